"""Leaving out questions must not leave out outcomes, and nobody is asked before they could know more."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from properties.positions import empty_foldspace_position, lost_outcomes, position
from properties.worlds import ALL_MODES, positions

from kanly._build import is_compiled
from kanly.content.catalog import CATALOG
from kanly.engine.machine import order
from kanly.engine.machine.menu import is_mandatory
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NO_CHOICE, Verb
from kanly.engine.words.word import FrameKind

HERE = Path(__file__).parent
THOROUGH = os.environ.get("KANLY_THOROUGH") == "1"  # all positions: some minutes more
CHUNK = 500 if THOROUGH else 200 if is_compiled() else 50
LOST = (
    "one of these words is begun unasked though its order matters; let it say what it touches or shuns, or "
    "not be eager; properties.positions.position(seed) is the position"
)
TOO_MANY = "words tie that need not, or the positions hold too much; see properties.positions.outcomes"
ASKED_TOO_SOON = "a question comes before a word that would inform its owner; no word that asks may be eager"
UNSAID = "these words put a question; their `asks` must say so"
UNSEEN = "too little happened in these random games: more seeds"
NO_LONGER_SHOWN = "no position shows this breakage any more: more seeds are needed"
CLOSING = (Verb.END_TURN, Verb.DONE, Verb.PASS)
TOO_LARGE = 0.06  # the share of positions that may have more outcomes than can be explored


def waiting(seed: int) -> str:
    """The words whose order is in question there."""
    return ", ".join(sorted({type(step.word).__name__ for step in position(seed).bag}))


@pytest.mark.parametrize("chunk", range(42))
def test_asking_less_loses_nothing(chunk: int) -> None:
    too_large = 0
    for seed in range(chunk * 500, chunk * 500 + CHUNK):
        lost = lost_outcomes(position(seed))
        assert not lost, f"position {seed} loses {len(lost or [])} outcomes of {waiting(seed)}: {LOST}"
        too_large += lost is None
    assert too_large <= TOO_LARGE * CHUNK + 1, f"{too_large} positions have too many outcomes: {TOO_MANY}"


def test_asking_less_loses_nothing_with_the_last_foldspace_card() -> None:
    for seed in range(CHUNK):
        lost = lost_outcomes(empty_foldspace_position(seed))
        assert not lost, f"position {seed} loses {len(lost or [])} outcomes"


def begun_without_asking(g: State) -> list[tuple[Step, list[Step]]]:
    """Each word that the machine begins by itself, with what was left of its frame at that moment."""
    begun = []
    while g.stack:
        step = g.stack[-1]
        if step.word.frame != FrameKind.ORDINARY:
            depth = len(g.stack)
            if not order.advance(g, step):
                break
            if len(g.stack) > depth:
                begun.append((g.stack[-1], g.bag[g.frames[-1] :]))
        elif not step.word.possible(g, step):
            g.stack.pop()
        elif step.word.choices(g, step) is None:
            g.stack.pop()
            step.word.apply(g, step, NO_CHOICE)
        else:
            break
    return begun


def informs_now(g: State, step: Step) -> bool:
    return step.word.possible(g, step) and step.word.informs(g, step)


@pytest.mark.parametrize("chunk", range(10))
def test_no_question_is_begun_before_a_possible_informing_word(chunk: int) -> None:
    asked = 0
    for seed in range(chunk * 100, chunk * 100 + 100):
        g = position(seed)
        for begun, rest in begun_without_asking(g):
            if begun.word.asks(g, begun) and begun is (g.stack[-1] if g.stack else None):
                asked += 1
                before = [s for s in rest if not s.word.is_twin(begun.word) and informs_now(g, s)]
                assert not before, f"position {seed}: {ASKED_TOO_SOON}"
    assert asked > 5, UNSEEN


def asking_words(mode: int) -> Iterator[tuple[Step, bool]]:
    """Whatever of the card language asks somebody in a turn, and whether it says that it does."""
    for seed in range(6):
        for g in positions(seed, mode=mode):
            if g.frames and len(g.choices) > 1 and is_of_the_card_language(g.stack[-1]):
                yield g.stack[-1], g.stack[-1].word.asks(g, g.stack[-1])


def is_of_the_card_language(step: Step) -> bool:
    return type(step.word).__module__.startswith("kanly.engine.words.")


@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_word_that_asks_says_so_beforehand(mode: int) -> None:
    asked = list(asking_words(mode))
    assert len({type(step.word) for step, _ in asked}) > 4, UNSEEN
    assert [step.word for step, says_so in asked if not says_so] == [], UNSAID


@pytest.mark.parametrize("mode", ALL_MODES)
def test_whoever_is_asked_for_an_order_may_leave_what_could_be_left(mode: int) -> None:
    """A menu can be closed, or something stands in it that must be done."""
    menus = 0
    for g in (g for seed in range(4) for g in positions(seed, mode=mode)):
        if any(choice[0] == Verb.RESOLVE for choice in g.choices):
            menus += 1
            named = [choice[1:] for choice in g.choices if choice[0] == Verb.RESOLVE]
            due = [step for step in g.bag if is_mandatory(g, step)]
            offered = [s for s in due if (CATALOG.word_number[s.word], s.source) in named]
            assert offered or any(choice[0] in CLOSING for choice in g.choices)
    assert menus, UNSEEN


SEEDS = 250  # among which each breakage is looked for
BREAKAGES = {
    "a draw that never waits": ("cards.Draw.eager = lambda self, g, s: True", 0),
    "a trash that touches nothing": ("cards.Trash.touches = lambda self, g, s: 0", 0),
    "a loss of Influence that shuns nothing": ("influence.LoseInfluence.shuns = lambda self, g, s: 0", 2250),
}  # with the first seed: few positions show the last


@pytest.mark.parametrize("breakage", BREAKAGES)
def test_a_false_claim_about_order_is_noticed(breakage: str) -> None:
    """On the interpreted build, whose words can be broken on purpose."""
    broken, first = BREAKAGES[breakage]
    program = (
        "from kanly.engine.words import cards, influence\n"
        f"{broken}\n"
        "from positions import lost_outcomes, position\n"
        f"print(any(lost_outcomes(position(seed)) for seed in range({first}, {first + SEEDS})))"
    )
    environment = {**os.environ, "KANLY_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    environment.pop("KANLY_REQUIRE_COMPILED", None)
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=HERE, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "True\n", NO_LONGER_SHOWN
