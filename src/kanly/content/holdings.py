"""What the sets that are played with hold, looked up once for all games alike."""

from __future__ import annotations

from functools import cache

from kanly.content.catalog import catalogue
from kanly.content.rules import rival_keys
from kanly.engine.holdings import Holdings
from kanly.engine.rules import Rules


def holdings(rules: Rules) -> Holdings:
    return held(rules.sets, rules.epic, rules.seats)


@cache
def held(sets: tuple[str, ...], epic: bool, seats: int) -> Holdings:
    catalog = catalogue(sets)
    rules = Rules(seats, sets=sets, epic=epic)
    return Holdings(catalog, rules, [catalog.number[key] for key in rival_keys(rules)])
