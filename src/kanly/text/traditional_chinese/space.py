"""What concerns the placement of an Agent, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.space import DoubleHarvest, SendFromAnywhere, SpaceDiscount, SpaceInfluence
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.traditional_chinese.named import quoted
from kanly.text.traditional_chinese.parts import THIS_AGENT, do, me, my
from kanly.text.word_language import WordLanguage


class ChineseSpace(WordLanguage):
    def space_influence(self, word: SpaceInfluence, form: Form) -> str:
        amount = token("influence", word.amount)
        if word.amount == 1:
            return do(form, f"獲得{my(form)}特使本回合所到派系的{amount}")
        return do(form, f"在{THIS_AGENT}所到的派系獲得{amount}（而非1點）")

    def send_from_anywhere(self, word: SendFromAnywhere, form: Form) -> str:
        agent = f"{me(form)}任意1名特使（不論其在何處）"
        return do(form, f"派遣{agent}到任意版圖位置，已有特使的位置亦可")

    def double_harvest(self, word: DoubleHarvest, form: Form) -> str:
        return f"{THIS_AGENT}採收香料時，版圖位置所印的香料加倍，額外香料不加倍"

    def space_discount(self, word: SpaceDiscount, form: Form) -> str:
        return f"{quoted(self.names.space_key(word.space))}的費用減少{token('spice', word.spice)}"
