"""What came of a decision, reckoned by hand."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

from kanly.bots.rows.layout import END_POINTS, END_SEATS, END_WON, FINISHED, ROW, SEAT, SEATS, SHARES
from kanly.lab.training.returns import targets


def row(seat: int, seats: int = 3) -> Tensor:
    made = torch.zeros(ROW, dtype=torch.int16)
    made[SEAT], made[SEATS] = seat, seats
    return made


def after_the_end(made: Tensor, won: list[int], points: list[int]) -> Tensor:
    made[FINISHED], made[END_SEATS] = 1, len(won)
    made[END_WON : END_WON + len(won)] = torch.tensor(won, dtype=torch.int16) * SHARES
    made[END_POINTS : END_POINTS + len(points)] = torch.tensor(points, dtype=torch.int16)
    return made


def seen(value: list[float], win: list[float], points: list[float]) -> Tensor:
    return torch.tensor([value, win, points])


def played(*steps: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]:
    """One game: rows [steps, 1, ROW] and what the net saw [steps, 1, 3, 4]."""
    return torch.stack([made for made, _ in steps])[:, None], torch.stack([each for _, each in steps])[
        :, None
    ]


UNSURE = seen([0.5, 0.3, 0.2, 9.0], [0.5, 0.3, 0.2, 0.0], [1.0, 0.8, 0.6, 0.0])


def test_who_won_is_passed_back_to_the_seat_that_decided() -> None:
    """Seat 1 decides, then seat 2; then seat 2 has won. Shaping counts points ahead of the others' mean."""
    over = after_the_end(row(0), [0, 0, 1], [4, 6, 11])
    came = targets(*played((row(1), UNSURE), (row(2), UNSURE), (over, UNSURE)), 0.5, (0.9, 1.0))
    ahead = [(4 - 8.5) / 10, (6 - 7.5) / 10, (11 - 5.0) / 10]
    assert came.advantage[:, 0].tolist() == pytest.approx([0.5 * ahead[1] - 0.5, 1 + 0.5 * ahead[2] - 0.5])
    assert came.win[0, 0].tolist() == pytest.approx(
        [0, 1, 0, 0]
    )  # counted from seat 1: seat 2 is its neighbour
    assert came.win[1, 0].tolist() == pytest.approx([1, 0, 0, 0])
    assert came.points[0, 0].tolist() == pytest.approx([0.6, 1.1, 0.4, 0])
    assert came.present[0, 0].tolist() == [1, 1, 1, 0]


def test_traces_go_along_the_own_decisions_of_a_seat() -> None:
    """Seat 0 decides twice, with seat 1 in between; then nothing more is known than what the net thinks."""
    first = seen([0.4, 0.3, 0.3, 0], [0.4, 0.3, 0.3, 0], [0, 0, 0, 0])
    later = seen([0.6, 0.2, 0.2, 0], [0.6, 0.2, 0.2, 0], [0, 0, 0, 0])
    end = seen([0.9, 0.05, 0.05, 0], [0.9, 0.05, 0.05, 0], [1.0, 0.5, 0.2, 0])
    steps = ((row(0), first), (row(1), first), (row(0), later), (row(0), end))
    came = targets(*played(*steps), 0.0, (0.5, 0.5))
    last = 0.9 - 0.6
    assert came.advantage[:, 0].tolist() == pytest.approx([0.6 - 0.4 + 0.5 * last, 0.05 - 0.4, last])
    assert came.value[0, 0, 0].item() == pytest.approx(0.6 + 0.5 * last)
    own_chance = [0.5 * (0.5 * 0.9 + 0.5 * 0.6) + 0.5 * 0.3, 0.5 * 0.9 + 0.5 * 0.6, 0.9]
    assert came.win[0, 0, 0].item() == pytest.approx(own_chance[0])
    assert came.win[1, 0, 2].item() == pytest.approx(own_chance[1])  # seat 0, counted from seat 1 of three
    assert came.points[2, 0].tolist() == pytest.approx([1.0, 0.5, 0.2, 0])


def test_nothing_passes_from_one_game_to_the_one_before() -> None:
    over = after_the_end(row(0, seats=4), [1, 0, 0], [10, 3, 2])
    lucky = seen([5.0] * 4, [0.25] * 4, [3.0] * 4)
    came = targets(*played((row(0), UNSURE), (over, lucky), (row(0, seats=4), lucky)), 0.0, (1.0, 1.0))
    assert came.value[0, 0].tolist() == pytest.approx([1, 0, 0, 0])
    assert came.present[1, 0].tolist() == [1, 1, 1, 1]
