"""The solo game: what Rivals spend and win, what the human decides for them, and how they may win."""

from typing import Any

import pytest
from scenario import Seat, table

from kanly.engine.play.endgame import winners

SPICE_MUST_FLOW = "the_spice_must_flow"
QUIET = {"hagal_deck": "hagal_carthag hagal_carthag", "first_player": 2}


def solo(ix: bool = False, difficulty: str = "novice", **given: Any) -> tuple[Seat, Seat, Seat]:
    """The human and two Rivals without Agents; what is not given to a seat by name goes to the board."""
    me = given.pop("me", {})
    rival = {"agents": 0, **given.pop("rival", {})}
    other = {"agents": 0, **given.pop("other", {})}
    board = {**QUIET, **given}
    seats = table(ix=ix, difficulty=difficulty, board=board, me=me, rival=rival, other=other)
    first, second, third = seats
    return first, second, third


def after_combat(conflict: str, **given: Any) -> tuple[Seat, Seat, Seat]:
    """At the first question after the fight: the human's, who begins the next round."""
    me, rival, other = solo(conflict=conflict, **given)
    me.reveals()
    me.ends_turn()
    return me, rival, other


# --- spending


@pytest.mark.parametrize(
    ("stock", "points", "left"),
    [
        ({"water": 3}, 1, 0),
        ({"water": 2}, 0, 2),
        ({"water": 7}, 2, 1),
        ({"solari": 7}, 1, 0),
        ({"solari": 6}, 0, 6),
        ({"solari": 15}, 2, 1),
        ({"spice": 7}, 1, 0),
        ({"spice": 6}, 0, 6),
    ],
    ids=str,
)
def test_riches_become_points_at_once(stock: dict[str, int], points: int, left: int) -> None:
    """Base p. 20: 3 water, 7 Solari or 7 spice are a Victory Point each, as often as they last."""
    me, rival, _ = solo(rival=stock)
    me.reveals()
    (name,) = stock
    assert (rival.points, getattr(rival, name)) == (points, left)


@pytest.mark.parametrize(("held", "points", "left"), [(2, 0, 2), (3, 1, 0), (4, 1, 1)])
def test_three_intrigue_cards_become_a_point(held: int, points: int, left: int) -> None:
    """Base p. 20: they go to the discard pile unplayed."""
    cards = ["ambush", "windfall", "bribery", "charisma"][:held]
    me, rival, _ = solo(rival={"intrigues": " ".join(cards)})
    me.reveals()
    assert (rival.points, len(rival.intrigues.split())) == (points, left)
    assert len(me.table.state.intrigue_discard) == held - left


def test_the_human_and_house_hagal_spend_nothing_by_themselves() -> None:
    """Base p. 20: the rule is for Rivals of solo games."""
    me, *_ = solo(me={"water": 3, "solari": 7, "spice": 7})
    me.reveals()
    assert (me.points, me.water, me.solari, me.spice) == (0, 3, 7, 7)


def test_a_point_is_bought_the_moment_it_can_be() -> None:
    """Base p. 20: at any time, also on the human's turn."""
    me, rival, _ = solo(me={"hand": "scout"}, rival={"solari": 6}, control={"carthag": 1})
    me.sends("scout", "carthag")
    assert (rival.solari, rival.points) == (0, 1)


# --- rewards


@pytest.mark.parametrize(
    ("conflict", "gains"),
    [
        ("guild_bank_raid", {"solari": 6}),
        ("desert_power", {"points": 1, "water": 1}),
        ("raid_stockpiles", {"spice": 3}),
        ("terrible_purpose", {"points": 1}),
        ("battle_for_imperial_basin", {"points": 2}),
    ],
)
def test_a_rival_takes_the_first_reward(conflict: str, gains: dict[str, int]) -> None:
    """Base p. 20: points, Solari, spice and water; what it cannot use, such as trashing a card, is lost."""
    _, rival, other = after_combat(conflict, rival={"conflict": 2}, other={"conflict": 1})
    assert {name: getattr(rival, name) for name in gains} == gains
    assert other.points == 0


@pytest.mark.parametrize(
    ("conflict", "gains"),
    [
        ("guild_bank_raid", {"solari": 4}),
        ("desert_power", {"spice": 1, "water": 1}),
        ("grand_vision", {"spice": 3}),
    ],
)
def test_a_rival_takes_the_second_reward(conflict: str, gains: dict[str, int]) -> None:
    """Base p. 20: two Rivals may take both."""
    _, _, other = after_combat(
        conflict, me={"conflict": 3, "emperor": 6}, rival={"conflict": 1}, other={"conflict": 2}
    )
    other.table.play_on("reveal")
    assert {name: getattr(other, name) for name in gains} == gains


