"""`kanly rulings`: every ruling of the printed documents and the tests that prove it."""

from __future__ import annotations

import sys
from textwrap import fill

from rich.cells import cell_len

from kanly.cli.arguments import ENGLISH, Parser, UserError, add_language
from kanly.cli.ruling_book import RULES, Book, Ruling, checkout
from kanly.text.interface import Interface, interface_of

WIDTH = 110
LABEL = 9


def parser() -> Parser:
    made = Parser(prog="kanly rulings", description="Every ruling and its tests. Works in a source checkout.")
    made.add_argument("id", nargs="?", help="show this ruling, such as FAQ-078")
    what = made.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="fail unless every ruling is proved as it stands")
    what.add_argument("--accept", metavar="ID", nargs="+", help="its tests fit the text as it is now")
    what.add_argument("--page", action="store_true", help="all of them as Markdown: docs/rulings.md")
    add_language(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    book, say = Book(checkout()), interface_of((asked.lang or ENGLISH).tag)
    if asked.check:
        return check(book, say)
    if asked.accept:
        return accept(book, asked.accept)
    if asked.page:
        sys.stdout.write(page(book))
    elif asked.id:
        print(described(book, found(book, asked.id), say))
    else:
        print("\n".join(lines(book, say)))
    return 0


def found(book: Book, asked: str) -> Ruling:
    if asked.upper() not in book.rulings:
        raise UserError(f"there is no ruling {asked!r}; the ids are FAQ-001, BASE-001, IX-001 and so on")
    return book.rulings[asked.upper()]


# --- shown


def lines(book: Book, say: Interface) -> list[str]:
    missing = say("ruling-no-test")
    return [f"{key:<{LABEL}} {', '.join(test_names(book, key)) or missing}" for key in book.rulings]


def test_names(book: Book, key: str) -> list[str]:
    return list(dict.fromkeys(mark.test for mark in book.marks_of(key)))


def described(book: Book, ruling: Ruling, say: Interface) -> str:
    told = {
        "rule": ruling.rule,
        "given": ruling.given,
        "when": ruling.when,
        "then": ruling.then,
        "source": ruling.source,
        "rules": section(book, ruling.ref),
        "note": ruling.note,
    }
    tests = [f"{mark.file}::{mark.test}" for mark in book.marks_of(ruling.id)] or [say("ruling-none")]
    texts = [(say(f"ruling-{key}"), text) for key, text in told.items() if text]
    texts += [(say("ruling-test"), test) for test in tests]
    kind = (ruling.id, say(f"kind-{ruling.kind}"))
    return "\n".join(labelled(label, text) for label, text in (kind, *texts))


def section(book: Book, ref: str) -> str:
    heading, file = book.sections[ref]
    return f"{ref} {heading} ({(RULES / file).as_posix()})"


def labelled(label: str, text: str) -> str:
    first = label + " " * (LABEL - cell_len(label))
    return fill(text, WIDTH, initial_indent=first, subsequent_indent=" " * LABEL, break_on_hyphens=False)


# --- checked


def check(book: Book, say: Interface) -> int:
    complaints = complaints_about(book)
    for complaint in complaints:
        print(complaint)
    proved = sum(1 for key in book.rulings if book.marks_of(key))
    print(say("ruling-proved", proved=proved, all=len(book.rulings), complaints=len(complaints)))
    return 1 if complaints else 0


def complaints_about(book: Book) -> list[str]:
    return [*untested(book), *unknown(book), *changed(book)]


def untested(book: Book) -> list[str]:
    told = []
    for key in book.rulings:
        if not book.marks_of(key):
            reason = f", waits for: {book.later[key]}" if key in book.later else ""
            told.append(f"{key}: no test{reason}")
    return told


def unknown(book: Book) -> list[str]:
    told = [
        f"{mark.id}: there is no such ruling, but {mark.file}::{mark.test} names it"
        for mark in book.marks
        if mark.id not in book.rulings
    ]
    told += [
        f"{mark.id}: {mark.file}::{mark.test} is no test"
        for mark in book.marks
        if not mark.test.startswith("test_")
    ]
    strangers = [key for key in (*book.accepted, *book.later) if key not in book.rulings]
    return told + [f"{key}: there is no such ruling, but a list beside the tests has it" for key in strangers]


def changed(book: Book) -> list[str]:
    told = []
    for key, ruling in book.rulings.items():
        if key not in book.accepted:
            told.append(f"{key}: its text was never accepted (kanly rulings --accept {key})")
        elif book.accepted[key] != ruling.fingerprint():
            told.append(f"{key}: its text has changed; look at its tests, then kanly rulings --accept {key}")
    return told


def accept(book: Book, keys: list[str]) -> int:
    rulings = [found(book, key) for key in keys]
    for ruling in rulings:
        book.accept(ruling)
        print(f"{ruling.id}: accepted with {', '.join(test_names(book, ruling.id)) or 'no test'}")
    return 0


# --- the page

PAGE_HEAD = """\
# Rulings

Every ruling of the printed documents in our own words, where it comes from, and the tests that prove it.
Made from [rulings.yaml](rulings.yaml) and the test suite by `kanly rulings --page`. `kanly rulings FAQ-078`
shows one with its example; `kanly rulings --check` fails if one is not proved.
"""


def page(book: Book) -> str:
    told = [PAGE_HEAD]
    source = ""
    for ruling in book.rulings.values():
        if ruling.source != source:
            source = ruling.source
            told.append(f"\n## {source}\n\n| id | ruling | rules | tests |\n|---|---|---|---|\n")
        told.append(row(book, ruling))
    return "".join(told)


def row(book: Book, ruling: Ruling) -> str:
    tests = ", ".join(f"`{name}`" for name in test_names(book, ruling.id)) or "none yet"
    rule = ruling.rule.replace("|", "\\|")
    file = book.sections[ruling.ref][1]
    return f"| {ruling.id} | {rule} | [{ruling.ref}](rules/{file}) | {tests} |\n"
