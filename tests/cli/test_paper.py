"""Where lines of Japanese and Chinese end: never before a mark, never inside a number with its sign."""

import io
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from random_play import RANDOM
from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

import kanly.cli
from kanly import Game, new_game
from kanly.bots.opponents import Opponents
from kanly.cli.arguments import language_named
from kanly.cli.card import component
from kanly.cli.desk import Desk
from kanly.cli.main import main
from kanly.cli.paper import Paper
from kanly.cli.screen import Screen, log_line
from kanly.cli.session import Session
from kanly.content.catalog import CATALOG
from kanly.engine.rollout import Luck, pick
from kanly.telling.menus import build
from kanly.telling.voice import Voice

TAGS = ("ja", "zh-Hant")
WIDTHS = range(40, 201)
MARKS = "、。，；：！？…・·）」』】〉》〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
BEGINS_WITH_A_MARK = re.compile(rf"^ *(?:\d+\. +)?[{MARKS}]", re.MULTILINE)
ENDS_WITH_A_BRACKET = re.compile(r"[（「『【〈《〔] *$", re.MULTILINE)
NUMBER_CUT = re.compile(r"(?:[+-]|\d) *\n *\d")
GAMES: tuple[dict[str, Any], ...] = (
    {"seats": 4, "seed": 5},
    {"seats": 2, "seed": 5, "ix": True},
    {"seats": 1, "seed": 5, "ix": True, "difficulty": "expert_plus", "churn": True, "brutal": True},
)


def printed(renderable: RenderableType, width: int) -> str:
    paper = io.StringIO()
    Paper(file=paper, width=width, highlight=False).print(renderable)
    return paper.getvalue()


def is_well_broken(text: str, width: int) -> bool:
    marked = BEGINS_WITH_A_MARK.search(text) or ENDS_WITH_A_BRACKET.search(text)
    return not marked and max(map(cell_len, text.splitlines())) <= width


@cache
def texts(tag: str) -> tuple[str, ...]:
    """All that is printed on components, the story of some games, and what is offered in them."""
    voice = Voice(language_named(tag))
    on_components = [voice.effects(thing) for thing in CATALOG.things[1:]]
    told = [line for rules in GAMES for line in story(voice, rules)]
    return tuple(dict.fromkeys([*on_components, *told]))


def story(voice: Voice, rules: dict[str, Any]) -> Iterator[str]:
    game = new_game(keep_history=False, **rules)
    desk = Desk(Paper(file=io.StringIO()), io.StringIO(), voice)
    session, luck = Session(game, {0}, Opponents(evening=2, usual=RANDOM), desk, None), Luck(3)
    while not session.game.over:
        yield from (item.text for item in build(session.game, voice))
        session.apply(pick(session.game.state.choices, luck))
    yield from session.log


@pytest.mark.parametrize("tag", TAGS)
def test_no_line_begins_with_a_mark_at_any_width(tag: str) -> None:
    chance = random.Random(tag)
    for width in WIDTHS:
        for text in chance.sample(texts(tag), 25):
            for renderable in (Text(text), log_line(text, [], "12.")):
                lines = printed(renderable, width)
                assert is_well_broken(lines, width), lines
                assert not NUMBER_CUT.search(lines), lines


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_is_lost_where_a_line_ends(tag: str) -> None:
    for width in (40, 57, 80):
        for text in texts(tag)[::7]:
            assert "".join(printed(Text(text), width).split()) == "".join(text.split())


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("width", range(80, 201, 15))
def test_no_line_of_the_table_begins_with_a_mark(tag: str, width: int) -> None:
    voice = Voice(language_named(tag))
    for game in halfway():
        players = ["甲", "乙乙", "丙丙丙", "丁"][: len(game.state.players)]
        table = Screen(game.view(0), players, voice).everything()
        for cell in cells(printed(table, width)):
            assert not re.match(f"[{MARKS}]", cell), cell


def cells(text: str) -> list[str]:
    """Of all columns: whatever stands after two spaces or more."""
    return [cell for line in text.splitlines() for cell in re.split(r"\s{2,}", line) if cell]


@cache
def halfway() -> tuple[Game, ...]:
    return tuple(played(new_game(keep_history=False, **rules), 60) for rules in GAMES)


def played(game: Game, choices: int) -> Game:
    luck = Luck(7)
    for _ in range(choices):
        game.choose(pick(game.state.choices, luck))
    return game


@pytest.mark.parametrize("tag", TAGS)
def test_no_line_of_a_component_begins_with_a_mark(tag: str) -> None:
    chance, language = random.Random(tag), language_named(tag)
    for width in WIDTHS:
        for thing in chance.sample(CATALOG.things[1:], 4):
            for cell in cells(printed(component(thing, language), width)):
                assert not re.match(f"[{MARKS}]", cell), (width, cell)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("kind", ["imperium", "conflict", "hagal"])
def test_no_line_of_the_catalogue_begins_with_a_mark(
    tag: str, kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for width in range(40, 201, 20):
        monkeypatch.setenv("COLUMNS", str(width))
        assert main(["cards", "--lang", tag, "--kind", kind]) == 0
        for cell in cells(capsys.readouterr().out):
            assert not re.match(f"[{MARKS}]", cell), (width, cell)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("key", ["help", "help-ix", "help-rivals", "undo-agree", "rescued"])
def test_no_line_of_the_help_begins_with_a_mark(tag: str, key: str) -> None:
    text = Voice(language_named(tag)).say(key, **({"file": "game.txt"} if key == "rescued" else {}))
    for width in WIDTHS:
        assert is_well_broken(printed(Text(text), width), width)


def test_words_of_latin_letters_are_whole_unless_they_are_longer_than_a_line() -> None:
    assert printed("Send two Agents now", 10).split("\n") == ["Send two ", "Agents now", ""]
    assert printed("a/very/long/path", 10).split() == ["a/very/lon", "g/path"]
    assert printed("（a_long_key）", 12).split() == ["（a_long_ke", "y）"]


def test_a_number_keeps_its_sign_and_what_it_counts() -> None:
    assert printed("駐屯地の部隊+12", 14).split() == ["駐屯地の部", "隊+12"]
    assert printed("影響力3を得る", 6).split() == ["影響", "力3を", "得る"]


def test_marks_follow_what_they_close() -> None:
    assert printed("カードを〈声〉で得る。", 12).split() == ["カードを", "〈声〉で得", "る。"]


def test_everything_is_printed_on_this_paper() -> None:
    """But for the progress of many games, which is no text."""
    [folder] = kanly.cli.__path__
    others = [
        file.name
        for file in Path(folder).glob("*.py")
        if re.search(r"\bConsole\((?!\))", file.read_text()) and file.name != "paper.py"
    ]
    assert sorted(others) == ["running.py", "simulate.py"]
