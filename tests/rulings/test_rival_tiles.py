"""Tech tiles in the hands of solo Rivals, one by one."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.content.catalog import CATALOG
from kanly.engine.play.endgame import winners
from kanly.engine.vocabulary import Resource

SHIPYARD = "hagal_dreadnought_1p"
CALM = {"conflict": "guild_bank_raid", "conflict_deck": "raid_stockpiles desert_power", "first_player": 2}


def owner(board: dict[str, Any] | None = None, difficulty: str = "novice", **given: Any) -> Seat:
    """A Rival, at a table where nobody else does anything; the human begins the next round."""
    _, rival, _ = table(
        ix=True,
        difficulty=difficulty,
        board={**CALM, **(board or {})},
        me={},
        rival=given,
        other={"agents": 0},
    )
    return rival


def acts(rival: Seat, cards: str) -> Seat:
    rival.table.rival_turn(rival, cards)
    return rival


def buys(tile: str, **given: Any) -> Seat:
    """A Rival that has just taken the only tile on offer, for all its spice."""
    return acts(owner(board={"stacks": [tile]}, spice=8, **given), SHIPYARD)


def fights(rival: Seat) -> Seat:
    """To the first question of the next round."""
    rival.table.play_to_round(2)
    return rival


# --- as for a player


@ruling("IX-128")
def test_windtraps_give_water_when_acquired_and_for_a_win() -> None:
    """Chinese rulebook p. 9: what a tile does for a player it does for a Rival."""
    assert buys("windtraps").water == 1
    assert fights(owner(tiles="windtraps", conflict=3, agents=0)).water == 1
    assert fights(owner(conflict=3, agents=0)).water == 0


@ruling("IX-128")
def test_windtraps_give_nothing_for_second_place() -> None:
    """Chinese rulebook p. 9: the other side; only a winner has won."""
    rival = owner(tiles="windtraps", conflict=1, agents=0)
    rival.table.state.players[0].conflict = 9
    assert (fights(rival).water, rival.solari) == (0, 4)


@ruling("IX-128")
def test_memocorders_give_influence_and_an_endgame_point() -> None:
    """Rise of Ix p. 4, 9: the least Influence now; a point with 3 or more on all four tracks."""
    rival = buys("memocorders", emperor=3, spacing_guild=1, bene_gesserit=2, fremen=4)
    assert (rival.spacing_guild, rival.points) == (2, 1)
    for lowest, points in ((3, 1), (2, 0)):
        tracks: dict[str, Any] = {"emperor": 3, "spacing_guild": 3, "bene_gesserit": 3, "fremen": lowest}
        rival = owner(board={"conflict_deck": ""}, tiles="memocorders", agents=0, **tracks)
        rival.table.play_to_end()
        assert rival.points == points


@ruling("IX-128")
def test_shuttle_fleet_gives_two_influence_and_solari_every_round() -> None:
    """Rise of Ix p. 4, 9: the two lowest tracks now, 2 Solari at the start of each round."""
    rival = buys("shuttle_fleet", emperor=3, spacing_guild=1, bene_gesserit=2, fremen=4)
    assert (rival.emperor, rival.spacing_guild, rival.bene_gesserit, rival.fremen) == (3, 2, 3, 4)
    assert fights(owner(tiles="shuttle_fleet", agents=0)).solari == 2


@ruling("IX-128")
def test_chaumurky_gives_two_intrigue_cards() -> None:
    """Rise of Ix p. 4, 9: with two cards at hand already three of the four are a point at once."""
    rival = buys("chaumurky")
    assert (len(rival.intrigues.split()), rival.points) == (2, 0)
    rival = buys("chaumurky", intrigues="ambush windfall")
    assert (len(rival.intrigues.split()), rival.points) == (1, 1)


@ruling("IX-128")
@pytest.mark.parametrize(("tiles", "winner"), [("chaumurky", 1), ("windtraps", 0)])
def test_chaumurky_wins_ties(tiles: str, winner: int) -> None:
    """Rise of Ix p. 4, 9: with equal points its owner comes before the human with more spice."""
    rival = owner(board={"conflict_deck": ""}, tiles=tiles, agents=0)
    g = rival.table.state
    g.players[0].stock[Resource.SPICE] = 3
    rival.table.play_to_end()
    assert (g.players[0].points(), rival.points) == (0, 0)
    assert winners(g) == [winner]


# --- special cases


@ruling("IX-129")
def test_detonation_devices_always_give_the_point() -> None:
    """Chinese rulebook p. 9: the dreadnought goes back to supply and takes no location."""
    rival = fights(owner(tiles="detonation_devices", conflict_dreadnoughts=1, agents=0))
    assert (rival.points, rival.dreadnoughts, rival.garrison_dreadnoughts) == (1, 2, 0)
    assert max(rival.table.state.flags) == -1


@ruling("IX-129")
def test_without_detonation_devices_the_dreadnought_takes_a_location() -> None:
    """Chinese rulebook p. 9: the other side."""
    rival = fights(owner(conflict_dreadnoughts=1, agents=0))
    assert (rival.points, rival.dreadnoughts) == (0, 1)
    assert rival.table.dreadnought_on("imperial_basin") == rival.seat


@ruling("IX-129")
def test_of_two_dreadnoughts_one_is_traded_and_one_goes_to_the_garrison() -> None:
    """Rise of Ix p. 6, 9: a win gives one point, not one for each ship."""
    rival = fights(owner(tiles="detonation_devices", conflict_dreadnoughts=2, agents=0))
    assert (rival.points, rival.dreadnoughts, rival.garrison_dreadnoughts) == (1, 1, 1)


@ruling("IX-130")
def test_flagship_gives_a_point_when_acquired() -> None:
    """Rise of Ix p. 4, 9."""
    rival = buys("flagship")
    assert (rival.points, rival.flipped, rival.spice) == (1, "", 0)


@ruling("IX-130")
def test_flagship_is_used_when_the_agent_goes_to_a_combat_space() -> None:
    """Chinese rulebook p. 9: 4 Solari for three troops into the Conflict, even if the card needs one too."""
    rival = acts(owner(tiles="flagship", solari=4, garrison=0, supply=3), "hagal_carthag")
    assert (rival.solari, rival.conflict, rival.supply, rival.flipped) == (0, 3, 0, "flagship")


@ruling("IX-130")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("hagal_carthag", {"solari": 4, "supply": 2}),
        ("hagal_carthag", {"solari": 3, "supply": 3}),
        ("hagal_carthag", {"solari": 4, "supply": 3, "flipped": "flagship"}),
        ("hagal_wealth", {"solari": 4, "supply": 3}),
    ],
    ids=["two troops in supply", "3 Solari", "used this round", "not a Combat space"],
)
def test_flagship_is_not_used(card: str, given: dict[str, Any]) -> None:
    """Chinese rulebook p. 9: too few troops or Solari, used already, or elsewhere."""
    rival = acts(owner(tiles="flagship", garrison=0, **given), card)
    assert (rival.solari, rival.flipped) == (given["solari"], given.get("flipped", ""))
    assert rival.conflict == (1 if card == "hagal_carthag" else 0)


@ruling("IX-130")
def test_flagship_adds_to_the_troops_of_the_card_and_two_of_the_garrison() -> None:
    """Rise of Ix p. 9: three and one are recruited, and two more may come along."""
    rival = acts(owner(tiles="flagship", solari=5, garrison=3), "hagal_carthag")
    assert (rival.solari, rival.conflict, rival.garrison) == (1, 6, 1)


@ruling("IX-130")
def test_flagship_works_once_a_round() -> None:
    """Rise of Ix p. 4: it is turned up again at the start of the next round."""
    rival = acts(owner(tiles="flagship", solari=6, garrison=0), "hagal_carthag")
    rival.has(solari=4)
    acts(rival, "hagal_stillsuits")
    assert (rival.solari, rival.flipped) == (4, "flagship")
    assert fights(rival).flipped == ""


@ruling("IX-131")
@pytest.mark.parametrize(("tiles", "points"), [("holtzman_engine", 1), ("windtraps", 0)])
def test_holtzman_engine_scores_in_the_endgame(tiles: str, points: int) -> None:
    """Chinese rulebook p. 9: each Rival counts as owning two copies of The Spice Must Flow."""
    rival = owner(board={"conflict_deck": ""}, tiles=tiles, agents=0)
    rival.table.play_on("end")
    assert rival.points == 0
    rival.table.play_to_end()
    assert rival.points == points


@ruling("IX-131")
def test_holtzman_engine_draws_no_card_for_a_rival() -> None:
    """Rise of Ix p. 9: a Rival has no deck."""
    rival = fights(owner(tiles="holtzman_engine", agents=0))
    assert (rival.hand, rival.deck, rival.intrigues) == ("", "", "")


@ruling("IX-132")
def test_invasion_ships_bring_four_troops() -> None:
    """Rise of Ix p. 4, 9: to the garrison, as the space is no Combat space."""
    rival = buys("invasion_ships")
    assert (rival.garrison, rival.conflict, rival.flipped) == (4, 0, "")


@ruling("IX-132")
def test_invasion_ships_pass_an_enemy_agent_without_a_discard() -> None:
    """Chinese rulebook p. 9: flipped, and the Agent is there, next to the other."""
    rival = acts(owner(board={"agents": {"wealth": 0}}, tiles="invasion_ships"), "hagal_wealth hagal_secrets")
    assert (rival.agents_on("wealth"), rival.flipped, rival.emperor) == (1, "invasion_ships", 1)
    assert ("used_tile", "invasion_ships") in rival.reasons


@ruling("IX-132")
@pytest.mark.parametrize(
    ("occupant", "flipped"), [(1, ""), (0, "invasion_ships")], ids=["its own Agent", "flipped already"]
)
def test_invasion_ships_do_not_always_help(occupant: int, flipped: str) -> None:
    """Chinese rulebook p. 9: not past the Rival's own Agent, and once a round; the next card is turned up."""
    rival = owner(board={"agents": {"wealth": occupant}}, tiles="invasion_ships", flipped=flipped)
    acts(rival, "hagal_wealth hagal_secrets")
    assert (rival.agents_on("secrets"), rival.flipped, rival.emperor) == (1, flipped, 0)


