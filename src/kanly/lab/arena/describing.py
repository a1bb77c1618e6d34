"""An arena in one line."""

from __future__ import annotations

from typing import Any

from kanly.lab.arena.figures import Figures


def what_was_played(told: Figures) -> str:
    plan, rules = told.plan, told.plan["rules"]
    field = f", {plan['field']}" if rules["seats"] > 1 and len(plan["bots"]) > 1 else ""
    return (
        f"{told.games:,} games on {told.deals:,} deals, {mode(rules)}{field}, "
        f"seed {plan['seed']}, kanly {plan['kanly']}"
    )


def mode(rules: dict[str, Any]) -> str:
    """Of the rules as `keeping.told_rules` tells them."""
    alone = f"solo, {rules['difficulty']}" if rules["seats"] == 1 else f"{rules['seats']} seats"
    others = [name for name in rules["sets"] if name not in ("base", "ix")]
    modes = {"Rise of Ix": rules["ix"], "Epic mode": rules["epic"], **dict.fromkeys(others, True)}
    return ", ".join([alone, *(name for name, there in modes.items() if there)])
