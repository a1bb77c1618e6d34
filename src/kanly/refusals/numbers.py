"""Why so many troops, units or spice are not an answer."""

from __future__ import annotations

from kanly.engine.play.placement import PayForSpace
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Resource
from kanly.engine.words.dreadnoughts import DeployUnits, RetreatUnits
from kanly.engine.words.shipping import ShippedTroops
from kanly.engine.words.units import DeployFromGarrison, RecruitMayDeploy, Retreat
from kanly.engine.words.word import Word
from kanly.refusals import citations
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.short import in_stock, number_held


def why_not_number(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    if isinstance(word, PayForSpace):
        return why_not_sold(g, s, choice[1])
    what, most = troops_meant(g, s, word)
    if not what:
        return []
    held = number_held(g, s, what)
    if choice[1] > held and held < most:
        ruling = citations.of_lack(word)
        return [Refusal(Why.COST, resource=what, needed=choice[1], held=held, ruling=ruling)]
    return [Refusal(Why.TOO_MANY, resource="troops", needed=choice[1], held=most)]


def troops_meant(g: State, s: Step, word: Word) -> tuple[str, int]:
    """(from where, at most how many); empty for a word about something else."""
    if isinstance(word, RecruitMayDeploy):
        return "troops_in_supply", word.troops
    if isinstance(word, ShippedTroops):
        return "troops_in_supply", word.number_due(g, s)
    if isinstance(word, DeployFromGarrison):
        return "troops_in_garrison", word.most
    return ("troops_in_conflict", word.most) if isinstance(word, Retreat) else ("", 0)


def why_not_sold(g: State, s: Step, price: int) -> list[Refusal]:
    """A space that has several prices."""
    space = g.catalog.spaces[g.sent_space]
    if any(price == each for each, _ in space.sells):
        return [in_stock(g, s.owner, Resource.SPICE, price)]
    return [Refusal(Why.NOT_A_PRICE, space=space.key, needed=price)]


def why_not_units(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    me = g.players[s.owner]
    _, troops, ships = choice
    if isinstance(word, RetreatUnits):
        short = missing("conflict", choice, me.conflict, me.conflict_dreadnoughts)
        return short or [Refusal(Why.EXACTLY, resource="units", needed=word.units)]
    short = missing("garrison", choice, me.garrison, me.garrison_dreadnoughts)
    most = word.most if isinstance(word, DeployUnits) else 0
    return short or [Refusal(Why.TOO_MANY, resource="units", needed=troops + ships, held=most)]


def missing(place: str, choice: Choice, troops: int, ships: int) -> list[Refusal]:
    """More than there are at that place."""
    asked = (("troops", choice[1], troops), ("dreadnoughts", choice[2], ships))
    return [
        Refusal(Why.COST, resource=f"{what}_in_{place}", needed=number, held=held)
        for what, number, held in asked
        if number > held
    ]
