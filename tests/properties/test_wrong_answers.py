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
from kanly.engine.words.word import FrameKind
from kanly.record.notation import write_choice
from kanly.refusals.answers import ALIKE
from kanly.refusals.refusal import Why
from kanly.refusals.why_not import why_not

CARDS = [thing.number for thing in CATALOG.things[1:] if isinstance(thing, Card)]
INTRIGUES = [thing.number for thing in CATALOG.things[1:] if isinstance(thing, Intrigue)]
TILES = [thing.number for thing in CATALOG.things[1:] if isinstance(thing, Tile)]
SPACES = range(len(CATALOG.spaces))
EFFECTS = range(len(CATALOG.effects))
NONE = (0,)
PAIRS = [(a, b) for a in FACTIONS for b in FACTIONS if a <= b]
DOMAINS: dict[int, list[tuple[int, int]]] = {
    Verb.DECLINE: [(0, 0)],
    Verb.ACQUIRE: list(product(CARDS, range(6))),
    Verb.ACQUIRE_TECH: list(product(TILES, range(4))),
    Verb.CHOOSE: list(product(EFFECTS, NONE)),
    Verb.CHOOSE_TWO: [(a, b) for a in EFFECTS for b in EFFECTS if a <= b],
    Verb.GAIN_INFLUENCE: list(product(FACTIONS, NONE)),
    Verb.GAIN_INFLUENCE_WITH_TWO: PAIRS,
    Verb.LOSE_INFLUENCE: list(product(FACTIONS, NONE)),
    Verb.CHOOSE_SECRETLY: PAIRS,
    Verb.TRASH: list(product(CARDS, range(3))),
    Verb.TAKE_DISCARDED: list(product(CARDS, NONE)),
    Verb.SET_ROW_CARD_ASIDE: list(product(CARDS, NONE)),
    Verb.SET_HAND_CARD_ASIDE: list(product(CARDS, NONE)),
    Verb.KEEP_INTRIGUE: list(product(INTRIGUES, NONE)),
    Verb.BURY: list(product(INTRIGUES, NONE)),
    Verb.BLOCK: list(product(SPACES, NONE)),
    Verb.PLACE_DREADNOUGHT: list(product(SPACES, NONE)),
    Verb.DETONATE: list(product(TILES, NONE)),
    Verb.CHOOSE_OPPONENT: list(product(range(5), NONE)),
    Verb.FORCE_BACK: list(product(range(5), range(2))),
    Verb.HAND_ALLIANCE: list(product(range(5), FACTIONS)),
    Verb.SELL_SPICE: list(product(range(14), NONE)),
    Verb.DEPLOY: list(product(range(14), range(4))),
    Verb.WITHDRAW: list(product(range(14), range(4))),
    Verb.DEPLOY_RECRUITS: list(product(range(14), NONE)),
    Verb.SEND_FROM_LEADER: [(0, 0)],
    Verb.MOVE_AGENT: list(product(SPACES, NONE)),
    Verb.RECALL_AGENT: list(product(SPACES, NONE)),
    Verb.ADVANCE_FREIGHTER: [(0, 0)],
    Verb.RECALL_FREIGHTER: [(0, 0)],
}
VAGUE = {Why.ANSWER_FIRST, Why.NOT_AN_ANSWER, Why.FINISH_FIRST}


def answers(g: State) -> Iterator[Choice]:
    """Everything of the kind that is asked for, whether it is on offer or not."""
    offered = {choice[0] for choice in g.choices}
    for verb in {Verb.DECLINE, *offered, *[alike for each in offered for alike in ALIKE.get(each, ())]}:
        yield from ((verb, thing, place) for thing, place in DOMAINS.get(verb, []))
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
