"""A language: everything that can be said about the game.

Subclasses live beside this file, one package or module for each language. mypy names what a language lacks
where it is made; the tests name any word, condition, deed or Reason for which there is no method at all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from kanly.engine.words.word import Word
from kanly.text.answer_language import AnswerLanguage
from kanly.text.deed_language import DeedLanguage
from kanly.text.forms import CARD, Form
from kanly.text.glossary import Token, replaced
from kanly.text.names import Names, names_of
from kanly.text.refusal_language import RefusalLanguage
from kanly.text.table_language import TableLanguage
from kanly.text.thing_language import ThingLanguage
from kanly.text.word_language import WordLanguage


class Language(
    WordLanguage, DeedLanguage, TableLanguage, ThingLanguage, RefusalLanguage, AnswerLanguage, ABC
):
    code: str  # of the file of names too
    tag: str  # BCP 47, for a page
    changed = "{sign}{counted}"  # how it writes that there is more or less of something: '+2 spice'

    def __init__(self) -> None:
        self.names: Names = names_of(self.code)

    # --- clauses and sentences

    @abstractmethod
    def sentence(self, text: str) -> str:
        """A clause by itself on a line: with a capital where the language has them."""

    def paragraph(self, text: str) -> str:
        """A line of a Leader, of whom there is more to say than of a card: all of them end alike."""
        return self.sentence(text)

    @abstractmethod
    def labelled(self, label: str, text: str) -> str:
        """Cost: 2 Solari."""

    def titled(self, label: str, name: str) -> str:
        """The label of a box that has a name of its own: 'Ability: Prescience'."""
        return self.labelled(label, name)

    def in_a_row(self, sentences: Sequence[str], joint: str) -> str:
        """Sentences in one line, whatever stands between them."""
        return joint.join(sentences)

    @abstractmethod
    def listed(self, parts: Sequence[str]) -> str:
        """Things one after the other: 'a, b and c'."""

    @abstractmethod
    def series(self, parts: Sequence[str]) -> str:
        """Icons or changes one after the other: 'a, b, c'."""

    def line(self, word: Word, form: Form = CARD) -> str:
        return self.sentence(self.phrase(word, form))

    # --- tokens

    def plain(self, text: str) -> str:
        """Without tokens: as a terminal or a screen reader says it."""
        return replaced(text, self.term)

    def term(self, token: Token) -> str:
        entry = self.names.terms[token.term]
        return entry.name if token.number is None else entry.counted(token.number)

    def signed(self, term: str, change: int) -> str:
        """So much more or less of something that has a token, in words."""
        return self.names.terms[term].changed(change, self.changed)
