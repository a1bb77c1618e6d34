"""A game that is over, played through once, so that any moment of it can be looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from kanly.engine.events import Event, Happening
from kanly.engine.machine import resolver
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice
from kanly.game import Game
from kanly.telling.book import Log
from kanly.telling.chronicle import Chronicle
from kanly.telling.reading import Reading
from kanly.view.happenings import happened
from kanly.view.own import own_player
from kanly.view.schema.events import Event as Happened
from kanly.view.schema.player import OwnPlayer
from kanly.view.schema.table import View
from kanly.view.view import view_for

APART: Final = 10  # steps between two positions that are kept


class Step(NamedTuple):
    """What one choice led to; the first step is what happened before anybody was asked."""

    seat: int | None  # who chose; None: nobody
    round: int
    points: tuple[int, ...]  # by seat
    events: tuple[Event, ...]

    @property
    def standing(self) -> tuple[int, tuple[int, ...]]:
        """How far the game has got."""
        return self.round, self.points


class Rerun:
    def __init__(self, game: Game, choices: Iterable[Choice]) -> None:
        """The game as it was dealt, with history; it is played to its end."""
        self.choices = list(choices)
        self.kept = [game.state.clone()]
        self.chronicle = Chronicle(game)
        self.steps = [step_of(game, None)]
        for choice in self.choices:
            self._go_on(game, choice)
        self.game = game

    def _go_on(self, game: Game, choice: Choice) -> None:
        seat = game.chooser
        game.choose(choice)
        self.chronicle.follow(game)
        self.steps.append(step_of(game, seat))
        if len(self.steps) % APART == 1:
            self.kept.append(game.state.clone())

    @property
    def last(self) -> int:
        return len(self.choices)

    def log(self, seat: int | None, reading: Reading) -> Log:
        """The whole of it, as a seat or an onlooker reads it."""
        return self.chronicle.since(self.game, seat, reading)

    def chapters(self) -> list[int]:
        """Of the log, by step."""
        return self.chronicle.chapters()

    # --- moments

    def positions(self, first: int, count: int) -> Iterator[tuple[int, State]]:
        """From a step on, each with its number; a position is good until the next one is asked for."""
        g = self.kept[first // APART].clone()
        g.watched = False
        for step in range(first - first % APART, min(first + count, self.last + 1)):
            if step % APART:
                resolver.choose(g, self.choices[step - 1])
            else:
                g = self.kept[step // APART].clone()
                g.watched = False
            if step >= first:
                yield step, g

    def events(self, step: int, seat: int | None) -> list[Happened]:
        """What a step brought about, as these eyes see it."""
        catalog, told = self.game.state.catalog, self.steps[step].events
        return [happened(catalog, event, seat) for event in told if event[0] != Happening.BEGUN]


def step_of(game: Game, seat: int | None) -> Step:
    return Step(seat, game.round, tuple(game.scores), game.latest)


def seen(g: State, seat: int | None) -> View:
    return view_for(g, seat)


def hands(g: State, humans: Iterable[int]) -> list[OwnPlayer]:
    """What everybody holds."""
    return [own_player(view_for(g, seat)) for seat in humans]
