"""The pages of the rules: every number that is referred to exists, every convention has its tests."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from kanly.cli.ruling_book import RULES, Book

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted((ROOT / RULES).glob("*.md"))
OPEN_POINTS = [ROOT / RULES / "28-conventions.md", *sorted((ROOT / "docs/decisions").glob("*open-points.md"))]
ROW = re.compile(r"^\| *28\.(\d+) *\|(.*)\|\s*$", re.M)
SEPARATOR = re.compile(r"^\|[\s:|-]+$")
TEST_NAME = re.compile(r"`(test_\w+)`")
REFERENCE = re.compile(r"\((\d+(?:\.\d+)?)[,)]|\b(?:see|as in|under|to) (\d+\.\d+)\b")
TOP_NUMBER = 28
ELSEWHERE = r"(?i)\bseed\b|github|reposit|\.yaml\b|\.csv\b|/work|\bengine convention"


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(ROOT)


def conventions() -> dict[int, list[str]]:
    """By number, the tests named in the last cell of the row, however many cells it has."""
    text = (ROOT / RULES / "28-conventions.md").read_text()
    return {int(number): TEST_NAME.findall(cells.split("|")[-1]) for number, cells in ROW.findall(text)}


@cache
def names_of_tests() -> set[str]:
    names = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names.add(node.name)
    return names


def test_every_ruling_points_at_a_section(book: Book) -> None:
    assert [ruling.id for ruling in book.rulings.values() if ruling.ref not in book.sections] == []


def test_chapters_and_pages_go_together(book: Book) -> None:
    chapters = [number for number in book.sections if "." not in number]
    assert sorted(map(int, chapters)) == list(range(1, TOP_NUMBER + 1))
    for number, page in ((each.number, each.page) for each in book.sections.values()):
        assert page.startswith(f"{int(number.split('.')[0]):02d}-"), number


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_references_between_sections_resolve(book: Book, page: Path) -> None:
    known = {*book.sections, *(f"28.{number}" for number in conventions())}
    found = [a or b for a, b in REFERENCE.findall(page.read_text())]
    missing = [one for one in found if one not in known and ("." in one or int(one) > TOP_NUMBER)]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_pages_speak_of_the_game_only(page: Path) -> None:
    text = page.read_text().replace("[rulings.yaml](../rulings.yaml)", "")
    assert re.findall(ELSEWHERE, text) == []


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_conventions_are_numbered_without_a_gap() -> None:
    assert list(conventions()) == list(range(1, len(conventions()) + 1))
    assert len(conventions()) >= 28


def test_every_row_of_the_conventions_is_read() -> None:
    """A row written in another way would otherwise need no test."""
    lines = (ROOT / RULES / "28-conventions.md").read_text().splitlines()
    heads = {i + below for i, line in enumerate(lines) if SEPARATOR.match(line) for below in (-1, 0)}
    rows = [line for i, line in enumerate(lines) if line.startswith("|") and i not in heads]
    assert [row for row in rows if not ROW.match(row)] == []
    assert len(rows) == len(conventions()), "a number stands twice"


def test_every_convention_names_a_test() -> None:
    without = [f"28.{number}" for number, tests in conventions().items() if not tests]
    assert without == [], "write a test and name it in backticks in the last cell of the row"


@pytest.mark.parametrize("page", OPEN_POINTS, ids=lambda page: page.name)
def test_every_test_that_a_page_of_open_points_names_exists(page: Path) -> None:
    named = TEST_NAME.findall(page.read_text())
    assert sorted({*named} - names_of_tests()) == [], "no test function under tests/ has this name"


def test_every_test_of_a_convention_is_named_beside_it() -> None:
    listed = conventions()
    for name in names_of_tests():
        numbered = re.match(r"test_convention_(\d\d)_", name)
        if numbered:
            assert name in listed[int(numbered[1])], name
