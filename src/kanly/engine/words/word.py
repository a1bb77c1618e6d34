"""What every word of the card language can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.native import mypyc_attr as mypyc_attr
from kanly.engine.vocabulary import Choice

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step


class FrameKind:
    ORDINARY: Final = 0  # no frame
    INNER: Final = 1
    TURN: Final = 2
    COMBAT: Final = 3
    WON: Final = 4
    ENDGAME: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """An immutable definition, shared by every game and catalogue. It keeps nothing of them in itself."""

    frame: int = FrameKind.ORDINARY

    def possible(self, g: State, s: Step) -> bool:
        """False: it cannot be carried out now. It waits, and lapses when its frame closes."""
        return True

    def needs_target(self) -> bool:
        """As the result of an arrow: without a target for it the cost cannot be paid."""
        return False

    def optional(self) -> bool:
        """Arrows, 'you may', the trash icon."""
        return False

    def may_be_left(self, g: State, s: Step) -> bool:
        """Its owner may do without it. So whoever names it wants it, and is not asked again whether."""
        return self.optional()

    def is_twin(self, other: Word) -> bool:
        """Whether it makes no difference which of the two comes first."""
        return self is other

    def eager(self, g: State, s: Step) -> bool:
        """Carrying it out at once can never be worse for its owner than waiting."""
        return False

    def touches(self, g: State, s: Step) -> int:
        """The Parts its outcome depends on or changes."""
        return 0

    def shuns(self, g: State, s: Step) -> int:
        """The Parts that had better not change before it."""
        return 0

    def counts(self, g: State, s: Step) -> int:
        """The Parts that it counts: the more there is by then, the more it gives."""
        return 0

    def informs(self, g: State, s: Step) -> bool:
        """It may show its owner something not known before."""
        return False

    def asks(self, g: State, s: Step) -> bool:
        """Its owner would rather know more before it happens."""
        return False

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        """What the owner may answer; None: nothing to ask."""
        return None

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        return

    def is_kept(self, g: State, seat: int) -> bool:
        """What it gives is for good, and the seat has it or may not have it."""
        return False

    def parts(self) -> tuple[Word, ...]:
        """The words inside this one, in printed order."""
        return ()

    def label(self) -> str:
        """What an answer calls it where it is one of several effects: `choose recruit`."""
        return "".join(f"_{c.lower()}" if c.isupper() else c for c in type(self).__name__).lstrip("_")

    def effects(self) -> tuple[tuple[str, Word], ...]:
        """Those that it lets its owner choose from, by what an answer calls them; no two alike."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Word):
    """The words inside it are begun; where the words of its box are counted, they stand in its place."""

    def answer(self, answers: list[int]) -> None:
        """Enter, by Question, what it changes."""

    def begins(self, moment: int) -> tuple[Word, ...]:
        """What its owner begins at this Moment."""
        return ()

    def hears(self) -> tuple[int, ...]:
        """The Moments at which it acts by itself."""
        return ()

    def hear(self, g: State, s: Step, moment: int, detail: int) -> None:
        """At one of these Moments; what the detail is, the Moment says."""

    def stirs(self, g: State, seat: int, moment: int, count: int) -> int:
        """The Parts that it would touch if so much happened at this Moment."""
        return 0


def labels(words: tuple[Word, ...]) -> str:
    return "_and_".join([word.label() for word in words])


def told_apart(words: tuple[Word, ...]) -> tuple[tuple[str, Word], ...]:
    """Each with its label; a second one of the same label is counted."""
    taken: list[str] = []
    for word in words:
        label = word.label()
        alike = sum(1 for other in words[: len(taken)] if other.label() == label)
        taken.append(f"{label}_{alike + 1}" if alike else label)
    return tuple(zip(taken, words, strict=True))


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that may hold. Unless `at_most` says so, more of anything never makes it false."""

    def holds(self, g: State, s: Step) -> bool:
        return True

    def touches(self) -> int:
        return 0

    def at_most(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Threshold(Condition):
    """Holds when there is enough of something."""

    def holds(self, g: State, s: Step) -> bool:
        return self.held(g, s) >= self.needed()

    def held(self, g: State, s: Step) -> int:
        return 0

    def needed(self) -> int:
        return 0


def fill(word: Word, **values: object) -> None:
    """For words that are made of any number of others: what they hold is set once, when they are made."""
    for name, value in values.items():
        object.__setattr__(word, name, value)
