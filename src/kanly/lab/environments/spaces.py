"""What is observed and what is chosen, in the terms of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from kanly.bots.rows.layout import CHOICES, ROW

LARGEST = (1 << 15) - 1


def observed() -> spaces.Dict:
    row: spaces.Space[Any] = spaces.Box(0, LARGEST, (ROW,), np.uint16)
    mask: spaces.Space[Any] = spaces.Box(0, 1, (CHOICES,), np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask})


def chosen() -> spaces.Discrete:
    """The number of a choice in the row."""
    return spaces.Discrete(CHOICES)
