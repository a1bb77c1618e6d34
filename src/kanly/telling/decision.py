"""The decision that is open, as data: the question, what asks, and each answer with its costs and gains.

It is made of printed things and of what whoever is asked may know, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.answers import ANSWERS, Field
from kanly.engine.play import placement
from kanly.engine.printed import place_key
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice, Verb, Window
from kanly.engine.words.board import Signet
from kanly.game import Game
from kanly.telling.answers import offer
from kanly.telling.asked import Answer, Prompt, Why
from kanly.telling.changes import strength_of
from kanly.telling.components import kind_of
from kanly.telling.naming import names_at
from kanly.telling.worth import Case
from kanly.text import questions
from kanly.text.choices import NOTHING_AROUND
from kanly.text.deeds import Who
from kanly.text.language import Language
from kanly.view.view import phase

NAMING_MORE: Final = (Verb.CHOOSE, Verb.CHOOSE_TWO, Verb.RESOLVE, Verb.DONE)  # than their numbers say
QUESTIONS: Final = 4_000  # that are remembered


def prompt(game: Game, language: Language, names: tuple[str, ...] = ()) -> Prompt | None:
    """What whoever has to choose is asked; None when the game is over.

    Players are called by these names, or where there are none by their Leaders. What is in it is shared with
    other prompts and must not be changed.
    """
    return None if game.over else Decision(game.state, language, names).prompt()


class Decision:
    def __init__(self, g: State, language: Language, names: tuple[str, ...]) -> None:
        self.g = g
        self.language = language
        self.names = names
        step = g.stack[-1]
        self.question = questions.question_of(language, g)
        self.word = step.word
        asking = self.question.asking
        self.asked = (asking, self.question.source if asking else 0)  # the word, and where it is printed
        self.is_for_rival = self.question.rival is not None
        self.seat = step.owner if self.is_for_rival else g.chooser  # who pays and gains

    def prompt(self) -> Prompt:
        return {
            "seat": self.g.chooser,
            "rival": self.seat if self.is_for_rival else None,
            "question": question_text(self.language, self.question),
            "why": self.why(),
            "answers": [self.answer(number, choice) for number, choice in enumerate(self.g.choices)],
        }

    def why(self) -> Why:
        names, word = self.language.names, self.g.catalog.place_of(self.word)
        if self.question.source:
            thing = CATALOG.things[self.question.source]
            named = names.thing(thing)
            return {"kind": kind_of(thing), "key": place_key(thing), "word": word, "words": named}
        window, named = Window.NAMES[self.g.window], names.phases[phase(self.g)]
        return {"kind": "window" if window else "rules", "key": window or None, "word": word, "words": named}

    def answer(self, number: int, choice: Choice) -> Answer:
        return {"number": number, **offer(self.case(choice))}

    def case(self, choice: Choice) -> Case:
        reader = NUMBERS.get(choice[0])
        numbers = reader(self, choice) if reader else ()
        players = self.players() if ANSWERS[choice[0]].object == Field.SEAT else ()
        around = self.question.around if choice[0] in NAMING_MORE else NOTHING_AROUND
        return Case(self.language, choice, *self.asked, self.is_for_rival, numbers, players, around)

    def players(self) -> tuple[Who, ...]:
        return tuple(Who(name) for name in names_at(self.language, self.g, self.names))


@lru_cache(maxsize=QUESTIONS)
def question_text(language: Language, question: questions.Question) -> str:
    return language.plain(questions.question_text(language, question))


# --- what of the position a choice depends on


def send(decision: Decision, choice: Choice) -> tuple[int, ...]:
    """How much spice is sold is asked later. With the Leader, where a Signet Ring is used."""
    g, seat, (_, card, index) = decision.g, decision.seat, choice
    space = CATALOG.spaces[index]
    solari = placement.solari_price(g, seat, space)
    spice = 0 if space.sells else placement.spice_price(CATALOG.cards[card], space)
    uses_ring = any(isinstance(word, Signet) for word in CATALOG.cards[card].agent)
    ring = (g.players[seat].leader,) if uses_ring else ()
    return solari, spice, g.bonus_spice[index], g.controller(index) == seat, *ring


def resolve(decision: Decision, choice: Choice) -> tuple[int, ...]:
    uses_ring = isinstance(CATALOG.words[choice[1]], Signet)
    return (decision.g.players[decision.seat].leader,) if uses_ring else ()


def reveal(decision: Decision, choice: Choice) -> tuple[int, ...]:
    g, me = decision.g, decision.g.players[decision.seat]
    cards = sorted([*me.hand, *([me.hidden_aside] if me.hidden_aside else [])])
    tiles = [tile for tile in me.tiles if CATALOG.tiles[tile].reveal]
    spaces = [space for space in CATALOG.spaces if space.on_reveal and g.agents_of(me.seat, space.index)]
    return me.council, *cards, *tiles, *(space.number for space in spaces)


def acquire(decision: Decision, choice: Choice) -> tuple[int, ...]:
    price = questions.price(decision.g, decision.question, choice)
    return () if price is None else (price,)


def move_units(decision: Decision, choice: Choice) -> tuple[int, ...]:
    """Out of the garrison, the supply or the Conflict."""
    verb, troops, dreadnoughts = choice
    now, sign = strength_of(decision.g.players[decision.seat]), -1 if verb == Verb.WITHDRAW else 1
    then = now._replace(troops=now.troops + sign * troops, ships=now.ships + sign * dreadnoughts)
    return now.total(), then.total()


def recall_freighter(decision: Decision, choice: Choice) -> tuple[int, ...]:
    return (decision.g.players[decision.seat].freighter,)


NUMBERS: Final[dict[int, Callable[[Decision, Choice], tuple[int, ...]]]] = {
    Verb.SEND: send,
    Verb.RESOLVE: resolve,
    Verb.REVEAL: reveal,
    Verb.ACQUIRE: acquire,
    Verb.DEPLOY: move_units,
    Verb.WITHDRAW: move_units,
    Verb.DEPLOY_RECRUITS: move_units,
    Verb.RECALL_FREIGHTER: recall_freighter,
}
