"""Kwisatz Haderach: which Agent it moves, where to, and at what price."""

import pytest
from rulings_mark import ruling
from scenario import table


@ruling("FAQ-092", "BASE-031")
def test_an_agent_on_the_board_may_be_sent_again() -> None:
    """FAQ and rulebook, Kwisatz Haderach: no Agent need be left on the Leader."""
    me, *_ = table(
        board={"agents": {"wealth": 0, "carthag": 0}},
        me={"hand": "kwisatz_haderach dagger", "water": 2},
        left={},
        right={},
    )
    assert me.agents == 0
    assert not me.may_send("dagger", "hall_of_oratory")
    me.sends("kwisatz_haderach", "research_station")
    assert set(me.options) == {"move_agent wealth", "move_agent carthag"}
    me.moves_agent_from("wealth")
    assert (me.agents_on("wealth"), me.agents_on("carthag"), me.agents_on("research_station")) == (0, 1, 1)
    assert me.water == 0
    assert len(me.player.hand) == 1 + 1 + 3


@ruling("FAQ-092")
def test_the_space_left_is_free_at_once() -> None:
    """FAQ, Kwisatz Haderach: the Agent really leaves its old space."""
    me, left, _ = table(
        board={"agents": {"wealth": 0, "carthag": 0}},
        me={"hand": "kwisatz_haderach"},
        left={"hand": "diplomacy"},
        right={},
    )
    me.sends("kwisatz_haderach", "foldspace")
    me.moves_agent_from("wealth")
    me.ends_turn()
    assert left.may_send("diplomacy", "wealth")
    assert not left.may_send("diplomacy", "foldspace")


@ruling("FAQ-093")
def test_the_same_space_resolves_again() -> None:
    """FAQ, Kwisatz Haderach: back to the space the Agent stands on, with everything it gives."""
    me, *_ = table(
        board={"agents": {"secrets": 0}, "intrigue_deck": "windfall ambush"},
        me={"hand": "kwisatz_haderach", "bene_gesserit": 1},
        left={"intrigues": "ambush ambush bribery refocus"},
        right={},
    )
    me.sends("kwisatz_haderach", "secrets")
    me.moves_agent_from("secrets")
    me.table.play_on("end")
    assert (me.bene_gesserit, me.agents_on("secrets"), me.agents) == (2, 1, 1)
    assert len(me.player.intrigues) == 1 + 1


@ruling("BASE-032")
def test_stillsuits_twice_with_one_agent() -> None:
    """Rulebook, Kwisatz Haderach: the Agent may be sent to the same space again."""
    me, *_ = table(
        board={"agents": {"stillsuits": 0}}, me={"hand": "kwisatz_haderach", "fremen": 0}, left={}, right={}
    )
    me.sends("kwisatz_haderach", "stillsuits")
    me.moves_agent_from("stillsuits")
    assert (me.fremen, me.water, me.agents_on("stillsuits")) == (1, 1, 1)


@ruling("FAQ-094")
@pytest.mark.parametrize("spice", [1, 4])
def test_the_space_is_paid_for_anew(spice: int) -> None:
    """FAQ, Kwisatz Haderach: the cost of the destination is due again."""
    me, *_ = table(
        board={"agents": {"conspire": 0}}, me={"hand": "kwisatz_haderach", "spice": spice}, left={}, right={}
    )
    assert me.may_send("kwisatz_haderach", "conspire") == (spice >= 4)
    if spice >= 4:
        me.sends("kwisatz_haderach", "conspire")
        me.moves_agent_from("conspire")
        assert (me.spice, me.solari) == (0, 5)


@ruling("FAQ-095", "BASE-033")
def test_once_per_game_stays_once_per_game() -> None:
    """FAQ and rulebook, Kwisatz Haderach: no second visit to High Council or Swordmaster."""
    rich = {"hand": "kwisatz_haderach", "solari": 20}
    me, *_ = table(me={**rich, "swordmaster": True}, left={}, right={})
    assert not me.may_send("kwisatz_haderach", "swordmaster")
    assert me.may_send("kwisatz_haderach", "high_council")
    me, *_ = table(me={**rich, "council": True}, left={}, right={})
    assert not me.may_send("kwisatz_haderach", "high_council")
    assert me.may_send("kwisatz_haderach", "swordmaster")


@ruling("FAQ-095")
def test_the_agent_cannot_take_the_seat_twice_from_its_own_space() -> None:
    """FAQ, Kwisatz Haderach: not even the Agent that stands on High Council goes there again."""
    me, *_ = table(me={"hand": "kwisatz_haderach dagger", "solari": 20}, left={}, right={})
    me.sends("dagger", "high_council")
    me.table.play_on("end")
    me.ends_turn()
    me.table.play_on("send kwisatz_haderach")
    assert me.may_send("kwisatz_haderach", "wealth")
    assert not me.may_send("kwisatz_haderach", "high_council")


@ruling("FAQ-097", "BASE-035")
@pytest.mark.parametrize("maker", ["hagga_basin", "the_great_flat", "imperial_basin"])
def test_a_maker_space_left_empty_collects_spice(maker: str) -> None:
    """FAQ and rulebook, Kwisatz Haderach: what counts is where Agents stand in Phase 4."""
    me, *_ = table(board={"agents": {maker: 0}}, me={"hand": "kwisatz_haderach"}, left={}, right={})
    me.sends("kwisatz_haderach", "carthag")
    me.moves_agent_from(maker)
    me.table.play_to_round(2)
    assert me.table.bonus_spice_on(maker) == 1


@ruling("FAQ-097", "BASE-035")
def test_a_maker_space_moved_onto_collects_nothing() -> None:
    """FAQ and rulebook, Kwisatz Haderach: the other side, an Agent moved onto a Maker space."""
    me, *_ = table(board={"agents": {"carthag": 0}}, me={"hand": "kwisatz_haderach"}, left={}, right={})
    me.sends("kwisatz_haderach", "imperial_basin")
    me.moves_agent_from("carthag")
    me.table.play_to_round(2)
    assert me.table.bonus_spice_on("imperial_basin") == 0
    assert me.table.bonus_spice_on("hagga_basin") == 1
