"""Intrigue cards, in English."""

from __future__ import annotations

from kanly.engine.words.intrigue import DrawIntrigue, KeepIntrigue, StealIntrigue
from kanly.text.english.parts import at_least, do
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage


class EnglishIntrigue(WordLanguage):
    def draw_intrigue(self, word: DrawIntrigue, form: Form) -> str:
        return f"{do(form, 'draw')} {token('intrigue', word.cards)}"

    def steal_intrigue(self, word: StealIntrigue, form: Form) -> str:
        victims = f"each opponent who holds {at_least(word.held)}"
        return f"{do(form, 'take')} {token('intrigue', 1)} at random from {victims}"

    def keep_intrigue(self, word: KeepIntrigue, form: Form) -> str:
        look = f"{do(form, 'look')} at the top {token('intrigue', 2)} of the deck"
        return f"{look}, {do(form, 'keep')} one and {do(form, 'put')} the other back on top"
