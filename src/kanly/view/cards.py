"""Hidden cards as one seat knows them."""

from __future__ import annotations

from collections.abc import Iterable

from kanly.engine.play.standing import of_leader
from kanly.engine.player import Player
from kanly.engine.secrets import marks
from kanly.engine.secrets.pool import card_of, entered_of, pooled
from kanly.engine.state import State
from kanly.engine.vocabulary import Question
from kanly.view.names import keys, name
from kanly.view.schema.player import OtherCards, OwnCards, Placed

Marked = tuple[int, int]  # a card with its mark


def own_cards(g: State, me: Player) -> OwnCards:
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


def other_cards(g: State, him: Player, seat: int) -> OtherCards:
    """What is certain of the cards in hand or set aside face down; the rest and the deck in one heap."""
    held = with_aside(him)
    places = sorted(marks.drawn(m) for _, m in hidden(held, seat))
    pool = [pooled(c, m) for c, m in hidden(held, seat)]
    pool += [pooled(c, m) for c, m in hidden(zip(him.deck, him.deck_marks, strict=True), seat)]
    pool.sort()
    certain = certainly_held(places, pool)
    known = [c for c, m in held if marks.is_known(m, seat)]
    known += [card_of(item) for item in pool[:certain]]
    intrigues = zip(him.intrigues, him.intrigue_marks, strict=True)
    return {
        "hand": {"size": len(him.hand), "known": keys(g, sorted(known))},
        "deck": {"size": len(him.deck), "known": known_in_deck(g, him, seat)},
        "unseen": keys(g, sorted(card_of(item) for item in pool[certain:])),
        "intrigues": {
            "size": len(him.intrigues),
            "known": keys(g, sorted(c for c, m in intrigues if marks.is_known(m, seat))),
        },
    }


def with_aside(him: Player) -> list[Marked]:
    """The hand, and what is set aside face down: nobody else can tell which of them that is."""
    held = list(zip(him.hand, him.hand_marks, strict=True))
    return [*held, (him.hidden_aside, him.aside_mark)] if him.hidden_aside else held


def hidden(cards: Iterable[Marked], seat: int) -> list[Marked]:
    return [(c, m) for c, m in cards if not marks.is_known(m, seat)]


def certainly_held(drawn: list[int], pool: list[int]) -> int:
    """How many cards at the front of the sorted pool must be held, because nothing else could be."""
    certain = 0
    for places, era in enumerate(drawn, 1):
        if sum(entered_of(item) <= era for item in pool) == places:
            certain = places
    return certain


def known_in_deck(g: State, him: Player, seat: int) -> list[Placed]:
    """Cards whose place in the deck the seat knows, the topmost first."""
    sees_top = him.seat == seat and of_leader(g, seat, Question.SEES_TOP) > 0
    found: list[Placed] = []
    for depth in range(len(him.deck)):
        at = len(him.deck) - 1 - depth
        if marks.is_known(him.deck_marks[at], seat) or (sees_top and depth == 0):
            found.append({"depth": depth, "card": name(g, him.deck[at])})
    return found


def known_intrigues_in_deck(g: State, seat: int) -> list[Placed]:
    found: list[Placed] = []
    for depth in range(len(g.intrigue_deck)):
        at = len(g.intrigue_deck) - 1 - depth
        if marks.is_known(g.intrigue_deck_marks[at], seat):
            found.append({"depth": depth, "card": name(g, g.intrigue_deck[at])})
    return found
