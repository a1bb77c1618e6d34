"""Which game a record or a snapshot belongs to, by name: "base/1", "base+ix+epic/1", "base+rivals/1"."""

from __future__ import annotations

from kanly.engine.rules import Rules

VERSION = 1  # of the rules: a game of another version could not go on here
TWO_PLAYERS = 2


def edition_of(rules: Rules) -> str:
    parts = {"ix": rules.ix, "epic": rules.epic, "rivals": rules.has_rivals}
    return f"{'+'.join(['base', *(name for name, there in parts.items() if there)])}/{VERSION}"


EDITIONS = {
    edition_of(rules): rules
    for seats in (4, TWO_PLAYERS)
    for rules in (Rules(seats), Rules(seats, ix=True), Rules(seats, ix=True, epic=True))
}


def read_edition(name: object) -> Rules:
    """The rules under a name, for the usual number of seats; ValueError says which names there are."""
    if not isinstance(name, str) or name not in EDITIONS:
        shown = repr(name[:40]) if isinstance(name, str) else "this"
        raise ValueError(f"{shown} is not played here, only {', '.join(map(repr, EDITIONS))}")
    return EDITIONS[name]
