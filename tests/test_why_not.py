"""Reasons for what is not legal, one by one: a table, a choice, and what must be said of it."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from scenario import Seat, table

import kanly
from kanly.content.catalog import CATALOG
from kanly.engine.machine import frames, resolver
from kanly.engine.step import Step
from kanly.engine.words.cards import TrashThis
from kanly.engine.words.intrigue import DISCARD_PLAYED
from kanly.record.notation import read_choice
from kanly.refusals.refusal import Why
from kanly.refusals.short import unpaid
from kanly.refusals.why_not import why_not


def told(seat: Seat, text: str) -> list[dict[str, Any]]:
    """The reasons as plain data, without what is empty."""
    refusals = why_not(seat.table.state, seat.seat, read_choice(text))
    return [
        {name: value for name, value in asdict(one).items() if value not in ("", (), None)}
        for one in refusals
    ]


def kinds(seat: Seat, text: str) -> list[str]:
    return [one["kind"] for one in told(seat, text)]


def three(me: dict[str, Any], **more: Any) -> Seat:
    first, *_ = table(me=me, left={}, across={}, **more)
    return first


# --- sending an Agent


def short(resource: str, needed: int, held: int, **more: str) -> dict[str, Any]:
    return {"kind": "cost", "resource": resource, "needed": needed, "held": held, **more}


SIETCH = {"kind": "requirement", "space": "sietch_tabr", "faction": "fremen", "needed": 2, "held": 1}
COUNCIL = {"kind": "once_per_game", "space": "high_council"}
SWORDMASTER = {"kind": "once_per_game", "space": "swordmaster", "ruling": "FAQ-095"}
SENDING = [
    ("dagger", {}, "arrakeen", {"kind": "no_icon", "card": "dagger", "space": "arrakeen"}),
    ("dagger", {}, "mentat", short("solari", 2, 0, space="mentat")),
    ("stilgar", {}, "hagga_basin", short("water", 1, 0, space="hagga_basin", ruling="FAQ-005")),
    ("diplomacy", {"spice": 3}, "conspire", short("spice", 4, 3, space="conspire")),
    ("stilgar", {"fremen": 1}, "sietch_tabr", SIETCH),
    ("dagger", {"council": True, "solari": 5}, "high_council", COUNCIL),
    ("kwisatz_haderach", {"swordmaster": True, "solari": 8}, "swordmaster", SWORDMASTER),
    ("dagger", {"agents": 0}, "hall_of_oratory", {"kind": "no_agent"}),
    ("dagger", {}, "tech_negotiation", {"kind": "not_on_board", "space": "tech_negotiation"}),
]


@pytest.mark.parametrize(("card", "given", "space", "reason"), SENDING)
def test_an_agent_is_refused(card: str, given: dict[str, Any], space: str, reason: dict[str, Any]) -> None:
    me = three({"hand": card, **given})
    assert told(me, f"send {card} {space}") == [reason]


def test_a_card_must_be_in_hand() -> None:
    me = three({"hand": "dagger", "in_play": "diplomacy"})
    assert told(me, "send diplomacy wealth") == [{"kind": "already_played", "card": "diplomacy"}]
    assert told(me, "send stilgar wealth") == [{"kind": "not_in_hand", "card": "stilgar"}]


def test_an_occupied_space_names_who_is_there() -> None:
    me, left, _ = table(me={"hand": "dagger dagger"}, left={"hand": "dagger"}, across={})
    me.sends("dagger", "hall_of_oratory")
    me.ends_turn()
    reason = {"kind": "occupied", "space": "hall_of_oratory", "seats": (0,)}
    assert told(left, "send dagger hall_of_oratory") == [reason]


def test_the_voice_names_its_player_and_its_ruling() -> None:
    me, left, _ = table(me={"hand": "the_voice"}, left={"hand": "kwisatz_haderach dagger"}, across={})
    me.sends("the_voice", "secure_contract")
    me.begins("the_voice")
    me.blocks("rally_troops")
    me.ends_turn()
    voice = {"kind": "the_voice", "space": "rally_troops", "seats": (0,), "ruling": "FAQ-096"}
    price = short("solari", 4, 0, space="rally_troops", ruling="FAQ-094")
    assert told(left, "send kwisatz_haderach rally_troops") == [voice, price]
    assert told(left, "send dagger rally_troops")[0]["ruling"] == "FAQ-079"


def test_all_reasons_are_told_together() -> None:
    me = three({"hand": "dagger", "agents": 0})
    assert kinds(me, "send dagger conspire") == ["no_agent", "no_icon", "cost"]


def test_a_difficulty_closes_the_swordmaster() -> None:
    me, *_ = table(me={"hand": "dagger", "solari": 9}, one={}, two={}, difficulty="expert_plus")
    assert told(me, "send dagger swordmaster") == [{"kind": "closed_by_difficulty", "space": "swordmaster"}]


def test_a_discount_counts_in_what_is_needed() -> None:
    me = three({"hand": "guild_accord", "spice": 3}, ix=True)
    [reason] = told(me, "send guild_accord heighliner")
    assert (reason["resource"], reason["needed"], reason["held"]) == ("spice", 4, 3)


def test_infiltration_does_not_pass_an_agent_of_ones_own() -> None:
    me, *_ = table(
        me={"hand": "choam_delegate"}, left={}, across={}, ix=True, board={"agents": {"smuggling": 0}}
    )
    [reason] = told(me, "send choam_delegate smuggling")
    assert (reason["kind"], reason["seats"], reason["ruling"]) == ("occupied", (0,), "IX-093")


def test_one_agent_a_turn() -> None:
    me = three({"hand": "dagger diplomacy"})
    me.sends("dagger", "hall_of_oratory")
    reason = {"kind": "already_sent", "card": "dagger", "space": "hall_of_oratory"}
    assert told(me, "send diplomacy wealth") == [reason]
    assert told(me, "reveal") == [reason]


# --- Intrigue cards


def unmet(card: str, condition: str, ruling: str) -> dict[str, Any]:
    return {"kind": "condition", "card": card, "condition": condition, "ruling": ruling}


def outside(window: str, **ruling: str) -> dict[str, Any]:
    return {"kind": "wrong_window", "window": window, "now": "turn_open", **ruling}


PLAYING = [
    ("bribery", {"solari": 1}, short("solari", 2, 1, ruling="FAQ-114")),
    ("councilors_dispensation", {}, unmet("councilors_dispensation", "on_council", "FAQ-113")),
    ("poison_snooper", {"deck": ""}, unmet("poison_snooper", "deck_not_empty", "FAQ-129")),
    ("private_army", {}, outside("combat")),
    ("to_the_victor", {}, outside("won", ruling="FAQ-131")),
    ("corner_the_market", {}, outside("endgame", ruling="BASE-012")),
]


@pytest.mark.parametrize(("card", "given", "reason"), PLAYING)
def test_an_intrigue_card_is_refused(card: str, given: dict[str, Any], reason: dict[str, Any]) -> None:
    assert told(three({"intrigues": card, **given}), f"play {card}") == [reason]


def test_an_intrigue_card_has_its_uses_and_must_be_held() -> None:
    me = three({"intrigues": "windfall"})
    assert told(me, "play bribery") == [{"kind": "not_in_hand", "card": "bribery"}]
    assert told(me, "play windfall 1") == [{"kind": "no_such_use", "card": "windfall"}]


def test_every_part_of_a_cost_is_told() -> None:
    me = three({"intrigues": "water_of_life"})
    assert [one["resource"] for one in told(me, "play water_of_life")] == ["spice", "water"]


def test_other_costs_count_too() -> None:
    me = three({"intrigues": "ixian_probe strongarm", "hand": "dagger", "garrison": 0}, ix=True)
    [cards] = told(me, "play ixian_probe")
    assert (cards["resource"], cards["needed"], cards["held"]) == ("cards_in_hand", 2, 1)
    assert [one.get("resource") for one in told(me, "play strongarm")] == [
        None,
        "troops_in_garrison",
        "troops_in_conflict",
    ]


def test_a_condition_that_counts_says_how_far_it_is() -> None:
    me = three({"intrigues": "diversion", "hand": "dagger"}, ix=True)
    [reason] = told(me, "play diversion")
    assert (reason["condition"], reason["needed"], reason["held"]) == ("units_deployed", 4, 0)


def test_bindu_suspension_comes_first_or_not_at_all() -> None:
    me = three({"intrigues": "bindu_suspension windfall"})
    me.plays("windfall")
    [reason] = told(me, "play bindu_suspension")
    assert (reason["window"], reason["now"], reason["ruling"]) == ("turn_open", "turn", "FAQ-127")


# --- acquiring


def test_cards_are_acquired_on_the_reveal_turn() -> None:
    me = three({"hand": "dagger"}, board={"row": "stilgar"})
    assert kinds(me, "acquire stilgar") == ["not_revealed"]
    me.reveals()
    reason = {"kind": "cost", "resource": "persuasion", "needed": 5, "held": 0}
    assert told(me, "acquire stilgar") == [reason]
    assert told(me, "acquire stilgar top") == [reason, {"kind": "not_to_there", "card": "stilgar"}]
    assert kinds(me, "acquire duncan_idaho") == ["not_in_row"]
    assert kinds(me, "acquire stilgar aside") == ["not_set_aside"]
    assert told(me, "acquire foldspace") == [
        {"kind": "not_for_sale", "card": "foldspace", "ruling": "FAQ-074"}
    ]


def test_an_effect_that_gives_a_card_has_its_limit() -> None:
    me = three({"intrigues": "bypass_protocol"}, board={"row": "stilgar"})
    me.plays("bypass_protocol", 0)
    assert told(me, "acquire stilgar") == [{"kind": "too_dear", "card": "stilgar", "needed": 5, "held": 3}]
    assert kinds(me, "acquire arrakis_liaison top") == ["not_to_there"]


def tech_table(**given: Any) -> Seat:
    stacks = ["windtraps", "flagship", "minimic_film"]
    return three({"hand": "dagger", **given}, ix=True, board={"stacks": stacks})


def test_tiles_are_acquired_by_an_icon() -> None:
    me = tech_table(spice=9)
    assert told(me, "acquire_tech windtraps") == [{"kind": "no_acquire_tech", "ruling": "IX-019"}]


def test_a_tile_has_its_price() -> None:
    me = tech_table(spice=2, negotiators=1)
    me.sends("dagger", "tech_negotiation")
    me.chooses("acquire_tech")
    reason = short("spice", 7, 2, ruling="IX-022")
    assert told(me, "acquire_tech flagship") == [reason]
    assert told(me, "acquire_tech flagship 1") == [{**reason, "needed": 6}]
    assert told(me, "acquire_tech flagship 2") == [
        {"kind": "no_negotiators", "needed": 2, "held": 1, "ruling": "IX-030"}
    ]
    assert kinds(me, "acquire_tech spaceport") == ["not_on_offer"]
    assert told(me, "acquire_tech windtraps solari") == [{"kind": "not_in_solari", "ruling": "IX-022"}]
    assert kinds(me, "reveal") == ["answer_first"]


# --- units and tiles


def test_deploying_has_its_limits() -> None:
    me = three({"hand": "stilgar", "garrison": 4, "water": 1})
    assert told(me, "deploy 1") == [{"kind": "no_combat_space", "ruling": "FAQ-038"}]
    me.sends("stilgar", "stillsuits")
    assert told(me, "deploy 3") == [
        {"kind": "allowance", "resource": "troops", "needed": 3, "held": 2, "ruling": "FAQ-039"}
    ]
    assert told(me, "deploy 5") == [{"kind": "garrison", "resource": "troops", "needed": 5, "held": 4}]
    assert kinds(me, "deploy 0") == ["no_units"]
    assert kinds(me, "deploy 0 1") == ["garrison"]


def test_dreadnoughts_share_the_allowance() -> None:
    me = three({"hand": "stilgar", "garrison": 4, "garrison_dreadnoughts": 2, "dreadnoughts": 0}, ix=True)
    me.sends("stilgar", "stillsuits")
    assert told(me, "deploy 1 2")[0]["held"] == 0
    me.deploys(1)
    assert told(me, "deploy 0 2") == [
        {"kind": "allowance", "resource": "dreadnoughts", "needed": 2, "held": 1, "ruling": "IX-064"}
    ]


def test_tiles_are_owned_face_up_and_paid_for() -> None:
    me = three({"tiles": "flagship training_drones windtraps", "flipped": "training_drones"}, ix=True)
    assert told(me, "use training_drones") == [
        {"kind": "flipped", "tile": "training_drones", "ruling": "IX-036"}
    ]
    assert told(me, "use flagship") == [{"kind": "cost", "resource": "solari", "needed": 4, "held": 0}]
    assert told(me, "use holoprojectors") == [{"kind": "not_owned", "tile": "holoprojectors"}]
    assert told(me, "use windtraps") == [{"kind": "no_such_use", "tile": "windtraps"}]


# --- turns


def test_a_turn_does_not_end_before_it_has_begun() -> None:
    me, left, _ = table(me={"hand": "dagger"}, left={}, across={})
    assert kinds(me, "end") == ["nothing_done"]
    assert kinds(me, "done") == ["not_an_answer"]
    assert kinds(me, "pass") == ["wrong_window"]
    assert kinds(me, "pay") == ["not_an_answer"]
    assert told(left, "reveal") == [{"kind": "not_your_turn", "seats": (0,)}]


def test_what_is_compulsory_comes_before_the_end() -> None:
    me = three({"hand": "dagger", "intrigues": "poison_snooper", "solari": 2})
    me.sends("dagger", "mentat")
    effect = {"source": "mentat", "effect": "@mentat/space/0", "ruling": "FAQ-008"}
    assert told(me, "end") == [{"kind": "compulsory_left", **effect}]
    me.resolves("@mentat")
    assert told(me, "end") == []


def test_after_the_reveal_no_agent_is_sent() -> None:
    me = three({"hand": "dagger"})
    me.reveals()
    assert kinds(me, "reveal") == kinds(me, "send dagger wealth") == ["already_revealed"]


def test_in_combat_a_turn_is_over() -> None:
    me, left, _ = table(
        me={"conflict": 1, "intrigues": "private_army windfall", "agents": 0, "revealed": True},
        left={"revealed": True},
        across={},
    )
    me.table.play_on("pass")
    assert kinds(me, "reveal") == kinds(me, "end") == kinds(me, "deploy 1") == ["wrong_window"]
    [reason] = told(me, "play windfall")
    assert (reason["window"], reason["now"]) == ("turn", "combat")


def test_a_pending_effect_is_known_by_its_place() -> None:
    me = three({"hand": "dagger"})
    assert told(me, "resolve @arrakeen/space/1") == [{"kind": "not_pending", "effect": "@arrakeen/space/1"}]


def two_effects(seat: Seat) -> None:
    """Somebody has to put two effects in order."""
    g = seat.table.state
    g.free_order = True
    words = [CATALOG.word_at[place] for place in ("water_of_life/mode1/1", "bribery/mode1/1")]
    frames.open_mixed_frame(g, [(word, 0) for word in words], seat.seat)
    resolver.run(g)


def test_on_the_turn_of_another_only_what_is_asked_can_be_done() -> None:
    me, left, _ = table(me={}, left={"intrigues": "windfall", "hand": "dagger"}, across={})
    two_effects(left)
    for text in ("send dagger mentat", "reveal", "end", "play windfall", "deploy 1", "acquire stilgar"):
        assert told(left, text) == [{"kind": "not_your_turn", "seats": (0,)}]


def test_between_cost_and_result_nothing_else_is_done() -> None:
    me = three({"intrigues": "windfall", "hand": "dagger"})
    me.table.state.stack.append(Step(DISCARD_PLAYED, me.seat, CATALOG.number["bribery"]))
    two_effects(me)
    for text in ("send dagger mentat", "reveal", "end", "play windfall", "deploy 1"):
        assert kinds(me, text) == ["finish_first"]


def test_a_cost_without_a_number_is_named() -> None:
    me = three({}, ix=True)
    [reason] = unpaid(me.table.state, Step(TrashThis(), 0, 0), TrashThis())
    assert (reason.resource, reason.needed, reason.held) == ("trash_this", 1, 0)


# --- through the interface


def test_the_interface_takes_text_and_choices() -> None:
    game = kanly.new_game(3, seed=7, leaders=["paul_atreides", "helena_richese", "earl_memnon_thorvald"])
    seat = game.chooser or 0
    assert all(game.why_not(choice) == game.why_not(str(choice)) == [] for choice in game.choices)
    assert [one.kind for one in game.why_not("end")] == [Why.NOTHING_DONE]
    assert [one.seats for one in game.why_not("reveal", seat=(seat + 1) % 3)] == [(seat,)]


@pytest.mark.parametrize(
    "wrong", ["", "dance", "send dagger moon", None, 5, (1, 2), (99, 99, 99), (0, 9999, 0)]
)
def test_nonsense_is_a_reason_too(wrong: Any) -> None:
    game = kanly.new_game(3, seed=7)
    assert [one.kind for one in game.why_not(wrong)] == ["unreadable"]


def test_every_kind_is_on_the_page() -> None:
    page = (Path(__file__).parent.parent / "docs" / "api.md").read_text()
    assert [kind.value for kind in Why if f"`{kind.value}`" not in page] == []
