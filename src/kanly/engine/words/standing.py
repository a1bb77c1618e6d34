"""What a Leader or a tile changes for as long as it is there: words that are printed but never begun.

A thing asks its standing words once, when it is made: for the numbers that the rules look up there, by
Question, and for the Moments at which they act.
"""

from __future__ import annotations

from dataclasses import dataclass

from kanly.engine.vocabulary import Moment, Question
from kanly.engine.words.word import Standing, Word


def answers_of(words: tuple[Standing, ...]) -> list[int]:
    """By Question; 0: as usual."""
    answers = [0] * Question.COUNT
    for word in words:
        word.answer(answers)
    return answers


def begun_at(moment: int, words: tuple[Standing, ...]) -> tuple[Word, ...]:
    found: list[Word] = []
    for word in words:
        found.extend(word.begins(moment))
    return tuple(found)


def hearing(moment: int, words: tuple[Standing, ...]) -> tuple[Standing, ...]:
    return tuple([word for word in words if moment in word.hears()])


# --- Leaders


@dataclass(frozen=True, eq=False)
class At(Standing):
    """At this Moment of their owner, these words."""

    moment: int
    words: tuple[Word, ...]

    def parts(self) -> tuple[Word, ...]:
        return self.words

    def begins(self, moment: int) -> tuple[Word, ...]:
        return self.words if moment == self.moment else ()


@dataclass(frozen=True, eq=False)
class HarvestLess(Standing):
    """Less spice at every harvest, and these words instead."""

    spice: int
    words: tuple[Word, ...]

    def parts(self) -> tuple[Word, ...]:
        return self.words

    def answer(self, answers: list[int]) -> None:
        answers[Question.SPICE_LESS] += self.spice

    def begins(self, moment: int) -> tuple[Word, ...]:
        return self.words if moment == Moment.HARVEST else ()


@dataclass(frozen=True, eq=False)
class CheaperSpaces(Standing):
    """Those of an icon cost less Solari."""

    icon: int
    solari: int

    def answer(self, answers: list[int]) -> None:
        answers[Question.SOLARI_OFF + self.icon] += self.solari


@dataclass(frozen=True, eq=False)
class PassEnemies(Standing):
    """Enemy Agents do not block on spaces of these icons."""

    icons: tuple[int, ...]

    def answer(self, answers: list[int]) -> None:
        for icon in self.icons:
            answers[Question.PASSES_ENEMIES] |= 1 << icon


@dataclass(frozen=True, eq=False)
class SeeTop(Standing):
    """Of the own deck, at any time."""

    def answer(self, answers: list[int]) -> None:
        answers[Question.SEES_TOP] = 1


@dataclass(frozen=True, eq=False)
class MoreSolari(Standing):
    """With each gain of Solari on the own turn."""

    solari: int

    def answer(self, answers: list[int]) -> None:
        answers[Question.SOLARI_MORE] += self.solari


@dataclass(frozen=True, eq=False)
class StrongerDreadnoughts(Standing):
    """Each of the owner's in the Conflict has this strength."""

    strength: int

    def answer(self, answers: list[int]) -> None:
        answers[Question.DREADNOUGHT_STRENGTH] = max(answers[Question.DREADNOUGHT_STRENGTH], self.strength)


# --- tiles


@dataclass(frozen=True, eq=False)
class AcquireOnTop(Standing):
    """Cards acquired may go on top of the deck."""

    def answer(self, answers: list[int]) -> None:
        answers[Question.ACQUIRES_ON_TOP] = 1


@dataclass(frozen=True, eq=False)
class MoreShippedTroops(Standing):
    """The Freighter brings more troops, and all that it brings may go straight into the Conflict."""

    troops: int

    def answer(self, answers: list[int]) -> None:
        answers[Question.SHIPPED_TROOPS] += self.troops


@dataclass(frozen=True, eq=False)
class Detonate(Standing):
    """After a win, a dreadnought in the Conflict may go back to supply for points instead of onto a flag."""

    victory_points: int

    def answer(self, answers: list[int]) -> None:
        answers[Question.DETONATION_POINTS] += self.victory_points


@dataclass(frozen=True, eq=False)
class WinTies(Standing):
    """At the end of the game."""

    def answer(self, answers: list[int]) -> None:
        answers[Question.WINS_TIES] = 1
