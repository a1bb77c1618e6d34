"""Who plays the seats that no person sits at: named, asked, and the same again after a step back."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest
from bots.entered import enter
from random_play import RANDOM

import kanly
from kanly.bots.apart import Apart
from kanly.bots.bot import BotError
from kanly.bots.opponents import Opponents
from kanly.bots.random_bot import RandomBot
from kanly.bots.registry import Spec
from kanly.cli.seating import bots_for
from kanly.cli.usage import UserError


def go_on(game: kanly.Game, others: Opponents, count: int) -> list[str]:
    chosen = []
    for _ in range(count):
        choice = others.choice(game)
        chosen.append(str(choice))
        game.choose(choice)
    return chosen


def test_they_do_again_what_they_did_after_a_step_back() -> None:
    game, others = kanly.new_game(4, seed=3, ix=True), Opponents(evening=4, usual=RANDOM)
    go_on(game, others, 20)
    before = game.digest()
    first = go_on(game, others, 30)
    game.take_back(30)
    others.begin_anew()
    assert game.digest() == before
    assert go_on(game, others, 30) == first


def test_another_evening_goes_otherwise() -> None:
    evenings = [
        go_on(kanly.new_game(3, seed=3), Opponents(evening=evening, usual=RANDOM), 30) for evening in range(3)
    ]
    assert len({tuple(chosen) for chosen in evenings}) == 3


def test_all_choices_are_taken_about_equally_often() -> None:
    game = kanly.new_game(3, seed=3)
    chosen = [str(Opponents(evening=evening, usual=RANDOM).choice(game)) for evening in range(400)]
    expected = 400 / len(game.choices)
    assert all(expected / 3 < chosen.count(str(choice)) < expected * 3 for choice in game.choices)


def test_each_seat_has_the_bot_that_is_named_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enter({"raises": "bots.cheats:CommandsTheTerminal"}, tmp_path, monkeypatch)
    game = kanly.new_game(3, seed=3)
    others = Opponents({game.chooser or 0: Spec("raises")}, usual=RANDOM)
    with pytest.raises(BotError, match="RuntimeError"):
        others.choice(game)
    assert others.by_chance(game) in game.choices
    assert isinstance(others.bot(game.chooser or 0), Apart)
    assert isinstance(others.bot(((game.chooser or 0) + 1) % 3), RandomBot)
    others.begin_anew()


# --- as they are named on the command line


def named(bots: str, people: set[int], seats: int = 4, level: int | None = None) -> dict[int, str]:
    found = bots_for(Namespace(bots=bots, level=level), kanly.new_game(seats, seed=1), people)
    return {seat: str(spec) for seat, spec in found.items()}


def test_the_last_bot_plays_all_seats_that_are_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enter({"other": "bots.cheats:Prints"}, tmp_path, monkeypatch)
    assert named("", {0}) == {}
    assert named("other", {0}) == {1: "other", 2: "other", 3: "other"}
    assert named("other, random", {1}) == {0: "other", 2: "random", 3: "random"}
    assert named("random,other:style=wild,random", {3}) == {0: "random", 1: "other:style=wild", 2: "random"}


def test_a_level_is_for_all_bots_and_numbers_name_bots_too() -> None:
    assert named("", {0}, level=4) == dict.fromkeys((1, 2, 3), "mentat")
    assert named("", {0, 1, 2, 3}, level=4) == {}
    assert named("2,5", {0}) == {1: "scout", 2: "navigator", 3: "navigator"}
    with pytest.raises(UserError, match="leave it away"):
        named("2", {0}, level=3)


def test_whoever_is_not_named_plays_at_level_two() -> None:
    assert str(Opponents().spec(1)) == "scout"
    assert str(Opponents({1: Spec("greedy")}).spec(1)) == "greedy"


@pytest.mark.parametrize(
    ("bots", "people", "complaint"),
    [
        ("random,random,random,random", {0}, "4 bots are named for 3 seats"),
        ("random", {0, 1, 2, 3}, "1 bots are named for 0 seats"),
        ("nobody", {0}, "there is no bot 'nobody'"),
        ("random:x", {0}, "names a bot wrongly"),
        ("6", {0}, "there is no level 6; the levels are 1 to 5"),
        ("random:x=1", {0}, "the bot 'random:x=1' cannot be made"),
    ],
)
def test_bots_that_cannot_play_are_refused_in_one_sentence(
    bots: str, people: set[int], complaint: str
) -> None:
    with pytest.raises(UserError, match=complaint):
        named(bots, people)
