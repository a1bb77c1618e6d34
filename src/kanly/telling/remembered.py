"""What is remembered of every choice, so that it can be told at any time, in any language and to anybody."""

from __future__ import annotations

from typing import NamedTuple

from kanly.engine.events import Event
from kanly.engine.state import State
from kanly.engine.vocabulary import EVERY_SEAT, NOBODY, Choice
from kanly.game import Game
from kanly.record.censor import NO
from kanly.record.log import MENU, Entry, Origin, deeds, take_told, unpacked
from kanly.record.record import UNASKED, Replayed, begin, go_through, read_record, resume
from kanly.telling.scene import Scene, quiet, scene
from kanly.telling.story import NO_DEED
from kanly.text.choices import is_secret
from kanly.view.news import choices_from


class Deed(NamedTuple):
    """A choice: when it was made, what came of it, and who saw more of that than everybody."""

    entry: Entry
    scene: Scene
    told: bytes  # events, packed
    sees_more: int  # a mask of seats

    @property
    def events(self) -> tuple[Event, ...]:
        return unpacked(self.told)

    def as_entered(self, entry: Entry) -> Deed:
        """The same choice in the game itself, which may not have been watched then."""
        return self._replace(entry=entry, told=entry.told or self.told)


def deed(entry: Entry, before: Scene, told: bytes) -> Deed:
    sees_more = 1 << entry.seat if is_secret(entry.choice) else 0
    for event in unpacked(told):
        if event[5] != EVERY_SEAT:
            sees_more |= event[5]
    return Deed(entry, before, told, sees_more)


def begins_chapter(choice: Choice) -> bool:
    """Whether everybody may know that this was asked.

    Not so of which effect comes next, of a yes and of a no: whether somebody is asked for them may tell what
    that player holds. So they belong to the chapter before, where they make no difference.
    """
    return choice[0] not in UNASKED and choice not in NO


def last_choice(game: Game) -> Entry | None:
    """Whoever is asked sees all there is."""
    return game.mark(game.chooser).choice


def choice_before(entry: Entry) -> Entry | None:
    before = entry.before
    while before is not None and before.automatic:
        before = before.before
    return before


# --- from the beginning


def remembered(game: Game) -> list[Deed]:
    """The opening and every choice so far. Of a game that is under way it is found by playing it again."""
    origin = game.beginning()
    if origin is not None:
        return [opening(origin)]
    first, *rest = recalled(read_record(game.record()))
    made = choices_from(None, last_choice(game)) or []
    return [first, *(found.as_entered(entry) for found, entry in zip(rest, made, strict=True))]


def opening(origin: Origin) -> Deed:
    """What happened before anybody was asked."""
    g = begin(origin, is_watched=True)
    resume(g)
    return unasked(g, take_told(g))


def unasked(g: State, told: bytes) -> Deed:
    """What has happened in a game in which nobody has chosen anything."""
    return deed(Entry(None, NOBODY, NO_DEED, MENU, False, told=told), quiet(g), told)


def recalled(played: Replayed) -> list[Deed]:
    """The opening and every choice of a record."""
    g = begin(played.origin, is_watched=True)
    found = [unasked(g, take_told(g))]
    for made in deeds(played.last):
        before = scene(g, found[-1].scene)
        for entry in made:
            go_through(g, entry)
        happened = take_told(g)
        if made[0].automatic:
            found[0] = unasked(g, found[0].told + happened)
        else:
            found.append(deed(made[0], before, happened))
    return found
