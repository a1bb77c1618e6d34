"""Wrong answers to open questions, and effects that wait in vain: what must be said of each."""

from typing import Any

import pytest
from scenario import Seat, table
from test_why_not import kinds, three, told, two_effects

from kanly.content.catalog import CATALOG
from kanly.engine.machine import frames, resolver
from kanly.engine.play import combat, placement
from kanly.engine.step import Step
from kanly.engine.words.influence import HEIR_WORDS
from kanly.engine.words.word import Word


def lack(resource: str, needed: int, held: int, **ruling: str) -> dict[str, Any]:
    return {"kind": "cost", "resource": resource, "needed": needed, "held": held, **ruling}


def source_of(place: str) -> int:
    """The number of the card or space that a place is on."""
    key = place.split("/")[0]
    return CATALOG.spaces[CATALOG.space_index[key[1:]]].number if key[0] == "@" else CATALOG.number[key]


def pending(seat: Seat, *places: str) -> None:
    """These effects wait for the seat, in whatever order it likes."""
    g = seat.table.state
    g.free_order = True
    frames.open_mixed_frame(g, [(CATALOG.word_at[place], source_of(place)) for place in places], seat.seat)
    resolver.run(g)


def asks(seat: Seat, word: Word, source: int = 0) -> Seat:
    seat.table.state.stack.append(Step(word, seat.seat, source))
    resolver.run(seat.table.state)
    return seat


def asked_by(place: str, given: dict[str, Any], **board: Any) -> Seat:
    """Somebody whom the effect at this place has just asked something."""
    return asks(three(given, ix=True, board=board), CATALOG.word_at[place], source_of(place))


# --- effects that wait

WAITING = [
    ("duncan_idaho/agent/0", {"water": 0}, [lack("water", 1, 0)]),
    ("shifting_allegiances/agent/0", {"spice": 1}, [lack("influence", 1, 0), lack("spice", 2, 1)]),
    ("court_intrigue/agent/0", {}, [lack("intrigue_cards", 1, 0)]),
    ("negotiated_withdrawal/reveal/1", {"conflict": 1}, [lack("units_in_conflict", 3, 1)]),
    ("gun_thopter/reveal/1", {"garrison": 0}, [lack("troops_in_garrison", 1, 0)]),
    ("chani/reveal/1", {}, [lack("troops_in_conflict", 1, 0)]),
    ("urgent_mission/mode1/0", {}, [lack("agents_on_board", 1, 0)]),
    ("ix_guild_compact/reveal/0", {"supply": 0}, [lack("troops_in_supply", 1, 0, ruling="IX-029")]),
    (
        "advanced_weaponry/mode1/1",
        {"dreadnoughts": 0},
        [lack("dreadnoughts_in_supply", 1, 0, ruling="IX-055")],
    ),
    ("ixian_engineer/agent/0", {"spice": 1}, [lack("spice", 2, 1, ruling="IX-022")]),
    ("favored_subject/mode1/0", {"emperor": 6}, [{"kind": "track_full", "faction": "emperor", "held": 6}]),
]


@pytest.mark.parametrize(("place", "given", "reasons"), WAITING, ids=[place for place, *_ in WAITING])
def test_an_effect_that_waits_says_what_is_missing(
    place: str, given: dict[str, Any], reasons: list[dict[str, Any]]
) -> None:
    me = three(given, ix=True, board={"stacks": ["windtraps", "flagship", "minimic_film"]})
    pending(me, place, "bribery/mode1/1")
    assert told(me, f"resolve {place}") == reasons


def test_paying_while_nothing_can_be_paid_says_the_same() -> None:
    me = three({"water": 0})
    pending(me, "duncan_idaho/agent/0", "bribery/mode1/1")
    assert told(me, "pay") == [lack("water", 1, 0)]


def test_an_effect_on_a_condition_says_on_which() -> None:
    me = three({"spacing_guild": 1})
    pending(me, "smugglers_thopter/agent/0", "bribery/mode1/1")
    effect = {"source": "smugglers_thopter", "effect": "smugglers_thopter/agent/0"}
    reason = {"kind": "effect_condition", "condition": "has_influence", **effect}
    assert told(me, "resolve smugglers_thopter/agent/0") == [reason]


def test_a_condition_of_an_effect_that_counts_says_how_far_it_is() -> None:
    me = three({"tiles": "windtraps"}, ix=True)
    pending(me, "ixian_engineer/reveal/0", "bribery/mode1/1")
    [reason] = told(me, "resolve ixian_engineer/reveal/0")
    assert (reason["condition"], reason["needed"], reason["held"]) == ("has_tiles", 3, 1)


def test_an_effect_that_would_do_nothing_says_so() -> None:
    me = three({"deck": ""})
    pending(me, "duncan_idaho/agent/0/1/1", "bribery/mode1/1")
    assert kinds(me, "resolve duncan_idaho/agent/0/1/1") == ["no_effect"]


