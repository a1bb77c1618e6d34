"""Which game a record or a snapshot belongs to, by name: "base/1", "base+ix+epic/1", "base+rivals/1"."""

from __future__ import annotations

from kanly.content.catalog import CATALOG
from kanly.content.rules import DIFFICULTIES, Rules
from kanly.engine.components import TWO_PLAYERS
from kanly.engine.soundness.setting import is_epic, is_ix
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind

VERSION = 1  # of the rules: a game of another version could not go on here


def has_rivals(rules: Rules) -> bool:
    return rules.players > rules.seats


def edition_of(rules: Rules) -> str:
    parts = {"ix": rules.ix, "epic": rules.epic, "rivals": has_rivals(rules)}
    return f"{'+'.join(['base', *(name for name, there in parts.items() if there)])}/{VERSION}"


EDITIONS = {
    edition_of(rules): rules
    for seats in (4, TWO_PLAYERS)
    for rules in (Rules(seats), Rules(seats, ix=True), Rules(seats, ix=True, epic=True))
}


def rules_of(g: State) -> Rules:
    """The rules that a state is played by: whether with Rise of Ix can be seen in it."""
    ix, epic = is_ix(g), is_epic(g)
    leaders = leaders_of(g, Kind.HUMAN)
    if not g.has_rivals:
        return Rules(len(g.players), leaders, ix, epic)
    rivals = leaders_of(g, Kind.RIVAL)
    return Rules(len(leaders), leaders, ix, epic, difficulty_of(g), rivals, g.churn, g.brutal)


def leaders_of(g: State, kind: int) -> tuple[str, ...]:
    return tuple(CATALOG.leaders[player.leader].key for player in g.players if player.kind == kind)


def difficulty_of(g: State) -> str:
    """Empty where the game is not one of the table: in a two-player game, or in a forged one."""
    settings = (g.mentat_price, g.swordmaster_round, g.expert_deployment, g.swordmaster_closed)
    for name, table in DIFFICULTIES.items():
        due = (table.mentat_price, table.swordmaster_round, table.expert_deployment, table.swordmaster_closed)
        if settings == due:
            return name
    return ""


def read_edition(name: object) -> Rules:
    """The rules under a name, for the usual number of seats; ValueError says which names there are."""
    if not isinstance(name, str) or name not in EDITIONS:
        shown = repr(name[:40]) if isinstance(name, str) else "this"
        raise ValueError(f"{shown} is not played here, only {', '.join(map(repr, EDITIONS))}")
    return EDITIONS[name]
