"""Taking choices back although others have chosen or cards were shown: the table agreed."""

import random
from typing import Any

import pytest
from properties.worlds import everything

import kanly

MODES: list[dict[str, Any]] = [
    {"seats": 4},
    {"seats": 3, "ix": True, "epic": True},
    {"seats": 2, "ix": True},
    {"seats": 1, "difficulty": "novice", "ix": True},
]
CHOICES = 100


def told(game: kanly.Game) -> Any:
    """All that can be seen of a game, and its state."""
    seen = [(game.view(seat), game.events(seat), game.can_undo(seat)) for seat in game.humans]
    return seen, game.digest(), game.record(), game.reasons, game.choices, everything(game.state)


def followed(game: kanly.Game, luck: random.Random, choices: int) -> list[Any]:
    """What was told before each choice."""
    found: list[Any] = []
    while len(found) < choices and not game.over:
        found.append(told(game))
        game.choose(luck.choice(game.choices))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_every_choice_can_be_taken_back_to_the_start(mode: dict[str, Any]) -> None:
    game = kanly.new_game(seed=5, **mode)
    before = followed(game, random.Random(5), CHOICES)
    while before:
        game.take_back()
        assert told(game) == before.pop()
    with pytest.raises(kanly.CannotUndo, match="nothing to take back"):
        game.take_back()


@pytest.mark.parametrize("mode", MODES)
def test_many_choices_can_be_taken_back_at_once(mode: dict[str, Any]) -> None:
    game = kanly.new_game(seed=6, **mode)
    before = followed(game, random.Random(6), CHOICES)
    game.take_back(40)
    assert told(game) == before[-40]
    game.choose(game.choices[0])
    game.take_back(len(before) - 40 + 1)
    assert told(game) == before[0]


def test_more_than_was_chosen_cannot_be_taken_back() -> None:
    game = kanly.new_game(seed=5)
    followed(game, random.Random(5), 3)
    now = told(game)
    for count in (4, 100):
        with pytest.raises(kanly.CannotUndo, match="only 3 choices"):
            game.take_back(count)
    for none in (0, -1):
        with pytest.raises(ValueError, match="at least one"):
            game.take_back(none)
    assert told(game) == now


def test_a_game_that_was_replayed_goes_back_to_its_start() -> None:
    game = kanly.new_game(seed=5, ix=True)
    start = game.digest()
    followed(game, random.Random(5), CHOICES)
    again = kanly.replay(game.record())
    again.take_back(CHOICES)
    assert (again.digest(), again.record()) == (start, kanly.new_game(seed=5, ix=True).record())


def test_a_game_that_was_restored_goes_back_to_its_snapshot() -> None:
    game = kanly.new_game(seed=5, ix=True)
    followed(game, random.Random(5), CHOICES)
    again = kanly.restore(game.snapshot())
    followed(again, random.Random(6), 20)
    again.take_back(20)
    assert again.digest() == game.digest()
    with pytest.raises(kanly.CannotUndo):
        again.take_back()


def test_without_history_the_table_may_go_back_as_well() -> None:
    game = kanly.new_game(seed=5, keep_history=False)
    start = told(game)
    followed(game, random.Random(5), 30)
    game.take_back(30)
    assert told(game) == start


def test_going_back_leaves_copies_alone() -> None:
    game = kanly.new_game(seed=5)
    followed(game, random.Random(5), 60)
    copy, now = game.clone(), told(game)
    copy.take_back(20)
    copy.choose(copy.choices[-1])
    assert told(game) == now
    while any(copy.can_undo(seat) for seat in range(4)):
        copy.undo()
    assert told(game) == now


def test_what_was_free_to_take_back_is_free_again() -> None:
    """The end of a turn was taken back with everybody's consent, what came before it is one's own."""
    game = kanly.new_game(seed=5)
    luck, found = random.Random(5), 0
    for _ in range(CHOICES):
        seat = game.chooser or 0
        game.choose(luck.choice(game.choices))
        is_free = game.can_undo(seat)
        copy = game.clone()
        copy.choose(luck.choice(copy.choices))
        copy.take_back()
        assert copy.can_undo(seat) == is_free
        found += is_free
    assert found > 20


def test_a_replayed_game_shows_everybody_the_same_reasons() -> None:
    """Also to those who see the position in which a player with secrets began to think."""
    game = kanly.new_game(2, seed=5, ix=True)
    luck = random.Random(5)
    for _ in range(CHOICES):
        game.choose(luck.choice(game.choices))
        again = kanly.replay(game.record())
        assert [again.view(seat) for seat in game.humans] == [game.view(seat) for seat in game.humans]