def test_nobody_takes_a_third_reward() -> None:
    """Base p. 12, 20: three fight, two are paid."""
    _, rival, _ = after_combat(
        "guild_bank_raid", me={"conflict": 3}, rival={"conflict": 1}, other={"conflict": 2}
    )
    assert rival.solari == 0


def test_a_rival_takes_control_and_defends() -> None:
    """Base p. 20: its marker, its bonus and a troop when the place is fought over again."""
    me, rival, _ = after_combat(
        "siege_of_carthag",
        conflict_deck="battle_for_carthag guild_bank_raid",
        control={"carthag": 0},
        me={"deck": "scout dagger dagger dagger dagger", "supply": 0},
        rival={"conflict": 2},
    )
    assert (me.table.control_of("carthag"), rival.points) == (rival.seat, 1)
    assert rival.conflict == 1
    me.sends("scout", "carthag")
    assert (rival.solari, me.solari) == (1, 0)


def test_a_mentat_won_is_an_agent_of_the_next_round() -> None:
    """Base p. 20: one more Agent, for that round only."""
    me, rival, _ = after_combat(
        "sort_through_the_chaos", conflict_deck="guild_bank_raid raid_stockpiles", rival={"conflict": 2}
    )
    assert (me.table.state.round, rival.agents, me.table.state.mentat) == (2, 3, rival.seat)
    me.table.play_to_round(3)
    assert me.table.state.mentat == -1


# --- choices


def test_a_choice_that_is_not_about_influence_is_the_humans() -> None:
    """Base p. 20: which two of three things a Rival takes from the Battle for Arrakeen."""
    me, rival, _ = after_combat("battle_for_arrakeen", rival={"conflict": 1}, other={"conflict": 2})
    assert me.options == [
        "choose_two draw_intrigue spice",
        "choose_two draw_intrigue solari",
        "choose_two solari spice",
    ]
    me.chooses("solari", "spice")
    assert (rival.spice, rival.solari, rival.intrigues) == (2, 3, "")


def test_influence_goes_where_the_rival_has_least_by_two_steps_as_well() -> None:
    """Base p. 20: the Grand Vision gives two steps with one Faction."""
    tracks = {"emperor": 1, "spacing_guild": 2, "bene_gesserit": 3, "fremen": 2}
    _, rival, _ = after_combat("grand_vision", rival={"conflict": 2, **tracks})
    assert (rival.emperor, rival.points) == (3, 1)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_ties_between_tracks_are_the_humans_whoever_begins(first: int) -> None:
    """Base p. 20 and our convention 14: the next seat after a Rival may be a Rival, who decides nothing."""
    me, rival, _ = after_combat("skirmish_influence_solari", first_player=first, rival={"conflict": 2})
    assert len(me.options) == 4
    me.gains_with("fremen")
    assert (rival.fremen, rival.solari) == (1, 2)


@pytest.mark.parametrize("pays", [True, False])
def test_the_human_decides_whether_a_rival_pays_for_economic_supremacy(pays: bool) -> None:
    """Base p. 20 gives you every other choice; our default: also the two payments of this Conflict."""
    me, rival, _ = after_combat("economic_supremacy", ix=True, rival={"conflict": 2, "solari": 6, "spice": 3})
    assert (me.options, rival.points) == (["pay", "decline"], 1)
    me.does("pay" if pays else "decline")
    assert (rival.points, rival.solari, rival.spice) == ((2, 0, 3) if pays else (1, 6, 3))


# --- the end


@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 1), (3, 2)])
def test_each_rival_counts_as_owning_two_the_spice_must_flow(copies: int, points: int) -> None:
    """Base p. 20: Corner the Market gives its second point only to whoever has three."""
    me, *_ = solo(
        conflict_deck="",
        me={"deck": " ".join([SPICE_MUST_FLOW] * copies), "intrigues": "corner_the_market"},
    )
    me.table.play_on("play corner_the_market")
    me.plays("corner_the_market")
    assert me.points == points


