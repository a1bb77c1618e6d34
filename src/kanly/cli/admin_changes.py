"""What `kanly admin` changes: games are taken in, deleted, set aside, brought back."""

from __future__ import annotations

import argparse
import re
import secrets
import sys
from dataclasses import replace
from typing import Final

from kanly.cli.admin_games import told_again
from kanly.cli.keeping_place import changed, place_of
from kanly.cli.saving import read_text
from kanly.cli.usage import UserError, quoted
from kanly.server.archive import taken_in
from kanly.server.live.hall import LENGTH, LETTERS
from kanly.server.live.live import now
from kanly.server.live.summary import summary_of
from kanly.server.refused import Refused
from kanly.server.store.event_store import StoreFailed, Summary
from kanly.server.store.ownership import Store
from kanly.table.table import Table

GAME: Final = re.compile("[a-z0-9]{1,20}")
RECORD: Final = "["  # how one begins, and no journal


def delete(asked: argparse.Namespace) -> int:
    if not asked.yes and not is_sure(f"Delete the game {asked.game} for good?"):
        print("Nothing is deleted.")
        return 1
    changed(place_of(asked), lambda store: deleted(store, asked.game))
    print(f"The game {asked.game} is deleted.")
    return 0


def is_sure(question: str) -> bool:
    """Asked at a terminal; elsewhere nobody could answer."""
    if not sys.stdin.isatty():
        raise UserError("nobody can be asked whether that is meant; --yes says so")
    return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")


async def deleted(store: Store, game: str) -> None:
    await check_free(store, game)
    await store.delete(game)


async def check_free(store: Store, game: str) -> None:
    """Raises StoreFailed where a server has it: it would go on with what it remembers."""
    owner = await store.owner_of(game)
    if owner is not None:
        raise StoreFailed(f"the game {quoted(game)} is in use by a server; stop it first")


def set_aside(asked: argparse.Namespace) -> int:
    async def put_aside(store: Store) -> None:
        await check_free(store, asked.game)
        await store.set_aside(asked.game, asked.reason)

    changed(place_of(asked), put_aside)
    print(f"The game {asked.game} is set aside.")
    return 0


def bring_back(asked: argparse.Namespace) -> int:
    status = changed(place_of(asked), lambda store: brought_back(store, asked.game))
    print(f"The game {asked.game} is back: {status}.")
    return 0


async def brought_back(store: Store, game: str) -> str:
    """As far as it can be told again."""
    if await store.reason_of(game) is None:
        raise StoreFailed(f"the game {quoted(game)} is not set aside")
    stored, journal = await store.load(game), await store.whole(game)
    summary = replace(stored.summary, status=summary_of(game, read(journal)).status)
    await store.claim(game)
    await store.append(game, len(journal), [], summary)
    return summary.status


def take_in(asked: argparse.Namespace) -> int:
    """A journal goes on where it was; a record is of a game that is over."""
    text = read_text(asked.file, str)
    summary, journal = of_record(text) if text.startswith(RECORD) else of_journal(text)
    summary = replace(summary, game=checked_id(asked.game or summary.game))
    changed(place_of(asked), lambda store: store.create(summary, journal))
    print(f"The game {summary.game} is there: {summary.status}.")
    return 0


def checked_id(game: str) -> str:
    if not GAME.fullmatch(game):
        raise UserError("the id of a game is 1 to 20 small letters and digits")
    return game


def of_record(text: str) -> tuple[Summary, list[bytes]]:
    try:
        return taken_in(text, "", now())
    except Refused as refused:
        raise UserError(refused.sentence) from refused


def of_journal(text: str) -> tuple[Summary, list[bytes]]:
    journal = [line.encode() for line in text.split("\n") if line]
    game = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return summary_of(game, read(tuple(journal))), journal


def read(journal: tuple[bytes, ...]) -> Table:
    """Whatever is wrong with it is told in one sentence."""
    try:
        return told_again(journal)
    except Exception as error:
        raise UserError(f"this journal cannot be told: {type(error).__name__}: {error}") from error
