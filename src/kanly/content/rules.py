"""Whether a game can be set up: seats, sets, Leaders and modes, checked once."""

from __future__ import annotations

import os
from functools import cache, lru_cache

from kanly.content.catalog import catalogue
from kanly.content.errors import RulesError as RulesError
from kanly.engine import chance
from kanly.engine.decks import includes
from kanly.engine.rules import DIFFICULTIES as DIFFICULTIES
from kanly.engine.rules import Difficulty as Difficulty
from kanly.engine.rules import Rules as Rules

RIVAL_LEADERS = (
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
    "count_ilban_richese",
    "prince_rhombur_vernius",
    "viscount_hundro_moritani",
)
RIVALS = 2


@lru_cache
def check(rules: Rules) -> None:
    """Raises RulesError; rules that have been found sound are not looked at again."""
    if rules.seats not in (1, 2, 3, 4):
        raise RulesError(f"the game is for 1 to 4 seats, not {rules.seats}")
    if rules.epic and not rules.ix:
        raise RulesError("Epic mode is played with Rise of Ix")
    if rules.solo and rules.difficulty not in DIFFICULTIES:
        raise RulesError(f"a solo game needs a difficulty: {', '.join(DIFFICULTIES)}")
    check_solo_only(rules)
    check_leaders(rules)
    check_rival_leaders(rules)


def check_solo_only(rules: Rules) -> None:
    given = {
        "a difficulty": rules.difficulty,
        "Rival Leaders": rules.rival_leaders,
        "Row churn": rules.churn,
        "Brutal Escalation": rules.brutal,
    }
    wrong = [name for name, value in given.items() if value and not rules.solo]
    if wrong:
        raise RulesError(f"{wrong[0]} is for solo games only, not for {rules.seats} seats")


def check_leaders(rules: Rules) -> None:
    keys = leader_keys(rules)
    unknown = [key for key in rules.leaders if key not in keys]
    if unknown:
        raise RulesError(f"there is no Leader {unknown[0][:40]!r}; the Leaders are {', '.join(keys)}")
    if rules.leaders and len(rules.leaders) != rules.seats:
        raise RulesError(f"{rules.seats} seats need {rules.seats} Leaders, not {len(rules.leaders)}")
    if len(set(rules.leaders)) != len(rules.leaders):
        raise RulesError("each Leader can be taken by one seat only")


def check_rival_leaders(rules: Rules) -> None:
    keys = rival_keys(rules)
    wrong = [key for key in rules.rival_leaders if key not in keys]
    if wrong:
        raise RulesError(f"{wrong[0][:40]!r} cannot lead a Rival; these can: {', '.join(keys)}")
    if rules.rival_leaders and len(rules.rival_leaders) != RIVALS:
        raise RulesError(f"a solo game needs {RIVALS} Rival Leaders, not {len(rules.rival_leaders)}")
    named = [*rules.rival_leaders, *rules.leaders]
    if rules.rival_leaders and len(set(named)) != len(named):
        raise RulesError("each Leader can be taken by one seat only")


def rival_keys(rules: Rules) -> list[str]:
    keys = leader_keys(rules)
    return [key for key in RIVAL_LEADERS if key in keys]


def leader_keys(rules: Rules) -> list[str]:
    return list(keys_of_leaders(rules.sets))


@cache
def keys_of_leaders(sets: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(leader.key for leader in catalogue(sets).leaders if includes(leader, sets))


LEADER_KEYS = leader_keys(Rules())


def seed_from(seed: int | bytes | None) -> bytes:
    """Without one, chance comes from the operating system."""
    if seed is None:
        return os.urandom(chance.SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == chance.SEED_BYTES:
        return seed
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 8 * chance.SEED_BYTES:
        raise RulesError("a seed is a whole number from 0 to 2**256 - 1")
    return chance.seed_bytes(seed)
