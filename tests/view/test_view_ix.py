"""What each seat is told of Tech tiles, dreadnoughts, the Shipping track and cards set aside."""

from __future__ import annotations

from typing import Any

from scenario import Seat, table

from kanly.view.view import view_for


def seen_by(watcher: Seat | None, of: Seat) -> dict[str, Any]:
    """What one seat is told of another; None: an onlooker."""
    seat = None if watcher is None else watcher.seat
    return dict(view_for(of.table.state, seat)["players"][of.seat])


def test_a_base_game_says_nothing_of_rise_of_ix() -> None:
    me, *_ = table(me={}, left={}, right={})
    view = view_for(me.table.state, 0)
    assert "tech" not in view
    assert "rivals" not in view
    assert "dreadnought" not in view["spaces"]["arrakeen"]
    assert not {"tiles", "freighter", "dreadnoughts", "hidden_aside"} & set(view["players"][0])
    assert {player["kind"] for player in view["players"]} == {"human"}


def test_only_the_top_tile_of_a_stack_is_told() -> None:
    me, *_ = table(
        ix=True,
        me={},
        left={},
        right={},
        board={"stacks": ["windtraps flagship", "", "artillery"], "tiles_trashed": []},
    )
    view = view_for(me.table.state, 0)
    assert view["tech"] == [
        {"top": "windtraps", "size": 2},
        {"top": None, "size": 0},
        {"top": "artillery", "size": 1},
    ]
    assert "flagship" not in str(view)


def test_tiles_are_open_and_say_whether_they_are_flipped() -> None:
    me, left, _ = table(
        ix=True, me={"tiles": "windtraps training_drones", "flipped": "training_drones"}, left={}, right={}
    )
    assert seen_by(left, me)["tiles"] == [
        {"tile": "windtraps", "flipped": False},
        {"tile": "training_drones", "flipped": True},
    ]


def test_units_and_tracks_are_open() -> None:
    me, left, _ = table(
        ix=True,
        me={"garrison_dreadnoughts": 1, "freighter": 2, "negotiators": 3},
        left={"leader": "tessia_vernius", "snoopers": "emperor fremen"},
        right={"leader": "prince_rhombur_vernius"},
        board={"flags": {"carthag": 0}, "flag_rounds": {"carthag": 1}},
    )
    mine = seen_by(left, me)
    assert (mine["freighter"], mine["negotiators"]) == (2, 3)
    ships = {"supply": 0, "garrison": 1, "conflict": 0, "flags": 1, "strength": 3}
    assert mine["dreadnoughts"] == ships
    assert seen_by(me, left)["snoopers"] == ["emperor", "fremen"]
    view = view_for(me.table.state, None)
    assert view["spaces"]["carthag"]["dreadnought"] == {"seat": 0, "round": 1}
    assert view["spaces"]["arrakeen"]["dreadnought"] is None
    assert view["players"][2]["dreadnoughts"]["strength"] == 4


def ilesa_and_left() -> tuple[Seat, Seat]:
    ilesa, left, _ = table(
        ix=True,
        ilesa={"leader": "ilesa_ecaz", "hand": "dagger", "deck": "scout", "set_aside": "diplomacy"},
        left={},
        right={},
    )
    return ilesa, left


def test_a_card_set_aside_face_down_is_known_to_its_owner_only() -> None:
    ilesa, left = ilesa_and_left()
    assert seen_by(ilesa, ilesa)["hidden_aside"] == {"size": 1, "cards": ["diplomacy"]}
    for watcher in (left, None):
        told = seen_by(watcher, ilesa)
        assert told["hidden_aside"] == {"size": 1}
        assert told["hand"] == {"size": 1, "known": []}
        assert told["unseen"] == ["dagger", "diplomacy", "scout"]


def test_it_is_known_to_all_once_it_came_back() -> None:
    ilesa, left = ilesa_and_left()
    ilesa.sends("dagger", "tech_negotiation")
    ilesa.chooses("negotiator")
    ilesa.pays()
    ilesa.ends_turn()
    ilesa.waits()
    told = seen_by(left, ilesa)
    assert told["taken_back"] == "diplomacy"
    assert told["hand"] == {"size": 1, "known": ["diplomacy"]}
    assert told["hidden_aside"] == {"size": 0}
    assert told["unseen"] == ["scout"]


def test_a_card_known_in_hand_may_be_the_one_set_aside() -> None:
    """What was known stays known of the cards held, but not which of them lies aside."""
    ilesa, left = ilesa_and_left()
    me = ilesa.player
    me.hand_marks = [15]
    assert seen_by(left, ilesa)["hand"] == {"size": 1, "known": ["dagger"]}
    me.hand, me.hidden_aside = [me.hidden_aside], me.hand[0]
    me.hand_marks, me.aside_mark = [me.aside_mark], me.hand_marks[0]
    assert seen_by(left, ilesa)["hand"] == {"size": 1, "known": ["dagger"]}


def test_helenas_card_is_open_to_all() -> None:
    helena, left, _ = table(
        helena={"leader": "helena_richese", "aside": "guild_ambassador"}, left={}, right={}
    )
    assert seen_by(left, helena)["aside"] == ["guild_ambassador"]


def test_the_question_for_a_tile_names_its_ways_to_pay() -> None:
    me, *_ = table(
        ix=True,
        me={"hand": "dagger", "spice": 1, "negotiators": 1},
        left={},
        right={},
        board={"stacks": ["windtraps", "artillery", "flagship"]},
    )
    me.sends("dagger", "tech_negotiation")
    me.chooses("acquire_tech")
    question = view_for(me.table.state, 0)["question"]
    assert question is not None
    assert question["source"] == "@tech_negotiation"
    assert question["choices"][:2] == ["acquire_tech windtraps", "acquire_tech windtraps 1"]
    assert "acquire_tech flagship" not in question["choices"]
    assert "rival" not in question
