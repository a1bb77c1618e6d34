"""A saved game names its sets, each with the fingerprint of what it holds."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from random_play import played

import kanly
from kanly.content import sets
from kanly.content.fingerprint import fingerprint, told
from kanly.engine.printed import Leader
from kanly.engine.words.standing import MoreSolari

ROOT = Path(__file__).parent.parent.parent
ASKED = "from kanly.content import fingerprint, sets; print(*map(fingerprint.fingerprint, sets.OWN.values()))"
OWN = [fingerprint(given) for given in sets.OWN.values()]
OTHER = "00000000"


def test_the_fingerprint_is_the_same_on_every_build() -> None:
    environment = {**os.environ, "KANLY_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    environment.pop("KANLY_REQUIRE_COMPILED", None)
    command = [sys.executable, "-c", ASKED]
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
    assert told.split() == OWN
    assert all(re.fullmatch("[0-9a-f]{8}", mark) for mark in OWN)
    assert OWN[0] != OWN[1]


@pytest.mark.parametrize(("ix", "marks"), [(False, f"base:{OWN[0]}"), (True, f"base:{OWN[0]} ix:{OWN[1]}")])
def test_the_sets_are_named_wherever_a_game_is_saved(ix: bool, marks: str) -> None:
    game = played(3, 1, 20, ix=ix)
    assert game.snapshot()["sets"] == marks
    for text in (game.record(), game.record(0), kanly.restore(game.snapshot()).record()):
        assert f'[sets "{marks}"]' in text.splitlines()


def changed(game: kanly.Game) -> str:
    """Its record, as if the base game had held something else."""
    return game.record().replace(f"base:{OWN[0]}", f"base:{OTHER}")


def test_a_record_is_replayed_while_every_choice_is_legal() -> None:
    game = played(3, 1, 40)
    text = changed(game).replace(game.digest(), "0" * 64)
    assert kanly.replay(text).digest() == game.digest()
    with pytest.raises(kanly.RecordError, match="does not lead to the position"):
        kanly.replay(game.record().replace(game.digest(), "0" * 64))


def test_a_record_is_refused_by_the_name_of_the_set_that_changed() -> None:
    lines = changed(played(3, 1, 40)).splitlines()
    lines.insert(-1, "0 faction fremen")
    with pytest.raises(kanly.RecordError, match=r"line \d+: .*; the set base has changed since"):
        kanly.replay("\n".join(lines))


def test_damage_is_not_blamed_on_a_set_that_is_as_it_was() -> None:
    lines = played(3, 1, 40).record().splitlines()
    lines.insert(-1, "0 faction fremen")
    with pytest.raises(kanly.RecordError) as refused:
        kanly.replay("\n".join(lines))
    assert "changed since" not in str(refused.value)


@pytest.mark.parametrize("wrong", ["", "base", "base:12", f"ix:{OTHER}", f"base:{OTHER} ix:{OTHER}", 7])
def test_sets_that_are_not_those_of_the_game_are_refused(wrong: object) -> None:
    game = played(3, 1, 5)
    data = {**game.snapshot(), "sets": wrong}
    with pytest.raises(kanly.RecordError, match="the sets of this game are base"):
        kanly.restore(json.loads(json.dumps(data)))
    with pytest.raises(kanly.RecordError, match="the sets of this game are base"):
        kanly.replay(game.record().replace(f"base:{OWN[0]}", str(wrong)))


def test_a_snapshot_without_sets_is_restored() -> None:
    game = played(3, 1, 5)
    data = game.snapshot()
    del data["sets"]
    assert kanly.restore(data).digest() == game.digest()


def test_sets_are_asked_for_by_name() -> None:
    game = kanly.new_game(3, seed=1, ix=True)
    assert kanly.new_game(3, seed=1, sets=("base", "ix")).digest() == game.digest()
    assert kanly.new_game(3, seed=1, sets=["ix"]).rules == "base+ix/1"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("base", "the sets must be a list of names"),
        ([1], "the sets must be a list of names"),
        (["base", "base"], "each set can be played with only once"),
        (["water"], "there is no set 'water'; the sets are base, ix"),
    ],
)
def test_sets_that_cannot_be_played_with_are_refused(wrong: Any, reason: str) -> None:
    with pytest.raises(kanly.RulesError, match=reason):
        kanly.new_game(3, sets=wrong)


def test_what_the_engine_makes_of_a_definition_is_no_part_of_the_fingerprint() -> None:
    """Another question that the rules may ask changes no set."""
    leader = Leader("somebody", ring=(), ability=[MoreSolari(1)], complexity=1)
    before = told(leader)
    leader.answers.append(0)
    leader.listens.append(())
    leader.hears.append(())
    assert told(leader) == before
    assert told(Leader("somebody", ring=(), ability=[MoreSolari(2)], complexity=1)) != before
