"""Dreadnoughts and units of either kind, in Traditional Chinese."""

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
from kanly.text.traditional_chinese.parts import do, my
from kanly.text.traditional_chinese.units import from_garrison
from kanly.text.word_language import WordLanguage


class ChineseDreadnoughts(WordLanguage):
    def commission(self, word: Commission, form: Form) -> str:
        return do(form, f"僱傭{token('dreadnought', 1)}")

    def deploy_units(self, word: DeployUnits, form: Form) -> str:
        return do(form.optional(), from_garrison("unit", word.most, "戰鬥單位"))

    def retreat_units(self, word: RetreatUnits, form: Form) -> str:
        return do(form, f"將{token('unit', word.units)}撤退到{my(form)}軍營")

    def retreat_dreadnought(self, word: RetreatDreadnought, form: Form) -> str:
        return do(form, f"將{token('dreadnought', 1)}撤退到{my(form)}軍營")

    def force_back(self, word: ForceBack, form: Form) -> str:
        each = f"本回合每部署{token('troop', 1)}"
        return f"{each}，{do(form.optional(), '令對手玩家的1個戰鬥單位撤退到其軍營')}"
