"""What came of every decision: for the seat that made it, and for all others.

Time runs along the first axis, games along the second. A row that says that a game has finished belongs to
the next game; what it tells of the end is what the rows before it have led to.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from kanly.bots.rows.layout import END_POINTS, END_SEATS, END_WON, FINISHED, HEAD, SEAT, SEATS, SHARES
from kanly.lab.training.policy_net import SEATS_AT_MOST

TEN = 10.0


class Targets(NamedTuple):
    """Seats are counted from the one that is asked; the last step has none, for nothing is known of it."""

    advantage: Tensor  # [steps - 1, games]
    value: Tensor  # [steps - 1, games, seats], as the others below
    win: Tensor
    points: Tensor
    present: Tensor  # 1 for a seat at the table


class Ends(NamedTuple):
    """By absolute seat, where `done`."""

    done: Tensor
    reward: Tensor
    share: Tensor
    points: Tensor


def ends(heads: Tensor, shaping: float) -> Ends:
    share = heads[..., END_WON : END_WON + SEATS_AT_MOST].float() / SHARES
    points = heads[..., END_POINTS : END_POINTS + SEATS_AT_MOST].float()
    seats = heads[..., END_SEATS, None].clamp(min=2)
    there = torch.arange(SEATS_AT_MOST, device=heads.device) < seats
    others = (points.sum(-1, keepdim=True) - points) / (seats - 1)
    ahead = ((points - others) / TEN).clamp(-1, 1)
    return Ends(heads[..., FINISHED] > 0, (share + shaping * ahead) * there, share, points / TEN)


def targets(rows: Tensor, heads_seen: Tensor, shaping: float, traces: tuple[float, float]) -> Targets:
    """`heads_seen`: value, chances and points as the net saw them, by seats counted from the one asked."""
    heads = rows[..., :HEAD].long()
    seat, seats = heads[..., SEAT], heads[..., SEATS].clamp(min=1)
    numbers = torch.arange(SEATS_AT_MOST, device=rows.device)
    from_asked = (numbers - seat[..., None]) % seats[..., None]  # of an absolute seat
    absolute = (numbers + seat[..., None]) % seats[..., None]  # of a seat counted from the one asked
    present = numbers < seats[..., None]
    value, win, points = (seen.gather(2, from_asked) * present for seen in heads_seen.unbind(2))
    passed = passed_back(ends(heads, shaping), seat, (value, win, points[-1]), traces)
    told = [part.gather(2, absolute[:-1]) * present[:-1] for part in passed[1:]]
    return Targets(passed[0], told[0], told[1], told[2], present[:-1].float())


def passed_back(
    end: Ends, seat: Tensor, seen: tuple[Tensor, Tensor, Tensor], traces: tuple[float, float]
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """From the last step to the first: advantage, value, chances and points."""
    value, win, points = seen
    trace, win_trace = traces
    next_value, returned, chances = value[-1], value[-1], win[-1]
    gained = torch.zeros_like(next_value)
    found: list[tuple[Tensor, Tensor, Tensor, Tensor]] = []
    for step in range(len(seat) - 2, -1, -1):
        done = end.done[step + 1][:, None]
        reward = end.reward[step + 1]
        next_value = torch.where(done, reward, next_value)
        returned = torch.where(done, reward, returned)
        gained = torch.where(done, 0.0, gained)
        points = torch.where(done, end.points[step + 1], points)
        chances = torch.lerp(win[step + 1], chances, win_trace)
        chances = torch.where(done, end.share[step + 1], chances)
        asked = seat[step][:, None]
        own = value[step].gather(1, asked)
        advantage = next_value.gather(1, asked) - own + trace * gained.gather(1, asked)
        gained = gained.scatter(1, asked, advantage)
        next_value = next_value.scatter(1, asked, own)
        returned = returned.scatter(1, asked, advantage + own)
        found.append((advantage[:, 0], returned, chances, points))
    columns = [torch.stack(column[::-1]) for column in zip(*found, strict=True)]
    return columns[0], columns[1], columns[2], columns[3]
