"""What concerns the placement of an Agent, in English."""

from __future__ import annotations

from kanly.engine.words.space import DoubleHarvest, SendFromAnywhere, SpaceDiscount, SpaceInfluence
from kanly.text.english.parts import do, your
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage


class EnglishSpace(WordLanguage):
    def space_influence(self, word: SpaceInfluence, form: Form) -> str:
        gained = f"{do(form, 'gain')} {token('influence', word.amount)} with the Faction"
        return f"{gained} of that space" if word.amount == 1 else f"{gained} of the space instead of 1"

    def send_from_anywhere(self, word: SendFromAnywhere, form: Form) -> str:
        agent = f"any one of {your(form)} Agents, wherever it is"
        return f"{do(form, 'send')} {agent}, to any board space, occupied or not"

    def double_harvest(self, word: DoubleHarvest, form: Form) -> str:
        printed = "the spice printed on the space counts twice, bonus spice once"
        return f"when this Agent harvests, {printed}"

    def space_discount(self, word: SpaceDiscount, form: Form) -> str:
        return f"{self.names.space_key(word.space)} costs {token('spice', word.spice)} less"
