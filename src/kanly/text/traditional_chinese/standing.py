"""What Leaders and tiles change, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.vocabulary import Moment
from kanly.engine.words.standing import (
    AcquireOnTop,
    At,
    CheaperSpaces,
    Detonate,
    HarvestLess,
    MoreShippedTroops,
    MoreSolari,
    PassEnemies,
    SeeTop,
    StrongerDreadnoughts,
    WinTies,
)
from kanly.text.forms import Form
from kanly.text.glossary import icon, token
from kanly.text.traditional_chinese.parts import listed
from kanly.text.traditional_chinese.units import STRAIGHT_ON, recruited
from kanly.text.word_language import WordLanguage

MOMENTS = {
    Moment.SETUP: "遊戲開始時",
    Moment.PAID_SOLARI_TO_SPACE: "每當你為版圖位置支付太陽幣",
    Moment.HARVEST: "每當你採收香料",
    Moment.SEAT_TAKEN: "當你取得最高議會席位時",
    Moment.REVEAL: "在你的揭示回合",
    Moment.ROUND_START: "每輪開始時",
    Moment.WON: "當你贏得衝突時",
    Moment.ENDGAME: "遊戲結束時",
}


class ChineseStanding(WordLanguage):
    def at(self, word: At, form: Form) -> str:
        return f"{MOMENTS[word.moment]}，{self.joined(word.words, form)}"

    def cheaper_spaces(self, word: CheaperSpaces, form: Form) -> str:
        return f"派遣特使到{icon(word.icon)}的版圖位置時，少支付{token('solari', word.solari)}"

    def harvest_less(self, word: HarvestLess, form: Form) -> str:
        return (
            f"{MOMENTS[Moment.HARVEST]}，少獲得{token('spice', word.spice)}並{self.joined(word.words, form)}"
        )

    def pass_enemies(self, word: PassEnemies, form: Form) -> str:
        return f"在{listed([icon(each) for each in word.icons])}的版圖位置，對手玩家的特使不會阻擋你"

    def see_top(self, word: SeeTop, form: Form) -> str:
        return "你可以隨時查看你牌庫頂的1張牌"

    def more_solari(self, word: MoreSolari, form: Form) -> str:
        return f"每當你在自己的回合獲得{token('solari')}，多獲得{token('solari', word.solari)}"

    def stronger_dreadnoughts(self, word: StrongerDreadnoughts, form: Form) -> str:
        return f"你在衝突區域中的每艘{token('dreadnought')}戰力為{word.strength}"

    def acquire_on_top(self, word: AcquireOnTop, form: Form) -> str:
        return "你獲得的牌可以放到你的牌庫頂"

    def more_shipped_troops(self, word: MoreShippedTroops, form: Form) -> str:
        more = f"每當你的{token('freighter')}帶來軍隊，多{recruited(word.troops)}"
        return f"{more}；非戰鬥階段時，{STRAIGHT_ON}"

    def detonate(self, word: Detonate, form: Form) -> str:
        points = token("victory_point", word.victory_points)
        traded = f"將衝突區域中的{token('dreadnought', 1)}放回個人供應區以換取{points}"
        return f"{MOMENTS[Moment.WON]}，你可以{traded}，而不放到旗幟位置"

    def win_ties(self, word: WinTies, form: Form) -> str:
        return "遊戲結束時若勝利點數平手，由你獲勝"
