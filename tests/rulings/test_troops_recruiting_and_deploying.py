"""Troops: where recruits come from, and who may go to the Conflict."""

from rulings_mark import ruling
from scenario import Seat, table

from kanly.content.catalog import CATALOG


def may_deploy(seat: Seat) -> list[int]:
    return [int(text.split()[1]) for text in seat.options if text.startswith("deploy ")]


@ruling("FAQ-017")
def test_recruits_come_from_the_supply_only() -> None:
    """FAQ ver. 03, Recruiting: with one troop in supply, two recruits are one."""
    me, left, right = table(
        me={"hand": "sardaukar_legion", "supply": 1, "garrison": 6, "conflict": 5}, left={}, right={}
    )
    me.sends("sardaukar_legion", "wealth")
    assert (me.supply, me.garrison, me.conflict) == (0, 7, 5)


@ruling("FAQ-019")
def test_troops_on_the_board_are_not_recruited_again() -> None:
    """FAQ ver. 03, Recruiting: so nobody gets more than two old troops past the garrison limit."""
    me, left, right = table(me={"hand": "reconnaissance", "supply": 0, "garrison": 4}, left={}, right={})
    me.sends("reconnaissance", "arrakeen")
    assert (me.garrison, may_deploy(me)) == (4, [1, 2])
    me.deploys(2)
    assert (me.garrison, me.conflict, may_deploy(me)) == (2, 2, [])


@ruling("FAQ-019")
def test_a_troop_in_the_conflict_is_no_recruit_either() -> None:
    """FAQ ver. 03, Recruiting: the Conflict's troops stay where they are."""
    me, left, right = table(
        me={"hand": "reconnaissance", "supply": 0, "garrison": 0, "conflict": 12}, left={}, right={}
    )
    me.sends("reconnaissance", "arrakeen")
    assert (me.garrison, me.conflict, me.recruited, may_deploy(me)) == (0, 12, 0, [])


@ruling("FAQ-020")
def test_whatever_recruited_them_troops_may_go_to_the_conflict() -> None:
    """FAQ ver. 03, Recruiting: space, Agent box, Plot cards and track bonus count alike."""
    me, left, right = table(
        me={
            "hand": "arrakis_recruiter",
            "solari": 3,
            "intrigues": "reinforcements favored_subject",
            "emperor": 3,
        },
        left={},
        right={},
    )
    me.plays("reinforcements")
    me.sends("arrakis_recruiter", "arrakeen")
    me.plays("favored_subject")
    recruited = 3 + 1 + 1 + 2
    assert max(may_deploy(me)) == recruited + 2
    me.deploys(recruited + 2)
    assert (me.conflict, me.garrison) == (9, 1)


@ruling("FAQ-020")
def test_without_an_agent_on_a_combat_space_recruits_stay_home() -> None:
    """FAQ ver. 03, Recruiting: the right to deploy comes from the space."""
    me, left, right = table(
        me={"hand": "arrakis_recruiter dagger", "solari": 3, "intrigues": "reinforcements"}, left={}, right={}
    )
    me.plays("reinforcements")
    me.sends("dagger", "hall_of_oratory")
    assert (me.garrison, may_deploy(me), me.options) == (7, [], ["end"])


@ruling("FAQ-036")
def test_any_number_of_troops_may_be_none_to_deploy() -> None:
    """FAQ ver. 03, Any number of troops: Rapid Mobilization, with troops and without."""
    for garrison in (2, 0):
        me, left, right = table(
            me={"garrison": garrison, "intrigues": "rapid_mobilization"}, left={}, right={}
        )
        me.plays("rapid_mobilization")
        if garrison:
            assert me.options == ["deploy 0", "deploy 1", "deploy 2"]
            me.deploys(0)
        assert (me.garrison, me.conflict, me.intrigues) == (garrison, 0, "")
        assert me.may("reveal")


@ruling("FAQ-036")
def test_any_number_of_troops_may_be_none_to_retreat() -> None:
    """FAQ ver. 03, Any number of troops: Chani's troops may stay in the Conflict."""
    me, left, right = table(me={"hand": "chani", "conflict": 2}, left={}, right={})
    me.reveals()
    me.ends_turn()
    assert (me.conflict, me.garrison) == (2, 3)


@ruling("FAQ-037")
def test_the_combat_spaces_are_those_with_swords() -> None:
    """FAQ ver. 03, Deploying to the Conflict; RULES of the board: the ten spaces of the base game."""
    combat = {space.key for space in CATALOG.spaces if space.combat and space.set == "base"}
    assert combat == {
        *("heighliner", "hardy_warriors", "stillsuits"),
        *("arrakeen", "carthag", "research_station", "sietch_tabr"),
        *("imperial_basin", "hagga_basin", "the_great_flat"),
    }


@ruling("FAQ-037")
def test_only_a_combat_space_opens_the_conflict() -> None:
    """FAQ ver. 03, Deploying to the Conflict: every space of the board is tried."""
    rich = {"hand": "foldspace", "solari": 8, "spice": 6, "water": 2, "fremen": 2}
    for space in CATALOG.spaces:
        if space.set == "base":
            me, left, right = table(me=rich, left={}, right={})
            me.sends("foldspace", space.key)
            me.table.play_on("end")
            assert bool(may_deploy(me)) == space.combat, space.key


@ruling("FAQ-038")
def test_any_number_of_recruits_go_straight_to_the_conflict() -> None:
    """FAQ ver. 03, Deploying to the Conflict; rulebook p. 10: the others go to the garrison."""
    me, left, right = table(me={"hand": "gurney_halleck", "garrison": 0}, left={}, right={})
    me.sends("gurney_halleck", "arrakeen")
    assert may_deploy(me) == [1, 2, 3]
    me.deploys(1)
    me.ends_turn()
    assert (me.conflict, me.garrison) == (1, 2)


@ruling("FAQ-038")
def test_recruits_of_an_earlier_turn_are_garrison_troops() -> None:
    """FAQ ver. 03, Deploying to the Conflict: only this turn's recruits are free of the limit."""
    me, left, right = table(
        me={"hand": "gurney_halleck reconnaissance", "garrison": 0, "supply": 3}, left={}, right={}
    )
    me.sends("gurney_halleck", "arrakeen")
    me.ends_turn()
    me.table.play_on("send reconnaissance")
    me.sends("reconnaissance", "carthag")
    assert (me.garrison, may_deploy(me)) == (3, [1, 2])


@ruling("FAQ-039")
def test_two_troops_of_the_garrison_may_go_as_well() -> None:
    """FAQ ver. 03, Deploying to the Conflict; rulebook p. 10: none, one or two, never three."""
    me, left, right = table(
        me={"hand": "dune_the_desert_planet", "garrison": 5, "water": 2}, left={}, right={}
    )
    me.sends("dune_the_desert_planet", "the_great_flat")
    assert me.options == ["deploy 1", "deploy 2", "end"]


@ruling("FAQ-039")
def test_the_garrison_limit_holds_over_several_steps() -> None:
    """FAQ ver. 03, Deploying to the Conflict: one and one make two."""
    me, left, right = table(
        me={"hand": "dune_the_desert_planet", "garrison": 5, "water": 2}, left={}, right={}
    )
    me.sends("dune_the_desert_planet", "the_great_flat")
    me.deploys(1)
    me.deploys(1)
    assert (me.conflict, me.options) == (2, ["end"])
