"""Who has been told of which turn: kept, so that a server that starts again tells nobody twice."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from kanly.server.notices.preferences import Notes
from kanly.server.notices.waiting import Due

Turns = dict[str, str]  # of each person, the last that was told


class Told:
    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.games: dict[str, Turns] = {}  # as far as they were needed

    async def of(self, game: str) -> Turns:
        if game not in self.games:
            found = await self.notes.note(name_of(game))
            self.games[game] = {} if found is None else msgspec.json.decode(found, type=Turns)
        return self.games[game]

    async def has(self, due: Due) -> bool:
        return (await self.of(due.game)).get(due.person) == due.turn

    async def note(self, due: Due, *, is_kept: bool) -> None:
        """Where nothing is sent, nothing need be kept either."""
        turns = await self.of(due.game)
        turns[due.person] = due.turn
        if is_kept:
            await self.notes.keep_note(name_of(due.game), msgspec.json.encode(turns))

    async def forget(self, game: str) -> None:
        """It is over."""
        if self.games.pop(game, None):
            await self.notes.keep_note(name_of(game), None)

    def let_go(self, tables: Collection[str]) -> None:
        """Of all but these."""
        for game in self.games.keys() - set(tables):
            del self.games[game]


def name_of(game: str) -> str:
    """Of the note in the store."""
    return f"told/{game}"
