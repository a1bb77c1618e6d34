"""Intrigue cards, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.intrigue import DrawIntrigue, KeepIntrigue, StealIntrigue
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.traditional_chinese.parts import do
from kanly.text.word_language import WordLanguage


class ChineseIntrigue(WordLanguage):
    def draw_intrigue(self, word: DrawIntrigue, form: Form) -> str:
        return do(form, f"抽取{token('intrigue', word.cards)}")

    def steal_intrigue(self, word: StealIntrigue, form: Form) -> str:
        victims = f"每位持有至少{token('intrigue', word.held)}的對手玩家"
        return do(form, f"從{victims}手中各隨機拿取{token('intrigue', 1)}")

    def keep_intrigue(self, word: KeepIntrigue, form: Form) -> str:
        look = f"查看牌庫頂的{token('intrigue', 2)}"
        return do(form, f"{look}，保留1張，並將另一張放回牌庫頂")
