"""Everything a person could expect to do is either legal or refused with a reason that is true."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kanly
from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.machine.menu import menu
from kanly.engine.state import State
from kanly.engine.vocabulary import SOLARI_PRICE, Choice, Faction, Kind, Resource, Verb, Window
from kanly.engine.words.word import FrameKind
from kanly.record.notation import write_choice
from kanly.refusals import refusal as refusal_module
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.why_not import why_not

PACKAGE = Path(refusal_module.__file__).parent
CLOSINGS = (Verb.REVEAL, Verb.END_TURN, Verb.DONE, Verb.PASS)
GAMES = [
    Rules(3),
    Rules(4),
    Rules(4, ix=True),
    Rules(3, ix=True, epic=True),
    Rules(2, ix=True),
    Rules(1, difficulty="expert_plus", ix=True),
]


def expectations(g: State, seat: int) -> Iterator[Choice]:
    """What somebody who sees the seat's cards and the table might try."""
    me = g.players[seat]
    yield from ((verb, 0, 0) for verb in CLOSINGS)
    for card in sorted({*me.hand, *me.in_play}):
        yield from ((Verb.SEND, card, space.index) for space in CATALOG.spaces)
    for card in sorted(set(me.intrigues)):
        yield from ((Verb.PLAY, card, mode) for mode in range(len(CATALOG.intrigues[card].modes)))
    for card in sorted({*g.row, *me.aside}):
        yield from ((Verb.ACQUIRE, card, place) for place in (0, 1, 4, 5))
    for card in CATALOG.reserve:
        yield from ((Verb.ACQUIRE, card, place) for place in (2, 3))
    yield from ((Verb.DEPLOY, n, 0) for n in range(me.garrison + 2))
    if g.stacks:
        yield from ix_expectations(g, seat)


def ix_expectations(g: State, seat: int) -> Iterator[Choice]:
    me = g.players[seat]
    for ships in range(1, me.garrison_dreadnoughts + 2):
        yield from ((Verb.DEPLOY, n, ships) for n in range(me.garrison + 2))
    face_up = [stack[-1] for stack in g.stacks if stack]
    for tile in sorted({*me.tiles, *face_up}):
        yield (Verb.USE, tile, 0)
        for helpers in range(me.negotiators + 2):
            yield (Verb.ACQUIRE_TECH, tile, helpers)
            yield (Verb.ACQUIRE_TECH, tile, helpers + SOLARI_PRICE)


def positions(rules: Rules, seed: int, every: int) -> Iterator[State]:
    """Some of the decisions of a random game."""
    g = set_up(rules, chance.seed_bytes(seed))
    luck = random.Random(seed)
    while not g.over:
        if luck.randrange(every) == 0:
            yield g
        resolver.choose(g, luck.choice(g.choices))


EXPECTED_REASONS = {Why.OCCUPIED, Why.COST, Why.NO_ICON, Why.ALLOWANCE, Why.COMPULSORY_LEFT, Why.WRONG_WINDOW}


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_legal_or_refused_with_a_reason_never_both(rules: Rules) -> None:
    """At least six games, and as many more as it takes to meet every usual reason."""
    seen: set[Why] = set()
    for seed in range(40):
        for g in positions(rules, seed, 6):
            seen |= reasons_given(g)
        if seed >= 5 and seen >= EXPECTED_REASONS:
            break
    assert seen >= EXPECTED_REASONS
    assert rules.ix == (Why.NO_ACQUIRE_TECH in seen)


def reasons_given(g: State) -> set[Why]:
    """The reasons met in one position, where every choice is legal or refused and never both."""
    legal = set(g.choices)
    seen: set[Why] = set()
    for choice in {*legal, *expectations(g, g.chooser)}:
        refusals = why_not(g, g.chooser, choice)
        assert (choice in legal) == (refusals == []), (write_choice(choice), refusals)
        seen.update(refusal.kind for refusal in refusals)
    return seen


