"""Acquiring cards without paying, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.vocabulary import Landing
from kanly.engine.words.acquire import AcquireNamed, AcquireUpTo, Manipulate
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.traditional_chinese.parts import do, my
from kanly.text.word_language import WordLanguage


class ChineseAcquire(WordLanguage):
    def acquire_up_to(self, word: AcquireUpTo, form: Form) -> str:
        card = f"獲得1張費用不超過{token('persuasion', word.cost)}的牌（不支付其費用）"
        where = f"，並放到{my(form)}牌庫頂" if word.to == Landing.TOP_OF_DECK else ""
        return do(form, f"{card}{where}")

    def acquire_named(self, word: AcquireNamed, form: Form) -> str:
        return do(form, f"獲得{self.reserve_card(word.card)}")

    def manipulate(self, word: Manipulate, form: Form) -> str:
        later = f"在本輪{my(form)}揭示回合，可以少支付{token('persuasion', 1)}獲得該牌"
        return f"{do(form, '將帝國牌供應區的1張牌放在一旁，並補充供應區')}；{later}"
