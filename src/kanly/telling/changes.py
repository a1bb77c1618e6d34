"""What events add up to: for each seat what it has more or less of, as far as it lies open."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import WAY, Event, Happening, Place, Post
from kanly.engine.player import Player
from kanly.engine.vocabulary import NOBODY, TROOP_STRENGTH, Faction, Resource, Unit

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


def way(event: Event) -> tuple[int, int]:
    """From where to where something went."""
    return event[4] >> WAY, event[4] & ((1 << WAY) - 1)


class Strength:
    """What makes a seat strong in the Conflict."""

    def __init__(self, player: Player) -> None:
        self.troops = player.conflict
        self.ships = player.conflict_dreadnoughts
        self.ship_strength = player.dreadnought_strength
        self.swords = player.stock[Resource.SWORDS]

    def total(self) -> int:
        if self.troops + self.ships == 0:
            return 0
        return TROOP_STRENGTH * self.troops + self.ship_strength * self.ships + self.swords


class Changes:
    def __init__(self, strengths: list[Strength], is_decided: bool) -> None:
        self.strengths = strengths
        self.is_decided = is_decided  # the Conflict: nobody gets stronger or weaker any more
        self.told = [strength.total() for strength in strengths]
        self.by_seat: list[dict[str, int]] = [{} for _ in strengths]

    def note(self, event: Event) -> None:
        """What happens to everybody because a phase begins or ends goes without saying."""
        kind, seat = event[0], event[1]
        if kind == Happening.RANKED:
            self.is_decided = True
        elif kind == Happening.FOUGHT:
            self.is_decided = False
            self.told = [strength.total() for strength in self.strengths]
        elif kind == Happening.RESOURCE:
            self.resource(event)
        elif kind == Happening.UNITS:
            self.units(event)
        elif kind == Happening.INFLUENCE:
            self.add(seat, f"influence:{Faction.NAMES[event[2]]}", event[3])
        elif event[7] == NOBODY:
            return
        elif kind == Happening.CARD:
            self.card(event)
        elif kind == Happening.INTRIGUE:
            self.intrigue(event)

    def forget(self, seat: int, resource: int, change: int) -> None:
        """It is told in other words."""
        self.add(seat, TOKENS[resource], -change)

    def add(self, seat: int, name: str, change: int) -> None:
        mine = self.by_seat[seat]
        mine[name] = mine.get(name, 0) + change

    def resource(self, event: Event) -> None:
        """Persuasion that nobody spent is gone with the turn."""
        _, seat, resource, change, _, _, source, _ = event
        if resource == Resource.SWORDS:
            self.strengths[seat].swords += change
        elif resource != Resource.PERSUASION or change > 0 or source:
            self.add(seat, TOKENS[resource], change)

    def units(self, event: Event) -> None:
        _, seat, unit, count, *_ = event
        start, end = way(event)
        self.move(seat, unit, start, -count)
        self.move(seat, unit, end, count)

    def move(self, seat: int, unit: int, post: int, count: int) -> None:
        if post == Post.CONFLICT and unit == Unit.TROOP:
            self.strengths[seat].troops += count
        elif post == Post.CONFLICT:
            self.strengths[seat].ships += count
        elif post == Post.GARRISON:
            self.add(seat, GARRISONS[unit], count)
        elif post == Post.IX:
            self.add(seat, "negotiator", count)

    def card(self, event: Event) -> None:
        """Cards that are drawn or taken; those that leave the hand are named by the deed."""
        start, end = way(event)
        if end == Place.HAND and start != Place.HIDDEN_ASIDE:
            self.add(event[1], "change_hand", 1)

    def intrigue(self, event: Event) -> None:
        start, end = way(event)
        if end == Place.INTRIGUES:
            self.add(event[1], "intrigue", 1)
        if start == Place.INTRIGUES and end == Place.INTRIGUES:
            self.add(event[3], "intrigue", -1)

    def taken(self) -> list[dict[str, int]]:
        """Everything since the last time, by seat, in the usual order."""
        found = []
        for seat, strength in enumerate(self.strengths):
            stronger = 0 if self.is_decided else strength.total() - self.told[seat]
            self.told[seat] += stronger
            changed = {**self.by_seat[seat], "change_strength": stronger}
            found.append({name: changed[name] for name in ORDER if changed.get(name)})
            self.by_seat[seat] = {}
        return found
