"""Answers the rows of all games: the learner's by chance, as it finds them good; other nets their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from kanly.bots.rows.layout import COUNT, POLICY, ROW
from kanly.lab.training.exchange import memory_of
from kanly.lab.training.plan import FROZEN, PAST
from kanly.lab.training.precision import half

if TYPE_CHECKING:
    import numpy.typing as npt

    from kanly.lab.training.exchange import Group
    from kanly.lab.training.policy_net import PolicyNet, Thoughts

HEADS_SEEN: Final = 3  # value, chances and points: what returns are made of
TINY: Final = 1e-9


class Window:
    """The shared memory of a group as numbers; a GPU reads it directly."""

    def __init__(self, group: Group, device: str) -> None:
        self.group = group
        self.rows: npt.NDArray[Any] = np.frombuffer(memory_of(group.rows), np.int16).reshape(-1, ROW)[
            : group.slots
        ]
        self.tensor = torch.from_numpy(self.rows)
        self.answers = torch.from_numpy(np.frombuffer(memory_of(group.answers), np.uint8)[: group.slots])
        self.device = device
        self.on_gpu = device.startswith("cuda")
        if self.on_gpu:
            for part in (self.tensor, self.answers):
                register(part)

    def read(self) -> Tensor:
        """A copy: actors write the next rows into the same place."""
        copied = self.tensor.to(self.device, non_blocking=True)
        return copied if self.on_gpu else copied.clone()

    def offered(self) -> int:
        return int(self.rows[:, COUNT].sum(dtype=np.int64))

    def of_policy(self, policy: int) -> npt.NDArray[Any]:
        return np.flatnonzero(self.rows[:, POLICY] == policy)

    def close(self) -> None:
        """Lets go of the memory, so that it can be given back."""
        if self.on_gpu:
            for part in (self.tensor, self.answers):
                cudart().cudaHostUnregister(part.data_ptr())
        del self.rows, self.tensor, self.answers


def cudart() -> Any:
    return torch.cuda.cudart()  # type: ignore[no-untyped-call]


def register(part: Tensor) -> None:
    """Pages that are known to the GPU are copied without waiting; where that is refused, with it."""
    cudart().cudaHostRegister(part.data_ptr(), part.numel() * part.element_size(), 0)


class Answers:
    """To the rows of one group."""

    def __init__(self, rows: Tensor, thoughts: Thoughts, *, greedy: bool) -> None:
        self.rows = rows
        self.thoughts = thoughts
        self.chosen = best(thoughts.logits) if greedy else drawn(thoughts.logits)

    def log_chances(self) -> Tensor:
        logs = functional.log_softmax(self.thoughts.logits, 1)
        return logs.gather(1, self.chosen[:, None])[:, 0]

    def heads(self) -> Tensor:
        seen = self.thoughts
        return torch.stack([seen.value, functional.softmax(seen.win, 1), seen.points], 1)


def best(logits: Tensor) -> Tensor:
    return logits.argmax(1)


def drawn(logits: Tensor) -> Tensor:
    """By chance, each choice as likely as the net says."""
    chance = torch.rand_like(logits).clamp_(TINY, 1 - 1e-7)
    return (logits - torch.log(-torch.log(chance))).argmax(1)


@torch.no_grad()
def answered(
    window: Window, net: PolicyNet, others: dict[int, PolicyNet], *, greedy: bool = False
) -> Answers:
    """And told to whoever plays."""
    rows = window.read()
    with half(window.device):
        answers = Answers(rows, net(rows, window.offered()), greedy=greedy)
        for policy in (*PAST, FROZEN):
            places = window.of_policy(policy)
            if len(places) and policy in others:
                offered = int(window.rows[places, COUNT].sum(dtype=np.int64))
                at = torch.from_numpy(places).to(window.device, non_blocking=True)
                logits = others[policy](rows.index_select(0, at), offered).logits
                answers.chosen.index_copy_(
                    0, at, best(logits) if greedy or policy == FROZEN else drawn(logits)
                )
    window.answers.copy_(answers.chosen.to(torch.uint8))
    window.group.go()
    return answers
