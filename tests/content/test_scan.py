"""What the analysis of order takes for granted holds for everything that is printed.

Eagerness is sound because conditions are only ever "at least", and because a word that had better come first
says so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from content.rich_positions import CLIMBS, ME, changed, last_snooper, plenty, position, ways_to_have_more
from content.word_reader import read

from kanly.content.catalog import CATALOG
from kanly.engine.printed import place_key
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import ALLIANCE_AT, FACTIONS, Icon, Part, Window
from kanly.engine.words.board import Signet
from kanly.engine.words.conditions import MentatHome
from kanly.engine.words.gains import Counter, Gain, GainPer
from kanly.engine.words.grammar import AnOpponent, Arrow, EachOpponent, Lasting, Then, When
from kanly.engine.words.influence import (
    Influence,
    InfluenceEach,
    InfluenceTwo,
    InfluenceWhereAgentsStand,
    InfluenceWhereBehind,
    InfluenceWhereSnooper,
    reached,
)
from kanly.engine.words.units import intrigue_shuns
from kanly.engine.words.word import Condition, Word

AT_MOST = {"MentatHome"}  # nobody would hire the Mentat once the space has given it
LOST_BY_CLIMBING = {InfluenceWhereBehind, InfluenceWhereSnooper}
HOLDING_THEM = {Arrow, Signet}  # the rings of Leto and Tessia
CLIMBING = LOST_BY_CLIMBING | {Influence, InfluenceEach, InfluenceTwo, InfluenceWhereAgentsStand}
FALLS_BY_CLIMBING = {Counter.WEAK_TRACKS}
FOR_A_REVEAL = {"persuasion", "swords"}
FOR_OTHERS_OR_LATER = (EachOpponent, AnOpponent, Lasting, Then)
POSITIONS = [plenty(), last_snooper(), *(position(seed) for seed in range(12))]


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


def test_a_word_that_is_lost_by_climbing_is_listed_and_shuns_influence() -> None:
    lost = [(w, s, g) for w, s in printed_words() for g in POSITIONS if is_lost_by_climbing(w, s, g)]
    assert {type(word) for word, _, _ in lost} == LOST_BY_CLIMBING | HOLDING_THEM
    assert all(word.shuns(g, step) & Part.INFLUENCE for word, step, g in lost)


def counted_less(word: GainPer, step: Step, g: State) -> bool:
    return any(word.count(changed(g, more), step) < word.count(g, step) for more in ways_to_have_more())


def test_a_count_that_falls_by_having_more_is_listed() -> None:
    counting = [(word, step) for word, step in printed_words() if isinstance(word, GainPer)]
    assert all(any(word.count(g, step) for g in POSITIONS) for word, step in counting)
    falling = {word.counter for word, s in counting if any(counted_less(word, s, g) for g in POSITIONS)}
    assert falling == FALLS_BY_CLIMBING


def test_what_falls_by_climbing_is_counted_only_in_the_endgame_where_nobody_climbs() -> None:
    falling = [w for w, _ in printed_words() if isinstance(w, GainPer) and w.counter in FALLS_BY_CLIMBING]
    assert falling
    assert {id(word) for word in falling} <= {id(word) for word in endgame_words()}
    assert {type(word) for word in endgame_words()} == {Gain, GainPer, When}


def endgame_words() -> Iterator[Word]:
    boxes = [tile.endgame for tile in CATALOG.tiles]
    modes = [mode for card in CATALOG.intrigues for mode in card.modes]
    boxes += [mode.all_words() for mode in modes if mode.window == Window.ENDGAME]
    for box in boxes:
        for word in box:
            yield from (word, *word.parts())


def brings_intrigue(word: Word, step: Step, g: State) -> bool:
    """It touches Intrigue cards only because it may climb the track that gives them."""
    low = changed(g, forget_bene_gesserit)
    return bool(word.touches(g, step) & ~word.touches(low, step) & Part.INTRIGUES)


def forget_bene_gesserit(g: State) -> None:
    g.players[ME].influence[Icon.BENE_GESSERIT] = 0
    g.players[ME].snoopers = 0


def test_a_word_that_climbs_to_intrigue_cards_shuns_as_they_do() -> None:
    climbing = [(word, step) for word, step in printed_words() if type(word) in CLIMBING]
    bringing = [(w, s, g) for w, s in climbing for g in POSITIONS if brings_intrigue(w, s, g)]
    assert {type(word) for word, _, _ in bringing} == CLIMBING
    unguarded = [word for word, s, g in bringing if intrigue_shuns(g, ME) & ~word.shuns(g, s)]
    assert not unguarded, {type(word).__name__ for word in unguarded}


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


# --- Unload


def names_in(value: object) -> Iterator[str]:
    """Everything that an entry mentions, however deep."""
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from names_in(part)


def test_unload_boxes_never_give_persuasion_or_swords() -> None:
    """A card may be discarded or trashed on anybody's turn, where neither would mean anything."""
    unloading = [card for card in CATALOG.cards if card.unload]
    assert unloading
    for card in unloading:
        assert card.reveal, card.key
        assert not FOR_A_REVEAL & set(names_in(read(card.reveal))), card.key
    assert set(names_in([read(card.reveal) for card in CATALOG.cards])) >= FOR_A_REVEAL
