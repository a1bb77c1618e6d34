"""`kanly rulings`: every ruling of the printed documents and the tests that prove it."""

from __future__ import annotations

import re
import shutil
import sys
from textwrap import fill

from rich.cells import cell_len

from kanly.cli.arguments import ENGLISH, add_language
from kanly.cli.ruling_book import RULES, Book, checkout, opened
from kanly.cli.usage import Parser, UserError
from kanly.telling.finding import find
from kanly.telling.rulebook import Rulebook, Ruling
from kanly.telling.ruling_search import ENGLISH as ENGLISH_NAMES
from kanly.telling.ruling_search import Found, search
from kanly.text.interface import Interface, interface_of

WIDTH = 110
LABEL = 9
ID = re.compile(r"[A-Z]+-\d+", re.I)


def parser() -> Parser:
    made = Parser(prog="kanly rulings", description="Every ruling, the rules, and what speaks of something.")
    sought = "a ruling such as FAQ-078, a section such as 6.3, or words, or a name in any language"
    made.add_argument("words", nargs="*", help=sought)
    what = made.add_argument_group("in a source checkout").add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="fail unless every ruling is proved as it stands")
    what.add_argument("--accept", metavar="ID", nargs="+", help="its tests fit the text as it is now")
    what.add_argument("--page", action="store_true", help="all of them as Markdown: docs/rulings.md")
    what.add_argument("--book", action="store_true", help="with the rules, as data: src/kanly/rulebook")
    add_language(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    say = interface_of((asked.lang or ENGLISH).tag)
    if asked.check:
        return check(Book(checkout()), say)
    if asked.accept:
        return accept(Book(checkout()), asked.accept)
    if asked.page or asked.book:
        book = Book(checkout())
        sys.stdout.write(page(book) if asked.page else book.data())
    else:
        width = shutil.get_terminal_size((WIDTH, 0)).columns
        print(answer(opened(), " ".join(asked.words), say, width))
    return 0


def answer(book: Rulebook, words: str, say: Interface, width: int) -> str:
    """One ruling, one section, whatever speaks of something, or all rulings."""
    if not words:
        return everything(book, width)
    if ID.fullmatch(words):
        return described(book, found(book, words), say, width)
    if words in book.sections:
        return f"{section(book, words)}\n\n{book.sections[words].text or contents(book, words)}"
    result = search(book, words)
    if not result:
        raise UserError(nothing_about(words))
    return listed(result, width)


def nothing_about(words: str) -> str:
    """With a way to go on."""
    things = find(words)
    if things:
        name = ENGLISH_NAMES.names.thing(things[0])
        return f"no ruling and no rule speaks of {name}; `kanly card {things[0].key}` shows what it does"
    return f"no ruling and no rule speaks of {words!r}; try fewer words, or a name in any language"


def found(book: Rulebook, asked: str) -> Ruling:
    if asked.upper() not in book.rulings:
        raise UserError(f"there is no ruling {asked!r}; the ids are FAQ-001, BASE-001, IX-001 and so on")
    return book.rulings[asked.upper()]


# --- shown


def contents(book: Rulebook, chapter: str) -> str:
    """Of a chapter that says nothing before its first section."""
    inside = [each for each in book.sections.values() if each.number.startswith(f"{chapter}.")]
    return "\n".join(f"{each.number} {each.heading}" for each in inside)


def everything(book: Rulebook, width: int) -> str:
    """Every ruling under the heading of its document."""
    lines: list[str] = []
    source = ""
    for ruling in book.rulings.values():
        if ruling.source != source:
            source = ruling.source
            lines += [""] * bool(lines) + [source]
        lines.append(labelled(ruling.id, ruling.rule, width))
    return "\n".join(lines)


def listed(result: Found, width: int) -> str:
    rulings = [labelled(ruling.id, ruling.rule, width) for ruling in result.rulings]
    rules = [labelled(each.number, f"{each.heading}. {each.text}", width) for each in result.passages]
    return "\n".join([*rulings, *([""] if rulings and rules else []), *rules])


def test_names(book: Book, key: str) -> list[str]:
    return list(dict.fromkeys(mark.test for mark in book.marks_of(key)))


def described(book: Rulebook, ruling: Ruling, say: Interface, width: int) -> str:
    told = {
        "rule": ruling.rule,
        "given": ruling.given,
        "when": ruling.when,
        "then": ruling.then,
        "source": ruling.source,
        "rules": section(book, ruling.ref),
        "note": ruling.note,
    }
    marks = book.marks_of(ruling.id) if isinstance(book, Book) else []
    tests = [f"{mark.file}::{mark.test}" for mark in marks]
    if isinstance(book, Book) and not tests:
        tests = [say("ruling-none")]
    texts = [(say(f"ruling-{key}"), text) for key, text in told.items() if text]
    texts += [(say("ruling-test"), test) for test in tests]
    kind = (ruling.id, say(f"kind-{ruling.kind}"))
    return "\n".join(labelled(label, text, width) for label, text in (kind, *texts))


def section(book: Rulebook, ref: str) -> str:
    found = book.sections[ref]
    return f"{ref} {found.heading} ({(RULES / found.page).as_posix()})"


def labelled(label: str, text: str, width: int) -> str:
    first = label + " " * (LABEL - cell_len(label))
    most = min(WIDTH, width)
    return fill(text, most, initial_indent=first, subsequent_indent=" " * LABEL, break_on_hyphens=False)


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
    file = book.sections[ruling.ref].page
    return f"| {ruling.id} | {rule} | [{ruling.ref}](rules/{file}) | {tests} |\n"
