"""Nothing that is sent to anybody depends on what that reader cannot know, nor does how often or how soon.

`bench/live_secrets.py` looks at many whole games; here are some positions of each kind.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import live_worlds
import pytest
from live_rooms import ASKED_ALL, ASKED_LEAST, LANGUAGES, WAYS, WISHES, Room, table_for
from live_secrets import go_on, play
from live_worlds import Found, check_hurry, dealt_anew, game_of, readers_of
from properties.modes import MODES

from kanly.server.live import updates
from kanly.table import automation, playing
from kanly.table.settings import Leading
from kanly.table.table import Table
from kanly.view import shown

KINDS: list[tuple[str, Leading]] = [(mode, WAYS[at % len(WAYS)]) for at, mode in enumerate(MODES)]
WITH_OTHERS = [(mode, way) for mode, way in KINDS if mode in ("base-3", "ix-4", "epic-3", "two", "two-ix")]
MOST = 60  # choices of a game


def evening(mode: str, way: Leading, luck: Random, *, is_asked_all: bool) -> Table:
    seats = MODES[mode]["seats"]
    wishes = [ASKED_ALL if is_asked_all else luck.choice(WISHES) for _ in range(seats)]
    return table_for(MODES[mode], way, luck, wishes)


def redealt(mode: str, way: Leading, often: float) -> Found:
    found, luck = Found(), Random(mode)
    table = evening(mode, way, luck, is_asked_all=True)
    asyncio.run(play(found, table, luck, mode, redeals=often, exchanges=0.0, most=MOST))
    return found


@pytest.mark.parametrize(("mode", "way"), KINDS)
def test_all_that_a_reader_cannot_know_dealt_anew_the_same_is_sent(mode: str, way: Leading) -> None:
    """Greeting, updates, replies, refusals, reasons, records and lists; to each seat and to an onlooker."""
    found = redealt(mode, way, often=0.015)
    assert found.different > 0
    assert not found.told_apart, found.examples


@pytest.mark.parametrize(("mode", "way"), WITH_OTHERS)
def test_two_evenings_that_differ_in_a_hidden_card_are_told_alike(mode: str, way: Leading) -> None:
    """As many messages, of the same bytes, while the same is done."""
    found, luck = Found(), Random(mode)
    table = evening(mode, way, luck, is_asked_all=False)
    asyncio.run(play(found, table, luck, mode, redeals=0.0, exchanges=0.2, most=MOST))
    assert found.pairs > 5
    assert not found.told_apart, found.examples


def test_what_depends_on_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little it is: here whether an update says that one may go back."""

    def by_cards(table: Table, seat: int | None) -> bool:
        others = [player for player in game_of(table).state.players if player.seat != seat]
        cards = [card for player in others for card in (*player.hand, *player.deck)]
        return sum(place * card for place, card in enumerate(cards)) % 2 == 0

    monkeypatch.setattr(updates, "can_undo", by_cards)
    assert redealt("base-4", "dealt", often=0.03).told_apart["sent"] > 0


# --- when it is sent


@pytest.mark.parametrize("mode", ["base-4", "two-epic"])
def test_nothing_is_sent_and_no_list_moves_while_somebody_thinks_in_secret(mode: str) -> None:
    luck, counted = Random(3), Counter[str]()
    table = evening(mode, "dealt", luck, is_asked_all=True)
    while table.stage == "playing" and counted["hidden"] < 20:
        if shown.is_thinking(game_of(table).state):
            counted["hidden"] += 1
            room = Room(table.copy(), readers_of(table), lambda _: LANGUAGES[0])
            room.listen()
            check_silence(room, luck, counted)
        go_on(table, luck)
    assert counted["silent"] > 5


def check_silence(room: Room, luck: Random, counted: Counter[str]) -> None:
    """Somebody who thinks chooses something, ten seconds later, and goes on thinking."""
    thinker, line, before = room.table.asked, room.line, {r: len(told) for r, told in room.heard.items()}
    room.now += 10_000
    choice = luck.choice(room.game.choices)
    is_open = shown.is_open(room.game.state, choice)
    room.chooses(choice)
    if is_open or room.table.asked != thinker or not shown.is_thinking(room.game.state):
        return
    counted["silent"] += 1
    assert room.line == line
    assert {reader for reader, told in room.heard.items() if len(told) > before[reader]} <= {thinker}


@pytest.mark.parametrize("mode", ["ix-4", "two"])
def test_whether_an_answer_comes_at_once_tells_nothing(mode: str) -> None:
    """Where the table answers for somebody and all see it, it would do so whatever that player held."""
    found = looked_at_haste(mode)
    assert not found.told_apart, found.examples


def test_an_answer_that_always_comes_at_once_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """By those who look at other worlds, and by those who are told of the same at two tables."""
    for module in (live_worlds, playing):
        monkeypatch.setattr(module, "is_telling", lambda *_: False)
    assert looked_at_haste("two").told_apart["hurry"] > 0
    found, luck = Found(), Random("two")
    table = table_for(MODES["two"], "dealt", luck, [ASKED_LEAST] * 2)
    asyncio.run(play(found, table, luck, "two", redeals=0.0, exchanges=0.5, most=MOST))
    assert found.told_apart["told"] > 0


def looked_at_haste(mode: str) -> Found:
    """Wherever there is only one answer."""
    found, luck = Found(), Random(5)
    table = evening(mode, "dealt", luck, is_asked_all=True)
    while table.stage == "playing" and len(table.made) < 4 * MOST:
        if game_of(table).only_choice is not None:
            for reader in readers_of(table):
                if reader != table.asked:
                    other = dealt_anew(table, reader, luck.randrange(1 << 30))
                    check_hurry(found, game_of(table), game_of(other), mode)
        go_on(table, luck)
    return found


def test_a_pause_is_drawn_without_a_look_at_the_game() -> None:
    """As often short as long, and never at once."""
    first, last = automation.SHORTEST_PAUSE, automation.LONGEST_PAUSE
    drawn = [automation.pause() for _ in range(4000)]
    assert first > 1000
    assert first <= min(drawn) <= max(drawn) <= last
    quarters = Counter(4 * (drawn_ms - first) // (last + 1 - first) for drawn_ms in drawn)
    assert {*quarters} == {0, 1, 2, 3}
    assert all(800 < count < 1200 for count in quarters.values())
