"""The bot is found, answers honestly in every mode, and is asked in a process of its own."""

from __future__ import annotations

import random
from typing import Any

import pytest
from kanly_scholar import Scholar
from properties.twins import dealt_anew

import kanly
from kanly.bots import registry
from kanly.bots.apart import Apart, seated
from kanly.bots.bot import asked
from kanly.bots.registry import read
from kanly.cli.main import main

MODES: list[dict[str, Any]] = [
    {"seats": 3},
    {"seats": 4, "ix": True},
    {"seats": 2, "ix": True, "epic": True},
    {"seats": 1, "difficulty": "expert"},
]


def late(mode: dict[str, Any]) -> kanly.Game:
    """A position of a random game in its fifth round."""
    game, luck = kanly.new_game(seed=4, **mode), random.Random(4)
    while game.round < 5 or len(game.choices) < 2:
        game.choose(luck.choice(game.choices))
    return game


def test_the_bot_is_found_by_its_entry_point() -> None:
    assert registry.names() == [*registry.OWN, "scholar"]
    assert isinstance(registry.make(read("scholar:worlds=2")), Scholar)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_it_answers_by_what_its_seat_knows_and_nothing_else(mode: dict[str, Any]) -> None:
    """All that the seat cannot know is dealt anew: its answer is the same."""
    game = late(mode)
    seat = game.chooser or 0
    other = dealt_anew(game, seat, 7)
    assert other.digest() != game.digest()
    answers = [asked(Scholar("1"), each.knowledge(seat, luck=5)) for each in (game, other)]
    assert answers[0] == answers[1]


def test_it_thinks_in_a_process_of_its_own() -> None:
    game = late({"seats": 3})
    seat = game.chooser or 0
    bot = seated(read("scholar:worlds=1"))
    assert isinstance(bot, Apart)
    assert bot.answer(game.knowledge(seat, luck=5)) == asked(Scholar("1"), game.knowledge(seat, luck=5))
    bot.close()


def test_it_keeps_to_its_time() -> None:
    """One world is looked at in any case."""
    game = late({"seats": 3})
    known = game.knowledge(game.chooser or 0, seconds=0.001)
    assert Scholar("1000000").answer(known) in game.choices


def test_it_is_listed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["bots"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "scholar kanly-scholar 1.0 Plays every choice out by chance, and takes the one" in told
    assert ":worlds=3" in told