def test_an_effect_that_comes_by_itself_need_not_be_named() -> None:
    me = three({"hand": "dagger"})
    pending(me, "bribery/mode1/1", "water_of_life/mode1/1")
    first = me.table.state.choices.pop(0)
    assert kinds(me, f"resolve {CATALOG.places[first[1]]}") == ["comes_later"]


def test_an_effect_outside_of_what_is_under_way_waits_for_that() -> None:
    me = three({"hand": "dagger"})
    place = "duncan_idaho/agent/0"
    me.table.state.bag.append(Step(CATALOG.word_at[place], me.seat, source_of(place)))
    two_effects(me)
    assert kinds(me, f"resolve {place}") == ["finish_first"]


def test_of_what_waits_for_somebody_else_nothing_is_told() -> None:
    me, left, _ = table(me={"water": 0}, left={}, across={})
    pending(me, "duncan_idaho/agent/0", "bribery/mode1/1")
    waiting = me.table.state.bag[-2]
    me.table.state.bag[-2] = Step(waiting.word, left.seat, waiting.source)
    assert kinds(me, "resolve duncan_idaho/agent/0") == ["not_pending"]


# --- cards

MOHIAM = "reverend_mother_mohiam/agent/0/0/0"
CARDS = [
    (MOHIAM, {"hand": "dagger dagger diplomacy"}, "discard stilgar dagger", "not_in_hand", "FAQ-021"),
    (MOHIAM, {"hand": "dagger dagger diplomacy"}, "discard diplomacy diplomacy", "copies", ""),
    (MOHIAM, {"hand": "dagger dagger diplomacy"}, "discard diplomacy", "exactly", ""),
    ("truthsayer/agent/0/0", {"hand": "dagger diplomacy"}, "discard dagger diplomacy", "exactly", ""),
    ("jamis/agent/0", {"hand": "dagger"}, "trash dagger discard", "not_in_zone", ""),
    ("jamis/agent/0", {"in_play": "dagger"}, "trash dagger discard", "not_in_zone", "FAQ-023"),
    ("disposal_facility/reveal/0/0", {"in_play": "dagger"}, "trash dagger hand", "only_from", ""),
    (
        "other_memory/agent/0/1",
        {"discard": "truthsayer dagger"},
        "take_discarded dagger",
        "not_of_faction",
        "",
    ),
    ("other_memory/agent/0/1", {"discard": "truthsayer"}, "take_discarded dagger", "not_in_zone", ""),
    ("other_memory/agent/0", {"discard": "dagger"}, "choose take_from_discard", "none_there", ""),
    ("helena_richese/ring/0", {}, "set_row_card_aside dagger", "not_in_row", ""),
    ("court_intrigue/agent/0/0", {"intrigues": "windfall"}, "bury bribery", "not_in_hand", ""),
]


@pytest.mark.parametrize(("place", "given", "answer", "kind", "ruling"), CARDS)
def test_a_wrong_card_is_refused(
    place: str, given: dict[str, Any], answer: str, kind: str, ruling: str
) -> None:
    me = asked_by(place, given, row="stilgar")
    [reason] = told(me, answer)
    assert (reason["kind"], reason.get("ruling", "")) == (kind, ruling)


def test_two_cards_may_be_named_in_any_order() -> None:
    me = asked_by(MOHIAM, {"hand": "dagger diplomacy"})
    assert told(me, "discard dagger diplomacy") == told(me, "discard diplomacy dagger") == []


def test_of_the_cards_looked_at_one_is_kept() -> None:
    me = three({}, ix=True)
    for card in ("windfall", "bribery"):
        me.table.state.intrigue_deck.append(CATALOG.number[card])
        me.table.state.intrigue_deck_marks.append(0)
    asks(me, CATALOG.word_at["viscount_hundro_moritani/ability/0"])
    assert told(me, "keep_intrigue ambush") == [{"kind": "not_looked_at", "card": "ambush"}]


# --- Factions

FACTIONS = [
    ("bribery/mode1/1", {"fremen": 6}, "gain_influence fremen", "track_full", ""),
    ("firm_grip/agent/0/1/0", {}, "gain_influence emperor", "faction_not_named", ""),
    ("shifting_allegiances/agent/0/0/0", {"fremen": 1}, "lose_influence emperor", "no_influence", "FAQ-081"),
    ("finesse/mode1/0", {"fremen": 1}, "lose_influence emperor", "no_influence", ""),
]


@pytest.mark.parametrize(("place", "given", "answer", "kind", "ruling"), FACTIONS)
def test_a_wrong_faction_is_refused(
    place: str, given: dict[str, Any], answer: str, kind: str, ruling: str
) -> None:
    [reason] = told(asked_by(place, given), answer)
    faction = answer.split()[1]
    assert (reason["kind"], reason["faction"], reason.get("ruling", "")) == (kind, faction, ruling)


