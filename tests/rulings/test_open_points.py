"""Points the rules leave open, beside those of the numbered conventions: what we do about each."""

from typing import Any

import pytest
from scenario import Seat, names, table

SCOUTS = "scout scout scout scout scout"


def turn_of(board: dict[str, Any] | None = None, **given: Any) -> Seat:
    me, *_ = table(ix=True, board=board, me=given, left={}, right={})
    return me


# --- Intrigue cards and goes


def test_an_intrigue_card_may_be_played_for_nothing() -> None:
    """Open point: window, condition and cost decide; Influence beyond 6 is lost all the same."""
    me, *_ = table(me={"intrigues": "favored_subject", "emperor": 6}, left={}, right={})
    me.plays("favored_subject")
    assert (me.emperor, me.intrigues, me.points) == (6, "", 0)


def test_whoever_has_no_intrigue_card_is_not_asked_in_combat() -> None:
    """Open point: everybody can see that such a participant can only pass."""
    me, left, right = table(
        board={"conflict": "guild_bank_raid"},
        me={"conflict": 3},
        left={"conflict": 1, "intrigues": "windfall"},
        right={"conflict": 2},
    )
    me.table.play_on("pass")
    assert left.options == ["pass"]
    left.passes()
    assert me.table.state.round == 2


def test_whoever_has_no_intrigue_card_is_not_asked_in_the_endgame() -> None:
    """Open point: as in Combat."""
    me, left, _ = table(board={"conflict_deck": ""}, me={}, left={"intrigues": "windfall"}, right={})
    me.table.play_on("pass")
    assert left.options == ["pass"]
    left.passes()
    assert me.table.state.over


# --- units and cards


def test_swords_are_gone_for_the_round_with_the_last_unit() -> None:
    """Open point: after the Reveal turn, even if a unit should come back."""
    me, left, _ = table(
        me={"hand": "dagger", "conflict": 1}, left={"intrigues": "double_cross", "solari": 1}, right={}
    )
    me.reveals()
    me.ends_turn()
    assert me.strength == 2 + 1
    left.plays("double_cross")
    left.chooses_opponent(me)
    assert (me.conflict, me.strength) == (0, 0)
    me.player.conflict = 1
    assert me.strength == 2


def test_on_the_reveal_turn_itself_swords_wait_for_a_unit() -> None:
    """Open point, the other side: strength is not set before the turn is over."""
    me, *_ = table(me={"hand": "dagger", "intrigues": "rapid_mobilization"}, left={}, right={})
    me.reveals()
    assert me.strength == 0
    me.plays("rapid_mobilization")
    me.deploys(2)
    assert me.strength == 4 + 1


def test_the_row_is_refilled_before_the_acquire_box_works() -> None:
    """Open point: Lady Jessica's Influence is chosen with the new card in view."""
    me, *_ = table(
        board={"row": "lady_jessica scout scout scout scout", "imperium_deck": "gun_thopter"},
        me={"hand": "convincing_argument " * 4},
        left={},
        right={},
    )
    me.reveals()
    me.acquires("lady_jessica")
    assert me.may("gain_influence fremen")
    assert names(me.table.state.row) == "gun_thopter scout scout scout scout"


# --- Rise of Ix


def test_any_number_of_negotiators_may_come_home_with_one_purchase() -> None:
    """Open point: also more than lower the price."""
    me = turn_of({"tech": "artillery flagship shuttle_fleet"}, intrigues="machine_culture", negotiators=3)
    me.plays("machine_culture", 0)
    assert me.options == ["acquire_tech artillery 1", "acquire_tech artillery 2", "acquire_tech artillery 3"]
    me.buys("artillery", negotiators=3)
    assert (me.negotiators, me.tiles) == (0, "artillery")


@pytest.mark.parametrize(
    ("space", "answers"),
    [
        ("dreadnought", []),
        ("smuggling", ["decline"]),
        ("tech_negotiation", ["decline"]),
    ],
)
def test_what_the_spaces_of_ix_offer_may_be_left(space: str, answers: list[str]) -> None:
    """Open point: commissioning, a tile, the Freighter, a Negotiator."""
    me = turn_of({"tech": "artillery flagship spaceport"}, hand="lady_jessica", solari=3, spice=9)
    me.sends("lady_jessica", space)
    me.does(*answers)
    me.ends_turn()
    assert (me.garrison_dreadnoughts, me.tiles, me.freighter, me.negotiators) == (0, "", 0, 0)


def test_a_tile_bought_on_the_reveal_turn_works_on_that_turn() -> None:
    """Open point: Minimic Film's Persuasion can be spent at once."""
    me = turn_of(
        {"tech": "minimic_film flagship shuttle_fleet", "row": SCOUTS}, intrigues="machine_culture", spice=2
    )
    me.reveals()
    assert not me.may_acquire("scout")
    me.plays("machine_culture", 0)
    me.buys("minimic_film")
    assert me.persuasion == 1
    me.acquires("scout")


def test_a_tile_bought_on_an_agent_turn_waits_for_the_reveal_turn() -> None:
    """Open point, the other side."""
    me = turn_of({"tech": "minimic_film flagship shuttle_fleet"}, intrigues="machine_culture", spice=2)
    me.plays("machine_culture", 0)
    me.buys("minimic_film")
    assert me.persuasion == 0
    me.reveals()
    assert me.persuasion == 1


