"""The ruling that speaks of the very case that is refused; empty where none does."""

from __future__ import annotations

from typing import Final

from kanly.engine.play.standing import of_leader
from kanly.engine.printed import Card, Intrigue, Mode, Space, Tile
from kanly.engine.state import State
from kanly.engine.vocabulary import Question, Resource, Window, Zone
from kanly.engine.words.dreadnoughts import Commission
from kanly.engine.words.gains import Gain
from kanly.engine.words.tech import Negotiator
from kanly.engine.words.units import RecruitIntoConflict, RecruitMayDeploy
from kanly.refusals.refusal import Why

RULINGS: Final = {
    Why.NOT_FOR_SALE: "FAQ-074",
    Why.NO_ACQUIRE_TECH: "IX-019",
    Why.NOT_ON_OFFER: "IX-022",
    Why.NO_NEGOTIATORS: "IX-030",
    Why.NO_COMBAT_SPACE: "FAQ-038",
    Why.FLIPPED: "IX-036",
    Why.NOT_HIGHEST: "FAQ-027",
    Why.TROOPS_ONLY: "IX-062",
    Why.NO_FLAG: "IX-066",
    Why.FLAG_TAKEN: "IX-067",
    Why.AT_TOP: "IX-043",
}  # of kinds that are always about the same thing
CONDITIONS: Final = {
    "councilors_dispensation": "FAQ-113",
    "calculated_hire": "FAQ-120",
    "double_cross": "FAQ-125",
    "poison_snooper": "FAQ-129",
}
COSTS: Final = {"bribery": "FAQ-114"}
MOMENTS: Final = {"bindu_suspension": "FAQ-127"}
WINDOWS: Final = {Window.TURN: "FAQ-115", Window.WON: "FAQ-131", Window.ENDGAME: "BASE-012"}
REQUIREMENTS: Final = {"interstellar_shipping": "IX-174"}
SPICE_PRICE: Final = "IX-022"  # of a tile


# --- sending an Agent


def of_occupation(card: Card, space: Space) -> str:
    """An Infiltration icon is of no use where one's own Agent stands."""
    return "IX-093" if card.infiltrates >> space.icon & 1 else ""


def of_the_voice(g: State, seat: int, card: Card, space: Space) -> str:
    if card.from_anywhere:
        return "FAQ-096"
    if passes_enemies(g, seat, space):
        return "FAQ-066"
    return "IX-094" if card.infiltrates >> space.icon & 1 else "FAQ-079"


def of_second_visit(g: State, seat: int, card: Card, space: Space) -> str:
    if card.from_anywhere:
        return "FAQ-095"
    return "FAQ-065" if passes_enemies(g, seat, space) else ""


def passes_enemies(g: State, seat: int, space: Space) -> bool:
    return of_leader(g, seat, Question.PASSES_ENEMIES) >> space.icon & 1 != 0


def of_space_cost(card: Card, resource: int) -> str:
    """What the Agent box gives comes too late for the space; Kwisatz Haderach pays like anybody."""
    if card.from_anywhere:
        return "FAQ-094"
    return "FAQ-005" if any(gives(word, resource) for word in card.agent) else ""


def gives(word: object, resource: int) -> bool:
    given = (Resource.SOLARI, Resource.SPICE, Resource.WATER)
    amounts = (word.solari, word.spice, word.water) if isinstance(word, Gain) else (0, 0, 0)
    return amounts[given.index(resource)] > 0


# --- Intrigue cards and tiles


def of_window(card: Intrigue, mode: Mode) -> str:
    return MOMENTS.get(card.key) or WINDOWS.get(mode.window, "")


def of_condition(card: str) -> str:
    return CONDITIONS.get(card, "FAQ-112")


def of_play_cost(card: str) -> str:
    return COSTS.get(card, "FAQ-011")


def of_tile_window(tile: Tile) -> str:
    return "IX-036" if tile.flips else "FAQ-145"


def of_solari(sold_for_solari: bool) -> str:
    """Tiles cost spice."""
    return "" if sold_for_solari else SPICE_PRICE


# --- what must be done, and how much may be


def of_compulsion(g: State, source: int) -> str:
    thing = g.catalog.things[source]
    if isinstance(thing, Intrigue):
        return "FAQ-011"
    return "FAQ-008" if source and isinstance(thing, Card | Space) else ""


def of_allowance(resource: str) -> str:
    return "FAQ-039" if resource == "troops" else "IX-064"


# --- answers


def of_lack(word: object) -> str:
    """What comes from supply cannot come when nothing is left there."""
    if isinstance(word, Commission):
        return "IX-055"
    if isinstance(word, Negotiator):
        return "IX-029"
    return "FAQ-017" if isinstance(word, RecruitMayDeploy | RecruitIntoConflict) else ""


def of_option(source: str) -> str:
    """Of several effects, one that cannot be carried out."""
    return "FAQ-103" if source == "test_of_humanity" else ""


def of_influence_lost(source: str) -> str:
    return "FAQ-081" if source == "shifting_allegiances" else ""


def of_discard_pile(g: State, seat: int, card: int, zone: int) -> str:
    """A card in play is not in the discard pile yet."""
    return "FAQ-023" if zone == Zone.DISCARD and card in g.players[seat].in_play else ""
