"""Lines of the log: how they wrap, how a replay begins, and nothing invisible at their ends."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from kanly import Game, new_game
from kanly.cli.main import main
from kanly.cli.screen import log_line
from kanly.engine.rollout import Luck, pick
from kanly.text.languages import LANGUAGES
from kanly.text.log import changes_text

LONG = "Leto sends Dune, the Desert Planet to the Imperial Basin and takes what lies there (+2 spice)"


def printed(line: str, number: str = "", width: int = 60) -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=width).print(log_line(line, ["Leto"], number))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("number", ["", "7.", "123."])
def test_a_line_that_goes_on_is_indented_deeper_than_any_that_begins(number: str) -> None:
    first, *others = printed(LONG, number)
    assert first.startswith(f"{number:>4} Leto sends ")
    assert len(first) > 50
    assert [line[:9] for line in others] == [" " * 9] * len(others)
    assert others
    assert " ".join(line.strip() for line in (first, *others)).endswith(LONG)


def test_a_line_below_another_goes_on_deeper_still() -> None:
    first, *others = printed(f"  {LONG}")
    assert first.startswith("       Leto")
    assert [line[:11] for line in others] == [" " * 11] * len(others)
    assert others


@pytest.mark.parametrize("width", [2, 5, 12, 40])
@pytest.mark.parametrize("line", [LONG, "砂の惑星デューン" * 9, "x" * 200, "", "  "])
def test_no_terminal_is_too_narrow(line: str, width: int) -> None:
    shown = "".join("".join(part.split()) for part in printed(line, "1.", width))
    assert shown == "".join(f"1.{line}".split())


# --- replay


def played(game: Game, choices: int = 10_000) -> Game:
    luck = Luck(3)
    for _ in range(choices):
        if game.over:
            break
        game.choose(pick(game.state.choices, luck))
    return game


def replayed(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    (tmp_path / "a.txt").write_text(game.record())
    assert main(["replay", str(tmp_path / "a.txt"), *options]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("choices", [0, 40, 10_000])
def test_no_line_of_a_replay_ends_with_blanks(
    choices: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = replayed(played(new_game(4, seed=7, ix=True), choices), tmp_path, capsys)
    assert [line for line in lines if line != line.rstrip()] == []


LETO_AND_PAUL = ["duke_leto_atreides", "paul_atreides"]


def test_a_replay_says_which_game_it_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two = new_game(2, seed=7, leaders=LETO_AND_PAUL, ix=True, epic=True)
    assert replayed(two, tmp_path, capsys)[:2] == [
        "Base game · Rise of Ix · Epic mode",
        "Duke Leto Atreides · Paul Atreides · House Hagal",
    ]


def test_a_replay_of_a_solo_game_names_rivals_and_difficulty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rivals = ["duke_leto_atreides", "count_ilban_richese"]
    solo = new_game(
        1, seed=7, leaders=["paul_atreides"], rival_leaders=rivals, difficulty="novice", churn=True
    )
    *mode, names = replayed(solo, tmp_path, capsys)[:3]
    assert " ".join(mode).startswith("Base game · Difficulty: Novice · ")
    assert " ".join(mode).endswith(" · dice empty the Row")
    assert names == "Paul Atreides · Rivals: Duke Leto Atreides, Count Ilban Richese"


@pytest.mark.parametrize("tag", ["ja", "zh-Hant"])
def test_it_does_so_in_every_language(tag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game(3, seed=7, ix=True, epic=True)
    mode, names = replayed(game, tmp_path, capsys, "--lang", tag)[:2]
    assert mode.count(" · ") == names.count(" · ") == 2
    assert not mode.isascii()
    assert not names.isascii()


# --- words for changes


@pytest.mark.parametrize(
    ("ships", "told"),
    [
        (1, "+1 dreadnought in garrison"),
        (2, "+2 dreadnoughts in garrison"),
        (-1, "-1 dreadnought in garrison"),
        (-2, "-2 dreadnoughts in garrison"),
    ],
)
def test_one_dreadnought_is_not_many(ships: int, told: str) -> None:
    name = "change_garrison_dreadnoughts"
    assert changes_text(LANGUAGES["en"], {name: ships}) == told
