"""Troops, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.units import (
    DeployFromGarrison,
    LoseDeployedTroops,
    LoseGarrisonTroop,
    Recruit,
    RecruitIntoConflict,
    RecruitMayDeploy,
    RecruitMayDeployOnReveal,
    Retreat,
)
from kanly.text.forms import Form
from kanly.text.glossary import RECRUITED, Token, token
from kanly.text.traditional_chinese.parts import do, further, my, up_to
from kanly.text.word_language import WordLanguage

STRAIGHT_ON = "其中任意數量可以直接部署到衝突區域"


def recruited(troops: int) -> str:
    """The verb names them already: 徵兵2支."""
    return f"徵兵{Token('troop', RECRUITED, troops)}"


def from_garrison(name: str, most: int, noun: str) -> str:
    return f"將軍營中{'的' if most == 1 else ''}{up_to(name, most, noun)}部署到衝突區域"


class ChineseUnits(WordLanguage):
    def recruit(self, word: Recruit, form: Form) -> str:
        return do(form, f"{further(form)}{recruited(word.troops)}")

    def recruit_may_deploy(self, word: RecruitMayDeploy, form: Form) -> str:
        return do(form, f"{recruited(word.troops)}，{STRAIGHT_ON}")

    def recruit_may_deploy_on_reveal(self, word: RecruitMayDeployOnReveal, form: Form) -> str:
        return f"{do(form, recruited(word.troops))}；若在{my(form)}揭示回合，{STRAIGHT_ON}"

    def recruit_into_conflict(self, word: RecruitIntoConflict, form: Form) -> str:
        return do(form, f"將個人供應區的{token('troop', word.troops)}部署到衝突區域")

    def deploy_from_garrison(self, word: DeployFromGarrison, form: Form) -> str:
        return do(form.optional(), from_garrison("troop", word.most, "軍隊"))

    def retreat(self, word: Retreat, form: Form) -> str:
        return do(form.optional(), f"將{up_to('troop', word.most, '軍隊')}撤退到{my(form)}軍營")

    def lose_deployed_troops(self, word: LoseDeployedTroops, form: Form) -> str:
        return do(form, f"失去衝突區域中的{token('troop', word.troops)}")

    def lose_garrison_troop(self, word: LoseGarrisonTroop, form: Form) -> str:
        return do(form, f"失去軍營中的{token('troop', 1)}")
