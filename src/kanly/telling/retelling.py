"""A recorded game, told again from its beginning."""

from __future__ import annotations

from collections.abc import Iterator

from kanly.content.rules import Rules
from kanly.engine.machine import resolver
from kanly.engine.state import State
from kanly.record.log import Entry, deeds, take_events
from kanly.record.record import Replayed, begin
from kanly.telling.scene import scene
from kanly.telling.story import Story
from kanly.telling.voice import Voice
from kanly.text.questions import View, players_of
from kanly.view.view import view_for


class Retelling:
    """Stands where the last chapter ended."""

    def __init__(self, played: Replayed, voice: Voice, explain: bool) -> None:
        self.g = begin(played.origin)
        self.played = played
        self.players = players_of(voice.language, self.g)
        self.story = Story(self.players, voice, explain)

    @property
    def rules(self) -> Rules:
        return self.g.rules

    def view(self) -> View:
        """As an onlooker sees it."""
        return view_for(self.g, None)

    def opening(self) -> list[str]:
        return self.story.opening(self.played.origin)

    def chapters(self) -> Iterator[list[str]]:
        """What each choice brought about."""
        for deed in deeds(self.played.last):
            yield carry_out(self.g, self.story, deed)


def carry_out(g: State, story: Story, deed: list[Entry]) -> list[str]:
    before = scene(g)
    for entry in deed:
        resolver.choose(g, entry.choice)
    return story.after(before, g, deed[0].seat, deed[0].choice, take_events(g))
