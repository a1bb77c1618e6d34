"""What the bots see in a position."""

import pytest
from scenario import Seat, table

from kanly.bots.minds import worth_of
from kanly.bots.utility.features import NAMES, Features
from kanly.bots.utility.fight import Fight
from kanly.bots.utility.pending import promised
from kanly.bots.utility.sight import Sight
from kanly.bots.utility.weights import features_of, total, values_of
from kanly.engine.vocabulary import Icon


def seen(me: Seat) -> Features:
    g = me.table.state
    return Sight(g, worth_of(g.catalog), g.round).of(me.player)


def test_every_feature_has_its_name_and_its_weight() -> None:
    """Nothing is left out of the sum: each feature alone is worth its weight."""
    for name in NAMES:
        assert total(features_of({name: 3.0}), features_of({name: 2.0})) == 6.0
    assert values_of(features_of({name: float(place) for place, name in enumerate(NAMES)})) == [
        float(place) for place in range(len(NAMES))
    ]


def test_goods_beyond_what_is_soon_of_use_count_apart() -> None:
    me, *_ = table(me={"solari": 13, "spice": 9, "water": 3, "garrison": 6}, left={}, across={})
    found = seen(me)
    assert (found.solari, found.solari_more) == (10, 3)
    assert (found.spice, found.spice_more) == (8, 1)
    assert (found.water, found.water_more) == (3, 0)
    assert (found.troops, found.troops_more) == (5, 1)


def test_tracks_and_alliances() -> None:
    me, left, _ = table(
        me={"emperor": 4, "fremen": 3, "bene_gesserit": 1},
        left={"emperor": 4, "fremen": 2},
        across={},
    )
    me.table.state.alliances[Icon.EMPEROR] = me.seat
    found = seen(me)
    assert (found.tracks_at_1, found.tracks_at_2, found.tracks_at_3, found.tracks_at_4) == (3, 2, 2, 1)
    assert (found.alliances, found.in_danger, found.in_reach) == (1, 1, 1)
    assert seen(left).in_reach == 1  # a step ahead of the holder, and the Alliance is taken


def test_a_hand_counts_until_it_is_revealed() -> None:
    me, *_ = table(me={"hand": "dagger convincing_argument", "council": True}, left={}, across={})
    found = seen(me)
    assert (found.hand, found.hand_persuasion, found.hand_swords) == (2, 4, 1)
    assert found.agents == 2
    me.reveals()
    found = seen(me)
    assert (found.hand, found.hand_persuasion, found.agents, found.revealed) == (0, 0, 0, 1)
    assert found.persuasion == 4


def test_the_next_round_is_nobodys_merit() -> None:
    """New hands and Agents come to all, a new Conflict too; from the round before nothing of it is seen."""
    me, *_ = table(me={"hand": "dagger", "conflict": 2, "council": True}, left={}, across={})
    g = me.table.state
    now, before = seen(me), Sight(g, worth_of(g.catalog), g.round - 1)
    found = before.of(me.player)
    assert (found.hand, found.agents, found.hand_swords, found.revealed) == (0, 0, 0, 1)
    assert found.prize_points + found.prize_steps + found.prize_goods == 0
    assert found.council >= now.council > 0


def test_a_deck_is_worth_what_its_cards_bring_on_average() -> None:
    """Ten cards of two persuasion; a weak one among them makes it worse."""
    me, left, _ = table(me={}, left={"discard": "diplomacy"}, across={})
    assert seen(me).deck_persuasion > seen(left).deck_persuasion > 0
    assert seen(left).deck_icons > seen(me).deck_icons == 0


def test_what_waits_is_counted_as_if_it_had_happened() -> None:
    me, *_ = table(me={"hand": "dagger", "solari": 9}, left={}, across={})
    g = me.table.state
    before = seen(me)
    promised(g, me.seat, worth_of(g.catalog), before)
    assert values_of(before) == values_of(seen(me))
    me.sends("dagger", "rally_troops")
    after = seen(me)
    promised(g, me.seat, worth_of(g.catalog), after)
    assert after.troops >= before.troops


# --- the Conflict


def test_who_is_stronger_is_likelier_to_win() -> None:
    me, left, across = table(me={"conflict": 4}, left={"conflict": 2}, across={"garrison": 0, "agents": 0})
    for seat in (me, left, across):
        seat.player.revealed = True
    g = me.table.state
    fight = Fight(g, worth_of(g.catalog))
    mine, his = fight.places(me.seat), fight.places(left.seat)
    assert mine[0] > 0.9 > 0.1 > his[0]
    assert his[1] > 0.9
    assert sum(mine) == pytest.approx(1.0)
    assert fight.places(across.seat) == [0.0] * 4  # nobody there


def test_an_equal_is_no_winner() -> None:
    me, left, _ = table(me={"conflict": 3}, left={"conflict": 3}, across={"garrison": 0})
    for player in me.table.state.players:
        player.revealed = True
    g = me.table.state
    assert Fight(g, worth_of(g.catalog)).places(me.seat)[0] < 0.5


def test_a_conflict_that_was_fought_promises_nothing() -> None:
    me, *_ = table(me={"conflict": 4}, left={}, across={})
    g = me.table.state
    assert seen(me).prize_points + seen(me).prize_goods + seen(me).prize_steps > 0
    g.conflicts_fought.append(g.conflict)
    assert seen(me).prize_points + seen(me).prize_goods + seen(me).prize_steps == 0
