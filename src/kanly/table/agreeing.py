"""What is agreed on during a game, and who goes."""

from __future__ import annotations

from typing import Final

from kanly.table import entries as e
from kanly.table.acting import Entries, check_playing, check_seat, enter, spend
from kanly.table.made import last_answer
from kanly.table.playing import pass_on, settle
from kanly.table.proposal import FEWEST_TO_KICK
from kanly.table.refused import Refused
from kanly.table.sitting import maybe_begin
from kanly.table.table import Table

STAND_IN: Final = "captain"  # plays on for whoever is not there


def propose(
    table: Table,
    seat: int,
    matter: e.Matter,
    about: int,
    at: int,
    absent: frozenset[int] = frozenset(),
    spent: int = 0,
) -> Entries:
    """To go back to before the own last answer, to send somebody away (`about` the seat), to pause.

    Nothing can be taken back from elsewhere: how many choices that is would tell of secret ones.
    """
    if table.proposal is not None:
        raise Refused("proposal", "something else is being talked about")
    if matter != "kick" or table.stage != "leading":
        check_playing(table)
    if matter == "kick":
        check_kick(table, seat, about, absent)
    if matter == "take_back":
        check_take_back(table, seat, about)
    made = enter(table, e.Proposed(at=at, seat=seat, matter=matter, about=about))
    return made + maybe_carry_out(table, at, spent)


def check_take_back(table: Table, seat: int, about: int) -> None:
    if about:
        raise Refused("undo", "the game goes back to your own last answer: no number is said")
    if last_answer(table.made, seat) is None:
        raise Refused("undo", "there is nothing to take back")


def check_kick(table: Table, seat: int, about: int, absent: frozenset[int]) -> None:
    check_seat(table, about)
    person = table.seats[about].person
    if person is None or person == table.seats[seat].person:
        raise Refused("seat", "there is nobody to be sent away")
    others = {place.person for place in table.seats} - {None, person}
    if len(others) < FEWEST_TO_KICK and about not in absent:
        raise Refused("kick", "a single player can send away only somebody who is not there")


def vote(table: Table, seat: int, agrees: bool, at: int, spent: int = 0) -> Entries:
    if table.proposal is None or not (table.proposal.is_open_to(seat) or is_withdrawn(table, seat, agrees)):
        raise Refused("proposal", "nothing is to be decided by you")
    return enter(table, e.Voted(at=at, seat=seat, agrees=agrees)) + maybe_carry_out(table, at, spent)


def is_withdrawn(table: Table, seat: int, agrees: bool) -> bool:
    return table.proposal is not None and seat == table.proposal.seat and not agrees


def maybe_carry_out(table: Table, at: int, spent: int) -> Entries:
    """What was spent on the present question is spent, though it is put again later."""
    proposal = table.proposal
    if proposal is None or not proposal.is_carried:
        return []
    if proposal.matter == "kick":
        return send_away(table, table.seats[proposal.about].person or "", at)
    made = spend(table, spent, at)
    if proposal.matter == "pause":
        return made + enter(table, e.Paused(at=at))
    return made + enter(table, e.TookBack(at=at, choices=len(table.made) - proposal.stays))


def send_away(table: Table, person: str, at: int) -> Entries:
    """From every seat."""
    made = [entry for seat in table.seats_of(person) for entry in hand_over(table, seat, "kicked", at)]
    return made + maybe_begin(table, at)


def resume(table: Table, seat: int, at: int) -> Entries:
    if not table.is_paused:
        raise Refused("paused", "the game is not paused")
    return enter(table, e.Resumed(at=at, seat=seat)) + settle(table, at)


# --- going away


def resign(table: Table, seat: int, at: int) -> Entries:
    """A bot plays on; where no person is left, nobody does."""
    if table.stage != "leading":
        check_playing(table)
    made = hand_over(table, seat, "resigned", at)
    if all(place.person is None for place in table.seats):
        return made + enter(table, e.Closed(at=at, why="abandoned"))
    return made + maybe_begin(table, at)


def hand_over(table: Table, seat: int, why: e.Why, at: int) -> Entries:
    made = enter(table, e.Handed(at=at, seat=seat, bot=STAND_IN, why=why))
    return made + settle(table, at)


def run_out(table: Table, at: int) -> Entries:
    """The time of the seat that is asked is over."""
    check_playing(table)
    seat = table.asked
    assert seat is not None
    assert table.clock is not None
    if table.clock.plan.at_zero == "bot":
        return hand_over(table, seat, "out_of_time", at)
    return pass_on(table, at)


def check_rematch(table: Table) -> None:
    if table.stage != "over":
        raise Refused("rematch", "the game is not over")
    if table.following:
        raise Refused("rematch", "there is a next game already")


def follow(table: Table, game: str, at: int) -> Entries:
    """The same people play again, at another table."""
    check_rematch(table)
    return enter(table, e.Followed(at=at, game=game))
