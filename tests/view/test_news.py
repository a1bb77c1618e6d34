"""What somebody is told who follows a game: nothing twice, nothing left out, nothing before it is shown."""

from random import Random
from typing import Any

import pytest

from kanly import Game, new_game
from kanly.view.news import BEGINNING, Mark

Told = list[Any]
MODES: list[dict[str, Any]] = [
    {"seats": 4, "ix": True},
    {"seats": 3, "epic": True, "ix": True},
    {"seats": 2},
    {"seats": 1, "ix": True, "difficulty": "expert"},
]


class Reader:
    """Is told whatever is new, whenever something was chosen."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.mark: Mark = BEGINNING
        self.told: Told = []

    def follow(self, game: Game) -> bool:
        """Whether there was anything to tell."""
        found = game.news(self.seat, self.mark)
        if found is None:
            self.told, self.mark = game.news(self.seat, BEGINNING) or ([], BEGINNING)
            return True
        events, self.mark = found
        self.told += events
        return bool(events)


def readers(game: Game) -> list[Reader]:
    return [Reader(seat) for seat in [*game.humans, None]]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_piece_by_piece_everything_is_told_once(mode: dict[str, Any]) -> None:
    game, luck = new_game(seed=7, **mode), Random(1)
    following = readers(game)
    while not game.over:
        game.choose(luck.choice(game.choices))
        for reader in following:
            reader.follow(game)
            assert reader.told == game.events(reader.seat)


def test_where_nothing_is_told_nothing_has_changed_to_the_eye() -> None:
    game, luck = new_game(4, seed=8, ix=True), Random(2)
    following = readers(game)
    views = [game.view(reader.seat) for reader in following]
    quiet = 0
    while not game.over:
        game.choose(luck.choice(game.choices))
        for place, reader in enumerate(following):
            is_told, seen = reader.follow(game), game.view(reader.seat)
            assert is_told or seen == views[place]
            quiet += not is_told
            views[place] = seen
    assert quiet > 50  # players with secrets have thought


def test_after_a_step_back_whoever_was_told_more_begins_anew() -> None:
    game = new_game(4, seed=11)
    me, other = Reader(game.chooser), Reader(None)
    before = game.events(me.seat)
    game.choose("send diplomacy wealth")
    assert me.follow(game)
    assert other.follow(game)
    game.undo()
    assert game.news(me.seat, me.mark) is None
    me.follow(game)
    assert me.told == before == game.events(me.seat)


def test_an_onlooker_sees_nobodys_hand() -> None:
    game = new_game(3, seed=3)
    assert game.view(None)["seat"] is None
    assert not any(
        "hand" in player and isinstance(player["hand"], list) for player in game.view(None)["players"]
    )


@pytest.mark.parametrize("mode", MODES)
def test_what_several_are_told_is_the_same_made_for_all_at_once(mode: dict[str, Any]) -> None:
    game, luck, shared = new_game(seed=9, **mode), Random(9), 0
    marks: dict[int | None, Mark] = dict.fromkeys([*game.humans, None], BEGINNING)
    while not game.over:
        known: dict[Any, Any] = {}
        told = 0
        for seat, mark in marks.items():
            alone, together = game.news(seat, mark), game.news(seat, mark, known)
            assert alone == together
            assert together is not None
            told, marks[seat] = told + len(together[0]), together[1]
        shared += told - len(known)
        game.choose(luck.choice(game.choices))
    assert shared > 0
