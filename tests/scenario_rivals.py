"""What `table()` does for Rivals: turns out of turn, and their reasons as words."""

from __future__ import annotations

from scenario_layout import numbers

from kanly.content.catalog import CATALOG
from kanly.engine.machine import resolver
from kanly.engine.rivals import turns as rivals
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Faction, Reason
from kanly.engine.words.word import FrameKind

SPENT = ("solari", "spice", "water", "persuasion", "swords", "victory_points", "intrigues")
SHAPES = {
    Reason.TURNED_UP: ("thing",),
    Reason.OCCUPIED: ("thing", "space"),
    Reason.SILENCED: ("thing", "space"),
    Reason.NO_BONUS_SPICE: ("thing",),
    Reason.TWO_DREADNOUGHTS: ("thing",),
    Reason.LITTLE_INFLUENCE: ("thing",),
    Reason.SENT: ("thing", "space"),
    Reason.MOST_BONUS_SPICE: ("space", "number"),
    Reason.BY_INFLUENCE: ("space", "number"),
    Reason.DEPLOYED: ("number", "number"),
    Reason.HELD_BACK: ("number",),
    Reason.SWORDS: ("thing", "number"),
    Reason.LEAST_INFLUENCE: ("faction", "number"),
    Reason.BOUGHT_POINT: ("spent", "number"),
    Reason.TOOK_TILE: ("thing", "number"),
    Reason.USED_TILE: ("thing",),
    Reason.CLEARED_TILE: ("thing",),
    Reason.CHURNED: ("thing", "number"),
}


def put_on_hagal_deck(g: State, cards: str) -> None:
    """Top card first; the rest of the deck stays below."""
    g.hagal_deck += reversed(numbers(cards))


def act_now(g: State, seat: int) -> None:
    """The turn that is about to begin waits until the Rival has had its own."""
    asked = g.stack[-1]
    assert asked.word.frame == FrameKind.TURN, "nobody is about to begin a turn"
    assert g.sent_space == NOBODY, "somebody is in the middle of a turn"
    g.stack.pop()
    g.frames.pop()
    g.players[asked.owner].turns -= 1
    g.next_seat = asked.owner
    g.reasons.clear()
    rivals.take_turn(g, seat)
    resolver.run(g)


def read_reason(reason: tuple[int, int, int, int]) -> tuple[str | int, ...]:
    _, name, *values = reason
    shape = SHAPES.get(name, ())
    return Reason.NAMES[name], *[read_value(kind, value) for kind, value in zip(shape, values, strict=False)]


def read_value(kind: str, value: int) -> str | int:
    if kind == "thing":
        return CATALOG.things[value].key
    if kind == "space":
        return CATALOG.spaces[value].key
    if kind == "faction":
        return Faction.NAMES[value]
    return SPENT[value] if kind == "spent" else value
