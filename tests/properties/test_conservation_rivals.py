"""Faults of Rivals and of what they share with Rise of Ix are noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from properties.worlds import positions

from kanly.engine.soundness.position import faults
from kanly.engine.state import State
from kanly.engine.vocabulary import Resource


def hidden_hagal_card(g: State) -> None:
    g.hagal_deck.pop()


def hagal_card_of_the_other_mode(g: State) -> None:
    g.hagal_discard.append(g.catalog.number["hagal_reshuffle"])


def rival_with_a_card(g: State) -> None:
    g.players[1].discard.append(g.row[0])


def rival_on_the_top_space(g: State) -> None:
    g.players[1].freighter = 3


def rival_with_a_lost_dreadnought(g: State) -> None:
    g.players[2].dreadnoughts -= 1


def rival_with_a_negotiator_too_many(g: State) -> None:
    g.players[1].negotiators += 1


def rival_with_an_agent_too_many(g: State) -> None:
    g.players[2].agents += 1


def rival_asked(g: State) -> None:
    g.chooser = 1


def tile_in_two_places(g: State) -> None:
    g.tiles_trashed.append(g.stacks[0][0])


def old_flag(g: State) -> None:
    """A dreadnought that should have left two rounds ago."""
    at = g.catalog.space_index["carthag"]
    g.flags[at], g.flag_rounds[at] = 1, g.round - 2
    g.players[1].dreadnoughts -= 1


def flag_where_there_is_none(g: State) -> None:
    g.flags[0], g.flag_rounds[0] = 1, g.round
    g.players[1].dreadnoughts -= 1


def card_aside_for_nobody(g: State) -> None:
    g.players[0].hidden_aside = g.players[0].hand.pop()
    g.players[0].aside_mark = g.players[0].hand_marks.pop()


def flipped_tile_of_another(g: State) -> None:
    g.players[0].flipped.append(g.stacks[0][-1])


SOLO_BREAKAGES = [
    hidden_hagal_card,
    hagal_card_of_the_other_mode,
    rival_with_a_card,
    rival_on_the_top_space,
    rival_with_a_lost_dreadnought,
    rival_with_a_negotiator_too_many,
    rival_with_an_agent_too_many,
    rival_asked,
    tile_in_two_places,
    old_flag,
    flag_where_there_is_none,
    card_aside_for_nobody,
    flipped_tile_of_another,
]


@pytest.mark.parametrize("breakage", SOLO_BREAKAGES, ids=lambda f: f.__name__)
def test_a_fault_of_rivals_and_ix_is_noticed(breakage: Callable[[State], None]) -> None:
    g = next(g for g in positions(4, mode=9) if g.round == 2 and is_whole(g))
    assert faults(g) == []
    breakage(g)
    assert faults(g)


def is_whole(g: State) -> bool:
    """Every breakage has something to break."""
    return bool(g.players[0].hand and g.players[1].dreadnoughts and g.players[2].dreadnoughts and g.row)


def house_hagal_gains(g: State) -> None:
    g.players[2].stock[Resource.SPICE] = 1


def house_hagal_scores(g: State) -> None:
    g.players[2].stock[Resource.VICTORY_POINTS] = 1


def house_hagal_controls(g: State) -> None:
    g.control[g.catalog.space_index["carthag"]] = 2


def house_hagal_begins(g: State) -> None:
    g.first_player = 2


def house_hagal_holds_a_tile(g: State) -> None:
    g.players[2].tiles.append(g.stacks[0].pop())


def house_hagal_loses_an_agent(g: State) -> None:
    g.players[2].agents -= 1


def house_hagal_holds_an_intrigue_card(g: State) -> None:
    g.players[2].intrigues.append(g.intrigue_deck.pop())
    g.players[2].intrigue_marks.append(g.intrigue_deck_marks.pop())


HAGAL_BREAKAGES = [
    house_hagal_gains,
    house_hagal_scores,
    house_hagal_controls,
    house_hagal_begins,
    house_hagal_holds_a_tile,
    house_hagal_loses_an_agent,
    house_hagal_holds_an_intrigue_card,
]


@pytest.mark.parametrize("breakage", HAGAL_BREAKAGES, ids=lambda f: f.__name__)
def test_a_fault_of_house_hagal_is_noticed(breakage: Callable[[State], None]) -> None:
    g = next(g for g in positions(4, mode=7) if g.round == 2 and g.players[2].agents > 1)
    assert faults(g) == []
    breakage(g)
    assert faults(g)
