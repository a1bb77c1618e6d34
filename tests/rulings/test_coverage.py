"""Every ruling has a test, or stands in LATER.yaml with the reason why not yet."""

import re
from pathlib import Path

import pytest

from kanly.cli.ruling_book import PAGE, Book
from kanly.cli.rulings import changed, page, unknown

ROOT = Path(__file__).parent.parent.parent
REASONS = ("epic", "ix", "rival", "text", "view")


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(ROOT)


def test_the_list_of_rulings_is_whole(book: Book) -> None:
    ids = (ROOT / "tests" / "facts" / "ruling_ids.txt").read_text().split()
    assert len(ids) == len(set(ids))
    assert list(book.rulings) == ids


POINTERS = r"(It|They|Its|Such|Afterwards|Then|Also|In addition|In that case|The other two)\b"


def test_every_ruling_stands_alone(book: Book) -> None:
    """Whoever is shown a single one learns what it is about."""
    assert [ruling.id for ruling in book.rulings.values() if re.match(POINTERS, ruling.rule)] == []
    pointing = ("for this purpose", "source of that icon", "the same with", "won this way", "vacated by it")
    for words in pointing:
        assert [ruling.id for ruling in book.rulings.values() if words in ruling.rule] == []


def test_every_ruling_is_tested_or_waits_with_a_reason(book: Book) -> None:
    proved = {mark.id for mark in book.marks}
    assert sorted(set(book.rulings) - proved - set(book.later)) == []


def test_no_ruling_is_both_tested_and_waiting(book: Book) -> None:
    proved = {mark.id for mark in book.marks}
    assert sorted(proved & set(book.later)) == []


def test_no_mark_and_no_reason_names_an_unknown_ruling(book: Book) -> None:
    """A mark on a helper would prove nothing."""
    assert unknown(book) == []


def test_no_text_has_changed_behind_the_back_of_its_tests(book: Book) -> None:
    assert changed(book) == []


def test_reasons_are_named_and_sorted(book: Book) -> None:
    assert list(book.later) == sorted(book.later)
    assert [one for one, reason in book.later.items() if reason.split(" ")[0] not in REASONS] == []


def test_the_page_is_made_from_the_present_rulings_and_tests(book: Book) -> None:
    assert (ROOT / PAGE).read_text() == page(book), "run python3 dev.py accept if the change is meant"
