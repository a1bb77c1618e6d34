"""What a player who names something is most likely to mean, taken from that player's view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kanly.engine.answers import ANSWERS, Field
from kanly.engine.vocabulary import NO_CHOICE, Faction, Verb
from kanly.record.former import FORMER
from kanly.record.notation import VERBS
from kanly.view.own import own_player as own
from kanly.view.schema.table import View as View

FACTIONS: Final = Faction.NAMES
Circle = Callable[[View], list[str]]


def at_hand(verb: str, place: int, view: View) -> list[set[str]]:
    """Keys in circles: what this verb is for, in this place after it, then all that the seat sees."""
    meant = meant_by(verb)[place : place + 1]
    return [*[set(keys(view)) for keys in meant if keys], set(named_in(view))]


def meant_by(verb: str) -> list[Circle | None]:
    """For each of its two places; a verb of old is taken for the first that it may stand for."""
    number = VERBS[verb] if verb in VERBS else FORMER.get(verb, NO_CHOICE)[0]
    if number not in ANSWERS:
        return []
    answer = ANSWERS[number]
    return [BY_VERB.get(number) or BY_FIELD.get(answer.object), BY_FIELD.get(answer.place)]


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


def hand(view: View) -> list[str]:
    return [*own(view)["hand"]["cards"]]


def discard(view: View) -> list[str]:
    return [*own(view)["discard"]]


def own_cards(view: View) -> list[str]:
    return [*hand(view), *discard(view), *own(view)["in_play"]]


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


def nothing(view: View) -> list[str]:
    return []


def factions(view: View) -> list[str]:
    return [*FACTIONS]


BY_VERB: Final[dict[int, Circle]] = {
    Verb.ACQUIRE: on_sale,
    Verb.TRASH: own_cards,
    Verb.TAKE_DISCARDED: discard,
    Verb.SET_ROW_CARD_ASIDE: on_sale,
    Verb.KEEP_INTRIGUE: nothing,
    Verb.ACQUIRE_TECH: tiles_on_sale,
}  # what comes first after it
BY_FIELD: Final[dict[int, Circle]] = {
    Field.CARD: hand,
    Field.SECOND_CARD: hand,
    Field.INTRIGUE: intrigues,
    Field.TILE: own_tiles,
    Field.SPACE: spaces,
    Field.FACTION: factions,
    Field.SECOND_FACTION: factions,
}
