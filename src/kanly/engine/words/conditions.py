"""Conditions in front of words, and of Intrigue cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine.play import tech
from kanly.engine.play.influence import holds_any_alliance
from kanly.engine.vocabulary import ALLIANCE_AT, NOBODY, Kind, Part, Resource
from kanly.engine.words.word import Condition, Threshold

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step

RIVAL_COPIES: Final = 2


@dataclass(frozen=True, eq=False)
class Bond(Condition):
    """Another card of the Faction in play."""

    faction: int

    def touches(self) -> int:
        return Part.IN_PLAY

    def holds(self, g: State, s: Step) -> bool:
        itself = 1 if s.source in g.players[s.owner].in_play else 0
        if not g.catalog.cards[s.source].factions >> self.faction & 1:
            itself = 0
        return g.cards_in_play(s.owner, self.faction) > itself


@dataclass(frozen=True, eq=False)
class HasInfluence(Condition):
    faction: int
    amount: int

    def touches(self) -> int:
        return Part.INFLUENCE

    def holds(self, g: State, s: Step) -> bool:
        return g.players[s.owner].influence[self.faction] >= self.amount


@dataclass(frozen=True, eq=False)
class HasAlliance(Condition):
    faction: int

    def touches(self) -> int:
        return Part.INFLUENCE

    def holds(self, g: State, s: Step) -> bool:
        return g.alliances[self.faction] == s.owner


@dataclass(frozen=True, eq=False)
class HasAnyAlliance(Condition):
    def touches(self) -> int:
        return Part.INFLUENCE

    def holds(self, g: State, s: Step) -> bool:
        return holds_any_alliance(g, s.owner)


@dataclass(frozen=True, eq=False)
class OnCouncil(Condition):
    def holds(self, g: State, s: Step) -> bool:
        return g.players[s.owner].council


@dataclass(frozen=True, eq=False)
class MentatHome(Condition):
    def touches(self) -> int:
        return Part.AGENTS

    def holds(self, g: State, s: Step) -> bool:
        return g.mentat == NOBODY

    def at_most(self) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class EnemyTroopDeployed(Condition):
    def touches(self) -> int:
        return Part.OPPONENTS

    def holds(self, g: State, s: Step) -> bool:
        return any(p.conflict > 0 for p in g.players if p.seat != s.owner)


@dataclass(frozen=True, eq=False)
class HasTiles(Threshold):
    tiles: int

    def touches(self) -> int:
        return Part.TECH

    def held(self, g: State, s: Step) -> int:
        return len(g.players[s.owner].tiles)

    def needed(self) -> int:
        return self.tiles


@dataclass(frozen=True, eq=False)
class CanBuyTile(Condition):
    """Some face-up tile could be paid for now."""

    def touches(self) -> int:
        return Part.TECH | Part.SPICE

    def holds(self, g: State, s: Step) -> bool:
        return len(tech.ways_to_buy(g, s.owner, 0, False)) > 0


@dataclass(frozen=True, eq=False)
class PersuasionGained(Condition):
    """So much Persuasion gained on this turn, spent or not."""

    amount: int

    def touches(self) -> int:
        return Part.PERSUASION

    def holds(self, g: State, s: Step) -> bool:
        return g.persuasion_gained >= self.amount


@dataclass(frozen=True, eq=False)
class AgentsOn(Condition):
    """So many of the owner's Agents on spaces with any of these icons."""

    icons: tuple[int, ...]
    agents: int = 1

    def touches(self) -> int:
        return Part.AGENTS

    def holds(self, g: State, s: Step) -> bool:
        count = 0
        for icon in self.icons:
            for space in g.catalog.indices_of_icons[1 << icon]:
                count += g.agents_of(s.owner, space)
        return count >= self.agents


@dataclass(frozen=True, eq=False)
class EnemyAgentHere(Condition):
    """An enemy Agent stood on the space when the Agent of this turn arrived."""

    def holds(self, g: State, s: Step) -> bool:
        return g.enemy_there


@dataclass(frozen=True, eq=False)
class SentToFaction(Condition):
    """The Agent of this turn went to a Faction's space."""

    def holds(self, g: State, s: Step) -> bool:
        return g.sent_space >= 0 and g.catalog.spaces[g.sent_space].faction >= 0


@dataclass(frozen=True, eq=False)
class UnitsDeployed(Threshold):
    """So many units deployed on this turn, by whatever means."""

    units: int

    def touches(self) -> int:
        return Part.CONFLICT

    def held(self, g: State, s: Step) -> int:
        me = g.players[s.owner]
        return me.deployed + me.deployed_dreadnoughts

    def needed(self) -> int:
        return self.units


@dataclass(frozen=True, eq=False)
class HasSolari(Threshold):
    amount: int

    def touches(self) -> int:
        return Part.SOLARI

    def held(self, g: State, s: Step) -> int:
        return g.players[s.owner].stock[Resource.SOLARI]

    def needed(self) -> int:
        return self.amount


@dataclass(frozen=True, eq=False)
class Conspiring(Threshold):
    """So many of four goals: no dreadnought in supply, a copy of a card, two tracks at 4, a Council seat."""

    card: str
    goals: int

    def held(self, g: State, s: Step) -> int:
        me = g.players[s.owner]
        met = [
            me.dreadnoughts == 0,
            copies_owned(g, s.owner, g.catalog.number[self.card]) >= 1,
            sum(1 for level in me.influence if level >= ALLIANCE_AT) >= 2,
            me.council,
        ]
        return sum(met)

    def needed(self) -> int:
        return self.goals


@dataclass(frozen=True, eq=False)
class DeckNotEmpty(Condition):
    def touches(self) -> int:
        return Part.DECK

    def holds(self, g: State, s: Step) -> bool:
        return len(g.players[s.owner].deck) > 0


@dataclass(frozen=True, eq=False)
class OwnsCopies(Condition):
    """At least so many copies of a card, wherever they are."""

    card: str
    copies: int

    def holds(self, g: State, s: Step) -> bool:
        return copies_owned(g, s.owner, g.catalog.number[self.card]) >= self.copies


@dataclass(frozen=True, eq=False)
class OwnsMostCopies(Condition):
    """Strictly more copies of a card than each opponent."""

    card: str

    def holds(self, g: State, s: Step) -> bool:
        card = g.catalog.number[self.card]
        mine = copies_owned(g, s.owner, card)
        return all(copies_owned(g, seat, card) < mine for seat in g.opponents_of(s.owner))


@dataclass(frozen=True, eq=False)
class TracksAt(Threshold):
    """At least so much Influence on at least so many tracks."""

    amount: int
    tracks: int

    def touches(self) -> int:
        return Part.INFLUENCE

    def held(self, g: State, s: Step) -> int:
        levels = g.players[s.owner].influence
        return sum(1 for level in levels if level >= self.amount)

    def needed(self) -> int:
        return self.tracks


def copies_owned(g: State, seat: int, card: int) -> int:
    """A Rival of a solo game counts as owning two copies of anything that is counted."""
    me = g.players[seat]
    if me.kind == Kind.RIVAL:
        return RIVAL_COPIES
    count = 0
    for zone in (me.hand, me.deck, me.discard, me.in_play):
        count += zone.count(card)
    return count + (me.hidden_aside == card)
