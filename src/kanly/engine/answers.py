"""What can be chosen: for each verb its name, and what the two numbers after it are.

The one table that notation, deeds, refusals and documents read.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kanly.engine.vocabulary import Verb


class Field:
    """Kinds of the numbers in a choice."""

    NONE: Final = 0
    CARD: Final = 1
    SECOND_CARD: Final = 2  # 0: only one
    INTRIGUE: Final = 3
    MODE: Final = 4  # of that Intrigue card, from 0
    TILE: Final = 5
    PAYMENT: Final = 6  # for that tile: Negotiators, plus SOLARI_PRICE
    SPACE: Final = 7
    FACTION: Final = 8
    SECOND_FACTION: Final = 9
    ZONE: Final = 10
    LANDING: Final = 11  # of that card: twice its Origin, plus its Landing
    SEAT: Final = 12
    UNIT: Final = 13
    TROOPS: Final = 14
    DREADNOUGHTS: Final = 15
    SPICE: Final = 16
    WORD: Final = 17
    SOURCE: Final = 18  # of that word: the thing it came from
    EFFECT: Final = 19
    SECOND_EFFECT: Final = 20


PAIRED: Final = (Field.SECOND_CARD, Field.SECOND_FACTION, Field.SECOND_EFFECT)  # the lower number first


class Answer(NamedTuple):
    name: str
    object: int = Field.NONE
    place: int = Field.NONE


ANSWERS: Final[dict[int, Answer]] = {
    Verb.SEND: Answer("send", Field.CARD, Field.SPACE),
    Verb.REVEAL: Answer("reveal"),
    Verb.RESOLVE: Answer("resolve", Field.WORD, Field.SOURCE),
    Verb.PLAY: Answer("play", Field.INTRIGUE, Field.MODE),
    Verb.DEPLOY: Answer("deploy", Field.TROOPS, Field.DREADNOUGHTS),
    Verb.ACQUIRE: Answer("acquire", Field.CARD, Field.LANDING),
    Verb.END_TURN: Answer("end"),
    Verb.DONE: Answer("done"),
    Verb.PASS: Answer("pass"),
    Verb.PAY: Answer("pay"),
    Verb.DECLINE: Answer("decline"),
    Verb.GAIN_INFLUENCE: Answer("gain_influence", Field.FACTION),
    Verb.GAIN_INFLUENCE_WITH_TWO: Answer("gain_influence_with_two", Field.FACTION, Field.SECOND_FACTION),
    Verb.LOSE_INFLUENCE: Answer("lose_influence", Field.FACTION),
    Verb.CHOOSE_SECRETLY: Answer("choose_secretly", Field.FACTION, Field.SECOND_FACTION),
    Verb.DISCARD: Answer("discard", Field.CARD, Field.SECOND_CARD),
    Verb.TRASH: Answer("trash", Field.CARD, Field.ZONE),
    Verb.TAKE_DISCARDED: Answer("take_discarded", Field.CARD),
    Verb.SET_ROW_CARD_ASIDE: Answer("set_row_card_aside", Field.CARD),
    Verb.SET_HAND_CARD_ASIDE: Answer("set_hand_card_aside", Field.CARD),
    Verb.KEEP_INTRIGUE: Answer("keep_intrigue", Field.INTRIGUE),
    Verb.BURY: Answer("bury", Field.INTRIGUE),
    Verb.BLOCK: Answer("block", Field.SPACE),
    Verb.PLACE_DREADNOUGHT: Answer("place_dreadnought", Field.SPACE),
    Verb.DETONATE: Answer("detonate", Field.TILE),
    Verb.CHOOSE_OPPONENT: Answer("choose_opponent", Field.SEAT),
    Verb.FORCE_BACK: Answer("force_back", Field.SEAT, Field.UNIT),
    Verb.HAND_ALLIANCE: Answer("hand_alliance", Field.SEAT, Field.FACTION),
    Verb.CHOOSE: Answer("choose", Field.EFFECT),
    Verb.CHOOSE_TWO: Answer("choose_two", Field.EFFECT, Field.SECOND_EFFECT),
    Verb.SELL_SPICE: Answer("sell_spice", Field.SPICE),
    Verb.WITHDRAW: Answer("withdraw", Field.TROOPS, Field.DREADNOUGHTS),
    Verb.DEPLOY_RECRUITS: Answer("deploy_recruits", Field.TROOPS),
    Verb.SEND_FROM_LEADER: Answer("send_from_leader"),
    Verb.MOVE_AGENT: Answer("move_agent", Field.SPACE),
    Verb.RECALL_AGENT: Answer("recall_agent", Field.SPACE),
    Verb.USE: Answer("use", Field.TILE),
    Verb.ACQUIRE_TECH: Answer("acquire_tech", Field.TILE, Field.PAYMENT),
    Verb.ADVANCE_FREIGHTER: Answer("advance_freighter"),
    Verb.RECALL_FREIGHTER: Answer("recall_freighter"),
}
