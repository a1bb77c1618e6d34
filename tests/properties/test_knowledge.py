"""Sampled worlds: they follow from what the seat knows, hold all cards, and can be played."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from properties.worlds import (
    ALL_MODES,
    MODES,
    everything,
    game,
    humans,
    pick,
    positions,
    scrambled,
    watchers,
)

from kanly.content.catalog import CATALOG
from kanly.engine.machine import resolver
from kanly.engine.secrets import marks
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.soundness import position
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Kind
from kanly.view.knowledge import Knowledge
from kanly.view.view import view_for

GAMES = range(2)


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_sample_of_a_sample_is_a_sample_of_the_truth(mode: int, seed: int) -> None:
    for g in positions(seed, 11, short=seed % 2 == 0, mode=mode):
        for seat in watchers(g):
            once = determinize(g, seat, 2)
            assert everything(determinize(determinize(g, seat, 1), seat, 2)) == everything(once)


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_sample_does_not_depend_on_what_is_hidden(mode: int, seed: int) -> None:
    r = random.Random(seed)
    for g in positions(seed, 11, short=seed % 2 == 0, mode=mode):
        for seat in watchers(g):
            other = scrambled(g, seat, r)
            assert everything(determinize(other, seat, seed)) == everything(determinize(g, seat, seed))


@pytest.mark.parametrize("mode", [1, 3])
def test_scrambling_changes_much(mode: int) -> None:
    """Or the test above would prove nothing."""
    changed = total = 0
    r = random.Random(0)
    for g in positions(5, 9, mode=mode):
        world = scrambled(g, 0, r)
        for a, b in zip(g.players[1:], world.players[1:], strict=True):
            if a.hand and a.deck:
                total += 1
                changed += sorted(a.hand) != sorted(b.hand)
    assert total > 50
    assert changed > total / 2


def twin_of(g: State, seat: int, seed: int) -> State:
    """Other hidden cards for the others, but the same chance and the same draws for this seat."""
    twin = determinize(g, seat, seed)
    twin.seed, twin.chances = g.seed, g.chances
    twin.players[seat].deck = g.players[seat].deck.copy()
    twin.players[seat].deck_marks = g.players[seat].deck_marks.copy()
    twin.imperium_deck = g.imperium_deck.copy()
    twin.conflict_deck = g.conflict_deck.copy()
    twin.conflicts_left_out = g.conflicts_left_out
    twin.stacks = [stack.copy() for stack in g.stacks]
    twin.hagal_deck = g.hagal_deck.copy()
    return twin


def comparable(g: State, seat: int) -> dict[str, object]:
    """How far somebody else has got with a question may depend on what they hold (see `shown_state`)."""
    held: dict[str, object] = everything(determinize(g, seat, 3))
    if g.chooser != seat:
        for name in ("bag", "stack", "frames", "choices"):
            del held[name]
    return held


def play_alike(g: State, twin: State, seat: int, r: random.Random) -> int:
    """The same choices in both, as long as the seat sees the same; how often the samples were compared.

    What a Rival spends is seen on the discard pile, but in no view if the pile becomes the deck at once.
    """
    compared = era = 0
    while not g.over and view_for(g, seat) == view_for(twin, seat):
        if g.rules.has_rivals and compared and g.intrigue_era > era:
            break
        era = g.intrigue_era
        assert comparable(g, seat) == comparable(twin, seat)
        compared += 1
        common = sorted(set(g.choices) & set(twin.choices))
        if not common:
            break
        choice = r.choice(common)
        resolver.choose(g, choice)
        resolver.choose(twin, choice)
    return compared


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("mode", ALL_MODES)
def test_games_that_look_alike_give_the_same_samples(mode: int, seed: int) -> None:
    """Marks must follow from what was seen, through plays, draws, shuffles, thefts and cards set aside."""
    r = random.Random(seed)
    compared = 0
    for g in positions(seed, 29 if MODES[mode].seats > 2 else 7, short=seed % 2 == 0, mode=mode):
        for seat in humans(g):
            compared += play_alike(g.clone(), twin_of(g, seat, seed), seat, r)
    assert compared > 60


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_sample_is_a_sound_game_that_can_be_played_to_its_end(mode: int, seed: int) -> None:
    r = random.Random(seed)
    for g in positions(seed, 60, mode=mode):
        for seat in humans(g):
            world = determinize(g, seat, seed)
            while not world.over:
                assert not position.sentences(world)
                resolver.choose(world, pick(world, r))


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("mode", ALL_MODES)
def test_whoever_chooses_has_the_same_choices_in_every_sample(mode: int, seed: int) -> None:
    for g in positions(seed, 5, mode=mode):
        assert determinize(g, g.chooser, seed).choices == g.choices
        for seat in humans(g):
            world = determinize(g, seat, seed)
            assert world.chooser == g.chooser
            assert world.choices


def as_it_is(g: State, keep_history: bool) -> State:
    return g


@pytest.mark.parametrize("mode", ALL_MODES)
def test_knowledge_holds_no_truth(mode: int) -> None:
    seed = 5
    for g in positions(seed, 31, mode=mode):
        known = Knowledge(g, g.chooser, as_it_is)
        assert known.choices == g.choices
        assert known.view() == view_for(g, g.chooser)
        assert everything(known.sample(7)) == everything(determinize(g, g.chooser, 7))
        other = scrambled(g, g.chooser, random.Random(seed))
        assert everything(known._world) == everything(Knowledge(other, g.chooser, as_it_is)._world)
        assert not Knowledge(g, (g.chooser + 1) % len(g.players), as_it_is).choices


def test_a_seed_may_be_a_number_or_bytes() -> None:
    g = game(1)
    assert everything(determinize(g, 0, b"a" * 32)) == everything(determinize(g, 0, b"a" * 32))
    assert everything(determinize(g, 0, 1)) == everything(determinize(g, 0, (1).to_bytes(32, "big")))
    assert everything(determinize(g, 0, 1)) != everything(determinize(g, 0, 2))
    assert determinize(g, 0, g.seed).seed != g.seed


def number(key: str) -> int:
    return CATALOG.number[key]


def test_all_deals_are_equally_likely() -> None:
    """Two places, the older of which can hold only two of the four cards: 2 x 3 hands of equal weight."""
    g = game(0)
    him = g.players[1]
    a, b, c, d = (number(key) for key in ("dagger", "diplomacy", "reconnaissance", "seek_allies"))
    him.hand, him.hand_marks = [a, c], [marks.mark(0, 0, 0), marks.mark(0, 1, 1)]
    him.deck, him.deck_marks = [b, d], [marks.mark(0, 0, 0), marks.mark(0, 1, 0)]
    samples = 3000
    hands = Counter(tuple(determinize(g, 0, i).players[1].hand) for i in range(samples))
    possible = {(x, y) for x in (a, b) for y in (a, b, c, d) if x != y}
    assert set(hands) == possible
    assert all(abs(n - samples / 6) < 5 * (samples * 5 / 36) ** 0.5 for n in hands.values())


def test_the_barons_pairs_are_equally_likely_until_they_are_shown() -> None:
    g = game(0)
    him = g.players[1]
    him.leader = number("baron_vladimir_harkonnen")
    him.secrets = 3
    samples = 1200
    pairs = Counter(determinize(g, 0, i).players[1].secrets for i in range(samples))
    assert len(pairs) == 6
    assert all(abs(n - 200) < 70 for n in pairs.values())
    assert determinize(g, 1, 1).players[1].secrets == 3
    him.masterstroke_used = True
    assert {determinize(g, 0, i).players[1].secrets for i in range(50)} == {3}
    him.secrets, him.masterstroke_used = 0, False
    assert determinize(g, 0, 1).players[1].secrets == 0


def test_conflicts_keep_their_levels_and_those_left_out_may_come() -> None:
    g = next(g for g in positions(0) if g.round == 2)
    tier = {card.number: card.tier for card in CATALOG.conflicts}
    worlds = [determinize(g, 0, i) for i in range(300)]
    assert all([tier[c] for c in w.conflict_deck] == [tier[c] for c in g.conflict_deck] for w in worlds)
    unseen = {*g.conflict_deck, *g.conflicts_left_out}
    assert {c for w in worlds for c in w.conflict_deck} == {c for c in unseen if tier[c] > 1}
    seldom = {c for c in unseen if tier[c] < 3}  # every card of level III is in the deck
    assert {c for w in worlds for c in w.conflicts_left_out} == seldom
    assert {w.conflict for w in worlds} == {g.conflict}


def test_tiles_below_the_top_may_lie_in_any_stack() -> None:
    g = game(0, mode=2)
    below = {tile for stack in g.stacks for tile in stack[:-1]}
    worlds = [determinize(g, 0, i) for i in range(200)]
    for w in worlds:
        assert [stack[-1] for stack in w.stacks] == [stack[-1] for stack in g.stacks]
        assert [len(stack) for stack in w.stacks] == [6, 6, 6]
    assert {w.stacks[0][0] for w in worlds} == below


def test_the_card_set_aside_may_be_any_that_ilesa_holds() -> None:
    g = next(g for g in positions(0, mode=3) if g.players[0].hidden_aside)
    him = g.players[0]
    worlds = [determinize(g, 1, i) for i in range(300)]
    assert {w.players[0].hidden_aside for w in worlds} == {him.hidden_aside, *him.hand, *him.deck}
    assert {len(w.players[0].hand) for w in worlds} == {len(him.hand)}
    assert {determinize(g, 0, i).players[0].hidden_aside for i in range(50)} == {him.hidden_aside}


def test_ilesas_card_is_known_in_her_hand_once_it_came_back() -> None:
    g = next(g for g in positions(0, mode=3) if g.players[0].taken_back)
    card = g.players[0].taken_back
    if card in g.players[0].hand:
        assert all(card in determinize(g, 1, i).players[0].hand for i in range(50))
    assert view_for(g, 1)["players"][0]["taken_back"] == CATALOG.things[card].key


def test_hundro_knows_both_cards_while_he_chooses_and_the_top_card_after() -> None:
    g = game(1, mode=3)
    while g.stack[-1].source != number("viscount_hundro_moritani"):
        resolver.choose(g, g.choices[0])
    two = g.intrigue_deck[-2:]
    assert {tuple(determinize(g, 1, i).intrigue_deck[-2:]) for i in range(50)} == {tuple(two)}
    assert len({tuple(determinize(g, 0, i).intrigue_deck[-2:]) for i in range(50)}) > 10
    resolver.choose(g, g.choices[-1])
    left = next(card for card in two if card != g.players[1].intrigues[0])
    assert g.intrigue_deck[-1] == left
    assert {determinize(g, 1, i).intrigue_deck[-1] for i in range(50)} == {left}
    assert len({determinize(g, 0, i).intrigue_deck[-1] for i in range(50)}) > 10


@pytest.mark.parametrize("watcher", [NOBODY, 0, 1, 2])
def test_nobody_knows_a_rivals_intrigue_cards_or_house_hagals_deck(watcher: int) -> None:
    g = next(g for g in positions(1, mode=10) if g.players[1].intrigues and len(g.hagal_deck) > 5)
    worlds = [determinize(g, watcher, i) for i in range(60)]
    assert len({w.players[1].intrigues[0] for w in worlds}) > 10
    assert len({tuple(w.hagal_deck) for w in worlds}) > 50
    assert {tuple(w.hagal_discard) for w in worlds} == {tuple(g.hagal_discard)}
    told = view_for(g, None if watcher == NOBODY else watcher)["players"][1]["intrigues"]
    assert told == {"size": len(g.players[1].intrigues), "known": []}


def test_what_is_decided_for_a_rival_is_the_same_in_every_sample() -> None:
    asked = 0
    for mode in (6, 7, 8, 9):
        for g in positions(3, mode=mode):
            if g.players[g.stack[-1].owner].kind != Kind.HUMAN:
                asked += 1
                for seat in watchers(g):
                    assert determinize(g, seat, 1).choices == g.choices
    assert asked > 3
