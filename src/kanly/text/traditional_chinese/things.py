"""Leaders, tiles, spaces, Conflicts and House Hagal cards in Traditional Chinese."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import TOP_OF_TRACK
from kanly.engine.words.word import Word
from kanly.text.forms import Form, Person
from kanly.text.glossary import influence, token
from kanly.text.thing_language import ThingLanguage
from kanly.text.word_language import WordLanguage


class ChineseThings(WordLanguage, ThingLanguage):
    def leader_water(self, water: int) -> str:
        return f"遊戲開始時，你有{token('water', water)}" if water else f"遊戲開始時，你沒有{token('water')}"

    def track_point(self, points: int) -> str:
        return f"獲得{token('victory_point', points)}（退到此格以下時失去）"

    def track_alliance(self, at: int, points: int) -> str:
        first = f"最先達到{token('influence', at)}的玩家取得，並獲得{token('victory_point', points)}"
        return f"{first}；之後影響力超過持有者的玩家會將兩者一併取走"

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
