"""The tables of the board and the numbers of the set-up are as printed."""

from __future__ import annotations

import pytest
from content.printed import load
from content.thing_reader import TIERS
from content.word_reader import read

from kanly.content import setup
from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.engine.chance import seed_bytes
from kanly.engine.vocabulary import ALLIANCE_AT, POINT_AT, TOP_OF_TRACK, TROOP_STRENGTH
from kanly.engine.words.reveal import COUNCIL_PERSUASION
from kanly.record.notation import FACTION_NAMES

BOARD = load("board")
TRACKS = BOARD["influence_tracks"]


def test_the_tracks_are_in_the_printed_order() -> None:
    assert list(FACTION_NAMES) == TRACKS["factions"]


@pytest.mark.parametrize("faction", FACTION_NAMES)
def test_every_track_gives_its_bonus(faction: str) -> None:
    assert read(CATALOG.track_bonuses[FACTION_NAMES.index(faction)]) == TRACKS["bonus_at"][faction]


def test_the_tracks_have_their_levels() -> None:
    assert TRACKS["vp_at"]["level"] == POINT_AT
    assert TRACKS["bonus_at"]["level"] == TRACKS["alliance"]["first_to"] == ALLIANCE_AT
    assert TRACKS["spaces"] == TOP_OF_TRACK


def test_the_council_and_the_troops_count_as_printed() -> None:
    assert COUNCIL_PERSUASION.persuasion == BOARD["high_council"]["persuasion_each_reveal_turn"]
    assert BOARD["combat_track"]["troop"] == TROOP_STRENGTH


def test_the_conflict_deck_is_built_of_the_printed_levels() -> None:
    built = {TIERS[tier]: cards for tier, cards in setup.CONFLICTS_BY_TIER.items()}
    assert built == load("conflicts")["deck"]["base"]


@pytest.mark.parametrize(("seats", "start"), [(3, "1_to_3_players"), (4, "4_players")])
def test_the_score_begins_and_ends_as_printed(seats: int, start: str) -> None:
    g = setup.set_up(Rules(seats), seed_bytes(1))
    assert {player.points() for player in g.players} == {BOARD["score_track"]["start"][start]}
    assert g.target == BOARD["score_track"]["end_trigger"]
    assert {player.garrison for player in g.players} == {BOARD["garrisons"]["start_troops"]}
    assert {level for player in g.players for level in player.influence} == {TRACKS["start"]}