def test_a_tile_taken_with_the_reward_works_for_the_same_win() -> None:
    """Open point: Windtraps by a recalled Freighter, one water for acquiring and one for having won."""
    me = turn_of(
        {"conflict": "skirmish_freighter_spice", "tech": "windtraps flagship shuttle_fleet"},
        conflict=1,
        freighter=3,
    )
    me.table.play_on("recall_freighter")
    me.recalls()
    while me.table.state.round == 1:
        me.table.choose(me.seat, "acquire_tech windtraps" if me.may_buy("windtraps") else me.options[0])
    assert (me.tiles, me.water) == ("windtraps", 2)


def test_endgame_abilities_of_tiles_work_as_the_endgame_begins() -> None:
    """Open point: before the first card, as nothing played there could change them."""
    me = turn_of(
        {"conflict_deck": ""},
        tiles="memocorders",
        intrigues="tiebreaker",
        emperor=3,
        spacing_guild=3,
        bene_gesserit=3,
        fremen=3,
    )
    me.table.play_on("end")
    assert me.points == 0
    me.table.play_on("play tiebreaker")
    assert me.points == 1


def test_letos_ring_needs_a_faction_to_gain_with() -> None:
    """Open point: without one nothing can be paid."""
    given = {"leader": "duke_leto_atreides", "hand": "signet_ring", "spice": 1}
    me, *_ = table(me=given, left={}, right={})
    me.sends("signet_ring", "arrakeen")
    assert not me.may("pay")
    me, *_ = table(me=given, left={"fremen": 1}, right={})
    me.sends("signet_ring", "arrakeen")
    me.pays()
    assert me.options == ["gain_influence fremen"]


def test_disposal_facility_counts_persuasion_gained_spent_or_not() -> None:
    """Open point: six gained and two spent are six."""
    me = turn_of({"row": SCOUTS}, hand="convincing_argument " * 3, tiles="disposal_facility")
    me.reveals()
    me.acquires("scout")
    me.acquires("scout")
    assert me.persuasion == 4
    me.resolves("disposal_facility")
    me.trashes("convincing_argument", "in_play")
    assert me.in_play == "convincing_argument convincing_argument"


def test_disposal_facility_needs_six_persuasion() -> None:
    """Open point, the other side: with five nothing may be trashed."""
    me = turn_of(hand="convincing_argument convincing_argument scout", tiles="disposal_facility")
    me.reveals()
    assert me.persuasion == 5
    assert not [text for text in me.options if "disposal_facility" in text]


# --- Rivals


def rival_with(board: dict[str, Any] | None = None, **given: Any) -> Seat:
    """A Rival at a table where the human has not begun and the other Rival does nothing."""
    calm = {"conflict": "guild_bank_raid", "conflict_deck": "raid_stockpiles desert_power", "first_player": 2}
    _, rival, _ = table(
        ix=True,
        difficulty="novice",
        board={**calm, **(board or {})},
        me={},
        rival={"garrison": 0, **given},
        other={"agents": 0},
    )
    return rival


def test_a_rival_that_wins_a_location_puts_its_dreadnought_elsewhere() -> None:
    """Open point: the reward comes first, and the Rival spares what is its own."""
    rival = rival_with({"conflict": "secure_imperial_basin"}, conflict_dreadnoughts=1, agents=0)
    rival.table.play_to_round(2)
    assert rival.table.control_of("imperial_basin") == rival.seat
    assert rival.table.dreadnought_on("arrakeen") == rival.seat


def test_a_rival_looks_at_its_solari_for_flagship_when_its_agent_is_sent() -> None:
    """Open point: what the visit itself brings comes too late for it."""
    rival = rival_with({"control": {"carthag": 1}}, tiles="flagship", solari=3)
    rival.table.rival_turn(rival, "hagal_carthag")
    assert (rival.solari, rival.flipped) == (4, "")
    rival = rival_with({"control": {"carthag": 1}}, tiles="flagship", solari=4)
    rival.table.rival_turn(rival, "hagal_carthag")
    assert (rival.solari, rival.flipped) == (1, "flagship")


@pytest.mark.parametrize(
    ("conflict", "spice", "tiles"), [("grand_vision", 0, "spy_satellites"), ("guild_bank_raid", 4, "")]
)
def test_seven_spice_buy_a_point_before_spy_satellites_at_level_three(
    conflict: str, spice: int, tiles: str
) -> None:
    """Open point: there the tile stays, as no three spice are left; below, spice buys no points."""
    board = {"conflict": conflict, "bonus_spice": {"the_great_flat": 2}}
    rival = rival_with(board, tiles="spy_satellites", spice=2)
    rival.table.rival_turn(rival, "hagal_harvest_spice")
    assert (rival.points, rival.spice, rival.tiles) == (1, spice, tiles)


def test_a_rival_with_nothing_in_the_deck_keeps_its_agents_home() -> None:
    """Open point: after many passes through the deck, for the rest of the round."""
    rival = rival_with({"agents": {"wealth": 2}, "hagal_deck": "hagal_wealth", "hagal_discard": ""})
    rival.table.rival_turn(rival)
    assert (rival.agents, rival.table.state.round) == (0, 1)
    assert ("no_space",) in rival.reasons
