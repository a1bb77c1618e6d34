"""What `dev.py bench --bots` makes of its measurements, with some that are made up."""

from pathlib import Path

import bots_cost
import kanly_bots
import pytest
import report
from clock import spread_us

import kanly
from kanly.bots.registry import OWN

MADE_UP = {
    "kanly.positions": 50.0,
    "kanly.random.mean_us": 2.5,
    "kanly.random.median_us": 2.0,
    "kanly.random.slowest_us": 9.0,
    "catanatron.games": 10.0,
    "catanatron.AlphaBetaPlayer.mean_us": 90_000.0,
    "catanatron.AlphaBetaPlayer.median_us": 40_000.0,
    "catanatron.AlphaBetaPlayer.slowest_us": 1_000_000.0,
    "catanatron.AlphaBetaPlayer.decisions": 1_234.0,
}


def test_mean_median_and_slowest_are_told_in_microseconds() -> None:
    assert spread_us([1e-6, 2e-6, 9e-6]) == {"mean_us": 4, "median_us": 2, "slowest_us": 9}


def test_positions_are_taken_at_even_distances() -> None:
    assert kanly_bots.evenly(range(10), 4) == [0, 2, 5, 7]
    assert kanly_bots.evenly(range(3), 9) == [0, 1, 2]
    assert kanly_bots.evenly([], 9) == []


def test_a_bot_is_asked_in_each_position() -> None:
    told = kanly_bots.cost("random", [kanly.new_game(4, seed=seed, ix=True) for seed in (1, 2)])
    assert told.keys() == {"random.mean_us", "random.median_us", "random.slowest_us"}
    assert 0 <= told["random.mean_us"] <= told["random.slowest_us"]


def test_every_bot_of_ours_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kanly_bots, "spent_on", lambda bot, game: 1e-6)
    told = kanly_bots.measure([kanly.new_game(4, seed=1, ix=True)])
    assert told == {"positions": 1} | {
        f"{name}.{figure}_us": 1 for name in OWN for figure in bots_cost.SPREAD
    }


def test_the_table_has_a_row_for_every_bot_with_its_decisions() -> None:
    *_, theirs, ours = bots_cost.table(MADE_UP).splitlines()
    assert theirs == "| catanatron, `AlphaBetaPlayer` | 90,000 | 40,000 | 1,000,000 | 1,234 |"
    assert ours == "| kanly, `random` | 2.50 | 2.00 | 9.00 | 50 |"


def test_the_table_says_which_players_were_not_there() -> None:
    packaged = {name: figure for name, figure in MADE_UP.items() if "AlphaBeta" not in name}
    assert bots_cost.table(packaged).endswith(bots_cost.ABSENT)
    assert bots_cost.ABSENT not in bots_cost.table(MADE_UP)


def test_only_its_part_of_the_report_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "performance.md"
    page.write_text("a\n<!-- bots: begin -->\nold\n<!-- bots: end -->\nb\n")
    monkeypatch.setattr(report, "REPORT", page)
    report.write("new", bots_cost.PART)
    assert page.read_text() == "a\n<!-- bots: begin -->\n\nnew\n\n<!-- bots: end -->\nb\n"
    with pytest.raises(SystemExit, match="has lost the marks"):
        report.write("new")


def test_the_report_has_both_parts() -> None:
    for part in ("measured", bots_cost.PART):
        assert f"<!-- {part}: begin -->" in report.REPORT.read_text()
