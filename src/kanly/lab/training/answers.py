"""What a net answers to the rows of all games: by chance, as it finds the choices good, or the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

if TYPE_CHECKING:
    from kanly.lab.training.policy_net import PolicyNet

HEADS_SEEN: Final = 3  # value, chances and points: what returns are made of
TINY: Final = 1e-9


class Answers(NamedTuple):
    """To the rows of one group."""

    rows: Tensor
    chosen: Tensor
    log_chance: Tensor  # of what the learner would answer
    heads: Tensor


def thought(rows: Tensor, room: int, net: PolicyNet, *, greedy: bool) -> Answers:
    """As the learner would answer them all."""
    seen = net(rows, room)
    chosen = picked(seen.logits, greedy=greedy)
    logs = functional.log_softmax(seen.logits, 1)
    heads = torch.stack([seen.value, functional.softmax(seen.win, 1), seen.points], 1)
    return Answers(rows, chosen, logs.gather(1, chosen[:, None])[:, 0], heads)


def picked(logits: Tensor, *, greedy: bool) -> Tensor:
    """The best choice; or one by chance, each as likely as the net says."""
    if greedy:
        return logits.argmax(1)
    chance = torch.rand_like(logits).clamp_(TINY, 1 - 1e-7)
    return (logits - torch.log(-torch.log(chance))).argmax(1)
