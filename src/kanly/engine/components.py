"""How many of everything there are, and what a game is played to."""

from __future__ import annotations

from typing import Final

TROOPS: Final = 12  # of each seat, as everything below
AGENTS: Final = 2  # from the start, without Swordmaster and Mentat
CONTROL_MARKERS: Final = 3
DREADNOUGHTS: Final = 2  # with Rise of Ix
DREADNOUGHT_STRENGTH: Final = 3  # but for a Leader who says otherwise

STACKS: Final = 3  # of Tech tiles
CONFLICTS_BY_TIER: Final[dict[int, int]] = {1: 1, 2: 5, 3: 4}  # in the deck
EPIC_CONFLICTS_BY_TIER: Final[dict[int, int]] = {1: 0, 2: 5, 3: 5}
TARGET: Final = 10  # Victory Points
EPIC_TARGET: Final = 12

SOLO: Final = 1  # printed on a House Hagal card: humans at the table for which it is meant
TWO_PLAYERS: Final = 2
