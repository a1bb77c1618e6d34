"""Ilesa Ecaz, Archduke Armand Ecaz and Princess Yuna Moritani in the FAQ."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table


def ilesa(set_aside: str, **given: object) -> Seat:
    """It is her second turn of the round; the card set aside has just come back."""
    made, *_ = table(
        ix=True,
        ilesa={"leader": "ilesa_ecaz", "set_aside": set_aside, "garrison": 0, **given},
        left={},
        right={},
    )
    made.sends("signet_ring", "imperial_basin")
    made.ends_turn()
    made.waits()
    return made


@ruling("FAQ-055")
@pytest.mark.parametrize(
    ("card", "space", "gain"),
    [
        ("guild_bankers", "tech_negotiation", (1, 0)),
        ("dagger", "tech_negotiation", (0, 1)),
        ("kwisatz_haderach", "stillsuits", (1, 0)),
    ],
)
def test_one_step_ahead_pays_by_the_card_set_aside(card: str, space: str, gain: tuple[int, int]) -> None:
    """FAQ, Ilesa Ecaz: spice for exactly one icon, a Solari otherwise, on the turn it comes back."""
    me = ilesa(card, hand="signet_ring")
    assert (me.hand, me.set_aside) == (card, "")
    me.sends(card, space)
    if card == "kwisatz_haderach":
        me.sends_from_leader()
    assert (me.solari, me.spice - 1) == gain


@ruling("FAQ-055")
def test_the_card_is_chosen_when_all_have_drawn() -> None:
    """FAQ, Ilesa Ecaz: at Round Start, so it is missing on the first turn and back on the second."""
    me, *_ = table(
        ix=True,
        me={},
        ilesa={"leader": "ilesa_ecaz", "deck": "guild_bankers dagger dagger dagger signet_ring"},
        right={},
    )
    me.table.play_to_round(2)
    ilesa = Seat(me.table, 1)
    assert ilesa.options == [
        "set_hand_card_aside dagger",
        "set_hand_card_aside signet_ring",
        "set_hand_card_aside guild_bankers",
    ]
    ilesa.sets_aside("guild_bankers")
    assert "guild_bankers" not in ilesa.hand
    ilesa.sends("dagger", "tech_negotiation")
    me.table.play_on("end")
    ilesa.ends_turn()
    ilesa.waits()
    solari = ilesa.solari
    ilesa.sends("guild_bankers", "foldspace")
    assert ilesa.solari == solari + 1


@ruling("FAQ-055")
def test_ilesa_sees_the_card_of_holtzman_engine_before_she_sets_one_aside() -> None:
    """FAQ, Ilesa Ecaz (rules 5.2): her choice comes after all draws of Round Start."""
    me, ilesa, _ = table(
        ix=True,
        me={},
        ilesa={
            "leader": "ilesa_ecaz",
            "tiles": "holtzman_engine",
            "deck": "dagger dagger dagger dagger dagger guild_bankers",
        },
        right={},
    )
    me.table.play_to_round(2)
    assert ilesa.options == ["set_hand_card_aside dagger", "set_hand_card_aside guild_bankers"]
    ilesa.sets_aside("guild_bankers")
    assert (ilesa.set_aside, ilesa.hand) == ("guild_bankers", "dagger dagger dagger dagger dagger")


@ruling("FAQ-056")
def test_another_card_pays_nothing() -> None:
    """FAQ, Ilesa Ecaz: not even a card with other than one icon, now or with the right card later."""
    me = ilesa("guild_bankers", hand="signet_ring diplomacy", agents=3)
    assert me.hand == "diplomacy guild_bankers"
    me.sends("diplomacy", "wealth")
    assert (me.solari, me.spice) == (2, 1)
    me.ends_turn()
    me.waits()
    me.sends("guild_bankers", "foldspace")
    assert (me.solari, me.spice) == (2, 1)


@ruling("FAQ-056")
def test_a_second_turn_that_reveals_pays_nothing() -> None:
    """FAQ, Ilesa Ecaz: only sending an Agent with the card does."""
    me = ilesa("dagger", hand="signet_ring")
    me.reveals()
    assert (me.solari, me.spice, me.swords) == (0, 1, 1)


def armand(*spaces: str) -> Seat:
    """His Reveal turn with Agents on these spaces and two cards in play."""
    me, *_ = table(
        ix=True,
        board={"agents": dict.fromkeys(spaces, 0)},
        me={
            "leader": "archduke_armand_ecaz",
            "agents": 3,
            "hand": "convincing_argument",
            "in_play": "dagger signet_ring",
        },
        left={},
        right={},
    )
    me.reveals()
    return me


COORDINATION = "resolve archduke_armand_ecaz"


def may_coordinate(seat: Seat) -> bool:
    return any(text.startswith(COORDINATION) for text in seat.options)


@ruling("FAQ-060")
@pytest.mark.parametrize(
    "spaces", [(), ("carthag",), ("wealth", "carthag"), ("wealth", "secrets", "stillsuits")]
)
def test_coordination_needs_two_agents_on_the_three_icons(spaces: tuple[str, ...]) -> None:
    """FAQ, Archduke Armand Ecaz: Agents on Faction spaces do not count."""
    assert not may_coordinate(armand(*spaces))


@ruling("FAQ-060")
def test_two_agents_on_one_space_are_two_agents() -> None:
    """FAQ, Archduke Armand Ecaz: Agents are counted; Kwisatz Haderach may bring a second one to a space."""
    me, *_ = table(
        ix=True,
        board={"intrigue_deck": "ambush ambush"},
        me={
            "leader": "archduke_armand_ecaz",
            "hand": "reconnaissance kwisatz_haderach dagger",
            "deck": "diplomacy",
            "garrison": 0,
        },
        left={},
        right={},
    )
    me.sends("reconnaissance", "carthag")
    me.ends_turn()
    me.waits()
    me.sends("kwisatz_haderach", "carthag")
    me.sends_from_leader()
    assert me.agents_on("carthag") == 2
    me.ends_turn()
    me.waits()
    me.reveals()
    me.begins("archduke_armand_ecaz")
    me.trashes("dagger", "in_play")
    assert "dagger" not in me.in_play


@ruling("FAQ-061")
@pytest.mark.parametrize(
    "spaces",
    [
        ("high_council", "hagga_basin"),
        ("tech_negotiation", "arrakeen"),
        ("arrakeen", "carthag"),
        ("smuggling", "imperial_basin"),
    ],
)
def test_the_two_agents_may_stand_on_different_icons(spaces: tuple[str, ...]) -> None:
    """FAQ, Archduke Armand Ecaz: alike or not; then he may trash one of his cards in play."""
    me = armand(*spaces)
    me.resolves("archduke_armand_ecaz")
    assert me.options == [
        "trash convincing_argument in_play",
        "trash dagger in_play",
        "trash signet_ring in_play",
    ]
    me.trashes("dagger", "in_play")
    assert me.in_play == "signet_ring convincing_argument"
    assert not may_coordinate(me)


@ruling("FAQ-062")
def test_example_a_third_agent_does_not_matter() -> None:
    """FAQ, Archduke Armand Ecaz, example: Imperial Basin, Carthag and Secrets."""
    me = armand("imperial_basin", "carthag", "secrets")
    assert may_coordinate(me)
    me.ends_turn()
    assert me.discard == "dagger signet_ring convincing_argument"


def yuna(board: dict[str, Any] | None = None, **given: Any) -> list[Seat]:
    """She begins; her left neighbour holds a Scout."""
    me = {"leader": "princess_yuna_moritani", "garrison": 0, **given}
    return list(table(ix=True, board=board, yuna=me, left={"hand": "scout"}, right={}))


@ruling("FAQ-063", "FAQ-064")
@pytest.mark.parametrize("windfall_first", [True, False])
def test_yuna_gains_a_solari_more_with_each_gain(windfall_first: bool) -> None:
    """FAQ, Princess Yuna Moritani, example: Wealth and Windfall on one turn are six Solari."""
    me, *_ = yuna(hand="diplomacy", intrigues="windfall")
    if windfall_first:
        me.plays("windfall")
        assert me.solari == 3
    me.sends("diplomacy", "wealth")
    if not windfall_first:
        assert me.solari == 3
        me.plays("windfall")
    assert me.solari == 6


@ruling("FAQ-063")
def test_yunas_recall_and_windfall_are_two_gains() -> None:
    """FAQ, Princess Yuna Moritani: five of the Shipping track and two of Windfall bring one more each."""
    me, left, right = yuna(hand="signet_ring", intrigues="windfall", freighter=1)
    me.sends("signet_ring", "smuggling")
    assert me.solari == 2
    me.resolves("@smuggling")
    me.recalls()
    me.chooses("solari")
    me.plays("windfall")
    assert me.solari == 2 + 6 + 3
    assert (left.solari, right.solari) == (1, 1)


@ruling("FAQ-063")
def test_yuna_gains_no_more_on_others_turns() -> None:
    """FAQ, Princess Yuna Moritani: on her own turns only, so not with the bonus of a location then."""
    me, left, _ = yuna(board={"control": {"carthag": 0}})
    me.reveals()
    me.ends_turn()
    left.sends("scout", "carthag")
    assert me.solari == 1
