"""`kanly review`: one page that needs nothing else, in every language; and the same for programs."""

from __future__ import annotations

import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from random_play import played
from review.late_games import late_record
from rich.console import Console

from kanly.cli import running
from kanly.cli.main import main
from kanly.review import course
from kanly.review.progress import unseen
from kanly.review.weighing import Effort
from kanly.text.languages import LANGUAGES

VOID = ("meta",)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course.Course.__init__, "__defaults__", (1, unseen, Effort(2, 1, 2)))


@pytest.fixture(scope="module")
def record() -> str:
    return late_record(4, ix=True, last=20)


@pytest.fixture
def file(tmp_path: Path, record: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record)
    return path


class Open(HTMLParser):
    """Which elements are open: every one is closed again."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def read(page: str) -> Open:
    reader = Open()
    reader.feed(page)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES.values()])
def test_the_page_needs_nothing_else(file: Path, tag: str) -> None:
    assert main(["review", str(file), "--lang", tag]) == 0
    page = file.with_name("game.review.html").read_text(encoding="utf-8")
    seen = read(page).seen
    assert ("html", {"lang": tag}) in seen
    assert not {"script", "link", "img", "iframe"} & {name for name, _ in seen}
    assert not re.search(r"https?:|url\(|@import", page)
    assert all(attributes.get("href", "#").startswith("#") for _, attributes in seen)  # type: ignore[union-attr]


def test_links_lead_to_the_decisions(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    assert main(["review", str(file), "--out", str(out)]) == 0
    seen = read(out.read_text(encoding="utf-8")).seen
    places = {attributes.get("id") for _, attributes in seen}
    links = {(attributes.get("href") or "")[1:] for name, attributes in seen if name == "a"}
    assert links <= places


def test_one_seat_alone(file: Path, tmp_path: Path) -> None:
    pages = []
    for more in ([], ["--seat", "2"]):
        out = tmp_path / "page.html"
        assert main(["review", str(file), "--out", str(out), *more]) == 0
        pages.append(out.read_text(encoding="utf-8").count("<section"))
    assert pages == [7, 4]


def test_the_same_for_programs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--json", "--lang", "ja"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["language"] == "ja"
    assert len(told["seats"]) == 4
    for seat in told["seats"]:
        split = seat["split"]
        parts = (split[name] for name in ("start", "own", "others", "luck"))
        assert sum(parts) == pytest.approx(split["end"])
    assert {one["seat"] for one in told["decisions"]} <= {0, 1, 2, 3}
    assert not file.with_name("game.review.html").exists()


def test_how_far_it_is_is_shown_on_a_terminal(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(running, "Console", lambda stderr: Console(file=screen, force_terminal=True))
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["review", str(file), "--json"]) == 0
    assert "decisions judged" in screen.getvalue()
    assert "100%" in screen.getvalue()
    assert json.loads(capsys.readouterr().out)["judge"] == "net"


def test_nobody_is_told_how_far_it_is_where_nobody_looks(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(file), "--json"]) == 0
    assert capsys.readouterr().err == ""


def test_a_game_that_goes_on_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played(3, seed=1, most=40).record())
    assert main(["review", str(path)]) == 1
    assert "the game is not over yet" in capsys.readouterr().err


def test_nobody_sits_there(file: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "solo.txt"
    path.write_text(late_record(1, difficulty="novice", last=5))
    assert main(["review", str(path), "--seat", "2"]) == 1
    assert "nobody is asked at seat 2" in capsys.readouterr().err
