"""The count of all components sees what is wrong with House Hagal and with Rivals."""

import random
from collections.abc import Callable

import pytest

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.soundness import position
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Resource

HAGAL = 2  # the seat of House Hagal, and of the second Rival
DAGGER = CATALOG.number["dagger"]
PAUL = CATALOG.number["paul_atreides"]
POINTS = "players[{0}].stock.victory_points: seat {0} has"
Harm = Callable[[State], object]


def second_round(rules: Rules) -> State:
    g = set_up(rules, chance.seed_bytes(5))
    luck = random.Random(5)
    while g.round < 2:
        resolver.choose(g, luck.choice(g.choices))
    assert position.sentences(g) == []
    return g


def gain(resource: int) -> Harm:
    return lambda g: g.players[HAGAL].stock.__setitem__(resource, 1)


HOUSE_HAGAL: dict[str, tuple[Harm, str]] = {
    "solari": (gain(Resource.SOLARI), "House Hagal gains nothing"),
    "spice": (gain(Resource.SPICE), "House Hagal gains nothing"),
    "a point": (gain(Resource.VICTORY_POINTS), "House Hagal gains nothing"),
    "a Leader": (lambda g: setattr(g.players[HAGAL], "leader", PAUL), "a Leader but House Hagal"),
    "First Player": (lambda g: setattr(g, "first_player", HAGAL), "House Hagal never has the marker"),
    "the Mentat": (lambda g: setattr(g, "mentat", HAGAL), "House Hagal takes no rewards"),
    "the Mentat to come": (lambda g: setattr(g, "mentat_promised", HAGAL), "House Hagal takes no rewards"),
    "a location": (
        lambda g: g.control.__setitem__(CATALOG.space_index["arrakeen"], HAGAL),
        "House Hagal takes no rewards",
    ),
    "an Intrigue card": (
        lambda g: g.players[HAGAL].intrigues.append(g.intrigue_deck[0]),
        "House Hagal holds neither Intrigue cards",
    ),
    "a tile": (lambda g: g.players[HAGAL].tiles.append(g.stacks[0][0]), "nor tiles"),
}


@pytest.mark.parametrize("thing", HOUSE_HAGAL)
def test_house_hagal_gains_none_of_these(thing: str) -> None:
    harm, told = HOUSE_HAGAL[thing]
    g = second_round(Rules(2, ix=True))
    harm(g)
    assert told in "; ".join(position.sentences(g))


def test_house_hagal_may_have_influence_and_swords() -> None:
    g = second_round(Rules(2, ix=True))
    g.players[HAGAL].stock[Resource.SWORDS] = 3
    g.players[HAGAL].influence[0] = 3
    assert position.sentences(g) == []


def test_a_negotiator_of_house_hagal_is_seen() -> None:
    g = second_round(Rules(2, ix=True))
    g.players[HAGAL].supply -= 1
    g.players[HAGAL].negotiators += 1
    assert any("nor Negotiators" in fault for fault in position.sentences(g))


@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "in_play", "aside"])
def test_a_rival_owns_no_cards(zone: str) -> None:
    g = second_round(Rules(1, difficulty="novice", ix=True))
    getattr(g.players[HAGAL], zone).append(DAGGER)
    assert f"players[{HAGAL}].{zone}: Rivals have no cards of their own" in position.sentences(g)


@pytest.mark.parametrize("place", ["hidden_aside", "taken_back"])
def test_a_rival_sets_no_card_aside(place: str) -> None:
    g = second_round(Rules(1, difficulty="novice", ix=True))
    setattr(g.players[HAGAL], place, DAGGER)
    assert f"players[{HAGAL}].hidden_aside: Rivals have no cards of their own" in position.sentences(g)


@pytest.mark.parametrize(("space", "is_seen"), [(2, False), (3, True), (-1, True)])
def test_the_freighter_of_a_rival_goes_to_the_second_space(space: int, is_seen: bool) -> None:
    g = second_round(Rules(1, difficulty="novice", ix=True))
    g.players[HAGAL].freighter = space
    told = f"players[{HAGAL}].freighter: the Freighter of seat {HAGAL} stands on space {space}, beyond 2"
    assert (told in position.sentences(g)) == is_seen


def test_a_rival_scores_what_its_tracks_give() -> None:
    g = second_round(Rules(1, difficulty="novice"))
    g.players[HAGAL].influence[0] = 2
    g.players[HAGAL].stock[Resource.VICTORY_POINTS] = 0
    assert f"{POINTS.format(HAGAL)} 0 Victory Points, the tracks alone give 1" in position.sentences(g)


@pytest.mark.parametrize("rules", [Rules(2), Rules(2, ix=True), Rules(1, difficulty="expert"), Rules(3)])
def test_a_lost_card_of_house_hagal_is_missed(rules: Rules) -> None:
    g = second_round(rules)
    assert bool(g.hagal_deck or g.hagal_discard) == (rules.seats < 3)
    g.hagal_discard.append(CATALOG.number["hagal_wealth"])
    assert any("hagal_deck: hagal_wealth is there " in fault for fault in position.sentences(g))


def test_only_a_rival_that_gave_up_may_lack_agents() -> None:
    g = second_round(Rules(1, difficulty="novice"))
    g.occupants = [0] * len(g.occupants)
    me, *rivals = g.players
    for agents, told in ((0, False), (1, True), (2, False), (3, True)):
        me.agents, rivals[0].agents, rivals[1].agents = 2, 2, agents
        fault = f"players[{HAGAL}].agents: seat {HAGAL} has {agents} Agents, not 2"
        assert (fault in position.sentences(g)) == told
    me.agents = 0
    assert "players[0].agents: seat 0 has 0 Agents, not 2" in position.sentences(g)


def test_the_mentat_belongs_to_a_seat() -> None:
    g = second_round(Rules(3))
    told = "mentat_promised: something belongs to seat"
    for holder, is_sound in ((NOBODY, True), (3, False), (-2, False)):
        g.mentat_promised = holder
        assert (f"{told} {holder}, but there are 3 seats" not in position.sentences(g)) == is_sound


@pytest.mark.parametrize(("points", "is_sound"), [(1, False), (2, True)])
def test_an_alliance_is_worth_a_point_besides_that_of_the_track(points: int, is_sound: bool) -> None:
    g = second_round(Rules(3))
    for player in g.players:
        player.influence = [0, 0, 0, 0]
    me = g.players[0]
    me.influence[2], g.alliances[2] = 4, me.seat
    me.stock[Resource.VICTORY_POINTS] = points
    told = f"{POINTS.format(0)} {points} Victory Points, the tracks alone give 2"
    assert (told not in position.sentences(g)) == is_sound
