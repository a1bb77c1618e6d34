"""Choices, made by people, by bots, by the clock, and by the table where nobody need be asked."""

from __future__ import annotations

from typing import NamedTuple

from kanly.table import entries as e
from kanly.table.acting import Entries, check_playing, enter, spend
from kanly.table.automation import is_telling, plainest, unasked
from kanly.table.chain import Chain
from kanly.table.refused import Refused
from kanly.table.table import Table


def choose(table: Table, seat: int, choice: str, at: int, spent: int = 0, by: e.By = "person") -> Entries:
    """And whatever follows without a question."""
    check_playing(table)
    if table.asked != seat:
        raise Refused("not_asked", "somebody else is asked now")
    if by == "person" and table.seats[seat].bot is not None:
        raise Refused("bot", "a bot plays in your seat until you come back")
    assert table.game is not None
    found = table.game.find(choice)
    if found is None:
        raise Refused("illegal", "that is not possible now")
    made = enter(table, e.Chose(at=at, seat=seat, choice=str(found), by=by, spent=spent))
    return made + settle(table, at)


def settle(table: Table, at: int) -> Entries:
    """What nobody wants to be asked, while others cannot learn anything from its being quick."""
    made: Entries = []
    while (found := unasked_now(table)) is not None and not found.is_telling:
        made += enter(table, found.entry(at))
    return made + maybe_link(table, at)


class Unasked(NamedTuple):
    """An answer that nobody need be asked for."""

    seat: int
    choice: str
    is_telling: bool  # it has to wait a while

    def entry(self, at: int, spent: int = 0) -> e.Chose:
        return e.Chose(at=at, seat=self.seat, choice=self.choice, by="table", spent=spent)


def unasked_now(table: Table) -> Unasked | None:
    if table.asked is None or table.is_paused or table.game is None:
        return None
    seat, game = table.seats[table.asked], table.game
    found = game.only_choice if seat.bot is not None else unasked(game, seat.wishes)
    if found is None:
        return None
    tells = is_telling(game, found)
    if tells and seat.bot is not None:
        return None  # a bot is asked, so that it takes as long as for a thought
    return Unasked(seat.number, str(found), tells and is_watched_by_persons(table, seat.number))


def is_watched_by_persons(table: Table, but: int) -> bool:
    """Whether anybody else plays who could tell a quick answer from a thought: bots do not."""
    return any(seat.bot is None for seat in table.seats if seat.number != but)


def answer_unasked(table: Table, at: int, spent: int = 0) -> Entries:
    """After the pause."""
    found = unasked_now(table)
    if found is None:
        raise Refused("stale", "this has been answered already")
    return enter(table, found.entry(at, spent)) + settle(table, at)


def maybe_link(table: Table, at: int) -> Entries:
    """Where a round begins, everybody is told by what the moves so far can be proved."""
    game = table.game
    if game is None or game.round <= table.linked_round:
        return []
    link = Chain.over(table.commitment, game.record()).link(len(table.links) + 1)
    number, value, moves = link.number, link.value, link.moves
    return enter(table, e.Linked(at=at, number=number, value=value, moves=moves, round=game.round))


def undo(table: Table, seat: int, at: int, spent: int = 0) -> Entries:
    """The own last choice, while nobody has seen anything new through it. The time since then is spent."""
    check_playing(table)
    if not table.can_undo(seat):
        raise Refused("undo", "that can only be taken back if everybody agrees")
    made = spend(table, spent, at) if table.asked == seat else []
    return made + enter(table, e.Undid(at=at, seat=seat))


def wish(table: Table, seat: int, wishes: e.Wishes, at: int) -> Entries:
    if wishes == table.seats[seat].wishes:
        return []
    return enter(table, e.Wished(at=at, seat=seat, wishes=wishes)) + settle(table, at)


def pass_on(table: Table, at: int) -> Entries:
    """The plainest answers, until another turn begins: that of somebody else, or alone the own next one."""
    made: Entries = []
    assert table.clock is not None
    turn = table.clock.turn
    while (seat := table.asked) is not None and table.clock.turn == turn:
        spent = table.clock.left[seat]
        made += choose(table, seat, plainest_answer(table), at, spent, by="clock")
    return made


def plainest_answer(table: Table) -> str:
    """What does least, as the notation has it."""
    assert table.game is not None
    return str(plainest(table.game))
