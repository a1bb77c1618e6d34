"""Which Tech tiles a Rival of a solo game may take, and what happens when none of them is on offer."""

from typing import Any

from rulings_mark import ruling
from scenario import Seat, names, table

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance


def laid_out(*stacks: str, **mine: Any) -> list[Seat]:
    """A solo game with these stacks of tiles, top tile first."""
    return list(
        table(difficulty="veteran", ix=True, me=mine, left={}, right={}, board={"stacks": list(stacks)})
    )


@ruling("IX-119")
def test_a_rival_takes_only_tiles_with_the_crest() -> None:
    """Rise of Ix p. 9: Minimic Film costs the same as Windtraps and lies above it, yet it is no candidate."""
    me, left, _ = table(
        difficulty="veteran",
        ix=True,
        me={},
        left={"spice": 2},
        right={},
        board={"tech": "minimic_film windtraps spaceport"},
    )
    me.table.rival_turn(left, "hagal_dreadnought_1p")
    assert (left.tiles, left.spice, left.water) == ("windtraps", 0, 1)
    assert ("took_tile", "windtraps", 2) in left.reasons


@ruling("IX-119")
def test_with_spice_for_a_tile_without_the_crest_a_rival_still_takes_none() -> None:
    """Rise of Ix p. 9: only the flagship bears the crest here, and that is too dear."""
    me, left, _ = table(
        difficulty="veteran",
        ix=True,
        me={},
        left={"spice": 5},
        right={},
        board={"tech": "minimic_film flagship spaceport"},
    )
    me.table.rival_turn(left, "hagal_dreadnought_1p")
    assert (left.tiles, left.spice) == ("", 5)


@ruling("IX-120")
def test_the_top_of_the_largest_stack_goes_when_no_crest_shows() -> None:
    """Rise of Ix p. 9: stacks of 4, 5 and 3 without a crest on top: Spaceport goes, at once."""
    me, *_ = laid_out(
        "artillery windtraps memocorders chaumurky",
        "spaceport flagship detonation_devices training_drones spy_satellites",
        "minimic_film invasion_ships shuttle_fleet",
    )
    me.reveals()
    assert me.table.tech == "artillery flagship minimic_film"
    assert me.table.reasons == [("cleared_tile", "spaceport")]
    assert names(me.table.state.tiles_trashed) == "spaceport"


@ruling("IX-120")
def test_tiles_go_one_by_one_until_a_crest_shows() -> None:
    """Rise of Ix p. 9: after each of them it is looked anew which stack is the largest."""
    me, *_ = laid_out(
        "artillery holoprojectors windtraps", "spaceport disposal_facility flagship chaumurky", "minimic_film"
    )
    me.reveals()
    assert names(me.table.state.tiles_trashed) == "spaceport artillery disposal_facility"
    assert me.table.tech == "holoprojectors flagship minimic_film"


@ruling("IX-120")
def test_without_any_crest_all_tiles_go() -> None:
    """Rise of Ix p. 9: until no tile is left."""
    me, *_ = laid_out("artillery holoprojectors", "spaceport", "")
    me.reveals()
    assert me.table.tech == ""


@ruling("IX-120")
def test_one_crest_that_shows_keeps_all_stacks() -> None:
    """Rise of Ix p. 9, the other side."""
    me, *_ = laid_out("artillery windtraps", "spaceport flagship chaumurky", "memocorders")
    me.reveals()
    assert (me.table.tech, me.table.state.tiles_trashed) == ("artillery spaceport memocorders", [])


@ruling("IX-120")
def test_a_solo_game_begins_with_a_crest_on_show() -> None:
    """Rise of Ix p. 9: at any time, so before the first turn as well; with two players nothing is removed."""
    cleared = 0
    for seed in range(60):
        g = set_up(Rules(1, ix=True, difficulty="veteran"), chance.seed_bytes(seed))
        assert any(CATALOG.tiles[stack[-1]].rivals for stack in g.stacks if stack)
        cleared += len(g.tiles_trashed)
        assert set_up(Rules(2, ix=True), chance.seed_bytes(seed)).tiles_trashed == []
    assert cleared > 0


@ruling("IX-120")
def test_a_human_who_buys_the_last_crest_has_the_stacks_searched() -> None:
    """Rise of Ix p. 9: at any time, so within the human's turn as well."""
    me, *_ = laid_out(
        "artillery", "spaceport flagship", "windtraps minimic_film", hand="dagger", solari=3, spice=2
    )
    me.sends("dagger", "dreadnought")
    me.resolves("@dreadnought/space/1")
    me.buys("windtraps")
    assert names(me.table.state.tiles_trashed) == "spaceport"
    assert me.table.tech == "artillery flagship minimic_film"
