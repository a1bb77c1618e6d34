"""`kanly backup`: a copy of everything a server keeps, made while it plays on, and looked through."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from kanly.cli.keeping_place import add_place, changed, place_of, told_in_a_sentence
from kanly.cli.usage import Parser, file_name


def parser() -> Parser:
    made = Parser(
        prog="kanly backup",
        description="Copy all games, accounts and keys of a server into one new file, while it runs.",
        epilog="The file holds every secret of the server: keep it as you keep its data.",
    )
    made.add_argument("file", type=file_name, metavar="FILE", help="a new file, or a folder for one")
    add_place(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    from kanly.server.store.sqlite.checking import inventory_of

    to = new_file(Path(asked.file))
    copy(place_of(asked), to)

    async def looked_through() -> str:
        found = inventory_of(to)
        return f"{found.games} games with {found.entries} entries, {found.accounts} accounts"

    print(f"{to}: {told_in_a_sentence(looked_through)}; looked through, nothing is missing.")
    return 0


def new_file(wanted: Path) -> Path:
    """In a folder it is called by the time."""
    if not wanted.is_dir():
        return wanted
    return wanted / f"kanly-{datetime.now(UTC):%Y%m%d-%H%M%S}.sqlite"


def copy(place: str, to: Path) -> None:
    from kanly.server.store.sqlite.database import copy_database

    async def copied() -> None:
        copy_database(Path(place), to)

    if "://" in place:
        changed(place, lambda store: store.backup(to))
    else:
        told_in_a_sentence(copied)
