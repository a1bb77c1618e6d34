"""Hidden cards as one seat knows them."""

from __future__ import annotations

from kanly.engine.play.standing import of_leader
from kanly.engine.player import Player
from kanly.engine.secrets.certain import held_and_unseen, seen_cards, seen_depths
from kanly.engine.state import State
from kanly.engine.vocabulary import Question
from kanly.view.names import keys, name
from kanly.view.schema.player import OtherCards, OwnCards, Placed


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
    held, unseen = held_and_unseen(him, seat)
    return {
        "hand": {"size": len(him.hand), "known": keys(g, held)},
        "deck": {"size": len(him.deck), "known": known_in_deck(g, him, seat)},
        "unseen": keys(g, unseen),
        "intrigues": {
            "size": len(him.intrigues),
            "known": keys(g, seen_cards(him.intrigues, him.intrigue_marks, seat)),
        },
    }


def known_in_deck(g: State, him: Player, seat: int) -> list[Placed]:
    """Cards whose place in the deck the seat knows, the topmost first."""
    depths = seen_depths(him.deck_marks, seat)
    if him.deck and him.seat == seat and of_leader(g, seat, Question.SEES_TOP) > 0 and depths[:1] != [0]:
        depths.insert(0, 0)
    return placed(g, him.deck, depths)


def known_intrigues_in_deck(g: State, seat: int) -> list[Placed]:
    return placed(g, g.intrigue_deck, seen_depths(g.intrigue_deck_marks, seat))


def placed(g: State, deck: list[int], depths: list[int]) -> list[Placed]:
    return [{"depth": depth, "card": name(g, deck[-1 - depth])} for depth in depths]
