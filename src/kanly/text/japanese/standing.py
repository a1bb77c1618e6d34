"""What Leaders and tiles change, in Japanese."""

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
from kanly.text.word_language import WordLanguage

MOMENTS = {
    Moment.SETUP: "ゲームの準備時",
    Moment.PAID_SOLARI_TO_SPACE: "ソラリでマスのコストを支払うたびに",
    Moment.HARVEST: "香料を採取するたびに",
    Moment.SEAT_TAKEN: "最高議会の議席を得た時",
    Moment.REVEAL: "説得力の行使時",
    Moment.ROUND_START: "ラウンド開始時",
    Moment.WON: "紛争に勝利した時",
    Moment.ENDGAME: "終盤に",
}


class JapaneseStanding(WordLanguage):
    def at(self, word: At, form: Form) -> str:
        return f"{MOMENTS[word.moment]}、{self.joined(word.words, form)}"

    def cheaper_spaces(self, word: CheaperSpaces, form: Form) -> str:
        return f"{icon(word.icon)}のマスのコストが{token('solari', word.solari)}減る"

    def harvest_less(self, word: HarvestLess, form: Form) -> str:
        less = f"得る{token('spice')}を{word.spice}減らし"
        return f"{MOMENTS[Moment.HARVEST]}、{less}、{self.joined(word.words, form)}"

    def pass_enemies(self, word: PassEnemies, form: Form) -> str:
        return f"{'と'.join(map(icon, word.icons))}のマスでは、他のプレイヤーの代行者に妨げられない"

    def see_top(self, word: SeeTop, form: Form) -> str:
        return "自分の山の一番上のカードをいつでも見てよい"

    def more_solari(self, word: MoreSolari, form: Form) -> str:
        return f"自分の手番中に{token('solari')}を得るたびに、さらに{token('solari', word.solari)}を得る"

    def stronger_dreadnoughts(self, word: StrongerDreadnoughts, form: Form) -> str:
        return f"戦場の自分の{token('dreadnought')}は、それぞれ戦力{word.strength}になる"

    def acquire_on_top(self, word: AcquireOnTop, form: Form) -> str:
        return "獲得するカードを自分の山の上に置いてもよい"

    def more_shipped_troops(self, word: MoreShippedTroops, form: Form) -> str:
        more = f"輸送報酬で部隊を召集するたびに、さらに{token('troop', word.troops)}を召集する"
        return f"{more}。戦闘中でなければ、報酬の部隊と合わせて好きな数をそのまま戦場へ進軍させてもよい"

    def detonate(self, word: Detonate, form: Form) -> str:
        instead = f"戦場の{token('dreadnought', 1)}を旗に置く代わりに基地に戻し"
        return f"紛争に勝利した時、{instead}、{token('victory_point', word.victory_points)}を得てもよい"

    def win_ties(self, word: WinTies, form: Form) -> str:
        return "ゲーム終了時、勝利点が同点なら自分の勝利とする"
