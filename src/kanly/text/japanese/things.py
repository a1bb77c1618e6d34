"""Leaders, tiles, spaces, Conflicts and House Hagal cards in Japanese."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import TOP_OF_TRACK, Moment
from kanly.engine.words.word import Word
from kanly.text.forms import CARD, Form, Mood, Person
from kanly.text.glossary import faction as faction_token
from kanly.text.glossary import icons_in, influence, token
from kanly.text.japanese.parts import space_name
from kanly.text.thing_language import ThingLanguage
from kanly.text.word_language import WordLanguage

GUILD = 1
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


class JapaneseThings(WordLanguage, ThingLanguage):
    def ability_at(self, moment: int, words: Sequence[Word]) -> str:
        return f"{MOMENTS[moment]}、{self.joined(words, CARD)}"

    def ability_landsraad_discount(self, solari: int) -> str:
        return f"{token('landsraad')}のマスのコストが{token('solari', solari)}減る"

    def ability_harvest_less(self, spice: int, words: Sequence[Word]) -> str:
        less = f"得る{token('spice')}を{spice}減らし"
        return f"{MOMENTS[Moment.HARVEST]}、{less}、{self.joined(words, CARD)}"

    def ability_passes_enemies(self, icons: int) -> str:
        return f"{'と'.join(icons_in(icons))}のマスでは、他のプレイヤーの代行者に妨げられない"

    def ability_sees_top(self) -> str:
        return "自分の山の一番上のカードをいつでも見てよい"

    def ability_masterstroke(self, troops: int) -> str:
        deployed = f"1手番に{token('troop', troops)}以上を進軍させた時"
        secret = "ゲーム開始前に秘密裏に選んだ派閥2つ"
        return f"ゲーム中1回、{deployed}、{secret}の{token('influence')}を1ずつ得る"

    def ability_solari_bonus(self, solari: int) -> str:
        return f"自分の手番中に{token('solari')}を得るたびに、さらに{token('solari', solari)}を得る"

    def ability_dreadnought_strength(self, strength: int) -> str:
        return f"戦場の自分の{token('dreadnought')}は、それぞれ戦力{strength}になる"

    def ability_snoopers(self, first: Word) -> str:
        rewards = [
            self.phrase(first, Form(mood=Mood.BARE)),
            "その派閥の影響力4のボーナスを得る",
            f"その派閥の{token('influence', 1)}を得る",
            f"その派閥の影響力4のボーナスと{token('influence', 1)}を得る",
        ]
        paid = "／".join(f"{n}つ目：{text}" for n, text in enumerate(rewards, 1))
        taken = "ある派閥の影響力が2に達したら、そのスヌーパーを取り、取った順に報酬を得る"
        return f"各影響力トラックの2にスヌーパーが置かれる。{taken}（{paid}）"

    def ability_sets_aside(self, single: Word, otherwise: Word) -> str:
        return (
            "ラウンド開始時、手札1枚を裏向きにして脇に置き、自分の2回目の手番の開始時に公開して手札へ戻す。"
            "その手番にそのカードで代行者を派遣したら、"
            f"代行者アイコンが1つのカードなら{self.phrase(single, CARD.followed(True))}、"
            f"それ以外のカードなら{self.phrase(otherwise)}"
        )

    def leader_water(self, water: int) -> str:
        return f"{token('water', water) if water else '水なし'}でゲームを始める"

    def tile_top_of_deck(self) -> str:
        return "獲得するカードを自分の山の上に置いてもよい"

    def tile_more_shipped_troops(self, troops: int) -> str:
        more = f"輸送報酬で部隊を召集するたびに、さらに{token('troop', troops)}を召集する"
        return f"{more}。戦闘中でなければ、報酬の部隊と合わせて好きな数をそのまま戦場へ進軍させてもよい"

    def tile_detonates(self) -> str:
        instead = f"戦場の{token('dreadnought', 1)}を旗に置く代わりに基地に戻し"
        return f"紛争に勝利した時、{instead}、{token('victory_point', 1)}を得てもよい"

    def tile_wins_ties(self) -> str:
        return "ゲーム終了時、勝利点が同点なら自分の勝利とする"

    def space_requires(self, faction: int, amount: int) -> str:
        return f"{faction_token(faction)}の影響力が{amount}以上の場合のみ"

    def space_influence_gained(self, faction: int) -> str:
        return f"{influence(faction, 1)}を得る"

    def control_bonus(self, words: Sequence[Word]) -> str:
        gained = self.joined(words, Form(Person.OTHER))
        return f"代行者がここへ派遣されるたびに、占拠しているプレイヤーは{gained}"

    def infiltrating(self, icon: str) -> str:
        return f"{icon}（{token('infiltration')}）"

    def conflict_level(self, level: int) -> str:
        return "ⅠⅡⅢ"[level - 1]

    def conflict_location(self, space: str) -> str:
        return f"{space_name(space)}をめぐる戦い"

    def hagal_space(self, space: str) -> str:
        return space_name(space) if space else "追加香料が最も多いマス（同数なら香料の合計が最も多いマス）"

    def hagal_with_influence(self, least: int, most: int) -> str:
        if most < TOP_OF_TRACK:
            return f"{faction_token(GUILD)}の影響力が{most}以下の"
        return f"{faction_token(GUILD)}の影響力が{least}以上の"

    def hagal_with_bonus_spice(self) -> str:
        return "メイカーのマスのどれかに追加香料がある"

    def hagal_with_dreadnought(self) -> str:
        return f"基地に{token('dreadnought')}がある"

    def hagal_if(self, condition: str, face: str) -> str:
        return f"{condition}場合、{face}"

    def hagal_otherwise(self) -> str:
        return "それ以外の場合、次の公家ヘイガルカード1枚を公開する"

    def hagal_reshuffle(self) -> str:
        return "公家ヘイガルカードをすべてシャッフルして山に戻し、次の1枚を公開する"