@ruling("IX-132")
def test_invasion_ships_stay_face_up_where_nobody_stands_in_the_way() -> None:
    """Chinese rulebook p. 9: they are flipped only when needed."""
    rival = acts(owner(tiles="invasion_ships"), "hagal_wealth")
    assert (rival.agents_on("wealth"), rival.flipped) == (1, "")


@ruling("IX-132")
def test_invasion_ships_do_not_pass_the_voice() -> None:
    """Base p. 13, Rise of Ix p. 9: The Voice is no Agent."""
    rival = owner(board={"agents": {"wealth": 0}}, tiles="invasion_ships")
    rival.table.state.players[0].voice = CATALOG.space_index["wealth"]
    acts(rival, "hagal_wealth hagal_secrets")
    assert (rival.agents_on("wealth"), rival.agents_on("secrets"), rival.flipped) == (0, 1, "")


@ruling("IX-133")
def test_sonic_snoopers_bring_a_card_and_are_never_trashed() -> None:
    """Chinese rulebook p. 9: one Intrigue card on acquiring; the tile stays for good."""
    rival = buys("sonic_snoopers")
    assert (len(rival.intrigues.split()), rival.tiles) == (1, "sonic_snoopers")
    rival.table.play_to_round(4)
    assert rival.tiles == "sonic_snoopers"


