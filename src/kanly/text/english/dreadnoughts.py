"""Dreadnoughts and units of either kind, in English."""

from __future__ import annotations

from kanly.engine.words.dreadnoughts import (
    Commission,
    DeployUnits,
    ForceBack,
    RetreatDreadnought,
    RetreatUnits,
)
from kanly.text.english.parts import EITHER, do, up_to, you, your
from kanly.text.english.units import home
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage


class EnglishDreadnoughts(WordLanguage):
    def commission(self, word: Commission, form: Form) -> str:
        return f"{do(form, 'commission')} {token('dreadnought', 1)}"

    def deploy_units(self, word: DeployUnits, form: Form) -> str:
        units = f"{up_to('unit', word.most, 'units')} {EITHER}"
        return f"{do(form.optional(), 'deploy')} {units} from {your(form)} garrison to the Conflict"

    def retreat_units(self, word: RetreatUnits, form: Form) -> str:
        return f"{do(form, 'retreat')} {token('unit', word.units)} {EITHER} {home(form)}"

    def retreat_dreadnought(self, word: RetreatDreadnought, form: Form) -> str:
        return f"{do(form, 'retreat')} {token('dreadnought', 1)} {home(form)}"

    def force_back(self, word: ForceBack, form: Form) -> str:
        """What is multiplied stands first, lest it be all or nothing."""
        each = f"for each {token('troop')} {you(form, 'deployed')} this turn"
        unit = "one enemy unit (troop or dreadnought)"
        return f"{each}, {do(form.optional(), 'make')} {unit} retreat to its owner's garrison"
