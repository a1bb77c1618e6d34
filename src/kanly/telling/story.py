"""A game told line by line: each deed, and below it, in the order in which it came, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.engine.events import Event
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Choice, Verb
from kanly.game import Game
from kanly.record.log import Origin, take_events
from kanly.record.record import begin
from kanly.telling.chapter import Chapter
from kanly.telling.points import attributed
from kanly.telling.rivals import Teller
from kanly.telling.scene import Scene, quiet, scene
from kanly.telling.voice import Voice
from kanly.text.deeds import Who

ENDINGS: Final = (Verb.END_TURN, Verb.PASS, Verb.DONE)
NO_DEED: Final = (Verb.DONE, 0, 0)


class Story:
    """Knows the players by name; whether to explain what Rivals do card by card."""

    def __init__(self, players: Sequence[Who], voice: Voice, explain: bool = False) -> None:
        self.players = players
        self.voice = voice
        self.explain = explain
        self.reader = next((seat for seat, who in enumerate(players) if who.is_you), NOBODY)
        self.passes: set[str] = set()  # told since anything else was

    def opening(self, origin: Origin) -> list[str]:
        """What happened before anybody was asked."""
        g = begin(origin, is_watched=True)
        return self.retold(quiet(g), g, NOBODY, NO_DEED, take_events(g))

    def begun(self, game: Game) -> list[str]:
        """From the set-up on; of a game that goes on, what Rivals did at last."""
        origin = game.beginning()
        if origin is not None:
            return self.opening(origin)
        teller = Teller(game.state, self.players, self.voice, self.explain)
        for given in game.state.reasons:
            teller.note(given)
        return teller.lines

    def chosen(self, game: Game, choice: Choice) -> list[str]:
        """Make a choice in a game with history, and tell what came of it."""
        seat, before = game.state.chooser, scene(game.state)
        game.choose(choice)
        return self.after(before, game.state, seat, choice, game.latest)

    def after(self, before: Scene, g: State, seat: int, choice: Choice, events: Sequence[Event]) -> list[str]:
        """What is worth telling, now that the choice has been carried out and this has happened."""
        return self.without_repetition(choice, self.retold(before, g, seat, choice, events))

    def retold(
        self, before: Scene, g: State, seat: int, choice: Choice, events: Sequence[Event]
    ) -> list[str]:
        chapter = Chapter(self.players, self.voice, before, g, seat, choice, self.explain, self.reader)
        for event in attributed(events):
            chapter.note(event)
        return chapter.closed()

    def without_repetition(self, choice: Choice, lines: list[str]) -> list[str]:
        """Who passes again while nothing else happens is told once."""
        if choice[0] == Verb.PASS and lines and lines[0] in self.passes:
            lines = lines[1:]
        elif choice[0] == Verb.PASS and len(lines) == 1:
            self.passes.add(lines[0])
            return lines
        if lines:
            self.passes.clear()
        return lines


def is_ending(choice: Choice) -> bool:
    """Of a turn, a go or a group of effects: nothing is done."""
    return choice[0] in ENDINGS
