"""The documents speak of what exists: links lead somewhere, files named are there, packages are mapped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
GUIDES = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*-guide.md")]
LINK = re.compile(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)")
NAMED = re.compile(r"`((?:src|tests|docs|tools|engine|text|content|record|view|telling|lab|cli)/[^`\s]+)`")
MADE_BY_READERS = ("tests/words", "test_<")  # what a recipe lets its reader make


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    found = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in found if not (page.parent / link).exists()] == []


def test_every_page_can_be_found_from_the_guide() -> None:
    """By a link of the guide itself, or of the folder's own guide."""
    guides = [page for page in PAGES if page.name == "README.md"]
    linked = {
        (guide.parent / link).resolve() for guide in guides for link in LINK.findall(guide.read_text("utf-8"))
    }
    assert [name(page) for page in PAGES if page not in linked | {ROOT / "README.md"}] == []


def spelled_out(path: str) -> Iterator[str]:
    """`names/{en,ja}.toml` names two files."""
    parts = [part.split(",") for part in re.split(r"[{}]", path)]
    return ("".join(chosen) for chosen in product(*parts))


def is_there(path: str) -> bool:
    """In the project, or in the package for short; <...> and * stand for anything."""
    pattern = re.sub(r"<[^>]*>", "*", path).rstrip("/")
    return any(any(place.glob(pattern)) for place in (ROOT, ROOT / "src" / "kanly"))


@pytest.mark.parametrize("page", GUIDES, ids=name)
def test_files_that_are_named_are_there(page: Path) -> None:
    found = NAMED.findall(page.read_text(encoding="utf-8"))
    paths = [each for path in found for each in spelled_out(path)]
    missing = [path for path in paths if not is_there(path)]
    assert [path for path in missing if not any(made in path for made in MADE_BY_READERS)] == []


def test_every_package_is_on_the_map() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    mapped = text.partition("## Map of the files")[2]
    packages = [
        file.parent.relative_to(ROOT / "src" / "kanly") for file in ROOT.glob("src/kanly/*/**/__init__.py")
    ]
    shown = [str(package) for package in packages]
    assert [one for one in shown if f"`{one}`" not in mapped and f"**{one}**" not in mapped] == []
