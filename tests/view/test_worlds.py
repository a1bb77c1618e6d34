"""The worlds that `game.knowledge(seat)` draws: whole games, and nothing of the true one in them."""

import pickle
import random

import pytest
from properties.worlds import everything
from random_play import played

import kanly


def in_the_middle(seed: int = 3, choices: int = 60) -> kanly.Game:
    return played(4, seed, choices, ix=True)


def world_of(game: kanly.Game, seed: int = 1) -> kanly.Game:
    return game.knowledge(game.chooser or 0).sample(seed)


def test_a_world_looks_to_its_seat_like_the_game() -> None:
    for choices in range(0, 120, 7):
        game = in_the_middle(4, choices)
        for seat in range(4):
            world = game.knowledge(seat).sample(choices)
            assert world.view(seat) == game.view(seat)
            assert world.scores == [
                player["resources"]["victory_points"] for player in game.view(seat)["players"]
            ]
            assert (world.round, world.leaders, world.rules) == (game.round, game.leaders, game.rules)
        assert world_of(game).choices == game.choices


def test_a_world_is_played_on_like_any_game() -> None:
    world, luck = world_of(in_the_middle()), random.Random(1)
    seat, start = world.chooser or 0, world.digest()
    events = world.events(seat)
    assert events == []
    for _ in range(30):
        world.choose(luck.choice(world.choices))
    assert len(world.events(seat)) > 30
    assert [world.view(other)["seat"] for other in range(4)] == [0, 1, 2, 3]
    copy = pickle.loads(pickle.dumps(world))
    assert (copy.digest(), copy.choices) == (world.digest(), world.choices)
    world.take_back(30)
    assert world.digest() == start
    while not copy.over:
        copy.choose(luck.choice(copy.choices))
    assert copy.winners


def test_choosing_in_a_world_never_touches_the_game() -> None:
    game, luck = in_the_middle(), random.Random(2)
    before = everything(game.state), game.record(), [game.events(seat) for seat in range(4)]
    known = game.knowledge(game.chooser or 0)
    other = known.sample(9)
    untouched = everything(other.state)
    for seed in range(4):
        world = known.sample(seed)
        for _ in range(60):
            world.choose(luck.choice(world.choices))
        world.state.choices.clear()
        world.state.row.clear()
    assert (everything(game.state), game.record(), [game.events(seat) for seat in range(4)]) == before
    assert everything(other.state) == untouched == everything(known.sample(9).state)


def test_a_world_can_be_drawn_without_history() -> None:
    game = in_the_middle()
    world = game.knowledge(0).sample(1, keep_history=False)
    world.choose(world.choices[0])
    assert world.events(0) == []
    assert not any(world.can_undo(seat) for seat in range(4))


def test_worlds_differ_where_the_seat_cannot_see() -> None:
    game = in_the_middle()
    known = game.knowledge(game.chooser or 0)
    assert len({known.sample(seed).digest() for seed in range(8)}) == 8
    assert game.digest() not in {known.sample(seed).digest() for seed in range(50)}


def test_a_world_tells_nothing_that_came_before_it() -> None:
    """The choices of others, which may be secret, are not in its record; nor can they be taken back."""
    world = world_of(in_the_middle())
    assert world.reasons == []
    with pytest.raises(kanly.CannotUndo):
        world.take_back()
    assert [line for line in world.record().splitlines() if line[0] not in "[=~"] == []


def test_knowledge_that_was_used_can_be_sent_elsewhere() -> None:
    game = in_the_middle()
    known = game.knowledge(game.chooser or 0)
    world = known.sample(3)
    again = pickle.loads(pickle.dumps(known))
    assert again.sample(3).digest() == world.digest()
