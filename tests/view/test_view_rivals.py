"""What everybody is told of Rivals: their deck, the difficulty, and what they did and why."""

from __future__ import annotations

from typing import Any

from scenario import Seat, table

from kanly.engine.vocabulary import Reason
from kanly.record.reasons import PARTS_OF
from kanly.view.rivals import reason_view
from kanly.view.view import view_for


def view(of: Seat, seat: int | None = 0) -> dict[str, Any]:
    return dict(view_for(of.table.state, seat))


def two_players(**board: Any) -> Seat:
    me, *_ = table(me={}, left={}, hagal={}, board=board)
    return me


def solo(difficulty: str = "expert", ix: bool = False, **board: Any) -> Seat:
    me, *_ = table(difficulty=difficulty, ix=ix, me={}, left={}, right={}, board=board)
    return me


def test_seats_say_who_plays_them() -> None:
    assert [player["kind"] for player in view(two_players())["players"]] == ["human", "human", "house_hagal"]
    assert [player["kind"] for player in view(solo())["players"]] == ["human", "rival", "rival"]
    assert view(two_players())["players"][2]["leader"] is None


def test_the_deck_is_a_number_and_the_discards_are_open() -> None:
    me = two_players(hagal_deck="hagal_wealth hagal_carthag", hagal_discard="hagal_conspire")
    told = view(me)["rivals"]
    assert (told["hagal_deck"], told["hagal_discard"]) == (2, ["hagal_conspire"])
    assert "hagal_carthag" not in str(view(me))


def test_the_difficulty_is_told_with_what_it_means() -> None:
    told = view(solo("expert_plus"))["rivals"]
    assert (told["difficulty"], told["swordmaster_round"], told["mentat_price"]) == ("expert_plus", 3, 5)
    assert told["swordmaster_closed"] is told["expert_deployment"] is True
    assert told["brutal"] is told["churn"] is False
    told = view(solo("novice"))["rivals"]
    assert (told["difficulty"], told["swordmaster_round"], told["mentat_price"]) == ("novice", 5, None)
    told = view(two_players())["rivals"]
    assert (told["difficulty"], told["swordmaster_round"]) == (None, None)


def test_the_variants_are_told() -> None:
    me, *_ = table(difficulty="veteran", churn=True, brutal=True, me={}, left={}, right={})
    told = view(me)["rivals"]
    assert told["brutal"] is told["churn"] is True


def test_what_a_rival_did_is_told_by_name() -> None:
    me, left, hagal = table(me={}, left={}, hagal={}, board={"agents": {"wealth": 0}})
    me.table.rival_turn(hagal, "hagal_wealth hagal_conspire")
    for seat in (0, 1, 2, None):
        told = view(me, seat)["rivals"]["reasons"]
        assert told == [
            {"seat": 2, "what": "turned_up", "card": "hagal_wealth"},
            {"seat": 2, "what": "occupied", "card": "hagal_wealth", "space": "wealth"},
            {"seat": 2, "what": "turned_up", "card": "hagal_conspire"},
            {"seat": 2, "what": "sent", "card": "hagal_conspire", "space": "conspire"},
        ]
    assert view(left)["players"][2]["influence"]["emperor"] == 1


def test_every_reason_has_a_name() -> None:
    assert set(PARTS_OF) == set(range(len(Reason.NAMES)))
    for number in PARTS_OF:
        told = reason_view((0, number, 0, 0))
        assert [told["seat"], told["what"]] == [0, Reason.NAMES[number]]
        assert set(told) == {"seat", "what", *PARTS_OF[number]}


def test_a_human_who_decides_for_a_rival_is_told_for_which() -> None:
    """Shipping brings Influence with the Faction where the Rival has least; all are equal."""
    me, left, _ = table(difficulty="expert", ix=True, me={}, left={"freighter": 2}, right={})
    me.table.rival_turn(left, "hagal_smuggling_or_interstellar_shipping")
    told = view(me)
    assert (told["active"], told["chooser"], told["phase"]) == (1, 0, "player_turns")
    assert told["turn"]["hagal_card"] == "hagal_smuggling_or_interstellar_shipping"
    assert told["turn"]["space"] == "smuggling"
    question = told["question"]
    assert question["rival"] == left.seat
    assert question["choices"] == [
        "gain_influence emperor",
        "gain_influence spacing_guild",
        "gain_influence bene_gesserit",
        "gain_influence fremen",
    ]
    assert view(me, None)["question"] is None


def test_nobody_sees_through_the_eyes_of_a_rival() -> None:
    me, left, _ = table(difficulty="expert", me={}, left={"intrigues": "windfall"}, right={})
    for seat in (0, left.seat, None):
        told = view(me, seat)
        assert told["seat"] == seat
        assert told["players"][left.seat]["intrigues"] == {"size": 1, "known": []}
        assert "windfall" not in str(told)
