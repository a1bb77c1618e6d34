"""What rows say of positions that were made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from bots.rows.reading import Row, read
from scenario import Seat, table


def row(seat: Seat) -> Row:
    assert seat.is_asked()
    return read(seat.table.state)


def hand(cards: str, **more: Any) -> Row:
    me, left, right = table(me={"hand": cards, **more}, left={}, right={})
    return row(me)


# --- what a hand would give


@pytest.mark.parametrize(
    ("cards", "persuasion", "swords"),
    [
        ("dagger dagger", 0, 2),
        ("convincing_argument convincing_argument dune_the_desert_planet", 5, 0),
        ("fedaykin_death_commando", 1, 0),
        ("fedaykin_death_commando crysknife", 1, 4),
        ("liet_kynes", 2, 0),
        ("liet_kynes crysknife", 4, 1),
    ],
)
def test_what_would_be_revealed(cards: str, persuasion: int, swords: int) -> None:
    """With another card of the Faction, or for each of them."""
    told = hand(cards).amounts
    assert (told["reveal_persuasion"], told["reveal_swords"]) == (persuasion, swords)


def test_a_seat_on_the_council_and_influence_count_for_what_would_be_revealed() -> None:
    assert hand("dagger", council=True).amounts["reveal_persuasion"] == 2
    assert hand("worm_riders", fremen=1).amounts["reveal_swords"] == 0
    assert hand("worm_riders", fremen=2).amounts["reveal_swords"] == 4


def test_swords_count_only_beside_units() -> None:
    assert hand("dagger").amounts["reveal_strength"] == 0
    assert hand("dagger", conflict=2).amounts["reveal_strength"] == 5


def test_once_revealed_it_is_what_there_is() -> None:
    me, left, right = table(me={"hand": "convincing_argument diplomacy"}, left={}, right={})
    me.reveals()
    told = row(me).amounts
    assert told["reveal_persuasion"] == told["0.persuasion"] == 3
    assert told["0.revealed"] == 8


# --- the others


def test_seats_are_counted_from_the_one_that_is_asked() -> None:
    me, left, right = table(me={"spice": 1}, left={"spice": 2, "agents": 0}, right={"spice": 3})
    me.reveals()
    me.ends_turn()
    left.reveals()
    left.ends_turn()
    told = row(right)
    assert [told.amounts[f"{seat}.spice"] for seat in range(4)] == [3, 1, 2, 0]
    assert told.under("first_player") == {"1": 1}


def test_leads_are_told() -> None:
    me, left, right = table(
        me={"conflict": 2, "victory_points": 4},
        left={"conflict": 1},
        right={"conflict": 3, "victory_points": 7},
    )
    told = row(me).amounts
    assert (told["strongest_other"], told["ahead_in_strength"], told["behind_in_strength"]) == (6, 0, 2)
    assert told["stronger"] == 1
    assert (told["best_other_points"], told["ahead_in_points"], told["behind_in_points"]) == (7, 0, 3)
    assert (told["to_target"], told["others_to_target"]) == (6, 3)
    assert told["others_still_to_reveal"] == 2


def test_hand_and_deck_of_others_are_one_heap() -> None:
    given = {"hand": "dagger", "deck": "scout dagger", "discard": "diplomacy"}
    me, left, right = table(me={}, left=given, right={})
    told = row(me)
    assert told.under("1.unseen") == {"dagger": 2, "scout": 1}
    assert told.under("1.held") == {}
    assert told.under("1.discard") == {"diplomacy": 1}
    assert told.amounts["1.hand"] == 1


def test_where_the_deck_is_empty_the_hand_is_known() -> None:
    me, left, right = table(me={}, left={"hand": "dagger scout", "deck": ""}, right={})
    assert row(me).under("1.held") == {"dagger": 1, "scout": 1}
    assert row(me).under("1.unseen") == {}


def test_who_sees_the_top_card_is_told_it() -> None:
    me, left, right = table(me={"leader": "paul_atreides", "deck": "scout dagger"}, left={}, right={})
    assert row(me).under("next") == {"scout": 1}
    assert row(me).under("deck") == {"scout": 1, "dagger": 1}


# --- choices


def test_a_card_and_the_space_it_is_played_to_are_a_pair() -> None:
    me, left, right = table(me={"hand": "diplomacy"}, left={}, right={})
    names = [write for write in row(me).choices if write[0] == "send"]
    pairs = {(thing, place, pair) for _, thing, place, pair in names}
    assert ("send:diplomacy", "send.at:wealth", "send:diplomacy>wealth") in pairs
    assert len(pairs) == len([text for text in me.options if text.startswith("send")])


def test_yes_and_no_say_to_what() -> None:
    me, left, right = table(me={"solari": 3}, left={}, right={})
    me.undergoes("gurney_halleck/reveal/1")
    told = row(me)
    assert told.under("asked") == {"gurney_halleck/reveal/1": 1}
    assert told.choices == [
        ("pay", "", "", "pay.asked:gurney_halleck/reveal/1"),
        ("decline", "", "", "decline.asked:gurney_halleck/reveal/1"),
    ]


def test_each_way_to_play_an_intrigue_card_has_a_name() -> None:
    me, left, right = table(me={"intrigues": "bribery"}, left={}, right={})
    plays = [choice for choice in row(me).choices if choice[0] == "play"]
    assert all(choice[1] == "play:bribery" and choice[3].startswith("play:bribery>") for choice in plays)


def test_seats_that_are_chosen_are_counted_from_oneself() -> None:
    me, left, right = table(
        me={"conflict": 1},
        left={"intrigues": "double_cross", "solari": 1},
        right={"conflict": 1},
        first_player="left",
    )
    left.plays("double_cross")
    assert left.options == ["choose_opponent 2", "choose_opponent 0"]
    assert [choice[1] for choice in row(left).choices] == ["choose_opponent:1", "choose_opponent:2"]


def test_what_waits_is_told() -> None:
    me, left, right = table(
        me={"intrigues": "double_cross", "solari": 1}, left={"conflict": 1}, right={"conflict": 1}
    )
    me.plays("double_cross")
    told = row(me)
    assert told.under("asked") == {"double_cross/mode1/1": 1}
    assert told.under("source") == {"double_cross": 1}
    assert "double_cross/mode1/2" in told.under("pending")
    assert "turn" in told.under("phase")
