"""The tools that tune weights: slopes are slopes, wins pull, and the file is the same when written again."""

import tomllib
from pathlib import Path
from random import Random

import numpy as np
import pytest
import weights_book
from judge import by_chance, rows_of, told_well
from tuning_games import COUNT, SIZE, Asked, Table, mind_of, played
from tuning_steps import FREE, Climber, Lesson, chances_of, fitted, gains_of

from kanly.bots.utility.features import NAMES
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver

WEIGHTS = weights_book.weights_of(weights_book.read(), "weights", "solo")
NOVICE = Rules(1, difficulty="novice")


@pytest.mark.parametrize("rules", [Rules(2), Rules(3, ix=True), NOVICE])
def test_a_slope_says_how_the_value_changes_with_a_weight(rules: Rules) -> None:
    g = set_up(rules, chance.seed_bytes(1))
    while len(g.choices) == 1:
        resolver.choose(g, g.choices[0])
    slope, value = Table(mind_of(g.catalog, WEIGHTS), WEIGHTS, 0.05, Random(1)).looked(g, 0)
    for at in (NAMES.index("solari"), NAMES.index("hand"), COUNT + NAMES.index("points")):
        nudged = WEIGHTS.copy()
        nudged[at] += 1e-4
        _, higher = Table(mind_of(g.catalog, nudged), nudged, 0.05, Random(1)).looked(g, 0)
        assert (higher - value) / 1e-4 == pytest.approx(slope[at], abs=0.01)


def test_a_game_is_played_to_its_end_and_the_same_again() -> None:
    game, again = (played(NOVICE, 5, WEIGHTS, 0.05) for _ in range(2))
    assert game.shares.sum() == pytest.approx(1.0)
    assert [asked.taken for asked in game.asked] == [asked.taken for asked in again.asked]
    assert all(asked.position.shape == (4, SIZE) for asked in game.asked)


def question(taken: int) -> Asked:
    """Two choices; the first is better the more the first weight is."""
    slopes = np.zeros((2, SIZE), np.float32)
    slopes[0, 0] = 1.0
    return Asked(0, np.zeros(2), slopes, taken, np.zeros((4, SIZE), np.float32))


@pytest.mark.parametrize(("taken", "gain", "up"), [(0, 1.0, True), (0, -1.0, False), (1, 1.0, False)])
def test_what_went_well_becomes_likelier(taken: int, gain: float, up: bool) -> None:
    climber = Climber(np.zeros(SIZE), 0.05, 0.01)
    climber.learn(Lesson([question(taken)], np.array([gain])), np.random.default_rng(1))
    assert (climber.weights[0] > 0) == up
    assert climber.weights[0] != 0


def test_some_weights_are_set_by_hand_and_stay() -> None:
    climber = Climber(np.zeros(SIZE), 0.05, 0.01)
    climber.step(np.ones(SIZE), np.ones(SIZE))
    assert set(np.array(NAMES * 4)[climber.weights == 0]) == {"cards"}
    assert FREE.sum() == SIZE - 4


def test_what_was_there_already_is_no_gain() -> None:
    assert gains_of([0.25, 0.25, 1.0], 1.0) == pytest.approx([0.75 * 0.95, 0.75, 0.0])


def test_a_critic_learns_who_wins() -> None:
    positions = np.zeros((200, 4, SIZE))
    won = np.zeros((200, 4))
    for row in range(200):
        positions[row, row % 4, 0] = 1.0
        won[row, (row % 4) if row % 10 else (row + 1) % 4] = 1.0
    found = fitted(np.zeros(SIZE), positions, won, np.ones((200, 4)))
    assert chances_of(positions[:1] @ found, np.ones((1, 4)))[0, 0] == pytest.approx(0.9, abs=0.02)


def test_who_wins_is_told_better_than_by_chance() -> None:
    position = np.zeros((4, SIZE), np.float32)
    position[0, 0] = 2.0
    won = np.array([1.0, 0.0, 0.0, 0.0])
    rows = rows_of([([position], won, np.array([1.0, 1.0, 1.0, 0.0]))])
    weights = np.zeros(SIZE)
    assert told_well(weights, rows) == pytest.approx(by_chance(rows)) == pytest.approx(-np.log(3))
    weights[0] = 1.0
    assert told_well(weights, rows) > by_chance(rows)


def test_the_file_says_the_same_after_it_is_written(tmp_path: Path) -> None:
    book = weights_book.read()
    path = tmp_path / "weights.toml"
    weights_book.write(book, "weights", "solo", WEIGHTS, path)
    assert path.read_text(encoding="utf-8") == weights_book.BOOK.read_text(encoding="utf-8")
    assert tomllib.loads(path.read_text(encoding="utf-8")) == weights_book.read()
