"""A log tells nobody what its reader cannot know: neither by its lines, nor by their number, nor by when."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice

import pytest
from properties.test_leaks import game_of
from properties.twins import Twins, answered, dealt_anew, deeds, exchanged, games, preferred, watchers
from scenario import table

import kanly
from kanly.engine.events import Event, Happening
from kanly.engine.vocabulary import EVERY_SEAT, NOBODY
from kanly.record.log import entries
from kanly.telling import reading
from kanly.telling.book import Log
from kanly.telling.chapter import Chapter
from kanly.telling.chronicle import Chronicle
from kanly.telling.pieces import plain
from kanly.telling.reading import Reading
from kanly.telling.wording import language_named
from kanly.view import shown
from kanly.view.happenings import censored, happened
from kanly.view.schema.events import Event as Happened
from kanly.view.shown import is_asking

ENGLISH = Reading(language_named("en"))


class Followed:
    """Twins, each with its chronicle."""

    def __init__(self, twins: Twins, chronicle: Chronicle) -> None:
        self.twins = twins
        self.both = [(twins.one, chronicle.copy()), (twins.other, chronicle.copy())]
        self.since = len(entries(twins.one._last))
        self.number = chronicle.since(twins.one, twins.one.chooser, ENGLISH)["last"]
        self.compared = 0

    def look(self, are_level: bool) -> None:
        """Where the owner of the exchanged card thinks in both, they may have come differently far."""
        owner = self.twins.owner
        think = [shown.is_thinking(game.state) and game.chooser == owner for game, _ in self.both]
        if are_level or all(think):
            for reader in [*watchers(self.twins.one, owner), None]:
                one, other = (log_of(game, told, reader, self.number) for game, told in self.both)
                assert one == other
                self.compared += 1

    def go_on(self, luck: random.Random) -> None:
        """The same answers to both, for some turns."""
        twins, turns = self.twins, 0
        while turns < 3 and twins.lasts() and not twins.one.over and not twins.other.over:
            mine, others = deeds(twins.one, self.since), deeds(twins.other, self.since)
            self.look(mine == others)
            if not answered(twins, mine, others, luck):
                return
            for game, chronicle in self.both:
                chronicle.follow(game)
            turns += shown.is_beginning(twins.one.state) if not twins.one.over else 0


def log_of(game: kanly.Game, chronicle: Chronicle, reader: int | None, number: int) -> Log:
    return chronicle.since(game, reader, ENGLISH, number)


def followed(seed: int, mode: str) -> Iterator[tuple[kanly.Game, Chronicle, random.Random]]:
    """A game by chance, with its chronicle, at each of its decisions."""
    game, luck = games(seed, mode), random.Random(seed)
    chronicle = Chronicle(game)
    while not game.over:
        yield game, chronicle, luck
        game.choose(luck.choice(preferred(game.choices, luck)))
        chronicle.follow(game)


@pytest.mark.parametrize("mode", ["base-3", "ix-4", "two-ix", "epic-3"])
def test_games_that_differ_in_a_hidden_card_read_alike_to_the_others(mode: str) -> None:
    """With another card in hand one is asked other things; the log makes no difference."""
    compared = 0
    for game, chronicle, luck in followed(0, mode):
        if shown.is_beginning(game.state) and luck.random() < 0.5:
            compared += alike(game, chronicle, luck)
        if compared > 200:
            return
    assert compared > 50


def alike(game: kanly.Game, chronicle: Chronicle, luck: random.Random) -> int:
    twins = exchanged(game.clone(), luck)
    if twins is None:
        return 0
    both = Followed(twins, chronicle)
    both.go_on(luck)
    return both.compared


@pytest.mark.parametrize(
    ("unasked", "asked"), [("resolve spice_smugglers/agent/0; end", "pay; end"), ("end", "decline; end")]
)
def test_whether_somebody_was_asked_yes_or_no_is_not_to_be_read(unasked: str, asked: str) -> None:
    """Whoever might play Cull first is not asked; with Charisma there is nothing to wait for."""
    logs = [smuggled("cull", unasked), smuggled("charisma", asked)]
    assert logs[0] == logs[1]


def smuggled(intrigue: str, choices: str) -> list[Log]:
    """What the others read when somebody has traded with smugglers, or has not."""
    mine = {"hand": "spice_smugglers dagger", "deck": "dagger diplomacy", "spice": 2, "intrigues": intrigue}
    me, *_ = table(me=mine, left={}, right={})
    game = game_of(me)
    chronicle = Chronicle(game)
    for choice in ["send spice_smugglers arrakeen", *choices.split("; ")]:
        game.choose(choice)
        chronicle.follow(game)
    return [log_of(game, chronicle, reader, 0) for reader in (1, 2, None)]


@pytest.mark.parametrize("mode", ["base-4", "ix-3", "two", "solo-ix"])
def test_all_that_a_reader_cannot_know_dealt_anew_the_log_is_the_same(mode: str) -> None:
    for game, chronicle, luck in islice(followed(3, mode), 70):
        for reader in game.humans:
            other, again = dealt_anew(game, reader, luck.randrange(1 << 30)), chronicle.copy()
            again.rest()
            again.follow(other)
            assert log_of(other, again, reader, 10_000) == log_of(game, chronicle, reader, 10_000)


@pytest.mark.parametrize("mode", ["base-4", "ix-3", "two-ix", "epic-4"])
def test_a_log_is_told_of_the_events_of_its_reader_and_of_no_others(mode: str) -> None:
    held_back = 0
    for game, chronicle, _ in followed(1, mode):
        if shown.is_thinking(game.state):
            held_back += 1
            for reader in [*game.humans, None]:
                assert told_to(game, chronicle, reader) == heard_by(game, reader)
        if held_back == 20:
            return
    pytest.fail("nobody thought for long")


def told_to(game: kanly.Game, chronicle: Chronicle, reader: int | None) -> list[Happened]:
    """The events that the log is made of; the opening is told as well."""
    book, extent = chronicle._book, chronicle._whole if reader == game.chooser else chronicle._open
    last = book.log(game.state, reader, ENGLISH, extent, 10_000)["last"]
    events = [e for n in range(last + 1) for e in book.events(book.part(n, extent))]
    kept = [e for e in events[len(book.deeds[0].events) :] if e[0] != Happening.BEGUN and not is_asking(e)]
    return [happened(game.state.catalog, event, reader) for event in kept]


def heard_by(game: kanly.Game, reader: int | None) -> list[Happened]:
    told = game.events(reader)
    return [e for e in told if e["what"] != "asked" and not (e["what"] == "mark" and e["fact"] == "reveals")]


@pytest.mark.parametrize("mode", ["ix-4", "two-ix"])
def test_nothing_is_named_that_its_reader_has_not_been_told_of(mode: str) -> None:
    known: dict[int | None, set[str]] = defaultdict(set)
    for game, chronicle, _ in islice(followed(6, mode), 1, 60):
        for reader in [*game.humans, None]:
            known[reader] |= keys_in(game.view(reader)) | keys_in(game.events(reader, start=-60))
            [last] = log_of(game, chronicle, reader, 10_000)["chapters"]
            pieces = [piece for line in last["lines"] for piece in line if not isinstance(piece, str)]
            named = {
                piece["key"].lstrip("@")
                for piece in pieces
                if piece["kind"] not in ("seat", "token", "change")
            }
            assert named <= known[reader], [plain(line) for line in last["lines"]]


def test_a_chapter_is_made_of_what_its_reader_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, Event]] = []

    class Overheard(Chapter):
        def note(self, event: Event) -> None:
            heard.append((self.reader, event))
            super().note(event)

    monkeypatch.setattr(reading, "Chapter", Overheard)
    for game, chronicle, _ in islice(followed(6, "ix-4"), 60):
        for reader in [*game.humans, None]:
            log_of(game, chronicle, reader, 10_000)
    secret = [(reader, event) for reader, event in heard if event[5] != EVERY_SEAT]
    assert len(secret) > 50
    for reader, event in secret:
        assert event == censored(event, None if reader == NOBODY else reader)


def keys_in(data: object) -> set[str]:
    if isinstance(data, dict):
        return {key for value in (*data, *data.values()) for key in keys_in(value)}
    if isinstance(data, list):
        return {key for value in data for key in keys_in(value)}
    return {data.lstrip("@")} if isinstance(data, str) else set()
