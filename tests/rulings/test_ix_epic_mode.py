"""Epic mode: what its set-up changes, and how far the game goes."""

from collections import Counter

from rulings_mark import ruling
from scenario import least, names
from scenario_layout import PLAIN_LEADERS

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice, Resource, Verb, Window
from kanly.record.notation import read_choice, write_choice

HUNDRO = "viscount_hundro_moritani"
SEEDS = range(1, 9)


def epic(*leaders: str, seed: int = 1) -> State:
    return set_up(Rules(4, leaders or PLAIN_LEADERS, ix=True, epic=True), chance.seed_bytes(seed))


def ordinary(seed: int = 1) -> State:
    return set_up(Rules(4, PLAIN_LEADERS, ix=True), chance.seed_bytes(seed))


def whole_decks(g: State) -> list[Counter[str]]:
    return [Counter(names(player.hand + player.deck).split()) for player in g.players]


def tiers(cards: list[int]) -> list[int]:
    """Top card first."""
    return [CATALOG.conflicts[card].tier for card in reversed(cards)]


def play_a_round(g: State) -> list[tuple[int, Choice]]:
    """Everybody does the least until the next round or the end; (window, choice) of every decision."""
    this_round = g.round
    made: list[tuple[int, Choice]] = []
    while g.round == this_round and not g.over:
        choice = read_choice(least([write_choice(one) for one in g.choices]))
        made.append((g.window, choice))
        resolver.choose(g, choice)
    return made


def after_a_round_at(points: int) -> State:
    """An Epic game in which somebody had so many points when its first round was over."""
    g = epic()
    g.players[0].stock[Resource.VICTORY_POINTS] = points
    play_a_round(g)
    return g


@ruling("IX-143")
def test_the_game_goes_to_twelve_points() -> None:
    """Chinese rulebook p. 10: in Epic mode 12 Victory Points end the game, not 10."""
    assert not after_a_round_at(11).over
    assert after_a_round_at(12).over
    g = ordinary()
    g.players[0].stock[Resource.VICTORY_POINTS] = 10
    play_a_round(g)
    assert g.over


@ruling("IX-144")
def test_five_level_two_cards_lie_on_five_level_three_cards() -> None:
    """Chinese rulebook p. 10: no level I card; five random ones of level II above the five of level III."""
    of_level_three = [card.key for card in CATALOG.conflicts if card.tier == 3]
    for seed in SEEDS:
        g = epic(seed=seed)
        deck = [*g.conflict_deck, g.conflict]
        assert tiers(deck) == [2] * 5 + [3] * 5
        assert sorted(names(deck[:5]).split()) == sorted(of_level_three)
    assert tiers([*ordinary().conflict_deck, ordinary().conflict]) == [1] + [2] * 5 + [3] * 4


@ruling("IX-144")
def test_the_level_two_cards_are_drawn_from_all_eleven() -> None:
    """Chinese rulebook p. 10: the five of level II are random, those of the expansion among them."""
    seen = {name for seed in range(40) for name in names(epic(seed=seed).conflict_deck[5:]).split()}
    assert seen == {card.key for card in CATALOG.conflicts if card.tier == 2}
    assert len(seen) == 11


@ruling("IX-145")
def test_control_the_spice_replaces_one_dune_the_desert_planet() -> None:
    """Chinese rulebook p. 10: of the two copies one leaves every starting deck for the new card."""
    for deck in whole_decks(epic()):
        assert deck.total() == 10
        assert (deck["control_the_spice"], deck["dune_the_desert_planet"]) == (1, 1)


@ruling("IX-146")
def test_everybody_starts_with_one_intrigue_card() -> None:
    """Chinese rulebook p. 10: each player draws one at the start; none outside Epic mode."""
    assert [len(player.intrigues) for player in epic().players] == [1, 1, 1, 1]
    assert [len(player.intrigues) for player in ordinary().players] == [0, 0, 0, 0]


@ruling("IX-146", "IX-147")
def test_hundro_looks_at_two_cards_after_everybody_has_drawn() -> None:
    """Chinese rulebook p. 10: the Viscount uses his ability after all have drawn their starting card."""
    for seed in SEEDS:
        g = epic(PLAIN_LEADERS[0], HUNDRO, *PLAIN_LEADERS[1:3], seed=seed)
        assert g.round == 0
        assert g.chooser == 1
        assert [len(player.intrigues) for player in g.players] == [1, 1, 1, 1]
        top_two = g.intrigue_deck[-2:]
        assert sorted({choice[1] for choice in g.choices}) == sorted(set(top_two))
        kept = g.choices[0]
        resolver.choose(g, kept)
        assert [len(player.intrigues) for player in g.players] == [1, 2, 1, 1]
        assert g.players[1].intrigues[-1] == kept[1]
        assert sorted([g.intrigue_deck[-1], kept[1]]) == sorted(top_two)


@ruling("IX-148")
def test_five_troops_stand_in_every_garrison() -> None:
    """Chinese rulebook p. 10: five troops in the garrison at the start instead of three."""
    assert [(player.garrison, player.supply) for player in epic().players] == [(5, 7)] * 4
    assert [(player.garrison, player.supply) for player in ordinary().players] == [(3, 9)] * 4


@ruling("IX-149")
def test_no_events_of_the_companion_app_come_up() -> None:
    """Chinese rulebook p. 10: the app's Arrakeen Scouts are an extra; the rules here know only turns."""
    g = epic()
    made = play_a_round(g) + play_a_round(g)
    assert g.round == 3
    assert {window for window, _ in made} == {Window.TURN_OPEN, Window.TURN}
    assert {choice[0] for _, choice in made} == {Verb.REVEAL, Verb.END_TURN}


@ruling("IX-164")
def test_a_card_with_the_epic_icon_is_used_only_in_epic_mode() -> None:
    """Chinese rulebook, icon guide: cards with this icon belong to Epic mode alone."""
    epic_cards = {card.key for card in CATALOG.cards if card.kind == "epic_starter"}
    assert epic_cards == {"control_the_spice"}
    for g in (ordinary(), set_up(Rules(4, PLAIN_LEADERS), chance.seed_bytes(1))):
        there = set(names(g.imperium_deck + g.row).split()).union(*whole_decks(g))
        assert not there & epic_cards
    assert "control_the_spice" not in names(epic().imperium_deck + epic().row)
