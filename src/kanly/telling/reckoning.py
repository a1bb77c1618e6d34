"""What a game came to for each seat: where the points came from, and what was done on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from kanly.engine.events import Event
from kanly.engine.vocabulary import Zone
from kanly.telling.ending import START, points_told, source_key
from kanly.telling.points import attributed
from kanly.telling.rerun import Rerun, Step
from kanly.view.happenings import happened
from kanly.view.schema.events import CardEvent, UnitsEvent
from kanly.view.schema.events import Event as Happened

Figures = list[tuple[str, int]]
GATHERED: Final = ("solari", "spice", "water")
OWNED: Final = Zone.NAMES
FOR_SALE: Final = ("aside", "row", "reserve", "imperium_deck")
FIGURES: Final = (
    *("turns", "agents", *GATHERED, "troops", "deployed", "influence"),
    *("cards", "trashed", "intrigues", "tiles", "conflicts", "strength"),
)  # in the order in which they are shown


class Reckoning:
    """By seat."""

    def __init__(self, rerun: Rerun) -> None:
        self.catalog = rerun.game.state.catalog
        first, *rest = rerun.steps
        self.sources = [Counter({START: points}) for points in first.points]
        self.figures: list[Counter[str]] = [Counter() for _ in first.points]
        for step in (first, *rest):
            self.read(step.events)

    def read(self, events: Iterable[Event]) -> None:
        events = list(events)
        for seat, source, change in points_told(attributed(events)):
            self.sources[seat][source_key(source, self.catalog.things)] += change
        for event in events:
            self.count(happened(self.catalog, event, None))

    def count(self, event: Happened) -> None:
        if event["what"] == "reason" or event["seat"] is None:
            return
        mine = self.figures[event["seat"]]
        if event["what"] == "ranked":
            mine["conflicts"] += event["rank"] == 0 and event["sharing"] == 1
            mine["strength"] = max(mine["strength"], event["strength"])
            return
        for figure, amount in counted(event):
            mine[figure] += amount

    def points_of(self, seat: int) -> dict[str, int]:
        """What brought most comes first."""
        found = {source: points for source, points in self.sources[seat].items() if points}
        return dict(sorted(found.items(), key=lambda point: -point[1]))

    def figures_of(self, seat: int) -> dict[str, int]:
        return {figure: self.figures[seat][figure] for figure in FIGURES}


def counted(event: Happened) -> Figures:
    """What an event adds to which figure."""
    if event["what"] == "resource":
        return [(event["resource"], max(0, event["change"]))] if event["resource"] in GATHERED else []
    if event["what"] == "influence":
        return [("influence", max(0, event["change"]))]
    if event["what"] == "units":
        return units(event)
    if event["what"] == "card":
        return cards(event)
    return moves(event)


def moves(event: Happened) -> Figures:
    if event["what"] == "agent" and event["from"] is None:
        return [("agents", event["count"])]
    if event["what"] == "intrigue" and event["to"] == "being_played":
        return [("intrigues", 1)]
    if event["what"] == "tile" and event["to"] == "owned":
        return [("tiles", 1)]
    is_turn = event["what"] == "mark" and event["fact"] in ("turn_began", "rival_turn")
    return [("turns", 1)] if is_turn else []


def units(event: UnitsEvent) -> Figures:
    """Dreadnoughts are deployed like troops."""
    is_new = (
        event["unit"] == "troop" and event["from"] == "supply" and event["to"] in ("garrison", "conflict")
    )
    is_deployed = event["to"] == "conflict"
    return [("troops", event["count"] * is_new), ("deployed", event["count"] * is_deployed)]


def cards(event: CardEvent) -> Figures:
    if event["from"] in FOR_SALE and event["to"] in OWNED:
        return [("cards", 1)]
    return [("trashed", 1)] if event["from"] in OWNED and event["to"] == "trashed" else []


def turns(steps: Iterable[Step]) -> list[tuple[int, Step]]:
    """The steps at which points or the round changed, the first and the last, with their numbers."""
    every = list(enumerate(steps))
    changed = [now for before, now in pairwise(every) if now[1].standing != before[1].standing]
    ends = [every[0], *changed, every[-1]]
    return [one for place, one in enumerate(ends) if one[0] != (ends[place - 1][0] if place else -1)]
