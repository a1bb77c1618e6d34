"""Whole arenas: the same table whoever plays the games, whatever is lost on the way."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import arena_bots
import msgspec
import pytest

from kanly.content.rules import Rules
from kanly.lab.arena import keeping, workers
from kanly.lab.arena.figures import Figures, figures
from kanly.lab.arena.identical import all_tasks, coverage
from kanly.lab.arena.identical import check as check_identical
from kanly.lab.arena.plan import MIXED, PAIRS, ArenaError, Plan, tasks, usual_field
from kanly.lab.arena.ratings import ratings
from kanly.lab.arena.ray_workers import RayWorkers
from kanly.lab.arena.result import Result
from kanly.lab.arena.running import LOOK_EVERY, run, widest
from kanly.lab.arena.workers import Here, Processes, Workers
from kanly.lab.cluster import LOCAL


def plan(*bots: str, seats: int = 3, deals: int = 4, field: str = "", **rules: Any) -> Plan:
    return Plan(bots, Rules(seats, **rules), deals, 1, field or usual_field(len(bots)))


TWO_RANDOM = plan("random", "random")


def table(results: list[Result], of: Plan = TWO_RANDOM) -> Figures:
    """All but what it cost."""
    return msgspec.structs.replace(figures(of, results), cost={})


def arena(of: Plan = TWO_RANDOM, by: Workers | None = None, **more: Any) -> Figures:
    return table(run(of, by or Here(), **more), of)


# --- what the figures say


def test_a_bot_that_idles_wins_less(monkeypatch: pytest.MonkeyPatch) -> None:
    arena_bots.enter(monkeypatch)
    told = arena(plan("idler", "random", deals=8))
    idler, other = told.bots
    assert idler.wins.share < told.null < other.wins.share
    assert idler.wins.low <= idler.wins.share <= idler.wins.high
    assert idler.place > other.place
    assert idler.margin < 0 < other.margin
    assert idler.rating < other.rating
    assert (idler.wins.games, other.wins.games) == (24, 48)
    assert idler.wins.share + 2 * other.wins.share == pytest.approx(1, abs=0.00001)


def test_two_against_two_and_mixed_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    arena_bots.enter(monkeypatch)
    pairs = arena(plan("idler", "random", seats=4, deals=2, field=PAIRS))
    assert (pairs.games, [bot.wins.games for bot in pairs.bots]) == (12, [24, 24])
    mixed = arena(plan("idler", "random", "random", deals=2))
    assert [bot.name for bot in mixed.bots] == ["idler", "random (2)", "random (3)"]
    assert sum(bot.wins.share for bot in mixed.bots) == pytest.approx(1, abs=0.00001)


def test_alone_against_rivals() -> None:
    told = arena(plan("random", seats=1, difficulty="novice", deals=6))
    human, rivals = told.bots
    assert (human.name, rivals.name) == ("random", "Rivals, novice")
    assert human.wins.share < rivals.wins.share
    assert (human.wins.games, rivals.wins.games) == (6, 12)
    assert set(told.bought) == {"random"}
    assert sum(told.rounds.values()) == 6


def test_one_bot_by_itself_shows_leaders_and_seats() -> None:
    told = arena(plan("random", seats=4, deals=10, ix=True))
    assert told.games == 10
    assert told.bots[0].wins.share == pytest.approx(0.25)
    assert sum(rate.games for rate in told.leaders.values()) == 40
    assert [rate.games for rate in told.order] == [10, 10, 10, 10]
    assert sum(rate.share for rate in told.order) == pytest.approx(1, abs=0.00001)


def test_points_by_source_add_up() -> None:
    told = arena()
    for bot in told.bots:
        assert sum(told.sources[bot.name].values()) == pytest.approx(bot.points, abs=0.0001)
        assert sum(told.bought[bot.name].values()) == pytest.approx(bot.cards, abs=0.0001)


def test_a_bot_that_crashes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    arena_bots.enter(monkeypatch)
    told = arena(plan("crasher", "random", deals=1))
    assert [bot.forfeits for bot in told.bots] == [3, 0]
    assert told.bots[0].wins.share == 0
    assert {(one.bot, one.reason) for one in told.forfeits} == {
        ("crasher", "RuntimeError: the spice must flow")
    }


def test_ratings_of_equals_stay_close_and_grow_surer() -> None:
    results = run(plan("random", "random", deals=8), Here())
    few, many = ratings(results[:6]), ratings(results)
    assert abs(many[0].mu - many[1].mu) < 3 * many[0].sigma
    assert many[0].sigma < few[0].sigma < 25 / 3


# --- whoever plays


def test_two_processes_find_the_same_as_one() -> None:
    assert arena(by=Processes(2)) == arena()


@pytest.fixture
def _dies_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A worker is killed in the middle of the arena; each of them finds what the tests have."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setenv(arena_bots.DIES_ONCE, str(tmp_path / "died"))
    yield
    assert (tmp_path / "died").exists()


@pytest.mark.usefixtures("_dies_once")
def test_the_games_of_a_lost_process_are_played_again() -> None:
    assert arena(by=Processes(2, arena_bots.play_or_die)) == arena()


def test_an_arena_that_loses_all_its_workers_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_LOST", 1)
    with pytest.raises(ArenaError, match="workers were lost 2 times in a row"):
        arena(by=Processes(2, arena_bots.die))


@pytest.mark.usefixtures("_dies_once")
def test_a_ray_cluster_that_loses_a_worker_finds_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """What Ray says of it is kept apart from what a program prints."""
    assert arena(by=RayWorkers(LOCAL, 2, arena_bots.play_or_die)) == arena()
    assert capsys.readouterr().out == ""


def test_a_cluster_that_is_not_there_is_told_in_one_sentence() -> None:
    with pytest.raises(ArenaError, match="there is no Ray cluster at"):
        arena(by=RayWorkers("127.0.0.1:1", 1))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.lab.cluster.find_spec", lambda name: None)
    with pytest.raises(ArenaError, match="pip install ray"):
        RayWorkers(LOCAL, 1)


# --- a file of results


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    """Half a line at the end is forgotten; what is whole is not played again."""
    file = tmp_path / "arena.jsonl"
    with keeping.begin(file, TWO_RANDOM) as kept:
        run(TWO_RANDOM, Here(), note=kept.add)
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 1 + 12
    file.write_bytes(b"".join(lines[:6]) + lines[6][:40])
    of, played, kept = keeping.resume(file, None)
    assert (of, len(played)) == (TWO_RANDOM, 5)
    with kept:
        results = run(of, Here(), played=played, note=kept.add)
    assert table(results) == arena()
    assert len(file.read_bytes().splitlines()) == 13


def test_a_full_file_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    with keeping.begin(file, TWO_RANDOM) as kept:
        run(TWO_RANDOM, Here(), note=kept.add)
    of, played, kept = keeping.resume(file, None)
    with kept:
        assert table(run(of, Nobody(), played=played)) == arena()


class Nobody:
    def results(self, tasks: object) -> Iterator[Result]:
        raise AssertionError("nothing was left to play")


def test_more_deals_go_on_from_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    with keeping.begin(file, TWO_RANDOM) as kept:
        run(TWO_RANDOM, Here(), note=kept.add)
    of, played, kept = keeping.resume(file, 5)
    with kept:
        assert table(run(of, Here(), played=played), of) == arena(plan("random", "random", deals=5))


def test_results_in_any_order_are_the_same() -> None:
    results = run(TWO_RANDOM, Here())
    assert table(run(TWO_RANDOM, Nobody(), played=results[::-1])) == table(results)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "does not begin with the plan"),
        (b"{}\n", "does not begin with the plan"),
        (b"[1]\n", "does not begin with the plan"),
        (
            b'{"rules": {"seats": 9}, "bots": [], "seed": 1, "field": "mixed"}\n',
            "does not begin with the plan",
        ),
    ],
)
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, content: bytes, complaint: str) -> None:
    file = tmp_path / "arena.jsonl"
    file.write_bytes(content)
    with pytest.raises(ArenaError, match=complaint):
        keeping.resume(file, None)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    keeping.begin(file, TWO_RANDOM)
    with file.open("ab") as more:
        more.write(b'{"number": 1}\n')
    with pytest.raises(ArenaError, match=r"line 2 of .* is damaged"):
        keeping.resume(file, None)


def test_games_of_another_version_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    keeping.begin(file, TWO_RANDOM)
    file.write_bytes(file.read_bytes().replace(b'"kanly":"', b'"kanly":"9.'))
    with pytest.raises(ArenaError, match=r"was played with kanly 9\."):
        keeping.resume(file, None)


# --- until it is known well enough


def test_it_stops_when_it_is_known_well_enough() -> None:
    """Seen only every few deals, so the number of workers does not decide when."""
    many = plan("random", "random", seats=2, deals=4 * LOOK_EVERY)
    results = run(many, Here(), until=0.12)
    assert results[-1].deal + 1 in (LOOK_EVERY, 2 * LOOK_EVERY)
    assert widest(results) <= 0.24
    assert table(run(many, Processes(2), until=0.12), many) == table(results, many)


def test_it_plays_all_deals_when_that_is_not_enough() -> None:
    assert len(run(TWO_RANDOM, Here(), until=0.001)) == 12


# --- identical bots


def test_intervals_of_identical_bots_hold_an_equal_share() -> None:
    """A small form of what `kanly arena --aa 100` plays."""
    told = coverage(plan("random", "random", seats=2, deals=12), 6, Here())
    assert (told.arenas, told.deals, told.share) == (6, 12, 0.5)
    assert told.covered >= 5
    assert 0 < told.narrowest < told.widest < 0.7


def test_each_of_them_has_deals_of_its_own() -> None:
    found = list(all_tasks(TWO_RANDOM, 3))
    assert [task.number for task in found] == list(range(36))
    assert sorted({task.seed for task in found}) == [1, 2, 3]
    assert found[:12] == list(tasks(TWO_RANDOM))


@pytest.mark.parametrize("bots", [("random",), ("random", "other"), ("random",) * 3])
def test_bots_that_differ_are_not_identical(bots: tuple[str, ...]) -> None:
    with pytest.raises(ArenaError, match="the same bot twice"):
        check_identical(Plan(bots, Rules(), 1, 1, MIXED))
