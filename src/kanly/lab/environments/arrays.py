"""Rows as arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kanly.bots.rows import layout as places
from kanly.bots.rows.layout import CHOICES, CHOICES_AT, COUNT, IDS_AT, NUMBERS_AT, PARTS, ROW

Numbers = NDArray[np.uint16]
Mask = NDArray[np.int8]


class Parts(NamedTuple):
    """Of a row, or of many; `kanly.bots.rows.layout` names every number."""

    head: Numbers
    ids: Numbers
    numbers: Numbers
    choices: Numbers  # for each choice its parts


def row_array(rows: bytes) -> Numbers:
    """One row; several below each other."""
    numbers = np.frombuffer(rows, dtype="<u2").astype(np.uint16, copy=False)
    return numbers if len(numbers) == ROW else numbers.reshape(-1, ROW)


def parts_of(rows: Numbers) -> Parts:
    choices = rows[..., CHOICES_AT:].reshape(*rows.shape[:-1], CHOICES, PARTS)
    numbers = rows[..., NUMBERS_AT:CHOICES_AT]
    return Parts(rows[..., : places.HEAD], rows[..., IDS_AT:NUMBERS_AT], numbers, choices)


def mask_of(count: int) -> Mask:
    mask = np.zeros(CHOICES, dtype=np.int8)
    mask[:count] = 1
    return mask


def masks_of(rows: Numbers) -> Mask:
    """What may be chosen, for each of many rows."""
    return (np.arange(CHOICES) < rows[..., COUNT, None]).astype(np.int8)


def seen_as(row: bytes, count: int) -> dict[str, Any]:
    """As environments show it: what the seat saw when it was last asked, and what it may choose now."""
    return {"observation": row_array(row).copy(), "action_mask": mask_of(count)}
