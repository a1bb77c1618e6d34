"""Points that no source settles: each test names the number of the convention it holds us to."""

from typing import Any

from scenario import Seat, names, table


def four(conflict: str, *troops: int, deck: str = "") -> list[Seat]:
    """Four seats with so many troops in the Conflict."""
    seats: dict[str, Any] = {f"seat{i}": {"conflict": n} for i, n in enumerate(troops)}
    return list(table(board={"conflict": conflict, "intrigue_deck": deck}, **seats))


def test_convention_01_rewards_come_first_second_third() -> None:
    """Convention 1: the winner draws before the second, the second before the third."""
    deck = "ambush bribery windfall refocus charisma"
    one, two, three, four_ = four("cloak_and_dagger", 1, 2, 3, 4, deck=deck)
    one.table.play_on("gain_influence")
    four_.gains_with("fremen")
    one.table.play_on("choose ")
    two.chooses("draw_intrigue")
    assert sorted(four_.intrigues.split()) == ["ambush", "bribery"]
    assert (three.intrigues, two.intrigues, one.intrigues) == ("windfall", "refocus", "")


def test_convention_01_equal_rewards_come_in_turn_order() -> None:
    """Convention 1: those who tie take theirs from the First Player on."""
    one, two, three, four_ = four("skirmish_vp_intrigue", 3, 0, 3, 0, deck="ambush bribery")
    one.table.play_to_round(2)
    assert (one.intrigues, three.intrigues) == ("ambush", "bribery")


def test_convention_02_endgame_cards_go_round_until_all_pass() -> None:
    """Convention 2: from the First Player clockwise; a card played gives everybody another go."""
    me, left, right = table(
        board={"conflict_deck": ""},
        me={"intrigues": "tiebreaker"},
        left={"intrigues": "tiebreaker corner_the_market"},
        right={"intrigues": "plans_within_plans"},
    )
    me.table.play_on("play tiebreaker")
    assert me.is_asked()
    me.passes()
    assert left.is_asked()
    left.does("play tiebreaker 1")
    left.passes()
    assert right.is_asked()
    right.passes()
    assert me.is_asked()
    me.does("play tiebreaker 1")
    assert (me.spice, left.spice) == (10, 10)
    me.table.play_to_end()


def test_convention_03_three_tie_for_first() -> None:
    """Convention 3: the three take the second reward, the fourth the third."""
    one, two, three, four_ = four("guild_bank_raid", 3, 3, 3, 1)
    one.table.play_to_round(2)
    assert [seat.solari for seat in (one, two, three, four_)] == [4, 4, 4, 2]


def test_convention_03_the_fourth_needs_strength() -> None:
    """Convention 3: without a unit in the Conflict there is no third reward either."""
    one, two, three, four_ = four("guild_bank_raid", 3, 3, 3, 0)
    one.table.play_to_round(2)
    assert [seat.solari for seat in (one, two, three, four_)] == [4, 4, 4, 0]


def test_convention_04_conflict_then_defence_then_cards() -> None:
    """Convention 4: whoever defends has seen the Conflict card, but not yet the new hand."""
    me, left, _ = table(
        board={"control": {"arrakeen": 1}, "conflict_deck": "siege_of_arrakeen grand_vision"},
        me={},
        left={},
        right={},
    )
    me.table.play_to_round(2)
    assert names([me.table.state.conflict]) == "siege_of_arrakeen"
    assert left.options == ["pay", "decline"]
    assert [len(player.hand) for player in me.table.state.players] == [0, 0, 0]
    left.accepts()
    assert (left.conflict, left.supply, left.garrison) == (1, 8, 3)
    assert [len(player.hand) for player in me.table.state.players] == [5, 5, 5]


def test_convention_05_influence_beyond_the_top_is_lost() -> None:
    """Convention 5: six is the end of a track; from five, two steps are one."""
    me, *_ = table(
        board={"alliances": {"emperor": 0, "fremen": 0}},
        me={"hand": "diplomacy power_play", "emperor": 6, "fremen": 5},
        left={},
        right={},
    )
    me.sends("diplomacy", "wealth")
    assert (me.emperor, me.solari, me.points) == (6, 2, 0)
    me.ends_turn()
    me.waits()
    me.sends("power_play", "stillsuits")
    me.table.play_on("end")
    assert (me.fremen, me.points) == (6, 0)


def test_convention_06_the_voice_needs_no_free_marker() -> None:
    """Convention 6: with all three Control markers out the space is closed all the same."""
    me, left, _ = table(
        board={"control": {"arrakeen": 0, "carthag": 0, "imperial_basin": 0}},
        me={"hand": "the_voice"},
        left={"hand": "diplomacy"},
        right={},
    )
    me.sends("the_voice", "secure_contract")
    me.blocks("wealth")
    me.ends_turn()
    assert not left.may_send("diplomacy", "wealth")
    assert [me.table.control_of(space) for space in ("arrakeen", "carthag", "imperial_basin")] == [0, 0, 0]


def test_convention_07_passing_with_bindu_suspension_is_a_turn() -> None:
    """Convention 7: it ends what The Voice began on the turn before."""
    me, left, _ = table(
        me={"hand": "the_voice", "intrigues": "bindu_suspension"},
        left={"hand": "diplomacy dagger"},
        right={"hand": "dagger"},
    )
    me.sends("the_voice", "secure_contract")
    me.blocks("wealth")
    me.ends_turn()
    assert not left.may_send("diplomacy", "wealth")
    left.sends("dagger", "hall_of_oratory")
    left.ends_turn()
    me.waits()
    me.plays("bindu_suspension")
    me.accepts()
    assert left.may_send("diplomacy", "wealth")


