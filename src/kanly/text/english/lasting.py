"""What lasts for a turn, in English."""

from __future__ import annotations

from kanly.engine.words.lasting import Cheaper, MayGoOnTop
from kanly.text.english.parts import you, your
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage


class EnglishLasting(WordLanguage):
    def cheaper(self, word: Cheaper, form: Form) -> str:
        return f"{self.names.card_key(word.card)} costs {token('persuasion', word.persuasion)} less this turn"

    def may_go_on_top(self, word: MayGoOnTop, form: Form) -> str:
        """Said only of the Reveal turn that the card waits for."""
        return f"each card {you(form, 'acquire')} that turn may go on top of {your(form)} deck"
