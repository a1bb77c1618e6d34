"""The Reserve cards, and the Imperium card that wants to be trashed."""

from typing import Any

from rulings_mark import ruling
from scenario import Seat, table

from kanly.content.catalog import CATALOG
from kanly.engine.words.acquire import AcquireNamed

SPICE_MUST_FLOW = "the_spice_must_flow"


def left_in_reserve(g_reserve: list[int], card: str) -> int:
    return g_reserve[CATALOG.cards[CATALOG.number[card]].reserve]


@ruling("FAQ-073")
def test_trashing_the_spice_must_flow_costs_no_victory_point() -> None:
    """FAQ ver. 03, The Spice Must Flow: the point was for acquiring; the card goes back to its stack."""
    me, left, right = table(
        me={"hand": "convincing_argument " * 5, "deck": "guild_administrator"}, left={}, right={}
    )
    me.reveals()
    me.acquires(SPICE_MUST_FLOW)
    assert (me.points, left_in_reserve(me.table.state.reserve, SPICE_MUST_FLOW)) == (1, 9)
    me.table.play_to_round(2)
    me.table.play_on("send guild_administrator secure_contract")
    me.sends("guild_administrator", "secure_contract")
    zone = "hand" if SPICE_MUST_FLOW in me.hand else "discard"
    me.trashes(SPICE_MUST_FLOW, zone)
    assert (me.points, left_in_reserve(me.table.state.reserve, SPICE_MUST_FLOW)) == (1, 10)
    assert me.table.state.trashed == []


@ruling("FAQ-074")
def test_foldspace_is_not_acquired_with_persuasion() -> None:
    """FAQ ver. 03, Foldspace: however much there is, and by no effect that acquires cards by their cost."""
    me, left, right = table(
        me={"hand": "convincing_argument " * 5, "intrigues": "bypass_protocol"}, left={}, right={}
    )
    me.reveals()
    assert me.persuasion == 10
    assert not me.may_acquire("foldspace")
    assert me.may_acquire("arrakis_liaison")
    assert me.may_acquire(SPICE_MUST_FLOW)
    me.plays("bypass_protocol", 0)
    assert not me.may_acquire("foldspace")


@ruling("FAQ-074", "FAQ-075")
def test_the_foldspace_space_gives_a_foldspace_card() -> None:
    """FAQ ver. 03, Foldspace: six times, and then no more."""
    me, left, right = table(me={"hand": "diplomacy"}, left={}, right={})
    me.sends("diplomacy", "foldspace")
    assert (me.discard, left_in_reserve(me.table.state.reserve, "foldspace")) == ("foldspace", 5)
    me, left, right = table(me={"hand": "diplomacy"}, left={}, right={}, board={"reserve": [0, 0, 0]})
    me.sends("diplomacy", "foldspace")
    assert (me.discard, me.spacing_guild) == ("", 1)


def sends_the_last_foldspace_card_there(**given: Any) -> Seat:
    """Its own space, while no card of its kind is left in the Reserve."""
    me, *_ = table(
        me={"hand": "foldspace", **given},
        left={},
        right={},
        board={"reserve": [0, 0, 0]},
        ix="tiles" in given,
    )
    me.sends("foldspace", "foldspace")
    return me


def test_foldspace_comes_back_from_the_stack_it_has_just_returned_to() -> None:
    """Rules 9.4, 9.6: the stack is empty only until the card sent there is trashed."""
    me = sends_the_last_foldspace_card_there()
    me.resolves("foldspace/agent")
    left = left_in_reserve(me.table.state.reserve, "foldspace")
    assert (me.in_play, me.discard, left) == ("", "foldspace", 0)


def test_foldspace_stays_in_the_reserve_if_its_icon_is_resolved_while_the_stack_is_empty() -> None:
    """Rules 6.5, 9.6: effects in any order, and an empty stack gives nothing."""
    me = sends_the_last_foldspace_card_there()
    me.resolves("@foldspace/space")
    left = left_in_reserve(me.table.state.reserve, "foldspace")
    assert (me.in_play, me.discard, left) == ("", "", 1)


def test_foldspace_that_comes_back_can_be_drawn_at_once() -> None:
    """Rules 9.1, 9.6: it is trashed and acquired before the discard pile is shuffled for its own draw."""
    me = sends_the_last_foldspace_card_there(deck="", discard="dagger")
    me.resolves("foldspace/agent/1")
    me.resolves("@foldspace/space")
    me.begins("foldspace/agent/0")
    assert (sorted([me.hand, me.deck]), me.discard) == (["dagger", "foldspace"], "")


def test_foldspace_that_comes_back_may_go_on_top_of_the_deck() -> None:
    """Rules 9.6, 28.26: with Spaceport, and then its own draw brings it."""
    me = sends_the_last_foldspace_card_there(tiles="spaceport")
    me.resolves("foldspace/agent/1")
    me.begins("@foldspace/space")
    me.acquires("foldspace", "top")
    me.begins("foldspace/agent/0")
    assert me.hand == "foldspace"


def test_poison_snooper_may_fill_the_foldspace_stack_before_its_icon_is_resolved() -> None:
    """Rules 9.4, 9.6: trashed from the deck, Foldspace goes back to its stack and comes from it."""
    me, *_ = table(
        me={"hand": "diplomacy", "deck": "foldspace dagger", "intrigues": "poison_snooper"},
        left={},
        right={},
        board={"reserve": [0, 0, 0]},
    )
    me.sends("diplomacy", "foldspace")
    me.plays("poison_snooper")
    me.chooses("trash_top")
    assert (me.deck, me.discard) == ("dagger", "foldspace")


def test_guild_contacts_may_be_paid_for_nothing() -> None:
    """Rules 6.6, 9.6: Ilesa's ring asks for its cost only."""
    me, *_ = table(
        ix=True,
        me={"leader": "ilesa_ecaz", "hand": "signet_ring", "solari": 1},
        left={},
        right={},
        board={"reserve": [0, 0, 0]},
    )
    me.sends("signet_ring", "carthag")
    me.table.play_on("pay")
    me.pays()
    assert (me.solari, me.discard) == (0, "")


@ruling("FAQ-075")
def test_in_the_base_game_one_space_alone_has_the_foldspace_icon() -> None:
    """FAQ ver. 03, Foldspace: the Spacing Guild's space of that name."""
    base = {thing.key for thing in CATALOG.things if thing.set == "base"}
    found = [
        place
        for place, word in zip(CATALOG.places, CATALOG.words, strict=True)
        if isinstance(word, AcquireNamed) and place.split("/")[0].removeprefix("@") in base
    ]
    assert found == ["@foldspace/space/0"]


@ruling("FAQ-076")
def test_assassination_mission_does_not_trash_itself() -> None:
    """FAQ ver. 03, Assassination Mission: revealed, it pays and goes to the discard pile."""
    me, left, right = table(me={"hand": "assassination_mission", "conflict": 1}, left={}, right={})
    assert me.options == ["reveal"]
    me.reveals()
    assert me.options == ["end"]
    assert (me.solari, me.strength) == (1, 3)
    me.ends_turn()
    assert (me.solari, me.discard) == (1, "assassination_mission")
