"""Words that hold words: arrows, options, conditions, alternatives, opponents."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kanly.engine.events import Happening, tell
from kanly.engine.machine.frames import in_order, open_frame
from kanly.engine.step import Step
from kanly.engine.vocabulary import NO_CHOICE, Choice, Moment, Part, Verb
from kanly.engine.words.intrigue import DISCARD_PLAYED
from kanly.engine.words.word import Condition, Word, fill, labels, told_apart

if TYPE_CHECKING:
    from kanly.engine.state import State


def touched(words: tuple[Word, ...], g: State, s: Step) -> int:
    parts = 0
    for word in words:
        parts |= word.touches(g, s)
    return parts


def shunned(words: tuple[Word, ...], g: State, s: Step) -> int:
    parts = 0
    for word in words:
        parts |= word.shuns(g, s)
    return parts


@dataclass(frozen=True, eq=False)
class Then(Word):
    """What an arrow buys: these words in any order, all before anything else goes on."""

    words: tuple[Word, ...]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        open_frame(g, self.words, s)

    def parts(self) -> tuple[Word, ...]:
        return self.words


@dataclass(frozen=True, eq=False, init=False)
class Arrow(Word):
    """Cost -> result: all of the cost or nothing, once."""

    cost: Word
    words: tuple[Word, ...]
    then: Then = field(repr=False)

    def __init__(self, cost: Word, *words: Word) -> None:
        fill(self, cost=cost, words=words, then=Then(words))

    def possible(self, g: State, s: Step) -> bool:
        if not self.cost.possible(g, s):
            return False
        return all(not word.needs_target() or word.possible(g, s) for word in self.words)

    def optional(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def informs(self, g: State, s: Step) -> bool:
        return any(w.informs(g, s) for w in self.words)

    def touches(self, g: State, s: Step) -> int:
        return self.cost.touches(g, s) | touched(self.words, g, s)

    def shuns(self, g: State, s: Step) -> int:
        return self.cost.shuns(g, s) | shunned(self.words, g, s)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.PAY, 0, 0), (Verb.DECLINE, 0, 0)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] == Verb.PAY:
            g.stack.append(Step(self.then, s.owner, s.source, s.slot))
            g.stack.append(Step(self.cost, s.owner, s.source, s.slot))

    def parts(self) -> tuple[Word, ...]:
        return (self.cost, self.then)

    def label(self) -> str:
        return f"{labels(self.words)}_for_{self.cost.label()}"


@dataclass(frozen=True, eq=False, init=False)
class Both(Word):
    """Two costs that must both be paid."""

    costs: tuple[Word, ...]

    def __init__(self, *costs: Word) -> None:
        fill(self, costs=costs)

    def possible(self, g: State, s: Step) -> bool:
        return all(cost.possible(g, s) for cost in self.costs)

    def asks(self, g: State, s: Step) -> bool:
        return any(cost.asks(g, s) for cost in self.costs)

    def touches(self, g: State, s: Step) -> int:
        return touched(self.costs, g, s)

    def shuns(self, g: State, s: Step) -> int:
        return shunned(self.costs, g, s)

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        in_order(g, self.costs, s.owner, s.source)

    def parts(self) -> tuple[Word, ...]:
        return self.costs

    def label(self) -> str:
        return labels(self.costs)


@dataclass(frozen=True, eq=False)
class May(Word):
    """'You may ...'"""

    word: Word

    def possible(self, g: State, s: Step) -> bool:
        return self.word.possible(g, s)

    def optional(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def informs(self, g: State, s: Step) -> bool:
        return self.word.informs(g, s)

    def touches(self, g: State, s: Step) -> int:
        return self.word.touches(g, s)

    def shuns(self, g: State, s: Step) -> int:
        return self.word.shuns(g, s)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        answers = self.word.choices(g, s)
        if answers is None:
            return [(Verb.PAY, 0, 0), (Verb.DECLINE, 0, 0)]
        return [*answers, (Verb.DECLINE, 0, 0)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] == Verb.PAY:
            self.word.apply(g, s, NO_CHOICE)
        elif choice[0] != Verb.DECLINE:
            self.word.apply(g, s, choice)

    def parts(self) -> tuple[Word, ...]:
        return (self.word,)

    def label(self) -> str:
        return self.word.label()

    def effects(self) -> tuple[tuple[str, Word], ...]:
        return self.word.effects()


@dataclass(frozen=True, eq=False, init=False)
class When(Word):
    """Words that wait until a condition holds."""

    condition: Condition
    words: tuple[Word, ...]

    def __init__(self, condition: Condition, *words: Word) -> None:
        fill(self, condition=condition, words=words)

    def possible(self, g: State, s: Step) -> bool:
        return self.condition.holds(g, s) and any(word.possible(g, s) for word in self.words)

    def optional(self) -> bool:
        return all(word.optional() for word in self.words)

    def eager(self, g: State, s: Step) -> bool:
        return all(word.eager(g, s) for word in self.words)

    def asks(self, g: State, s: Step) -> bool:
        return any(word.asks(g, s) for word in self.words)

    def informs(self, g: State, s: Step) -> bool:
        return any(word.informs(g, s) for word in self.words)

    def touches(self, g: State, s: Step) -> int:
        return self.condition.touches() | touched(self.words, g, s)

    def shuns(self, g: State, s: Step) -> int:
        return shunned(self.words, g, s)

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        open_frame(g, self.words, s, s.wanted)

    def parts(self) -> tuple[Word, ...]:
        return self.words

    def label(self) -> str:
        return labels(self.words)


@dataclass(frozen=True, eq=False, init=False)
class Branches(Word):
    """Several effects of which the owner names some."""

    branches: tuple[Word, ...]
    told_apart: tuple[tuple[str, Word], ...] = field(repr=False)

    def __init__(self, *branches: Word) -> None:
        fill(self, branches=branches, told_apart=told_apart(branches))

    def asks(self, g: State, s: Step) -> bool:
        return True

    def informs(self, g: State, s: Step) -> bool:
        return any(branch.informs(g, s) for branch in self.branches)

    def touches(self, g: State, s: Step) -> int:
        return touched(self.branches, g, s)

    def shuns(self, g: State, s: Step) -> int:
        return shunned(self.branches, g, s)

    def parts(self) -> tuple[Word, ...]:
        return self.branches

    def effects(self) -> tuple[tuple[str, Word], ...]:
        return self.told_apart


@dataclass(frozen=True, eq=False, init=False)
class Choose(Branches):
    """One of several; what cannot be carried out is not offered."""

    def possible(self, g: State, s: Step) -> bool:
        return any(branch.possible(g, s) for branch in self.branches)

    def optional(self) -> bool:
        return all(branch.optional() for branch in self.branches)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        """One that could be left is declined here, not after it was chosen."""
        number = g.catalog.effect_number
        offered = [(label, branch) for label, branch in self.told_apart if branch.possible(g, s)]
        answers: list[Choice] = [(Verb.CHOOSE, number[label], 0) for label, _ in offered]
        if any(branch.optional() for _, branch in offered):
            answers.append((Verb.DECLINE, 0, 0))
        return answers

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        for label, branch in self.told_apart:
            if choice[0] == Verb.CHOOSE and g.catalog.effect_number[label] == choice[1]:
                g.stack.append(Step(branch, s.owner, s.source, s.slot, branch.optional()))


@dataclass(frozen=True, eq=False, init=False)
class ChooseTwo(Branches):
    """Two different ones of several, named in one answer."""

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        numbers = [g.catalog.effect_number[label] for label, _ in self.told_apart]
        pairs = [(a, b) for i, a in enumerate(numbers) for b in numbers[i + 1 :]]
        return [(Verb.CHOOSE_TWO, min(pair), max(pair)) for pair in pairs]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        number = g.catalog.effect_number
        open_frame(g, tuple([word for label, word in self.told_apart if number[label] in choice[1:]]), s)


@dataclass(frozen=True, eq=False)
class EachOpponent(Word):
    """Clockwise from the owner's left, before anything else goes on."""

    word: Word

    def informs(self, g: State, s: Step) -> bool:
        return self.word.asks(g, s)

    def touches(self, g: State, s: Step) -> int:
        return Part.OPPONENTS

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        for seat in reversed(g.opponents_of(s.owner)):
            g.stack.append(Step(self.word, seat, s.source))

    def parts(self) -> tuple[Word, ...]:
        return (self.word,)


