"""The Endgame: its cards, the winner, and the tie-breaks."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, Table, table

from kanly.engine.play import endgame
from kanly.engine.state import State
from kanly.view.view import view_for

LAST_ROUND = {"conflict_deck": ""}


def ending(**seats: Any) -> list[Seat]:
    """The last round is over; somebody may play Endgame cards, or the game has ended."""
    made = list(table(board=LAST_ROUND, **seats))
    finish_round(made[0].table)
    return made


def finish_round(played: Table) -> None:
    if any(player.intrigues for player in played.state.players):
        played.play_on("pass")
    else:
        played.play_to_end()


def ended(*seats: dict[str, Any]) -> State:
    """A game of three that ends with these belongings."""
    first, *_ = ending(**{f"seat{i}": given for i, given in enumerate(seats)})
    assert first.table.state.over
    return first.table.state


def winners(*seats: dict[str, Any]) -> list[int]:
    return endgame.winners(ended(*seats))


@ruling("BASE-012")
@pytest.mark.parametrize("order", ["plans tiebreaker", "tiebreaker plans", "plans", "tiebreaker", ""])
def test_endgame_cards_in_any_number_and_order(order: str) -> None:
    """Rulebook, end of the game: none, one or all of them, each resolved in full."""
    texts = {"plans": "play plans_within_plans 0", "tiebreaker": "play tiebreaker 1"}
    tracks = {"emperor": 3, "spacing_guild": 3, "fremen": 3}
    me, *_ = ending(me={"intrigues": "plans_within_plans tiebreaker", **tracks}, left={}, right={})
    for name in order.split():
        me.does(texts[name])
    if me.is_asked():
        me.passes()
    me.waits()
    me.table.play_to_end()
    assert me.points == ("plans" in order)
    assert me.spice == (10 if "tiebreaker" in order else 0)


@ruling("BASE-012")
def test_only_endgame_cards_are_played_then() -> None:
    """Rulebook, end of the game: Plot and Combat cards have had their time."""
    me, *_ = ending(me={"intrigues": "windfall tiebreaker ambush"}, left={}, right={})
    assert me.options == ["play tiebreaker 1", "pass"]


@ruling("BASE-012")
def test_every_player_plays_endgame_cards() -> None:
    """Rulebook, end of the game: nobody is kept from it because another has passed."""
    tracks = {"emperor": 3, "spacing_guild": 3, "fremen": 3, "bene_gesserit": 3}
    me, left, right = ending(
        me={"intrigues": "tiebreaker"},
        left={"intrigues": "plans_within_plans", **tracks},
        right={"intrigues": "tiebreaker"},
    )
    me.passes()
    left.does("play plans_within_plans 1")
    right.waits()
    right.does("play tiebreaker 1")
    me.table.play_to_end()
    assert (me.spice, me.intrigues) == (0, "tiebreaker")
    assert (left.points, right.spice) == (2, 10)


@ruling("BASE-013")
def test_most_victory_points_win() -> None:
    """Rulebook, end of the game: whoever has most, not whoever set off the end."""
    assert winners({"victory_points": 11}, {"victory_points": 12}, {"victory_points": 9, "spice": 9}) == [1]


@ruling("BASE-013")
def test_endgame_points_count() -> None:
    """Rulebook, end of the game: the points are compared after the Endgame cards."""
    tracks = {"emperor": 3, "spacing_guild": 3, "fremen": 3, "bene_gesserit": 3}
    me, left, _ = ending(
        me={"victory_points": 11},
        left={"victory_points": 10, "intrigues": "plans_within_plans", **tracks},
        right={},
    )
    left.does("play plans_within_plans 1")
    left.table.play_to_end()
    assert endgame.winners(left.table.state) == [left.seat]


@ruling("BASE-014")
def test_first_tie_break_is_spice() -> None:
    """Rulebook, end of the game: more spice; what the later tie-breaks say is not asked."""
    even = {"victory_points": 11}
    assert winners({**even, "spice": 3, "solari": 9, "water": 9}, {**even, "spice": 5}, {"spice": 9}) == [1]


@ruling("BASE-014")
def test_spice_of_tiebreaker_breaks_the_tie() -> None:
    """Rulebook, end of the game: the spice held when the cards have been played."""
    me, left, _ = ending(
        me={"victory_points": 11, "spice": 5},
        left={"victory_points": 11, "intrigues": "tiebreaker"},
        right={},
    )
    left.does("play tiebreaker 1")
    left.table.play_to_end()
    assert endgame.winners(left.table.state) == [left.seat]


@ruling("BASE-015")
def test_second_tie_break_is_solari() -> None:
    """Rulebook, end of the game: more Solari."""
    even = {"victory_points": 11, "spice": 2}
    assert winners({**even, "solari": 6}, {**even, "solari": 2, "water": 5, "garrison": 9}, {}) == [0]


@ruling("BASE-016")
def test_third_tie_break_is_water() -> None:
    """Rulebook, end of the game: more water."""
    even = {"victory_points": 11, "spice": 2, "solari": 3}
    assert winners({**even, "water": 0, "garrison": 9}, {**even, "water": 1}, {}) == [1]


@ruling("BASE-017")
def test_fourth_tie_break_is_the_garrison() -> None:
    """Rulebook, end of the game: more troops in the garrison."""
    even = {"victory_points": 11, "spice": 2, "solari": 3, "water": 1}
    mine, theirs = {**even, "garrison": 4}, {**even, "garrison": 3}
    assert winners(mine, theirs, {}) == [0]
    assert winners(theirs, mine, {}) == [1]


@ruling("BASE-017")
def test_no_other_pieces_count_as_troops_of_the_garrison() -> None:
    """Rulebook, end of the game: neither dreadnoughts there nor Negotiators on the Ix board."""
    even = {"victory_points": 11, "spice": 2, "solari": 3, "water": 1}
    me, *_ = table(
        board=LAST_ROUND,
        ix=True,
        me={**even, "garrison": 4},
        left={**even, "garrison": 3, "garrison_dreadnoughts": 2, "negotiators": 3},
        right={},
    )
    me.table.play_to_end()
    assert endgame.winners(me.table.state) == [me.seat]


@ruling("BASE-018")
def test_a_full_tie_is_a_shared_victory() -> None:
    """Rulebook, end of the game: nothing separates them, so they win together."""
    even = {"victory_points": 11, "spice": 2, "solari": 3, "water": 1, "garrison": 4}
    assert winners(even, even, {"victory_points": 10, "spice": 9}) == [0, 1]


def test_places_are_told_apart_by_the_same_tie_breaks() -> None:
    even = {"victory_points": 11, "spice": 2, "solari": 3}
    assert endgame.places(ended({**even, "solari": 2}, {"victory_points": 9}, even)) == [2, 3, 1]
    assert endgame.places(ended({"victory_points": 10}, even, even)) == [3, 1, 1]


@ruling("FAQ-139")
@pytest.mark.parametrize(
    ("tracks", "points"), [((3, 3, 3, 2), 1), ((3, 3, 3, 3), 2), ((6, 4, 3, 0), 1), ((6, 6, 2, 2), 0)]
)
def test_plans_within_plans_counts_tracks_at_three(tracks: tuple[int, ...], points: int) -> None:
    """FAQ, Plans Within Plans: three tracks give a point, four give two; 2 Influence is one space too low."""
    names = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    held = dict(zip(names, tracks, strict=True))
    me, *_ = ending(me={"intrigues": "plans_within_plans", **held}, left={}, right={})
    assert me.may("play plans_within_plans 0") == (points > 0)
    assert me.may("play plans_within_plans 1") == (points > 1)
    if points:
        me.does(f"play plans_within_plans {points - 1}")
    assert me.points == points


@ruling("FAQ-139")
def test_a_track_has_six_spaces_and_three_comes_after_the_first_point() -> None:
    """FAQ, Plans Within Plans: the point of a track is at 2, the next space is 3, and the last one 6."""
    me, *_ = table(
        me={"intrigues": "know_their_ways " * 7}, left={}, right={}, board={"alliances": {"fremen": 1}}
    )
    seen = []
    for _ in range(7):
        me.plays("know_their_ways")
        seen.append((me.fremen, me.points))
    assert seen == [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (6, 2)]


@ruling("FAQ-139")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 6), (6, 6)])
def test_two_steps_do_not_leave_the_track(before: int, after: int) -> None:
    """FAQ, Plans Within Plans: a step beyond the sixth space is lost."""
    me, *_ = table(me={"hand": "power_play", "fremen": before}, left={}, right={})
    me.sends("power_play", "stillsuits")
    assert me.fremen == after


FLOW = "the_spice_must_flow"


@ruling("FAQ-140", "FAQ-141", "FAQ-142")
@pytest.mark.parametrize(
    ("mine", "theirs", "others", "points"),
    [(3, 1, 0, 2), (3, 2, 2, 2), (2, 2, 0, 1), (2, 3, 0, 1), (1, 0, 0, 1), (1, 1, 0, 0), (0, 0, 0, 0)],
)
def test_corner_the_market(mine: int, theirs: int, others: int, points: int) -> None:
    """FAQ, Corner the Market: a point for two copies, another for strictly more than anybody else."""
    me, *_ = ending(
        me={"intrigues": "corner_the_market", "discard": " ".join([FLOW] * mine)},
        left={"discard": " ".join([FLOW] * theirs)},
        right={"discard": " ".join([FLOW] * others)},
    )
    me.plays("corner_the_market")
    assert me.points == points


@ruling("FAQ-140")
@pytest.mark.parametrize(
    ("deck", "discard", "other_deck", "other_discard", "points"),
    [(2, 1, 0, 2, 2), (0, 2, 2, 0, 1), (1, 1, 0, 0, 2), (1, 1, 1, 2, 1)],
)
def test_corner_the_market_counts_deck_and_discard_pile(
    deck: int, discard: int, other_deck: int, other_discard: int, points: int
) -> None:
    """FAQ, Corner the Market: every copy in deck and discard pile, of every player."""
    me, *_ = ending(
        me={
            "intrigues": "corner_the_market",
            "deck": " ".join([FLOW] * deck),
            "discard": " ".join([FLOW] * discard),
        },
        left={"deck": " ".join([FLOW] * other_deck), "discard": " ".join([FLOW] * other_discard)},
        right={},
    )
    me.plays("corner_the_market")
    assert me.points == points


@ruling("FAQ-140")
def test_corner_the_market_counts_copies_kept_in_hand() -> None:
    """FAQ, Corner the Market: a copy drawn after the Reveal turn is as good as one in the deck."""
    me, left, _ = ending(
        me={"intrigues": "corner_the_market", "discard": f"{FLOW} {FLOW}"},
        left={"revealed": True, "hand": FLOW, "discard": FLOW},
        right={},
    )
    assert left.hand == FLOW
    me.plays("corner_the_market")
    assert me.points == 1


@ruling("FAQ-140")
def test_everybody_can_count_the_copies() -> None:
    """FAQ, Corner the Market: the numbers are announced, so nobody is told less than they are."""
    me, left, right = ending(
        me={"intrigues": "corner_the_market", "deck": FLOW, "discard": f"{FLOW} {FLOW}"},
        left={"deck": FLOW},
        right={},
    )
    me.plays("corner_the_market")
    for watcher in (me, left, right, None):
        assert [copies_told(watcher, of) for of in (me, left, right)] == [3, 1, 0]
    assert me.points == 2


def copies_told(watcher: Seat | None, of: Seat) -> int:
    """Of The Spice Must Flow, among all that a seat is told of another; None: an onlooker."""
    seat = None if watcher is None else watcher.seat
    told = view_for(of.table.state, seat)["players"][of.seat]
    hidden = told["unseen"] if "unseen" in told else [*told["hand"]["cards"], *told["deck"]["cards"]]
    return [*hidden, *told["discard"]].count(FLOW)
