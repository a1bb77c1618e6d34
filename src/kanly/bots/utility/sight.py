"""Looks at a position and counts what each seat has: the features of `features.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.bots.utility.features import Features
from kanly.bots.utility.fight import Fight
from kanly.engine.vocabulary import ALLIANCE_AT, FACTION_COUNT, NOBODY, TOP_OF_TRACK, Resource
from kanly.engine.words.gains import COUNCIL_PERSUASION

if TYPE_CHECKING:
    from kanly.bots.utility.printed_worth import PrintedWorth
    from kanly.engine.player import Player
    from kanly.engine.state import State

LAST_ROUND: Final = 10
POINTS_A_ROUND: Final = 1.3  # of whoever leads
SOON: Final = 3  # points short of the target
MOST_SOLARI: Final = 10  # that are soon of use
MOST_SPICE: Final = 8
MOST_WATER: Final = 3
MOST_TROOPS: Final = 5


def most_points(g: State) -> int:
    best = 0
    for player in g.players:
        best = max(best, player.stock[Resource.VICTORY_POINTS])
    return best


class Sight:
    """Of one position, as it is seen in a round: the next one has begun for all, with new hands, and that is
    nobody's merit. The features of each seat are read one after another."""

    def __init__(self, g: State, worth: PrintedWorth, game_round: int) -> None:
        self.g = g
        self.worth = worth
        self.is_past = g.round != game_round
        points = most_points(g)
        target = g.rules.target
        self.left: float = min(float(LAST_ROUND - game_round), max(0.0, (target - points) / POINTS_A_ROUND))
        by_round: float = (game_round - 1) / (LAST_ROUND - 2.0)
        self.progress: float = min(
            1.0, 0.5 * by_round + 0.5 * points / target
        )  # 0 at the start, 1 at the end
        self.fight = Fight(g, worth)

    def of(self, me: Player) -> Features:
        found = Features()
        self.count_goods(me, found)
        self.count_intrigues(me, found)
        self.count_tracks(me, found)
        if me.revealed or self.is_past:
            found.revealed = 1.0
        else:
            self.count_hand(me, found)
        self.count_posts(me, found)
        self.count_deck(me, found)
        if self.g.rules.ix:
            self.count_ix(me, found)
        if not self.is_past:
            self.fight.count_prizes(me.seat, found)
        return found

    def count_goods(self, me: Player, found: Features) -> None:
        stock = me.stock
        points = stock[Resource.VICTORY_POINTS]
        solari = stock[Resource.SOLARI]
        spice = stock[Resource.SPICE]
        water = stock[Resource.WATER]
        found.points = float(points)
        found.close = float(max(0, points - self.g.rules.target + SOON))
        found.solari = float(min(solari, MOST_SOLARI))
        found.solari_more = float(max(0, solari - MOST_SOLARI))
        found.spice = float(min(spice, MOST_SPICE))
        found.spice_more = float(max(0, spice - MOST_SPICE))
        found.water = float(min(water, MOST_WATER))
        found.water_more = float(max(0, water - MOST_WATER))
        found.troops = float(min(me.garrison, MOST_TROOPS))
        found.troops_more = float(max(0, me.garrison - MOST_TROOPS))
        found.persuasion = float(stock[Resource.PERSUASION])

    def count_intrigues(self, me: Player, found: Features) -> None:
        worth = self.worth
        found.intrigues = float(len(me.intrigues))
        for card in me.intrigues:
            found.battle_cards += worth.battle[card]
            found.endgame_cards += worth.finish[card]
            found.plot_cards += worth.plot[card]

    def count_tracks(self, me: Player, found: Features) -> None:
        for faction in range(FACTION_COUNT):
            self.count_track(me, faction, found)

    def count_track(self, me: Player, faction: int, found: Features) -> None:
        level = me.influence[faction]
        if level >= 1:
            found.tracks_at_1 += 1.0
        if level >= 2:
            found.tracks_at_2 += 1.0
        if level >= 3:
            found.tracks_at_3 += 1.0
            self.count_alliance(me, faction, level, found)
        if level >= ALLIANCE_AT:
            found.tracks_at_4 += 1.0

    def count_alliance(self, me: Player, faction: int, level: int, found: Features) -> None:
        """Taken with the fourth step, or by being a step ahead of the holder."""
        holder = self.g.alliances[faction]
        if holder == me.seat:
            found.alliances += 1.0
            for player in self.g.players:
                if player.seat != me.seat and player.influence[faction] >= level and level < TOP_OF_TRACK:
                    found.in_danger += 1.0
                    return
        elif holder == NOBODY or level >= self.g.players[holder].influence[faction]:
            found.in_reach += 1.0

    def count_hand(self, me: Player, found: Features) -> None:
        """Before one's Reveal turn; afterwards there is none."""
        worth = self.worth
        icons = 0
        for card in me.hand:
            found.hand_persuasion += worth.persuasion[card]
            found.hand_swords += worth.swords[card]
            found.hand_agent = max(found.hand_agent, worth.agent[card])
            icons |= worth.icon_masks[card]
        found.hand = float(len(me.hand))
        found.agents = float(me.agents)
        if me.council:
            found.hand_persuasion += COUNCIL_PERSUASION.persuasion
        if me.agents > 0:
            found.hand_icons = float(icons.bit_count())
        else:
            found.hand_agent = 0.0

    def count_posts(self, me: Player, found: Features) -> None:
        g = self.g
        if me.council:
            found.council = self.left
        if me.swordmaster:
            found.swordmaster = self.left
        if g.mentat == me.seat or g.mentat_promised == me.seat:
            found.mentat = 1.0
        for seat in g.control:
            if seat == me.seat:
                found.control += self.left

    def count_deck(self, me: Player, found: Features) -> None:
        """All that one will draw from: what a card of it brings on average, and for how many rounds."""
        count = len(me.hand) + len(me.deck) + len(me.discard) + len(me.in_play)
        if count == 0:
            return
        found.cards = float(count)
        share = self.left / count
        self.count_pile(me.hand, share, found)
        self.count_pile(me.deck, share, found)
        self.count_pile(me.discard, share, found)
        self.count_pile(me.in_play, share, found)

    def count_pile(self, pile: list[int], share: float, found: Features) -> None:
        worth = self.worth
        for card in pile:
            found.deck_persuasion += share * worth.persuasion[card]
            found.deck_swords += share * worth.swords[card]
            found.deck_reveals += share * worth.reveals[card]
            found.deck_agent += share * worth.agent[card]
            found.deck_icons += share * worth.icons[card]
            found.deck_factions += share * worth.factions[card]

    def count_ix(self, me: Player, found: Features) -> None:
        for tile in me.tiles:
            found.tiles += 1.0
            found.tile_worth += self.left * self.worth.tiles[tile]
        ships = me.garrison_dreadnoughts + me.conflict_dreadnoughts
        for seat in self.g.flags:
            if seat == me.seat:
                ships += 1
        found.dreadnoughts = float(ships)
        found.freighter = float(me.freighter)
        found.negotiators = float(me.negotiators)
        found.snoopers = float(me.snoopers.bit_count())
