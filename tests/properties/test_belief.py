"""The deal of hidden cards against exact belief: all worlds that fit what was seen, beside the real zones."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import permutations

import pytest
from properties.worlds import game

from kanly.engine.play import zones
from kanly.engine.secrets import marks
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State

Cards = tuple[int, ...]
World = tuple[Cards, Cards, Cards]  # sorted hand, deck with its top last, the card set aside if any
DECKS = ([1, 1, 2, 2, 3, 4], [1, 1, 1, 2, 2, 3], [1, 2, 3, 4, 5, 6])
INTRIGUES = ([11, 11, 12, 13, 14], [11, 11, 11, 12, 12], [11, 12, 13, 14, 15])
SAMPLES = 6
LATE = 100  # more, in the number of a card that cannot be the one set aside
Card = tuple[int, int]  # the era in which it entered, its number


def without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def deals(places: list[int], pool: list[Card]) -> set[Cards]:
    """What the rule lets lie on these places, in this order: cards that entered no later than the place."""
    if not places:
        return {()}
    found: set[Cards] = set()
    for i, (era, card) in enumerate(pool):
        if era <= places[0] and pool.index((era, card)) == i:
            found |= {(card, *rest) for rest in deals(places[1:], pool[:i] + pool[i + 1 :])}
    return found


def tagged(card: int, mark: int) -> int:
    return card + LATE * marks.is_late(mark)


def untagged(cards: Cards) -> Cards:
    return tuple(sorted(card % LATE for card in cards))


def orders(cards: list[int]) -> set[Cards]:
    return set(permutations(sorted(cards)))


def bare_game() -> State:
    """One player's cards, and nothing else to sample."""
    g = game(0, mode=2)
    g.imperium_deck, g.conflict_deck, g.conflicts_left_out = [], [], []
    g.intrigue_deck, g.intrigue_deck_marks = [], []
    g.stack, g.bag, g.frames, g.choices, g.chooser = [], [], [], [], -1
    for player in g.players:
        player.hand, player.hand_marks, player.deck, player.deck_marks = [], [], [], []
        player.intrigues, player.intrigue_marks = [], []
        player.secrets, player.hidden_aside = 0, 0
    return g


class DeckBelief:
    """What an opponent can know of one player's hand and deck, after any history of open acts."""

    def __init__(self, seed: int) -> None:
        self.r = random.Random(seed)
        self.g = bare_game()
        self.me = self.g.players[0]
        cards = DECKS[seed % len(DECKS)]
        self.me.deck = self.r.sample(cards, len(cards))
        self.me.deck_marks = [marks.mark(0, 0, 0)] * len(cards)
        self.worlds: set[World] = {((), deck, ()) for deck in orders(cards)}

    def live(self) -> None:
        """Each history likes some acts better than others."""
        for act in self.r.choices(*self.acts(), k=25):
            act()
            self.check()

    def acts(self) -> tuple[list[Callable[[], None]], list[int]]:
        acts = [self.draw, self.play, self.refocus, self.reveal]
        acts += [self.acquire_on_top, self.take_from_discard, self.show_top]
        return acts, [3, 3, 2, *(self.r.choice((0, 0, 1)) for _ in range(4))]

    def check(self) -> None:
        assert self.dealt_hands() == {(hand, aside) for hand, _, aside in self.worlds}
        for i in range(SAMPLES):
            assert self.sampled(i) in self.worlds

    def sampled(self, seed: int) -> World:
        him = determinize(self.g, 1, seed).players[0]
        aside = (him.hidden_aside,) if him.hidden_aside else ()
        return tuple(sorted(him.hand)), tuple(him.deck), aside

    def dealt_hands(self) -> set[tuple[Cards, Cards]]:
        held = list(zip(self.me.hand, self.me.hand_marks, strict=True))
        if self.me.hidden_aside:
            held.append((self.me.hidden_aside, self.me.aside_mark))
        deck = list(zip(self.me.deck, self.me.deck_marks, strict=True))
        known = [tagged(card, m) for card, m in held if marks.is_common(m)]
        pool = sorted((marks.entered(m), tagged(c, m)) for c, m in held + deck if not marks.is_common(m))
        places = sorted(marks.drawn(m) for card, m in held if not marks.is_common(m))
        dealt = {tuple(sorted([*known, *cards])) for cards in deals(places, pool)}
        if not self.me.hidden_aside:
            return {(untagged(cards), ()) for cards in dealt}
        return {
            (untagged(without(cards, card)), untagged((card,)))
            for cards in dealt
            for card in cards
            if card < LATE
        }

    def reshuffle(self) -> None:
        new = orders(self.me.discard)
        self.worlds = {(hand, deck, aside) for hand, _, aside in self.worlds for deck in new}

    def draw(self) -> None:
        if not self.me.deck and self.me.discard:
            self.reshuffle()
        if self.me.deck or self.me.discard:
            self.worlds = {
                (tuple(sorted((*h, deck[-1]))), deck[:-1], aside) for h, deck, aside in self.worlds
            }
        zones.draw(self.g, 0, 1)

    def play(self) -> None:
        if self.me.hand:
            card = self.r.choice(self.me.hand)
            zones.discard_from_hand(self.g, 0, [card])
            self.worlds = {(without(h, card), deck, aside) for h, deck, aside in self.worlds if card in h}

    def refocus(self) -> None:
        added = list(self.me.discard)
        mixed = {(hand, tuple(sorted(deck)), aside) for hand, deck, aside in self.worlds}
        self.worlds = {(h, new, aside) for h, deck, aside in mixed for new in orders([*deck, *added])}
        zones.shuffle_discard_into_deck(self.g, self.me)

    def reveal(self) -> None:
        """And the clean-up. A card set aside is shown with the others."""
        zones.pick_up_aside(self.me)
        hand = tuple(sorted(self.me.hand))
        self.worlds = {
            ((), deck, ()) for held, deck, aside in self.worlds if tuple(sorted(held + aside)) == hand
        }
        self.me.in_play += zones.show_hand(self.me)
        self.me.discard += self.me.in_play
        self.me.in_play = []

    def show_top(self) -> None:
        """As a draw on a Reveal turn does, or trashing from the deck."""
        if self.me.deck:
            card = zones.leave_deck(self.me)
            self.me.discard.append(card)
            self.worlds = {(hand, deck[:-1], aside) for hand, deck, aside in self.worlds if deck[-1] == card}

    def acquire_on_top(self) -> None:
        if self.me.discard:
            card = self.me.discard.pop()
            zones.put_on_deck(self.me, card)
            self.worlds = {(hand, (*deck, card), aside) for hand, deck, aside in self.worlds}

    def take_from_discard(self) -> None:
        if self.me.discard:
            card = self.me.discard.pop()
            zones.put_in_hand(self.me, card)
            self.worlds = {(tuple(sorted((*hand, card))), deck, aside) for hand, deck, aside in self.worlds}


