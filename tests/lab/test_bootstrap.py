"""Intervals: against what is known, and whether they hold what they promise."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from random import Random

import pytest

from kanly.lab.arena.bootstrap import (
    PARTS,
    Outcome,
    binomial,
    interval,
    left_out,
    outcome,
    quantile,
    redrawn,
    share,
    student,
)

WON, LOST = (PARTS, 1), (0, 1)


def test_a_win_shared_by_three_counts_a_third() -> None:
    assert outcome([1 / 3, 0.0, 1.0, 1 / 2]) == (4 + 12 + 6, 4)
    assert share([outcome([1 / 3]), outcome([1 / 3]), outcome([1 / 3])]) == pytest.approx(1 / 3)


@pytest.mark.parametrize(("number", "chance"), [(100, 0.3), (7, 0.9), (1000, 0.5), (50, 1 / 3)])
def test_draws_are_binomial(number: int, chance: float) -> None:
    luck = Random(3)
    drawn = [binomial(number, chance, luck) for _ in range(4000)]
    assert statistics.mean(drawn) == pytest.approx(number * chance, rel=0.01)
    assert statistics.pvariance(drawn) == pytest.approx(number * chance * (1 - chance), rel=0.07)


def test_what_is_certain_is_not_drawn() -> None:
    assert (binomial(9, 0.0, Random(1)), binomial(9, 1.0, Random(1)), binomial(0, 0.5, Random(1))) == (
        0,
        9,
        0,
    )


def test_the_interval_of_independent_games_is_the_textbook_one() -> None:
    """100 of 400: 25 % plus or minus 1.96 standard errors."""
    low, high = interval([WON] * 100 + [LOST] * 300)
    error = 1.96 * math.sqrt(0.25 * 0.75 / 400)
    assert (low, high) == pytest.approx((0.25 - error, 0.25 + error), abs=0.004)


def test_deals_are_drawn_and_not_games() -> None:
    """Four games of a deal that always end alike are worth one: the interval is twice as wide."""
    alike = interval([(4 * PARTS, 4)] * 100 + [(0, 4)] * 300)
    assert alike == pytest.approx(interval([WON] * 100 + [LOST] * 300), abs=0.001)
    apart = interval([WON] * 400 + [LOST] * 1200)
    assert alike[1] - alike[0] == pytest.approx(2 * (apart[1] - apart[0]), rel=0.07)


def test_when_every_deal_is_evened_out_there_is_no_doubt() -> None:
    assert interval([(PARTS, 4)] * 50) == (0.25, 0.25)


@pytest.mark.parametrize(("outcomes", "low", "high"), [([WON] * 40, 0.9124, 1.0), ([LOST] * 40, 0.0, 0.0876)])
def test_nothing_but_wins_does_not_make_sure(outcomes: list[Outcome], low: float, high: float) -> None:
    assert interval(outcomes) == pytest.approx((low, high), abs=0.0001)


def test_few_deals_make_not_sure_however_alike_they_are() -> None:
    low, high = interval([(PARTS, 4)] * 3)
    assert low < 0.1
    assert high > 0.6


def test_nothing_played_nothing_known() -> None:
    assert interval([]) == interval([(0, 0)]) == (0.0, 1.0)


def test_the_same_outcomes_have_the_same_interval_in_any_order() -> None:
    outcomes = [WON] * 13 + [LOST] * 50 + [(6, 1)] * 2
    assert interval(outcomes) == interval(outcomes[::-1])


def test_a_draw_keeps_the_number_of_deals() -> None:
    found = Counter({(12, 1): 3, (0, 3): 4, (6, 2): 5})
    shares = {redrawn(found, Random(seed)) for seed in range(50)}
    assert len(shares) > 10
    assert all(0 <= drawn <= 1 for drawn in shares)


@pytest.mark.parametrize(("freedom", "printed"), [(9, -2.262), (24, -2.064), (60, -2.000), (1000, -1.962)])
def test_students_distribution_is_that_of_the_tables(freedom: int, printed: float) -> None:
    assert student(0.025, freedom) == pytest.approx(printed, abs=0.004)


def test_the_fewer_deals_the_less_is_left_out() -> None:
    assert [left_out(deals) for deals in (12, 50, 100_000)] == pytest.approx(
        [0.011, 0.0212, 0.025], abs=0.0002
    )


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([1.0, 2.0, 4.0], at) for at in (0.0, 0.25, 0.5, 1.0)] == [1.0, 1.5, 2.0, 4.0]


def test_ninety_five_of_a_hundred_intervals_hold_the_truth() -> None:
    """Deals of four games each, as they come about by chance: 200 arenas of 60 deals."""
    luck, covered = Random(8), 0
    for _ in range(200):
        deals = [(PARTS * sum(luck.random() < 0.25 for _ in range(4)), 4) for _ in range(60)]
        low, high = interval(deals)
        covered += low <= 0.25 <= high
    assert 0.92 <= covered / 200 <= 0.98
