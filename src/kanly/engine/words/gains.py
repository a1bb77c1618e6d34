"""Words that give and take resources."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kanly.engine.events import Mark, mark
from kanly.engine.play.purse import add_bonus_spice, gain
from kanly.engine.play.standing import of_leader
from kanly.engine.vocabulary import NOBODY, Choice, Kind, Moment, Part, Question, Resource, Window
from kanly.engine.words.word import Word, fill

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State
    from kanly.engine.step import Step


def gain_solari(g: State, seat: int, solari: int) -> None:
    """One event; a Leader may gain more with each of them on the own turn."""
    me = g.players[seat]
    if me.kind == Kind.HOUSE_HAGAL:
        return
    if g.active == seat and g.window != Window.NONE:
        solari += of_leader(g, seat, Question.SOLARI_MORE)
    gain(g, me, Resource.SOLARI, solari)


def gain_persuasion(g: State, me: Player, persuasion: int) -> None:
    """Counted for the turn, spent or not, where something asks for it: in Rise of Ix."""
    gain(g, me, Resource.PERSUASION, persuasion)
    if not g.rules.ix:
        return
    g.persuasion_gained += persuasion
    if g.watched:
        mark(g, NOBODY, Mark.PERSUASION_GAINED, g.persuasion_gained)


def gain_swords(g: State, s: Step, swords: int) -> None:
    """A revealed card that gave any is counted for the turn."""
    gain(g, g.players[s.owner], Resource.SWORDS, swords)
    if s.slot and g.rules.ix:
        g.sworded |= 1 << s.slot
        if g.watched:
            mark(g, NOBODY, Mark.CARDS_WITH_SWORDS, g.sworded.bit_count())


def parts_of(solari: int, spice: int, water: int) -> int:
    return (Part.SOLARI if solari else 0) | (Part.SPICE if spice else 0) | (Part.WATER if water else 0)


@dataclass(frozen=True, eq=False)
class Gain(Word):
    """Gain(spice=2), Gain(persuasion=1, swords=1). Each is an event of its own, never merged with another."""

    solari: int = 0
    spice: int = 0
    water: int = 0
    persuasion: int = 0
    swords: int = 0
    victory_points: int = 0
    touched: int = field(init=False, repr=False, default=0)

    def eager(self, g: State, s: Step) -> bool:
        return True

    def __post_init__(self) -> None:
        purse = parts_of(self.solari, self.spice, self.water)
        rest = (Part.PERSUASION if self.persuasion else 0) | (Part.SWORDS if self.swords else 0)
        fill(self, touched=purse | rest)

    def touches(self, g: State, s: Step) -> int:
        return self.touched

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        if me.kind == Kind.HOUSE_HAGAL:
            return
        if self.solari:
            gain_solari(g, s.owner, self.solari)
        if self.persuasion:
            gain_persuasion(g, me, self.persuasion)
        if self.swords:
            gain_swords(g, s, self.swords)
        if self.spice:
            gain(g, me, Resource.SPICE, self.spice)
        if self.water:
            gain(g, me, Resource.WATER, self.water)
        if self.victory_points:
            gain(g, me, Resource.VICTORY_POINTS, self.victory_points)

    def label(self) -> str:
        purse = (("solari", self.solari), ("spice", self.spice), ("water", self.water))
        rest = (
            ("persuasion", self.persuasion),
            ("swords", self.swords),
            ("victory_points", self.victory_points),
        )
        return "_and_".join([name for name, amount in (*purse, *rest) if amount])


COUNCIL_PERSUASION: Final = Gain(persuasion=2)  # of a seat in the High Council, on a Reveal turn


@dataclass(frozen=True, eq=False)
class Pay(Word):
    """Only ever a cost."""

    solari: int = 0
    spice: int = 0
    water: int = 0

    def possible(self, g: State, s: Step) -> bool:
        stock = g.players[s.owner].stock
        return (
            stock[Resource.SOLARI] >= self.solari
            and stock[Resource.SPICE] >= self.spice
            and stock[Resource.WATER] >= self.water
        )

    def touches(self, g: State, s: Step) -> int:
        return parts_of(self.solari, self.spice, self.water)

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        if self.solari:
            gain(g, me, Resource.SOLARI, -self.solari)
        if self.spice:
            gain(g, me, Resource.SPICE, -self.spice)
        if self.water:
            gain(g, me, Resource.WATER, -self.water)

    def label(self) -> str:
        purse = (("solari", self.solari), ("spice", self.spice), ("water", self.water))
        return "_and_".join([name for name, amount in purse if amount])


@dataclass(frozen=True, eq=False)
class GainPerCard(Word):
    """For each card of a Faction in play. More may come into play, so it would rather wait."""

    faction: int
    persuasion: int

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.IN_PLAY | Part.PERSUASION

    def counts(self, g: State, s: Step) -> int:
        return Part.IN_PLAY

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        count = g.cards_in_play(s.owner, self.faction)
        gain_persuasion(g, g.players[s.owner], self.persuasion * count)


@dataclass(frozen=True, eq=False)
class Harvest(Word):
    """The space's spice and all bonus spice on it; what a Leader gives instead comes with it."""

    base: int

    def eager(self, g: State, s: Step) -> bool:
        instead = listeners(g, s)
        return all(word.eager(g, s) for word in instead)

    def informs(self, g: State, s: Step) -> bool:
        return any(word.informs(g, s) for word in listeners(g, s))

    def touches(self, g: State, s: Step) -> int:
        parts: int = Part.SPICE
        for word in listeners(g, s):
            parts |= word.touches(g, s)
        return parts

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        space = g.sent_space
        twice = g.catalog.cards[g.sent_card].double_harvest
        spice = self.base * (2 if twice else 1) + g.bonus_spice[space]
        add_bonus_spice(g, space, -g.bonus_spice[space])
        if me.kind != Kind.HOUSE_HAGAL:
            gain(g, me, Resource.SPICE, max(0, spice - of_leader(g, s.owner, Question.SPICE_LESS)))
        for word in listeners(g, s):
            word.apply(g, s, choice)


