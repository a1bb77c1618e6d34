"""Games need no garbage collector: nothing in them forms a ring, so whoever keeps many may let it rest."""

import gc
import json
from collections.abc import Callable

import pytest

import kanly
from kanly import Game, collector_at_rest
from kanly.engine.rollout import Luck, pick

GAMES: dict[str, Callable[[], Game]] = {
    "four": lambda: kanly.new_game(4, seed=5),
    "four with Rise of Ix": lambda: kanly.new_game(4, seed=5, ix=True),
    "two": lambda: kanly.new_game(2, seed=5),
    "solo with Rise of Ix": lambda: kanly.new_game(1, seed=5, ix=True, difficulty="veteran"),
}


def rings_left_by(act: Callable[[], object]) -> list[str]:
    """The types of kanly among what only the garbage collector could remove."""
    with collector_at_rest():
        gc.collect()
        act()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            gc.collect()
            kinds = {type(thing) for thing in gc.garbage}
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.collect()
    return sorted(kind.__name__ for kind in kinds if kind.__module__.partition(".")[0] == "kanly")


def use_all_of(game: Game) -> None:
    """Play it to the end at random, and call whatever a bot or a server calls."""
    luck, kept = Luck(1), []
    while not game.over:
        game.choose(pick([*game.choices], luck))
        if luck.below(40) == 0:
            seat = game.humans[0]
            kept.append([game.clone(), game.clone(reseed=7), game.state.clone()])
            kept.append([game.view(seat), game.events(seat), game.snapshot(), game.record(seat)])
            kept.append([game.knowledge(seat), game.knowledge(seat).sample(3)])
            kept.append([kanly.restore(json.dumps(game.snapshot()))])
            game.take_back()
    assert kept
    kanly.replay(game.record())


@pytest.mark.parametrize("begin", GAMES.values(), ids=GAMES)
def test_nothing_that_a_game_leaves_behind_waits_for_the_collector(begin: Callable[[], Game]) -> None:
    assert rings_left_by(lambda: use_all_of(begin())) == []


def test_a_ring_would_be_noticed() -> None:
    def make_a_ring() -> None:
        game = kanly.new_game(3, seed=1)
        object.__setattr__(game, "_shown", game)

    assert "Game" in rings_left_by(make_a_ring)


def test_the_collector_rests_and_works_again() -> None:
    assert gc.isenabled()
    with collector_at_rest():
        assert not gc.isenabled()
        with collector_at_rest():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_the_collector_works_again_after_an_error() -> None:
    with pytest.raises(ValueError, match="stop"), collector_at_rest():
        raise ValueError("stop")
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with collector_at_rest():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
