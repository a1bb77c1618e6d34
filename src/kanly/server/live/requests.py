"""What a connected player asks of a table, message by message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from kanly.refusals.refusal import Refusal
from kanly.server.live.absence import absent_seats
from kanly.server.live.advice import advise
from kanly.server.live.listener import Listener
from kanly.server.live.live import Live
from kanly.server.protocol import asked, told
from kanly.table import agreeing, playing, sitting
from kanly.table.acting import check_playing
from kanly.table.advising import gives_hints
from kanly.table.entries import Any as Entry
from kanly.table.refused import Refused
from kanly.table.table import Table
from kanly.telling.wording import language_named, refusal_text

Handler = Callable[[Live, Listener, int, Any], Awaitable[None]]


async def answer(live: Live, listener: Listener, message: asked.Any) -> None:
    """Refused: it is not done, and nothing has changed."""
    if isinstance(message, asked.Speak):
        speak(listener, message)
    else:
        seat = seat_of(live, listener, message)
        await HANDLERS[type(message)](live, listener, seat, message)


def seat_of(live: Live, listener: Listener, message: asked.Any) -> int:
    """One of one's own."""
    own = live.table.seats_of(listener.person)
    seat = listener.seat if message.seat is None else message.seat
    if seat is None or seat not in own:
        raise Refused("seat", "that is not your seat")
    return seat


# --- playing


async def choose(live: Live, listener: Listener, seat: int, message: asked.Choose) -> None:
    await live.do(chosen, seat, message.number, message.answer, spent=live.spent)
    done(listener, message)


def chosen(table: Table, seat: int, number: int, answer: int, at: int, spent: int) -> list[Entry]:
    """By the number under which the seat was asked, and the number of the answer."""
    check_playing(table)
    if table.asked != seat:
        raise Refused("not_asked", "somebody else is asked now")
    check_number(table, seat, number)
    assert table.game is not None
    choices = table.game.choices
    if answer >= len(choices):
        raise Refused("illegal", f"there are only {len(choices)} answers")
    return playing.choose(table, seat, str(choices[answer]), at, spent)


def check_number(table: Table, seat: int, number: int) -> None:
    if number != table.readers.sights[seat].number:
        raise Refused("stale", "the game has moved on since")


async def undo(live: Live, listener: Listener, seat: int, message: asked.Undo) -> None:
    await live.do(undone, seat, message.number, spent=live.spent)
    done(listener, message)


def undone(table: Table, seat: int, number: int, at: int, spent: int) -> list[Entry]:
    check_number(table, seat, number)
    return playing.undo(table, seat, at, spent if table.asked == seat else 0)


async def why(live: Live, listener: Listener, seat: int, message: asked.Why) -> None:
    """Tells a seat nothing that its own view does not show."""
    game = live.table.game
    if game is None:
        raise Refused("not_begun", "the game has not begun yet")
    found: list[Refusal] = game.why_not(message.choice, seat)
    reasons = tuple(refusal_text(game, refusal, listener.language.tag) for refusal in found)
    rulings = tuple(refusal.ruling for refusal in found)
    listener.reply(told.written(told.Reasons(message.id, reasons, rulings)))


async def hint(live: Live, listener: Listener, seat: int, message: asked.Hint) -> None:
    """The bot thinks beside the connection, which goes on meanwhile."""
    check_playing(live.table)
    if not gives_hints(live.table):
        raise Refused("no_hints", "hints are not given at this table")
    if live.table.asked != seat:
        raise Refused("not_asked", "somebody else is asked now")
    check_number(live.table, seat, message.number)
    if listener.advising is not None:
        raise Refused("thinking", "a hint is thought about already")
    listener.advising = asyncio.ensure_future(advise(live, listener, seat, message))


# --- agreeing


async def propose(live: Live, listener: Listener, seat: int, message: asked.Propose) -> None:
    absent = absent_seats(live)
    await live.do(agreeing.propose, seat, message.matter, message.about, absent=absent, spent=live.spent)
    done(listener, message)


async def vote(live: Live, listener: Listener, seat: int, message: asked.Vote) -> None:
    await live.do(agreeing.vote, seat, message.agrees, spent=live.spent)
    done(listener, message)


async def resume(live: Live, listener: Listener, seat: int, message: asked.Resume) -> None:
    await live.do(agreeing.resume, seat)
    done(listener, message)


async def resign(live: Live, listener: Listener, seat: int, message: asked.Resign) -> None:
    await live.do(agreeing.resign, seat)
    done(listener, message)


async def come_back(live: Live, listener: Listener, seat: int, message: asked.Return) -> None:
    place = live.table.seats[seat]
    if place.bot is None:
        raise Refused("no_bot_plays", "no bot plays in your seat")
    await live.do(sitting.sit, listener.person, seat, place.name, place.colour)
    done(listener, message)


async def wish(live: Live, listener: Listener, seat: int, message: asked.Wish) -> None:
    """To wish the same again is no mistake, and nothing to be kept."""
    if message.wishes != live.table.seats[seat].wishes:
        await live.do(playing.wish, seat, message.wishes)
    done(listener, message)


async def lead(live: Live, listener: Listener, seat: int, message: asked.Lead) -> None:
    await live.do(sitting.lead, seat, message.leader)
    done(listener, message)


HANDLERS: Final[dict[type, Handler]] = {
    asked.Choose: choose,
    asked.Undo: undo,
    asked.Why: why,
    asked.Hint: hint,
    asked.Propose: propose,
    asked.Vote: vote,
    asked.Resume: resume,
    asked.Resign: resign,
    asked.Return: come_back,
    asked.Wish: wish,
    asked.Lead: lead,
}


def done(listener: Listener, message: asked.Any) -> None:
    listener.reply(told.written(told.Done(message.id)))


def speak(listener: Listener, message: asked.Speak) -> None:
    """Everything is told again in the other language."""
    try:
        listener.language = language_named(message.language)
    except ValueError as error:
        raise Refused("language", str(error)) from error
    listener.number, listener.chapter, listener.is_to_be_greeted = None, 0, True
    listener.wake(is_table_new=True)
    done(listener, message)