@pytest.mark.parametrize("chunk", range(20))
def test_no_impossible_hand_is_dealt_and_no_possible_one_is_missing(chunk: int) -> None:
    for seed in range(chunk * 30, chunk * 30 + 30):
        DeckBelief(seed).live()


class AsideBelief(DeckBelief):
    """One card of the hand may lie aside, face down, and come back in the open."""

    def acts(self) -> tuple[list[Callable[[], None]], list[int]]:
        acts, liking = super().acts()
        return [*acts, self.set_aside, self.take_back], [*liking, 3, 4]

    def set_aside(self) -> None:
        if self.me.hand and not self.me.hidden_aside:
            zones.set_aside(self.me, self.r.choice(self.me.hand))
            self.worlds = {(without(h, card), deck, (card,)) for h, deck, _ in self.worlds for card in h}

    def take_back(self) -> None:
        if self.me.hidden_aside:
            card = zones.take_back_aside(self.me)
            self.worlds = {
                (tuple(sorted((*h, card))), deck, ()) for h, deck, (c,) in self.worlds if c == card
            }


@pytest.mark.parametrize("chunk", range(12))
def test_a_card_set_aside_may_be_any_of_those_held_at_that_time(chunk: int) -> None:
    for seed in range(chunk * 30, chunk * 30 + 30):
        AsideBelief(seed).live()


Intrigues = tuple[Cards, ...]  # a sorted hand for each seat, then the deck with its top last
HANDS = 3


