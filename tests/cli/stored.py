"""A folder of a server with games in it, for commands of whoever runs it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from table.evening import Evening

from kanly.cli.main import main
from kanly.server.config import DATABASE
from kanly.server.live.summary import summary_of
from kanly.server.store.sqlite_store import SqliteStore, open_sqlite
from kanly.table import entries as e
from kanly.table.settings import GamePlan, Settings

T = TypeVar("T")


def in_store(folder: Path, work: Callable[[SqliteStore], Awaitable[T]]) -> T:
    async def story() -> T:
        store = await open_sqlite(folder / DATABASE)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(story())


def played(choices: int) -> Evening:
    made = Evening(Settings(GamePlan(seats=2))).sit("ann", "ben")
    made.play(choices, Random(7))
    return made


def lines(made: Evening) -> list[bytes]:
    return [e.written(entry) for entry in made.journal]


def keep(folder: Path, game: str, made: Evening) -> None:
    in_store(folder, lambda store: store.create(summary_of(game, made.table), lines(made)))


class Operator:
    """Types commands, and reads what they say."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys

    def types(self, *words: str) -> str:
        assert main([*words, "--data", str(self.folder)]) == 0
        return self.capsys.readouterr().out

    def is_told(self, *words: str) -> str:
        """What is wrong, in one line."""
        assert main([*words, "--data", str(self.folder)]) == 1
        said = self.capsys.readouterr()
        return (said.err or said.out).strip()
