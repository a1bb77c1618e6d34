"""How English puts clauses together."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import Moment
from kanly.engine.words.grammar import AnOpponent, Arrow, Choose, ChooseTwo, EachOpponent, Lasting, When
from kanly.engine.words.lasting import MayGoOnTop
from kanly.engine.words.shipping import Dividends
from kanly.engine.words.word import Word
from kanly.text.english.parts import THAT_CARD, do, listed, you, your
from kanly.text.forms import Form, Mood, Person
from kanly.text.word_language import WordLanguage

# Clauses with a subject or a choice of their own.
APART = (When, Choose, EachOpponent, AnOpponent, Lasting, MayGoOnTop)


def is_set_apart(word: Word, form: Form) -> bool:
    """What may be left undone too, lest 'may' seem to rule the rest."""
    return isinstance(word, APART) or (word.optional() and form.optional() != form)


def forms_of_branches(word: Choose, form: Form) -> list[Form]:
    """One 'may' for all of them, or one for each that may be left even when chosen."""
    if word.optional():
        first = form.optional()
        return [first, *[first.continued()] * (len(word.branches) - 1)]
    return [form.optional() if branch.optional() else form.alternative() for branch in word.branches]


def alternatives(phrases: Sequence[str]) -> list[str]:
    """A card that all of them are done to has been named before: 'draw it or trash it'."""
    if all(phrase.endswith(THAT_CARD) for phrase in phrases):
        return [f"{phrase.removesuffix(THAT_CARD)}it" for phrase in phrases]
    return list(phrases)


class EnglishGrammar(WordLanguage):
    def clauses(self, words: Sequence[Word], form: Form) -> str:
        """Semicolons set apart what 'and' would make ambiguous."""
        if any(is_set_apart(word, form) for word in words):
            return "; ".join(self.said_once(words, [form] * len(words)))
        forms = [form, *[form.continued()] * (len(words) - 1)]
        return listed(self.said_once(words, forms))

    def repeated(self, text: str, times: int, may_be_left: bool) -> str:
        often = "twice" if times == 2 else f"{times} times"
        return f"up to {often}, {text}" if may_be_left else f"{text}, {often}"

    def either(self, texts: Sequence[str]) -> str:
        return "; or ".join(texts)

    def exchange(self, cost: str, result: str) -> str:
        return f"{cost} → {result}"

    def conditional(self, condition: str, text: str) -> str:
        return f"if {condition}: {text}"

    def or_else(self, texts: Sequence[str]) -> str:
        return "; if it cannot, ".join(texts)

    def choose(self, word: Choose, form: Form) -> str:
        if self.tries_in_turn(word, form):
            return self.or_else([self.phrase(branch, form) for branch in word.branches])
        if any(isinstance(branch, Arrow | Dividends) for branch in word.branches):
            return self.either([self.phrase(branch, form) for branch in word.branches])
        forms = forms_of_branches(word, form)
        phrases = alternatives([self.phrase(*each) for each in zip(word.branches, forms, strict=True)])
        return ", or ".join(phrases) if self.is_mixed(word, form) else listed(phrases, "or")

    def choose_two(self, word: ChooseTwo, form: Form) -> str:
        branches = [self.phrase(branch, form.as_(Mood.BARE)) for branch in word.branches]
        return f"{do(form, 'choose')} two of these: {'; '.join(branches)}"

    def each_opponent(self, word: EachOpponent, form: Form) -> str:
        return f"each opponent {self.phrase(word.word, Form(Person.OTHER))}"

    def an_opponent(self, word: AnOpponent, form: Form) -> str:
        return f"an opponent of {your(form)} choice {self.phrase(word.word, Form(Person.OTHER))}"

    def lasting(self, word: Lasting, form: Form) -> str:
        won = word.moment == Moment.WON
        moment = f"if {you(form, 'win')} this Conflict" if won else f"on {your(form)} Reveal turn this round"
        return f"{moment}: {self.joined(word.words, form)}"
