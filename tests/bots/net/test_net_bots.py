"""The net and what it foresees, asked as all bots are."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import kanly
from kanly.bots import registry
from kanly.bots.bot import Answer, BotError, asked
from kanly.bots.net.chances import chances
from kanly.bots.net.oracle import Foresight, Means
from kanly.bots.net.pace import FEW, MANY
from kanly.bots.net.playing_on import PlayingOn
from kanly.bots.net.shipped import FILE, FOLDER, net_for
from kanly.bots.net.thinking import softmax
from kanly.bots.rows.observation import row_of
from kanly.engine.machine import resolver

if TYPE_CHECKING:
    from kanly.bots.net.thinking import Net, Thoughts


def at_a_question(seats: int = 4, seed: int = 5, **rules: str | bool) -> kanly.Game:
    """With much to choose from."""
    game = kanly.new_game(seats, seed=seed, ix=True, **rules)  # type: ignore[arg-type]
    while len(game.choices) < 8:
        game.choose(game.choices[0])
    return game


def answer(bot: str, game: kanly.Game, luck: int = 3) -> Answer:
    return asked(registry.make(registry.read(bot)), game.knowledge(game.state.chooser, luck=luck))


@pytest.mark.parametrize("bot", ["net", "oracle:effort=8"])
@pytest.mark.parametrize(("seats", "at_table"), [(4, 4), (3, 3), (2, 3)])
def test_every_seat_is_told_its_chance(bot: str, seats: int, at_table: int) -> None:
    given = answer(bot, at_a_question(seats))
    assert len(given.chances) == at_table
    assert sum(given.chances) == pytest.approx(1)
    assert all(0 <= each <= 1 for each in given.chances)


def test_the_same_luck_foresees_the_same() -> None:
    game = at_a_question(1, difficulty="expert")
    assert answer("oracle:effort=24", game) == answer("oracle:effort=24", game)


def test_effort_is_shared_among_ever_fewer_choices() -> None:
    game = at_a_question()
    thinking = Foresight(game.knowledge(game.state.chooser, luck=2), Means(effort=48))
    left = [0, 1, 2, 3]
    best = thinking.halved(left, [0.25] * 4)
    assert best in left
    assert sorted(thinking.played.values()) == [6, 6, 18, 18]
    assert thinking.playing.answers > sum(thinking.played.values())


class SlowNet:
    """Takes its time by a clock of its own: so long for all rows together, and so long for each."""

    def __init__(self, net: Net, together: float, each: float) -> None:
        self.net, self.together, self.each = net, together, each
        self.layout = net.layout
        self.now = 0.0
        self.most = 0  # rows at once

    def think(self, rows: list[bytes]) -> Thoughts:
        self.now += self.together + self.each * len(rows)
        self.most = max(self.most, len(rows))
        return self.net.think(rows)


def with_slow_net(seconds: float, slower: float = 1) -> tuple[Foresight, SlowNet]:
    game = at_a_question()
    slow = SlowNet(net_for(game.state.catalog), 0.0003 * slower, 0.0001 * slower)
    thinking = Foresight(
        game.knowledge(game.state.chooser, luck=2), Means(effort=1, seconds=seconds), clock=lambda: slow.now
    )
    thinking.playing.net = slow  # type: ignore[assignment]
    return thinking, slow


@pytest.mark.parametrize("compared", [2, 5, 8])
@pytest.mark.parametrize("slower", [1, 3])
@pytest.mark.parametrize("seconds", [0.02, 0.05, 0.5])
def test_it_keeps_its_time_whatever_the_net_takes(seconds: float, slower: float, compared: int) -> None:
    thinking, slow = with_slow_net(seconds, slower)
    thinking.halved(list(range(compared)), [0.1] * compared)
    assert 0.75 * seconds < slow.now <= 1.01 * seconds
    assert set(thinking.played) == set(range(compared))


def test_with_much_time_many_games_are_played_on_together() -> None:
    thinking, slow = with_slow_net(seconds=2)
    thinking.halved([0, 1, 2, 3], [0.25] * 4)
    assert slow.most == MANY
    assert max(thinking.played.values()) > 10 * MANY // 4


def test_without_any_time_each_is_still_tried() -> None:
    thinking, slow = with_slow_net(seconds=1e-9)
    assert thinking.halved([0, 1, 2, 3], [0.4, 0.3, 0.2, 0.1]) in range(4)
    assert thinking.played == dict.fromkeys(range(4), FEW // 4)


def test_what_is_liked_is_drawn_as_often_as_it_is_liked() -> None:
    game = at_a_question()
    net = net_for(game.state.catalog)
    playing = PlayingOn(net, seed=1, temperature=1)
    drawn = playing.drawn(playing.thoughts([game.state] * 1000))
    liking = softmax(playing.thoughts([game.state]).of(0))
    seen = np.bincount(drawn, minlength=len(liking)) / len(drawn)
    assert seen == pytest.approx(liking, abs=0.05)


def test_chances_are_those_of_seats_as_the_game_counts_them() -> None:
    """The net counts from the seat that is asked."""
    game = at_a_question()
    g = game.state
    net = net_for(g.catalog)
    seen = net.think([row_of(g, net.layout)]).chances[0]
    assert chances(g) == pytest.approx([seen[(seat - g.chooser) % 4] for seat in range(4)])


def test_of_a_game_that_is_over_it_is_what_was_won() -> None:
    g = kanly.new_game(2, seed=4).state
    while not g.over:
        resolver.choose(g, g.choices[0])
    assert sum(chances(g)) == 1
    assert chances(g)[2] == 0  # House Hagal


def test_many_rows_are_judged_as_each_of_them_alone() -> None:
    states = [at_a_question(seats, seed).state for seats in (4, 3, 2) for seed in (1, 2)]
    net = net_for(states[0].catalog)
    together = net.think([row_of(g, net.layout) for g in states])
    for place, g in enumerate(states):
        alone = net.think([row_of(g, net.layout)])
        assert together.of(place) == pytest.approx(alone.of(0), abs=1e-3)
        assert together.chances[place] == pytest.approx(alone.chances[0], abs=1e-5)


@pytest.mark.parametrize("seat", range(3))
def test_it_beats_those_that_move_at_random(seat: int) -> None:
    game, luck = kanly.new_game(3, seed=70 + seat, ix=True), Random(seat)
    while not game.over:
        own = game.state.chooser == seat
        game.choose(answer("net", game).choice if own else luck.choice(game.choices))
    assert game.winners == [seat]


# --- nets of your own


def test_a_net_of_your_own_is_played_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.npz").write_bytes(files("kanly.bots.net").joinpath(FILE).read_bytes())
    monkeypatch.setenv(FOLDER, str(tmp_path))
    game = at_a_question()
    for ours, own in (("net", "net:player=mine"), ("oracle:effort=4", "oracle:effort=4:player=mine")):
        answers = [
            asked(registry.make(registry.read(bot)), game.knowledge(game.state.chooser, luck=3))
            for bot in (ours, own)
        ]
        assert answers[0] == answers[1]


def test_whoever_names_a_net_names_no_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server makes the bots that strangers ask for."""
    (tmp_path / "nets").mkdir()
    (tmp_path / "secret.npz").write_bytes(b"")
    with pytest.raises(BotError, match="there is no net 'mine' in the folder that KANLY_BOT_NETS names"):
        registry.checked("net:player=mine")
    monkeypatch.setenv(FOLDER, str(tmp_path / "nets"))
    for name in ("../secret", str(tmp_path / "secret"), "secret"):
        with pytest.raises(BotError, match="there is no net"):
            registry.checked(f"oracle:player={name}")
