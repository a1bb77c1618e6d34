"""No bot of ours is told, or answers by, anything that its seat cannot know."""

from __future__ import annotations

import pytest
from bots.leaks import MODES, Found, search

from kanly.bots import registry
from kanly.bots.bot import Known
from kanly.engine.state import State
from kanly.record.notation import Choice
from kanly.view import knowledge

OFTEN = 0.03
SELDOM = 0.008  # where all of them are asked


@pytest.mark.parametrize("mode", MODES)
def test_bots_answer_the_same_when_all_that_they_cannot_know_is_dealt_anew(mode: str) -> None:
    found, seed = Found(), 1
    while found.positions < 2 * len(registry.OWN):
        search(found, registry.OWN, mode, seed, SELDOM)
        seed += 1
    assert not found.told_apart, found.examples


def test_many_positions_are_really_dealt_otherwise() -> None:
    """Or the test above would prove nothing."""
    found = Found()
    for mode in ("4-ix", "expert-ix", "2-base"):
        search(found, ["random"], mode, 2, OFTEN)
    assert found.different == found.positions > 10


class Peeping:
    """Takes the choice that the first card of the next player's hand stands for."""

    def answer(self, known: Known) -> Choice:
        next_seat = known._world.players[(known.seat + 1) % known.seats]
        return known.choices[sum(next_seat.hand) % len(known.choices)]


def as_it_is(g: State, seat: int, seed: int) -> State:
    return g.clone()


def test_a_bot_that_was_given_the_true_world_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    own = registry.Own("bots.test_leaks", "Peeping")
    monkeypatch.setattr(registry, "OWN", {"peeping": own})
    monkeypatch.setattr(knowledge, "determinize", as_it_is)
    found = Found()
    search(found, ["peeping"], "4-ix", 3, OFTEN)
    assert {"sent", "answer"} <= found.told_apart.keys()
    assert not {"view", "choices"} & found.told_apart.keys()
