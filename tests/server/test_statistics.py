"""What all games come to, counted from what lists show of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec
import pytest
from server.house_calls import house
from table.evening import Evening

from kanly.server import statistics
from kanly.server.live.summary import Line, SeatLine, summary_of
from kanly.server.statistics import (
    LeaderFigures,
    Mode,
    ModeFigures,
    SeatFigures,
    Statistics,
    Survey,
    sitters,
)
from kanly.server.store.event_store import EventStore, Summary
from kanly.server.store.sqlite_store import open_sqlite
from kanly.table import agreeing
from kanly.table import entries as e
from kanly.table.settings import GamePlan, Settings

T = TypeVar("T")
TWO = GamePlan(seats=2)
IX = GamePlan(seats=3, ix=True)
SOLO = GamePlan(seats=1, difficulty="veteran")


def kept(folder: Path, work: Callable[[EventStore], Awaitable[T]]) -> T:
    async def story() -> T:
        store = await open_sqlite(folder / "games.sqlite")
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(story())


def ended(name: str, plan: GamePlan, leaders: str, winners: tuple[int, ...], **more: float) -> Summary:
    """A game that is over, in which the seats had these Leaders."""
    seats = tuple(SeatLine("", "blue", None, False, leader, 10) for leader in leaders.split())
    rounds, hours = int(more.get("rounds", 8)), more.get("hours", 1.0)
    line = Line("over", plan, seats, rounds, None, winners, False)
    return Summary(name, "over", False, 0.0, hours * 3600, ("ann",), msgspec.json.encode(line))


def broken_off(name: str) -> Summary:
    line = Line("closed", TWO, (), 3, None, (), False)
    return Summary(name, "over", False, 0.0, 5.0, (), msgspec.json.encode(line))


GAMES = (
    ended("a", TWO, "paul leto", (0,), rounds=6, hours=1),
    ended("b", TWO, "leto paul", (0,), rounds=8, hours=2),
    ended("c", TWO, "paul vladimir", (0,), rounds=9, hours=9),
    ended("d", IX, "paul leto ilban", (2,)),
    ended("e", SOLO, "paul", (1,)),
    broken_off("f"),
)


def counted(folder: Path) -> Statistics:
    async def story(store: EventStore) -> Statistics:
        for summary in GAMES:
            await store.create(summary, [])
        return await Survey(store).of_everybody()

    return kept(folder, story)


def test_games_are_counted_by_mode_leader_and_seat(tmp_path: Path) -> None:
    found = counted(tmp_path)
    assert (found.games, found.broken_off, found.wins) == (5, 1, 4)
    assert found.modes == [
        ModeFigures(Mode(1, False, False, "veteran"), 1, 8, 3600),
        ModeFigures(Mode(2, False, False, ""), 3, 8, 7200),
        ModeFigures(Mode(3, True, False, ""), 1, 8, 3600),
    ]
    assert LeaderFigures("paul", 5, 2) in found.leaders
    assert LeaderFigures("leto", 3, 1) in found.leaders
    assert LeaderFigures("ilban", 1, 1) in found.leaders
    assert [SeatFigures(2, 0, 3, 3), SeatFigures(2, 1, 3, 0)] == [s for s in found.seats if s.players == 2]
    assert SeatFigures(1, 0, 1, 0) in found.seats


def test_games_that_are_played_are_not_counted_and_no_journal_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "PAGE", 2)

    async def story(store: EventStore) -> int:
        for summary in (*GAMES, Summary("g", "playing", False, 0.0, 0.0, (), GAMES[0].told)):
            await store.create(summary, [])
        monkeypatch.setattr(type(store), "whole", None)
        monkeypatch.setattr(type(store), "load", None)
        return (await Survey(store).of_everybody()).games

    assert kept(tmp_path, story) == 5


def test_everybody_who_asks_meanwhile_is_told_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: EventStore) -> list[int]:
        survey = Survey(store)
        first = await asyncio.gather(survey.of_everybody(), survey.of_everybody())
        assert first[0] is first[1]
        await store.create(GAMES[0], [])
        second = await survey.of_everybody()
        monkeypatch.setattr(statistics, "KEPT", 0.0)
        return [first[0].games, second.games, (await survey.of_everybody()).games]

    assert kept(tmp_path, story) == [0, 0, 1]


# --- one's own


def evening(*people: str) -> Evening:
    """Played to its end at random."""
    made = Evening(Settings(TWO)).sit(*people)
    made.play(100_000, Random(11))
    return made


def lines(made: Evening) -> list[bytes]:
    return [e.written(entry) for entry in made.journal]


def test_ones_own_seats_are_counted_and_no_others(tmp_path: Path) -> None:
    made = evening("ann", "ben")
    (winner,) = made.game.winners
    mine = ("ann", "ben")[winner]

    async def story(store: EventStore) -> tuple[Statistics, Statistics, Statistics]:
        await store.create(summary_of("dune", made.table), lines(made))
        survey = Survey(store)
        loser = "ben" if mine == "ann" else "ann"
        return await survey.of_person(mine), await survey.of_person(loser), await survey.of_person("eve")

    won, lost, nothing = kept(tmp_path, story)
    assert (won.games, won.wins, len(won.leaders), len(won.seats)) == (1, 1, 1, 1)
    assert (lost.games, lost.wins) == (1, 0)
    assert won.seats == [SeatFigures(2, winner, 1, 1)]
    assert (nothing.games, nothing.leaders) == (0, [])


def test_who_sat_where_is_read_without_playing_the_game_again() -> None:
    made = Evening(Settings(TWO)).sit("ann", "ben")
    made.play(30, Random(2))
    made.does(agreeing.resign, made.asked)
    left = [seat.person for seat in made.table.seats]
    assert None in left
    assert sitters(lines(made)) == tuple(left)


def test_only_the_latest_of_ones_games_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "MOST_OWN", 3)
    monkeypatch.setattr(statistics, "PAGE", 2)
    opened = lines(Evening(Settings(TWO)))[:1]

    async def story(store: EventStore) -> int:
        for at in range(5):
            await store.create(ended(f"g{at}", TWO, "paul leto", (0,), hours=at), opened)
        return (await Survey(store).of_person("ann")).games

    assert kept(tmp_path, story) == 3


def test_both_are_asked_for_over_the_web(tmp_path: Path) -> None:
    kept(tmp_path, lambda store: store.create(GAMES[0], []))
    with house(tmp_path) as client:
        told = client.get("/api/v1/statistics").json()
        assert told["games"] == 1
        assert told["leaders"][0] == {"leader": "leto", "games": 1, "wins": 0}
        assert client.get("/api/v1/statistics/mine").status_code == 401
        client.put("/api/v1/me", json={"name": "Ann"})
        assert client.get("/api/v1/statistics/mine").json()["games"] == 0