@pytest.mark.parametrize(
    ("epic", "points", "over"), [(False, 9, False), (False, 10, True), (True, 11, False), (True, 12, True)]
)
def test_a_rival_ends_the_game_and_may_win(epic: bool, points: int, over: bool) -> None:
    """Base p. 20, Rise of Ix p. 10: with 10 points, in Epic mode with 12."""
    me, rival, _ = table(
        epic=epic,
        difficulty="novice",
        board={**QUIET, "conflict": "guild_bank_raid"},
        me={},
        rival={"victory_points": points, "agents": 0},
        other={"agents": 0},
    )
    me.table.play_to_round(2)
    assert me.table.state.over == over
    assert not over or winners(me.table.state) == [rival.seat]


@pytest.mark.parametrize(
    ("mine", "its", "winner"),
    [
        ({"spice": 2}, {"spice": 3}, 1),
        ({"solari": 1}, {"water": 2}, 0),
        ({"garrison": 2}, {"garrison": 4}, 1),
    ],
)
def test_the_usual_tie_breaks_count_for_rivals(
    mine: dict[str, int], its: dict[str, int], winner: int
) -> None:
    """Base p. 13: spice, Solari, water, garrison."""
    me, *_ = solo(conflict_deck="", me={"victory_points": 5, **mine}, rival={"victory_points": 5, **its})
    me.table.play_to_end()
    assert winners(me.table.state) == [winner]


def test_a_rival_with_chaumurky_wins_every_tie() -> None:
    """Rise of Ix p. 4, 9: before the usual tie-breaks."""
    me, rival, _ = solo(
        ix=True,
        conflict_deck="",
        me={"victory_points": 5, "spice": 6},
        rival={"victory_points": 5, "tiles": "chaumurky"},
    )
    me.table.play_to_end()
    assert winners(me.table.state) == [rival.seat]


def test_rivals_never_play_intrigue_cards() -> None:
    """Base p. 20: they are money, no more."""
    me, rival, _ = after_combat(
        "guild_bank_raid", me={"conflict": 2}, rival={"conflict": 1, "intrigues": "ambush"}
    )
    assert (rival.intrigues, me.solari, rival.solari) == ("ambush", 6, 4)


# --- Leaders


def test_arianas_and_the_barons_other_abilities_sleep() -> None:
    """Base p. 20: no spice less for a harvest, no Masterstroke for four troops."""
    me, ariana, baron = solo(
        bonus_spice={"hagga_basin": 1},
        rival={"leader": "countess_ariana_thorvald"},
        other={"leader": "baron_vladimir_harkonnen", "garrison": 3},
    )
    me.table.rival_turn(ariana, "hagal_harvest_spice")
    assert ariana.spice == 2 + 1
    me.table.rival_turn(baron, "hagal_heighliner")
    assert (baron.conflict, baron.masterstroke_used, baron.spacing_guild) == (5, False, 1)


@pytest.mark.parametrize(("deck", "solari"), [("ambush", 0), ("", 1)])
def test_the_baron_pays_for_no_card_when_there_is_none(deck: str, solari: int) -> None:
    """Base p. 20: he pays for what he gets."""
    me, rival, _ = solo(intrigue_deck=deck, rival={"leader": "baron_vladimir_harkonnen", "solari": 1})
    me.table.rival_turn(rival, "hagal_arrakeen_1p")
    assert (rival.solari, rival.intrigues) == (solari, deck)


@pytest.mark.parametrize(
    ("rival", "other", "factions"),
    [
        ({"fremen": 1}, {}, ["fremen"]),
        ({}, {"emperor": 1}, ["emperor"]),
        ({"fremen": 1}, {"emperor": 1}, ["emperor", "fremen"]),
    ],
)
def test_a_rival_who_has_more_counts_for_letos_ring(
    rival: dict[str, int], other: dict[str, int], factions: list[str]
) -> None:
    """Base p. 20, rules 17.1: Rivals are opponents, each on the tracks it climbs."""
    me, *_ = solo(
        me={"leader": "duke_leto_atreides", "hand": "signet_ring", "spice": 1}, rival=rival, other=other
    )
    me.sends("signet_ring", "arrakeen")
    me.pays()
    assert me.options == [f"gain_influence {faction}" for faction in factions]


def test_letos_ring_finds_nobody_ahead_where_rivals_are_level_with_him() -> None:
    """Base p. 20, rules 17.1, the other side: nothing to gain, so nothing can be paid."""
    me, *_ = solo(
        me={"leader": "duke_leto_atreides", "hand": "signet_ring", "spice": 1, "fremen": 1},
        rival={"fremen": 1},
    )
    me.sends("signet_ring", "arrakeen")
    assert not me.may("pay")
