"""Tech tiles and Negotiators, in Japanese."""

from __future__ import annotations

from kanly.engine.words.tech import AcquireTech, BuryIntrigue, Negotiator, SwapIntrigues, TrashTile
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.japanese.parts import ACQUIRE, DRAW, PUT, TRASH
from kanly.text.word_language import WordLanguage


def price(word: AcquireTech) -> str:
    """Lest the tile be taken for a gift."""
    if word.solari:
        return f"{token('spice')}または{token('solari')}のどちらか一方で支払って"
    return f"{token('spice', word.discount)}減らして" if word.discount else "支払って"


class JapaneseTech(WordLanguage):
    def swap_intrigues(self, word: SwapIntrigues, form: Form) -> str:
        return f"自分の策謀カードを好きなだけ策謀の山の一番下に置き、同じ枚数を{DRAW(form)}"

    def bury_intrigue(self, word: BuryIntrigue, form: Form) -> str:
        return f"自分の{token('intrigue', 1)}を策謀の山の一番下に{PUT(form)}"

    def acquire_tech(self, word: AcquireTech, form: Form) -> str:
        verb = ACQUIRE(form if word.must else form.optional())
        return f"コストを{price(word)}{token('tech', 1)}を{verb}"

    def negotiator(self, word: Negotiator, form: Form) -> str:
        placed = f"{token('negotiator')}として交渉エリアに{PUT(form.optional())}"
        return f"基地の{token('troop', 1)}を{placed}"

    def trash_tile(self, word: TrashTile, form: Form) -> str:
        return f"このタイルを{TRASH(form)}"
