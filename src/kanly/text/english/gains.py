"""Resources and Influence in English."""

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
from kanly.text.english.parts import do, further, listed, to_you, you, your
from kanly.text.forms import Form
from kanly.text.glossary import all_factions, amounts, faction, influence, influence_any, token
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

    def influence(self, word: Influence, form: Form) -> str:
        if len(word.among) == 1:
            return f"{do(form, 'gain')} {influence(word.among[0], word.amount)}"
        if all_factions(word.among):
            return f"{do(form, 'gain')} {influence_any(word.amount)}"
        factions = listed([f"the {faction(each)}" for each in word.among], "or")
        return f"{do(form, 'gain')} {token('influence', word.amount)} with {factions}"

    def influence_each(self, word: InfluenceEach, form: Form) -> str:
        return f"{do(form, 'gain')} {token('influence', 1)} with each Faction"

    def influence_two(self, word: InfluenceTwo, form: Form) -> str:
        return f"{do(form, 'gain')} {token('influence', 1)} with each of two different Factions"

    def influence_where_behind(self, word: InfluenceWhereBehind, form: Form) -> str:
        return f"{do(form, 'gain')} {token('influence', 1)} with a Faction where an opponent has more"

    def influence_where_snooper(self, word: InfluenceWhereSnooper, form: Form) -> str:
        where = f"a Faction with one of {your(form)} Snoopers still on its track"
        return f"{do(form, 'gain')} {token('influence', 1)} with {where}"

    def influence_where_agents_stand(self, word: InfluenceWhereAgentsStand, form: Form) -> str:
        where = f"each Faction on whose spaces {you(form, 'have')} an Agent"
        return f"{do(form, 'gain')} {token('influence', 1)} with {where}"

    def lose_influence(self, word: LoseInfluence, form: Form) -> str:
        return f"{do(form, 'lose')} {influence_any(1)}"

    def pass_alliance(self, word: PassAlliance, form: Form) -> str:
        return f"{do(form, 'choose')} who takes the {faction(word.faction)} Alliance"

    def space_influence(self, word: SpaceInfluence, form: Form) -> str:
        gained = f"{do(form, 'gain')} {token('influence', word.amount)} with the Faction"
        return f"{gained} of that space" if word.amount == 1 else f"{gained} of the space instead of 1"
