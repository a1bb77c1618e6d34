"""Words that move cubes on the Influence tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine.machine.frames import open_frame, open_mixed_frame
from kanly.engine.play import influence
from kanly.engine.step import Step
from kanly.engine.vocabulary import (
    ALLIANCE_AT,
    FACTIONS,
    POINT_AT,
    TOP_OF_TRACK,
    Choice,
    Part,
    Verb,
)
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State


def reached(g: State, seat: int, faction: int, steps: int) -> int:
    """The Parts that the bonus of a track, or a Snooper on it, touches if these steps reach it."""
    level = g.players[seat].influence[faction]
    snooper = reaches_snooper(g, seat, faction, steps)
    if not snooper and not level < ALLIANCE_AT <= level + steps:
        return 0
    parts: int = Part.HAND | Part.DISCARD | Part.SPICE if snooper else 0
    for word in g.catalog.track_bonuses[faction]:
        parts |= word.touches(g, Step(word, seat, 0))
    return parts


def reaches_snooper(g: State, seat: int, faction: int, steps: int) -> bool:
    """Whether these steps reach one of Tessia's Snoopers; which is reached first decides what each pays."""
    me = g.players[seat]
    level = me.influence[faction]
    return me.snoopers >> faction & 1 != 0 and level < POINT_AT <= level + steps


def shunned_by_climb(g: State, seat: int, faction: int, steps: int) -> int:
    """The Parts that the bonus of a track, if it is reached, had better come before."""
    return shunned_by_bonus(g, seat, faction) if reached(g, seat, faction, steps) else 0


def shunned_by_bonus(g: State, seat: int, faction: int) -> int:
    parts = 0
    for word in g.catalog.track_bonuses[faction]:
        parts |= word.shuns(g, Step(word, seat, 0))
    return parts


@dataclass(frozen=True, eq=False)
class Influence(Word):
    """With one Faction of the owner's choice among those listed."""

    among: tuple[int, ...] = FACTIONS
    amount: int = 1

    def possible(self, g: State, s: Step) -> bool:
        me = g.players[s.owner]
        return any(me.influence[f] < TOP_OF_TRACK for f in self.among)

    def eager(self, g: State, s: Step) -> bool:
        if len(self.among) > 1:
            return False
        if g.players[s.owner].snoopers and self.asks(g, s):
            return False
        return g.players[s.owner].influence[self.among[0]] + self.amount <= TOP_OF_TRACK

    def asks(self, g: State, s: Step) -> bool:
        if len(self.among) > 1:
            return True
        return reaches_snooper(g, s.owner, self.among[0], self.amount)

    def informs(self, g: State, s: Step) -> bool:
        return any(shunned_by_climb(g, s.owner, f, self.amount) != 0 for f in self.among)

    def touches(self, g: State, s: Step) -> int:
        parts: int = Part.INFLUENCE
        for faction in self.among:
            parts |= reached(g, s.owner, faction, self.amount)
        return parts

    def shuns(self, g: State, s: Step) -> int:
        parts = 0
        for faction in self.among:
            parts |= shunned_by_climb(g, s.owner, faction, self.amount)
        return parts

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        if len(self.among) == 1:
            return None
        me = g.players[s.owner]
        return [(Verb.GAIN_INFLUENCE, f, 0) for f in self.among if me.influence[f] < TOP_OF_TRACK]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        faction = self.among[0] if choice[0] < 0 else choice[1]
        influence.gain(g, s.owner, faction, self.amount)


@dataclass(frozen=True, eq=False)
class OneStep(Word):
    """A step on each of some tracks; which ones is found out when it happens."""

    def informs(self, g: State, s: Step) -> bool:
        return self.shunned_on_the_way(g, s) != 0

    def touches(self, g: State, s: Step) -> int:
        return self.touched_on_the_way(g, s)

    def shuns(self, g: State, s: Step) -> int:
        return self.shunned_on_the_way(g, s)

    def touched_on_the_way(self, g: State, s: Step) -> int:
        parts: int = Part.INFLUENCE
        for faction in FACTIONS:
            parts |= reached(g, s.owner, faction, 1)
        return parts

    def shunned_on_the_way(self, g: State, s: Step) -> int:
        parts = 0
        for faction in FACTIONS:
            parts |= shunned_by_climb(g, s.owner, faction, 1)
        return parts


