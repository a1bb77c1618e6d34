"""Two live tables at which one hidden card lies elsewhere: the same is done at both, and is told alike."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from live_rooms import TONGUES, Room
from live_worlds import Found, copied, game_of, readers_of, sent, tongue, tried
from properties.twins import Deed, Twins, deeds, exchanged, preferred

from kanly import Choice, Game
from kanly.game import game_from
from kanly.table import agreeing, playing
from kanly.table.readers import Reader, Sight
from kanly.table.table import Table
from kanly.view import shown

LINK: Final = re.compile(rb'"link":\[(\d+),"[0-9a-f]{64}"\]')
TURNS: Final = 3  # for which both are followed


def begun_there(table: Table, game: Game) -> Table:
    """As if the evening had begun in this position: nobody goes back to before it."""
    new = copied(table, game_from(game.state.clone(), keep_history=True))
    new.made, new.chronicle = [], None
    told = {reader: sight.number for reader, sight in new.readers.sights.items()}
    new.readers.sights = {reader: Sight(told[reader], game_of(new).mark(reader)) for reader in told}
    new.log(None, TONGUES["en"], 0)
    return new


class Pair:
    """Both with a listener for everybody; what is sent to all but the owner of the card is compared."""

    def __init__(self, table: Table, twins: Twins, luck: Random, where: str) -> None:
        self.twins = twins
        self.luck = luck
        self.where = where
        seed = luck.randrange(1 << 30)
        tables = [begun_there(table, game) for game in (twins.one, twins.other)]
        watchers = [reader for reader in readers_of(table) if reader != twins.owner]
        self.rooms = [Room(each, watchers, tongue(seed)) for each in tables]
        for room in self.rooms:
            room.listen()

    def deeds(self) -> tuple[list[Deed], list[Deed]]:
        mine, others = (deeds(room.game, 0) for room in self.rooms)
        return mine, others

    async def follow(self, found: Found) -> None:
        turns = 0
        while turns < TURNS and self.twins.lasts() and not any(room.game.over for room in self.rooms):
            mine, others = self.deeds()
            if not await self.look(found) or not self.go_on(mine, others):
                return
            self.twins.one, self.twins.other = (room.game for room in self.rooms)
            turns += not self.twins.one.over and shown.is_beginning(self.twins.one.state)

    def are_comparable(self) -> bool:
        """Where the owner of the card thinks in both, they may have come differently far."""
        mine, others = self.deeds()
        think = [shown.is_thinking(room.game.state) for room in self.rooms]
        asked = {room.table.asked for room in self.rooms}
        return mine == others or (all(think) and asked == {self.twins.owner})

    async def look(self, found: Found) -> bool:
        if not self.are_comparable():
            return True
        return all([await self.compare(found, reader) for reader in self.rooms[0].listeners])

    async def compare(self, found: Found, reader: Reader) -> bool:
        place = f"{self.where} {self.twins.zone} of {self.twins.owner} by {reader}"
        one, other = ([unlinked(told) for told in room.heard[reader]] for room in self.rooms)
        found.pairs += 1
        found.different += 1
        is_same = found.compare("told", one, other, place)
        is_same &= found.compare("line", [self.rooms[0].line], [self.rooms[1].line], place)
        if is_same and reader is not None and self.luck.random() < 0.1:
            is_same = await self.compare_replies(found, reader, place)
        return is_same

    async def compare_replies(self, found: Found, seat: int, where: str) -> bool:
        said = tried(self.rooms[0].table, seat, self.luck)
        one, other = [await sent(copied(room.table), seat, said, 0) for room in self.rooms]
        return found.compare("replies", [unlinked(a) for a in one], [unlinked(b) for b in other], where)

    def go_on(self, mine: list[Deed], others: list[Deed]) -> bool:
        """Whoever is behind takes next what the other has done; else both answer alike, or take it back."""
        if self.luck.random() < 0.05 and self.take_back():
            return True
        if mine != others:
            return self.catch_up(mine, others)
        both = self.in_common()
        if not both:
            return False
        for room in self.rooms:
            room.now += 1000
        if self.luck.random() < 0.1 and self.step_back():
            return True
        choice = self.luck.choice(preferred(both, self.luck))
        for room in self.rooms:
            room.chooses(choice)
        return True

    def in_common(self) -> list[Choice]:
        one, other = (room.game for room in self.rooms)
        return [c for c in one.choices if c in other.choices and one.chooser == other.chooser]

    def step_back(self) -> bool:
        seats = [seat for seat in self.rooms[0].game.humans if all(r.game.can_undo(seat) for r in self.rooms)]
        for room in self.rooms if seats else ():
            room.does(playing.undo, seats[0])
        return bool(seats)

    def take_back(self) -> bool:
        """One of the others wants to answer again, and all agree: secret choices are gone then, too."""
        tables = [room.table for room in self.rooms]
        seats = [seat for seat in tables[0].readers.sights if seat not in (None, self.twins.owner)]
        seats = [seat for seat in seats if all(has_answered(each, seat) for each in tables)]
        if not seats or not self.are_comparable():
            return False
        seat = self.luck.choice(seats)
        for room in self.rooms:
            room.does(agreeing.propose, seat, "take_back", 0)
            while (talk := room.table.proposal) is not None:
                open_to = [each.number for each in room.table.seats if talk.is_open_to(each.number)]
                room.does(agreeing.vote, open_to[0], True)
        return True

    def catch_up(self, mine: list[Deed], others: list[Deed]) -> bool:
        one, other = self.rooms
        behind, ahead = (
            (one, others[len(mine) :]) if len(mine) < len(others) else (other, mine[len(others) :])
        )
        if not ahead or behind.table.asked != ahead[0][0] or ahead[0][1] not in behind.game.state.choices:
            return False
        behind.chooses(Choice(*ahead[0][1]))
        return True


def has_answered(table: Table, seat: Reader) -> bool:
    return any(made.seat == seat and made.by == "person" for made in table.made)


def unlinked(message: bytes) -> bytes:
    """Links of the chain are keyed hashes of all moves: other moves, others that nobody can read."""
    return LINK.sub(rb'"link":[\1,""]', message)


async def exchange(found: Found, table: Table, luck: Random, where: str) -> None:
    twins = exchanged(game_of(table).clone(), luck)
    if twins is not None:
        await Pair(table, twins, luck, f"{where} after {len(table.made)}").follow(found)
