"""What single answers cost, bring and name."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import Seat, table

import kanly
from kanly.record.log import Position
from kanly.telling.asked import Answer, Prompt
from kanly.telling.decision import prompt
from kanly.telling.wording import language_named

Told = list[tuple[str | None, str]]


def asked(seat: Seat, tag: str = "en", names: tuple[str, ...] = ()) -> Prompt:
    state = seat.table.state.clone()
    game = kanly.Game(state, Position(state.clone()), None, keep_history=True)
    found = prompt(game, language_named(tag), names)
    assert found is not None
    return found


def answer(seat: Seat, choice: str, tag: str = "en", names: tuple[str, ...] = ()) -> Answer:
    [found] = [each for each in asked(seat, tag, names)["answers"] if each["choice"] == choice]
    return found


def costs(offered: Answer) -> list[str]:
    return [each["icons"] for each in offered["costs"]]


def brings(offered: Answer) -> Told:
    return [(each["source"], each["icons"]) for each in offered["brings"]]


def alone(**me: Any) -> Seat:
    """Somebody to whom the others do not matter."""
    first, *_ = table(me=me, left={}, right={})
    return first


def with_ix(**me: Any) -> Seat:
    first, *_ = table(ix=True, me=me, left={}, right={})
    return first


# --- sending an Agent


def test_an_agent_gets_all_that_is_printed_lies_and_stands_there() -> None:
    me, *_ = table(
        me={"hand": "dune_the_desert_planet"},
        left={},
        right={},
        board={"bonus_spice": {"imperial_basin": 2}, "control": {"imperial_basin": 0}},
    )
    offered = answer(me, "send dune_the_desert_planet imperial_basin")
    assert brings(offered) == [
        ("@imperial_basin", "{spice:1} {maker}"),
        (None, "{spice:2}"),
        ("@imperial_basin", "{spice:1}"),
        ("@imperial_basin", "{combat}"),
    ]
    assert [each["words"] for each in offered["brings"]][1:] == [
        "2 bonus spice",
        "Whenever an Agent is sent here, whoever controls the location gains 1 spice",
        "Combat space",
    ]


def test_a_signet_ring_is_told_with_what_the_ring_of_the_leader_does() -> None:
    me = alone(leader="paul_atreides", hand="signet_ring")
    assert brings(answer(me, "send signet_ring carthag")) == [
        ("@carthag", "{troop:1} {intrigue:1}"),
        ("@carthag", "{combat}"),
        ("signet_ring", "{signet}"),
        ("paul_atreides", "{card:1}"),
    ]


def test_an_answer_names_its_card_and_its_space_and_belongs_to_the_card() -> None:
    offered = answer(alone(hand="dagger reconnaissance"), "send dagger hall_of_oratory")
    named = (offered["verb"], offered["thing"], offered["kind"], offered["place"], offered["group"])
    assert named == ("send", "dagger", "starter", "hall_of_oratory", "send dagger")


def test_the_price_of_a_space_is_what_this_leader_pays() -> None:
    leto = alone(leader="duke_leto_atreides", hand="dagger", solari=9)
    assert costs(answer(leto, "send dagger mentat")) == ["{solari:1}"]
    assert costs(
        answer(alone(leader="count_ilban_richese", hand="dagger", solari=9), "send dagger mentat")
    ) == ["{solari:2}"]


def test_the_mentat_costs_more_in_a_solo_game() -> None:
    me, *_ = table(difficulty="expert", me={"hand": "dagger", "solari": 9}, rival={}, other={})
    assert costs(answer(me, "send dagger mentat")) == ["{solari:5}"]


def test_a_card_that_makes_a_space_cheaper_is_counted() -> None:
    me = with_ix(hand="guild_accord", spice=6)
    assert costs(answer(me, "send guild_accord heighliner")) != ["{spice:6}"]


def test_a_card_with_influence_of_its_own_replaces_that_of_the_space() -> None:
    me = alone(hand="power_play dagger")
    offered = answer(me, "send power_play stillsuits")
    assert brings(offered)[0] == ("@stillsuits", "{water:1}")
    assert brings(offered)[-1] == ("power_play", "{influence:2} {trash_this}")


def test_what_may_be_sold_is_told_before_anything_is_paid() -> None:
    me = alone(hand="dune_the_desert_planet", spice=5)
    offered = answer(me, "send dune_the_desert_planet sell_melange")
    assert costs(offered) == []
    assert "{spice:5} {arrow} {solari:12}" in brings(offered)[0][1]
    me.sends("dune_the_desert_planet", "sell_melange")
    sold = answer(me, "sell_spice 3")
    assert (costs(sold), brings(sold)) == (["{spice:3}"], [("@sell_melange", "{solari:8}")])
    assert (sold["spice"], sold["group"]) == (3, "sell_spice")


# --- cards


def test_revealing_brings_what_the_hand_the_council_and_the_spaces_give() -> None:
    me, *_ = table(
        me={"hand": "dagger convincing_argument", "council": True},
        left={},
        right={},
        board={"agents": {"hall_of_oratory": 0}},
    )
    assert sorted(brings(answer(me, "reveal")), key=str) == [
        ("@hall_of_oratory", "{persuasion:1}"),
        ("@high_council", "{persuasion:2}"),
        ("convincing_argument", "{persuasion:2}"),
        ("dagger", "{sword:1}"),
    ]


def test_a_card_set_aside_before_is_offered_for_less() -> None:
    me = alone(leader="helena_richese", hand="convincing_argument", aside="scout")
    me.reveals()
    [offered] = [each for each in asked(me)["answers"] if each["thing"] == "scout"]
    assert [each["words"] for each in offered["costs"]] == ["0 Persuasion"]
    assert [each["label"] for each in offered["brings"]] == ["Reveal"]
    assert offered["on_top"] is False


def test_an_intrigue_card_tells_its_price_apart() -> None:
    offered = answer(alone(hand="dagger", intrigues="cull", solari=1), "play cull")
    assert (costs(offered), brings(offered)) == (["{solari:1}"], [("cull", "{trash}")])
    assert offered["kind"] == "intrigue"


def test_what_an_unload_box_gives_is_told_where_the_card_may_be_discarded() -> None:
    me = with_ix(hand="esmar_tuek dagger", intrigues="cull", solari=1)
    me.plays("cull")
    assert brings(answer(me, "trash dagger hand")) == []
    [(source, icons)] = brings(answer(me, "trash esmar_tuek hand"))
    assert source == "esmar_tuek"
    assert icons


# --- effects


def test_an_arrow_tells_both_of_its_sides() -> None:
    me = alone(hand="spice_smugglers", spice=2)
    me.sends("spice_smugglers", "arrakeen")
    [offered] = [each for each in asked(me)["answers"] if each["verb"] in ("pay", "resolve")]
    assert costs(offered) == ["{spice:2}"]
    assert brings(offered) == [("spice_smugglers", "{influence:spacing_guild:1} {solari:3}")]


@pytest.mark.parametrize(
    ("tag", "cost", "gain"),
    [
        ("en", "Pay 2 spice", "Gain 1 Influence with the Spacing Guild and gain 3 Solari"),
        ("ja", "2香料を支払う", "宇宙協会の影響力1を得て、3ソラリを得る"),
        ("zh-Hant", "支付2香料", "獲得1點宇航公會影響力並獲得3太陽幣"),
    ],
)
def test_the_same_arrow_in_words(tag: str, cost: str, gain: str) -> None:
    me = alone(hand="spice_smugglers", spice=2)
    me.sends("spice_smugglers", "arrakeen")
    [offered] = [each for each in asked(me, tag)["answers"] if each["verb"] in ("pay", "resolve")]
    assert ([each["words"] for each in offered["costs"]], [each["words"] for each in offered["brings"]]) == (
        [cost],
        [gain],
    )


def test_units_are_counted_with_the_strength_they_make() -> None:
    me = alone(hand="dune_the_desert_planet")
    me.sends("dune_the_desert_planet", "imperial_basin")
    deploys = [each for each in asked(me)["answers"] if each["group"] == "deploy"]
    assert [(each["troops"], each["dreadnoughts"], each["strength"]) for each in deploys] == [
        (1, 0, 2),
        (2, 0, 4),
    ]
    assert [each["brings"][0]["words"] for each in deploys] == ["+2 strength", "+4 strength"]


def test_what_a_tile_costs_with_negotiators_and_what_it_does() -> None:
    me, *_ = table(
        ix=True,
        me={"hand": "dagger", "spice": 4, "negotiators": 1},
        left={},
        right={},
        board={"tech": "invasion_ships"},
    )
    me.sends("dagger", "tech_negotiation")
    me.chooses("acquire_tech")
    ships = [each for each in asked(me)["answers"] if each["thing"] == "invasion_ships"]
    [offered] = [each for each in ships if each["negotiators"] == 1]
    assert costs(offered) == ["{spice:3} {negotiator:1}"]
    assert [each["label"] for each in offered["brings"]] == ["When acquired", "Once per round, on your turn"]
    assert (offered["negotiators"], offered["group"]) == (1, "acquire_tech invasion_ships")


def test_recalling_the_freighter_brings_the_rewards_of_the_way_it_has_come() -> None:
    me = with_ix(hand="dagger dune_the_desert_planet", freighter=1)
    me.sends("dune_the_desert_planet", "smuggling")
    assert brings(answer(me, "recall_freighter")) == [
        (None, "{solari:5} {opponent}: {solari:1} {or} {spice:2}")
    ]


# --- what asks


def test_what_asks_is_a_printed_thing_or_a_window() -> None:
    me = alone(hand="dune_the_desert_planet dagger", intrigues="cull", solari=1)
    why = asked(me)["why"]
    assert (why["kind"], why["key"], why["words"]) == ("window", "turn_open", "Player Turns")
    me.plays("cull")
    why = asked(me)["why"]
    assert (why["kind"], why["key"], why["words"]) == ("intrigue", "cull", "Cull")


def test_players_are_called_by_their_names() -> None:
    me, other, _ = table(
        me={"hand": "dagger", "intrigues": "double_cross", "solari": 9, "conflict": 1},
        left={"conflict": 2},
        right={},
        board={"conflict": "skirmish_vp_water"},
    )
    me.sends("dagger", "hall_of_oratory")
    choice = f"choose_opponent {other.seat}"
    me.plays("double_cross")
    names = ("Anna", "Bo {spice:2} {x}")
    assert answer(me, choice, "en", names)["words"] == "Bo (spice:2) (x) loses 1 troop in the Conflict"
    assert answer(me, choice, "en", names)["seat"] == 1
