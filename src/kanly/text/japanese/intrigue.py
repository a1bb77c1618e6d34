"""Intrigue cards, in Japanese."""

from __future__ import annotations

from kanly.engine.words.intrigue import DrawIntrigue, KeepIntrigue, StealIntrigue
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.japanese.parts import DRAW, RETURN, TAKE_AWAY
from kanly.text.word_language import WordLanguage


class JapaneseIntrigue(WordLanguage):
    def draw_intrigue(self, word: DrawIntrigue, form: Form) -> str:
        return f"{token('intrigue', word.cards)}を{DRAW(form)}"

    def steal_intrigue(self, word: StealIntrigue, form: Form) -> str:
        victims = f"策謀カードを{word.held}枚以上持つ他のプレイヤーそれぞれ"
        return f"{victims}から、無作為に{token('intrigue', 1)}を{TAKE_AWAY(form)}"

    def keep_intrigue(self, word: KeepIntrigue, form: Form) -> str:
        return f"策謀の山の上から2枚を見て、1枚を手元に残し、もう1枚を山の上に{RETURN(form)}"
