"""How Traditional Chinese puts clauses together."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import Moment
from kanly.engine.words.grammar import AnOpponent, Arrow, Choose, ChooseTwo, EachOpponent, Lasting, When
from kanly.engine.words.lasting import MayGoOnTop
from kanly.engine.words.shipping import Dividends
from kanly.engine.words.word import Word
from kanly.text.forms import Form, Mood, Person
from kanly.text.traditional_chinese.parts import THAT_CARD, in_turn, my, who
from kanly.text.word_language import WordLanguage

LONG = ("→", "；")  # what 則 cannot lead

# Clauses with a subject or a choice of their own.
APART = (When, Choose, EachOpponent, AnOpponent, Lasting, MayGoOnTop)


def is_set_apart(word: Word, form: Form) -> bool:
    """What may be left undone too, lest 可以 seem to rule the rest."""
    return isinstance(word, APART) or (word.optional() and form.optional() != form)


def alternatives(phrases: Sequence[str], joint: str) -> str:
    """A card that all of them are done to is said once, 抽取或銷毀該牌, and so is who does them."""
    if all(phrase.endswith(THAT_CARD) for phrase in phrases):
        return "或".join(phrase.removesuffix(THAT_CARD) for phrase in phrases) + THAT_CARD
    first, *others = phrases
    return first + "".join(f"{joint}{phrase.removeprefix('你')}" for phrase in others)


def forms_of_branches(word: Choose, form: Form) -> list[Form]:
    """One 可以 for all of them, or one for each that may be left even when chosen."""
    if word.optional():
        first = form.optional()
        return [first, *[first.continued()] * (len(word.branches) - 1)]
    return [form.optional() if branch.optional() else form.alternative() for branch in word.branches]


class ChineseGrammar(WordLanguage):
    def clauses(self, words: Sequence[Word], form: Form) -> str:
        """Semicolons set apart what 並 would make ambiguous."""
        if any(is_set_apart(word, form) for word in words):
            return "；".join(self.said_once(words, [form] * len(words)))
        forms = [form, *[form.continued()] * (len(words) - 1)]
        return in_turn(self.said_once(words, forms))

    def repeated(self, text: str, times: int, may_be_left: bool) -> str:
        return f"{text}，{'至多' if may_be_left else '共'}{times}次"

    def either(self, texts: Sequence[str]) -> str:
        first, *others = texts
        return first + "".join(f"；或{'者，' if text.startswith('若') else ''}{text}" for text in others)

    def exchange(self, cost: str, result: str) -> str:
        return f"{cost} → {result}"

    def conditional(self, condition: str, text: str) -> str:
        """A cost may be left unpaid, so that 則 would promise too much."""
        if any(mark in text for mark in LONG):
            return f"若{condition}：{text}"
        return f"若{condition}，則{text}"

    def or_else(self, texts: Sequence[str]) -> str:
        return "；若無法如此，則".join(texts)

    def choose(self, word: Choose, form: Form) -> str:
        if self.tries_in_turn(word, form):
            return self.or_else([self.phrase(branch, form) for branch in word.branches])
        if any(isinstance(branch, Arrow | Dividends) for branch in word.branches):
            return self.either([self.phrase(branch, form) for branch in word.branches])
        forms = forms_of_branches(word, form)
        phrases = [self.phrase(branch, each) for branch, each in zip(word.branches, forms, strict=True)]
        return alternatives(phrases, "或" if form.mood is Mood.COST else "，或")

    def choose_two(self, word: ChooseTwo, form: Form) -> str:
        branches = [self.phrase(branch, form.as_(Mood.BARE)) for branch in word.branches]
        return f"以下任選2項：{'；'.join(branches)}"

    def each_opponent(self, word: EachOpponent, form: Form) -> str:
        return f"每位對手玩家{self.phrase(word.word, Form(Person.OTHER))}"

    def an_opponent(self, word: AnOpponent, form: Form) -> str:
        return f"選擇1位對手玩家，使其{self.phrase(word.word, Form(Person.OTHER))}"

    def lasting(self, word: Lasting, form: Form) -> str:
        later = self.joined(word.words, form)
        if word.moment == Moment.WON:
            return self.conditional(f"{who(form)}贏得此衝突", later)
        return f"在本輪{my(form)}揭示回合，{later}"
