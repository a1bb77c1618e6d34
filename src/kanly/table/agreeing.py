"""What is agreed on during a game, and who goes."""

from __future__ import annotations

from typing import Final

from kanly.table import entries as e
from kanly.table.acting import Entries, check_playing, check_seat, enter
from kanly.table.playing import pass_on, settle
from kanly.table.proposal import FEWEST_TO_KICK
from kanly.table.refused import Refused
from kanly.table.table import Table

STAND_IN: Final = "captain"  # plays on for whoever is not there


def propose(
    table: Table, seat: int, matter: e.Matter, about: int, at: int, absent: frozenset[int] = frozenset()
) -> Entries:
    """To take choices back (`about` so many; 0: to the own last answer), to send somebody away, to pause."""
    if table.proposal is not None:
        raise Refused("proposal", "something else is being talked about")
    check_playing(table, may_be_over=matter == "take_back")
    if matter == "take_back":
        about = checked_take_back(table, seat, about)
    if matter == "kick":
        check_kick(table, seat, about, absent)
    made = enter(table, e.Proposed(at=at, seat=seat, matter=matter, about=about))
    return made + maybe_carry_out(table, at)


def checked_take_back(table: Table, seat: int, about: int) -> int:
    own = [number for number, made in enumerate(table.made) if made.seat == seat and made.by == "person"]
    count = about or (len(table.made) - own[-1] if own else 0)
    if not 0 < count <= len(table.made):
        raise Refused("undo", "there is nothing to take back")
    return count


def check_kick(table: Table, seat: int, about: int, absent: frozenset[int]) -> None:
    check_seat(table, about)
    person = table.seats[about].person
    if person is None or person == table.seats[seat].person:
        raise Refused("seat", "there is nobody to be sent away")
    others = {place.person for place in table.seats} - {None, person}
    if len(others) < FEWEST_TO_KICK and about not in absent:
        raise Refused("kick", "a single player can send away only somebody who is not there")


def vote(table: Table, seat: int, agrees: bool, at: int) -> Entries:
    if table.proposal is None or not table.proposal.is_open_to(seat):
        raise Refused("proposal", "nothing is to be decided by you")
    return enter(table, e.Voted(at=at, seat=seat, agrees=agrees)) + maybe_carry_out(table, at)


def maybe_carry_out(table: Table, at: int) -> Entries:
    proposal = table.proposal
    if proposal is None or not proposal.is_carried:
        return []
    if proposal.matter == "take_back":
        return enter(table, e.TookBack(at=at, choices=proposal.about))
    if proposal.matter == "pause":
        return enter(table, e.Paused(at=at))
    return hand_over(table, proposal.about, "kicked", at)


def resume(table: Table, seat: int, at: int) -> Entries:
    if not table.is_paused:
        raise Refused("paused", "the game is not paused")
    return enter(table, e.Resumed(at=at, seat=seat)) + settle(table, at)


# --- going away


def resign(table: Table, seat: int, at: int) -> Entries:
    """A bot plays on; where no person is left, nobody does."""
    check_playing(table)
    made = hand_over(table, seat, "resigned", at)
    if all(place.person is None for place in table.seats):
        made += enter(table, e.Closed(at=at, why="abandoned"))
    return made


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
    return pass_on(table, seat, at)


def check_rematch(table: Table) -> None:
    if table.stage != "over":
        raise Refused("rematch", "the game is not over")
    if table.following:
        raise Refused("rematch", "there is a next game already")


def follow(table: Table, game: str, at: int) -> Entries:
    """The same people play again, at another table."""
    check_rematch(table)
    return enter(table, e.Followed(at=at, game=game))
