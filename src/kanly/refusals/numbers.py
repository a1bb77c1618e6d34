"""Why so many troops, units or spice are not an answer."""

from __future__ import annotations

from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Resource
from kanly.engine.words.dreadnoughts import DeployUnits, RetreatUnits
from kanly.engine.words.shipping import ShippedTroops
from kanly.engine.words.units import DeployFromGarrison, RecruitMayDeploy, Retreat
from kanly.engine.words.word import Word
from kanly.refusals import citations
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.short import in_stock, number_held, plain


def why_not_deploy_recruits(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    most = word.number_due(g, s) if isinstance(word, ShippedTroops) else 0
    most = word.troops if isinstance(word, RecruitMayDeploy) else most
    return too_many_troops(g, s, word, choice[1], "troops_in_supply", most)


def why_not_deploy(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    if isinstance(word, DeployFromGarrison):
        return why_not_troops(g, s, word, choice, "troops_in_garrison", word.most)
    me = g.players[s.owner]
    short = missing("garrison", choice, me.garrison, me.garrison_dreadnoughts)
    most = word.most if isinstance(word, DeployUnits) else 0
    return short or [Refusal(Why.TOO_MANY, resource="units", needed=choice[1] + choice[2], held=most)]


def why_not_withdraw(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    if isinstance(word, Retreat):
        return why_not_troops(g, s, word, choice, "troops_in_conflict", word.most)
    me = g.players[s.owner]
    short = missing("conflict", choice, me.conflict, me.conflict_dreadnoughts)
    units = word.units if isinstance(word, RetreatUnits) else 0
    return short or [Refusal(Why.EXACTLY, resource="units", needed=units)]


def why_not_troops(g: State, s: Step, word: Word, choice: Choice, where: str, most: int) -> list[Refusal]:
    """An effect that does not move dreadnoughts."""
    if choice[2]:
        return plain(Why.TROOPS_ONLY)
    return too_many_troops(g, s, word, choice[1], where, most)


def too_many_troops(g: State, s: Step, word: Word, asked: int, where: str, most: int) -> list[Refusal]:
    held = number_held(g, s, where)
    if asked > held and held < most:
        return [Refusal(Why.COST, resource=where, needed=asked, held=held, ruling=citations.of_lack(word))]
    return [Refusal(Why.TOO_MANY, resource="troops", needed=asked, held=most)]


def why_not_sold(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    """A space that has several prices."""
    space, price = g.catalog.spaces[g.sent_space], choice[1]
    if any(price == each for each, _ in space.sells):
        return [in_stock(g, s.owner, Resource.SPICE, price)]
    return [Refusal(Why.NOT_A_PRICE, space=space.key, needed=price)]


def missing(place: str, choice: Choice, troops: int, ships: int) -> list[Refusal]:
    """More than there are at that place."""
    asked = (("troops", choice[1], troops), ("dreadnoughts", choice[2], ships))
    return [
        Refusal(Why.COST, resource=f"{what}_in_{place}", needed=number, held=held)
        for what, number, held in asked
        if number > held
    ]
