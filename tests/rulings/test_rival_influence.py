"""Rivals on the Influence tracks: what they earn there, and where a step of their choice goes."""

import pytest
from rulings_mark import ruling
from scenario import Seat, Table, table


def gains_anywhere(rival: Seat) -> None:
    """Recall a Freighter from the second space: one Influence of the Rival's choice."""
    rival.player.freighter = 2
    rival.table.rival_turn(rival, "hagal_smuggling_or_interstellar_shipping")


def tracks(seat: Seat) -> tuple[int, int, int, int]:
    return seat.emperor, seat.spacing_guild, seat.bene_gesserit, seat.fremen


def holder(table: Table, faction: int) -> int:
    return table.state.alliances[faction]


@ruling("FAQ-047")
def test_a_rival_scores_at_two_influence() -> None:
    """FAQ ver. 03, solo play: the point of a track counts for Rivals."""
    me, left, _ = table(difficulty="veteran", me={}, left={"fremen": 1}, right={})
    me.table.rival_turn(left, "hagal_stillsuits")
    assert (left.fremen, left.points) == (2, 1)


@ruling("FAQ-047", "FAQ-048")
@pytest.mark.parametrize(
    ("faction", "card"),
    [
        ("emperor", "hagal_wealth"),
        ("spacing_guild", "hagal_foldspace"),
        ("bene_gesserit", "hagal_secrets"),
        ("fremen", "hagal_stillsuits"),
    ],
)
def test_a_rival_scores_an_alliance_and_gets_no_bonus(faction: str, card: str) -> None:
    """FAQ ver. 03, solo play: at 4 the token with its point; troops, Solari, Intrigue and water stay away."""
    me, left, _ = table(difficulty="veteran", me={}, left={faction: 3, "garrison": 0}, right={})
    me.table.rival_turn(left, card)
    assert (getattr(left, faction), left.points) == (4, 1)
    assert left.seat in me.table.state.alliances
    assert (left.supply, left.solari, left.intrigues, left.water) == (12, 0, "", 0)


@ruling("FAQ-047")
def test_a_rival_takes_an_alliance_from_whoever_falls_behind() -> None:
    """FAQ ver. 03, solo play; rulebook p. 7: only with more Influence than the holder; the point moves."""
    me, left, _ = table(
        difficulty="veteran",
        me={"fremen": 4, "victory_points": 2},
        left={"fremen": 3, "victory_points": 1},
        right={},
        board={"alliances": {"fremen": 0}},
    )
    me.table.rival_turn(left, "hagal_stillsuits")
    assert (holder(me.table, 3), left.points, me.points) == (0, 1, 2)
    me.table.state.occupants = [0] * len(me.table.state.occupants)
    me.table.rival_turn(left, "hagal_stillsuits")
    assert (holder(me.table, 3), left.points, me.points) == (1, 2, 1)


@ruling("FAQ-047")
def test_house_hagal_holds_the_token_and_scores_nothing() -> None:
    """House Hagal sheet: with two players it denies the point and has none itself."""
    me, _, hagal = table(me={}, left={}, hagal={"fremen": 3})
    me.table.rival_turn(hagal, "hagal_stillsuits")
    assert (hagal.fremen, holder(me.table, 3), hagal.points) == (4, hagal.seat, 0)
    me, _, hagal = table(me={}, left={}, hagal={"fremen": 1})
    me.table.rival_turn(hagal, "hagal_stillsuits")
    assert (hagal.fremen, hagal.points) == (2, 0)


@ruling("FAQ-048")
def test_the_human_still_gets_the_bonus() -> None:
    """Rulebook p. 7, the other side: a player at 4 takes the water besides token and point."""
    me, *_ = table(difficulty="veteran", me={"hand": "diplomacy", "fremen": 3, "water": 1}, left={}, right={})
    me.sends("diplomacy", "hardy_warriors")
    me.ends_turn()
    assert (me.fremen, me.points, me.water) == (4, 1, 1)


@ruling("FAQ-151", "IX-109")
@pytest.mark.parametrize(
    ("before", "after"),
    [((2, 1, 3, 2), (2, 2, 3, 2)), ((1, 0, 2, 3), (1, 1, 2, 3)), ((4, 4, 4, 3), (4, 4, 4, 4))],
)
def test_influence_goes_where_the_rival_has_least(
    before: tuple[int, int, int, int], after: tuple[int, int, int, int]
) -> None:
    """FAQ ver. 03; Rise of Ix p. 8: nobody is asked."""
    levels = dict(zip(("emperor", "spacing_guild", "bene_gesserit", "fremen"), before, strict=True))
    me, _, hagal = table(ix=True, me={}, left={}, hagal=dict(levels))
    me.table.state.players[hagal.seat].freighter = 2
    me.table.rival_turn(hagal, "hagal_interstellar_shipping hagal_smuggling_or_interstellar_shipping")
    lowest = before.index(min(before))
    assert tracks(hagal) == after
    assert (
        "least_influence",
        ("emperor", "spacing_guild", "bene_gesserit", "fremen")[lowest],
        min(before),
    ) in (hagal.reasons)


@ruling("FAQ-152", "IX-110")
@pytest.mark.parametrize("first", [0, 1])
def test_with_two_players_the_first_player_breaks_the_tie(first: int) -> None:
    """FAQ ver. 03; Rise of Ix p. 8: whoever has the marker picks among the lowest, and no others."""
    *humans, hagal = table(
        ix=True,
        me={},
        left={},
        hagal={"spacing_guild": 1, "bene_gesserit": 1},
        board={"first_player": first},
    )
    gains_anywhere(hagal)
    assert humans[first].options == ["gain_influence emperor", "gain_influence fremen"]
    humans[first].gains_with("fremen")
    assert tracks(hagal) == (0, 1, 1, 1)


@ruling("FAQ-152", "IX-110")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_a_solo_game_the_human_breaks_every_tie(first: int) -> None:
    """Rise of Ix p. 8: if a Rival has the marker, the next player after it, who is the only human."""
    me, left, right = table(
        difficulty="veteran",
        ix=True,
        me={},
        left={"bene_gesserit": 1, "fremen": 2},
        right={},
        board={"first_player": first},
    )
    gains_anywhere(left)
    assert me.options == ["gain_influence emperor", "gain_influence spacing_guild"]
    me.gains_with("spacing_guild")
    assert tracks(left) == (0, 1, 1, 2)


@ruling("IX-110")
def test_a_single_lowest_faction_asks_nobody() -> None:
    """Rise of Ix p. 8, the other side: the game goes on with the human's own turn."""
    me, left, _ = table(
        difficulty="veteran",
        ix=True,
        me={},
        left={"emperor": 1, "bene_gesserit": 1, "fremen": 1},
        right={},
    )
    gains_anywhere(left)
    assert tracks(left) == (1, 1, 1, 1)
    assert me.may("reveal")


def test_two_different_factions_are_the_two_lowest() -> None:
    """House Hagal sheet, solo side: Machinations gives a step with each; the human decides between equals."""
    me, left, _ = table(
        difficulty="veteran",
        me={},
        left={"conflict": 5, "emperor": 1, "spacing_guild": 2, "bene_gesserit": 1, "agents": 0},
        right={"agents": 0},
        board={"conflict": "machinations", "hagal_deck": "hagal_carthag"},
    )
    me.reveals()
    me.ends_turn()
    assert me.options == [
        "gain_influence_with_two emperor fremen",
        "gain_influence_with_two bene_gesserit fremen",
    ]
    me.gains_with("bene_gesserit", "fremen")
    assert tracks(left)[2:] == (2, 1)
