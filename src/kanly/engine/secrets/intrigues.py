"""Intrigue cards in a sampled world: hands and deck are one pool, and each seat knows some of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.secrets import marks, pool
from kanly.engine.secrets.pool import card_of, deal_from, entered_of, pooled

if TYPE_CHECKING:
    from kanly.engine.chance import Stream
    from kanly.engine.player import Player
    from kanly.engine.state import State

Place = tuple[int, int, int]  # the era it was filled, the seat or DECK, the place in the deck
DECK: Final = -1


class HiddenIntrigues:
    """What is dealt anew; the hands of `world` keep what the seat knows of them."""

    def __init__(self, world: State, seat: int) -> None:
        self.cards = every_card(world)  # the pool, sorted
        self.places = claim_known(world, seat, self.cards)  # those that only older cards may fill, sorted
        self.unlimited = places_in_deck(world, seat, self.places)
        self.places.sort()


def deal_intrigues(world: State, hidden: HiddenIntrigues, stream: Stream) -> None:
    cards = hidden.cards.copy()
    for place in hidden.places:
        fill(world, place, deal_from(cards, place[0], stream))
    stream.shuffle(cards)
    for i in range(len(hidden.unlimited)):
        lay(world, hidden.unlimited[i], cards[i])


def claim_known(world: State, seat: int, cards: list[int]) -> list[Place]:
    """Known cards stay where they are; they count as the youngest copies, so that all else stays possible.
    The places of hands that are left."""
    full = cards.copy()
    for player in world.players:
        if player.seat == seat:
            claim_own(player, cards)
    claim_in_deck(world, seat, cards)
    places: list[Place] = []
    for player in world.players:
        if player.seat != seat:
            places += open_places(player, seat, cards, full)
    return places


def can_be_dealt(g: State, seat: int) -> bool:
    """Whether marks could be like this: every known card fits its hand, and all others find a place."""
    cards = every_card(g)
    for player in g.players:
        if player.seat != seat and not fits_hand(player, seat, cards):
            return False
    world = g.clone()
    places = claim_known(world, seat, cards)
    places_in_deck(world, seat, places)
    eras = sorted(era for era, _, _ in places)
    for i in range(len(eras)):
        if i >= len(cards) or entered_of(cards[i]) > eras[i]:
            return False
    return True


def fits_hand(him: Player, seat: int, cards: list[int]) -> bool:
    drawn = sorted(marks.drawn(mark) for mark in him.intrigue_marks)
    oldest: list[int] = []
    for i in range(len(him.intrigues)):
        if marks.is_known(him.intrigue_marks[i], seat):
            oldest.append(pool.oldest_era(cards, him.intrigues[i]))
    oldest.sort()
    for i in range(1, len(oldest) + 1):
        if oldest[-i] > drawn[-i]:
            return False
    return True


def every_card(world: State) -> list[int]:
    cards: list[int] = []
    for player in world.players:
        for i in range(len(player.intrigues)):
            cards.append(pooled(player.intrigues[i], player.intrigue_marks[i]))
    deck = world.intrigue_deck
    deck_marks = world.intrigue_deck_marks
    for i in range(len(deck)):
        cards.append(pooled(deck[i], deck_marks[i]))
    cards.sort()
    return cards


def claim_own(me: Player, cards: list[int]) -> None:
    for i in range(len(me.intrigues)):
        era = pool.take_youngest(cards, me.intrigues[i])
        me.intrigue_marks[i] = marks.with_entered(me.intrigue_marks[i], era)


def claim_in_deck(world: State, seat: int, cards: list[int]) -> None:
    for i in range(len(world.intrigue_deck)):
        mark = world.intrigue_deck_marks[i]
        if marks.is_known(mark, seat):
            era = pool.take_youngest(cards, world.intrigue_deck[i])
            world.intrigue_deck_marks[i] = marks.with_entered(mark, era)


def open_places(him: Player, seat: int, cards: list[int], full: list[int]) -> list[Place]:
    """The places of a hand whose card the seat does not know; the known ones stay in the hand."""
    drawn = [marks.drawn(mark) for mark in him.intrigue_marks]
    drawn.sort()
    known: list[tuple[int, int, int]] = []
    for i in range(len(him.intrigues)):
        if marks.is_known(him.intrigue_marks[i], seat):
            card = him.intrigues[i]
            known.append((pool.oldest_era(full, card), card, marks.seen(him.intrigue_marks[i])))
    known.sort()
    him.intrigues = []
    him.intrigue_marks = []
    for oldest, card, seen in known:
        him.intrigues.append(card)
        era = pool.take_youngest(cards, card)
        him.intrigue_marks.append(marks.mark(seen, era, pool.take_place(drawn, oldest)))
    return [(era, him.seat, 0) for era in drawn]


def places_in_deck(world: State, seat: int, places: list[Place]) -> list[int]:
    """Those that any card may fill; the others join the places that were filled from a hand."""
    unlimited: list[int] = []
    for i in range(len(world.intrigue_deck)):
        mark = world.intrigue_deck_marks[i]
        if marks.is_known(mark, seat):
            continue
        if marks.drawn(mark):
            places.append((marks.latest(mark, 0), DECK, i))
        else:
            unlimited.append(i)
    return unlimited


def fill(world: State, place: Place, dealt: int) -> None:
    era, seat, at = place
    if seat == DECK:
        lay(world, at, dealt)
    else:
        him = world.players[seat]
        him.intrigues.append(card_of(dealt))
        him.intrigue_marks.append(marks.mark(0, entered_of(dealt), era))


def lay(world: State, at: int, dealt: int) -> None:
    """Who knows a place of the deck is public, whatever lies there."""
    world.intrigue_deck[at] = card_of(dealt)
    mark = world.intrigue_deck_marks[at]
    era = entered_of(dealt)
    if era != marks.entered(mark):
        world.intrigue_deck_marks[at] = marks.with_entered(mark, era)