class IntrigueBelief:
    """What one seat can know of all Intrigue cards; draws, plays, thefts and burials."""

    def __init__(self, seed: int, viewer: int, cards: list[int]) -> None:
        self.r = random.Random(seed)
        self.viewer = viewer
        self.g = bare_game()
        deck = self.r.sample(cards, len(cards))
        self.g.intrigue_deck, self.g.intrigue_deck_marks = deck, [marks.mark(0, 0, 0)] * len(deck)
        self.worlds: set[Intrigues] = {((), (), (), order) for order in orders(cards)}

    def live(self) -> None:
        acts = [self.draw, self.play, self.steal, self.bury]
        liking = [3, 2, 2 * self.r.random(), self.r.random() ** 2]
        for act in self.r.choices(acts, liking, k=25):
            act(self.r.randrange(HANDS))
            self.check()

    def check(self) -> None:
        """The deal may forget, but it never excludes what can be."""
        assert self.truth() in self.worlds
        assert {w[:HANDS] for w in self.worlds} <= self.dealt_hands()

    def hand(self, seat: int) -> list[int]:
        return self.g.players[seat].intrigues

    def draw(self, seat: int) -> None:
        if not self.g.intrigue_deck:
            new = orders(self.g.intrigue_discard)
            self.worlds = {(*w[:HANDS], deck) for w in self.worlds for deck in new}
        if not self.g.intrigue_deck and not self.g.intrigue_discard:
            return
        zones.draw_intrigue(self.g, seat, 1)
        card = self.hand(seat)[-1]
        self.worlds = {
            moved(w, HANDS, seat, w[HANDS][-1])
            for w in self.worlds
            if seat != self.viewer or w[HANDS][-1] == card
        }

    def play(self, seat: int) -> None:
        if self.hand(seat):
            card = self.r.choice(self.hand(seat))
            zones.leave_intrigues(self.g, seat, card)
            self.g.intrigue_discard.append(card)
            self.worlds = {replaced(w, seat, without(w[seat], card)) for w in self.worlds if card in w[seat]}

    def steal(self, thief: int) -> None:
        victim = (thief + self.r.randrange(1, HANDS)) % HANDS
        if not self.hand(victim):
            return
        self.g.chances += 1
        zones.steal_intrigue(self.g, thief, victim)
        self.follow(victim, thief, self.hand(thief)[-1], self.viewer in (thief, victim))

    def bury(self, seat: int) -> None:
        if self.hand(seat):
            card = self.r.choice(self.hand(seat))
            zones.bury_intrigue(self.g, seat, card)
            self.follow(seat, HANDS, card, self.viewer == seat)

    def follow(self, giver: int, taker: int, card: int, seen: bool) -> None:
        """A card goes from hand to hand, or under the deck."""
        self.worlds = {
            moved(w, giver, taker, c)
            for w in self.worlds
            for c in (set(w[giver]) if not seen else {card} & set(w[giver]))
        }

    def sampled(self, seed: int) -> Intrigues:
        world = determinize(self.g, self.viewer, seed)
        hands = [tuple(sorted(player.intrigues)) for player in world.players]
        return (*hands, tuple(world.intrigue_deck))

    def dealt_hands(self) -> set[Intrigues]:
        """Read off a sample: which cards and places were dealt there is the same for all."""
        world = determinize(self.g, self.viewer, 0)
        places: list[tuple[int, int]] = []
        pool: list[Card] = []
        hands: list[list[int]] = [[], [], [], []]
        for player in world.players:
            for card, m in zip(player.intrigues, player.intrigue_marks, strict=True):
                if player.seat == self.viewer or marks.is_known(m, self.viewer):
                    hands[player.seat].append(card)
                else:
                    places.append((marks.drawn(m), player.seat))
                    pool.append((marks.entered(m), card))
        for card, m in zip(world.intrigue_deck, world.intrigue_deck_marks, strict=True):
            if not marks.is_known(m, self.viewer):
                pool.append((marks.entered(m), card))
                if marks.drawn(m):
                    places.append((marks.latest(m, 0), HANDS))
        places.sort()
        found: set[Intrigues] = set()
        for dealt in deals([era for era, _ in places], sorted(pool)):
            found.add(self.filled(hands, [seat for _, seat in places], dealt))
        return found

    def filled(self, hands: list[list[int]], seats: list[int], dealt: Cards) -> Intrigues:
        new = [list(hand) for hand in hands]
        for seat, card in zip(seats, dealt, strict=True):
            new[seat].append(card)
        return tuple(tuple(sorted(hand)) for hand in new[:HANDS])

    def truth(self) -> Intrigues:
        hands = [tuple(sorted(player.intrigues)) for player in self.g.players]
        return (*hands, tuple(self.g.intrigue_deck))


def replaced(w: Intrigues, at: int, cards: Cards) -> Intrigues:
    return (*w[:at], cards, *w[at + 1 :])


def moved(w: Intrigues, giver: int, taker: int, card: int) -> Intrigues:
    """From a hand or the top of the deck, to a hand or under the deck."""
    given = w[giver][:-1] if giver == HANDS else without(w[giver], card)
    w = replaced(w, giver, given)
    taken = (card, *w[taker]) if taker == HANDS else tuple(sorted((*w[taker], card)))
    return replaced(w, taker, taken)


@pytest.mark.parametrize("chunk", range(20))
def test_no_possible_intrigue_hands_are_missing(chunk: int) -> None:
    for seed in range(chunk * 20, chunk * 20 + 20):
        IntrigueBelief(seed, seed // 3 % HANDS, INTRIGUES[seed % 3]).live()


class OpenHanded(IntrigueBelief):
    """Without thefts and burials, and with all cards different, belief is exact."""

    def steal(self, thief: int) -> None:
        self.draw(thief)

    def bury(self, seat: int) -> None:
        self.play(seat)

    def check(self) -> None:
        assert {w[:HANDS] for w in self.worlds} == self.dealt_hands()
        for i in range(SAMPLES):
            assert self.sampled(i) in self.worlds


@pytest.mark.parametrize("chunk", range(10))
def test_no_impossible_intrigue_hands_are_dealt(chunk: int) -> None:
    for seed in range(chunk * 8, chunk * 8 + 8):
        OpenHanded(seed, seed % HANDS, INTRIGUES[-1]).live()
