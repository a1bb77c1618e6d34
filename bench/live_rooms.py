"""Tables without sockets and without a store: all that the server would send there, byte for byte."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final, cast

import msgspec

from kanly import Game
from kanly.server.live.listener import Listener
from kanly.server.live.live import Live
from kanly.server.live.requests import answer
from kanly.server.live.summary import Line, summary_of
from kanly.server.live.updates import hello, next_told
from kanly.server.protocol import asked, told
from kanly.server.store.event_store import EventStore, Summary
from kanly.table import entries as e
from kanly.table import playing, sitting
from kanly.table.readers import Reader
from kanly.table.refused import Refused
from kanly.table.settings import GamePlan, Leading, OnlookerPlan, Settings
from kanly.table.table import Table
from kanly.telling.wording import language_named

ID: Final = "aroomofone"
ASKED_ALL: Final = e.Wishes(single=False, unpayable=False, combat=False)
ASKED_LEAST: Final = e.Wishes(single=True, unpayable=True, combat=True, end_turn=True)
WISHES: Final = (e.Wishes(), ASKED_ALL, ASKED_LEAST)
LANGUAGES: Final = ("en", "ja", "zh-Hant")
TONGUES: Final = {tag: language_named(tag) for tag in LANGUAGES}
WAYS: Final[tuple[Leading, ...]] = ("dealt", "chosen", "drafted")


class Nowhere:
    """A store that keeps nothing."""

    async def append(self, game: str, number: int, entries: Iterable[bytes], summary: Summary) -> None:
        return


class Room:
    """A live table at which everybody is, and what some readers are told there."""

    def __init__(self, table: Table, readers: Iterable[Reader], tongue: Callable[[Reader], str]) -> None:
        self.live = Live(ID, table, cast("EventStore", Nowhere()))
        self.now = table.changed
        everybody = {reader: listener(table, reader, tongue(reader)) for reader in table.readers.sights}
        for each in everybody.values():
            self.live.join(each)
        self.listeners = {reader: everybody[reader] for reader in readers}
        self.heard: dict[Reader, list[bytes]] = {reader: [] for reader in readers}

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def forget(self) -> None:
        """As if everybody had been told everything."""
        for reader, each in self.listeners.items():
            each.is_to_be_greeted = each.is_table_behind = False
            each.number = self.table.readers.sights[reader].number

    def does(self, act: Callable[..., list[e.Any]], *said: object, **more: object) -> None:
        """Refused: nothing has happened."""
        new = self.table.copy()
        if act(new, *said, at=self.now, **more):
            self.live.replace(new)
        self.listen()

    def chooses(self, choice: object) -> None:
        """As the person would, or as the table does where nobody need be asked."""
        found = playing.unasked_now(self.table)
        if found is not None and found.choice == str(choice):
            self.does(playing.answer_unasked)
        else:
            self.does(playing.choose, self.table.asked, str(choice))

    def listen(self) -> None:
        """All that would be sent by now."""
        for reader, each in self.listeners.items():
            while (message := self.next_to(each)) is not None:
                self.heard[reader].append(message)

    def next_to(self, each: Listener) -> bytes | None:
        if each.is_to_be_greeted:
            each.is_to_be_greeted = False
            return hello(self.live, each)
        update = next_told(self.live, each)
        return each.replies.popleft() if update is None and each.replies else update

    async def hears(self, reader: Reader, said: dict[str, Any]) -> list[bytes]:
        """What a reader is told after having said something, the reply last."""
        each, before = self.listeners[reader], len(self.heard[reader])
        try:
            await answer(self.live, each, asked.read(msgspec.json.encode({"id": 1, **said})))
        except Refused as refused:
            each.reply(told.written(told.Refusal(1, refused.code, str(refused))))
        self.listen()
        return self.heard[reader][before:]

    @property
    def line(self) -> bytes:
        """In lists of games."""
        summary = summary_of(ID, self.table)
        line = msgspec.json.decode(summary.told, type=Line)
        return msgspec.json.encode((summary.changed, summary.created, line))


def listener(table: Table, reader: Reader, language: str) -> Listener:
    person = None if reader is None else table.seats[reader].person
    return Listener(person or "", reader, TONGUES[language])


# --- tables


def table_for(mode: dict[str, Any], way: Leading, luck: Random, wishes: Iterable[e.Wishes] = ()) -> Table:
    """With a person in each seat, whose Leader is found one way or another; the game has begun."""
    settings = Settings(game=GamePlan(**mode), leaders=way, onlookers=OnlookerPlan())
    table = opened_by_chance(settings, luck)
    for seat in range(len(table.seats)):
        sitting.sit(table, person(seat), seat, f"Guest {seat}", "blue", 1, luck.randbytes(8))
    for seat, wish in enumerate(wishes):
        table.enter(e.Wished(at=1, seat=seat, wishes=wish))
    while table.stage == "leading":
        seat = next(each.number for each in table.seats if each.leader is None)
        sitting.lead(table, seat, luck.choice(table.free_leaders(seat)), 1)
    table.log(None, TONGUES["en"], 0)  # from now on the log is followed
    return table


def opened_by_chance(settings: Settings, luck: Random) -> Table:
    """The same for the same luck, which a server never has."""
    _, (first, *_) = sitting.open_table(settings, person(0), 1)
    assert isinstance(first, e.Opened)
    drawn = {"seed": luck.randbytes(32).hex(), "salt": luck.randbytes(32).hex()}
    return Table(msgspec.structs.replace(first, **drawn))


def person(seat: int) -> str:
    return f"person {seat}"


def secrets_of(table: Table) -> list[bytes]:
    """What nobody may be told before the end, however it is written."""
    seeds = (bytes.fromhex(table.opened.seed), bytes.fromhex(table.opened.salt), table.seed)
    return [text.encode() for seed in seeds for text in (seed.hex(), str(int.from_bytes(seed, "big")))]
