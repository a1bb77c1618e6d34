"""A table after a restart: its journal tells all of it, whatever happened, and whoever wrote it."""

from random import Random
from typing import Any

import msgspec
import pytest
from table.evening import Evening, story_of

from kanly.table import agreeing, playing, sitting
from kanly.table import entries as e
from kanly.table.entries import Wishes
from kanly.table.made import last_answer
from kanly.table.settings import ClockPlan, GamePlan, Settings
from kanly.table.table import table_of

THREE = Settings(game=GamePlan(seats=3, ix=True))
RESERVE = ClockPlan(seconds=100, increment=3, is_reserve=True, at_zero="pass")
TURNS = ClockPlan(seconds=20, at_zero="pass")
NOTED = ("shown", "begins", "round")  # with a move, beside the move itself


@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_the_journal_tells_it_all(seed: int) -> None:
    luck = Random(seed)
    clock = (None, RESERVE, None, TURNS)[seed]
    settings = Settings(game=GamePlan(seats=3, ix=True), clock=clock, leaders="drafted")
    evening = Evening(settings).sit("ann", "ben", "cid")
    for seat in luck.sample(range(3), 3):
        evening.does(sitting.lead, seat, evening.table.seats[seat].offered[0])
    while not evening.game.over:
        happens(evening, luck)
        if luck.random() < 0.05:
            assert story_of(evening.restarted()) == story_of(evening.table)
            evening.table = evening.restarted()  # and goes on from there
    assert story_of(evening.restarted()) == story_of(evening.table)


def happens(evening: Evening, luck: Random) -> None:
    """Anything that may happen at a table."""
    evening.play(1, luck)
    seat = luck.randrange(3)
    if evening.game.over:
        return
    if luck.random() < 0.1 and evening.table.can_undo(seat):
        evening.does(playing.undo, seat, spent=luck.randrange(3000))
    elif luck.random() < 0.02:
        maybe_takes_back(evening, seat, luck.randrange(3))
    elif luck.random() < 0.02:
        evening.does(playing.wish, seat, Wishes(single=luck.random() < 0.5, combat=luck.random() < 0.5))
    elif luck.random() < 0.02 and evening.table.clock:
        evening.does(agreeing.run_out)
    elif luck.random() < 0.01:
        maybe_pauses(evening, seat, luck.randrange(10_000))


def maybe_takes_back(evening: Evening, seat: int, meanwhile: int) -> None:
    """So many choices are made while it is talked about."""
    if not evening.is_discussing() and last_answer(evening.table.made, seat) is not None:
        evening.does(agreeing.propose, seat, "take_back", 0)
        evening.play(meanwhile, Random(meanwhile))
        for other in {0, 1, 2} - {seat}:
            if evening.is_discussing():
                evening.does(agreeing.vote, other, True, spent=500)


def maybe_pauses(evening: Evening, seat: int, spent: int) -> None:
    if not evening.is_discussing():
        evening.does(agreeing.propose, seat, "pause", 0)
        evening.votes((seat + 1) % 3)
        evening.does(agreeing.vote, (seat + 2) % 3, True, spent=spent)
        evening.does(agreeing.resume, seat)


# --- what was noted with the moves, and what was not


def unnoted(evening: Evening) -> list[e.Any]:
    """The journal as the first tables wrote it."""
    lines: list[dict[str, Any]] = [msgspec.json.decode(e.written(entry)) for entry in evening.journal]
    return [msgspec.convert({k: v for k, v in line.items() if k not in NOTED}, e.Any) for line in lines]


@pytest.mark.parametrize("clock", [None, RESERVE])
def test_a_journal_that_does_not_say_what_was_shown_is_played_through(clock: ClockPlan | None) -> None:
    evening, luck = Evening(Settings(game=GamePlan(seats=3), clock=clock)).sit("ann", "ben", "cid"), Random(2)
    while evening.game.round < 4:
        happens(evening, luck)
    assert story_of(table_of(unnoted(evening))) == story_of(evening.table)


def test_what_the_clock_answered_was_once_called_the_table_s() -> None:
    evening = Evening(Settings(game=GamePlan(seats=2), clock=TURNS)).sit("ann", "ben")
    for _ in range(6):
        evening.does(agreeing.run_out)
    told = [
        msgspec.structs.replace(entry, by="table") if isinstance(entry, e.Chose) else entry
        for entry in unnoted(evening)
    ]
    assert story_of(table_of(told)) == story_of(evening.table)
    assert {made.by for made in evening.table.made} >= {"clock"}


def test_a_journal_that_cannot_be_true_is_not_believed() -> None:
    """Better no game than another one."""
    evening = Evening(THREE).sit("ann", "ben", "cid")
    evening.play(5, Random(1))
    last = evening.journal[-1]
    assert isinstance(last, e.Chose)
    changes: list[dict[str, Any]] = [{"by": "table"}, {"choice": "recall 7"}, {"choice": "end of it all"}]
    for change in changes:
        with pytest.raises(ValueError):  # noqa: PT011
            table_of([*evening.journal[:-1], msgspec.structs.replace(last, **change)])


def test_after_a_restart_one_may_undo_what_one_could_before() -> None:
    evening, luck, could = Evening(THREE).sit("ann", "ben", "cid"), Random(1), 0
    for _ in range(60):
        seat = evening.asked
        evening.play(1, luck)
        assert evening.restarted().can_undo(seat) == evening.table.can_undo(seat)
        could += evening.table.can_undo(seat)
    assert could > 5


@pytest.mark.parametrize("plan", [GamePlan(seats=3, ix=True), GamePlan(seats=1, difficulty="novice")])
def test_after_a_restart_everybody_sees_what_comes_like_whoever_never_left(plan: GamePlan) -> None:
    evening, luck = Evening(Settings(game=plan)).sit(*["ann", "ben", "cid"][: plan.seats]), Random(3)
    while not evening.game.over:
        again, step = evening.after_a_restart(), luck.random()
        for reader in evening.table.readers.sights:
            assert again.game.view(reader) == evening.game.view(reader)
        again.play(2, Random(step))
        evening.play(2, Random(step))
        assert story_of(again.table) == story_of(evening.table)
        evening.play(15, luck)
