"""Whatever a bot of another package tries, it learns nothing more, and the game goes on.

Where the system does not help, docs/bots.md says what is not prevented, and nothing is tried here.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
from pathlib import Path

import pytest
from bots import cheats
from bots.entered import enter

import kanly
from kanly.bots import walls
from kanly.bots.apart import Apart, Patience
from kanly.bots.bot import BotError
from kanly.bots.luck import luck_for
from kanly.bots.registry import read

PATIENCE = Patience(to_begin=30.0, beyond=0.6)
HASTY = Patience(to_begin=1.5, beyond=0.6)
SECRET = "melange"
LINUX = sys.platform == "linux"
CLOSED_IN = walls.version() > 0
IS_ROOT = LINUX and os.geteuid() == 0
ENTERED = {name: f"bots.cheats:{name}" for name, made in vars(cheats).items() if isinstance(made, type)}


@pytest.fixture(autouse=True)
def _entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enter(ENTERED, tmp_path / "packages", monkeypatch)


@pytest.fixture
def game() -> kanly.Game:
    return kanly.new_game(3, leaders=["paul_atreides", "helena_richese", "earl_memnon_thorvald"])


def loot(spec: str, game: kanly.Game) -> list[str]:
    """What a thief has found in two questions, and the game goes on by its answers."""
    bot, found = Apart(read(spec), PATIENCE), []
    for _ in range(2):
        seat = game.chooser or 0
        answer = bot.answer(game.knowledge(seat, seconds=20, luck=luck_for(game, seat)))
        found += [reason.about for reason in answer.reasons]
        game.choose(answer.choice)
    bot.close()
    return found


def tells_the_seed(found: list[str], game: kanly.Game) -> bool:
    return any(game.state.seed.hex()[:40] in text for text in found)


# --- looking for what it should not know


@pytest.mark.parametrize(
    "name", ["WalksFrames", "TurnsOutTheGarbage", "LooksThroughWhatItWasGiven", "TriesSeeds"]
)
def test_the_seed_is_nowhere_in_the_process_of_a_bot(name: str, game: kanly.Game) -> None:
    found = loot(name, game)
    assert not tells_the_seed(found, game)
    if name == "TurnsOutTheGarbage" or name == "TriesSeeds":
        assert found == []


def test_what_a_bot_is_given_tells_nothing_of_chance(game: kanly.Game) -> None:
    """One seed for all games: that of the world that was sampled."""
    first, second = (loot("LooksThroughWhatItWasGiven", each) for each in (game, kanly.new_game(3)))
    assert first[:3] == second[:3]
    assert first[2] == "(0, [], [], 0)"


def test_the_environment_is_not_handed_on(game: kanly.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEED_OF_THE_EVENING", SECRET)
    monkeypatch.setenv("KANLY_BOT_ADVICE", "attack")
    found = loot("ReadsTheEnvironment", game)
    assert "attack" in found
    assert not any(SECRET in text for text in found)


def test_the_command_line_tells_only_which_bot_it_is(game: kanly.Game) -> None:
    found = [text for text in loot("ReadsTheCommandLine", game) if CLOSED_IN or "kanly.bots.inside" in text]
    mine = [sys.executable[:60], "-P", "-m", "kanly.bots.inside", "ReadsTheCommandLine"]
    assert found == (mine * 2 if LINUX else [])


def test_the_memory_of_the_game_is_not_read(game: kanly.Game) -> None:
    if CLOSED_IN or (LINUX and not IS_ROOT):
        assert loot("ReadsMemory", game) == []


def test_files_that_the_game_has_open_are_not_open_to_a_bot(game: kanly.Game, tmp_path: Path) -> None:
    (tmp_path / "saved.txt").write_text(SECRET)
    opened = os.open(tmp_path / "saved.txt", os.O_RDONLY)
    os.set_inheritable(opened, True)
    found = loot("ReadsOpenFiles", game)
    os.close(opened)
    assert not any("saved" in place for place in found)


def test_files_are_neither_read_nor_written(game: kanly.Game, tmp_path: Path) -> None:
    (tmp_path / "saved.txt").write_text(SECRET)
    if CLOSED_IN:
        assert loot(f"ReadsFiles:file={tmp_path / 'saved.txt'}", game) == []
        assert loot(f"Writes:file={tmp_path / 'note.txt'}", game) == []
        assert not (tmp_path / "note.txt").exists()


def test_nobody_is_called_or_sent_a_signal(game: kanly.Game) -> None:
    if walls.version() >= 4:
        with socket.create_server(("127.0.0.1", 0)) as server:
            assert loot(f"Telephones:port={server.getsockname()[1]}", game) == []
    if walls.version() >= 6:
        assert loot("Threatens", game) == []


# --- doing harm

HARM = {
    "Changes": "which was not offered",
    "AnswersNothing": "which was not offered",
    "TalksForEver": "what it said is no answer",
    "CountsWrongly": "what it said is no answer",
    "CommandsTheTerminal": "RuntimeError:",
    "Exits": "it ended without an answer",
    "Leaves": "it ended without an answer",
    "Hangs": "it did not answer in time",
    "Spins": "it did not answer in time",
    "Forks": "it did not answer in time",
    "Interrupts": "what it said is no answer",
    "SendsABomb": "what it said is no answer",
    "Floods": "what it said is no answer",
    "CannotBeMade": "it cannot be made: RuntimeError: no thanks",
}


def refused(bot: Apart, game: kanly.Game) -> str:
    seat = game.chooser or 0
    with pytest.raises(BotError) as told:
        bot.answer(game.knowledge(seat, seconds=0.1))
    return str(told.value)


@pytest.mark.parametrize("name", HARM)
def test_a_bot_that_does_not_answer_is_told_of_in_one_sentence_and_replaced(
    name: str, game: kanly.Game
) -> None:
    bot, before = Apart(read(name), PATIENCE), game.digest()
    for _ in range(2):
        told = refused(bot, game)
        assert told.startswith(f"the bot '{name}' failed: ")
        assert HARM[name] in told
        assert told.isprintable()
        assert len(told) < 300
        assert bot.child is None
    assert game.digest() == before


def test_nothing_of_a_bot_is_left_behind(game: kanly.Game) -> None:
    """Not even what it has started; or the thread that listens would wait on."""
    threads = threading.active_count()
    refused(Apart(read("Forks"), PATIENCE), game)
    end = time.monotonic() + 5
    while threading.active_count() > threads and time.monotonic() < end:
        time.sleep(0.01)
    assert threading.active_count() == threads


def test_a_bot_that_never_begins_is_not_waited_for(game: kanly.Game) -> None:
    bot = Apart(read("DoesNotRead"), HASTY)
    assert "what it said is no answer" in refused(bot, game) or bot.child is None


@pytest.mark.parametrize("name", ["Pretends", "Prints"])
def test_only_the_number_of_a_choice_comes_back(name: str, game: kanly.Game) -> None:
    bot, offered = Apart(read(name), PATIENCE), game.choices
    answer = bot.answer(game.knowledge(game.chooser or 0, seconds=5))
    assert answer.choice == offered[0 if name == "Pretends" else -1]
    assert type(answer.choice) is kanly.Choice
    bot.close()