def test_leto_gains_where_somebody_has_more() -> None:
    me, *_ = table(me={"fremen": 1}, left={"emperor": 1}, across={})
    asks(me, CATALOG.word_at["duke_leto_atreides/ring/0/1/0"])
    assert told(me, "gain_influence fremen") == [{"kind": "not_behind", "faction": "fremen"}]


def test_two_factions_are_different_and_in_any_order() -> None:
    me = asked_by("shuttle_fleet/acquire/0", {})
    assert kinds(me, "gain_influence_with_two fremen fremen") == ["two_different"]
    assert told(me, "gain_influence_with_two fremen emperor") == []


# --- numbers and units

GURNEY = "gurney_halleck/reveal/1/1/0"
WITHDRAWAL = "negotiated_withdrawal/reveal/1/0"
NUMBERS = [
    ("sardaukar_legion/reveal/1", {"garrison": 2}, "deploy 3", [lack("troops_in_garrison", 3, 2)]),
    ("sardaukar_legion/reveal/1", {"garrison": 5}, "deploy 4", "too_many"),
    ("scout/reveal/1", {"conflict": 4}, "withdraw 3", "too_many"),
    ("scout/reveal/1", {"conflict": 1}, "withdraw 2", [lack("troops_in_conflict", 2, 1)]),
    (GURNEY, {"supply": 1}, "deploy_recruits 2", [lack("troops_in_supply", 2, 1, ruling="FAQ-017")]),
    ("second_wave/mode1/1", {"garrison": 1}, "deploy 2", [lack("troops_in_garrison", 2, 1)]),
    ("second_wave/mode1/1", {"garrison": 5}, "deploy 3", "too_many"),
    (WITHDRAWAL, {"conflict": 4}, "withdraw 2", "exactly"),
    (WITHDRAWAL, {"conflict": 4}, "withdraw 2 1", [lack("dreadnoughts_in_conflict", 1, 0)]),
    ("battle_for_arrakeen/second/0", {}, "choose_two spice water", "no_such_option"),
    ("battle_for_arrakeen/second/0", {}, "choose_two spice spice", "two_different"),
    ("test_of_humanity/agent/0/0", {"hand": "dagger"}, "choose spice", "no_such_option"),
    (
        "test_of_humanity/agent/0/0",
        {"hand": "dagger"},
        "choose lose_deployed_troops",
        [lack("troops_in_conflict", 1, 0, ruling="FAQ-103")],
    ),
]


@pytest.mark.parametrize(("place", "given", "answer", "reasons"), NUMBERS)
def test_a_wrong_number_is_refused(
    place: str, given: dict[str, Any], answer: str, reasons: list[dict[str, Any]] | str
) -> None:
    me = asked_by(place, given)
    assert (kinds(me, answer) == [reasons]) if isinstance(reasons, str) else (told(me, answer) == reasons)


@pytest.mark.parametrize(
    ("place", "answer"), [("chani/reveal/1", "withdraw 1 1"), ("gun_thopter/reveal/1", "deploy 0 1")]
)
def test_an_effect_about_troops_moves_no_dreadnought(place: str, answer: str) -> None:
    ships = {"conflict": 1, "conflict_dreadnoughts": 1, "garrison": 1, "garrison_dreadnoughts": 1}
    me = asked_by(place, {**ships, "dreadnoughts": 0})
    assert told(me, answer) == [{"kind": "troops_only", "ruling": "IX-062"}]


def test_troops_and_dreadnoughts_beyond_the_number_are_counted_together() -> None:
    me = asked_by("second_wave/mode1/1", {"garrison": 5, "garrison_dreadnoughts": 1, "dreadnoughts": 1})
    assert told(me, "deploy 2 1") == [{"kind": "too_many", "resource": "units", "needed": 3, "held": 2}]


def test_a_market_has_its_prices() -> None:
    me = three({"hand": "diplomacy", "spice": 3})
    g = me.table.state
    g.sent_space = CATALOG.space_index["sell_melange"]
    asks(me, placement.PAY_FOR_SPACE)
    assert told(me, "sell_spice 4") == [lack("spice", 4, 3)]
    assert told(me, "sell_spice 9") == [{"kind": "not_a_price", "space": "sell_melange", "needed": 9}]


def test_a_freighter_has_a_top_and_a_bottom() -> None:
    me = asked_by("@smuggling/space/1", {})
    assert kinds(me, "recall_freighter") == ["at_bottom"]
    me.player.freighter = 3
    resolver.run(me.table.state)
    assert told(me, "advance_freighter") == [{"kind": "at_top", "ruling": "IX-043"}]


