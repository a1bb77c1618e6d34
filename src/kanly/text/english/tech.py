"""Tech tiles and Negotiators, in English."""

from __future__ import annotations

from kanly.engine.words.tech import AcquireTech, BuryIntrigue, Negotiator, SwapIntrigues, TrashTile
from kanly.text.english.parts import do, your
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage

BOTTOM = "on the bottom of the Intrigue deck"


def price(word: AcquireTech) -> str:
    """Lest the tile be taken for a gift."""
    if word.solari:
        return f"its cost, all in {token('spice')} or all in {token('solari')}"
    return f"{token('spice', word.discount)} less" if word.discount else f"its {token('spice')} cost"


class EnglishTech(WordLanguage):
    def swap_intrigues(self, word: SwapIntrigues, form: Form) -> str:
        put = f"{do(form, 'put')} any number of {your(form)} Intrigue cards {BOTTOM}"
        return f"{put}, then {do(form, 'draw')} that many"

    def bury_intrigue(self, word: BuryIntrigue, form: Form) -> str:
        return f"{do(form, 'put')} one of {your(form)} Intrigue cards {BOTTOM}"

    def acquire_tech(self, word: AcquireTech, form: Form) -> str:
        verb = do(form if word.must else form.optional(), "acquire")
        return f"{verb} a {token('tech')} for {price(word)}"

    def negotiator(self, word: Negotiator, form: Form) -> str:
        troop = f"{token('troop', 1)} from {your(form)} supply"
        return f"{do(form.optional(), 'send')} {troop} to Ix as a {token('negotiator')}"

    def trash_tile(self, word: TrashTile, form: Form) -> str:
        return f"{do(form, 'trash')} this tile"
