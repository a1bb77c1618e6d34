"""Resources, in Japanese."""

from __future__ import annotations

from kanly.engine.words.gains import Counter, Gain, GainPer, GainPerCard, Harvest, Pay
from kanly.text.forms import Form
from kanly.text.glossary import amounts, faction, token
from kanly.text.japanese.parts import GAIN, HARVEST, PAY, further, listed, own
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
