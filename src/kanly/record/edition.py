"""Which game a record or a snapshot belongs to, by name: "base/1", "base+ix+epic/1", "base+rivals+fan/1"."""

from __future__ import annotations

from dataclasses import replace

from kanly.content.catalog import catalogue
from kanly.engine.components import TWO_PLAYERS
from kanly.engine.rules import BASE, IX, OWN_SETS, Rules

VERSION = 1  # of the rules: a game of another version could not go on here
OF_OURS = (*OWN_SETS, "epic", "rivals")


def edition_of(rules: Rules) -> str:
    modes = {IX: rules.ix, "epic": rules.epic, "rivals": rules.has_rivals}
    others = [name for name in rules.sets if name not in OWN_SETS]
    return f"{'+'.join([BASE, *(name for name, there in modes.items() if there), *others])}/{VERSION}"


EDITIONS = {
    edition_of(rules): rules
    for seats in (4, TWO_PLAYERS)
    for rules in (Rules(seats), Rules(seats, ix=True), Rules(seats, ix=True, epic=True))
}


def read_edition(name: object) -> Rules:
    """The rules under a name, for the usual number of seats; ValueError says which names there are."""
    parts = name.removesuffix(f"/{VERSION}").split("+") if isinstance(name, str) else []
    others = tuple(part for part in parts if part not in OF_OURS)
    ours = f"{'+'.join(part for part in parts if part in OF_OURS)}/{VERSION}"
    if ours in EDITIONS:
        rules = replace(EDITIONS[ours], sets=(*EDITIONS[ours].sets, *others))
        if edition_of(rules) == name:
            catalogue(rules.sets)
            return rules
    shown = repr(name[:40]) if isinstance(name, str) else "this"
    raise ValueError(f"{shown} is not played here, only {', '.join(map(repr, EDITIONS))}")
