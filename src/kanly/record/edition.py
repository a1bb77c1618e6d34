"""Which game a record or a snapshot belongs to, by name: "base/1", "base+ix/1", "base+ix+epic/1"."""

from __future__ import annotations

from dataclasses import replace

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import EPIC_TARGET
from kanly.engine.state import State

VERSION = 1  # of the rules: a game of another version could not go on here


def edition_of(rules: Rules) -> str:
    parts = ["base", *(["ix"] if rules.ix else []), *(["epic"] if rules.epic else [])]
    return f"{'+'.join(parts)}/{VERSION}"


EDITIONS = {edition_of(rules): rules for rules in (Rules(), Rules(ix=True), Rules(ix=True, epic=True))}


def rules_of(g: State) -> Rules:
    """The rules that a state is played by: only games with Rise of Ix have stacks of tiles."""
    ix = len(g.stacks) > 0
    leaders = tuple(CATALOG.leaders[player.leader].key for player in g.players)
    return Rules(len(g.players), leaders, ix, ix and g.target == EPIC_TARGET)


def read_edition(name: object) -> Rules:
    """The rules under a name, for the usual number of seats; ValueError says which names there are."""
    if not isinstance(name, str) or name not in EDITIONS:
        shown = repr(name[:40]) if isinstance(name, str) else "this"
        raise ValueError(f"{shown} is not played here, only {', '.join(map(repr, EDITIONS))}")
    return EDITIONS[name]


def with_seats(rules: Rules, seats: int, leaders: tuple[str, ...]) -> Rules:
    return replace(rules, seats=seats, leaders=leaders)
