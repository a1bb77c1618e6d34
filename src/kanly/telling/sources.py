"""By what something changed: the printed thing that an event names, or what the rules have instead of one."""

from __future__ import annotations

from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.events import WAY, Event, Happening, Post
from kanly.engine.printed import Conflict
from kanly.engine.vocabulary import FACTIONS, NOBODY, Resource
from kanly.telling.voice import Voice

BY_RULES: Final = 0  # no printed thing
TRACK: Final = -1  # the bonus of an Influence track
FROM_CONFLICT: Final = -2  # where a Conflict that is over sends units back from
FROM_LOCATION: Final = -3
DEFENCE: Final = -4  # what whoever controls a location that is fought over may deploy
SECOND_STEP: Final = -10  # of a track, less the number of its Faction: where a point is gained or lost
ALLIANCE: Final = -20  # with a Faction, likewise
TRACKS: Final = {
    first - faction: (kind, faction)
    for kind, first in (("influence", SECOND_STEP), ("alliance", ALLIANCE))
    for faction in FACTIONS
}  # what brings points besides printed things
TEXTS: Final = {
    FROM_CONFLICT: "log-from-conflict",
    FROM_LOCATION: "log-from-location",
    DEFENCE: "log-defence",
}
COUNCIL: Final = next(space.number for space in CATALOG.spaces if space.key == "high_council")


def way(event: Event) -> tuple[int, int]:
    """From where to where something went."""
    return event[4] >> WAY, event[4] & ((1 << WAY) - 1)


def source_of(event: Event) -> int:
    """The number of the printed thing, or one of the above."""
    kind, _, thing, amount, _, _, source, owner = event
    if kind == Happening.UNITS and owner == NOBODY:
        return FROM_LOCATION if way(event)[0] == Post.FLAG else FROM_CONFLICT
    if source or owner == NOBODY:
        return DEFENCE if is_defence(event) else source
    if kind == Happening.RESOURCE:
        return source_of_resource(thing, amount)
    return BY_RULES if is_deployed(event) else TRACK


def source_of_resource(resource: int, change: int) -> int:
    """What is spent by the rules buys a point or is lost."""
    if change < 0 or resource == Resource.VICTORY_POINTS:
        return BY_RULES
    return COUNCIL if resource == Resource.PERSUASION else TRACK


def is_deployed(event: Event) -> bool:
    return event[0] == Happening.UNITS and way(event)[1] == Post.CONFLICT


def is_defence(event: Event) -> bool:
    """No reward of a Conflict goes into the next one."""
    return is_deployed(event) and isinstance(CATALOG.things[event[6]], Conflict)


def source_text(source: int, voice: Voice) -> str:
    if source in TEXTS:
        return voice.say(TEXTS[source])
    if source in TRACKS:
        return track_text(source, voice)
    if source == TRACK:
        return voice.names.label("influence_tracks")
    return voice.names.number(source) if source != BY_RULES else ""


def track_text(source: int, voice: Voice) -> str:
    """The place on a track, or the Alliance, that a point belongs to."""
    kind, faction = TRACKS[source]
    return voice.say(f"points-{kind}", faction=voice.faction(faction))