def test_the_voice_is_a_reason_wherever_it_is_heard() -> None:
    """Random games seldom have one, so here somebody else has named a space each time."""
    heard = 0
    luck = random.Random(2)
    for g in positions(Rules(4, ix=True), 2, 3):
        if g.window == Window.TURN_OPEN and g.stack[-1].word.frame == FrameKind.TURN:
            again = g.clone()
            other = again.players[(g.chooser + 1) % 4]
            other.voice = luck.choice([space.index for space in CATALOG.spaces])
            again.choices = offered(again)
            for choice in expectations(again, again.chooser):
                refusals = why_not(again, again.chooser, choice)
                assert (choice in again.choices) == (refusals == []), (write_choice(choice), refusals)
                heard += [refusal.kind for refusal in refusals].count(Why.THE_VOICE)
    assert heard > 50


def offered(g: State) -> list[Choice]:
    """What the menu holds now."""
    choices: list[Choice] = []
    menu(g, g.stack[-1], choices)
    return choices


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_what_is_missing_is_all_that_is_missing(rules: Rules) -> None:
    """Given what the reasons ask for, the same choice is legal in the same menu."""
    mended = 0
    for seed in range(4):
        for g in positions(rules, seed, 10):
            if g.stack[-1].word.frame == FrameKind.ORDINARY:
                continue
            for choice in set(expectations(g, g.chooser)) - set(g.choices):
                refusals = why_not(g, g.chooser, choice)
                if all(is_mendable(refusal) for refusal in refusals):
                    again = g.clone()
                    for refusal in refusals:
                        mend(again, g.chooser, refusal)
                    assert choice in offered(again), (write_choice(choice), refusals)
                    mended += 1
    assert mended > 50


MENDABLE = (Why.REQUIREMENT, Why.THE_VOICE, Why.OCCUPIED, Why.FLIPPED, Why.NO_AGENT)


def is_mendable(refusal: Refusal) -> bool:
    return refusal.kind in MENDABLE or (refusal.kind == Why.COST and refusal.resource in Resource.NAMES)


def mend(g: State, seat: int, refusal: Refusal) -> None:
    me = g.players[seat]
    if refusal.kind == Why.COST:
        me.stock[Resource.NAMES.index(refusal.resource)] = refusal.needed or 0
    elif refusal.kind == Why.REQUIREMENT:
        me.influence[Faction.NAMES.index(refusal.faction)] = refusal.needed or 0
    elif refusal.kind == Why.THE_VOICE:
        for other in refusal.seats:
            g.players[other].voice = -1
    elif refusal.kind == Why.OCCUPIED:
        assert all(g.agents_of(other, CATALOG.space_index[refusal.space]) for other in refusal.seats)
        g.occupants[CATALOG.space_index[refusal.space]] = 0
    elif refusal.kind == Why.FLIPPED:
        me.flipped.clear()
    else:
        me.agents += 1


def test_a_seat_that_is_not_asked_learns_only_that() -> None:
    for g in positions(Rules(4, ix=True), 3, 10):
        for player in g.players:
            if player.seat != g.chooser:
                for choice in list(expectations(g, player.seat))[:60]:
                    [refusal] = why_not(g, player.seat, choice)
                    assert refusal == Refusal(Why.NOT_YOUR_TURN, seats=(g.chooser,))


def test_humans_answer_for_rivals_before_anything_else() -> None:
    asked = 0
    for g in positions(Rules(1, difficulty="veteran", ix=True), 5, 1):
        if g.players[g.stack[-1].owner].kind != Kind.HUMAN:
            asked += 1
            [refusal] = why_not(g, g.chooser, (Verb.REVEAL, 0, 0))
            assert refusal.kind == Why.ANSWER_FIRST
    assert asked


def test_nothing_is_possible_in_a_finished_game() -> None:
    game = kanly.new_game(3, seed=1, keep_history=False)
    luck = random.Random(1)
    while not game.over:
        game.choose(luck.choice(game.choices))
    assert [refusal.kind for refusal in game.why_not("reveal")] == ["game_over"]


def test_every_ruling_named_exists() -> None:
    source = "".join(file.read_text() for file in PACKAGE.glob("*.py"))
    named = set(re.findall(r"\b(?:FAQ|BASE|IX)-\d{3}\b", source))
    assert len(named) > 15
    assert named <= set((Path(__file__).parent.parent / "facts" / "ruling_ids.txt").read_text().split())
