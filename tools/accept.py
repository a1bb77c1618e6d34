"""Makes anew all that tests compare with, and says what changed: `python3 dev.py accept [KIND ...]`.

Only after a change that is meant: read what it prints before you commit it with that change. Which rulings
fit their tests is not for a program to say: `kanly rulings --accept ID` does that, one at a time.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml
from bots.rows import digests as rows
from evenings import evenings
from games import digests, make, steps
from tally import tally

from kanly.cli.ruling_book import Book
from kanly.cli.rulings import page as rulings_page
from kanly.server.protocol import made as protocol
from kanly.text.docs import page as cards_page
from kanly.view.schema.made import MADE

ROOT = Path(__file__).resolve().parent.parent
Parts = Mapping[str, str]  # what a kept thing consists of, by name
SHOWN = 15  # changes of one kind that are listed by name
SHORT = 40  # characters of a part that is shown itself
RULING = re.compile(r"^\| ([A-Z]+-\d+) \|", re.MULTILINE)


@dataclass(frozen=True)
class Kept:
    """Something that is stored and compared with."""

    where: str
    make: Callable[[], None]
    parts: Callable[[], Parts]


# --- what is kept


def recorded_games() -> Parts:
    return {file.stem: file.read_text() for file in make.HERE.glob("*.txt")}


def counted_sequences() -> Parts:
    entries = yaml.safe_load(tally.COUNTS.read_text())
    kinds = ("every_order", "as_asked")
    return {f"{entry['name']}, {kind}": str(entry[kind]) for entry in entries for kind in kinds}


def rulings_installed() -> Parts:
    book = json.loads((ROOT / BOOK).read_text(encoding="utf-8"))
    return {str(entry[name]): str(entry) for part, name in NAMED.items() for entry in book[part]}


def components() -> Parts:
    _, *sections = re.split(r"^### ", (ROOT / CARDS).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {section.partition(" · ")[0]: section for section in sections}


def rulings_listed() -> Parts:
    rows = (ROOT / RULINGS).read_text(encoding="utf-8").splitlines()
    return {found[1]: row for row in rows if (found := RULING.match(row))}


def definitions_written() -> Parts:
    """Of the schema each by its name; the other files as a whole."""
    files = {where: (ROOT / where).read_text(encoding="utf-8") for where in MADE}
    defined = json.loads(files.pop(SCHEMA))["$defs"]
    return {**{name: str(one) for name, one in defined.items()}, **files}


def write_schema() -> None:
    for where, text in MADE.items():
        write(where, text())


def messages_written() -> Parts:
    """Of the schema each by its name; the other files as a whole."""
    files = {where: (ROOT / where).read_text(encoding="utf-8") for where in (*protocol.MADE, protocol.PAGE)}
    defined = json.loads(files.pop(MESSAGES))["$defs"]
    return {**{name: str(one) for name, one in defined.items()}, **files}


def write_protocol() -> None:
    for where, text in protocol.MADE.items():
        write(where, text())
    write(protocol.PAGE, protocol.with_reference((ROOT / protocol.PAGE).read_text(encoding="utf-8")))


def write(where: str, text: str) -> None:
    (ROOT / where).write_text(text, encoding="utf-8")


CARDS = "docs/cards.md"
RULINGS = "docs/rulings.md"
SCHEMA = "docs/view.schema.json"
MESSAGES = "docs/protocol.schema.json"
BOOK = "src/kanly/rulebook/book.json"
NAMED = {"rulings": "id", "sections": "number"}  # by what the entries of each list are named
KEPT = {
    "games": Kept("tests/games/*.txt", lambda: make.main([]), recorded_games),
    "digests": Kept("tests/games/digests.json", digests.main, digests.recorded),
    "steps": Kept("tests/games/steps.json", steps.main, steps.recorded),
    "rows": Kept("tests/bots/rows/digests.json", rows.main, rows.recorded),
    "tallies": Kept("tests/tally/counts.yaml", tally.main, counted_sequences),
    "cards": Kept(CARDS, lambda: write(CARDS, cards_page()), components),
    "rulings": Kept(RULINGS, lambda: write(RULINGS, rulings_page(Book(ROOT))), rulings_listed),
    "schema": Kept("docs/view.*", write_schema, definitions_written),
    "protocol": Kept("docs/protocol.*", write_protocol, messages_written),
    "evenings": Kept("tests/evenings/*.txt", evenings.main, evenings.kept),
    "book": Kept(BOOK, lambda: write(BOOK, Book(ROOT).data()), rulings_installed),
}


# --- what changed


def changes(before: Parts, after: Parts) -> Iterator[str]:
    for name in sorted(before.keys() | after.keys()):
        if name not in before:
            yield f"{name}: new"
        elif name not in after:
            yield f"{name}: gone"
        elif before[name] != after[name]:
            yield f"{name}: {difference(before[name], after[name])}"


def difference(before: str, after: str) -> str:
    """Both, where they are short; else the first line that is another one."""
    if max(len(before), len(after)) <= SHORT:
        return f"{before} -> {after}"
    old, new = before.splitlines(), after.splitlines()
    same = next(
        (at for at, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]),
        min(len(old), len(new)),
    )
    lengths = f"of {len(new)} lines" if len(new) == len(old) else f"of {len(new)} lines, {len(old)} before"
    return "changed" if len(new) == 1 else f"changed from line {same + 1} on, {lengths}"


def report(where: str, found: list[str]) -> str:
    if not found:
        return f"{where}: as before"
    more = [f"and {len(found) - SHOWN} more"] if len(found) > SHOWN else []
    return "\n  ".join([f"{where}: {len(found)} changed", *found[:SHOWN], *more])


def accept(name: str) -> bool:
    """Whether anything changed."""
    kept = KEPT[name]
    before = kept.parts()
    kept.make()
    found = list(changes(before, kept.parts()))
    print(report(kept.where, found), flush=True)
    return bool(found)


def main(names: list[str]) -> int:
    if unknown := [name for name in names if name not in KEPT]:
        print(f"there is no {unknown[0]!r} to accept, only {', '.join(KEPT)}", file=sys.stderr)
        return 2
    changed = [name for name in names or KEPT if accept(name)]
    if changed:
        print("Look at `git diff`; commit this together with the change that is meant.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
