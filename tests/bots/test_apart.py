"""A bot in a process of its own answers as it would in ours."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from bots.entered import enter

import kanly
from kanly.bots import apart
from kanly.bots.apart import Apart, Patience, described, environment, seated
from kanly.bots.bot import Answer, Bot, BotError, Known, Reason, asked
from kanly.bots.luck import luck_for
from kanly.bots.random_bot import RandomBot
from kanly.bots.registry import Spec, read
from kanly.engine.secrets.knowledge import determinize


class Thoughtful:
    """Gives reasons and chances.

    And has more to say for itself than is told.
    """

    def __init__(self, style: str = "calm") -> None:
        self.style = style
        self.asked = 0

    def answer(self, known: Known) -> Answer:
        self.asked += 1
        world = known.sample(known.luck.randrange(1000), keep_history=False)
        chosen = known.luck.choice(world.choices)
        reasons = (Reason("influence", 1.5, self.asked, "fremen"), Reason(self.style, -0.25))
        return Answer(chosen, reasons, (0.5,) + (0.0,) * (known.seats - 1))


@pytest.fixture(autouse=True)
def _entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enter({"thoughtful": "bots.test_apart:Thoughtful", "gone": "nowhere:Bot"}, tmp_path, monkeypatch)


def known_at(game: kanly.Game) -> Known:
    seat = game.chooser or 0
    return game.knowledge(seat, seconds=20, luck=luck_for(game, seat))


@pytest.mark.parametrize(
    "rules", [{"seats": 4, "ix": True}, {"seats": 2}, {"seats": 1, "difficulty": "expert", "ix": True}]
)
def test_it_answers_as_it_would_in_our_own_process(rules: dict[str, object]) -> None:
    game, luck = kanly.new_game(seed=5, **rules), random.Random(5)  # type: ignore[arg-type]
    here, there = Thoughtful("wild"), Apart(read("thoughtful:style=wild"))
    for _ in range(25):
        assert there.answer(known_at(game)) == asked(here, known_at(game))
        game.choose(luck.choice(game.choices))
    there.close()


def test_bots_of_ours_think_here_and_those_of_others_never() -> None:
    assert isinstance(seated(read("random")), RandomBot)
    assert isinstance(seated(read("thoughtful")), Apart)


def test_a_bot_that_is_not_there_is_refused_before_the_game() -> None:
    with pytest.raises(BotError, match="there is no bot 'nobody'"):
        seated(Spec("nobody"))


def test_it_remembers_until_it_is_closed() -> None:
    game, bot = kanly.new_game(3, seed=1), Apart(read("thoughtful"))
    counted = [bot.answer(known_at(game)).reasons[0].amount for _ in range(3)]
    bot.close()
    counted.append(bot.answer(known_at(game)).reasons[0].amount)
    bot.close()
    assert counted == [1, 2, 3, 1]


def test_what_it_says_of_itself_is_asked_elsewhere() -> None:
    said = described(read("thoughtful"))
    assert said.summary == "Gives reasons and chances."
    assert said.options == ("style=calm",)
    assert "No module named 'nowhere'" in described(read("gone")).complaint
    assert "did not answer in time" in described(read("thoughtful"), Patience(to_begin=0.0)).complaint


def test_a_process_that_cannot_be_started_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(BotError, match=r"its process cannot be started \(No such file or directory\)$"):
        Apart(read("thoughtful")).answer(known_at(kanly.new_game(3, seed=1)))


def test_whoever_interrupts_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, known = Apart(read("thoughtful")), known_at(kanly.new_game(3, seed=1))
    bot.answer(known)
    monkeypatch.setattr(apart, "read_answer", interrupted)
    with pytest.raises(KeyboardInterrupt):
        bot.answer(known)
    assert bot.child is None


def interrupted(line: bytes, known: Known) -> Answer:
    raise KeyboardInterrupt


def test_little_of_the_environment_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KANLY_DATA", "/games")
    monkeypatch.setenv("KANLY_BOT_MODEL", "large")
    monkeypatch.setenv("PYTHONPATH", "src")
    told = environment()
    assert "KANLY_DATA" not in told
    assert told["KANLY_BOT_MODEL"] == "large"
    assert told["PYTHONPATH"] == str(Path("src").absolute())
    assert told["PYTHONHASHSEED"] == "0"


class Stubborn:
    def answer(self, known: Known) -> kanly.Choice:
        return kanly.Choice(99, 0, 0)


def test_in_our_own_process_too_only_what_was_offered_is_an_answer() -> None:
    bot: Bot = Stubborn()
    with pytest.raises(BotError, match="Stubborn answered something, which was not offered"):
        asked(bot, known_at(kanly.new_game(3, seed=1)))


# --- luck


def test_luck_hangs_on_what_is_seen_and_on_nothing_else() -> None:
    """Two games with other cards hidden, and one luck."""
    game = kanly.new_game(4, seed=3, ix=True)
    seat = game.chooser or 0
    other = determinize(game.state, seat, 9)
    hidden = kanly.Game(other, game._origin, game._last, keep_history=False)
    assert hidden.digest() != game.digest()
    assert luck_for(hidden, seat) == luck_for(game, seat)
    assert len({luck_for(game, seat, evening) for evening in range(5)}) == 5
    assert luck_for(game, (seat + 1) % 4) != luck_for(game, seat)