@ruling("IX-134")
def test_spy_satellites_are_traded_for_a_point_on_the_rivals_turn() -> None:
    """Chinese rulebook p. 9: with 3 spice, whatever the level of the Conflict."""
    rival = acts(owner(tiles="spy_satellites", spice=4), "hagal_wealth")
    assert (rival.spice, rival.tiles, rival.points) == (1, "", 1)
    assert ("used_tile", "spy_satellites") in rival.reasons


@ruling("IX-134")
def test_spy_satellites_need_three_spice() -> None:
    """Chinese rulebook p. 9: the other side; what the turn brings counts too."""
    rival = acts(owner(tiles="spy_satellites", spice=2), "hagal_wealth")
    assert (rival.spice, rival.tiles, rival.points) == (2, "spy_satellites", 0)
    rival = owner(board={"bonus_spice": {"imperial_basin": 1}}, tiles="spy_satellites", spice=1)
    acts(rival, "hagal_harvest_spice")
    assert (rival.spice, rival.tiles, rival.points) == (0, "", 1)


@ruling("IX-134")
def test_spy_satellites_are_not_traded_on_another_turn() -> None:
    """Chinese rulebook p. 9: on the Rival's own turn."""
    me, rival, _ = table(
        ix=True,
        difficulty="novice",
        board=CALM,
        me={"hand": "diplomacy"},
        rival={"tiles": "spy_satellites", "spice": 3, "agents": 0},
        other={"agents": 0},
    )
    me.sends("diplomacy", "wealth")
    me.ends_turn()
    assert (rival.spice, rival.tiles) == (3, "spy_satellites")


