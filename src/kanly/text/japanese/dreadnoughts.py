"""Dreadnoughts and units of either kind, in Japanese."""

from __future__ import annotations

from kanly.engine.words.dreadnoughts import (
    Commission,
    DeployUnits,
    ForceBack,
    RetreatDreadnought,
    RetreatUnits,
)
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.japanese.parts import DEPLOY, RECRUIT, RETREAT, up_to
from kanly.text.japanese.units import HOME
from kanly.text.word_language import WordLanguage


class JapaneseDreadnoughts(WordLanguage):
    def commission(self, word: Commission, form: Form) -> str:
        return f"{token('dreadnought', 1)}を{RECRUIT(form)}"

    def deploy_units(self, word: DeployUnits, form: Form) -> str:
        return f"駐屯地から{up_to('unit', word.most, 'ユニット')}を戦場へ{DEPLOY(form.optional())}"

    def retreat_units(self, word: RetreatUnits, form: Form) -> str:
        return f"{token('unit', word.units)}を{HOME}{RETREAT(form)}"

    def retreat_dreadnought(self, word: RetreatDreadnought, form: Form) -> str:
        return f"{token('dreadnought', 1)}を{HOME}{RETREAT(form)}"

    def force_back(self, word: ForceBack, form: Form) -> str:
        each = f"この手番に進軍させた自分の{token('troop', 1)}につき"
        return f"{each}、他のプレイヤーの{token('unit', 1)}を{HOME}{RETREAT(form.optional())}"
