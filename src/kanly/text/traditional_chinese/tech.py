"""Tech tiles and Negotiators, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.tech import AcquireTech, BuryIntrigue, Negotiator, SwapIntrigues, TrashTile
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.traditional_chinese.parts import do, me, my
from kanly.text.word_language import WordLanguage


def price(word: AcquireTech) -> str:
    """Lest the tile be taken for a gift."""
    if word.solari:
        return f"支付費用（全用{token('spice')}或全用{token('solari')}）"
    return f"少支付{token('spice', word.discount)}" if word.discount else "支付費用"


class ChineseTech(WordLanguage):
    def swap_intrigues(self, word: SwapIntrigues, form: Form) -> str:
        return do(form, f"將{me(form)}任意張數的密謀牌放到密謀牌牌庫底，再抽取同樣的張數")

    def bury_intrigue(self, word: BuryIntrigue, form: Form) -> str:
        return do(form, f"將{my(form)}{token('intrigue', 1)}放到密謀牌牌庫底")

    def acquire_tech(self, word: AcquireTech, form: Form) -> str:
        return do(form if word.must else form.optional(), f"{price(word)}獲得{token('tech', 1)}")

    def negotiator(self, word: Negotiator, form: Form) -> str:
        troop = f"從個人供應區派{token('troop', 1)}"
        return do(form.optional(), f"{troop}到伊克斯擔任{token('negotiator')}")

    def trash_tile(self, word: TrashTile, form: Form) -> str:
        return do(form, "銷毀此板塊")
