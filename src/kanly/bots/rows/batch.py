"""Games in lockstep: every slot is brought to its next question for a policy, and all are written as rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from kanly.bots.minds import mind_for
from kanly.bots.rows import layout as places
from kanly.bots.rows.layout import OWN_POLICIES, SEATS_AT_MOST, SHARES, Layout
from kanly.bots.rows.observation import NO_END, write_body, write_head
from kanly.bots.rows.writing import write
from kanly.engine.machine import resolver
from kanly.engine.play import endgame
from kanly.engine.rollout import Luck
from kanly.engine.secrets.knowledge import determinize

if TYPE_CHECKING:
    from kanly.bots.utility.mind import Mind
    from kanly.engine.state import State

RANDOM: Final = -1  # plays by chance
UTILITY: Final = -2  # the utility bot, with the weights it comes with
SEEDS: Final = 1_000_000_000


class Beginning:
    """A game to be played, what kind of game its plan calls it, and who plays each seat."""

    def __init__(self, g: State, kind: int, policies: list[int]) -> None:
        self.g = g
        self.kind = kind
        self.policies = policies


class Slot:
    def __init__(self, game: Beginning) -> None:
        self.game = game
        self.end: bytes = b""  # of the head, if a game ended since the last row


class Batch:
    """`begin` is given a number by chance and returns a game."""

    def __init__(self, layout: Layout, begin: Callable[[int], Beginning], slots: int, seed: int) -> None:
        self.layout = layout
        self.begin = begin
        self.luck = Luck(seed)
        self.decisions: int = 0  # answered by policies
        self.games: int = 0  # ended
        self.slots: list[Slot] = []
        for _ in range(slots):
            self.slots.append(Slot(self.new_game()))

    def new_game(self) -> Beginning:
        return self.begin(self.luck.below(SEEDS))

    def rows(self) -> bytes:
        """One for each slot. Games that end are replaced by new ones."""
        out = BytesWriter()
        for slot in self.slots:
            self.settle(slot)
            game = slot.game
            g = game.g
            write_head(out, g, game.policies[g.chooser], game.kind)
            out.write(slot.end or NO_END)
            slot.end = b""
            write_body(out, g, self.layout)
        return out.getvalue()

    def act(self, answers: bytes) -> None:
        """By slot: which of the choices that its row lists."""
        for i in range(len(self.slots)):
            g = self.slots[i].game.g
            resolver.choose(g, g.choices[answers[i]])
        self.decisions += len(self.slots)

    def settle(self, slot: Slot) -> None:
        """To the next question for a policy."""
        while True:
            game = slot.game
            g = game.g
            if g.over:
                slot.end = end_of(game)
                slot.game = self.new_game()
                self.games += 1
                continue
            choices = g.choices
            if len(choices) == 1:
                resolver.choose(g, choices[0])
                continue
            policy = game.policies[g.chooser]
            if policy >= 0:
                return
            resolver.choose(g, choices[self.answer(g, policy)])

    def answer(self, g: State, policy: int) -> int:
        """Of a player inside."""
        if policy == RANDOM:
            return self.luck.below(len(g.choices))
        mind: Mind = mind_for(g)
        return mind.best(determinize(g, g.chooser, self.luck.below(SEEDS)))


def end_of(game: Beginning) -> bytes:
    """What the head tells of a game that is over."""
    g = game.g
    winners = endgame.winners(g)
    out = BytesWriter()
    write(out, 1)
    write(out, game.kind)
    write(out, len(g.players))
    write(out, g.round)
    for seat in range(SEATS_AT_MOST):
        write(out, SHARES // len(winners) if seat in winners else 0)
    for seat in range(SEATS_AT_MOST):
        write(out, g.players[seat].points() if seat < len(g.players) else 0)
    for seat in range(SEATS_AT_MOST):
        write(out, game.policies[seat] + OWN_POLICIES if seat < len(game.policies) else 0)
    while len(out) < 2 * (places.HEAD - places.FINISHED):
        write(out, 0)
    return out.getvalue()
