"""Whether the Conflict deck and the round fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.soundness.fault import Fault

if TYPE_CHECKING:
    from kanly.engine.soundness.setting import Setting
    from kanly.engine.state import State


def faults(g: State, setting: Setting) -> list[Fault]:
    found: list[Fault] = []
    done = g.conflicts_fought.copy()
    if g.conflict and g.conflict not in done:
        done.append(g.conflict)
    waiting = tiers(g, g.conflict_deck)
    used = waiting + tiers(g, done)
    if waiting != sorted(waiting, reverse=True):
        found.append(("conflict_deck", "the levels are wrong: the highest lies at the bottom"))
    for tier, count in setting.conflicts_by_tier.items():
        if used.count(tier) != count:
            found.append(("conflict_deck", f"the levels are wrong: {count} Conflicts are of level {tier}"))
    if g.round != len(done) or (g.conflict == 0) != (g.round == 0):
        found.append(("round", "it does not fit the Conflicts"))
    return found


def tiers(g: State, conflicts: list[int]) -> list[int]:
    return [g.catalog.conflicts[conflict].tier for conflict in conflicts]