def listeners(g: State, s: Step) -> tuple[Word, ...]:
    """What a Leader gets instead; Rivals use only the ring of theirs."""
    if g.players[s.owner].kind != Kind.HUMAN:
        return ()
    leader = g.players[s.owner].leader
    return g.catalog.leaders[leader].listens[Moment.HARVEST]


class Counter:
    """What GainPer counts."""

    DREADNOUGHTS_IN_CONFLICT: Final = 0
    OTHER_SWORD_CARDS: Final = 1  # revealed cards other than this one that gave swords this turn
    SWORD_CARDS: Final = 2
    WEAK_TRACKS: Final = 3  # Factions with one Influence or less

    NAMES: Final[tuple[str, ...]] = (
        "dreadnoughts_in_conflict",
        "other_sword_cards",
        "sword_cards",
        "tracks_at_1_or_less",
    )


@dataclass(frozen=True, eq=False)
class GainPer(Word):
    """So many swords or points for each thing counted. The count may still grow, so it would rather wait."""

    counter: int
    swords: int = 0
    victory_points: int = 0

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.SWORDS | Part.CONFLICT | Part.DREADNOUGHTS | Part.INFLUENCE

    def counts(self, g: State, s: Step) -> int:
        if self.counter == Counter.DREADNOUGHTS_IN_CONFLICT:
            return Part.CONFLICT | Part.DREADNOUGHTS
        is_of_swords = self.counter == Counter.OTHER_SWORD_CARDS or self.counter == Counter.SWORD_CARDS
        return Part.SWORDS if is_of_swords else 0

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        count = self.count(g, s)
        if self.swords and count:
            gain_swords(g, s, self.swords * count)
        gain(g, g.players[s.owner], Resource.VICTORY_POINTS, self.victory_points * count)

    def count(self, g: State, s: Step) -> int:
        me = g.players[s.owner]
        if self.counter == Counter.DREADNOUGHTS_IN_CONFLICT:
            return me.conflict_dreadnoughts
        if self.counter == Counter.OTHER_SWORD_CARDS:
            return (g.sworded & ~(1 << s.slot)).bit_count()
        if self.counter == Counter.SWORD_CARDS:
            return g.sworded.bit_count()
        return sum(1 for level in me.influence if level <= 1)
