"""What a GPU does for one group of rows, recorded once and played back.

To tell it every step anew takes three times as long as the steps themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import torch
from torch import Tensor

from kanly.bots.rows.layout import POLICY
from kanly.lab.training.answers import Answers, picked, thought
from kanly.lab.training.plan import FROZEN
from kanly.lab.training.precision import half

if TYPE_CHECKING:
    from kanly.lab.training.policy_net import PolicyNet

ROOM: Final = 12  # choices of each row, on average: about twice as many as are offered
WARM_UP: Final = 2

Nets = dict[int, "PolicyNet"]


class Recorder:
    """For the rows of one window. Where other nets come to sit at its tables it records once more."""

    def __init__(self) -> None:
        self.rows: Tensor | None = None
        self.room = 0
        self.others: Nets = {}
        self.graph: torch.cuda.CUDAGraph | None = None
        self.answers: Answers | None = None

    def played(self, rows: Tensor, offered: int, net: PolicyNet, others: Nets, *, greedy: bool) -> Answers:
        """`rows` lie where a GPU can read them."""
        if self.rows is None:
            self.rows = rows.to(net.bag.device)
            self.room = ROOM * len(rows)
        self.rows.copy_(rows, non_blocking=True)
        if offered > self.room:
            return think(self.rows, offered, net, self.others | others, greedy=greedy)
        if self.graph is None or self.answers is None or others.keys() - self.others.keys():
            self.others |= others
            self.graph, self.answers = self.recorded(self.rows, net, greedy=greedy)
        self.graph.replay()
        return self.answers

    def recorded(self, rows: Tensor, net: PolicyNet, *, greedy: bool) -> tuple[torch.cuda.CUDAGraph, Answers]:
        aside = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(WARM_UP):
                think(rows, self.room, net, self.others, greedy=greedy)
        torch.cuda.current_stream().wait_stream(aside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            answers = think(rows, self.room, net, self.others, greedy=greedy)
        return graph, answers


@torch.no_grad()
def think(rows: Tensor, room: int, net: PolicyNet, others: Nets, *, greedy: bool) -> Answers:
    """All nets answer all rows, so that the same is done every time. What counts is whose row it is."""
    with half(rows.device.type):
        answers = thought(rows, room, net, greedy=greedy)
        chosen = answers.chosen
        for policy, other in others.items():
            his = picked(other(rows, room).logits, greedy=greedy or policy == FROZEN)
            chosen = torch.where(rows[:, POLICY] == policy, his, chosen)
    return answers._replace(chosen=chosen)
