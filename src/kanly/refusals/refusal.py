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
    COMES_LATER = "comes_later"  # `effect` is pending, and its order makes no difference
    EFFECT_CONDITION = "effect_condition"  # of `effect`, printed on `source`
    NO_EFFECT = "no_effect"  # `effect` could do nothing now
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
    # answers of the right kind
    RIVALS_RULE = "rivals_rule"  # the rules of Rivals do not leave this open
    NOT_DECLINABLE = "not_declinable"  # what `source` asks must be done
    NO_SUCH_OPTION = "no_such_option"  # there are `held` of them
    TWO_DIFFERENT = "two_different"  # are asked for
    NOT_A_PRICE = "not_a_price"  # of `space`
    TOO_MANY = "too_many"  # `needed` of `resource`; the effect allows `held`
    EXACTLY = "exactly"  # `needed` of `resource` are asked for
    COPIES = "copies"  # of `card`, in hand
    NOT_IN_ZONE = "not_in_zone"  # `card` is not in `zone`
    ONLY_FROM = "only_from"  # `zone` come the cards of this effect
    NOT_OF_FACTION = "not_of_faction"  # `card`
    NONE_THERE = "none_there"  # no card of `faction` is in `zone`
    NOT_LOOKED_AT = "not_looked_at"  # `card` is none of those shown
    ONLY_CARD = "only_card"  # this effect gives `card` and no other
    FACTION_NOT_NAMED = "faction_not_named"  # by the effect
    TRACK_FULL = "track_full"
    NO_INFLUENCE = "no_influence"  # to lose with `faction`
    NOT_BEHIND = "not_behind"  # no opponent has more with `faction`
    NO_SNOOPER = "no_snooper"  # on the track of `faction`
    NOT_AN_OPPONENT = "not_an_opponent"
    OPPONENT_LACKS = "opponent_lacks"  # `seats` have no `resource`
    TROOPS_ONLY = "troops_only"  # the effect does not touch dreadnoughts
    NOT_HIGHEST = "not_highest"  # `seats` may not take the Alliance of `faction`
    NO_FLAG = "no_flag"  # on `space`
    FLAG_TAKEN = "flag_taken"  # by a dreadnought of `seats`
    NO_AGENT_THERE = "no_agent_there"  # of yours on `space`
    AT_TOP = "at_top"  # the Freighter
    AT_BOTTOM = "at_bottom"


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
    zone: str = ""  # hand, discard or in_play
    window: str = ""
    now: str = ""
    needed: int | None = None
    held: int | None = None
    ruling: str = ""  # see `kanly rulings`
