"""The net that learns: what a seat knows goes in; how good each choice is and who will win come out."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from kanly.bots.rows.layout import CHOICES, CHOICES_AT, COUNT, IDS, IDS_AT, NUMBERS, NUMBERS_AT, PARTS, SEATS
from kanly.lab.training.precision import full

SEATS_AT_MOST: Final = 4
NEVER: Final = -1e9  # the logit of what cannot be
HEADS: Final = 3  # value, win, points
EVEN: Final = 8  # matrices of other sizes are multiplied more slowly


class Thoughts(NamedTuple):
    """Seats are counted from the one that is asked."""

    logits: Tensor  # of each choice
    value: Tensor  # of each seat: what it will get, shaping included
    win: Tensor  # logits of each seat's chance
    points: Tensor  # of each seat at the end, in tens


class PolicyNet(nn.Module):
    def __init__(self, ids: int, choices: int, width: int, blocks: int, choice_width: int) -> None:
        super().__init__()
        self.bag = nn.Parameter(torch.randn(ids, width) * 0.05)
        self.numbers = nn.Linear(2 * NUMBERS, width)
        self.first_norm = nn.LayerNorm(width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks))
        self.wide = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.narrow = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.last_norm = nn.LayerNorm(width)
        self.choices = nn.Parameter(torch.randn(choices, choice_width) * 0.1)
        self.shift = nn.Linear(width, choice_width)
        self.gate = nn.Linear(width, choice_width)
        self.mixing = nn.Linear(choice_width, choice_width)
        self.logit = nn.Linear(choice_width, 1, bias=False)
        self.heads = nn.Linear(width, HEADS * SEATS_AT_MOST)
        self.calm()

    @torch.no_grad()
    def calm(self) -> None:
        """It begins with no opinion."""
        for linear in self.narrow:
            next(linear.parameters()).mul_(0.2)
        self.logit.weight.mul_(0.1)
        self.heads.weight.mul_(0.1)
        self.heads.bias.zero_()
        self.heads.bias[:SEATS_AT_MOST] = 1 / SEATS_AT_MOST

    def forward(self, rows: Tensor, room: int) -> Thoughts:
        """`room`: for as many choices as there are in all rows together, or more."""
        known = self.trunk(rows)
        with full():
            heads = self.heads(known.float())
        value, win, points = heads.view(-1, HEADS, SEATS_AT_MOST).unbind(1)
        absent = torch.arange(SEATS_AT_MOST, device=rows.device) >= rows[:, SEATS, None]
        return Thoughts(self.judged(rows, known, room), value, win.masked_fill(absent, NEVER), points)

    def trunk(self, rows: Tensor) -> Tensor:
        amounts = rows[:, NUMBERS_AT : NUMBERS_AT + NUMBERS].float()
        seen = torch.cat([amounts / 8, torch.log1p(amounts) / 2], 1)
        known = functional.relu(self.first_norm(self.summed(rows) + self.numbers(seen)))
        for norm, wide, narrow in zip(self.norms, self.wide, self.narrow, strict=True):
            known = known + narrow(functional.relu(wide(norm(known))))
        return functional.relu(self.last_norm(known))

    def summed(self, rows: Tensor) -> Tensor:
        """What the ids in the bag stand for, added up: on a GPU by counting them first."""
        ids = rows[:, IDS_AT : IDS_AT + IDS].long()
        if not rows.is_cuda:
            return functional.embedding_bag(ids, self.bag, mode="sum", padding_idx=0)
        counted = functional.pad(self.bag.bfloat16(), (0, 0, 0, -len(self.bag) % EVEN))
        return counts_of(ids, len(counted)) @ counted

    def judged(self, rows: Tensor, known: Tensor, room: int) -> Tensor:
        """Only what is offered is looked at, in one long list."""
        row, place = offers(rows, room)
        listed = rows[:, CHOICES_AT:].reshape(-1, PARTS)
        parts = listed.index_select(0, place.clamp(max=len(listed) - 1)).long()
        choice = functional.embedding_bag(parts, self.choices, mode="sum", padding_idx=0)
        shift, gate = self.shift(known).index_select(0, row), self.gate(known).index_select(0, row)
        mixed = functional.relu(choice.to(gate.dtype) * (1 + gate) + shift)
        with full():
            liked = self.logit(functional.relu(self.mixing(mixed.float())))[:, 0]
        logits = torch.full((len(listed) + 1,), NEVER, device=rows.device)
        return logits.index_copy(0, place, liked)[:-1].view(-1, CHOICES)


def counts_of(ids: Tensor, size: int) -> Tensor:
    """How often each id is in each row. Places that are empty are counted apart, each for itself: were all
    of them counted as id 0, they would wait for each other."""
    empty = torch.arange(size, size + ids.shape[1], device=ids.device)
    one = torch.ones((), dtype=torch.bfloat16, device=ids.device)
    counts = torch.zeros(len(ids), size + ids.shape[1], dtype=torch.bfloat16, device=ids.device)
    counts.scatter_add_(1, torch.where(ids == 0, empty, ids), one.expand_as(ids))
    return counts[:, :size]


def offers(rows: Tensor, room: int) -> tuple[Tensor, Tensor]:
    """Of every offered choice: its row, and its place among the places of all rows. Where there is room for
    more choices than are offered, the rest has the place behind all others."""
    counts = rows[:, COUNT].long()
    ends = counts.cumsum(0)
    number = torch.arange(room, device=rows.device)
    row = torch.searchsorted(ends, number, right=True).clamp(max=len(rows) - 1)
    first = torch.arange(len(rows), device=rows.device) * CHOICES - ends + counts
    place = number + first.index_select(0, row)
    return row, torch.where(number < ends[-1], place, len(rows) * CHOICES)
