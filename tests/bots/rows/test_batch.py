"""Games in lockstep are the games that would be played one at a time."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest

from kanly.bots.rows import layout as places
from kanly.bots.rows.batch import RANDOM, UTILITY, Batch, Beginning
from kanly.bots.rows.layout import ROW, Layout, layout_of
from kanly.bots.rows.observation import row_of
from kanly.bots.rows.settling import settle
from kanly.content.catalog import catalogue
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.play import endgame
from kanly.engine.rollout import Luck
from kanly.engine.state import State

HEAD_BYTES = 2 * places.HEAD
RULES = [Rules(seats=4, ix=True), Rules(seats=2), Rules(seats=1, difficulty="expert")]


@pytest.fixture
def layout() -> Layout:
    return layout_of(catalogue())


class Games:
    """Begins them by turns, and remembers how."""

    def __init__(self, policies: list[int]) -> None:
        self.policies = policies
        self.begun: list[tuple[int, int]] = []  # the kind and the seed of each

    def __call__(self, seed: int) -> Beginning:
        kind = len(self.begun) % len(RULES)
        self.begun.append((kind, seed))
        return Beginning(new(kind, seed), kind, self.policies[: RULES[kind].players])


def new(kind: int, seed: int) -> State:
    return set_up(RULES[kind], chance.seed_bytes(seed))


def split(rows: bytes) -> list[bytes]:
    return [rows[at : at + 2 * ROW] for at in range(0, len(rows), 2 * ROW)]


def head(row: bytes) -> dict[str, int]:
    return dict(zip(places.HEAD_NAMES, struct.unpack(f"<{places.HEAD}H", row[:HEAD_BYTES]), strict=True))


def play(batch: Batch, steps: int, see: Callable[[int, bytes], None], seed: int = 9) -> None:
    """By chance, with a look at every row."""
    luck = Luck(seed)
    for _ in range(steps):
        answers = bytearray()
        for slot, row in enumerate(split(batch.rows())):
            see(slot, row)
            answers.append(luck.below(head(row)["count"]))
        batch.act(bytes(answers))


def test_each_slot_plays_what_would_be_played_alone(layout: Layout) -> None:
    games = Games([0, 0, 0, 0])
    batch = Batch(layout, games, 3, 1)
    seen: list[list[bytes]] = [[], [], []]
    play(batch, 25, lambda slot, row: seen[slot].append(row))
    assert batch.decisions == 75
    luck = Luck(9)
    alone = [new(kind, seed) for kind, seed in games.begun[:3]]
    for step in range(25):
        for slot, g in enumerate(alone):
            assert settle(g, g.round + 99)
            assert row_of(g, layout)[HEAD_BYTES:] == seen[slot][step][HEAD_BYTES:]
            assert head(seen[slot][step])["seat"] == g.chooser
            resolver.choose(g, g.choices[luck.below(len(g.choices))])


def test_the_same_seed_gives_the_same_rows(layout: Layout) -> None:
    assert played_by_chance(layout, 7) == played_by_chance(layout, 7) != played_by_chance(layout, 8)


def played_by_chance(layout: Layout, seed: int) -> list[bytes]:
    rows: list[bytes] = []
    play(Batch(layout, Games([0, RANDOM, 0, RANDOM]), 2, seed), 30, lambda _, row: rows.append(row))
    return rows


def test_whoever_has_one_choice_is_not_asked(layout: Layout) -> None:
    batch = Batch(layout, Games([0, 0, 0, 0]), 3, 2)
    play(batch, 100, lambda _, row: check(head(row)["count"] > 1))


def check(holds: bool) -> None:
    assert holds


def test_rows_are_for_policies_and_all_others_play_inside(layout: Layout) -> None:
    asked: set[tuple[int, int]] = set()
    batch = Batch(layout, Games([3, RANDOM, 1, RANDOM]), 3, 4)
    play(batch, 100, lambda _, row: asked.add((head(row)["seat"], head(row)["policy"])))
    assert asked == {(0, 3), (2, 1)}


def test_a_game_that_ends_is_reported_once_and_another_begins(layout: Layout) -> None:
    games = Games([2, RANDOM, RANDOM, RANDOM])
    ends: list[dict[str, int]] = []
    batch = Batch(layout, games, 2, 5)
    play(batch, 700, lambda _, row: ends.append(head(row)) if head(row)["finished"] else None)
    assert batch.games == len(ends) > 3
    assert len(games.begun) == 2 + batch.games
    for end in ends:
        rules = RULES[end["end_kind"]]
        assert end["end_seats"] == rules.players
        assert sum(end[f"end_won.{seat}"] for seat in range(4)) == places.SHARES
        assert max(end[f"end_points.{seat}"] for seat in range(4)) > 0
        assert 1 <= end["end_round"] <= 10
        played = [2, RANDOM, RANDOM, RANDOM][: rules.players]
        expected = [policy + places.OWN_POLICIES for policy in played] + [0] * (4 - rules.players)
        assert [end[f"end_policy.{seat}"] for seat in range(4)] == expected


def test_the_report_is_that_of_the_game(layout: Layout) -> None:
    g = new(1, 3)
    over = g.clone()
    while not over.over:
        resolver.choose(over, over.choices[0])
    left = [Beginning(over, 4, [0, 0, 0]), Beginning(g, 1, [0, 0, 0])]
    row = head(Batch(layout, lambda seed: left.pop(0), 1, 1).rows())
    assert (row["finished"], row["end_kind"], row["end_round"]) == (1, 4, over.round)
    winners = endgame.winners(over)
    assert [row[f"end_won.{seat}"] for seat in range(3)] == [
        places.SHARES // len(winners) * (seat in winners) for seat in range(3)
    ]
    assert [row[f"end_points.{seat}"] for seat in range(3)] == [him.points() for him in over.players]


def test_the_utility_bot_plays_inside(layout: Layout) -> None:
    """And better than chance: it has more points than whoever plays at random, over some games."""
    policies = [UTILITY, 0, RANDOM, RANDOM]
    points = [0, 0, 0]

    def note(_: int, row: bytes) -> None:
        for seat in range(3):
            points[seat] += head(row)[f"end_points.{seat}"]

    def begin(seed: int) -> Beginning:
        return Beginning(set_up(Rules(seats=3), chance.seed_bytes(seed)), 0, policies[:3])

    batch = Batch(layout, begin, 1, 3)
    while batch.games < 2:
        play(batch, 40, note)
    assert points[0] > max(points[1:])


def test_settling_stops_when_the_round_has_passed() -> None:
    g = new(0, 8)
    first = g.round
    while settle(g, first):
        resolver.choose(g, g.choices[-1])
    assert g.round == first + 1
    assert not g.over
