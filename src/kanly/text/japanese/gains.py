"""Resources and Influence in Japanese."""

from __future__ import annotations

from kanly.engine.words.gains import Counter, Gain, GainPer, GainPerCard, Harvest, Pay
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
from kanly.engine.words.space import SpaceInfluence
from kanly.text.forms import Form
from kanly.text.glossary import all_factions, amounts, faction, influence, influence_any, token
from kanly.text.japanese.parts import CHOOSE, GAIN, HARVEST, LOSE, PAY, further, listed, one_of, own
from kanly.text.word_language import WordLanguage

COUNTED = {
    Counter.DREADNOUGHTS_IN_CONFLICT: "戦場の自分の{dreadnought:1}",
    Counter.OTHER_SWORD_CARDS: "この手番に公開されて剣をもたらした他のカード1枚",
    Counter.SWORD_CARDS: "この手番に公開されて剣をもたらしたカード1枚",
    Counter.WEAK_TRACKS: "自分の影響力が1以下の派閥1つ",
}


class JapaneseGains(WordLanguage):
    def gain(self, word: Gain, form: Form) -> str:
        return f"{further(form)}{listed(amounts(word))}を{GAIN(form)}"

    def pay(self, word: Pay, form: Form) -> str:
        return f"{listed(amounts(word))}を{PAY(form)}"

    def gain_per_card(self, word: GainPerCard, form: Form) -> str:
        counted = f"プレイ済みの{own(form)}{faction(word.faction)}のカード1枚（これを含む）"
        return f"{counted}につき{listed(amounts(word))}を{GAIN(form)}"

    def gain_per(self, word: GainPer, form: Form) -> str:
        return f"{COUNTED[word.counter]}につき{listed(amounts(word))}を{GAIN(form)}"

    def harvest(self, word: Harvest, form: Form) -> str:
        return f"{token('spice', word.base)}と、ここにある追加香料すべてを{HARVEST(form)}"

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

    def space_influence(self, word: SpaceInfluence, form: Form) -> str:
        if word.amount == 1:
            return f"この手番の派遣先の派閥の{token('influence', 1)}を{GAIN(form)}"
        return f"派遣先の派閥の{token('influence')}を1ではなく{word.amount}{GAIN(form)}"
