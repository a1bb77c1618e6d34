"""The Reserve cards, and the Imperium card that wants to be trashed."""

from rulings_mark import ruling
from scenario import table

from kanly.content.catalog import CATALOG
from kanly.engine.words.acquire import AcquireFoldspace

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


@ruling("FAQ-075")
def test_in_the_base_game_one_space_alone_has_the_foldspace_icon() -> None:
    """FAQ ver. 03, Foldspace: the Spacing Guild's space of that name."""
    base = {thing.key for thing in CATALOG.things if thing.box == "base"}
    found = [
        place
        for place, word in zip(CATALOG.places, CATALOG.words, strict=True)
        if isinstance(word, AcquireFoldspace) and place.split("/")[0].removeprefix("@") in base
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