# --- spaces, Agents and players


def test_the_voice_names_a_space_of_this_game() -> None:
    me = asks(three({}), CATALOG.word_at["the_voice/agent/0"])
    assert told(me, "block smuggling") == [{"kind": "not_on_board", "space": "smuggling"}]


def test_a_dreadnought_takes_a_free_flag() -> None:
    me = three({"conflict_dreadnoughts": 1, "dreadnoughts": 1}, ix=True)
    me.table.state.flags[CATALOG.space_index["carthag"]] = 1
    asks(me, combat.PLACE_DREADNOUGHT)
    assert told(me, "place_dreadnought wealth") == [
        {"kind": "no_flag", "space": "wealth", "ruling": "IX-066"}
    ]
    assert told(me, "place_dreadnought carthag") == [
        {"kind": "flag_taken", "space": "carthag", "seats": (1,), "ruling": "IX-067"}
    ]


def test_a_dreadnought_is_traded_by_the_tile_that_says_so() -> None:
    me = three({"conflict_dreadnoughts": 1, "dreadnoughts": 1, "tiles": "windtraps"}, ix=True)
    asks(me, combat.PLACE_DREADNOUGHT)
    assert told(me, "detonate flagship") == [{"kind": "not_owned", "tile": "flagship"}]
    assert told(me, "detonate windtraps") == [{"kind": "no_such_use", "tile": "windtraps"}]


def test_kwisatz_haderach_takes_an_agent_from_where_one_is() -> None:
    me = three({}, board={"agents": {"wealth": 0}})
    me.player.agents = 0
    me.table.state.sent_card = CATALOG.number["kwisatz_haderach"]
    asks(me, placement.TAKE_AGENT)
    assert kinds(me, "send_from_leader") == ["no_agent"]
    assert told(me, "move_agent conspire") == [{"kind": "no_agent_there", "space": "conspire"}]


def test_an_agent_is_recalled_from_where_it_stands() -> None:
    me = asked_by("urgent_mission/mode1/0", {}, agents={"wealth": 0})
    assert told(me, "recall_agent conspire") == [{"kind": "no_agent_there", "space": "conspire"}]


def test_double_cross_takes_a_troop_of_an_opponent() -> None:
    me, left, across = table(me={}, left={"conflict": 1}, across={})
    asks(me, CATALOG.word_at["double_cross/mode1/1"], CATALOG.number["double_cross"])
    assert kinds(me, f"choose_opponent {me.seat}") == kinds(me, "choose_opponent 7") == ["not_an_opponent"]
    lacks = {"kind": "opponent_lacks", "seats": (across.seat,), "resource": "troops_in_conflict"}
    assert told(me, f"choose_opponent {across.seat}") == [lacks]


def test_an_alliance_passes_to_the_highest() -> None:
    me, left, across, last = table(me={"fremen": 3}, left={"fremen": 5}, across={"fremen": 5}, last={})
    me.table.state.alliances[3] = me.seat
    asks(me, HEIR_WORDS[3])
    reason = {"kind": "not_highest", "seats": (last.seat,), "faction": "fremen", "ruling": "FAQ-027"}
    assert told(me, f"hand_alliance {last.seat} fremen") == [reason]
    assert kinds(me, f"hand_alliance {me.seat} fremen") == ["not_an_opponent"]
    assert told(me, f"hand_alliance {left.seat} emperor") == [
        {"kind": "faction_not_named", "faction": "emperor"}
    ]


# --- declining, and Rivals

DECLINED: list[tuple[str, dict[str, Any], str]] = [
    ("missionaria_protectiva/agent/0/0", {}, "FAQ-008"),
    ("bribery/mode1/1", {}, "FAQ-011"),
    ("battle_for_arrakeen/second/0", {}, ""),
]


@pytest.mark.parametrize(("place", "given", "ruling"), DECLINED)
def test_what_is_compulsory_cannot_be_declined(place: str, given: dict[str, Any], ruling: str) -> None:
    [reason] = told(asked_by(place, given), "decline")
    assert (reason["kind"], reason["source"]) == ("not_declinable", place.split("/")[0])
    assert reason.get("ruling", "") == ruling


def test_a_cost_that_was_agreed_to_must_be_paid() -> None:
    me = asked_by("ix_guild_compact/agent/0", {"hand": "dagger diplomacy"})
    me.pays()
    assert told(me, "decline") == [{"kind": "not_declinable", "source": "ix_guild_compact"}]


def test_only_what_the_rules_of_rivals_leave_open_is_answered_for_them() -> None:
    me, rival, _ = table(me={}, one={"fremen": 2}, two={}, difficulty="veteran")
    asks(rival, CATALOG.word_at["bribery/mode1/1"])
    assert told(me, "gain_influence fremen") == [{"kind": "rivals_rule"}]
