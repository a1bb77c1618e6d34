"""The Freighter, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.shipping import Dividends, Freighter, ShippedTroops
from kanly.text.forms import Form, Mood
from kanly.text.glossary import token
from kanly.text.traditional_chinese.parts import do, my
from kanly.text.traditional_chinese.units import recruited
from kanly.text.word_language import WordLanguage


class ChineseShipping(WordLanguage):
    def freighter(self, word: Freighter, form: Form) -> str:
        moved = "移動" if form.mood is Mood.TOLD else "推進或召回"
        return do(form.optional(), f"{moved}{my(form)}{token('freighter')}")

    def dividends(self, word: Dividends, form: Form) -> str:
        gained = do(form, f"獲得{token('solari', word.solari)}")
        return f"{gained}，而每位對手玩家獲得{token('solari', word.others)}"

    def shipped_troops(self, word: ShippedTroops, form: Form) -> str:
        return do(form, recruited(word.troops))
