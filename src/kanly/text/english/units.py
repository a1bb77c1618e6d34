"""Troops, in English."""

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
from kanly.text.english.parts import do, further, up_to, your
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage


def home(form: Form) -> str:
    return f"to {your(form)} garrison"


class EnglishUnits(WordLanguage):
    def recruit(self, word: Recruit, form: Form) -> str:
        return f"{do(form, 'recruit')} {token('troop', word.troops)}{further(form)}"

    def recruit_may_deploy(self, word: RecruitMayDeploy, form: Form) -> str:
        troops = token("troop", word.troops)
        return f"{do(form, 'recruit')} {troops}, any of which may go straight to the Conflict"

    def recruit_may_deploy_on_reveal(self, word: RecruitMayDeployOnReveal, form: Form) -> str:
        troops = token("troop", word.troops)
        then = f"if it is {your(form)} Reveal turn, any of them may go straight to the Conflict"
        return f"{do(form, 'recruit')} {troops}; {then}"

    def recruit_into_conflict(self, word: RecruitIntoConflict, form: Form) -> str:
        troops = token("troop", word.troops)
        return f"{do(form, 'deploy')} {troops} from {your(form)} supply to the Conflict"

    def deploy_from_garrison(self, word: DeployFromGarrison, form: Form) -> str:
        troops = up_to("troop", word.most, "troops")
        return f"{do(form.optional(), 'deploy')} {troops} from {your(form)} garrison to the Conflict"

    def retreat(self, word: Retreat, form: Form) -> str:
        return f"{do(form.optional(), 'retreat')} {up_to('troop', word.most, 'troops')} {home(form)}"

    def lose_deployed_troops(self, word: LoseDeployedTroops, form: Form) -> str:
        return f"{do(form, 'lose')} {token('troop', word.troops)} in the Conflict"

    def lose_garrison_troop(self, word: LoseGarrisonTroop, form: Form) -> str:
        return f"{do(form, 'lose')} {token('troop', 1)} from {your(form)} garrison"
