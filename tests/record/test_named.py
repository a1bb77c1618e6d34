"""What naming an effect has said is in the record, as if it had been asked."""

from __future__ import annotations

import random

import pytest
from properties.modes import MODES

import kanly

WEALTH = "['@wealth/space/0', s['stack'][-1][1], '@wealth', 0, 'wanted']"


def named(mode: str, seed: int) -> kanly.Game:
    """Just after an effect was named that its owner could have left, and that asks further."""
    game, luck = kanly.new_game(seed=seed, **MODES[mode]), random.Random(seed)
    while not game.over:
        naming = [choice for choice in game.choices if str(choice).startswith("resolve ")]
        game.choose(luck.choice(naming or game.choices))
        if not game.over and game.state.stack[-1].wanted:
            return game
    raise AssertionError("nothing was named")


def test_a_yes_that_was_not_asked_for_is_marked() -> None:
    game, luck = kanly.new_game(4, seed=2, ix=True), random.Random(2)
    while not game.over:
        game.choose(luck.choice(game.choices))
    lines = game.record().splitlines()
    said = [i for i, line in enumerate(lines) if line.startswith("~") and line.endswith(" pay")]
    assert said
    assert {lines[i - 1].split()[1] for i in said} <= {"resolve", "choose"}


@pytest.mark.parametrize("seed", range(4))
def test_a_record_that_ends_at_a_wanted_effect_asks_what_was_asked(seed: int) -> None:
    game = named("ix-4", seed)
    again = kanly.replay(game.record())
    assert again.choices == game.choices
    assert again.digest() == game.digest()
    assert "decline" not in [str(choice) for choice in again.choices]


@pytest.mark.parametrize("seed", range(4))
def test_a_snapshot_at_a_wanted_effect_asks_what_was_asked(seed: int) -> None:
    game = named("ix-4", seed)
    again = kanly.restore(game.snapshot())
    assert again.choices == game.choices
    assert again.digest() == game.digest()


def test_an_earlier_record_that_ends_there_is_read() -> None:
    """It knew nothing of wanted effects, and so its digest is another one."""
    game = named("ix-4", 1)
    data = game.snapshot()
    plain = data["state"]["stack"][-1]
    assert plain.pop() == "wanted"
    del data["digest"]
    former = kanly.restore(data).digest()
    assert former != game.digest()
    lines = game.record().splitlines()
    assert kanly.replay("\n".join([*lines[:-1], f"= {former}", ""])).digest() == game.digest()


def test_an_earlier_record_may_decline_what_it_named() -> None:
    """Where it was asked for once more."""
    game = named("ix-4", 1)
    lines = game.record().splitlines()[:-1]
    later = kanly.replay("\n".join([*lines, f"{game.chooser} decline", ""]))
    assert not later.state.stack[-1].wanted


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("s['stack'][-1][4] = 1", "a fifth if it is wanted"),
        ("s['stack'][0].append('wanted')", "only what is being asked can be wanted"),
        ("s['bag'].append([*s['stack'][-1]])", "only what is being asked|cannot wait"),
        (f"s['stack'][-1] = {WEALTH}", "nobody can choose to have this"),
    ],
)
def test_nothing_else_can_be_wanted(change: str, complaint: str) -> None:
    data = named("ix-4", 1).snapshot()
    del data["digest"]
    exec(change, {"s": data["state"]})
    with pytest.raises(kanly.RecordError, match=complaint):
        kanly.restore(data)


@pytest.mark.parametrize("seed", range(3))
def test_others_do_not_read_what_somebody_declined(seed: int) -> None:
    """With another card in hand the same effect would be left without a question."""
    game, luck = kanly.new_game(4, seed=seed, ix=True), random.Random(seed)
    declined = 0
    while not game.over:
        seat, is_no = game.chooser, [choice for choice in game.choices if str(choice) == "decline"]
        begun = game.record().splitlines()[-2].startswith(f"~{seat} resolve ")
        game.choose(is_no[0] if is_no else luck.choice(game.choices))
        if is_no and begun and seat is not None:
            declined += 1
            other = next(each for each in game.humans if each != seat)
            assert f"{seat} decline" in game.record(seat).splitlines()[-6:]
            assert f"{seat} decline" not in game.record(other).splitlines()[-2:]
        if declined == 5:
            return
    raise AssertionError("too little was declined")
