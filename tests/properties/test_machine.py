"""Choices, copies, saves, steps back and looks in any order: none of them disturbs a game."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.stateful import run_state_machine_as_test as run_machine
from properties.modes import MODES, go_on
from properties.worlds import everything

import kanly
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.soundness.position import faults
from kanly.view.view import view_for

SEEDS = st.integers(0, 9999)
SAME_EVERY_TIME = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=25,
    stateful_step_count=40,
    suppress_health_check=list(HealthCheck),
)


class Table(RuleBasedStateMachine):
    """One game, and what its position is known to be."""

    mode = "base-3"

    @initialize(seed=SEEDS, most=st.sampled_from([0, 20, 80, 160, 300]))
    def begin(self, seed: int, most: int) -> None:
        self.game = kanly.new_game(seed=seed, **MODES[self.mode])
        self.digest = self.game.digest()
        self.before: list[str] = []  # digests of the positions that a choice led away from, oldest first
        self.choose_for_a_while(seed, most)

    @precondition(lambda self: not self.game.over)
    @rule(seed=SEEDS)
    def choose(self, seed: int) -> None:
        self.before.append(self.digest)
        self.game.choose(random.Random(seed).choice(self.game.choices))
        self.digest = self.game.digest()

    @precondition(lambda self: not self.game.over)
    @rule(seed=SEEDS, most=st.integers(2, 40))
    def choose_for_a_while(self, seed: int, most: int) -> None:
        luck = random.Random(seed)
        for _ in range(most):
            if go_on(self.game, luck, 1):
                self.before.append(self.digest)
                self.digest = self.game.digest()

    @rule(text=st.text(max_size=30) | st.sampled_from(["end", "send dagger arrakeen", "reveal", "pass"]))
    def choose_what_is_not_possible(self, text: str) -> None:
        if text not in [str(choice) for choice in self.game.choices]:
            with pytest.raises(kanly.IllegalChoice):
                self.game.choose(text)
            assert self.game.why_not(text)

    @rule(seed=SEEDS)
    def play_a_clone(self, seed: int) -> None:
        """Two clones go the same way, and the game itself stands still."""
        one, other = self.game.clone(), self.game.clone(keep_history=False)
        assert everything(one.state) == everything(self.game.state)
        for clone in (one, other):
            go_on(clone, random.Random(seed), 12)
        assert one.digest() == other.digest()

    @rule()
    def go_on_with_a_clone(self) -> None:
        self.game = self.game.clone()

    @rule()
    def go_on_from_a_snapshot(self) -> None:
        self.leave_for(kanly.restore(json.dumps(self.game.snapshot())))

    @rule()
    def go_on_from_a_record(self) -> None:
        text = self.game.record()
        self.leave_for(kanly.replay(text))
        assert self.game.record() == text

    def leave_for(self, game: kanly.Game) -> None:
        """The same question in the same position, and nothing to take back."""
        assert (game.chooser, game.choices) == (self.game.chooser, self.game.choices)
        assert game.rules == self.game.rules
        assert not any(game.can_undo(seat) for seat in range(game.seats))
        self.game = game
        self.before = []

    @rule()
    def take_back(self) -> None:
        seats = [seat for seat in self.game.humans if self.game.can_undo(seat)]
        if not seats:
            with pytest.raises(kanly.CannotUndo):
                self.game.undo()
            return
        self.game.undo()
        assert [self.game.chooser] == seats
        self.digest = self.before.pop()

    @rule()
    def look(self) -> None:
        for seat in self.game.humans:
            view = self.game.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert self.game.record(seat)

    @rule(seed=SEEDS)
    def imagine(self, seed: int) -> None:
        """What a seat might be in is a sound game with the same question for it, and can be played."""
        g = self.game.state
        for seat in self.game.humans:
            world = determinize(g, seat, seed)
            assert faults(world) == []
            assert view_for(world, seat) == view_for(g, seat)
            if seat == g.chooser:
                assert world.choices == g.choices
        imagined = self.game.clone(reseed=seed)
        imagined.state = world
        go_on(imagined, random.Random(seed), 12)
        assert faults(imagined.state) == []

    @invariant()
    def nothing_is_lost(self) -> None:
        assert faults(self.game.state) == []

    @invariant()
    def somebody_is_asked_until_it_is_over(self) -> None:
        assert bool(self.game.choices) == (not self.game.over)
        assert self.game.over or self.game.chooser in self.game.humans
        assert bool(self.game.winners) == self.game.over

    @invariant()
    def the_position_is_known(self) -> None:
        assert self.game.digest() == self.digest


@pytest.mark.parametrize("mode", MODES)
def test_nothing_disturbs_a_game(mode: str) -> None:
    run_machine(type("Table", (Table,), {"mode": mode}), settings=SAME_EVERY_TIME)
