"""Nonsense in every mode: texts of choices, records and snapshots. Never a crash, never a changed game."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from properties.modes import MODES, begun, go_on

import kanly
from kanly.content.catalog import CATALOG
from kanly.engine.soundness.position import faults
from kanly.engine.vocabulary import Verb
from kanly.record.notation import write_choice

LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789 ~=;[]"{}?@/_-\n\t\u2028é\ud800'
NAMES = [*CATALOG.number, *CATALOG.places, *(f"@{space.key}" for space in CATALOG.spaces)]
VERBS = [value for name, value in vars(Verb).items() if name.isupper() and isinstance(value, int)]
BIG = [-1, 0, 1, 2, 3, 5, 17, 255, 4096, 10**9, 10**30]
VALUES: list[Any] = [None, True, -1, 0, 1, 7, 10**9, 1.5, "", "dagger", "emperor", [], {}, [1], "x" * 300]
LENGTHS = (0, 15, 60, 120, 200)
TOO_LITTLE = "too little happened in these random games: more seeds"

every_mode = pytest.mark.parametrize("mode", MODES)


def games(mode: str) -> list[kanly.Game]:
    """From the first question to the last rounds."""
    found = [begun(mode, seed, most) for seed, most in enumerate(LENGTHS)]
    return [game for game in found if not game.over]


# --- choices


def spoilt(text: str, luck: random.Random) -> str:
    for _ in range(luck.choice([1, 1, 2, 4])):
        at = luck.randrange(len(text) + 1)
        gone = luck.choice([0, 1, 3])
        text = text[:at] + "".join(luck.choices(LETTERS, k=luck.randrange(3))) + text[at + gone :]
    return text


def nonsense(game: kanly.Game, luck: random.Random) -> Any:
    """Something like a choice, most often not a legal one."""
    kind = luck.randrange(6)
    if kind == 0:
        return spoilt(str(luck.choice(game.choices)), luck)
    if kind == 1:
        return f"{str(luck.choice(game.choices)).split()[0]} {luck.choice(NAMES)} {luck.choice(NAMES)}"
    if kind == 2:
        return (luck.choice([*VERBS, *BIG]), luck.choice(BIG), luck.choice(BIG))
    if kind == 3:
        return (luck.choice(VERBS), luck.randrange(len(CATALOG.things)), luck.randrange(30))
    if kind == 4:
        return luck.choice(
            [None, 5, b"reveal", (), ("reveal",), ["end"], {}, (1, 2), (1, 2, 3, 4), (1.5, 0, 0)]
        )
    return "".join(luck.choices(LETTERS, k=luck.randrange(40)))


def meant(game: kanly.Game, asked: Any) -> bool:
    """Whether it is one of the legal choices after all, however it is spaced."""
    text = " ".join(asked.split()) if isinstance(asked, str) else ""
    return asked in game.choices or text in [str(choice) for choice in game.choices]


@every_mode
def test_what_is_no_choice_is_refused_and_changes_nothing(mode: str) -> None:
    luck = random.Random(1)
    for game in games(mode):
        before, record = game.digest(), game.record()
        for _ in range(120):
            asked = nonsense(game, luck)
            if not meant(game, asked):
                with pytest.raises(kanly.IllegalChoice) as refusal:
                    game.choose(asked)
                assert refusal.value.choices == game.choices
                assert game.why_not(asked)
        assert (game.digest(), game.record()) == (before, record)


@every_mode
def test_nonsense_about_another_seat_is_answered(mode: str) -> None:
    luck = random.Random(2)
    for game in games(mode):
        before = game.digest()
        for _ in range(40):
            asked, seat = nonsense(game, luck), luck.choice(game.humans)
            reasons = game.why_not(asked, seat)
            assert bool(reasons) != (meant(game, asked) and seat == game.chooser)
        assert game.digest() == before


@every_mode
def test_every_choice_has_a_text_of_its_own(mode: str) -> None:
    luck = random.Random(3)
    for game in games(mode):
        for _ in range(30):
            texts = [str(choice) for choice in game.choices]
            assert len(set(texts)) == len(texts)
            assert [write_choice(choice) for choice in game.state.choices] == texts
            for choice in game.choices[:4]:
                by_text, by_number = game.clone(), game.clone()
                by_text.choose(str(choice))
                by_number.choose(choice)
                assert by_text.digest() == by_number.digest()
            if not go_on(game, luck, 1):
                break


# --- records


def accepted(make: Callable[[Any], kanly.Game], damaged: Any) -> kanly.Game | None:
    """The game, if it is accepted; every error but RecordError fails the test."""
    try:
        game = make(damaged)
    except kanly.RecordError:
        return None
    assert faults(game.state) == []
    go_on(game, random.Random(1), 5)
    return game


def mixed_up(text: str, other: str, luck: random.Random) -> str:
    """A line from elsewhere, one line less, two in the other order, an early end, or a few letters."""
    lines = text.split("\n")
    at = luck.randrange(len(lines))
    kind = luck.randrange(5)
    if kind == 0:
        lines[at] = luck.choice(other.split("\n"))
    elif kind == 1:
        del lines[at]
    elif kind == 2:
        lines.insert(luck.randrange(len(lines)), lines.pop(at))
    elif kind == 3:
        del lines[at:]
    else:
        lines[at] = spoilt(lines[at], luck)
    return "\n".join(lines)


@every_mode
def test_a_record_with_a_digest_is_refused_or_tells_the_same_game(mode: str) -> None:
    luck = random.Random(4)
    game, other = begun(mode, 4, 60), begun("solo-epic" if mode != "solo-epic" else "ix-4", 5, 60)
    text, refused = game.record(), 0
    for _ in range(60):
        damaged = mixed_up(text, other.record(), luck)
        try:
            found = kanly.replay(damaged)
        except kanly.RecordError:
            refused += 1
        else:
            assert f"= {found.digest()}" in damaged or "\n= " not in damaged
    assert refused > 15, TOO_LITTLE


@every_mode
def test_a_record_without_a_digest_is_refused_or_a_sound_game(mode: str) -> None:
    luck = random.Random(6)
    text = "\n".join(begun(mode, 6, 60).record().split("\n")[:-2])
    other = begun(mode, 7, 60).record()
    found = [accepted(kanly.replay, mixed_up(text, other, luck)) for _ in range(60)]
    assert 0 < found.count(None) < 60, TOO_LITTLE


# --- snapshots


def ways(data: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """To every value inside plain data."""
    keys = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [before] * bool(before) + [way for key in keys for way in ways(data[key], (*before, key))]


def damage(data: Any, way: tuple[Any, ...], luck: random.Random) -> None:
    """One value away, doubled, a little more, or another one."""
    for key in way[:-1]:
        data = data[key]
    key, kind = way[-1], luck.randrange(4)
    if kind == 0:
        del data[key]
    elif kind == 1 and isinstance(data, list):
        data.append(data[key])
    elif kind == 2 and isinstance(data[key], int):
        data[key] += luck.choice([-1, 1, 100])
    else:
        data[key] = luck.choice([*VALUES, luck.choice(NAMES)])


@every_mode
def test_a_damaged_snapshot_with_its_digest_is_refused(mode: str) -> None:
    """Unless the damage does not count, such as a number that is also true."""
    luck = random.Random(8)
    for game in games(mode):
        data = game.snapshot()
        for _ in range(12):
            damaged = copy.deepcopy(data)
            damage(damaged, luck.choice(ways(data)), luck)
            found = accepted(kanly.restore, damaged) if damaged != data else None
            assert found is None or "digest" not in damaged


@every_mode
def test_a_damaged_snapshot_without_its_digest_is_refused_or_can_be_played(mode: str) -> None:
    luck = random.Random(9)
    refused = 0
    for game in games(mode):
        data = game.snapshot()
        del data["digest"]
        for _ in range(20):
            damaged = copy.deepcopy(data)
            damage(damaged, luck.choice(ways(data)), luck)
            try:
                found = kanly.restore(json.loads(json.dumps(damaged)))
            except kanly.RecordError:
                refused += 1
            else:
                go_on(found, luck, 10)
    assert refused > 30, TOO_LITTLE
