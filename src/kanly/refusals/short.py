"""What is missing: costs that cannot be paid, conditions that do not hold."""

from __future__ import annotations

from typing import Final

from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Resource, Window, class_name
from kanly.engine.words.board import RecallAgent
from kanly.engine.words.cards import Discard, DrawTop, LookAtTop, TrashInPlay, TrashTop
from kanly.engine.words.dreadnoughts import Commission, DeployUnits, RetreatDreadnought, RetreatUnits
from kanly.engine.words.gains import Pay
from kanly.engine.words.grammar import Both, Choose
from kanly.engine.words.influence import LoseInfluence
from kanly.engine.words.tech import BuryIntrigue, Negotiator
from kanly.engine.words.units import (
    DeployFromGarrison,
    LoseDeployedTroops,
    LoseGarrisonTroop,
    RecruitIntoConflict,
    RecruitMayDeploy,
    Retreat,
)
from kanly.engine.words.word import Condition, Threshold, Word
from kanly.refusals import citations
from kanly.refusals.citations import RULINGS
from kanly.refusals.refusal import Refusal, Why

TAKEN: Final[tuple[tuple[type[Word], str], ...]] = (
    (Discard, "cards_in_hand"),
    (TrashInPlay, "cards_in_play"),
    (LookAtTop, "cards_in_deck"),
    (DrawTop, "cards_in_deck"),
    (TrashTop, "cards_in_deck"),
    (BuryIntrigue, "intrigue_cards"),
    (LoseInfluence, "influence"),
    (RecruitMayDeploy, "troops_in_supply"),
    (RecruitIntoConflict, "troops_in_supply"),
    (Negotiator, "troops_in_supply"),
    (LoseGarrisonTroop, "troops_in_garrison"),
    (DeployFromGarrison, "troops_in_garrison"),
    (LoseDeployedTroops, "troops_in_conflict"),
    (Retreat, "troops_in_conflict"),
    (Commission, "dreadnoughts_in_supply"),
    (RetreatDreadnought, "dreadnoughts_in_conflict"),
    (DeployUnits, "units_in_garrison"),
    (RetreatUnits, "units_in_conflict"),
    (RecallAgent, "agents_on_board"),
)  # without any of these the word cannot happen


def key(g: State, number: int) -> str:
    """Of a thing; empty for none."""
    return g.catalog.things[number].key if number else ""


def plain(kind: Why) -> list[Refusal]:
    return [Refusal(kind, ruling=RULINGS.get(kind, ""))]


def wrong_window(g: State, window: int, ruling: str = "") -> list[Refusal]:
    now = Window.NAMES[g.window]
    return [Refusal(Why.WRONG_WINDOW, window=Window.NAMES[window], now=now, ruling=ruling)]


def in_stock(g: State, seat: int, resource: int, needed: int, ruling: str = "") -> Refusal:
    held = g.players[seat].stock[resource]
    return Refusal(Why.COST, resource=Resource.NAMES[resource], needed=needed, held=held, ruling=ruling)


# --- costs


def unpaid(g: State, s: Step, cost: Word, ruling: str = "") -> list[Refusal]:
    """Every part of a cost that is out of reach; of alternatives, all of them."""
    if cost.possible(g, s):
        return []
    if isinstance(cost, Both | Choose):
        return [refusal for part in cost.parts() for refusal in unpaid(g, s, part, ruling)]
    if isinstance(cost, Pay):
        return unpaid_resources(g, s, cost, ruling)
    what, needed, held = counted(g, s, cost)
    return [Refusal(Why.COST, resource=what, needed=needed, held=held, ruling=ruling)]


def unpaid_resources(g: State, s: Step, cost: Pay, ruling: str) -> list[Refusal]:
    prices = ((Resource.SOLARI, cost.solari), (Resource.SPICE, cost.spice), (Resource.WATER, cost.water))
    stock = g.players[s.owner].stock
    return [in_stock(g, s.owner, what, price, ruling) for what, price in prices if stock[what] < price]


def counted(g: State, s: Step, cost: Word) -> tuple[str, int, int]:
    """(what a cost takes, how many, how many there are)."""
    what = next((name for kind, name in TAKEN if isinstance(cost, kind)), "")
    return (what, number_taken(cost), number_held(g, s, what)) if what else (class_name(type(cost)), 1, 0)


def number_taken(cost: Word) -> int:
    if isinstance(cost, Discard):
        return 1 if cost.demanded else cost.cards
    if isinstance(cost, LoseDeployedTroops):
        return cost.troops
    return cost.units if isinstance(cost, RetreatUnits) else 1


def number_held(g: State, s: Step, what: str) -> int:
    me = g.players[s.owner]
    held = {
        "cards_in_hand": len(me.hand),
        "cards_in_play": len(me.in_play),
        "cards_in_deck": len(me.deck),
        "intrigue_cards": len(me.intrigues),
        "influence": max(me.influence),
        "troops_in_supply": me.supply,
        "troops_in_garrison": me.garrison,
        "troops_in_conflict": me.conflict,
        "dreadnoughts_in_supply": me.dreadnoughts,
        "dreadnoughts_in_conflict": me.conflict_dreadnoughts,
        "units_in_garrison": me.garrison + me.garrison_dreadnoughts,
        "units_in_conflict": me.units(),
        "agents_on_board": sum(g.agents_of(s.owner, space) for space in range(len(g.occupants))),
    }
    return held[what]


# --- conditions


def unmet(g: State, s: Step, condition: Condition) -> list[Refusal]:
    if condition.holds(g, s):
        return []
    name = class_name(type(condition))
    needed, held = amounts(g, s, condition)
    card = key(g, s.source)
    ruling = citations.of_condition(card)
    return [Refusal(Why.CONDITION, card=card, condition=name, needed=needed, held=held, ruling=ruling)]


def amounts(g: State, s: Step, condition: Condition) -> tuple[int | None, int | None]:
    if isinstance(condition, Threshold):
        return condition.needed(), condition.held(g, s)
    return None, None
