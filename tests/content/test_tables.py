"""The tables of the boards and the numbers of the set-up are as printed."""

from __future__ import annotations

from collections import Counter

import pytest
from content.printed import load, printed_leaders
from content.thing_reader import TIERS
from content.word_reader import read
from scenario_layout import RESOURCES, names

from kanly.content import setup
from kanly.content.catalog import CATALOG
from kanly.content.holdings import holdings
from kanly.content.rules import Rules
from kanly.engine.chance import seed_bytes
from kanly.engine.components import DREADNOUGHT_STRENGTH
from kanly.engine.state import State
from kanly.engine.vocabulary import (
    ALLIANCE_AT,
    POINT_AT,
    TOP_OF_TRACK,
    TROOP_STRENGTH,
    Faction,
)
from kanly.engine.words.gains import COUNCIL_PERSUASION

BOARD = load("board")
TRACKS = BOARD["influence_tracks"]
OVERLAY = BOARD["ix_overlay"]
SHIPPING = BOARD["shipping_track"]
STARTING = {card["id"]: card["copies"] for card in load("cards") if card["kind"] == "starter"}
IN_PLACE_OF = "dune_the_desert_planet"


def set_up(rules: Rules) -> State:
    return setup.set_up(rules, seed_bytes(1))


def test_the_tracks_are_in_the_printed_order() -> None:
    assert list(Faction.NAMES) == TRACKS["factions"]


@pytest.mark.parametrize("faction", Faction.NAMES)
def test_every_track_gives_its_bonus(faction: str) -> None:
    assert read(CATALOG.track_bonuses[Faction.NAMES.index(faction)]) == TRACKS["bonus_at"][faction]


def test_the_tracks_have_their_levels() -> None:
    assert TRACKS["vp_at"]["level"] == POINT_AT
    assert TRACKS["bonus_at"]["level"] == TRACKS["alliance"]["first_to"] == ALLIANCE_AT
    assert TRACKS["spaces"] == TOP_OF_TRACK


def test_the_council_and_the_units_count_as_printed() -> None:
    assert COUNCIL_PERSUASION.persuasion == BOARD["high_council"]["persuasion_each_reveal_turn"]
    assert BOARD["combat_track"]["troop"] == TROOP_STRENGTH
    assert BOARD["combat_track"]["dreadnought_ix"] == DREADNOUGHT_STRENGTH


# --- the Shipping track and the boards of Rise of Ix


def test_the_shipping_track_has_its_length() -> None:
    assert SHIPPING["steps"] == len(SHIPPING["rewards"]) == len(CATALOG.shipping)


@pytest.mark.parametrize("reward", SHIPPING["rewards"], ids=lambda reward: f"step {reward['step']}")
def test_every_step_of_the_shipping_track_gives_its_reward(reward: dict[str, object]) -> None:
    assert read(CATALOG.shipping[SHIPPING["rewards"].index(reward)]) == reward["structured"]


def spaces_of(rules: Rules) -> set[str]:
    return {space.key for space in CATALOG.spaces if holdings(rules).board >> space.index & 1}


def test_the_overlay_takes_away_and_adds_spaces() -> None:
    base, with_ix = spaces_of(Rules()), spaces_of(Rules(ix=True))
    assert base - with_ix == set(OVERLAY["removed"])
    assert with_ix - base == {*OVERLAY["added_on_overlay"], *OVERLAY["added_on_ix_board"]}
    assert set(OVERLAY["kept_on_overlay"]) <= base & with_ix
    assert (len(base), len(with_ix)) == (BOARD["counts"]["base_spaces"], BOARD["counts"]["spaces_in_ix_game"])


def test_the_tiles_lie_in_their_stacks() -> None:
    g = set_up(Rules(ix=True))
    assert [len(stack) for stack in g.stacks] == [BOARD["ix_board"]["tiles_per_stack"]] * len(g.stacks)
    assert len(g.stacks) == BOARD["ix_board"]["tech_stacks"]
    lying = [CATALOG.tiles[tile].key for stack in g.stacks for tile in stack]
    assert sorted(lying) == sorted(tile["id"] for tile in load("tech")["tech"])


# --- the numbers of the set-up


@pytest.mark.parametrize(("ix", "mode"), [(False, "base"), (True, "base"), (True, "epic")])
def test_the_conflict_deck_is_built_of_the_printed_levels(ix: bool, mode: str) -> None:
    g = setup.lay_out(Rules(ix=ix, epic=mode == "epic"), seed_bytes(1))
    printed = load("conflicts")["deck"][mode]
    downwards = [TIERS[CATALOG.conflicts[card].tier] for card in reversed(g.conflict_deck)]
    assert downwards == [tier for tier in TIERS.values() for _ in range(printed[tier])]


@pytest.mark.parametrize("ix", [False, True])
@pytest.mark.parametrize(("seats", "start"), [(3, "1_to_3_players"), (4, "4_players")])
def test_the_score_begins_and_ends_as_printed(seats: int, start: str, ix: bool) -> None:
    g = set_up(Rules(seats, ix=ix))
    assert {player.points() for player in g.players} == {BOARD["score_track"]["start"][start]}
    assert g.rules.target == BOARD["score_track"]["end_trigger"]
    assert {player.garrison for player in g.players} == {BOARD["garrisons"]["start_troops"]}
    assert {level for player in g.players for level in player.influence} == {TRACKS["start"]}


def test_epic_mode_begins_and_ends_as_printed() -> None:
    g = set_up(Rules(ix=True, epic=True))
    assert g.rules.target == BOARD["score_track"]["end_trigger_epic"]
    assert {player.garrison for player in g.players} == {BOARD["garrisons"]["start_troops_epic"]}


@pytest.mark.parametrize("epic", [False, True])
def test_everybody_starts_with_the_printed_cards(epic: bool) -> None:
    instead = Counter({"control_the_spice": 1, IN_PLACE_OF: -1}) if epic else Counter[str]()
    expected = Counter(STARTING)
    expected.update(instead)
    for player in setup.lay_out(Rules(ix=True, epic=epic), seed_bytes(1)).players:
        assert Counter(names(player.deck).split()) == expected


@pytest.mark.parametrize("leader", printed_leaders(), ids=lambda leader: str(leader["id"]))
def test_every_leader_starts_with_the_printed_resources(leader: dict[str, object]) -> None:
    others = [fact["id"] for fact in printed_leaders() if fact["id"] != leader["id"]]
    me = set_up(Rules(3, (str(leader["id"]), *others[:2]), ix=True)).players[0]
    held = {name: me.stock[RESOURCES.index(name)] for name in ("water", "spice", "solari")}
    assert held == leader["start_resources"]
