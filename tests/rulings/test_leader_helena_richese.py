"""Helena Richese: where her Agents may go, and the card she sets aside."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.content.catalog import CATALOG

HELENA: dict[str, Any] = {"leader": "helena_richese"}
RING: dict[str, Any] = {**HELENA, "hand": "signet_ring"}
ROW = "stilgar dr_yueh firm_grip scout chani"
DECK = "carryall opulence"


def set_aside(me: Seat, card: str) -> None:
    me.sends("signet_ring", "hall_of_oratory")
    me.table.play_on(f"set_row_card_aside {card}")
    me.sets_row_card_aside(card)


@ruling("FAQ-065")
def test_helena_visits_no_once_a_game_space_twice() -> None:
    """FAQ ver. 03, Helena Richese: with an enemy Agent there or without."""
    for agents in ({}, {"high_council": 1, "swordmaster": 2}):
        me, left, right = table(
            me={**HELENA, "hand": "dagger", "solari": 20, "council": True, "swordmaster": True},
            left={},
            right={},
            board={"agents": agents},
        )
        assert not me.may_send("dagger", "high_council")
        assert not me.may_send("dagger", "swordmaster")
        assert me.may_send("dagger", "rally_troops")


@ruling("FAQ-065")
def test_helena_passes_enemy_agents_on_her_first_visit() -> None:
    """FAQ ver. 03, Helena Richese, the other side: enemy Agents, for her alone; her own Agent blocks her."""
    me, left, right = table(
        me={**HELENA, "hand": "dagger", "solari": 20},
        left={"hand": "dagger", "solari": 20},
        right={},
        board={"agents": {"high_council": 2, "mentat": 0}},
    )
    assert me.may_send("dagger", "high_council")
    assert not me.may_send("dagger", "mentat")
    me.sends("dagger", "rally_troops")
    me.ends_turn()
    assert not left.may_send("dagger", "high_council")


@ruling("FAQ-066")
@pytest.mark.parametrize("agents", [{}, {"carthag": 2}])
def test_helena_obeys_the_voice(agents: dict[str, int]) -> None:
    """FAQ ver. 03, Helena Richese: the named space is closed to her, occupied or not, and only that one."""
    me, helena, right = table(
        me={"hand": "the_voice"},
        helena={**HELENA, "hand": "reconnaissance"},
        right={},
        board={"agents": agents},
    )
    me.sends("the_voice", "arrakeen")
    me.blocks("carthag")
    me.ends_turn()
    assert not helena.may_send("reconnaissance", "carthag")
    assert helena.may_send("reconnaissance", "arrakeen")


@ruling("FAQ-067")
def test_nobody_else_acquires_the_card_helena_set_aside() -> None:
    """FAQ ver. 03, Helena Richese: it is no longer in the Row, where another card took its place."""
    me, left, right = table(
        me=RING,
        left={"hand": "convincing_argument " * 5},
        right={},
        board={"row": ROW, "imperium_deck": DECK},
    )
    set_aside(me, "stilgar")
    me.ends_turn()
    left.reveals()
    assert left.persuasion == 10
    assert not left.may_acquire("stilgar")
    assert left.may_acquire("chani")
    assert left.may_acquire("carryall")


@ruling("FAQ-068")
def test_helena_takes_her_card_by_an_effect_that_acquires_from_the_row() -> None:
    """FAQ ver. 03, Helena Richese: Bypass Protocol reaches it."""
    me, left, right = table(
        me={**RING, "intrigues": "bypass_protocol"},
        left={},
        right={},
        board={"row": ROW, "imperium_deck": DECK},
    )
    set_aside(me, "dr_yueh")
    me.plays("bypass_protocol", 0)
    assert not me.may("acquire dr_yueh")
    me.acquires("dr_yueh", "aside")
    assert (me.discard, me.aside, me.persuasion) == ("dr_yueh", "", 0)


@ruling("FAQ-069")
def test_helenas_discount_does_not_count_for_such_an_effect() -> None:
    """FAQ ver. 03, Helena Richese: Firm Grip costs four to Bypass Protocol, three on her Reveal turn."""
    me, left, right = table(
        me={**RING, "intrigues": "bypass_protocol"},
        left={},
        right={},
        board={"row": ROW, "imperium_deck": DECK},
    )
    set_aside(me, "firm_grip")
    me.plays("bypass_protocol", 0)
    assert me.may_acquire("scout")
    assert not me.may_acquire("firm_grip")


@ruling("FAQ-069")
def test_helenas_dearer_card_goes_by_its_full_cost_to_the_second_half_of_bypass_protocol() -> None:
    """FAQ ver. 03, Helena Richese: a card of cost five is within five, one of six is not."""
    for card, offered in (("stilgar", True), ("opulence", False)):
        me, left, right = table(
            me={**RING, "spice": 2, "intrigues": "bypass_protocol"},
            left={},
            right={},
            board={"row": f"{card} dr_yueh firm_grip scout chani", "imperium_deck": DECK},
        )
        set_aside(me, card)
        me.plays("bypass_protocol", 1)
        assert me.may(f"acquire {card} aside top") == offered


@ruling("FAQ-070")
def test_a_card_helena_leaves_aside_is_out_of_the_game() -> None:
    """FAQ ver. 03, Helena Richese: not acquired on her Reveal turn, it goes neither to her nor back."""
    me, left, right = table(me=RING, left={}, right={}, board={"row": ROW, "imperium_deck": DECK})
    set_aside(me, "stilgar")
    me.ends_turn()
    me.table.play_on("end")
    for other in (left, right):
        assert me.aside == "stilgar"
        other.ends_turn()
        me.table.play_on("end")
    me.ends_turn()
    stilgar = CATALOG.number["stilgar"]
    assert (me.aside, me.discard) == ("", "signet_ring")
    assert stilgar not in me.table.state.row
    assert me.table.state.trashed == [stilgar]


@ruling("FAQ-071")
def test_helenas_discount_belongs_to_the_reveal_turn() -> None:
    """FAQ ver. 03, Helena Richese, corrected text: one Persuasion less, on this round's Reveal turn."""
    me, left, right = table(
        me={**RING, "hand": "signet_ring convincing_argument dune_the_desert_planet"},
        left={},
        right={},
        board={"row": ROW, "imperium_deck": DECK},
    )
    set_aside(me, "firm_grip")
    assert not me.may_acquire("firm_grip")
    me.ends_turn()
    me.table.play_on("send")
    me.reveals()
    assert me.persuasion == 3 + 1
    me.acquires("firm_grip", "aside")
    assert (me.persuasion, me.discard, me.aside) == (1, "firm_grip", "")


@ruling("FAQ-071")
def test_only_the_card_set_aside_is_cheaper() -> None:
    """FAQ ver. 03, Helena Richese: for three Persuasion Firm Grip, but no other card of four."""
    for revealed, persuasion in (("convincing_argument", 3), ("reconnaissance", 2)):
        me, left, right = table(
            me={**RING, "hand": f"signet_ring {revealed}", "agents": 1},
            left={},
            right={},
            board={"row": "firm_grip fremen_camp dr_yueh chani stilgar", "imperium_deck": DECK},
        )
        set_aside(me, "firm_grip")
        me.ends_turn()
        me.table.play_on("acquire dr_yueh")
        assert me.persuasion == persuasion
        assert me.may("acquire firm_grip aside") == (persuasion == 3)
        assert not me.may_acquire("fremen_camp")
