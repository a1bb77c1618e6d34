"""What lasts for a turn, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.lasting import Cheaper, MayGoOnTop
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.traditional_chinese.named import ChineseNamed
from kanly.text.traditional_chinese.parts import my


class ChineseLasting(ChineseNamed):
    def cheaper(self, word: Cheaper, form: Form) -> str:
        return f"本回合{self.card(word.card)}的費用減少{token('persuasion', word.persuasion)}"

    def may_go_on_top(self, word: MayGoOnTop, form: Form) -> str:
        return f"該回合獲得的每張牌都可以放到{my(form)}牌庫頂"
