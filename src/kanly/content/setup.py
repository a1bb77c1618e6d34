"""A table ready for its first decision, by rules that have been checked."""

from __future__ import annotations

from kanly.content.catalog import catalogue
from kanly.content.holdings import holdings
from kanly.content.rules import check
from kanly.engine.machine import resolver
from kanly.engine.play import set_up as table
from kanly.engine.play.set_up import conflicts_by_tier as conflicts_by_tier
from kanly.engine.play.set_up import leaders_of as leaders_of
from kanly.engine.rules import Rules
from kanly.engine.state import State


def set_up(rules: Rules, seed: bytes) -> State:
    """Everything of RULES 4 up to the first question."""
    g = lay_out(rules, seed)
    resolver.run(g)
    return g


def lay_out(rules: Rules, seed: bytes) -> State:
    """All that is put on the table; running the machine leads to the first question."""
    check(rules)
    return table.lay_out(catalogue(rules.sets), rules, holdings(rules), seed)


def house_hagal_deck(rules: Rules) -> list[int]:
    return holdings(rules).hagal_deck.copy()