def test_convention_08_kwisatz_haderach_meets_requirements() -> None:
    """Convention 8: Sietch Tabr asks for 2 Fremen Influence, whoever comes."""
    me, *_ = table(me={"hand": "kwisatz_haderach", "fremen": 1}, left={}, right={})
    assert not me.may_send("kwisatz_haderach", "sietch_tabr")
    me, *_ = table(me={"hand": "kwisatz_haderach", "fremen": 2}, left={}, right={})
    assert me.may_send("kwisatz_haderach", "sietch_tabr")


def test_convention_09_too_few_cards_are_all_discarded() -> None:
    """Convention 9: one card where two are demanded goes alone; no card means nothing is asked."""
    me, left, right = table(
        me={"hand": "reverend_mother_mohiam", "in_play": "the_voice"}, left={"hand": "dagger"}, right={}
    )
    me.sends("reverend_mother_mohiam", "wealth")
    left.discards("dagger")
    assert (left.hand, left.discard) == ("", "dagger")
    assert me.is_asked()


def test_convention_10_what_an_effect_sets_off_comes_at_once() -> None:
    """Convention 10: an acquire box is resolved before the turn goes on, the bonus at 4 inside it."""
    me, *_ = table(
        board={"row": "lady_jessica scout scout scout scout"},
        me={"hand": "chani", "conflict": 2, "spacing_guild": 3, "persuasion": 9},
        left={},
        right={},
    )
    me.reveals()
    me.acquires("lady_jessica")
    assert me.options == [
        f"gain_influence {name}" for name in ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    ]
    me.gains_with("spacing_guild")
    assert (me.solari, me.points, me.table.state.alliances[1]) == (3, 1, me.seat)
    me.resolves("chani")
    me.withdraws(1)
    assert me.conflict == 1


def test_convention_13_cards_in_hand_are_owned() -> None:
    """Convention 13: Corner the Market counts copies kept in hand at the end."""
    flow = "the_spice_must_flow"
    me, left, _ = table(
        board={"conflict_deck": ""},
        me={},
        left={"revealed": True, "hand": f"{flow} {flow}", "intrigues": "corner_the_market"},
        right={},
    )
    me.table.play_on("play corner_the_market")
    left.plays("corner_the_market")
    assert left.points == 2


def test_convention_16_gains_of_a_trashed_card_are_kept() -> None:
    """Convention 16: Stilgar's water stays when Stilgar goes."""
    me, *_ = table(me={"hand": "stilgar guild_administrator"}, left={}, right={})
    me.sends("stilgar", "stillsuits")
    me.ends_turn()
    me.waits()
    me.sends("guild_administrator", "imperial_basin")
    me.trashes("stilgar", "in_play")
    assert (me.water, me.in_play) == (1 + 1, "guild_administrator")


def test_convention_17_poison_snooper_needs_a_card_to_look_at() -> None:
    """Convention 17: with an empty deck it cannot be played, not even for nothing."""
    me, *_ = table(me={"intrigues": "poison_snooper", "deck": "", "discard": "scout"}, left={}, right={})
    assert not me.may_play("poison_snooper")
    me.reveals()
    assert not me.may_play("poison_snooper")


def test_convention_18_a_won_mentat_leaves_the_board_at_recall() -> None:
    """Convention 18: in Phase 4 the pawn still stands where it was used."""
    me, left, _ = table(
        board={"conflict": "sort_through_the_chaos", "mentat": 1, "agents": {"imperial_basin": 1}},
        me={"conflict": 1},
        left={"agents": 3},
        right={},
    )
    me.table.play_to_round(2)
    assert me.table.state.mentat == me.seat
    assert me.table.bonus_spice_on("imperial_basin") == 0
    assert me.table.bonus_spice_on("hagga_basin") == 1


def test_convention_19_helenas_card_sets_nothing_off() -> None:
    """Convention 19: Assassination Mission, set aside and not acquired, pays nobody."""
    me, *_ = table(
        board={"row": "assassination_mission scout scout scout scout"},
        me={"leader": "helena_richese", "hand": "signet_ring"},
        left={},
        right={},
    )
    me.sends("signet_ring", "hall_of_oratory")
    me.sets_row_card_aside("assassination_mission")
    me.ends_turn()
    me.waits()
    me.reveals()
    me.ends_turn()
    assert (me.solari, me.aside) == (0, "")
    assert names(me.table.state.trashed) == "assassination_mission"


def test_convention_20_deploying_in_several_steps() -> None:
    """Convention 20: piece by piece, to the same limit as at once."""
    me, *_ = table(me={"hand": "reconnaissance", "garrison": 5}, left={}, right={})
    me.sends("reconnaissance", "arrakeen")
    me.deploys(1)
    me.deploys(1)
    me.deploys(1)
    assert me.conflict == 3
    assert not me.may("deploy 1")


def test_convention_21_tie_for_second_with_four() -> None:
    """Convention 21: those who tie take the third reward, the last one nothing."""
    one, two, three, four_ = four("guild_bank_raid", 4, 3, 3, 2)
    one.table.play_to_round(2)
    assert [seat.solari for seat in (one, two, three, four_)] == [6, 2, 2, 0]


def test_convention_27_an_envoy_needs_no_printed_icon() -> None:
    """Convention 27: Dispatch an Envoy makes Convincing Argument playable on an Agent turn."""
    me, *_ = table(me={"hand": "convincing_argument", "intrigues": "dispatch_an_envoy"}, left={}, right={})
    assert me.options == ["play dispatch_an_envoy", "reveal"]
    me.plays("dispatch_an_envoy")
    me.sends("convincing_argument", "wealth")
    assert (me.solari, me.emperor, me.persuasion) == (2, 1, 0)
