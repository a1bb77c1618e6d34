"""In what form a phrase is wanted: who acts, how it is meant, and whether more of the sentence follows.

A form says what is meant; each language decides for itself which endings and helping words that takes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final


class Person(Enum):
    YOU = "you"  # the reader
    OTHER = "other"  # somebody named just before: an opponent, another player
    RIVAL = "rival"  # a Rival or House Hagal, which follows its cards and has no choice


class Mood(Enum):
    DO = "do"  # an order to the reader; for anybody else, what that player does
    MAY = "may"  # allowed, not required
    BARE = "bare"  # after a helping word that has been said already, and as one of several alternatives
    COST = "cost"  # before an arrow
    RESULT = "result"  # after an arrow
    TOLD = "told"  # in the log: it has happened


@dataclass(frozen=True)
class Form:
    person: Person = Person.YOU
    mood: Mood = Mood.DO
    more: bool = False  # another clause of the same sentence follows
    further: bool = False  # it comes on top of what has been said before

    def optional(self) -> Form:
        """For what its owner may leave; a Rival leaves nothing, and a helping word is said only once."""
        if self.person is Person.RIVAL or self.mood not in (Mood.DO, Mood.RESULT):
            return self
        return replace(self, mood=Mood.MAY)

    def as_(self, mood: Mood) -> Form:
        return replace(self, mood=mood)

    def of(self, person: Person) -> Form:
        return replace(self, person=person)

    def on_top(self) -> Form:
        return replace(self, further=True)

    def followed(self, more: bool) -> Form:
        return replace(self, more=more)

    def continued(self) -> Form:
        """For the next clause with the same subject: 'you may draw a card and *gain* ...'."""
        return self.as_(Mood.BARE) if self.mood is Mood.MAY else self

    def alternative(self) -> Form:
        """For one of several: choosing it is doing it."""
        return self.as_(Mood.BARE) if self.mood in (Mood.DO, Mood.RESULT) and self.is_you else self

    @property
    def is_you(self) -> bool:
        return self.person is Person.YOU


CARD: Final = Form()
RIVAL: Final = Form(Person.RIVAL)
TOLD_OF_YOU: Final = Form(Person.YOU, Mood.TOLD)
TOLD_OF_OTHER: Final = Form(Person.OTHER, Mood.TOLD)
TOLD_OF_RIVAL: Final = Form(Person.RIVAL, Mood.TOLD)
