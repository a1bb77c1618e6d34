"""Resources, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.gains import Counter, Gain, GainPer, GainPerCard, Harvest, Pay
from kanly.text.forms import Form
from kanly.text.glossary import amounts, faction, token
from kanly.text.traditional_chinese.parts import do, further, listed, me, my, who
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
