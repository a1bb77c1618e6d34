"""Troops, in Japanese."""

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
from kanly.text.forms import Form, Mood
from kanly.text.glossary import token
from kanly.text.japanese.parts import DEPLOY, RECRUIT, REMOVE, RETREAT, further, own, up_to
from kanly.text.word_language import WordLanguage

HOME = "戦場から駐屯地へ"


class JapaneseUnits(WordLanguage):
    def recruit(self, word: Recruit, form: Form) -> str:
        return f"{further(form)}{token('troop', word.troops)}を{RECRUIT(form)}"

    def recruit_may_deploy(self, word: RecruitMayDeploy, form: Form) -> str:
        deployed = DEPLOY(form.as_(Mood.MAY))
        return f"{token('troop', word.troops)}を召集し、そのうち好きな数をそのまま戦場へ{deployed}"

    def recruit_may_deploy_on_reveal(self, word: RecruitMayDeployOnReveal, form: Form) -> str:
        deployed = f"説得力の行使時なら、そのうち好きな数をそのまま戦場へ{DEPLOY(form.as_(Mood.MAY))}"
        return f"{token('troop', word.troops)}を{RECRUIT(form.followed(False))}。{deployed}"

    def recruit_into_conflict(self, word: RecruitIntoConflict, form: Form) -> str:
        return f"基地から{token('troop', word.troops)}を戦場へ{DEPLOY(form)}"

    def deploy_from_garrison(self, word: DeployFromGarrison, form: Form) -> str:
        return f"駐屯地から{up_to('troop', word.most, '部隊')}を戦場へ{DEPLOY(form.optional())}"

    def retreat(self, word: Retreat, form: Form) -> str:
        return f"{up_to('troop', word.most, '部隊')}を{HOME}{RETREAT(form.optional())}"

    def lose_deployed_troops(self, word: LoseDeployedTroops, form: Form) -> str:
        return f"戦場の{own(form)}{token('troop', word.troops)}を{REMOVE(form)}"

    def lose_garrison_troop(self, word: LoseGarrisonTroop, form: Form) -> str:
        return f"駐屯地の{own(form)}{token('troop', 1)}を{REMOVE(form)}"
