"""A net at work on one processor: rows go in; how good each choice is and who will win come out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from kanly.bots.net.net_file import Array, Floats, moved
from kanly.bots.net.runtime import layers_of
from kanly.bots.rows.layout import (
    CHOICES,
    CHOICES_AT,
    COUNT,
    IDS,
    IDS_AT,
    NUMBERS,
    NUMBERS_AT,
    PARTS,
    ROW,
    SEATS,
)

if TYPE_CHECKING:
    from kanly.bots.net.dense import Known
    from kanly.bots.net.net_file import About
    from kanly.bots.rows.layout import Layout

SEATS_AT_MOST: Final = 4
WIN: Final = slice(SEATS_AT_MOST, 2 * SEATS_AT_MOST)  # of the heads: value, win, points
HERE: Final = ("bag", "choices", "mixing", "logit")  # parts that stay; the others are layers
NEVER: Final = -1e9


@dataclass(frozen=True)
class Thoughts:
    logits: Floats  # of all choices, one row after the other
    first: Array  # of each row, in there
    counts: Array
    chances: Floats  # to win, of each seat from the one that is asked on

    def of(self, row: int) -> Floats:
        at = int(self.first[row])
        found: Floats = self.logits[at : at + int(self.counts[row])]
        return found


class Net:
    """For the rows of one layout."""

    def __init__(self, about: About, parts: dict[str, Floats], layout: Layout) -> None:
        names = {"bag": layout.id_names, "choices": layout.choice_names, "numbers": layout.number_names}
        own = moved(about, parts, names)
        own["bag"][0] = 0
        own["choices"][0] = 0
        self.layout = layout
        self.parts = own
        dense = {name: part for name, part in own.items() if not name.startswith(HERE)}
        self.layers = layers_of(dense, about.blocks)

    def think(self, rows: list[bytes]) -> Thoughts:
        return self.judge(np.frombuffer(b"".join(rows), np.uint16).reshape(-1, ROW))

    def judge(self, rows: Array) -> Thoughts:
        amounts = rows[:, NUMBERS_AT : NUMBERS_AT + NUMBERS].astype(np.float32)
        known = self.layers.known(self.summed(rows), np.concatenate([amounts / 8, np.log1p(amounts) / 2], 1))
        counts = rows[:, COUNT].astype(np.int64)
        first = np.cumsum(counts) - counts
        heads = known.heads[:, WIN].copy()
        heads[np.arange(SEATS_AT_MOST) >= rows[:, SEATS, None]] = NEVER
        return Thoughts(self.logits(rows, known, counts, first), first, counts, softmax(heads))

    def summed(self, rows: Array) -> Floats:
        """What the ids stand for, added up."""
        bag = self.parts["bag"]
        made = np.empty((len(rows), bag.shape[1]), np.float32)
        for place, ids in enumerate(rows[:, IDS_AT : IDS_AT + IDS]):
            bag.take(ids[ids > 0], 0).sum(0, out=made[place])
        return made

    def logits(self, rows: Array, known: Known, counts: Array, first: Array) -> Floats:
        row = np.repeat(np.arange(len(rows)), counts)
        place = np.arange(len(row)) - first[row] + row * CHOICES
        parts = rows[:, CHOICES_AT:].reshape(-1, PARTS)[place]
        choice = self.parts["choices"][parts].sum(1)
        mixed = choice * (1 + known.gate)[row] + known.shift[row]
        np.maximum(mixed, 0, out=mixed)
        mixed = mixed @ self.parts["mixing.weight"].T + self.parts["mixing.bias"]
        found: Floats = np.maximum(mixed, 0, out=mixed) @ self.parts["logit.weight"][0]
        return found


def softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    found: Floats = powers / powers.sum(-1, keepdims=True)
    return found
