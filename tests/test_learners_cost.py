"""What `dev.py bench --learners` makes of its measurements, with some that are made up."""

from pathlib import Path

import learners
import learners_cost
import pytest
import report

from kanly.content.rules import Rules

FIGURES = {f"{kind}{name}_per_second": 6000.0 for kind in ("", "ix_") for name in learners_cost.OURS}
RUN = {"row_us": 4.0, "ix_row_us": 5.0, **FIGURES}
MADE_UP = {
    "catanatron.steps_per_second": 2000.0,
    **{f"{build}.{name}": figure for build in report.BUILDS for name, figure in RUN.items()},
}


def test_ours_stand_beside_catanatron_s() -> None:
    lines = learners_cost.tables(MADE_UP).splitlines()
    assert "| catanatron_gym, one seat against three `RandomPlayer` | 2,000 | 1 |  |" in lines
    assert "| kanly for PettingZoo, all four seats | 6,000 | 3.0 | 6,000 |" in lines
    assert lines[-1] == "| writing a row | 4.00 | 5.00 | 4.00 | 5.00 |"


def test_the_best_run_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = iter((1000.0, 3000.0, 2000.0))
    monkeypatch.setattr(learners_cost, "ask", lambda *_: {"steps_per_second": next(speeds)})
    times = iter((4.0, 9.0, 5.0, 8.0, 3.0, 7.0))
    monkeypatch.setattr(learners_cost, "ask_build", lambda *_: {"row_us": next(times)})
    told = learners_cost.measured(3, 1.0)
    assert told == {"catanatron.steps_per_second": 3000.0, "pure.row_us": 3.0, "compiled.row_us": 7.0}


def test_everything_is_measured() -> None:
    told = learners.measure(0.001, 1)
    assert told.keys() == RUN.keys()
    assert min(told.values()) > 0


def test_rows_are_of_questions() -> None:
    found = learners.questions(Rules(seats=3), 1)
    assert len(found) > 50
    assert all(len(g.choices) > 1 for g in found)


def test_the_part_of_the_report_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    page.write_text("before\n<!-- learners: begin -->\nold\n<!-- learners: end -->\nafter\n")
    monkeypatch.setattr(report, "REPORT", page)
    report.write("new", learners_cost.PART)
    assert page.read_text() == "before\n<!-- learners: begin -->\n\nnew\n\n<!-- learners: end -->\nafter\n"
