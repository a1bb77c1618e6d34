"""Resources and Influence in Traditional Chinese."""

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
from kanly.text.traditional_chinese.parts import THIS_AGENT, do, further, listed, me, my, who
from kanly.text.word_language import WordLanguage


def counted(counter: int, form: Form) -> str:
    """What a gain is multiplied by."""
    return {
        Counter.DREADNOUGHTS_IN_CONFLICT: f"衝突區域中每有1艘{my(form)}{token('dreadnought')}",
        Counter.OTHER_SWORD_CARDS: f"本回合每揭示1張讓{me(form)}獲得{token('sword')}的其他牌",
        Counter.SWORD_CARDS: f"本回合每揭示1張讓{me(form)}獲得{token('sword')}的牌",
        Counter.WEAK_TRACKS: f"{who(form)}每有1個派系的{token('influence')}不超過1點",
    }[counter]


class ChineseGains(WordLanguage):
    def gain(self, word: Gain, form: Form) -> str:
        return do(form, f"{further(form)}獲得{listed(amounts(word))}")

    def pay(self, word: Pay, form: Form) -> str:
        return do(form, f"支付{listed(amounts(word))}")

    def gain_per_card(self, word: GainPerCard, form: Form) -> str:
        counted = f"{me(form)}已打出的卡牌中每有1張{faction(word.faction)}牌（包括此牌）"
        return f"{counted}，{do(form, f'獲得{listed(amounts(word))}')}"

    def gain_per(self, word: GainPer, form: Form) -> str:
        return f"{counted(word.counter, form)}，{do(form, f'獲得{listed(amounts(word))}')}"

    def harvest(self, word: Harvest, form: Form) -> str:
        return do(form, f"採收{token('spice', word.base)}及此處的所有額外香料")

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

    def space_influence(self, word: SpaceInfluence, form: Form) -> str:
        amount = token("influence", word.amount)
        if word.amount == 1:
            return do(form, f"獲得{my(form)}特使本回合所到派系的{amount}")
        return do(form, f"在{THIS_AGENT}所到的派系獲得{amount}（而非1點）")
