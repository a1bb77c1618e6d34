"""Influence, in English."""

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
from kanly.text.english.parts import do, listed, you, your
from kanly.text.forms import Form
from kanly.text.glossary import all_factions, faction, influence, influence_any, token
from kanly.text.word_language import WordLanguage


class EnglishInfluence(WordLanguage):
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
