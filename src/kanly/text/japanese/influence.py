"""Influence, in Japanese."""

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
from kanly.text.japanese.parts import CHOOSE, GAIN, LOSE, one_of
from kanly.text.word_language import WordLanguage


class JapaneseInfluence(WordLanguage):
    def influence(self, word: Influence, form: Form) -> str:
        if len(word.among) == 1:
            return f"{influence(word.among[0], word.amount)}を{GAIN(form)}"
        if all_factions(word.among):
            return f"{influence_any(word.amount)}を{GAIN(form)}"
        factions = one_of([faction(each) for each in word.among])
        return f"{factions}の{token('influence', word.amount)}を{GAIN(form)}"

    def influence_each(self, word: InfluenceEach, form: Form) -> str:
        return f"各派閥の{token('influence')}を1ずつ{GAIN(form)}"

    def influence_two(self, word: InfluenceTwo, form: Form) -> str:
        return f"異なる派閥2つの{token('influence')}を1ずつ{GAIN(form)}"

    def influence_where_behind(self, word: InfluenceWhereBehind, form: Form) -> str:
        return f"自分より影響力の高いプレイヤーがいる派閥1つの{token('influence', 1)}を{GAIN(form)}"

    def influence_where_snooper(self, word: InfluenceWhereSnooper, form: Form) -> str:
        return f"自分のスヌーパーがトラックに残っている派閥1つの{token('influence', 1)}を{GAIN(form)}"

    def influence_where_agents_stand(self, word: InfluenceWhereAgentsStand, form: Form) -> str:
        return f"自分の代行者がいるマスの派閥すべての{token('influence')}を1ずつ{GAIN(form)}"

    def lose_influence(self, word: LoseInfluence, form: Form) -> str:
        return f"{influence_any(1)}を{LOSE(form)}"

    def pass_alliance(self, word: PassAlliance, form: Form) -> str:
        return f"{faction(word.faction)}との同盟を渡す相手を{CHOOSE(form)}"
