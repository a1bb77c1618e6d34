"""Resources, in English."""

from __future__ import annotations

from kanly.engine.words.gains import Counter, Gain, GainPer, GainPerCard, Harvest, Pay
from kanly.text.english.parts import do, further, listed, to_you, you
from kanly.text.forms import Form
from kanly.text.glossary import amounts, faction, token
from kanly.text.word_language import WordLanguage


def counted(counter: int, form: Form) -> str:
    """What a gain is multiplied by, one of them."""
    return {
        Counter.DREADNOUGHTS_IN_CONFLICT: f"{token('dreadnought')} {you(form, 'have')} in the Conflict",
        Counter.OTHER_SWORD_CARDS: f"other revealed card that gave {to_you(form)} swords this turn",
        Counter.SWORD_CARDS: f"revealed card that gave {to_you(form)} swords this turn",
        Counter.WEAK_TRACKS: f"Faction with which {you(form, 'have')} 1 Influence or less",
    }[counter]


class EnglishGains(WordLanguage):
    def gain(self, word: Gain, form: Form) -> str:
        return f"{do(form, 'gain')} {listed(amounts(word))}{further(form)}"

    def pay(self, word: Pay, form: Form) -> str:
        return f"{do(form, 'pay')} {listed(amounts(word))}"

    def gain_per_card(self, word: GainPerCard, form: Form) -> str:
        counted = f"each {faction(word.faction)} card {you(form, 'have')} in play"
        return f"{do(form, 'gain')} {listed(amounts(word))} for {counted}, this one included"

    def gain_per(self, word: GainPer, form: Form) -> str:
        return f"{do(form, 'gain')} {listed(amounts(word))} for each {counted(word.counter, form)}"

    def harvest(self, word: Harvest, form: Form) -> str:
        return f"{do(form, 'harvest')} {token('spice', word.base)} and all bonus spice lying there"
