"""`kanly bots`, and bots at the table."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from bots.entered import enter
from rich.console import Console

from kanly import new_game
from kanly.bots import registry
from kanly.bots.opponents import Opponents
from kanly.bots.registry import Spec
from kanly.cli.arguments import ENGLISH
from kanly.cli.desk import Desk
from kanly.cli.main import main
from kanly.cli.session import Session
from kanly.telling.voice import Voice
from kanly.text.interface import interface_of
from kanly.text.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES.values()]
LISTED = {
    "thoughtful": "bots.test_apart:Thoughtful",
    "lost": "nowhere:Bot",
    "random": "bots.test_apart:Thoughtful",
    "unmade": "bots.cheats:CannotBeMade",
}


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def lines_told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, str]:
    assert main(["bots", *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    return {" ".join(line.split()[:2]): " ".join(line.split()) for line in lines}


def test_bots_are_listed_with_where_they_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    told = lines_told(capsys)
    assert told["random kanly"] == "random kanly any legal choice, each as likely as the others"
    assert any(
        line.startswith("Bots of other packages think in processes of their own") for line in told.values()
    )


@pytest.mark.parametrize("tag", TAGS)
def test_our_bots_are_described_in_every_language(tag: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = lines_told(capsys, "--lang", tag)
    for name in registry.OWN:
        assert interface_of(tag)(f"summary-{name}") in told[f"{name} kanly"]


def test_the_names_of_levels_are_told_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "レベル2「斥候」" in lines_told(capsys, "--lang", "ja")["scout kanly"]
    assert "5級「領航員」" in lines_told(capsys, "--lang", "zh-Hant")["navigator kanly"]
    for tag in TAGS:
        assert len({interface_of(tag)(f"level-{number}") for number in range(1, 6)}) == 5


@pytest.mark.parametrize(
    ("arguments", "welcome"),
    [
        ([], "The other seats: level 2 (scout). --level (1 to 5) or --bots changes that."),
        (["--level", "4"], "The other seats: level 4 (mentat). "),
        (["--bots", "1,random"], "The other seats: level 1 (recruit), random. "),
        (["--bots", "navigator:effort=2"], "The other seats: navigator:effort=2. "),
        (["--lang", "ja"], "ほかの席：レベル2「斥候」。"),
        (["--lang", "zh-Hant"], "其他座位：2級「斥候」。"),
    ],
)
def test_the_welcome_says_who_plays(
    arguments: list[str], welcome: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\nn\n"))
    assert main(["play", "--seed", "3", *arguments]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith(welcome)


@pytest.mark.parametrize("arguments", [["--all"], ["--seats", "1", "--difficulty", "novice"]])
def test_where_nobody_else_plays_nobody_is_named(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\nn\n"))
    assert main(["play", "--seed", "3", *arguments]) == 0
    assert capsys.readouterr().out.startswith("Type ? for help at any time.\n\n")


def test_broken_bots_are_told_of_beside_the_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter(LISTED, tmp_path / "one", monkeypatch)
    enter({"thoughtful": "bots.test_apart:Other"}, tmp_path / "two", monkeypatch, "zealots")
    told = lines_told(capsys)
    assert told["random kanly"]
    assert told["random rogues"].endswith("cannot be played: one of ours has the same name")
    assert told["lost rogues"].endswith("it cannot be made: ModuleNotFoundError: No module named 'nowhere'")
    assert told["unmade rogues"].endswith("it cannot be made: RuntimeError: no thanks")
    twice = sorted(told[f"thoughtful {package}"] for package in ("rogues", "zealots"))
    assert sum("another package has a bot of the same name" in line for line in twice) == 1


def test_options_are_listed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter({"thoughtful": LISTED["thoughtful"]}, tmp_path, monkeypatch)
    told = lines_told(capsys)["thoughtful rogues"]
    assert told == "thoughtful rogues 1.0 Gives reasons and chances. :style=calm"


def test_a_bot_that_fails_at_the_table_is_told_of_and_chance_chooses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter({"raises": "bots.cheats:CommandsTheTerminal"}, tmp_path, monkeypatch)
    paper, game = io.StringIO(), new_game(3, seed=3, keep_history=False)
    desk = Desk(Console(file=paper, width=300, highlight=False), io.StringIO(), Voice(ENGLISH))
    session = Session(game, {0}, Opponents(dict.fromkeys((1, 2), Spec("raises"))), desk, None)
    while session.game.chooser == 0:
        session.game.choose(session.game.choices[-1])
    session.apply(session.choice_of_bot())
    told = paper.getvalue()
    assert "Chance chooses for" in told
    assert "the bot 'raises' failed: RuntimeError:" in told
    assert "\x1b" not in told
    session.others.begin_anew()


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ("nobody", "kanly play: there is no bot 'nobody'; the bots are random"),
        ("random,random,random,random", "kanly play: 4 bots are named for 3 seats"),
    ],
)
def test_bots_that_cannot_play_end_the_command(
    bots: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--seed", "3", "--bots", bots]) == 1
    assert capsys.readouterr().err.startswith(complaint)
