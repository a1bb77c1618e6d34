"""Hidden cards as one seat knows them."""

from __future__ import annotations

from kanly.engine import marks
from kanly.engine.player import Player
from kanly.engine.pool import card_of, entered_of, pooled
from kanly.engine.state import State
from kanly.view.names import Data, key, keys


def own_cards(g: State, me: Player) -> Data:
    """The hand, and what the deck holds in any order but that of the cards seen there."""
    return {
        "hand": {"size": len(me.hand), "cards": keys(g, me.hand)},
        "deck": {
            "size": len(me.deck),
            "cards": keys(g, sorted(me.deck)),
            "known": known_in_deck(g, me, me.seat),
        },
        "intrigues": {"size": len(me.intrigues), "cards": keys(g, me.intrigues)},
    }


def other_cards(g: State, him: Player, seat: int) -> Data:
    """What is certain of hand and deck, and the rest of both in one heap."""
    pool = [pooled(c, m) for c, m in hidden(him.hand, him.hand_marks, seat)]
    pool += [pooled(c, m) for c, m in hidden(him.deck, him.deck_marks, seat)]
    pool.sort()
    certain = certain_in_hand(him, seat, pool)
    known = [c for c, m in zip(him.hand, him.hand_marks, strict=True) if marks.is_known(m, seat)]
    known += [card_of(item) for item in pool[:certain]]
    held = zip(him.intrigues, him.intrigue_marks, strict=True)
    return {
        "hand": {"size": len(him.hand), "known": keys(g, sorted(known))},
        "deck": {"size": len(him.deck), "known": known_in_deck(g, him, seat)},
        "unseen": keys(g, sorted(card_of(item) for item in pool[certain:])),
        "intrigues": {
            "size": len(him.intrigues),
            "known": keys(g, sorted(c for c, m in held if marks.is_known(m, seat))),
        },
    }


def hidden(cards: list[int], card_marks: list[int], seat: int) -> list[tuple[int, int]]:
    return [(c, m) for c, m in zip(cards, card_marks, strict=True) if not marks.is_known(m, seat)]


def certain_in_hand(him: Player, seat: int, pool: list[int]) -> int:
    """How many cards at the front of the sorted pool must be in the hand, because nothing else could be."""
    drawn = sorted(marks.drawn(m) for _, m in hidden(him.hand, him.hand_marks, seat))
    certain = 0
    for places, era in enumerate(drawn, 1):
        if sum(entered_of(item) <= era for item in pool) == places:
            certain = places
    return certain


def known_in_deck(g: State, him: Player, seat: int) -> list[Data]:
    """Cards whose place in the deck the seat knows, the topmost first."""
    sees_top = him.seat == seat and g.catalog.leaders[him.leader].sees_top
    found: list[Data] = []
    for depth in range(len(him.deck)):
        at = len(him.deck) - 1 - depth
        if marks.is_known(him.deck_marks[at], seat) or (sees_top and depth == 0):
            found.append({"depth": depth, "card": key(g, him.deck[at])})
    return found


def known_intrigues_in_deck(g: State, seat: int) -> list[Data]:
    found: list[Data] = []
    for depth in range(len(g.intrigue_deck)):
        at = len(g.intrigue_deck) - 1 - depth
        if marks.is_known(g.intrigue_deck_marks[at], seat):
            found.append({"depth": depth, "card": key(g, g.intrigue_deck[at])})
    return found