@ruling("IX-134")
def test_spy_satellites_that_are_kept_score_for_weak_tracks() -> None:
    """Japanese FAQ, Tech tiles: a point in the Endgame for each Faction at 1 Influence or less."""
    rival = owner(board={"conflict_deck": ""}, tiles="spy_satellites", agents=0, emperor=2, fremen=2)
    rival.table.play_to_end()
    assert rival.points == 2


@ruling("IX-135")
def test_training_drones_work_at_once_when_acquired() -> None:
    """Chinese rulebook p. 9: flipped on the turn of the purchase, one troop."""
    rival = buys("training_drones", garrison=0)
    assert (rival.garrison, rival.flipped) == (1, "training_drones")


@ruling("IX-135")
def test_training_drones_work_on_the_first_turn_of_each_round() -> None:
    """Rise of Ix p. 9: once a round, so not again on the second turn."""
    rival = owner(tiles="training_drones", garrison=0)
    acts(rival, "hagal_wealth")
    assert (rival.garrison, rival.flipped) == (1, "training_drones")
    acts(rival, "hagal_secrets")
    assert rival.garrison == 1
    fights(rival)
    assert rival.flipped == ""
    acts(rival, "hagal_wealth")
    assert (rival.garrison, rival.flipped) == (2, "training_drones")


@ruling("IX-135")
def test_the_troop_of_training_drones_goes_along_to_a_combat_space() -> None:
    """Base p. 20 and FAQ: troops of any source, besides two of the garrison."""
    rival = acts(owner(tiles="training_drones", garrison=2), "hagal_stillsuits")
    assert (rival.conflict, rival.garrison) == (3, 0)


RECALL: dict[str, Any] = {"freighter": 2, "emperor": 1, "bene_gesserit": 1, "fremen": 1}


@ruling("IX-136")
def test_troop_transports_deploy_all_troops_of_the_shipping_track() -> None:
    """Chinese rulebook p. 9: three instead of two, straight into the Conflict, from Smuggling too."""
    card = "hagal_smuggling_or_interstellar_shipping"
    rival = acts(owner(tiles="troop_transports", garrison=1, **RECALL), card)
    assert (rival.conflict, rival.garrison, rival.freighter) == (3, 1, 0)
    rival = acts(owner(garrison=1, **RECALL), card)
    assert (rival.conflict, rival.garrison) == (0, 3)


@ruling("IX-136")
@pytest.mark.parametrize(("conflict", "deployed"), [(2, 2), (1, 4)])
def test_troop_transports_obey_the_expert_rule(conflict: int, deployed: int) -> None:
    """Chinese rulebook p. 9: with a lead of 4 their troops stay in the garrison; with 2 they are deployed."""
    rival = owner(difficulty="expert", tiles="troop_transports", garrison=0, conflict=conflict, **RECALL)
    acts(rival, "hagal_smuggling_or_interstellar_shipping")
    assert (rival.conflict, rival.conflict + rival.garrison) == (deployed, conflict + 3)


def test_troop_transports_in_combat_bring_garrison_troops() -> None:
    """Rise of Ix p. 9 and our convention 12: a recall as a reward comes after the fight."""
    rival = owner(
        board={"conflict": "skirmish_freighter_spice"},
        tiles="troop_transports",
        garrison=0,
        conflict=3,
        agents=0,
        **RECALL,
    )
    fights(rival)
    assert (rival.garrison, rival.freighter, rival.solari) == (3, 0, 5)
