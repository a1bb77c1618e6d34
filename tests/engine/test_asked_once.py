"""Nobody is asked twice for one thing: whoever names what could be left wants it."""

from __future__ import annotations

import pytest
from scenario import Seat, table

from kanly.engine.vocabulary import Verb


def reveals(*cards: str, **given: object) -> Seat:
    me, *_ = table(ix=True, me={"hand": " ".join(cards), **given}, left={}, right={})
    me.reveals()
    return me


def sends(card: str, space: str, **given: object) -> Seat:
    me, *_ = table(ix=True, me={"hand": card, **given}, left={}, right={})
    me.sends(card, space)
    return me


def test_to_name_a_cost_is_to_pay_it() -> None:
    compacts = "ix_guild_compact ix_guild_compact treachery"
    me, *_ = table(ix=True, me={"hand": compacts, "intrigues": "windfall"}, left={}, right={})
    me.sends("ix_guild_compact", "foldspace")
    me.resolves("ix_guild_compact")
    assert me.options == ["discard ix_guild_compact treachery"]


def test_to_name_what_one_may_do_is_to_do_it() -> None:
    me = sends("lady_jessica", "dreadnought", solari=3, spice=9)
    me.resolves("@dreadnought/space/0")
    assert me.garrison_dreadnoughts == 1


def test_to_name_what_asks_further_leaves_only_real_answers() -> None:
    me = sends("lady_jessica", "dreadnought", solari=3, spice=9)
    me.resolves("@dreadnought/space/1")
    assert {text.split()[0] for text in me.options} == {"acquire_tech"}


def test_to_name_a_retreat_is_to_retreat_at_least_one() -> None:
    me = reveals("chani", conflict=2)
    me.resolves("chani")
    assert me.options == ["withdraw 1", "withdraw 2"]


def test_to_choose_an_effect_is_to_have_it() -> None:
    me = sends("dagger", "tech_negotiation")
    assert me.options == ["choose negotiator", "decline"]
    me.chooses("negotiator")
    assert (me.negotiators, me.options) == (1, ["end"])


def test_of_two_costs_one_is_chosen_and_paid_at_once() -> None:
    me = sends("local_fence", "arrakeen", spice=2, solari=5)
    me.begins("local_fence")
    assert me.options == ["choose solari_for_spice", "choose spice_for_solari", "decline"]
    me.chooses("spice_for_solari")
    assert (me.solari, me.spice) == (0, 6)


def test_the_ring_of_a_leader_that_could_be_left_is_wanted_too() -> None:
    me = sends(
        "signet_ring", "smuggling", leader="prince_rhombur_vernius", spice=9, intrigues="machine_culture"
    )
    me.resolves("signet_ring")
    assert me.options == ["choose acquire_tech", "choose negotiator"]


@pytest.mark.parametrize("first", ["@dreadnought/space/0", "@dreadnought/space/1"])
def test_what_is_left_last_may_still_be_declined(first: str) -> None:
    me = sends("lady_jessica", "dreadnought", solari=3, spice=9)
    me.resolves(first)
    if "decline" not in me.options:
        me.does(me.options[0])
    assert me.may("decline")


def test_whatever_could_be_left_is_left_by_ending_the_turn() -> None:
    me = sends("lady_jessica", "dreadnought", solari=3, spice=9)
    me.ends_turn()
    assert (me.garrison_dreadnoughts, me.tiles) == (0, "")


def test_only_what_is_named_is_wanted() -> None:
    me = sends("dune_the_desert_planet", "smuggling")
    assert me.options == ["advance_freighter", "decline"]
    assert not me.table.state.stack[-1].wanted
    assert (Verb.PAY, 0, 0) not in me.table.state.choices
