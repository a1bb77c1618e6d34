"""Alliance tokens: where one goes when its holder loses Influence."""

from typing import Any

from rulings_mark import ruling
from scenario import Seat, table

from kanly.engine.vocabulary import NOBODY, Icon

TRAITOR: dict[str, Any] = {"hand": "shifting_allegiances", "spice": 2, "victory_points": 5}


def turn_away(me: Seat, faction: str) -> None:
    """Shifting Allegiances, up to the loss that it costs."""
    me.sends("shifting_allegiances", "hall_of_oratory")
    me.pays()
    me.loses_with(faction)


@ruling("FAQ-026")
def test_an_alliance_is_lost_at_three_influence() -> None:
    """FAQ ver. 03, Alliance token: token and Victory Point go at once, even if the Influence comes back."""
    me, left, right = table(
        me={**TRAITOR, "emperor": 4}, left={}, right={}, board={"alliances": {"emperor": 0}}
    )
    turn_away(me, "emperor")
    assert (me.emperor, me.points) == (3, 4)
    assert me.table.state.alliances[Icon.EMPEROR] == NOBODY
    me.gains_with("spacing_guild")
    assert (me.points, me.spice) == (4 + 1, 0)


@ruling("FAQ-026")
def test_an_alliance_is_kept_at_four_influence() -> None:
    """FAQ ver. 03, Alliance token: a fall from 5 to 4 costs nothing while nobody else is higher."""
    me, left, right = table(
        me={**TRAITOR, "emperor": 5}, left={"emperor": 4}, right={}, board={"alliances": {"emperor": 0}}
    )
    turn_away(me, "emperor")
    assert (me.emperor, me.points) == (4, 5)
    assert me.table.state.alliances[Icon.EMPEROR] == me.seat


@ruling("FAQ-026")
def test_an_alliance_at_four_passes_to_whoever_was_tied() -> None:
    """English FAQ 2022-02-14, beside FAQ ver. 03: falling out of a tie loses the token as well."""
    me, left, right = table(
        me={**TRAITOR, "emperor": 5}, left={"emperor": 5}, right={}, board={"alliances": {"emperor": 0}}
    )
    turn_away(me, "emperor")
    assert (me.points, left.points) == (4, 1)
    assert me.table.state.alliances[Icon.EMPEROR] == left.seat


@ruling("FAQ-027")
def test_a_lost_alliance_goes_to_whoever_its_loser_picks_among_the_highest() -> None:
    """FAQ ver. 03, Alliance token: equals at four or more; the player at two is not among them."""
    me, left, right, across = table(
        me={**TRAITOR, "spacing_guild": 4},
        left={"spacing_guild": 4},
        right={"spacing_guild": 4},
        across={"spacing_guild": 2},
        board={"alliances": {"spacing_guild": 0}},
    )
    turn_away(me, "spacing_guild")
    assert me.options == ["hand_alliance 1 spacing_guild", "hand_alliance 2 spacing_guild"]
    me.hands_alliance_to(right, "spacing_guild")
    assert (me.points, left.points, right.points) == (4, 0, 1)
    assert me.table.state.alliances[Icon.SPACING_GUILD] == right.seat


@ruling("FAQ-027")
def test_a_lost_alliance_goes_to_the_only_player_at_four_without_a_question() -> None:
    """FAQ ver. 03, Alliance token: with one heir there is nothing to pick."""
    me, left, right = table(
        me={**TRAITOR, "spacing_guild": 4},
        left={"spacing_guild": 3},
        right={"spacing_guild": 4},
        board={"alliances": {"spacing_guild": 0}},
    )
    turn_away(me, "spacing_guild")
    assert not me.may("hand_alliance 1 spacing_guild")
    assert (me.points, left.points, right.points) == (4, 0, 1)


@ruling("FAQ-028")
def test_a_lost_alliance_without_an_heir_goes_back_to_the_board() -> None:
    """FAQ ver. 03, Alliance token: nobody scores, and the next player to reach four takes it."""
    me, left, right = table(
        me={**TRAITOR, "fremen": 4},
        left={"fremen": 3, "intrigues": "know_their_ways"},
        right={"fremen": 3},
        board={"alliances": {"fremen": 0}},
    )
    turn_away(me, "fremen")
    assert me.table.state.alliances[Icon.FREMEN] == NOBODY
    assert (me.points, left.points, right.points) == (4, 0, 0)
    me.gains_with("emperor")
    me.ends_turn()
    left.plays("know_their_ways")
    assert (left.points, me.table.state.alliances[Icon.FREMEN]) == (1, left.seat)
