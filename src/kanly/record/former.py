"""Answers as earlier records spell them, `branch 2` or `seat 1 1`, and alternatives by their number.

Verbs of old had several meanings; which was meant, the question says that is open. Nothing is written so.
"""

from __future__ import annotations

from typing import Final

from kanly.engine.answers import ANSWERS
from kanly.engine.state import State
from kanly.engine.vocabulary import Faction, Verb
from kanly.engine.words.word import FrameKind
from kanly.record.notation import UNIT_NAMES, VERBS, Choice, read_choice
from kanly.record.spelling import is_number

FORMER: Final[dict[str, tuple[int, ...]]] = {
    "faction": (Verb.GAIN_INFLUENCE, Verb.LOSE_INFLUENCE),
    "factions": (Verb.GAIN_INFLUENCE_WITH_TWO, Verb.CHOOSE_SECRETLY),
    "take": (Verb.TAKE_DISCARDED, Verb.SET_ROW_CARD_ASIDE, Verb.KEEP_INTRIGUE),
    "aside": (Verb.SET_HAND_CARD_ASIDE,),
    "space": (Verb.BLOCK, Verb.PLACE_DREADNOUGHT),
    "use": (Verb.USE, Verb.DETONATE),
    "seat": (Verb.CHOOSE_OPPONENT, Verb.FORCE_BACK, Verb.HAND_ALLIANCE),
    "branch": (Verb.CHOOSE,),
    "branches": (Verb.CHOOSE_TWO,),
    "number": (Verb.DEPLOY_RECRUITS, Verb.DEPLOY, Verb.WITHDRAW, Verb.SELL_SPICE),
    "units": (Verb.WITHDRAW, Verb.DEPLOY),
    "agent": (Verb.MOVE_AGENT, Verb.RECALL_AGENT),
    "tech": (Verb.ACQUIRE_TECH,),
}
WHOLE: Final = {
    "agent leader": Verb.SEND_FROM_LEADER,
    "freighter advance": Verb.ADVANCE_FREIGHTER,
    "freighter recall": Verb.RECALL_FREIGHTER,
}
UNITS: Final = {str(number): name for number, name in enumerate(UNIT_NAMES)}
BY_NUMBER: Final = (ANSWERS[Verb.CHOOSE].name, ANSWERS[Verb.CHOOSE_TWO].name)
BEGINNINGS: Final = frozenset((*FORMER, *[text.split()[0] for text in WHOLE]))


def read_answer(text: str, g: State) -> Choice:
    """The choice that a text stands for here, in the notation of today or of earlier records."""
    return read_choice(respelled(text, g))


def respelled(text: str, g: State) -> str:
    """In the notation of today."""
    words = text.split()
    whole = WHOLE.get(" ".join(words))
    if whole is not None:
        return ANSWERS[whole].name
    if not words or (words[0] not in FORMER and words[0] not in BY_NUMBER):
        return text
    verb, *rest = words
    number = meant(verb, g) if verb in FORMER else VERBS[verb]
    return " ".join([ANSWERS[number].name, *details(verb, number, rest, g)])


def details(verb: str, number: int, rest: list[str], g: State) -> list[str]:
    if number in (Verb.CHOOSE, Verb.CHOOSE_TWO):
        return [label(word, g) for word in rest]
    if verb == "seat" and number == Verb.FORCE_BACK:
        return [*rest[:1], *[UNITS.get(word, word) for word in rest[1:] or ["0"]]]
    if verb == "seat" and number == Verb.HAND_ALLIANCE:
        return [*rest, *{Faction.NAMES[choice[2]] for choice in g.choices if choice[0] == number}]
    return rest


def meant(verb: str, g: State) -> int:
    """The one meaning that an effect asks for; the first where none does."""
    asking = len(g.stack) > 0 and g.stack[-1].frame == FrameKind.ORDINARY
    offered = {choice[0] for choice in g.choices} if asking else set()
    return next((number for number in FORMER[verb] if number in offered), FORMER[verb][0])


def label(word: str, g: State) -> str:
    """An effect is also known by its number, from 1."""
    effects = g.stack[-1].word.effects() if g.stack else ()
    if is_number(word) and 1 <= int(word) <= len(effects):
        return effects[int(word) - 1][0]
    return word
