"""How the Conflict of this round may end: how strong each seat may yet become, and what it may win."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from kanly.engine.vocabulary import TROOP_STRENGTH, Kind

if TYPE_CHECKING:
    from kanly.bots.utility.features import Features
    from kanly.bots.utility.printed_worth import PrintedWorth
    from kanly.engine.player import Player
    from kanly.engine.state import State

RIVAL_SWORDS: Final = 2.0  # on a House Hagal card, about
JOINS: Final = 0.45  # how often somebody with troops and an Agent at hand still joins
A_CARD: Final = 0.8  # of strength that an Intrigue card brings in Combat, about
STEADY: Final = 0.35  # how much even those who have done everything may be misjudged


class Fighter:
    """What a seat may bring into this round's Conflict."""

    def __init__(self, g: State, me: Player, worth: PrintedWorth) -> None:
        self.joins: float = 1.0 if me.units() > 0 else 0.0  # how likely it has a unit there
        self.strength: float = float(me.strength())  # then, about
        self.spread: float = STEADY
        if me.kind != Kind.HUMAN:
            self.reckon_rival(me)
        else:
            self.reckon(g, me, worth)

    def reckon(self, g: State, me: Player, worth: PrintedWorth) -> None:
        if not me.revealed:
            swords = 0.0
            for card in me.hand:
                swords += worth.swords[card]
            self.strength += 0.8 * swords
            self.spread += 0.4
            if me.agents > 0:
                self.reckon_deployment(me)
        cards = len(me.intrigues)
        self.strength += 0.5 * A_CARD * cards
        self.spread += 0.35 * cards

    def reckon_deployment(self, me: Player) -> None:
        """With Agents at hand more may come."""
        reach = min(me.garrison, 2 + me.agents)
        if self.joins == 0.0:
            if reach + me.garrison_dreadnoughts == 0:
                reach = 1
            self.joins = JOINS
        self.strength += 0.5 * TROOP_STRENGTH * reach + 1.5 * me.garrison_dreadnoughts
        self.spread += 0.5 * me.agents

    def reckon_rival(self, me: Player) -> None:
        """What they turn up in Combat is not known, and their Agents bring troops as it happens."""
        self.spread += 0.8
        self.strength += RIVAL_SWORDS
        if me.agents > 0:
            self.strength += 0.7 * TROOP_STRENGTH * min(me.garrison, 2)
            self.spread += 0.5 * me.agents
            self.joins = max(self.joins, JOINS)


class Fight:
    """The chances of each seat for each place."""

    def __init__(self, g: State, worth: PrintedWorth) -> None:
        self.worth = worth
        self.conflict = g.conflict
        self.prizes = 3 if len(g.players) == 4 else 2
        self.fighters: list[Fighter] = []
        fought = g.conflicts_fought
        self.is_open = not g.over and g.conflict != 0 and not (fought and fought[-1] == g.conflict)
        if self.is_open:
            for player in g.players:
                self.fighters.append(Fighter(g, player, worth))

    def count_prizes(self, seat: int, found: Features) -> None:
        if not self.is_open or self.fighters[seat].joins == 0.0:
            return
        places = self.places(seat)
        points = self.worth.points[self.conflict]
        steps = self.worth.steps[self.conflict]
        goods = self.worth.goods[self.conflict]
        for rank in range(self.prizes):
            found.prize_points += places[rank] * points[rank]
            found.prize_steps += places[rank] * steps[rank]
            found.prize_goods += places[rank] * goods[rank]

    def places(self, seat: int) -> list[float]:
        """How likely the seat comes first, second, third, further back."""
        me = self.fighters[seat]
        ahead = [me.joins, 0.0, 0.0, 0.0]  # by how many are stronger
        for other in range(len(self.fighters)):
            if other != seat:
                stronger = self.beats(self.fighters[other], me)
                for count in range(3, 0, -1):
                    ahead[count] = ahead[count] * (1.0 - stronger) + ahead[count - 1] * stronger
                ahead[0] *= 1.0 - stronger
        return ahead

    def beats(self, him: Fighter, me: Fighter) -> float:
        """How likely he is at least as strong."""
        if him.joins == 0.0:
            return 0.0
        lead = (him.strength - me.strength + 0.5) / (0.6 * (him.spread + me.spread))
        return him.joins / (1.0 + exp(-max(-30.0, min(30.0, lead))))
