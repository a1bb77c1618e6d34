"""How well chances agree with who wins: the figures and the plot."""

import argparse

import calibration
import pytest
from calibration import (
    Bin,
    bins_of,
    brier_score,
    calibration_error,
    pairs_of_game,
    plot,
    section,
    with_section,
)

from kanly.bots.chances import JUDGES

RIGHT = [(0.25, 1.0), *[(0.25, 0.0)] * 3, (0.75, 0.0), *[(0.75, 1.0)] * 3]
TOO_SURE = [(0.95, 1.0), (0.95, 0.0)]


def test_whoever_is_right_as_often_as_said_makes_no_error() -> None:
    assert bins_of(RIGHT) == [Bin(4, 0.25, 0.25), Bin(4, 0.75, 0.75)]
    assert calibration_error(bins_of(RIGHT)) == 0


def test_whoever_is_too_sure_errs_by_as_much() -> None:
    assert calibration_error(bins_of(TOO_SURE)) == pytest.approx(0.45)
    assert calibration_error(bins_of([*RIGHT, *TOO_SURE])) == pytest.approx(0.45 * 2 / 10)
    assert brier_score(TOO_SURE) == pytest.approx((0.05**2 + 0.95**2) / 2)


def test_certainty_falls_into_the_last_bin() -> None:
    assert bins_of([(1.0, 1.0), (0.0, 0.0)]) == [Bin(1, 0.0, 0.0), Bin(1, 1.0, 1.0)]


def test_the_section_tells_how_to_make_it_again() -> None:
    asked = argparse.Namespace(judge="weights", bots="utility", seats=4, games=2, seed=7)
    text = "\n".join(section(asked, RIGHT))
    assert "--bots utility --seats 4 --games 2 --seed 7`:\n2 games, 10" in text
    assert (
        "Expected calibration error **0.000** in 10 bins; Brier score 0.188, of equal chances 0.312." in text
    )
    assert "| 20-30 % | 4 | 25.0 | 25.0 |" in text


def test_a_section_takes_the_place_of_the_earlier_one() -> None:
    page = with_section(with_section("# Head\n", "weights", "first"), "net", "other")
    again = with_section(page, "weights", "second")
    assert again == page.replace("first", "second")
    assert (calibration.DOCS / "strength.md").is_file()


def test_every_bin_is_a_dot() -> None:
    assert plot(bins_of(RIGHT)).count("<circle") == 2


def test_chances_of_one_game_are_shares_of_one_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "LOOKED_AT", 2)
    monkeypatch.setattr(calibration, "WORLDS", 1)
    pairs = pairs_of_game(JUDGES["weights"], ["random"], 3, 5)
    assert len(pairs) == 2 * 3
    assert pairs == pairs_of_game(JUDGES["weights"], ["random"], 3, 5)
    assert sum(won for _, won in pairs) == pytest.approx(2)
    assert sum(told for told, _ in pairs) == pytest.approx(2)
