"""What everybody at a table is called: by the name somebody chose, or by the Leader."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.state import State
from kanly.text.language import Language
from kanly.text.questions import short_name

TABLES: Final = 1000  # whose names are remembered
MARKS: Final = ("\ue000", "\ue001", "\ue002")  # that texts may hold, and no name
HARMLESS: Final = str.maketrans({**dict.fromkeys(MARKS), "{": "(", "}": ")"})


def names_at(language: Language, g: State, names: tuple[str, ...] = ()) -> tuple[str, ...]:
    """By seat. A seat without a name, such as a Rival's, has that of its Leader."""
    return called(language, names, tuple(player.leader for player in g.players))


@lru_cache(maxsize=TABLES)
def called(language: Language, names: tuple[str, ...], leaders: tuple[int, ...]) -> tuple[str, ...]:
    given = [*map(harmless, names), *[""] * len(leaders)]
    return tuple(given[seat] or leader_name(language, leader) for seat, leader in enumerate(leaders))


def harmless(name: str) -> str:
    """Without what has a meaning within texts."""
    return name.translate(HARMLESS)


def leader_name(language: Language, leader: int) -> str:
    return short_name(language, CATALOG.leaders[leader].key if leader else None)
