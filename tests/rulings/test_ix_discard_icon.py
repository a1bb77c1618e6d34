"""The Discard icon: one card of the hand, and nearly always a cost that may be left unpaid."""

import pytest
from rulings_mark import ruling
from scenario import Seat, table


def send(card: str, space: str, **given: object) -> Seat:
    """The first seat sends an Agent with the card; whatever else it holds comes in `given`."""
    hand = f"{card} {given.pop('hand', '')}"
    me, *_ = table(ix=True, me={"hand": hand, "garrison": 0, **given}, left={}, right={})
    me.sends(card, space)
    return me


@ruling("IX-080")
def test_the_discard_icon_takes_a_card_of_the_hand() -> None:
    """Rise of Ix, Discard: neither Intrigue cards nor the card in play, and it goes to the discard pile."""
    me = send("truthsayer", "tech_negotiation", hand="dagger diplomacy", intrigues="ambush windfall bribery")
    me.resolves("truthsayer")
    me.pays()
    assert me.options == ["discard dagger", "discard diplomacy"]
    me.discards("dagger")
    assert me.discard == "dagger"
    assert me.hand == "diplomacy convincing_argument"
    assert (me.intrigues, me.in_play) == ("ambush windfall bribery", "truthsayer")


@ruling("IX-081")
def test_a_discard_may_be_refused_and_then_buys_nothing() -> None:
    """Rise of Ix, Discard: like any other cost, no payment and no effect."""
    me = send("truthsayer", "wealth", hand="dagger diplomacy")
    assert me.options == ["pay", "decline"]
    me.declines()
    assert (me.hand, me.discard, len(me.deck.split())) == ("dagger diplomacy", "", 10)
    assert me.options == ["end"]


@ruling("IX-081")
@pytest.mark.parametrize(
    ("card", "space", "hand"),
    [("truthsayer", "wealth", ""), ("ix_guild_compact", "foldspace", "dagger")],
)
def test_too_small_a_hand_cannot_pay(card: str, space: str, hand: str) -> None:
    """Rise of Ix, Discard: with no card, or with one where two are due, nothing is even offered."""
    me = send(card, space, hand=hand, intrigues="windfall ambush")
    assert me.options == ["play windfall", "end"]
    assert (me.hand, me.garrison_dreadnoughts) == (hand, 0)


@ruling("IX-082")
def test_guild_chief_administrator_trashes_from_anywhere() -> None:
    """Rise of Ix, Discard, example: from hand, discard pile (the card just gone there too) or in play."""
    me = send(
        "guild_chief_administrator",
        "imperial_basin",
        hand="dagger diplomacy",
        discard="scout stilgar foldspace",
        in_play="signet_ring",
    )
    me.pays()
    assert me.options == ["discard dagger", "discard diplomacy"]
    me.discards("dagger")
    assert set(me.options) == {
        "decline",
        "trash diplomacy hand",
        *(f"trash {card} discard" for card in ("dagger", "scout", "stilgar", "foldspace")),
        *(f"trash {card} in_play" for card in ("signet_ring", "guild_chief_administrator")),
    }
    me.trashes("dagger", "discard")
    assert me.discard == "scout stilgar foldspace"


@ruling("IX-082")
def test_after_the_discard_nothing_need_be_trashed() -> None:
    """Rise of Ix, Discard, example: the player may choose a card to trash, or none."""
    me = send("guild_chief_administrator", "imperial_basin", hand="dagger")
    me.pays()
    me.discards("dagger")
    me.declines()
    assert (me.discard, me.in_play, me.table.state.trashed) == ("dagger", "guild_chief_administrator", [])


@ruling("IX-082")
def test_without_the_discard_nothing_can_be_trashed() -> None:
    """Rise of Ix, Discard, example: only whoever discards gets to trash."""
    me = send("guild_chief_administrator", "imperial_basin", hand="dagger", discard="scout")
    me.declines()
    assert me.options == ["end"]
    assert (me.hand, me.discard) == ("dagger", "scout")
