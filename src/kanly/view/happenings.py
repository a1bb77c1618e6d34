"""What happened, by name and as one seat may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.engine.catalog import Catalog
from kanly.engine.events import (
    ON_THE_WAY,
    WAY,
    Deck,
    Event,
    Happening,
    Mark,
    Phase,
    Place,
    Post,
    TilePlace,
)
from kanly.engine.printed import place_key
from kanly.engine.vocabulary import EVERY_SEAT, Faction, Icon, Resource, Unit, Window
from kanly.view.names import Data, names_in, seat_or_none, seats_in
from kanly.view.rivals import reason_view


def named(kinds: type) -> dict[int, str]:
    """The numbers of a class of Final numbers, with their names in lower case."""
    return {number: name.lower() for name, number in vars(kinds).items() if name.isupper()}


HAPPENINGS: Final = named(Happening)
MARKS: Final = named(Mark)
PLACES: Final = named(Place)
POSTS: Final = named(Post)
UNITS: Final = named(Unit)
TILE_PLACES: Final = named(TilePlace)
DECKS: Final = named(Deck)
PHASES: Final = named(Phase)
LAST: Final = (1 << WAY) - 1


def happened(catalog: Catalog, event: Event, seat: int | None) -> Data:
    """One event; what the seat does not see of it is None. Without a seat, as an onlooker sees it."""
    kind, who, _, _, _, _, source, owner = event
    if kind == Happening.REASON:
        return {"what": "reason", "reason": reason_view((who, event[2], event[3], event[4]))}
    return {
        "what": HAPPENINGS[kind],
        "seat": seat_or_none(who),
        **PARTICULARS[kind](catalog, censored(event, seat)),
        "source": place_key(catalog.things[source]) if source else None,
        "of": seat_or_none(owner),
    }


def censored(event: Event, seat: int | None) -> Event:
    kind, who, thing, amount, detail, seen, source, owner = event
    sees = seen == EVERY_SEAT if seat is None else seen >> seat & 1 == 1
    if sees:
        return event
    if kind == Happening.MARK:
        return kind, who, thing, 0, detail, seen, source, owner
    return kind, who, 0, amount, detail, seen, source, owner


def thing_key(catalog: Catalog, number: int) -> str | None:
    return catalog.things[number].key if number else None


def space_key(catalog: Catalog, index: int) -> str | None:
    return catalog.spaces[index].key if index >= 0 else None


# --- particulars


def resource(catalog: Catalog, e: Event) -> Data:
    return {"resource": Resource.NAMES[e[2]], "change": e[3]}


def units(catalog: Catalog, e: Event) -> Data:
    return {"unit": UNITS[e[2]], "count": e[3], "from": POSTS[e[4] >> WAY], "to": POSTS[e[4] & LAST]}


def card(catalog: Catalog, e: Event) -> Data:
    way = {"from": PLACES[e[4] >> WAY], "to": PLACES[e[4] & LAST]}
    return {"card": thing_key(catalog, e[2]), **way, "place": e[3]}


def intrigue(catalog: Catalog, e: Event) -> Data:
    way = {"from": PLACES[e[4] >> WAY], "to": PLACES[e[4] & LAST]}
    is_theft = e[4] == Place.INTRIGUES << WAY | Place.INTRIGUES
    return {"card": thing_key(catalog, e[2]), **way, "victim": e[3] if is_theft else None}


def shuffled(catalog: Catalog, e: Event) -> Data:
    return {"deck": DECKS[e[2]], "size": e[3]}


def influence(catalog: Catalog, e: Event) -> Data:
    return {"faction": Faction.NAMES[e[2]], "change": e[3]}


def alliance(catalog: Catalog, e: Event) -> Data:
    return {"faction": Faction.NAMES[e[2]], "before": seat_or_none(e[3])}


def control(catalog: Catalog, e: Event) -> Data:
    return {"space": space_key(catalog, e[2]), "before": seat_or_none(e[3])}


def agent(catalog: Catalog, e: Event) -> Data:
    return {"count": e[2], "from": post_of_agent(catalog, e[3]), "to": post_of_agent(catalog, e[4])}


def post_of_agent(catalog: Catalog, number: int) -> str | None:
    """None: at the Leader."""
    return "on_the_way" if number == ON_THE_WAY else space_key(catalog, number - 1)


def bonus_spice(catalog: Catalog, e: Event) -> Data:
    return {"space": space_key(catalog, e[2]), "change": e[3]}


def flag(catalog: Catalog, e: Event) -> Data:
    return {"space": space_key(catalog, e[2]), "round": e[3]}


def one_thing(catalog: Catalog, e: Event) -> Data:
    return {"card": thing_key(catalog, e[2])}


def ranked(catalog: Catalog, e: Event) -> Data:
    return {"rank": e[2], "strength": e[3], "sharing": e[4]}


def tile(catalog: Catalog, e: Event) -> Data:
    way = {"from": TILE_PLACES[e[4] >> WAY], "to": TILE_PLACES[e[4] & LAST]}
    return {"tile": thing_key(catalog, e[2]), "stack": e[3], **way}


def freighter(catalog: Catalog, e: Event) -> Data:
    return {"position": e[2], "before": e[3]}


def lasting(catalog: Catalog, e: Event) -> Data:
    return {"card": thing_key(catalog, e[2]), "change": e[3]}


def mark(catalog: Catalog, e: Event) -> Data:
    return {"fact": MARKS[e[2]], "value": value(catalog, e[2], e[3])}


def value(catalog: Catalog, fact: int, number: int) -> object:
    if fact in (Mark.VOICE, Mark.SENT_SPACE):
        return space_key(catalog, number)
    if fact in (Mark.SENT_CARD, Mark.TAKEN_BACK, Mark.FLIPPED):
        return thing_key(catalog, number)
    if fact in (Mark.SECRETS, Mark.MASTERSTROKE):
        return names_in(number, Faction.NAMES) or None
    if fact in (Mark.MENTAT, Mark.MENTAT_PROMISED):
        return seat_or_none(number)
    if fact == Mark.SNOOPER:
        return Faction.NAMES[number]
    if fact == Mark.ADDED_ICONS:
        return names_in(number, Icon.NAMES)
    if fact == Mark.WINNERS:
        return seats_in(number)
    if fact == Mark.PHASE:
        return PHASES[number]
    return bool(number) if fact in YES_OR_NO else number


def begun(catalog: Catalog, e: Event) -> Data:
    return {"word": catalog.places[e[2]]}


def asked(catalog: Catalog, e: Event) -> Data:
    return {"window": Window.NAMES[e[2]] or None, "passed": seats_in(e[3]), "active": seat_or_none(e[4])}


YES_OR_NO: Final = (
    Mark.COUNCIL,
    Mark.SWORDMASTER,
    Mark.REVEALED,
    Mark.REVEALING,
    Mark.ON_COMBAT_SPACE,
    Mark.PASSES_ENEMIES,
    Mark.TOP_ALLOWED,
    Mark.ANOTHER_TURN,
    Mark.ENEMY_THERE,
    Mark.HAGAL_DUE,
)
PARTICULARS: Final[dict[int, Callable[[Catalog, Event], Data]]] = {
    Happening.RESOURCE: resource,
    Happening.UNITS: units,
    Happening.CARD: card,
    Happening.INTRIGUE: intrigue,
    Happening.SHUFFLED: shuffled,
    Happening.INFLUENCE: influence,
    Happening.ALLIANCE: alliance,
    Happening.CONTROL: control,
    Happening.AGENT: agent,
    Happening.BONUS_SPICE: bonus_spice,
    Happening.FLAG: flag,
    Happening.CONFLICT: one_thing,
    Happening.RANKED: ranked,
    Happening.FOUGHT: one_thing,
    Happening.TILE: tile,
    Happening.FREIGHTER: freighter,
    Happening.LASTING: lasting,
    Happening.HAGAL: one_thing,
    Happening.MARK: mark,
    Happening.BEGUN: begun,
    Happening.ASKED: asked,
}
