"""The count of all components sees what is lost, doubled or out of its range with Rise of Ix."""

import random
from collections.abc import Callable

import pytest

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.secrets import marks
from kanly.engine.soundness import position
from kanly.engine.state import State

LEADERS = ("ilesa_ecaz", "tessia_vernius", "paul_atreides")


def middle(epic: bool = False) -> State:
    """Ilesa, in seat 0, has a card set aside."""
    g = set_up(Rules(3, LEADERS, ix=True, epic=epic), chance.seed_bytes(5))
    luck = random.Random(5)
    while g.round < 2 or not g.players[0].hidden_aside:
        resolver.choose(g, luck.choice(g.choices))
    return g


@pytest.mark.parametrize("epic", [False, True])
def test_a_game_is_sound_at_every_decision(epic: bool) -> None:
    for seed in range(4):
        g = set_up(Rules(3 + seed % 2, ix=True, epic=epic), chance.seed_bytes(seed))
        luck = random.Random(seed)
        while not g.over:
            assert position.sentences(g) == []
            resolver.choose(g, luck.choice(g.choices))


def lose_tile(g: State) -> None:
    g.stacks[0].pop(0)


def double_tile(g: State) -> None:
    g.players[1].tiles.append(g.stacks[0][0])


def lose_card_set_aside(g: State) -> None:
    g.players[0].hidden_aside = 0


def draw_it_only_later(g: State) -> None:
    me = g.players[0]
    me.aside_mark = marks.with_late(me.aside_mark, True)
    me.hand_marks = [marks.with_late(mark, True) for mark in me.hand_marks]
    me.deck_marks = [marks.with_late(mark, True) for mark in me.deck_marks]


def know_of_none_set_aside(g: State) -> None:
    g.players[1].hand_marks[0] = marks.with_late(g.players[1].hand_marks[0], True)


def set_an_intrigue_aside(g: State) -> None:
    g.intrigue_deck_marks[0] = marks.with_late(g.intrigue_deck_marks[0], True)


def lose_negotiator(g: State) -> None:
    g.players[1].supply -= 1
    g.players[1].negotiators += 2


def lose_dreadnought(g: State) -> None:
    g.players[1].dreadnoughts = 0


def leave_shipping_track(g: State) -> None:
    g.players[1].freighter = 4


def flip_what_is_not_there(g: State) -> None:
    g.players[1].flipped.append(g.stacks[0][0])


def pass_a_snooper(g: State) -> None:
    g.players[1].snoopers = 15
    g.players[1].influence[2] = 2


def forget_the_round_of_a_flag(g: State) -> None:
    g.flags[CATALOG.space_index["carthag"]] = 1
    g.players[1].dreadnoughts -= 1


def add_epic_card(g: State) -> None:
    g.trashed.append(CATALOG.number["control_the_spice"])


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (lose_tile, "is there 0 times instead of 1"),
        (double_tile, "is there 2 times instead of 1"),
        (lose_card_set_aside, "instead of"),
        (draw_it_only_later, "seat 0 cannot have set that card aside"),
        (know_of_none_set_aside, "seat 1 has cards that joined a hand after a card was set aside"),
        (set_an_intrigue_aside, "Intrigue cards are marked"),
        (lose_negotiator, "seat 1 has 13 troops"),
        (lose_dreadnought, "dreadnoughts"),
        (leave_shipping_track, "Freighter of seat 1"),
        (flip_what_is_not_there, "flipped a tile"),
        (pass_a_snooper, "beyond a Snooper"),
        (forget_the_round_of_a_flag, "flag of carthag"),
        (add_epic_card, "control_the_spice"),
    ],
)
def test_every_harm_is_seen(harm: Callable[[State], None], told: str) -> None:
    g = middle()
    assert position.sentences(g) == []
    harm(g)
    assert told in "; ".join(position.sentences(g))


def test_epic_mode_counts_its_own_starting_decks() -> None:
    g = middle(epic=True)
    assert position.sentences(g) == []
    g.trashed.append(CATALOG.number["dune_the_desert_planet"])
    assert "players: dune_the_desert_planet is there 4 times instead of 3" in position.sentences(g)
