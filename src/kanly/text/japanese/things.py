"""Leaders, tiles, spaces, Conflicts and House Hagal cards in Japanese."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import TOP_OF_TRACK
from kanly.engine.words.word import Word
from kanly.text.forms import Form, Person
from kanly.text.glossary import faction as faction_token
from kanly.text.glossary import influence, token
from kanly.text.japanese.parts import space_name
from kanly.text.thing_language import ThingLanguage
from kanly.text.word_language import WordLanguage

GUILD = 1


class JapaneseThings(WordLanguage, ThingLanguage):
    def leader_water(self, water: int) -> str:
        return f"{token('water', water) if water else '水なし'}でゲームを始める"

    def track_point(self, points: int) -> str:
        return f"{token('victory_point', points)}を得る（この段より下がると失う）"

    def track_alliance(self, at: int, points: int) -> str:
        worth = token("victory_point", points)
        first = f"最初に{token('influence', at)}に達したプレイヤーが、{worth}とともに得る"
        return f"{first}。影響力でそのプレイヤーを上回ったプレイヤーに、勝利点ごと移る"

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
