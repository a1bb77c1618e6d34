"""The log is told from what happened: each gain on its own line, and nothing public left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly.cli.arguments import language_named
from kanly.record.log import deeds
from kanly.record.record import begin, read_record
from kanly.telling.retelling import carry_out
from kanly.telling.story import Story
from kanly.telling.voice import Voice
from kanly.text.questions import players_of

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.txt"))
RANKS = re.compile(r"(first|second|third) \(strength|nobody (wins|is rewarded)")


def told(file: Path, tag: str = "en") -> Iterator[list[str]]:
    """The lines of each deed of a recorded game."""
    played = read_record(file.read_text())
    g = begin(played.origin)
    voice = Voice(language_named(tag))
    story = Story(players_of(voice.language, g), voice)
    for deed in deeds(played.last):
        yield carry_out(g, story, deed)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_no_reward_is_told_before_its_conflict(file: Path) -> None:
    """Nor on the line of the pass that ended it."""
    conflicts = 0
    for lines in told(file):
        conflicts += any(RANKS.search(line) for line in lines)
        passes = [line for line in lines if " passes" in line]
        assert not [line for line in passes if line.endswith(")")]
    assert conflicts > 3


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_what_belongs_to_a_round_is_told_before_the_next_begins(file: Path) -> None:
    for lines in told(file):
        begins = [i for i, line in enumerate(lines) if line.startswith("Round ")]
        for line in lines[begins[0] + 1 :] if begins else []:
            assert not RANKS.search(line)
            assert "Bonus spice: " not in line


@pytest.mark.parametrize("tag", ["en", "ja", "zh-Hant"])
def test_public_events_are_told(tag: str) -> None:
    """Control, Alliances, bonus spice, cards that come or go by themselves, and the cards of a reveal."""
    voice = Voice(language_named(tag))
    messages = ("log-control", "log-alliance", "log-makers", "log-acquires", "log-trashes", "log-dreadnought")
    lines = [line for file in GAMES for lines in told(file, tag) for line in lines]
    for message in messages:
        parts = {"player": "\0", "space": "\0", "faction": "\0", "spaces": "\0", "cards": "\0"}
        pattern = ".+".join(map(re.escape, voice.say(message, **parts).split("\0")))
        assert any(re.fullmatch(f"  {pattern}", line) for line in lines), message


def test_the_cards_of_a_reveal_are_named() -> None:
    reveals = [line for lines in told(GAMES[0]) for line in lines if " reveals their hand" in line]
    assert len(reveals) > 10
    assert all("hand: " in line for line in reveals if "+" in line)
