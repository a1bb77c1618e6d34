"""The way to a table: `/api/v1/games/{game}/play`, for its players and for onlookers who have the link."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from kanly.server.house import House
from kanly.server.live.connection import TOO_MUCH, Connection
from kanly.server.live.listener import Listener
from kanly.server.live.live import Live
from kanly.server.protocol import told
from kanly.server.refused import Refused
from kanly.server.routes.invitations import may_watch
from kanly.server.routes.visitor import Visitor, house_of, visitor_of
from kanly.server.store.event_store import NoSuchGame, StoreError
from kanly.telling.wording import language_named
from kanly.text.language import Language
from kanly.text.server_sentences import told as sentence_told

router = APIRouter()
LONGEST: Final = 100  # characters of what an address says
MOST_DIGITS: Final = 9
log: Final = logging.getLogger("kanly.socket")


@router.websocket("/api/v1/games/{game}/play")
async def play(socket: WebSocket, game: str) -> None:
    """Whoever is sent away is told why, and holds no place meanwhile."""
    house = house_of(socket)
    visitor = visitor_of(house, socket)
    try:
        house.requests.demand(visitor.client)
        with placed(house, visitor.client):
            connection = await admitted(socket, house, visitor, game)
            await socket.accept()
            await connection.run()
    except Refused as refused:
        await turn_away(socket, refused)
    except WebSocketDisconnect:
        return


@contextmanager
def placed(house: House, client: str) -> Iterator[None]:
    if not house.connections.take(client):
        raise Refused("too_many_connections", "There are too many connections from your place.")
    try:
        yield
    finally:
        house.connections.leave(client)


async def turn_away(socket: WebSocket, refused: Refused) -> None:
    """Opened all the same: no browser tells a page why a socket was not."""
    code, sentence = sentence_told(refused.code, refused.sentence, language_of(socket).tag)
    try:
        await socket.accept()
        await socket.send_text(told.written(told.Refusal(0, code, sentence)).decode())
        await socket.close(TOO_MUCH)
    except (WebSocketDisconnect, OSError):
        return


async def admitted(socket: WebSocket, house: House, visitor: Visitor, game: str) -> Connection:
    try:
        live = await house.hall.find(game[:LONGEST])
        listener = listener_for(socket, house, visitor, live)
        plan = live.table.settings.onlookers
        if listener.seat is None and plan is not None and plan.delay:
            live = await house.hall.trailing(live, plan.delay)
    except NoSuchGame:
        raise Refused("no_game", "There is no such game.") from None
    except StoreError as error:
        log.error("a table could not be read", extra={"game": game, "error": str(error)})
        raise Refused("store", "The server cannot keep games just now; try again.") from error
    return Connection(socket, live, listener, house.messages)


def listener_for(socket: WebSocket, house: House, visitor: Visitor, live: Live) -> Listener:
    """A player, or whoever has the link for onlookers."""
    person = visitor.person.id if visitor.person else ""
    language, own = language_of(socket), live.table.seats_of(person)
    wanted = number_in(socket, "seat")
    listener = Listener(person or visitor.client, own[0] if own else None, language)
    if wanted in own:
        listener.seat = wanted
    if not own and not may_watch(house, live, socket.query_params.get("watch", "")):
        raise Refused("link", "To look on you need the link for onlookers.")
    listener.number = number_in(socket, "since")
    return listener


def number_in(socket: WebSocket, name: str) -> int | None:
    """What an address says; None: nothing that means anything."""
    text = socket.query_params.get(name, "")
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def language_of(socket: WebSocket) -> Language:
    """English, where an address asks for none that there is."""
    try:
        return language_named(socket.query_params.get("language", "en"))
    except ValueError:
        return language_named("en")
