"""An answer of the right kind that is refused is told what is wrong with it."""

from collections.abc import Iterator
from itertools import product

import pytest
from properties.test_why_not import GAMES, expectations, positions

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.engine.printed import Card, Intrigue, Tile
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State
from kanly.engine.vocabulary import FACTIONS, Choice, Kind, Verb
from kanly.engine.words.influence import PassAlliance
from kanly.engine.words.word import FrameKind
from kanly.record.notation import write_choice
from kanly.refusals.refusal import Why
from kanly.refusals.why_not import why_not

CARDS = [thing.number for thing in CATALOG.things[1:] if isinstance(thing, Card)]
INTRIGUES = [thing.number for thing in CATALOG.things[1:] if isinstance(thing, Intrigue)]
TILES = [thing.number for thing in CATALOG.things[1:] if isinstance(thing, Tile)]
SPACES = range(len(CATALOG.spaces))
NONE = (0,)
PAIRS = [(a, b) for a in FACTIONS for b in FACTIONS if a <= b]
DOMAINS: dict[int, list[tuple[int, int]]] = {
    Verb.DECLINE: [(0, 0)],
    Verb.ACQUIRE: list(product(CARDS, range(6))),
    Verb.TECH: list(product(TILES, range(4))),
    Verb.BRANCH: list(product(range(5), NONE)),
    Verb.BRANCHES: [(a, b) for a in range(5) for b in range(a, 5)],
    Verb.FACTION: list(product(FACTIONS, NONE)),
    Verb.FACTIONS: PAIRS,
    Verb.TRASH: list(product(CARDS, range(3))),
    Verb.TAKE: list(product([*CARDS, *INTRIGUES], NONE)),
    Verb.BURY: list(product(INTRIGUES, NONE)),
    Verb.ASIDE: list(product(CARDS, NONE)),
    Verb.SPACE: list(product(SPACES, NONE)),
    Verb.SEAT: list(product(range(5), range(2))),
    Verb.NUMBER: list(product(range(14), NONE)),
    Verb.UNITS: list(product(range(6), range(4))),
    Verb.AGENT: list(product(range(len(SPACES) + 1), NONE)),
    Verb.FREIGHTER: [(1, 0), (2, 0)],
}
VAGUE = {Why.ANSWER_FIRST, Why.NOT_AN_ANSWER, Why.FINISH_FIRST}


def answers(g: State) -> Iterator[Choice]:
    """Everything of the kind that is asked for, whether it is on offer or not."""
    for verb in {Verb.DECLINE, *[choice[0] for choice in g.choices]}:
        for thing, place in DOMAINS.get(verb, []):
            if not place or not isinstance(g.stack[-1].word, PassAlliance):
                yield (verb, thing, place)
    if any(choice[0] == Verb.DISCARD for choice in g.choices):
        hand = g.players[g.stack[-1].owner].hand
        near = sorted({*hand, *CARDS[:4]})
        yield from ((Verb.DISCARD, a, b) for a in near for b in (0, *near) if b == 0 or a <= b)


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_no_wrong_answer_is_only_turned_away(rules: Rules) -> None:
    told: set[Why] = set()
    for seed in range(30):
        for g in positions(rules, seed, 1):
            if g.stack[-1].word.frame == FrameKind.ORDINARY:
                told |= reasons_given(g)
    assert len(told) > 8


def reasons_given(g: State) -> set[Why]:
    """Legal answers have no reason, others have one that says more than that they are none."""
    human = g.players[g.stack[-1].owner].kind == Kind.HUMAN
    told: set[Why] = set()
    for choice in answers(g):
        kinds = {refusal.kind for refusal in why_not(g, g.chooser, choice)}
        assert (choice in g.choices) == (kinds == set()), write_choice(choice)
        assert not kinds & VAGUE, (write_choice(choice), g.catalog.place_of(g.stack[-1].word))
        assert human or kinds <= {Why.RIVALS_RULE, Why.NOT_DECLINABLE}
        told |= kinds
    return told


@pytest.mark.parametrize("rules", [Rules(4, ix=True), Rules(3), Rules(2, ix=True)], ids=str)
def test_no_reason_tells_what_the_seat_cannot_know(rules: Rules) -> None:
    """In every world that the seat cannot tell from the true one the reasons are the same."""
    compared = 0
    for seed in range(4):
        for g in positions(rules, seed, 5):
            world = determinize(g, g.chooser, seed)
            for choice in [*answers(g), *pending_effects(g), *expectations(g, g.chooser)]:
                told = why_not(g, g.chooser, choice)
                assert why_not(world, g.chooser, choice) == told, write_choice(choice)
                compared += 1
    assert compared > 1000


def pending_effects(g: State) -> Iterator[Choice]:
    """Whatever waits, for whomever, and a few that do not."""
    yield (Verb.PAY, 0, 0)
    yield from ((Verb.RESOLVE, g.catalog.word_number[step.word], step.source) for step in g.bag)
