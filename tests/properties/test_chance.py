"""Chance is fair: whatever is shuffled, dealt, stolen or rolled comes out evenly. Seeds are fixed."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction

import pytest

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules, leader_keys, rival_keys
from kanly.content.setup import lay_out
from kanly.engine import chance
from kanly.engine.play import zones
from kanly.engine.rivals import deck as rival_deck
from kanly.engine.rivals import turns as rivals
from kanly.engine.state import State

DRAWS = 3000
DECK = [11, 12, 13, 14]
ORDERS = list(itertools.permutations(DECK))
NARROW = Rules(3)
Shares = dict[Hashable, Fraction]


def even(outcomes: Iterable[Hashable]) -> Shares:
    found = list(outcomes)
    return {outcome: Fraction(found.count(outcome), len(found)) for outcome in found}


def is_fair(seen: Iterable[Hashable], shares: Shares) -> bool:
    """Chi-square: nothing else came out, and nothing far more or far less often than its share.

    The bound lies four standard deviations above what is usual, and a little higher where there is little
    to tell apart.
    """
    counts = Counter(seen)
    total = counts.total()
    far = sum((counts[outcome] - total * share) ** 2 / (total * share) for outcome, share in shares.items())
    free = len(shares) - 1
    return counts.keys() <= shares.keys() and far < free + 4 * math.sqrt(2 * free) + 4


def tables(rules: Rules = NARROW, count: int = DRAWS) -> Iterable[State]:
    """The same table again and again, with another seed for what comes next."""
    g = lay_out(rules, chance.seed_bytes(0))
    for seed in range(count):
        world = g.clone()
        world.seed = chance.seed_bytes(seed)
        yield world


def laid_out(rules: Rules, count: int = 1000) -> list[State]:
    return [lay_out(rules, chance.seed_bytes(seed)) for seed in range(count)]


# --- the measure itself


def clumsy(g: State, cards: list[int]) -> None:
    """The well-known wrong way: any place changes with any other."""
    luck = chance.stream(g)
    for i in range(len(cards)):
        j = luck.below(len(cards))
        cards[i], cards[j] = cards[j], cards[i]


def orders(shuffle: Callable[[State, list[int]], None]) -> Iterable[tuple[int, ...]]:
    for g in tables():
        cards = DECK.copy()
        shuffle(g, cards)
        yield tuple(cards)


def test_a_clumsy_shuffle_is_noticed() -> None:
    assert not is_fair(orders(clumsy), even(ORDERS))
    assert not is_fair([*DECK * 100, 15], even(DECK))


# --- shuffles and picks


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    assert is_fair(orders(chance.shuffle), even(ORDERS))


def test_a_shuffle_does_not_depend_on_how_the_cards_lay_before() -> None:
    """Or whoever chose the order of their discard pile would choose the order of their deck."""
    g = lay_out(NARROW, chance.seed_bytes(5))
    for before in ORDERS:
        world, cards = g.clone(), list(before)
        chance.shuffle(world, cards)
        again, sorted_cards = g.clone(), sorted(before)
        chance.shuffle(again, sorted_cards)
        assert cards == sorted_cards


@pytest.mark.parametrize("card", range(7))
def test_a_card_is_as_likely_to_land_anywhere(card: int) -> None:
    seen = []
    for g in tables():
        cards = list(range(7))
        chance.shuffle(g, cards)
        seen.append(cards.index(card))
    assert is_fair(seen, even(range(7)))


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 13])
def test_every_number_is_as_likely(n: int) -> None:
    assert is_fair((chance.pick(g, n) for g in tables()), even(range(n)))


def test_what_came_before_tells_nothing() -> None:
    pairs = itertools.product(range(4), repeat=2)
    assert is_fair(((chance.pick(g, 4), chance.pick(g, 4)) for g in tables()), even(pairs))


def test_one_seed_gives_fair_numbers_all_along() -> None:
    g = lay_out(NARROW, chance.seed_bytes(5))
    assert is_fair((chance.pick(g, 6) for _ in range(DRAWS)), even(range(6)))


def test_a_long_shuffle_stays_fair() -> None:
    """More numbers than one block of the stream holds."""
    seen = []
    for g in tables(count=2000):
        cards = list(range(60))
        chance.shuffle(g, cards)
        seen.append(cards[0] // 6)
    assert is_fair(seen, even(range(10)))


# --- setting up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_human_is_as_likely_to_begin(seats: int) -> None:
    assert is_fair((g.first_player for g in laid_out(Rules(seats))), even(range(seats)))


@pytest.mark.parametrize("seat", [0, 2])
def test_every_leader_is_as_likely_to_be_dealt(seat: int) -> None:
    leaders = [CATALOG.number[key] for key in leader_keys(NARROW)]
    assert is_fair((g.players[seat].leader for g in laid_out(NARROW)), even(leaders))


def test_every_pair_of_rivals_is_as_likely() -> None:
    rules = Rules(1, ("paul_atreides",), difficulty="expert")
    leaders = [CATALOG.number[key] for key in rival_keys(rules)]
    pairs = itertools.permutations(leaders, 2)
    seen = ((g.players[1].leader, g.players[2].leader) for g in laid_out(rules))
    assert is_fair(seen, even(pairs))


@pytest.mark.parametrize(("place", "tier"), [(0, 3), (3, 3), (4, 2), (8, 2), (9, 1)])
def test_every_conflict_of_a_level_is_as_likely_anywhere_in_the_deck(place: int, tier: int) -> None:
    cards = [c.number for c in CATALOG.conflicts if NARROW.includes(c) and c.tier == tier]
    assert is_fair((g.conflict_deck[place] for g in laid_out(NARROW)), even(cards))


@pytest.mark.parametrize("stack", range(3))
def test_every_tile_is_as_likely_to_be_face_up(stack: int) -> None:
    tiles = [tile.number for tile in CATALOG.tiles if tile.number]
    assert is_fair((g.stacks[stack][-1] for g in laid_out(Rules(4, ix=True))), even(tiles))


def test_first_hands_and_the_row_are_fair() -> None:
    games = laid_out(NARROW)
    starters = games[0].players[0].deck
    imperium = games[0].imperium_deck + games[0].row
    for seat in range(3):
        assert is_fair((g.players[seat].deck[-1] for g in games), even(starters))
    assert is_fair((g.row[0] for g in games), even(imperium))
    assert is_fair((g.intrigue_deck[-1] for g in games), even(games[0].intrigue_deck))


# --- while a game goes on


def reshuffled(g: State, discard: list[int]) -> list[int]:
    me = g.players[0]
    me.deck, me.deck_marks, me.discard = [], [], discard
    zones.discard_becomes_deck(g, me)
    return me.deck


@pytest.mark.parametrize("discard", [DECK, DECK[::-1]])
def test_a_discard_pile_becomes_a_fair_deck(discard: list[int]) -> None:
    """However it lay."""
    assert is_fair((tuple(reshuffled(g, discard.copy())) for g in tables()), even(ORDERS))


def test_a_discard_pile_shuffled_into_a_deck_is_fair() -> None:
    seen = []
    for g in tables():
        me = g.players[0]
        me.deck, me.deck_marks, me.discard = DECK[:2], me.deck_marks[:2], DECK[2:]
        zones.shuffle_discard_into_deck(g, me)
        seen.append(tuple(me.deck))
    assert is_fair(seen, even(ORDERS))


def test_the_intrigue_deck_is_rebuilt_fairly() -> None:
    seen = []
    for g in tables():
        g.intrigue_deck, g.intrigue_deck_marks, g.intrigue_discard = [], [], DECK.copy()
        assert zones.rebuild_intrigue_deck(g)
        seen.append(tuple(g.intrigue_deck))
    assert is_fair(seen, even(ORDERS))


@pytest.mark.parametrize("held", [2, 3, 5])
def test_every_intrigue_card_is_as_likely_to_be_stolen(held: int) -> None:
    seen = []
    for g in tables():
        zones.draw_intrigue(g, 1, held)
        cards = g.players[1].intrigues.copy()
        zones.steal_intrigue(g, 0, 1)
        seen.append(cards.index(g.players[0].intrigues[-1]))
    assert is_fair(seen, even(range(held)))


def test_the_dice_that_empty_the_row_are_fair() -> None:
    """Thirty-six throws; a six spares the Row, and a double takes one card."""
    throws = [frozenset(throw) - {5} for throw in itertools.product(range(6), repeat=2)]
    seen = []
    for g in tables(Rules(1, difficulty="veteran", churn=True)):
        row = g.row.copy()
        rivals.churn(g, 0)
        seen.append(frozenset(place for place in range(5) if g.row[place] != row[place]))
        assert len(g.row) == 5
    assert is_fair(seen, even(throws))


def test_house_hagals_deck_is_reshuffled_fairly_when_it_is_empty() -> None:
    seen = []
    names = ("hagal_conspire", "hagal_wealth", "hagal_secrets", "hagal_carthag")
    cards = [CATALOG.number[name] for name in names]
    for g in tables(Rules(2)):
        g.hagal_deck, g.hagal_discard = [], cards.copy()
        seen.append(tuple(rival_deck.turn_up(g, 2) for _ in cards))
        assert g.hagal_deck == []
    assert is_fair(seen, even(itertools.permutations(cards)))


def test_the_card_that_reshuffles_goes_back_with_all_others() -> None:
    """It may be turned up again at once, but the first other card is as likely to be any of them."""
    again, names = CATALOG.number["hagal_reshuffle"], ("hagal_wealth", "hagal_secrets", "hagal_heighliner")
    cards = [CATALOG.number[name] for name in names]
    seen = []
    for g in tables(Rules(2)):
        g.hagal_deck, g.hagal_discard = [again], cards.copy()
        seen.append(rival_deck.turn_up(g, 2))
        assert sorted(g.hagal_deck + g.hagal_discard) == sorted([again, *cards])
        assert again in g.hagal_deck
    assert is_fair(seen, even(cards))


def test_one_of_one_is_left_to_no_chance() -> None:
    g = lay_out(Rules(3), chance.seed_bytes(1))
    before = g.chances
    assert chance.pick(g, 1) == 0
    assert g.chances == before
