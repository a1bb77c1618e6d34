"""Another end for a game: a new table with the same deal and its first choices, from where one plays on.

Bots have the other seats. The deal may be known already, so such a game counts for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kanly.bots.bot import BotError
from kanly.bots.registry import checked
from kanly.table import entries as e
from kanly.table.acting import Entries, check_seat
from kanly.table.playing import settle
from kanly.table.refused import Refused
from kanly.table.settings import SeatPlan, Settings
from kanly.table.table import Table


@dataclass(frozen=True)
class Fork:
    """Who plays on where."""

    game: str  # the id of the game that was played
    step: int  # so many choices stay
    seat: int
    bot: str  # in the other seats
    person: str
    name: str
    colour: str


def fork(old: Table, wanted: Fork, at: int) -> tuple[Table, Entries]:
    check_seat(old, wanted.seat)
    check_step(old, wanted)
    first = e.Opened(
        at=at,
        settings=settings_of(old, wanted),
        host=wanted.person,
        seed=old.opened.seed,
        salt=old.opened.salt,
        terms=old.opened.terms,
        forked_from=wanted.game,
    )
    table = Table(first)
    made: Entries = [first, *(table.enter(entry) for entry in entries_of(old, wanted, at))]
    return table, made + settle(table, at)


def check_step(old: Table, wanted: Fork) -> None:
    """The end of the new game tells the deal, which is that of the old one too."""
    if old.game is None or not old.game.over:
        raise Refused("not_over", "the game is not over yet")
    if not 0 <= wanted.step < len(old.made):
        raise Refused("step", f"one can go on after 0 to {len(old.made) - 1} choices")


def settings_of(old: Table, wanted: Fork) -> Settings:
    """Without a clock and without onlookers: nobody waits."""
    try:
        bot = str(checked(wanted.bot))
    except BotError as error:
        raise Refused("bot", str(error)) from error
    plans = [
        SeatPlan(None if seat == wanted.seat else bot, plan.leader)
        for seat, plan in enumerate(old.settings.plans)
    ]
    return replace(old.settings, seats=tuple(plans), clock=None, onlookers=None, is_listed=False)


def entries_of(old: Table, wanted: Fork, at: int) -> Iterator[e.Any]:
    for seat, luck in old.contributions.items():
        yield e.Contributed(at=at, seat=seat, luck=luck.hex())
    yield e.Sat(at=at, seat=wanted.seat, person=wanted.person, name=wanted.name, colour=wanted.colour)
    for place in old.seats:
        if place.leader is not None and old.settings.plans[place.number].leader is None:
            yield e.Led(at=at, seat=place.number, leader=place.leader)
    yield e.Dealt(at=at)
    for made in old.made[: wanted.step]:
        yield e.Chose(at=at, seat=made.seat, choice=made.choice, by=made.by)
