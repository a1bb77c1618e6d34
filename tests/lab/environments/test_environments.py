"""The environments pass the tests of the libraries they are made for, in every kind of game."""

from __future__ import annotations

import pickle
import random
import struct
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from kanly.bots.rows import layout as places
from kanly.content.errors import RulesError
from kanly.lab.environments import aec, spiel
from kanly.lab.environments.arrays import mask_of, masks_of, parts_of, row_array
from kanly.lab.environments.position import NAME, Position, rules_of
from kanly.lab.environments.single import KanlySeat

TABLES: dict[str, dict[str, Any]] = {
    "4-ix": {"seats": 4, "ix": True},
    "3": {"seats": 3},
    "2-epic": {"seats": 2, "ix": True, "epic": True},
    "solo": {"seats": 1, "difficulty": "expert", "churn": True},
}
tables = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)


# --- PettingZoo


@tables
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_finds_no_fault(options: dict[str, Any]) -> None:
    api_test(aec.env(**options), num_cycles=200)


@tables
def test_pettingzoo_sees_the_same_game_by_the_same_seed(options: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(**options), num_cycles=100)


def played(env: Any, seed: int) -> dict[str, float]:
    """By chance to the end; what each agent got."""
    env.reset(seed=seed)
    luck, total = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else luck.choice(list(legal)))
    return total


@tables
def test_whoever_wins_gets_one_and_several_share_it(options: dict[str, Any]) -> None:
    env = aec.env(**options)
    for seed in (1, 2):
        shares = played(env, seed).values()
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) == pytest.approx(1.0) or options["seats"] == 1  # alone, one may lose to Rivals


def test_an_agent_is_asked_what_the_row_lists_and_nobody_else_may_choose() -> None:
    env = aec.env(seats=3)
    env.reset(seed=4)
    for _ in range(30):
        asked = env.agent_selection
        for agent in env.agents:
            seen = env.observe(agent)
            count = int(seen["action_mask"].sum())
            assert (count > 1) == (agent == asked)
            if agent == asked:
                assert seen["observation"][places.COUNT] == count
                assert f"seat_{seen['observation'][places.SEAT]}" == agent
        env.step(0)


def test_what_an_agent_sees_stays_until_it_is_asked_again() -> None:
    env = aec.env(seats=4, ix=True)
    env.reset(seed=5)
    agent, before = env.agent_selection, env.observe(env.agent_selection)["observation"]
    while env.agent_selection == agent:
        before = env.observe(agent)["observation"]
        env.step(0)
    assert (env.observe(agent)["observation"] == before).all()


def test_an_illegal_choice_ends_the_game_and_costs_one() -> None:
    env = aec.env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(places.CHOICES - 1)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = aec.KanlyAEC(seats=3, ix=True)
    again = pickle.loads(pickle.dumps(env))
    assert again.rules == env.rules
    assert again.metadata["name"] == NAME == f"kanly_v{places.VERSION}"


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RulesError):
        aec.env(seats=5)
    with pytest.raises(RulesError, match="no seat 3"):
        KanlySeat(seat=3, seats=3)
    with pytest.raises(RulesError, match="one bot or 3"):
        KanlySeat(bots=("random", "random"))


def test_the_choices_can_be_read() -> None:
    env = aec.KanlyAEC(render_mode="ansi", seats=3)
    env.reset(seed=2)
    told = env.render()
    assert told is not None
    assert told.splitlines()[0] == f"{env.agent_selection}:"
    assert told.splitlines()[1].startswith("0 ")


# --- Gymnasium


@tables
def test_gymnasium_finds_no_fault(options: dict[str, Any]) -> None:
    check_env(Masked(bots=("random",), **options), skip_render_check=True)


class Masked(KanlySeat):
    """Takes the next choice that is offered where one is not: the checker knows of no masks."""

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        return super().step(int(action) % int(self.observed()["action_mask"].sum()))


@pytest.mark.parametrize("seat", [0, 2, None])
def test_one_seat_plays_against_bots(seat: int | None) -> None:
    env = KanlySeat(seat=seat, bots=("random", "greedy"), seats=3)
    for seed in (1, 2):
        seen, info = env.reset(seed=seed)
        terminated, reward, questions = False, 0.0, 0
        while not terminated:
            assert seen["observation"][places.SEAT] == info["seat"] == env.seat
            seen, reward, terminated, truncated, info = env.step(questions % int(seen["action_mask"].sum()))
            questions += 1
            assert not truncated
        assert questions > 10
        assert reward in (0.0, 0.5, 1.0)
        assert not seen["action_mask"].any()
    env.close()


def test_bots_sit_clockwise_from_the_left() -> None:
    env = KanlySeat(seat=1, bots=("random", "greedy", "utility"))
    env.reset(seed=3)
    assert {seat: spec.name for seat, spec in env.opponents.specs.items()} == {
        2: "random",
        3: "greedy",
        0: "utility",
    }


def test_a_choice_that_is_not_offered_is_refused() -> None:
    env = KanlySeat(bots=("random",), seats=3, render_mode="ansi")
    env.reset(seed=3)
    with pytest.raises(ValueError, match="is none of them"):
        env.step(places.CHOICES - 1)
    assert env.render().startswith("0 ")


# --- OpenSpiel


@tables
def test_openspiel_finds_no_fault(options: dict[str, Any]) -> None:
    game = pyspiel.load_game(spiel.SHORT_NAME, {**options, "deals": 64})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_a_game_again_that_was_written_down() -> None:
    game = pyspiel.load_game(spiel.SHORT_NAME, {"seats": 3, "deals": 8})
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(20):
        state.apply_action(state.legal_actions()[-1])
    again = game.deserialize_state(state.serialize())
    assert again.observation_tensor(0) == state.observation_tensor(0)
    assert str(again) == str(state)


def test_openspiel_players_see_rows() -> None:
    game = pyspiel.load_game(spiel.SHORT_NAME, {"seats": 2, "ix": True})
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == spiel.DEALS
    state.apply_action(7)
    position = Position.begin(rules_of({"seats": 2, "ix": True}), 7)
    seat = state.current_player()
    assert seat == position.seat
    assert state.observation_tensor(seat) == list(map(float, row_array(position.seen[seat])))
    assert state.action_to_string(seat, 0).startswith("0 ")
    copied = state.clone()
    copied.apply_action(0)
    assert state.observation_tensor(seat) == list(map(float, row_array(position.seen[seat])))


# --- arrays


def test_rows_come_apart_into_their_parts() -> None:
    position = Position.begin(rules_of({"seats": 3}), 1)
    row = position.seen[position.seat]
    parts = parts_of(row_array(row))
    numbers = struct.unpack(f"<{places.ROW}H", row)
    assert tuple(parts.head) == numbers[: places.HEAD]
    assert tuple(parts.ids) == numbers[places.IDS_AT : places.NUMBERS_AT]
    assert tuple(parts.numbers) == numbers[places.NUMBERS_AT : places.CHOICES_AT]
    assert parts.choices.shape == (places.CHOICES, places.PARTS)
    two = parts_of(row_array(row + row))
    assert two.choices.shape == (2, places.CHOICES, places.PARTS)
    assert (masks_of(row_array(row + row)) == mask_of(position.count)).all()