@dataclass(frozen=True, eq=False)
class OneStepEach(OneStep):
    """Each of the steps is a word of its own, so that they have an order."""

    steps: tuple[Influence, ...]  # by Faction

    def parts(self) -> tuple[Word, ...]:
        return self.steps


@dataclass(frozen=True, eq=False)
class InfluenceEach(OneStepEach):
    """One step with each of the four Factions, in the order the owner likes."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        open_frame(g, self.steps, s)


@dataclass(frozen=True, eq=False)
class InfluenceTwo(OneStepEach):
    """One step with each of two different Factions."""

    def asks(self, g: State, s: Step) -> bool:
        return True

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.GAIN_INFLUENCE_WITH_TWO, a, b) for a in FACTIONS for b in FACTIONS if a < b]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        open_frame(g, (self.steps[choice[1]], self.steps[choice[2]]), s)


def each_faction() -> tuple[Influence, ...]:
    """One step with each Faction, as four words of their own."""
    return tuple(Influence((faction,)) for faction in FACTIONS)


@dataclass(frozen=True, eq=False)
class InfluenceWhereBehind(OneStep):
    """With a Faction where an opponent has more. Climbing first may close that gap, so it shuns it."""

    def possible(self, g: State, s: Step) -> bool:
        return any(influence.is_behind(g, s.owner, f) for f in FACTIONS)

    def needs_target(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def shuns(self, g: State, s: Step) -> int:
        return Part.INFLUENCE | self.shunned_on_the_way(g, s)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.GAIN_INFLUENCE, f, 0) for f in FACTIONS if influence.is_behind(g, s.owner, f)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        influence.gain(g, s.owner, choice[1], 1)


@dataclass(frozen=True, eq=False)
class InfluenceWhereSnooper(OneStep):
    """With a Faction whose Snooper still stands on its track. Reaching it first would close that."""

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].snoopers != 0

    def needs_target(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def informs(self, g: State, s: Step) -> bool:
        return True

    def shuns(self, g: State, s: Step) -> int:
        return Part.INFLUENCE | self.shunned_on_the_way(g, s)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        snoopers = g.players[s.owner].snoopers
        return [(Verb.GAIN_INFLUENCE, f, 0) for f in FACTIONS if snoopers >> f & 1]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        influence.gain(g, s.owner, choice[1], 1)


@dataclass(frozen=True, eq=False)
class InfluenceWhereAgentsStand(OneStepEach):
    """One step with each Faction on whose spaces the owner has an Agent."""

    def touches(self, g: State, s: Step) -> int:
        return Part.AGENTS | self.touched_on_the_way(g, s)

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        present = 0
        for space in g.catalog.spaces:
            if space.faction >= 0 and g.agents_of(s.owner, space.index):
                present |= 1 << space.faction
        words: list[tuple[Word, int]] = [(self.steps[f], s.source) for f in FACTIONS if present >> f & 1]
        open_mixed_frame(g, words, s.owner)


@dataclass(frozen=True, eq=False)
class LoseInfluence(Word):
    """A cost: the loss must be real. Falling may let a bonus be reached again, so it comes first."""

    def possible(self, g: State, s: Step) -> bool:
        return any(g.players[s.owner].influence)

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.INFLUENCE

    def shuns(self, g: State, s: Step) -> int:
        parts: int = Part.INFLUENCE
        for faction in FACTIONS:
            if g.players[s.owner].influence[faction] == ALLIANCE_AT:
                parts |= shunned_by_bonus(g, s.owner, faction)
        return parts

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        me = g.players[s.owner]
        return [(Verb.LOSE_INFLUENCE, f, 0) for f in FACTIONS if me.influence[f] > 0]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        faction = choice[1]
        influence.lose(g, s.owner, faction)
        me = g.players[s.owner]
        if g.alliances[faction] == s.owner and influence.heirs_of(g, s.owner, faction):
            g.stack.append(Step(HEIR_WORDS[faction], me.seat, 0))


@dataclass(frozen=True, eq=False)
class PassAlliance(Word):
    """The loser says which of several equally high players takes the token."""

    faction: int

    def asks(self, g: State, s: Step) -> bool:
        return True

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        heirs = influence.heirs_of(g, s.owner, self.faction)
        return [(Verb.HAND_ALLIANCE, seat, self.faction) for seat in heirs]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        influence.move_alliance(g, self.faction, choice[1])


HEIR_WORDS: Final[tuple[PassAlliance, ...]] = tuple(PassAlliance(f) for f in FACTIONS)
