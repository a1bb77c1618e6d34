"""Troops, dreadnoughts, the Freighter and Tech in English."""

from __future__ import annotations

from kanly.engine.words.dreadnoughts import (
    Commission,
    DeployUnits,
    ForceBack,
    RetreatDreadnought,
    RetreatUnits,
)
from kanly.engine.words.shipping import Dividends, Freighter, ShippedTroops
from kanly.engine.words.tech import AcquireTech, Negotiator, TrashTile
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
from kanly.text.english.parts import EITHER, do, further, up_to, you, your
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage


def home(form: Form) -> str:
    return f"to {your(form)} garrison"


def price(word: AcquireTech) -> str:
    """Lest the tile be taken for a gift."""
    if word.solari:
        return f"its cost, all in {token('spice')} or all in {token('solari')}"
    return f"{token('spice', word.discount)} less" if word.discount else f"its {token('spice')} cost"


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

    def freighter(self, word: Freighter, form: Form) -> str:
        advance = form.optional()
        recall = do(advance.continued(), "recall")
        return f"{do(advance, 'advance')} or {recall} {your(form)} {token('freighter')}"

    def dividends(self, word: Dividends, form: Form) -> str:
        others = f"each opponent gains {token('solari', word.others)}"
        return f"{do(form, 'gain')} {token('solari', word.solari)} while {others}"

    def shipped_troops(self, word: ShippedTroops, form: Form) -> str:
        return f"{do(form, 'recruit')} {token('troop', word.troops)}"

    def acquire_tech(self, word: AcquireTech, form: Form) -> str:
        verb = do(form if word.must else form.optional(), "acquire")
        return f"{verb} a {token('tech')} for {price(word)}"

    def negotiator(self, word: Negotiator, form: Form) -> str:
        troop = f"{token('troop', 1)} from {your(form)} supply"
        return f"{do(form.optional(), 'send')} {troop} to Ix as a {token('negotiator')}"

    def trash_tile(self, word: TrashTile, form: Form) -> str:
        return f"{do(form, 'trash')} this tile"
