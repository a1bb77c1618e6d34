"""How Japanese puts clauses together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from kanly.engine.vocabulary import Moment
from kanly.engine.words.grammar import AnOpponent, Arrow, Choose, ChooseTwo, EachOpponent, Lasting, When
from kanly.engine.words.lasting import MayGoOnTop
from kanly.engine.words.shipping import Dividends
from kanly.engine.words.word import Word
from kanly.text.forms import CARD, Form, Mood, Person
from kanly.text.japanese.parts import CHOOSE, THAT_CARD, any_or_none
from kanly.text.word_language import WordLanguage

WAITING = {Moment.REVEAL: "このラウンドの説得力の行使時", Moment.WON: "この紛争に勝利したら"}

OPPONENTS = (EachOpponent, AnOpponent)
# Clauses with a subject or a condition of their own.
APART = (When, *OPPONENTS, Lasting, MayGoOnTop)


def is_set_apart(word: Word, form: Form) -> bool:
    """What may be left undone too: at the end of a chain てもよい would rule all of it."""
    return isinstance(word, APART) or (word.optional() and form.optional() != form)


def link(before: Word, after: Word, form: Form) -> str:
    """Between two sentences: two conditions do not build on each other, and an opponent's part has an end."""
    if isinstance(before, When) and isinstance(after, When):
        return "。また、"
    if isinstance(before, OPPONENTS) and form.is_you and not isinstance(after, APART):
        return "。さらに、自分は"
    return "。さらに、"


def alternatives(texts: Sequence[str]) -> str:
    """'引くか、破棄する'; what all of them are done to is named once."""
    first, *others = texts
    if all(text.startswith(THAT_CARD) for text in texts):
        return "か".join([first, *[text.removeprefix(THAT_CARD) for text in others]])
    return "か、".join(texts)


class JapaneseGrammar(WordLanguage):
    def clauses(self, words: Sequence[Word], form: Form) -> str:
        """One chain of clauses whose last verb alone shows the mood, or a sentence for each word."""
        if any(is_set_apart(word, form) for word in words):
            return self.sentences(self.grouped(words, form), form)
        *others, last = self.grouped(words, form)
        linked = form.continued().followed(True)
        return "、".join([*[self.said(same, linked) for same in others], self.said(last, form)])

    def sentences(self, groups: Sequence[Sequence[Word]], form: Form) -> str:
        links = ["", *[link(before[0], after[0], form) for before, after in pairwise(groups)]]
        return "".join(each + self.said(same, form) for each, same in zip(links, groups, strict=True))

    def grouped(self, words: Sequence[Word], form: Form) -> list[list[Word]]:
        """Several alike in a row are said once."""
        return [list(same) for _, same in groupby(words, lambda word: self.phrase(word, form))]

    def said(self, same: Sequence[Word], form: Form) -> str:
        return self.for_all(self.phrase(same[0], form), same, form)

    def repeated(self, text: str, times: int, may_be_left: bool) -> str:
        return f"{text}（{times}回{'まで' if may_be_left else ''}）"

    def either(self, texts: Sequence[str]) -> str:
        return "。または、".join(texts)

    def exchange(self, cost: str, result: str) -> str:
        return f"{cost} → {result}"

    def conditional(self, condition: str, text: str) -> str:
        return f"{condition}場合、{text}"

    def or_else(self, texts: Sequence[str]) -> str:
        return "。できない場合、".join(texts)

    def choose(self, word: Choose, form: Form) -> str:
        """'引くか、破棄する': the last verb alone shows the mood."""
        if self.tries_in_turn(word, form):
            return self.or_else([self.phrase(branch, form) for branch in word.branches])
        arrow = any(isinstance(branch, Arrow | Dividends) for branch in word.branches)
        if arrow or self.is_mixed(word, form):
            return self.either([self.phrase(branch, form) for branch in word.branches])
        bare = form.as_(Mood.BARE).followed(False)
        chosen = form.optional() if word.optional() else form.alternative()
        *others, last = [self.phrase(branch, bare) for branch in word.branches]
        if chosen.mood is Mood.MAY:
            return any_or_none(alternatives([*others, last]), chosen)
        return alternatives([*others, self.phrase(word.branches[-1], chosen)])

    def choose_two(self, word: ChooseTwo, form: Form) -> str:
        branches = [self.phrase(branch, CARD.as_(Mood.BARE)) for branch in word.branches]
        return f"次のうち2つを{CHOOSE(form)}（{'／'.join(branches)}）"

    def each_opponent(self, word: EachOpponent, form: Form) -> str:
        return f"他のプレイヤーはそれぞれ{self.phrase(word.word, Form(Person.OTHER, more=form.more))}"

    def an_opponent(self, word: AnOpponent, form: Form) -> str:
        theirs = self.phrase(word.word, Form(Person.OTHER, more=form.more))
        return f"他のプレイヤー1人を選び、そのプレイヤーは{theirs}"

    def lasting(self, word: Lasting, form: Form) -> str:
        return f"{WAITING[word.moment]}、{self.joined(word.words, form)}"
