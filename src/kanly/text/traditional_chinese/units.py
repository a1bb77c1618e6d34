"""Troops, dreadnoughts, the Freighter and Tech in Traditional Chinese."""

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
from kanly.text.forms import Form, Mood
from kanly.text.glossary import RECRUITED, Token, token
from kanly.text.traditional_chinese.parts import do, further, my, up_to
from kanly.text.word_language import WordLanguage

STRAIGHT_ON = "這些軍隊中任意數量可以直接部署到衝突區域"


def recruited(troops: int) -> str:
    """As often as there are troops: 徵兵2次."""
    return f"徵兵{Token('troop', RECRUITED, troops)}"


def from_garrison(name: str, most: int, noun: str) -> str:
    return f"將軍營中{'的' if most == 1 else ''}{up_to(name, most, noun)}部署到衝突區域"


def price(word: AcquireTech) -> str:
    """Lest the tile be taken for a gift."""
    if word.solari:
        return f"支付費用（全用{token('spice')}或全用{token('solari')}）"
    return f"少支付{token('spice', word.discount)}" if word.discount else "支付費用"


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

    def freighter(self, word: Freighter, form: Form) -> str:
        moved = "移動" if form.mood is Mood.TOLD else "推進或召回"
        return do(form.optional(), f"{moved}{my(form)}{token('freighter')}")

    def dividends(self, word: Dividends, form: Form) -> str:
        gained = do(form, f"獲得{token('solari', word.solari)}")
        return f"{gained}，而每位對手玩家獲得{token('solari', word.others)}"

    def shipped_troops(self, word: ShippedTroops, form: Form) -> str:
        return do(form, recruited(word.troops))

    def acquire_tech(self, word: AcquireTech, form: Form) -> str:
        return do(form if word.must else form.optional(), f"{price(word)}獲得{token('tech', 1)}")

    def negotiator(self, word: Negotiator, form: Form) -> str:
        troop = f"從個人供應區派{token('troop', 1)}"
        return do(form.optional(), f"{troop}到伊克斯擔任{token('negotiator')}")

    def trash_tile(self, word: TrashTile, form: Form) -> str:
        return do(form, "銷毀此板塊")
