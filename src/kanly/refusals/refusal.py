"""One reason why a choice is not legal, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Why(StrEnum):
    # when
    UNREADABLE = "unreadable"  # no choice of this game at all
    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"  # `seats`: who has to choose, or whose turn it is
    ANSWER_FIRST = "answer_first"  # a question of `source` is open
    NOT_AN_ANSWER = "not_an_answer"  # nothing of this kind is asked
    FINISH_FIRST = "finish_first"  # an effect of `source` is under way
    WRONG_WINDOW = "wrong_window"  # possible in `window`; it is `now`
    # turns
    ALREADY_SENT = "already_sent"  # `card` sent an Agent to `space` this turn
    ALREADY_REVEALED = "already_revealed"
    NOT_REVEALED = "not_revealed"
    NOTHING_DONE = "nothing_done"  # a turn without an Agent and without a reveal does not end
    COMPULSORY_LEFT = "compulsory_left"  # `effect`, printed on `source`, must be resolved first
    NOT_PENDING = "not_pending"
    # cards and spaces
    NOT_IN_HAND = "not_in_hand"
    ALREADY_PLAYED = "already_played"  # `card` is in play
    NOT_ON_BOARD = "not_on_board"  # `space` is not in this game
    NO_AGENT = "no_agent"
    NO_ICON = "no_icon"  # `card` shows no icon of `space`
    OCCUPIED = "occupied"  # by Agents of `seats`
    THE_VOICE = "the_voice"  # of `seats`
    ONCE_PER_GAME = "once_per_game"
    CLOSED_BY_DIFFICULTY = "closed_by_difficulty"
    REQUIREMENT = "requirement"  # Influence with `faction`
    COST = "cost"  # of `resource`
    CONDITION = "condition"  # of an Intrigue card
    NO_SUCH_USE = "no_such_use"  # the card or tile cannot be used this way
    # acquiring
    NOT_IN_ROW = "not_in_row"
    STACK_EMPTY = "stack_empty"
    NOT_FOR_SALE = "not_for_sale"  # for Persuasion
    NOT_SET_ASIDE = "not_set_aside"
    TOO_DEAR = "too_dear"  # for an effect that gives a card of at most `held`
    NOT_TO_THERE = "not_to_there"  # the other place, discard pile or top of the deck, is meant
    NO_ACQUIRE_TECH = "no_acquire_tech"  # no such icon is being used
    NOT_ON_OFFER = "not_on_offer"  # the tile is not face up
    NO_NEGOTIATORS = "no_negotiators"
    NOT_IN_SOLARI = "not_in_solari"
    # units and tiles
    NO_COMBAT_SPACE = "no_combat_space"
    NO_UNITS = "no_units"
    GARRISON = "garrison"  # fewer `resource` there
    ALLOWANCE = "allowance"  # recruits of this turn and two more units
    NOT_OWNED = "not_owned"
    FLIPPED = "flipped"


@dataclass(frozen=True)
class Refusal:
    """What is empty does not matter to this kind. Cards, spaces and tiles are named by their keys."""

    kind: Why
    card: str = ""
    space: str = ""
    tile: str = ""
    source: str = ""  # the thing whose effect is meant
    effect: str = ""  # where it is printed, as in `resolve ...`
    seats: tuple[int, ...] = ()
    faction: str = ""
    resource: str = ""  # also troops, dreadnoughts, cards_in_hand and the like
    condition: str = ""  # as in `kanly cards --json`
    window: str = ""
    now: str = ""
    needed: int | None = None
    held: int | None = None
    ruling: str = ""  # see `kanly rulings`


RULINGS = {
    Why.OCCUPIED: "FAQ-004",
    Why.THE_VOICE: "FAQ-078",
    Why.COMPULSORY_LEFT: "FAQ-008",
    Why.NOT_FOR_SALE: "FAQ-074",
    Why.NO_ACQUIRE_TECH: "IX-019",
    Why.NOT_ON_OFFER: "IX-022",
    Why.NO_NEGOTIATORS: "IX-030",
    Why.NOT_IN_SOLARI: "IX-150",
    Why.NO_COMBAT_SPACE: "FAQ-038",
    Why.ALLOWANCE: "FAQ-039",
    Why.FLIPPED: "IX-036",
}
CONDITION_RULINGS = {
    "on_council": "FAQ-113",
    "mentat_home": "FAQ-120",
    "enemy_troop_deployed": "FAQ-125",
    "deck_not_empty": "FAQ-129",
}
WINDOW_RULINGS = {
    "turn_open": "FAQ-127",
    "turn": "FAQ-115",
    "combat": "FAQ-033",
    "won": "FAQ-131",
}
