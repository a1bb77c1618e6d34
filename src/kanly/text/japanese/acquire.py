"""Acquiring cards without paying, in Japanese."""

from __future__ import annotations

from kanly.engine.vocabulary import Landing
from kanly.engine.words.acquire import AcquireNamed, AcquireUpTo, Manipulate
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.japanese.parts import ACQUIRE, PUT, REFILL
from kanly.text.word_language import WordLanguage


class JapaneseAcquire(WordLanguage):
    def acquire_up_to(self, word: AcquireUpTo, form: Form) -> str:
        found = f"コストが{token('persuasion', word.cost)}以下のカード1枚を無償で"
        if word.to == Landing.TOP_OF_DECK:
            return f"{found}獲得し、自分の山の上に{PUT(form)}"
        return f"{found}{ACQUIRE(form)}"

    def acquire_named(self, word: AcquireNamed, form: Form) -> str:
        return f"{self.reserve_card(word.card)}を{ACQUIRE(form)}"

    def manipulate(self, word: Manipulate, form: Form) -> str:
        cheaper = f"{token('persuasion', 1)}少ないコストで"
        later = f"このラウンドの説得力の行使時、それを{cheaper}獲得してもよい"
        return f"帝国の列のカード1枚を脇に置き、列を{REFILL(form.followed(False))}。{later}"
