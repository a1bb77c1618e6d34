"""Leaders of Rivals: who may lead one, and what the ring does when a card shows it."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, names, table

from kanly.content.rules import Rules, RulesError, check
from kanly.content.setup import lay_out
from kanly.engine import chance

RING = "hagal_arrakeen_1p"  # a troop, then the ring, on a Combat space
OTHERS_OF_IX = ("tessia_vernius", "archduke_armand_ecaz", "ilesa_ecaz", "princess_yuna_moritani")


def uses_ring(leader: str, human: dict[str, Any] | None = None, ix: bool = False, **given: Any) -> Seat:
    """A Rival with this Leader and no garrison turns up a card with the ring."""
    me, left, _ = table(
        difficulty="veteran",
        ix=ix,
        me=human or {},
        left={"leader": leader, "garrison": 0, **given.pop("rival", {})},
        right={},
        board=given,
    )
    me.table.rival_turn(left, RING)
    return left


def may_lead(leader: str, ix: bool) -> bool:
    rules = Rules(
        1,
        ("paul_atreides",),
        ix=ix,
        difficulty="veteran",
        rival_leaders=(leader, "earl_memnon_thorvald"),
    )
    try:
        check(rules)
    except RulesError:
        return False
    return True


@ruling("IX-115")
def test_two_leaders_of_rise_of_ix_may_lead_a_rival() -> None:
    """Rise of Ix p. 8: Rhombur and Hundro, in games with the box."""
    for leader in ("prince_rhombur_vernius", "viscount_hundro_moritani"):
        assert may_lead(leader, ix=True)
        assert not may_lead(leader, ix=False)


@ruling("IX-115")
def test_the_other_four_may_not_nor_the_two_of_the_base_game() -> None:
    """Rise of Ix p. 8 names only two; House Hagal sheet: not Paul, not Helena."""
    for leader in (*OTHERS_OF_IX, "helena_richese"):
        assert not may_lead(leader, ix=True)
    rules = Rules(1, ix=True, difficulty="veteran", rival_leaders=("paul_atreides", "earl_memnon_thorvald"))
    with pytest.raises(RulesError):
        check(rules)


@ruling("IX-115")
def test_leaders_dealt_to_rivals_are_those_eight_with_the_box() -> None:
    """Rise of Ix p. 8: Rhombur and Hundro come up among the others, nobody else of the box does."""
    assert dealt(ix=True) - dealt(ix=False) == {"prince_rhombur_vernius", "viscount_hundro_moritani"}
    assert all(may_lead(leader, ix=True) for leader in dealt(ix=True) - {"earl_memnon_thorvald"})
    assert len(dealt(ix=True)) == 8


def dealt(ix: bool) -> set[str]:
    """All Leaders that chance gives to Rivals."""
    rules = Rules(1, ("paul_atreides",), ix=ix, difficulty="novice")
    games = [lay_out(rules, chance.seed_bytes(seed)) for seed in range(40)]
    return {name for g in games for name in names([rival.leader for rival in g.players[1:]]).split()}


@ruling("IX-115")
def test_the_human_may_have_any_leader() -> None:
    """House Hagal sheet, the other side."""
    for leader in (*OTHERS_OF_IX, "helena_richese", "paul_atreides"):
        g = lay_out(Rules(1, (leader,), ix=True, difficulty="veteran"), chance.seed_bytes(1))
        assert names([player.leader for player in g.players]).split()[0] == leader


@ruling("IX-116")
def test_rhombur_acquires_a_tile_if_he_can() -> None:
    """Rise of Ix p. 8: the ring without a discount, 3 spice for Training Drones."""
    rival = uses_ring(
        "prince_rhombur_vernius", ix=True, rival={"spice": 3}, tech="training_drones artillery flagship"
    )
    assert (rival.tiles, rival.spice, rival.negotiators) == ("training_drones", 0, 0)


@ruling("IX-116")
@pytest.mark.parametrize("spice", [0, 1, 2])
def test_rhombur_places_a_negotiator_otherwise(spice: int) -> None:
    """Rise of Ix p. 8: the cheapest tile with the crest costs 3."""
    rival = uses_ring(
        "prince_rhombur_vernius", ix=True, rival={"spice": spice}, tech="training_drones artillery flagship"
    )
    assert (rival.tiles, rival.spice, rival.negotiators, rival.supply) == ("", spice, 1, 10)


@ruling("IX-116")
def test_rhombur_needs_a_troop_in_supply_for_a_negotiator() -> None:
    """Rise of Ix p. 4: a Negotiator is a troop from supply; the last one has just been recruited."""
    rival = uses_ring(
        "prince_rhombur_vernius", ix=True, rival={"supply": 1}, tech="training_drones artillery flagship"
    )
    assert (rival.negotiators, rival.supply, rival.conflict) == (0, 0, 1)


def test_rhomburs_dreadnoughts_are_common_ones() -> None:
    """House Hagal sheet: of a Rival's Leader only the ring counts."""
    me, left, _ = table(
        difficulty="veteran",
        ix=True,
        me={},
        left={"leader": "prince_rhombur_vernius", "conflict_dreadnoughts": 1},
        right={},
    )
    assert left.strength == 3


