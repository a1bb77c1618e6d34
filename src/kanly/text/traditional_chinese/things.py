"""Leaders, tiles, spaces, Conflicts and House Hagal cards in Traditional Chinese."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import TOP_OF_TRACK, Moment
from kanly.engine.words.word import Word
from kanly.text.forms import CARD, Form, Mood, Person
from kanly.text.glossary import icons_in, influence, token
from kanly.text.thing_language import ThingLanguage
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


class ChineseThings(WordLanguage, ThingLanguage):
    def ability_at(self, moment: int, words: Sequence[Word]) -> str:
        return f"{MOMENTS[moment]}，{self.joined(words, CARD)}"

    def ability_landsraad_discount(self, solari: int) -> str:
        return f"派遣特使到{token('landsraad')}的版圖位置時，少支付{token('solari', solari)}"

    def ability_harvest_less(self, spice: int, words: Sequence[Word]) -> str:
        return f"{MOMENTS[Moment.HARVEST]}，少獲得{token('spice', spice)}並{self.joined(words, CARD)}"

    def ability_passes_enemies(self, icons: int) -> str:
        return f"在{listed(icons_in(icons))}的版圖位置，對手玩家的特使不會阻擋你"

    def ability_sees_top(self) -> str:
        return "你可以隨時查看你牌庫頂的1張牌"

    def ability_masterstroke(self, troops: int) -> str:
        gained = f"在你祕密選擇的2個派系各獲得{token('influence', 1)}"
        return f"每場遊戲1次，當你在同一回合部署了至少{token('troop', troops)}時，{gained}"

    def ability_solari_bonus(self, solari: int) -> str:
        return f"每當你在自己的回合獲得{token('solari')}，多獲得{token('solari', solari)}"

    def ability_dreadnought_strength(self, strength: int) -> str:
        return f"你在衝突區域中的每艘{token('dreadnought')}戰力為{strength}"

    def ability_snoopers(self, first: Word) -> str:
        rewards = [
            self.phrase(first, Form(mood=Mood.BARE)),
            "該派系影響力到達4點時的獎勵",
            f"該派系的{token('influence', 1)}",
            "上述獎勵與影響力皆得",
        ]
        paid = "；".join(f"第{n}個為{text}" for n, text in zip("一二三四", rewards, strict=True))
        return f"每條影響力記錄條的2點處各有1個探測器標記；到達時拿取該標記，並依拿取順序獲得：{paid}"

    def ability_sets_aside(self, single: Word, otherwise: Word) -> str:
        return (
            "每輪開始時，將1張手牌面朝下放在一旁，在該輪你的第二個回合開始時展示並拿回手中；"
            "若你在該回合用此牌派遣特使，"
            f"則{self.phrase(otherwise)}，但此牌只有1個特使圖標時改為{self.phrase(single)}"
        )

    def leader_water(self, water: int) -> str:
        return f"遊戲開始時，你有{token('water', water)}" if water else f"遊戲開始時，你沒有{token('water')}"

    def tile_top_of_deck(self) -> str:
        return "你獲得的牌可以放到你的牌庫頂"

    def tile_more_shipped_troops(self, troops: int) -> str:
        more = f"每當你的{token('freighter')}帶來軍隊，多{recruited(troops)}"
        return f"{more}；除戰鬥時外，{STRAIGHT_ON}"

    def tile_detonates(self) -> str:
        traded = f"將衝突區域中的{token('dreadnought', 1)}放回個人供應區以換取{token('victory_point', 1)}"
        return f"{MOMENTS[Moment.WON]}，你可以{traded}，而不放到旗幟位置"

    def tile_wins_ties(self) -> str:
        return "遊戲結束時若勝利點數平手，由你獲勝"

    def space_requires(self, faction: int, amount: int) -> str:
        return f"你須擁有至少{influence(faction, amount)}"

    def space_influence_gained(self, faction: int) -> str:
        return f"獲得{influence(faction, 1)}"

    def control_bonus(self, words: Sequence[Word]) -> str:
        gained = self.joined(words, Form(Person.OTHER))
        return f"每當有特使被派遣到此處，控制此地點的玩家{gained}"

    def infiltrating(self, icon: str) -> str:
        return f"{icon}（{token('infiltration')}）"

    def conflict_level(self, level: int) -> str:
        return f"{level}級"

    def conflict_location(self, space: str) -> str:
        return f"爭奪{space}"

    def hagal_space(self, space: str) -> str:
        return space or "額外香料最多的位置，數量相同時為香料總數最多的位置"

    def hagal_with_influence(self, least: int, most: int) -> str:
        if most < TOP_OF_TRACK:
            return f"擁有至多{influence(1, most)}"
        return f"擁有至少{influence(1, least)}"

    def hagal_with_bonus_spice(self) -> str:
        return "任一造物主位置有額外香料"

    def hagal_with_dreadnought(self) -> str:
        return f"個人供應區中仍有{token('dreadnought')}"

    def hagal_if(self, condition: str, face: str) -> str:
        return f"若{condition}，則前往{face}"

    def hagal_otherwise(self) -> str:
        return "否則再翻開1張"

    def hagal_reshuffle(self) -> str:
        return "將全部哈葛爾家族牌重新洗勻，再翻開1張"
