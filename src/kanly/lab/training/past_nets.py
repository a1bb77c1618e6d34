"""Nets of earlier: they sit in some seats, so that what was once learned is not forgotten."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from kanly.lab.training.plan import OLDER, RECENT

if TYPE_CHECKING:
    from kanly.lab.training.policy_net import PolicyNet

Weights = dict[str, Tensor]


class PastNets:
    """Snapshots in half precision, the oldest first, thinned out in the middle when there are many."""

    def __init__(self, net: PolicyNet, most: int, seed: int) -> None:
        self.most = most
        self.luck = Random(seed)
        self.kept: list[tuple[float, Weights]] = []
        self.nets: dict[int, PolicyNet] = {}
        self.net = net

    def keep(self, done: float) -> None:
        """The net as it is after so many seconds."""
        now = {name: part.detach().to("cpu", torch.float16) for name, part in self.net.state_dict().items()}
        self.kept.append((done, now))
        if len(self.kept) > self.most:
            gaps = [self.kept[at + 1][0] - self.kept[at - 1][0] for at in range(1, len(self.kept) - 1)]
            self.kept.pop(1 + gaps.index(min(gaps)))
        self.seat(done)

    def seat(self, done: float) -> None:
        """One that is drawn, and the one nearest to half the time ago."""
        older = min(self.kept, key=lambda kept: abs(kept[0] - done / 2))
        for policy, (_, weights) in ((RECENT, self.luck.choice(self.kept)), (OLDER, older)):
            if policy not in self.nets:
                self.nets[policy] = deepcopy(self.net).eval().requires_grad_(False)
            self.nets[policy].load_state_dict({name: part.float() for name, part in weights.items()})

    def restore(self, kept: list[tuple[float, Weights]], done: float) -> None:
        self.kept = list(kept)
        if self.kept:
            self.seat(done)
