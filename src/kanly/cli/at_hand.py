"""What a player who names something is most likely to mean, taken from that player's view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from kanly.engine.vocabulary import Faction

View = dict[str, Any]  # what a seat is shown, as plain data


def at_hand(verb: str, place: int, view: View) -> list[set[str]]:
    """Keys in circles: what this verb is for, in this place after it, then all that the seat sees."""
    meant = MEANT.get(verb, ())
    return [*[set(keys(view)) for keys in meant[place : place + 1]], set(named_in(view))]


def named_in(data: object) -> Iterable[str]:
    """Every word, whatever it names."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from data
        yield from named_in(list(data.values()))
    elif isinstance(data, list):
        for part in data:
            yield from named_in(part)


# --- what a verb is for


def own(view: View) -> View:
    player: View = view["players"][view["seat"]]
    return player


def hand(view: View) -> list[str]:
    return [*own(view)["hand"]["cards"]]


def own_cards(view: View) -> list[str]:
    return [*hand(view), *own(view)["discard"], *own(view)["in_play"]]


def intrigues(view: View) -> list[str]:
    return [*own(view)["intrigues"]["cards"]]


def on_sale(view: View) -> list[str]:
    return [*view["row"], *view["reserve"]]


def tiles_on_sale(view: View) -> list[str]:
    return [stack["top"] for stack in view.get("tech", []) if stack["top"]]


def own_tiles(view: View) -> list[str]:
    return [tile["tile"] for tile in own(view).get("tiles", [])]


def spaces(view: View) -> list[str]:
    return [*view["spaces"]]


def factions(view: View) -> list[str]:
    return [*Faction.NAMES]


MEANT: Final[dict[str, tuple[Callable[[View], list[str]], ...]]] = {
    "send": (hand, spaces),
    "play": (intrigues,),
    "bury": (intrigues,),
    "acquire": (on_sale,),
    "discard": (hand, hand),
    "aside": (hand,),
    "trash": (own_cards,),
    "tech": (tiles_on_sale,),
    "use": (own_tiles,),
    "space": (spaces,),
    "agent": (spaces,),
    "faction": (factions,),
    "factions": (factions, factions),
}
