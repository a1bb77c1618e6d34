"""Choices that name nothing printed, made once, for all lists to share."""

from __future__ import annotations

from typing import Final

from kanly.engine.components import DREADNOUGHTS, TROOPS
from kanly.engine.vocabulary import Choice, Shared, Verb


def deployments(ships: int, most: int) -> list[Choice]:
    """So many dreadnoughts with at most so many troops, but not nothing at all."""
    return [(Verb.DEPLOY, troops, ships) for troops in range(0 if ships else 1, most + 1)]


def by_troops(ships: int) -> list[list[Choice]]:
    return [deployments(ships, most) for most in range(TROOPS + 1)]


BARE: Final[list[Shared]] = [(verb, 0, 0) for verb in range(Verb.PASS + 1)]  # by verb
DEPLOYMENTS: Final = [by_troops(ships) for ships in range(DREADNOUGHTS + 1)]  # then by the most troops
