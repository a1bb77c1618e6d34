"""Troops, dreadnoughts, the Freighter and Tech in Japanese."""

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
from kanly.text.forms import Form, Mood, Person
from kanly.text.glossary import token
from kanly.text.japanese.parts import (
    ACQUIRE,
    DEPLOY,
    GAIN,
    MOVE,
    PUT,
    RECALL_FREIGHTER,
    RECRUIT,
    REMOVE,
    RETREAT,
    TRASH,
    any_or_none,
    further,
    offered,
    own,
    up_to,
)
from kanly.text.word_language import WordLanguage

HOME = "戦場から駐屯地へ"


def price(word: AcquireTech) -> str:
    """Lest the tile be taken for a gift."""
    if word.solari:
        return f"{token('spice')}または{token('solari')}のどちらか一方で支払って"
    return f"{token('spice', word.discount)}減らして" if word.discount else "支払って"


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
        return f"{token('troop', word.troops)}を召集し、そのまま戦場へ{DEPLOY(form)}"

    def deploy_from_garrison(self, word: DeployFromGarrison, form: Form) -> str:
        return f"駐屯地から{up_to('troop', word.most, '部隊')}を戦場へ{DEPLOY(form.optional())}"

    def retreat(self, word: Retreat, form: Form) -> str:
        return f"{up_to('troop', word.most, '部隊')}を{HOME}{RETREAT(form.optional())}"

    def lose_deployed_troops(self, word: LoseDeployedTroops, form: Form) -> str:
        return f"戦場の{own(form)}{token('troop', word.troops)}を{REMOVE(form)}"

    def lose_garrison_troop(self, word: LoseGarrisonTroop, form: Form) -> str:
        return f"駐屯地の{own(form)}{token('troop', 1)}を{REMOVE(form)}"

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

    def freighter(self, word: Freighter, form: Form) -> str:
        may = offered(form)
        if may.mood is Mood.TOLD:
            return f"{token('freighter')}を{MOVE(may)}"
        if may.mood is Mood.MAY:
            return any_or_none(f"{token('freighter')}を進めるか帰港させる", may)
        return f"{token('freighter')}を進めるか、{RECALL_FREIGHTER(may)}"

    def dividends(self, word: Dividends, form: Form) -> str:
        others = f"他のプレイヤーはそれぞれ{token('solari', word.others)}を{GAIN(form.of(Person.OTHER))}"
        return f"{token('solari', word.solari)}を得て、{others}"

    def shipped_troops(self, word: ShippedTroops, form: Form) -> str:
        return f"{token('troop', word.troops)}を{RECRUIT(form)}"

    def acquire_tech(self, word: AcquireTech, form: Form) -> str:
        verb = ACQUIRE(form if word.must else form.optional())
        return f"コストを{price(word)}{token('tech', 1)}を{verb}"

    def negotiator(self, word: Negotiator, form: Form) -> str:
        placed = f"{token('negotiator')}として交渉エリアに{PUT(form.optional())}"
        return f"基地の{token('troop', 1)}を{placed}"

    def trash_tile(self, word: TrashTile, form: Form) -> str:
        return f"このタイルを{TRASH(form)}"
