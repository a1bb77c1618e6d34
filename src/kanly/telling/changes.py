"""What events add up to: for each seat and source what there is more or less of, as far as it lies open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kanly.engine.events import Event, Happening, Place, Post
from kanly.engine.player import Player
from kanly.engine.vocabulary import NOBODY, TROOP_STRENGTH, Faction, Resource, Unit
from kanly.telling.sources import BY_RULES, source_of, way

TOKENS: Final = {
    Resource.SOLARI: "solari",
    Resource.SPICE: "spice",
    Resource.WATER: "water",
    Resource.PERSUASION: "persuasion",
    Resource.VICTORY_POINTS: "victory_point",
}
ORDER: Final = (
    "victory_point",
    "solari",
    "spice",
    "water",
    "persuasion",
    "change_strength",
    "change_garrison",
    "change_garrison_dreadnoughts",
    "negotiator",
    "intrigue",
    "change_hand",
    *[f"influence:{faction}" for faction in Faction.NAMES],
)
GARRISONS: Final = {Unit.TROOP: "change_garrison", Unit.DREADNOUGHT: "change_garrison_dreadnoughts"}


class Strength(NamedTuple):
    """What makes a seat strong in the Conflict."""

    troops: int
    ships: int
    ship_strength: int
    swords: int

    def total(self) -> int:
        if self.troops + self.ships == 0:
            return 0
        return TROOP_STRENGTH * self.troops + self.ship_strength * self.ships + self.swords


def strength_of(player: Player) -> Strength:
    swords = player.stock[Resource.SWORDS]
    return Strength(player.conflict, player.conflict_dreadnoughts, player.dreadnought_strength, swords)


def unarmed(player: Player) -> Strength:
    """As everybody is before the first round."""
    return Strength(0, 0, player.dreadnought_strength, 0)


class Changes:
    def __init__(self, strengths: Sequence[Strength], is_decided: bool) -> None:
        self.strengths = [*strengths]
        self.is_decided = is_decided  # the Conflict: nobody gets stronger or weaker any more
        self.found: dict[tuple[int, int], dict[str, int]] = {}  # by seat and source, in the order they came

    def note(self, event: Event) -> None:
        kind = event[0]
        if kind in COUNTED:
            COUNTED[kind](self, event, source_of(event))
        elif kind == Happening.RANKED:
            self.is_decided = True
        elif kind == Happening.FOUGHT:
            self.is_decided = False

    def forget(self, seat: int, resource: int, change: int) -> None:
        """It is told in other words."""
        self.add(seat, BY_RULES, TOKENS[resource], -change)

    def add(self, seat: int, source: int, name: str, change: int) -> None:
        mine = self.found.setdefault((seat, source), {})
        mine[name] = mine.get(name, 0) + change

    def resource(self, event: Event, source: int) -> None:
        """Persuasion that nobody spent is gone with the turn."""
        _, seat, resource, change, *_ = event
        if resource == Resource.SWORDS:
            before = self.strengths[seat]
            self.strengths[seat] = before._replace(swords=before.swords + change)
            self.strengthen(seat, source, before)
        elif resource != Resource.PERSUASION or change > 0 or source != BY_RULES:
            self.add(seat, source, TOKENS[resource], change)

    def units(self, event: Event, source: int) -> None:
        _, seat, unit, count, *_ = event
        start, end = way(event)
        before = self.strengths[seat]
        self.move(seat, source, unit, start, -count)
        self.move(seat, source, unit, end, count)
        self.strengthen(seat, source, before)

    def move(self, seat: int, source: int, unit: int, post: int, count: int) -> None:
        now = self.strengths[seat]
        if post == Post.CONFLICT and unit == Unit.TROOP:
            self.strengths[seat] = now._replace(troops=now.troops + count)
        elif post == Post.CONFLICT:
            self.strengths[seat] = now._replace(ships=now.ships + count)
        elif post == Post.GARRISON:
            self.add(seat, source, GARRISONS[unit], count)
        elif post == Post.IX:
            self.add(seat, source, "negotiator", count)

    def strengthen(self, seat: int, source: int, before: Strength) -> None:
        if not self.is_decided:
            self.add(seat, source, "change_strength", self.strengths[seat].total() - before.total())

    def influence(self, event: Event, source: int) -> None:
        self.add(event[1], source, f"influence:{Faction.NAMES[event[2]]}", event[3])

    def card(self, event: Event, source: int) -> None:
        """Cards that are drawn or taken; those that leave the hand are named by the deed.

        What happens to everybody because a phase begins or ends goes without saying.
        """
        start, end = way(event)
        if end == Place.HAND and start != Place.HIDDEN_ASIDE and event[7] != NOBODY:
            self.add(event[1], source, "change_hand", 1)

    def intrigue(self, event: Event, source: int) -> None:
        if event[7] == NOBODY:
            return
        start, end = way(event)
        if end == Place.INTRIGUES:
            self.add(event[1], source, "intrigue", 1)
        if start == Place.INTRIGUES and end == Place.INTRIGUES:
            self.add(event[3], source, "intrigue", -1)

    def taken(self) -> list[Change]:
        """Everything since the last time."""
        found = [Change(seat, source, in_order(changed)) for (seat, source), changed in self.found.items()]
        self.found = {}
        return [change for change in found if change.changed]


COUNTED: Final[dict[int, Callable[[Changes, Event, int], None]]] = {
    Happening.RESOURCE: Changes.resource,
    Happening.UNITS: Changes.units,
    Happening.INFLUENCE: Changes.influence,
    Happening.CARD: Changes.card,
    Happening.INTRIGUE: Changes.intrigue,
}


class Change(NamedTuple):
    """What one printed thing changed for one seat."""

    seat: int
    source: int
    changed: dict[str, int]  # by token or label, in the usual order


def in_order(changed: dict[str, int]) -> dict[str, int]:
    return {name: changed[name] for name in ORDER if changed.get(name)}