@ruling("IX-117")
def test_hundro_pays_a_spice_for_the_freighter() -> None:
    """Rise of Ix p. 8: always, if he has it."""
    rival = uses_ring("viscount_hundro_moritani", ix=True, rival={"spice": 2})
    assert (rival.spice, rival.freighter) == (1, 1)


@ruling("IX-117")
def test_hundro_without_spice_does_nothing() -> None:
    """Rise of Ix p. 8, the other side."""
    rival = uses_ring("viscount_hundro_moritani", ix=True)
    assert (rival.spice, rival.freighter) == (0, 0)


@ruling("IX-117")
def test_hundro_recalls_from_the_second_space_and_the_troops_join_the_fight() -> None:
    """Rise of Ix p. 8; FAQ 2022: troops recruited from any source on a Combat space may be deployed."""
    tracks = {"emperor": 1, "spacing_guild": 1, "bene_gesserit": 1}
    rival = uses_ring("viscount_hundro_moritani", ix=True, rival={"spice": 1, "freighter": 2, **tracks})
    assert (rival.freighter, rival.solari, rival.fremen) == (0, 5, 1)
    assert (rival.conflict, rival.garrison) == (3, 0)


@pytest.mark.parametrize(
    ("leader", "stock"),
    [
        ("count_ilban_richese", (1, 0, 0)),
        ("earl_memnon_thorvald", (0, 1, 0)),
        ("countess_ariana_thorvald", (0, 0, 1)),
    ],
)
def test_three_rings_give_a_resource(leader: str, stock: tuple[int, int, int]) -> None:
    """House Hagal sheet, solo side: a card with the ring uses the right-hand ability of the Leader."""
    rival = uses_ring(leader)
    assert (rival.solari, rival.spice, rival.water) == stock
    assert rival.conflict == 1


@pytest.mark.parametrize(("alliances", "troops"), [({}, 2), ({"fremen": 1}, 3), ({"fremen": 0}, 2)])
def test_rabbans_troops_go_to_the_conflict(alliances: dict[str, int], troops: int) -> None:
    """House Hagal sheet: one troop, two with an Alliance of his own, besides that of the card."""
    rival = uses_ring("glossu_the_beast_rabban", alliances=alliances)
    assert (rival.conflict, rival.garrison) == (troops, 0)


@pytest.mark.parametrize(("solari", "cards", "left"), [(0, 0, 0), (1, 1, 0), (3, 1, 2)])
def test_the_baron_pays_for_an_intrigue_card_when_he_can(solari: int, cards: int, left: int) -> None:
    """House Hagal sheet: 1 Solari for a card; his other ability sleeps."""
    rival = uses_ring("baron_vladimir_harkonnen", rival={"solari": solari})
    assert (len(rival.player.intrigues), rival.solari) == (cards, left)


def test_leto_gains_where_an_opponent_has_more_and_he_has_least() -> None:
    """House Hagal sheet: 1 spice; the human leads with Emperor and Fremen, where Leto has 1 and 0."""
    rival = uses_ring(
        "duke_leto_atreides",
        {"emperor": 2, "fremen": 1},
        rival={"spice": 1, "emperor": 1, "spacing_guild": 0},
    )
    assert (rival.spice, rival.emperor, rival.fremen) == (0, 1, 1)


def test_leto_ties_are_the_humans_to_break() -> None:
    """House Hagal sheet: you decide between equals."""
    rival = uses_ring("duke_leto_atreides", {"emperor": 2, "fremen": 1}, rival={"spice": 2})
    human = Seat(rival.table, 0)
    assert human.options == ["gain_influence emperor", "gain_influence fremen"]
    human.gains_with("emperor")
    assert (rival.spice, rival.emperor, rival.fremen) == (1, 1, 0)


@pytest.mark.parametrize(("human", "spice"), [({"emperor": 1}, 0), ({}, 1)])
def test_leto_pays_only_for_something(human: dict[str, int], spice: int) -> None:
    """House Hagal sheet: without spice, or with nobody ahead of him, nothing happens."""
    rival = uses_ring("duke_leto_atreides", dict(human), rival={"spice": spice})
    assert (rival.spice, sum(rival.influence)) == (spice, 0)
