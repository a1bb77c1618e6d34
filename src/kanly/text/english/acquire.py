"""Acquiring cards without paying, in English."""

from __future__ import annotations

from kanly.engine.vocabulary import Landing
from kanly.engine.words.acquire import AcquireNamed, AcquireUpTo, Manipulate
from kanly.text.english.parts import do, your
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage


class EnglishAcquire(WordLanguage):
    def acquire_up_to(self, word: AcquireUpTo, form: Form) -> str:
        card = f"a card of cost {token('persuasion', word.cost)} or less without paying for it"
        where = f", onto the top of {your(form)} deck" if word.to == Landing.TOP_OF_DECK else ""
        return f"{do(form, 'acquire')} {card}{where}"

    def acquire_named(self, word: AcquireNamed, form: Form) -> str:
        return f"{do(form, 'acquire')} {self.reserve_card(word.card)}"

    def manipulate(self, word: Manipulate, form: Form) -> str:
        later = f"on {your(form)} Reveal turn this round it may be acquired for {token('persuasion', 1)} less"
        return f"{do(form, 'set')} a card of the Imperium Row aside and {do(form, 'refill')} the Row; {later}"
