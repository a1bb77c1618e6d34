"""What is missing: costs that cannot be paid, conditions that do not hold."""

from __future__ import annotations

from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import WINDOW_NAMES, Resource
from kanly.engine.words.cards import Discard
from kanly.engine.words.gains import Pay
from kanly.engine.words.grammar import Both, Choose
from kanly.engine.words.influence import LoseInfluence
from kanly.engine.words.units import LoseDeployedTroops, LoseGarrisonTroop
from kanly.engine.words.word import Condition, Threshold, Word
from kanly.refusals.refusal import CONDITION_RULINGS, RULINGS, WINDOW_RULINGS, Refusal, Why

RESOURCES = ("solari", "spice", "water", "persuasion", "swords", "victory_points")


def key(g: State, number: int) -> str:
    """Of a thing; empty for none."""
    return g.catalog.things[number].key if number else ""


def plain(kind: Why) -> list[Refusal]:
    return [Refusal(kind, ruling=RULINGS.get(kind, ""))]


def wrong_window(g: State, window: int) -> list[Refusal]:
    name = WINDOW_NAMES[window]
    ruling = WINDOW_RULINGS.get(name, "")
    return [Refusal(Why.WRONG_WINDOW, window=name, now=WINDOW_NAMES[g.window], ruling=ruling)]


def in_stock(g: State, seat: int, resource: int, needed: int, ruling: str = "") -> Refusal:
    held = g.players[seat].stock[resource]
    return Refusal(Why.COST, resource=RESOURCES[resource], needed=needed, held=held, ruling=ruling)


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
    me = g.players[s.owner]
    if isinstance(cost, Discard):
        return "cards_in_hand", cost.cards, len(me.hand)
    if isinstance(cost, LoseDeployedTroops):
        return "troops_in_conflict", cost.troops, me.conflict
    if isinstance(cost, LoseGarrisonTroop):
        return "troops_in_garrison", 1, me.garrison
    if isinstance(cost, LoseInfluence):
        return "influence", 1, max(me.influence)
    return class_name(cost), 1, 0


# --- conditions


def unmet(g: State, s: Step, condition: Condition) -> list[Refusal]:
    if condition.holds(g, s):
        return []
    name = class_name(condition)
    needed, held = amounts(g, s, condition)
    ruling = CONDITION_RULINGS.get(name, "FAQ-112")
    card = key(g, s.source)
    return [Refusal(Why.CONDITION, card=card, condition=name, needed=needed, held=held, ruling=ruling)]


def class_name(value: Word | Condition) -> str:
    """As in `kanly cards --json`."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in type(value).__name__).lstrip("_")


def amounts(g: State, s: Step, condition: Condition) -> tuple[int | None, int | None]:
    if isinstance(condition, Threshold):
        return condition.needed(), condition.held(g, s)
    return None, None
