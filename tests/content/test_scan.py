"""What the analysis of order takes for granted holds for everything that is printed.

Eagerness is sound because conditions are only ever "at least", and because a word that had better come first
says so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from content.rich_positions import CLIMBS, ME, changed, plenty, position, ways_to_have_more

from kanly.content.catalog import CATALOG
from kanly.engine.catalog import place_key
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import ALLIANCE_AT, FACTIONS, Part
from kanly.engine.words.conditions import MentatHome
from kanly.engine.words.gains import Gain
from kanly.engine.words.grammar import AnOpponent, EachOpponent, Lasting, Then, When
from kanly.engine.words.influence import InfluenceWhereBehind, reached
from kanly.engine.words.word import Condition, Word

AT_MOST = {"MentatHome"}  # nobody would hire the Mentat once the space has given it
FOR_OTHERS_OR_LATER = (EachOpponent, AnOpponent, Lasting, Then)
POSITIONS = [plenty(), *(position(seed) for seed in range(12))]


def printed_words() -> Iterator[tuple[Word, Step]]:
    """Every word, with the step by which its owner would carry it out."""
    numbers = {place_key(thing): thing.number for thing in CATALOG.things}
    for place, word in CATALOG.word_at.items():
        yield word, Step(word, ME, numbers.get(place.split("/")[0], 0))


def printed_conditions() -> Iterator[tuple[Condition, Step]]:
    for word, step in printed_words():
        if isinstance(word, When):
            yield word.condition, step
    for card in CATALOG.intrigues:
        for mode in card.modes:
            if mode.condition is not None:
                yield mode.condition, Step(mode.words[0], ME, card.number)


# --- conditions are only ever "at least"


def turns_false(condition: Condition, step: Step, g: State) -> bool:
    more = (changed(g, change) for change in ways_to_have_more())
    return condition.holds(g, step) and not all(condition.holds(h, step) for h in more)


def test_conditions_that_are_not_at_least_are_listed() -> None:
    declared = [condition for condition, _ in printed_conditions() if condition.at_most()]
    assert {type(condition).__name__ for condition in declared} == AT_MOST


def test_every_condition_holds_somewhere() -> None:
    """Else the next test would prove nothing about it."""
    assert not [c for c, s in printed_conditions() if not any(c.holds(g, s) for g in POSITIONS)]


def test_having_more_never_makes_a_condition_false() -> None:
    broken = [c for c, s in printed_conditions() if any(turns_false(c, s, g) for g in POSITIONS)]
    assert {type(condition).__name__ for condition in broken} == AT_MOST


def waits_in_vain(word: Word, step: Step) -> bool:
    """It waits for "at most", and something else may happen first that ends it."""
    if not isinstance(word, When) or not word.condition.at_most():
        return False
    parts = word.condition.touches()
    return any(parts & ~word.shuns(g, step) for g in POSITIONS)


def test_no_word_waits_in_vain() -> None:
    assert not [word for word, step in printed_words() if waits_in_vain(word, step)]
    made_up = When(MentatHome(), Gain(spice=1))
    assert waits_in_vain(made_up, Step(made_up, ME, 0))


# --- words that had better come first


def is_lost_by_climbing(word: Word, step: Step, g: State) -> bool:
    climbs = (changed(g, climb) for climb in CLIMBS)
    return word.possible(g, step) and not all(word.possible(h, step) for h in climbs)


def test_a_word_that_is_lost_by_climbing_shuns_influence() -> None:
    lost = [(w, s, g) for w, s in printed_words() for g in POSITIONS if is_lost_by_climbing(w, s, g)]
    assert {type(word) for word, _, _ in lost} == {InfluenceWhereBehind}
    assert all(word.shuns(g, step) & Part.INFLUENCE for word, step, g in lost)


def inner_words(word: Word) -> Iterator[Word]:
    """What happens to its owner as part of it."""
    if not isinstance(word, FOR_OTHERS_OR_LATER):
        for part in word.parts():
            yield from part.parts() if isinstance(part, Then) else (part,)


def test_a_word_shuns_what_the_words_inside_it_shun() -> None:
    inside = [(word, inner, step) for word, step in printed_words() for inner in inner_words(word)]
    assert len(inside) > 50
    for word, inner, step in inside:
        assert not [g for g in POSITIONS if inner.shuns(g, step) & ~word.shuns(g, step)], (word, inner)


def test_an_eager_word_leaves_nothing_to_choose() -> None:
    eager = [(w, s, g) for w, s in printed_words() for g in POSITIONS if w.possible(g, s) and w.eager(g, s)]
    assert len({type(word) for word, _, _ in eager}) > 10
    assert not [word for word, s, g in eager if word.optional() or word.choices(g, s) is not None]


@pytest.mark.parametrize("faction", FACTIONS)
def test_climbing_touches_what_the_bonus_of_the_track_touches(faction: int) -> None:
    g = position(1)
    g.players[ME].influence[faction] = ALLIANCE_AT - 1
    (bonus,) = CATALOG.track_bonuses[faction]
    assert reached(g, ME, faction, 1) == bonus.touches(g, Step(bonus, ME, 0))
