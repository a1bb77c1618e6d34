"""The Freighter, in English."""

from __future__ import annotations

from kanly.engine.words.shipping import Dividends, Freighter, ShippedTroops
from kanly.text.english.parts import do, your
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage


class EnglishShipping(WordLanguage):
    def freighter(self, word: Freighter, form: Form) -> str:
        advance = form.optional()
        recall = do(advance.continued(), "recall")
        return f"{do(advance, 'advance')} or {recall} {your(form)} {token('freighter')}"

    def dividends(self, word: Dividends, form: Form) -> str:
        others = f"each opponent gains {token('solari', word.others)}"
        return f"{do(form, 'gain')} {token('solari', word.solari)} while {others}"

    def shipped_troops(self, word: ShippedTroops, form: Form) -> str:
        return f"{do(form, 'recruit')} {token('troop', word.troops)}"
