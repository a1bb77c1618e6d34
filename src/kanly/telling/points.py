"""Which points come by the Influence tracks, and not by what moved a cube there.

The engine tells a point directly after the step that reached or left the second place of a track, and those
of an Alliance directly before the token itself; nothing else is told in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from kanly.engine.events import Event, Happening
from kanly.engine.vocabulary import NOBODY, Resource
from kanly.telling.sources import ALLIANCE, SECOND_STEP

SOURCE: Final = 6  # its place in an event


def attributed(events: Sequence[Event]) -> list[Event]:
    """The same events; points by a track have the track as their source."""
    found = [*events]
    for place, event in enumerate(events):
        if event[0] == Happening.ALLIANCE:
            give_alliance(found, place)
    for place, (before, event) in enumerate(pairwise([*found])):
        if (
            before[0] == Happening.INFLUENCE
            and is_point(event, before[1])
            and event[SOURCE] == before[SOURCE]
        ):
            found[place + 1] = with_source(event, SECOND_STEP - before[2])
    return found


def give_alliance(events: list[Event], place: int) -> None:
    """To whoever took the token, and from whoever had it."""
    _, seat, faction, holder, *_ = events[place]
    for who, points in ((seat, 1), (holder, -1)):
        before = events[place - 1] if place else None
        if who != NOBODY and before and is_point(before, who) and before[3] == points:
            place -= 1
            events[place] = with_source(before, ALLIANCE - faction)


def is_point(event: Event, seat: int) -> bool:
    return event[:3] == (Happening.RESOURCE, seat, Resource.VICTORY_POINTS) and abs(event[3]) == 1


def with_source(event: Event, source: int) -> Event:
    kind, seat, thing, amount, more, seen, _, owner = event
    return kind, seat, thing, amount, more, seen, source, owner
