"""What happened, by name and as one seat may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.engine.catalog import Catalog
from kanly.engine.events import ON_THE_WAY, WAY, Event, Happening, Place
from kanly.engine.printed import place_key
from kanly.engine.vocabulary import EVERY_SEAT, Faction, Icon, Resource, Window
from kanly.view import facts
from kanly.view.names import names_in, seat_or_none, seats_in
from kanly.view.rivals import reason_view
from kanly.view.schema import events as told

LAST: Final = (1 << WAY) - 1
Named = dict[Event, told.Event]  # what was told already, by what is seen of it


def happened(catalog: Catalog, event: Event, seat: int | None, known: Named | None = None) -> told.Event:
    """One event; what the seat does not see of it is None. Without a seat, as an onlooker sees it.

    With `known` it is made once for all who see the same of it.
    """
    shown = censored(event, seat)
    if known is None:
        return TOLD[event[0]](catalog, shown)
    if shown not in known:
        known[shown] = TOLD[event[0]](catalog, shown)
    return known[shown]


def censored(event: Event, seat: int | None) -> Event:
    kind, who, thing, amount, detail, seen, source, owner = event
    sees = seen == EVERY_SEAT if seat is None else seen >> seat & 1 == 1
    if sees:
        return event
    if kind == Happening.MARK:
        return kind, who, thing, 0, detail, seen, source, owner
    return kind, who, 0, amount, detail, seen, source, owner


def caused(catalog: Catalog, e: Event) -> told.Caused:
    return {
        "seat": seat_or_none(e[1]),
        "source": place_key(catalog.things[e[6]]) if e[6] else None,
        "of": seat_or_none(e[7]),
    }


def thing_key(catalog: Catalog, number: int) -> str | None:
    return catalog.things[number].key if number else None


def space_key(catalog: Catalog, index: int) -> str | None:
    return catalog.spaces[index].key if index >= 0 else None


# --- one by one


def resource(catalog: Catalog, e: Event) -> told.ResourceEvent:
    changed = Resource.NAMES[e[2]]
    return {"what": "resource", **caused(catalog, e), "resource": changed, "change": e[3]}


def units(catalog: Catalog, e: Event) -> told.UnitsEvent:
    way: told.PostWay = {"from": facts.POSTS[e[4] >> WAY], "to": facts.POSTS[e[4] & LAST]}
    return {"what": "units", **caused(catalog, e), "unit": facts.UNITS[e[2]], "count": e[3], **way}


def card(catalog: Catalog, e: Event) -> told.CardEvent:
    moved = thing_key(catalog, e[2])
    return {"what": "card", **caused(catalog, e), "card": moved, **way_of_card(e), "place": e[3]}


def intrigue(catalog: Catalog, e: Event) -> told.IntrigueEvent:
    is_theft = e[4] == Place.INTRIGUES << WAY | Place.INTRIGUES
    moved, victim = thing_key(catalog, e[2]), e[3] if is_theft else None
    return {"what": "intrigue", **caused(catalog, e), "card": moved, **way_of_card(e), "victim": victim}


def way_of_card(e: Event) -> told.PlaceWay:
    return {"from": facts.PLACES[e[4] >> WAY], "to": facts.PLACES[e[4] & LAST]}


def shuffled(catalog: Catalog, e: Event) -> told.ShuffledEvent:
    return {"what": "shuffled", **caused(catalog, e), "deck": facts.DECKS[e[2]], "size": e[3]}


def influence(catalog: Catalog, e: Event) -> told.InfluenceEvent:
    return {"what": "influence", **caused(catalog, e), "faction": Faction.NAMES[e[2]], "change": e[3]}


def alliance(catalog: Catalog, e: Event) -> told.AllianceEvent:
    faction, before = Faction.NAMES[e[2]], seat_or_none(e[3])
    return {"what": "alliance", **caused(catalog, e), "faction": faction, "before": before}


def control(catalog: Catalog, e: Event) -> told.ControlEvent:
    space, before = catalog.spaces[e[2]].key, seat_or_none(e[3])
    return {"what": "control", **caused(catalog, e), "space": space, "before": before}


def agent(catalog: Catalog, e: Event) -> told.AgentEvent:
    way: told.AgentWay = {"from": post_of_agent(catalog, e[3]), "to": post_of_agent(catalog, e[4])}
    return {"what": "agent", **caused(catalog, e), "count": e[2], **way}


def post_of_agent(catalog: Catalog, number: int) -> str | None:
    """None: at the Leader."""
    return "on_the_way" if number == ON_THE_WAY else space_key(catalog, number - 1)


def bonus_spice(catalog: Catalog, e: Event) -> told.BonusSpiceEvent:
    return {"what": "bonus_spice", **caused(catalog, e), "space": catalog.spaces[e[2]].key, "change": e[3]}


def flag(catalog: Catalog, e: Event) -> told.FlagEvent:
    return {"what": "flag", **caused(catalog, e), "space": catalog.spaces[e[2]].key, "round": e[3]}


def conflict(catalog: Catalog, e: Event) -> told.ConflictEvent:
    return {"what": "conflict", **caused(catalog, e), "card": catalog.things[e[2]].key}


def ranked(catalog: Catalog, e: Event) -> told.RankedEvent:
    return {"what": "ranked", **caused(catalog, e), "rank": e[2], "strength": e[3], "sharing": e[4]}


def fought(catalog: Catalog, e: Event) -> told.FoughtEvent:
    return {"what": "fought", **caused(catalog, e), "card": catalog.things[e[2]].key}


def tile(catalog: Catalog, e: Event) -> told.TileEvent:
    moved = catalog.things[e[2]].key
    way: told.TileWay = {"from": facts.TILE_PLACES[e[4] >> WAY], "to": facts.TILE_PLACES[e[4] & LAST]}
    return {"what": "tile", **caused(catalog, e), "tile": moved, "stack": e[3], **way}


def freighter(catalog: Catalog, e: Event) -> told.FreighterEvent:
    return {"what": "freighter", **caused(catalog, e), "position": e[2], "before": e[3]}


def lasting(catalog: Catalog, e: Event) -> told.LastingEvent:
    return {"what": "lasting", **caused(catalog, e), "card": catalog.things[e[2]].key, "change": e[3]}


def hagal(catalog: Catalog, e: Event) -> told.HagalEvent:
    return {"what": "hagal", **caused(catalog, e), "card": catalog.things[e[2]].key}


def mark(catalog: Catalog, e: Event) -> told.MarkEvent:
    fact = facts.MARKS[e[2]]
    return {"what": "mark", **caused(catalog, e), "fact": fact, "value": value(catalog, e[2], e[3])}


def value(catalog: Catalog, fact: int, number: int) -> told.Value:
    if fact in facts.SPACE:
        return space_key(catalog, number)
    if fact in facts.THING:
        return thing_key(catalog, number)
    if fact in facts.SECRETS:
        return names_in(number, Faction.NAMES) or None
    if fact in facts.HOLDER:
        return seat_or_none(number)
    if fact in facts.FACTION:
        return Faction.NAMES[number]
    if fact in facts.ICONS:
        return names_in(number, Icon.NAMES)
    if fact in facts.SEATS:
        return seats_in(number)
    if fact in facts.PHASE:
        return facts.PHASES[number]
    if fact in facts.YES_OR_NO:
        return bool(number)
    return number


def reason(catalog: Catalog, e: Event) -> told.ReasonEvent:
    return {"what": "reason", "reason": reason_view((e[1], e[2], e[3], e[4]))}


def begun(catalog: Catalog, e: Event) -> told.BegunEvent:
    return {"what": "begun", **caused(catalog, e), "word": catalog.places[e[2]]}


def asked(catalog: Catalog, e: Event) -> told.AskedEvent:
    return {
        "what": "asked",
        **caused(catalog, e),
        "window": Window.NAMES[e[2]] or None,
        "passed": seats_in(e[3]),
        "active": seat_or_none(e[4]),
    }


TOLD: Final[dict[int, Callable[[Catalog, Event], told.Event]]] = {
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
    Happening.CONFLICT: conflict,
    Happening.RANKED: ranked,
    Happening.FOUGHT: fought,
    Happening.TILE: tile,
    Happening.FREIGHTER: freighter,
    Happening.LASTING: lasting,
    Happening.HAGAL: hagal,
    Happening.MARK: mark,
    Happening.REASON: reason,
    Happening.BEGUN: begun,
    Happening.ASKED: asked,
}
