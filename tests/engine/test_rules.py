"""The game knows its rules: one frozen value, shared by every clone of a state."""

import subprocess
import sys
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

import kanly
from kanly.content.rules import DIFFICULTIES, Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.soundness.position import faults

MODES: list[dict[str, Any]] = [
    {"seats": 3},
    {"seats": 4, "ix": True},
    {"seats": 4, "ix": True, "epic": True},
    {"seats": 2, "ix": True},
    *({"seats": 1, "difficulty": name, "churn": True, "brutal": True} for name in DIFFICULTIES),
    {"seats": 1, "difficulty": "expert", "ix": True, "epic": True},
]


def test_rules_cannot_be_changed() -> None:
    rules = Rules(3, ix=True)
    with pytest.raises(FrozenInstanceError):
        setattr(rules, "target", 12)  # noqa: B010


def test_a_clone_has_the_same_rules() -> None:
    g = set_up(Rules(1, difficulty="veteran", ix=True), chance.seed_bytes(3))
    assert g.clone().rules is g.rules


def test_rules_name_the_sets_however_they_are_asked_for() -> None:
    assert Rules(sets=("ix", "base")) == Rules(ix=True)
    assert Rules(sets=("fan", "ix")).sets == ("base", "ix", "fan")
    assert Rules().sets == ("base",)


def test_a_difficulty_brings_its_numbers_only_to_solo_games() -> None:
    assert replace(Rules(1, difficulty="expert_plus"), churn=True).swordmaster_closed
    hagal = Rules(2)
    assert (hagal.mentat_price, hagal.swordmaster_round, hagal.swordmaster_closed) == (0, 0, False)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_game_that_is_saved_comes_back_with_its_rules(mode: dict[str, Any]) -> None:
    game = kanly.new_game(**mode, seed=5)
    for again in (kanly.restore(game.snapshot()), kanly.replay(game.record()), game.clone()):
        assert again.state.rules == game.state.rules
        assert again.state.rules.board == game.state.rules.board


def test_a_card_of_another_set_is_one_too_many() -> None:
    """The sets of a game are known, so nothing is concluded from the cards that lie about."""
    g = set_up(Rules(3), chance.seed_bytes(3))
    assert faults(g) == []
    g.imperium_deck.append(g.catalog.number["appropriate"])
    assert faults(g) == [("imperium_deck", "appropriate is there 1 times instead of 0")]


def test_rules_come_back_from_a_pickle_by_themselves() -> None:
    """In a process that has imported nothing else, as those that play games side by side."""
    program = (
        "import pickle\n"
        "from kanly.content.rules import Rules\n"
        "rules = Rules(1, difficulty='expert', ix=True, brutal=True, board=5)\n"
        "again = pickle.loads(pickle.dumps(rules))\n"
        "assert (again, again.board, again.target) == (rules, 5, rules.target)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