@dataclass(frozen=True, eq=False)
class AnOpponent(Word):
    """One opponent of the owner's choice, among those to whom it can happen."""

    word: Word

    def possible(self, g: State, s: Step) -> bool:
        return len(self.candidates(g, s)) > 0

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.OPPONENTS

    def candidates(self, g: State, s: Step) -> list[int]:
        seats = g.opponents_of(s.owner)
        return [seat for seat in seats if self.word.possible(g, Step(self.word, seat, s.source))]

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.CHOOSE_OPPONENT, seat, 0) for seat in self.candidates(g, s)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.stack.append(Step(self.word, choice[1], s.source))

    def parts(self) -> tuple[Word, ...]:
        return (self.word,)


@dataclass(frozen=True, eq=False)
class Lasting(Word):
    """These words wait, face up, for a later moment of their owner; if that moment is now, they work now."""

    moment: int
    words: tuple[Word, ...]

    def eager(self, g: State, s: Step) -> bool:
        return True

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if self.moment == Moment.REVEAL and g.revealing and g.active == s.owner:
            g.stack.append(Step(DISCARD_PLAYED, s.owner, s.source))
            open_frame(g, self.words, s)
        else:
            g.lasting.append(s)
            if g.watched:
                tell(g, Happening.LASTING, s.owner, s.source, 1)

    def parts(self) -> tuple[Word, ...]:
        return self.words
