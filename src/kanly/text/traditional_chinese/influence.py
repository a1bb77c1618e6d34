"""Influence, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.influence import (
    Influence,
    InfluenceEach,
    InfluenceTwo,
    InfluenceWhereAgentsStand,
    InfluenceWhereBehind,
    InfluenceWhereSnooper,
    LoseInfluence,
    PassAlliance,
)
from kanly.text.forms import Form
from kanly.text.glossary import all_factions, faction, influence, influence_any, token
from kanly.text.traditional_chinese.parts import do, listed, my
from kanly.text.word_language import WordLanguage


class ChineseInfluence(WordLanguage):
    def influence(self, word: Influence, form: Form) -> str:
        if len(word.among) == 1:
            return do(form, f"獲得{influence(word.among[0], word.amount)}")
        if all_factions(word.among):
            return do(form, f"獲得{influence_any(word.amount)}")
        factions = listed([faction(each) for each in word.among], "或")
        return do(form, f"獲得{factions}的{token('influence', word.amount)}")

    def influence_each(self, word: InfluenceEach, form: Form) -> str:
        return do(form, f"在每個派系各獲得{token('influence', 1)}")

    def influence_two(self, word: InfluenceTwo, form: Form) -> str:
        return do(form, f"選擇2個不同的派系，各獲得{token('influence', 1)}")

    def influence_where_behind(self, word: InfluenceWhereBehind, form: Form) -> str:
        where = f"{my(form)}影響力低於至少1位對手玩家的派系"
        return do(form, f"選擇1個{where}，獲得該派系的{token('influence', 1)}")

    def influence_where_snooper(self, word: InfluenceWhereSnooper, form: Form) -> str:
        where = f"影響力記錄條上仍有{my(form)}探測器標記的派系"
        return do(form, f"選擇1個{where}，獲得該派系的{token('influence', 1)}")

    def influence_where_agents_stand(self, word: InfluenceWhereAgentsStand, form: Form) -> str:
        return do(form, f"在{my(form)}特使所在的每個派系各獲得{token('influence', 1)}")

    def lose_influence(self, word: LoseInfluence, form: Form) -> str:
        return do(form, f"失去{influence_any(1)}")

    def pass_alliance(self, word: PassAlliance, form: Form) -> str:
        return do(form, f"決定由誰取得{faction(word.faction)}聯盟")
