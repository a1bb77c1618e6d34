"""What can only gain by waiting waits, and nobody is asked about it."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import Seat, table

ROW = {"row": "scout scout scout scout scout"}


def reveals(hand: str, **given: Any) -> Seat:
    me, *_ = table(ix=True, me={"hand": hand, **given}, left={}, right={}, board=ROW)
    me.reveals()
    return me


def offered_effects(me: Seat) -> list[str]:
    return [text for text in me.options if text.startswith("resolve ")]


@pytest.mark.parametrize("hand", ["imperial_bashar dagger dagger", "dagger imperial_bashar dagger"])
def test_imperial_bashar_counts_by_itself_what_gave_swords(hand: str) -> None:
    me = reveals(hand)
    assert (me.swords, offered_effects(me)) == (2 + 2 + 2, [])


def test_artillery_and_imperial_bashar_count_without_a_question() -> None:
    me = reveals("imperial_bashar dagger dagger", tiles="artillery")
    assert (me.swords, offered_effects(me)) == (2 + 2 + 2 + 3, [])


@pytest.mark.parametrize(("effect", "swords"), [("swords", 2 + 1 + 2 + 2), ("persuasion", 2 + 0 + 1)])
def test_both_wait_for_a_sister_who_may_give_swords(effect: str, swords: int) -> None:
    me = reveals("imperial_bashar bene_gesserit_sister", tiles="artillery")
    assert [text for text in offered_effects(me) if "sister" not in text] == []
    me.begins("bene_gesserit_sister")
    me.chooses(effect)
    assert (me.swords, offered_effects(me)) == (swords, [])


@pytest.mark.parametrize(("dreadnoughts", "swords"), [(0, 2 + 1), (1, 2 + 3 + 1 + 2), (2, 2 + 6 + 1 + 2)])
def test_both_wait_for_full_scale_assault(dreadnoughts: int, swords: int) -> None:
    hand = "full_scale_assault imperial_bashar"
    me = reveals(hand, tiles="artillery", conflict_dreadnoughts=dreadnoughts)
    assert (me.swords, offered_effects(me)) == (swords, [])


def test_liet_kynes_counts_by_himself_though_cards_can_be_acquired() -> None:
    me = reveals("liet_kynes convincing_argument", in_play="stilgar")
    assert (me.persuasion, offered_effects(me)) == (2 * 2 + 2, [])
    assert me.may_acquire("scout")


def test_liet_kynes_comes_after_what_a_card_in_hand_may_bring() -> None:
    """A Plot that draws may bring more Fremen into play, so he is not counted yet."""
    me = reveals("liet_kynes", deck="stilgar stilgar stilgar", intrigues="water_of_life", water=1, spice=1)
    assert me.persuasion == 0
    me.plays("water_of_life")
    assert me.persuasion == 2 * 4 + 3 * 2


def test_liet_kynes_may_be_counted_before_a_card_in_play_is_trashed() -> None:
    """Waiting could hurt him: there the order is asked for."""
    me = reveals("liet_kynes stilgar stilgar stilgar", tiles="disposal_facility")
    assert len(offered_effects(me)) == 2
    me.resolves("liet_kynes")
    assert me.persuasion == 3 * 2 + 2 * 4
