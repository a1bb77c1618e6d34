"""The layers of a net in which everything hangs on everything, with numpy alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import numpy as np

if TYPE_CHECKING:
    from kanly.bots.net.net_file import Floats

SMALL: Final = 1e-5  # as in training


class Known(NamedTuple):
    """What is made of some rows, a line for each."""

    heads: Floats  # value, win and points, each of every seat
    gate: Floats  # for whatever is offered: what it is multiplied by, and
    shift: Floats  # what is added to it


class Layers(Protocol):
    def known(self, summed: Floats, amounts: Floats) -> Known:
        """From what the ids of each row add up to, and from its amounts."""


class Dense:
    def __init__(self, parts: dict[str, Floats], blocks: int) -> None:
        self.parts = parts
        self.turned = {
            name: np.ascontiguousarray(part.T) for name, part in parts.items() if name.endswith("weight")
        }
        self.blocks = range(blocks)

    def known(self, summed: Floats, amounts: Floats) -> Known:
        seen = self.trunk(summed, amounts)
        return Known(*(self.linear(name, seen) for name in Known._fields))

    def trunk(self, summed: Floats, amounts: Floats) -> Floats:
        seen = self.normed("first_norm", summed + self.linear("numbers", amounts))
        np.maximum(seen, 0, out=seen)
        for block in self.blocks:
            inner = self.linear(f"wide.{block}", self.normed(f"norms.{block}", seen))
            seen = seen + self.linear(f"narrow.{block}", np.maximum(inner, 0, out=inner))
        last = self.normed("last_norm", seen)
        found: Floats = np.maximum(last, 0, out=last)
        return found

    def linear(self, name: str, given: Floats) -> Floats:
        found: Floats = given @ self.turned[f"{name}.weight"] + self.parts[f"{name}.bias"]
        return found

    def normed(self, name: str, given: Floats) -> Floats:
        apart = given - given.mean(1, keepdims=True)
        spread = np.sqrt((apart * apart).mean(1, keepdims=True) + SMALL)
        found: Floats = apart / spread * self.parts[f"{name}.weight"] + self.parts[f"{name}.bias"]
        return found
