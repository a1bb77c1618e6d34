"""The speed gate of `dev.py bench --check`, with measurements that are made up."""

import json
from pathlib import Path

import gate
import pytest
import report
import speed
from gate import CALLS, ELSEWHERE, LEAST, RETRIES, accept, committed, fallen, fallen_for_good, ratios

MADE_UP = {
    "catanatron.decisions_per_second": 25_000.0,  # 40 µs for each
    **{f"{name}decisions_per_second": 500_000.0 for name in gate.SPEEDS},
    **{f"compiled.{call}_us": 10.0 for call in CALLS},
}


def at(share: float) -> dict[str, float]:
    """Ratios where the view is at a share of what is committed, and all else as it was."""
    due = ratios(MADE_UP)
    return due | {"compiled.view": share * due["compiled.view"]}


def test_a_ratio_is_how_often_something_is_done_while_catanatron_decides() -> None:
    told = ratios(MADE_UP)
    assert told["compiled.decisions"] == told["pure.decisions"] == 20
    assert told["compiled.view"] == 4


def test_a_figure_at_86_percent_passes_and_one_at_84_fails() -> None:
    assert fallen(at(0.86), ratios(MADE_UP)) == {}
    assert fallen(at(0.84), ratios(MADE_UP)) == {
        "compiled.view": "compiled.view is at 84% of its committed ratio (3.36, not 4)."
    }


def test_a_figure_that_is_not_measured_fails() -> None:
    less = {name: figure for name, figure in ratios(MADE_UP).items() if name != "pure.decisions"}
    assert fallen(less, ratios(MADE_UP)) == {
        "pure.decisions": "pure.decisions is not measured any more; its ratio to catanatron was 20."
    }


def test_what_is_faster_passes() -> None:
    assert fallen(at(2.0), ratios(MADE_UP)) == {}


def test_noise_is_measured_again_and_passes() -> None:
    asked: list[set[str]] = []

    def again(builds: set[str]) -> dict[str, float]:
        asked.append(builds)
        return at(0.99)

    assert fallen_for_good(at(0.5), ratios(MADE_UP), again) == {}
    assert asked == [{"compiled"}]


def test_what_stays_slow_fails_after_all_retries() -> None:
    asked: list[set[str]] = []

    def again(builds: set[str]) -> dict[str, float]:
        asked.append(builds)
        return at(0.8)

    assert list(fallen_for_good(at(0.5), ratios(MADE_UP), again)) == ["compiled.view"]
    assert len(asked) == RETRIES


def test_what_is_missing_is_not_measured_again() -> None:
    def again(builds: set[str]) -> dict[str, float]:
        raise AssertionError

    assert len(fallen_for_good({}, ratios(MADE_UP), again)) == len(ratios(MADE_UP))


def test_another_interpreter_is_held_to_less_than_the_lowest_ratios(tmp_path: Path) -> None:
    path = tmp_path / "expected.json"
    accept({"compiled.view": 4.0}, path, "quick")
    accept({"compiled.view": 3.0}, path, "slow")
    assert committed(path, "quick") == {"compiled.view": 4.0}
    assert committed(path, "unknown") == {"compiled.view": ELSEWHERE * 3.0}
    accept({"compiled.view": 5.0}, path, "quick")
    assert committed(path, "quick") == {"compiled.view": 5.0}


def test_every_ratio_is_committed() -> None:
    for figures in json.loads(gate.EXPECTED.read_text()).values():
        assert figures.keys() == ratios(MADE_UP).keys()
        assert min(figures.values()) > 0


class Fake(speed.Bench):
    """A bench that measures nothing."""

    def run(self, builds: object) -> None:
        pass


def bench(told: dict[str, float]) -> Fake:
    made = Fake(is_short=True)
    for name, runs in made.runs.items():
        prefix = f"{name}."
        runs.append({key.removeprefix(prefix): told[key] for key in told if key.startswith(prefix)})
    return made


def test_a_failing_check_names_the_figure_and_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gate, "committed", lambda: ratios(MADE_UP))
    with pytest.raises(SystemExit) as end:
        speed.check(bench(MADE_UP | {"compiled.view_us": 10.0 / 0.84}))
    said = str(end.value.code)
    assert said.startswith("compiled.view is at 84% of its committed ratio")
    assert "dev.py bench --accept" in said


def test_a_passing_check_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(gate, "committed", lambda: ratios(MADE_UP))
    speed.check(bench(MADE_UP | {"compiled.view_us": 10.0 / 0.86}))
    assert capsys.readouterr().out.startswith(f"No figure is below {LEAST:.0%}")


def test_the_best_run_of_each_figure_counts() -> None:
    made = bench(MADE_UP)
    made.runs["compiled"].append({**made.runs["compiled"][0], "view_us": 8.0, "decisions_per_second": 1.0})
    best = made.best()
    assert best["compiled.view_us"] == 8
    assert best["compiled.decisions_per_second"] == 500_000


def test_the_report_has_a_row_for_every_call() -> None:
    assert set(CALLS) <= set(report.CALLS)
