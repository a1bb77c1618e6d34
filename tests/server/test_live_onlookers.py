"""Who is shown what, and when: those who look on later, who are cut off, and who only read lists."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest
from server.kept import Kept, Thinkers, choose_at_random, hall_of, opened, run

from kanly.game import Game
from kanly.server.live.listener import Listener
from kanly.server.live.live import Live
from kanly.server.live.requests import answer
from kanly.server.live.summary import Line, line_of
from kanly.server.live.updates import next_told
from kanly.server.protocol import asked
from kanly.table import agreeing, playing, sitting
from kanly.table import entries as e
from kanly.table.refused import Refused
from kanly.table.settings import GamePlan, OnlookerPlan, Settings
from kanly.telling.wording import language_named

EN = language_named("en")
TWO = Settings(game=GamePlan(seats=2))
THREE = Settings(game=GamePlan(seats=3, ix=True), onlookers=OnlookerPlan())
LATER = Settings(game=GamePlan(seats=2), onlookers=OnlookerPlan(delay=1))


def joined(live: Live, person: str, seat: int | None) -> Listener:
    listener = Listener(person, seat, EN)
    live.join(listener)
    return listener


def heard(live: Live, listener: Listener) -> list[bytes]:
    found: list[bytes] = []
    while (told := next_told(live, listener)) is not None:
        found.append(told)
    return found


def test_two_who_come_at_once_see_the_same_later_table() -> None:
    async def story() -> None:
        hall = hall_of(Kept())
        live = await opened(hall, LATER, "ann", "ben")
        one, other = await asyncio.gather(hall.trailing(live, 1), hall.trailing(live, 1))
        assert one is other
        await choose_at_random(live, Random(1))
        assert one.table.length < live.table.length
        await asyncio.sleep(1.3)
        assert one.table.length == live.table.length
        await hall.close()

    run(story)


def test_nobody_acts_at_a_table_of_the_past() -> None:
    async def story() -> None:
        hall = hall_of(Kept())
        live = await opened(hall, LATER, "ann")
        past = await hall.trailing(live, 1)
        eve = joined(past, "eve", None)
        await live.do(sitting.sit, "eve", 1, "Eve", "red")
        await asyncio.sleep(1.2)
        with pytest.raises(Refused, match="here one only looks on"):
            await answer(past, eve, asked.read(b'{"do":"wish","seat":1,"wishes":{"combat":false}}'))
        await live.do(playing.wish, 0, e.Wishes(combat=False))
        await hall.close()

    run(story)


def test_whoever_is_cut_off_is_shown_no_more() -> None:
    async def story() -> None:
        hall = hall_of(Kept(), Thinkers(50))
        live = await opened(hall, TWO, "ann", "ben")
        ben = joined(live, "ben", 1)
        assert heard(live, ben)
        await live.do(agreeing.resign, 1)
        ben.number = None  # a message was still on its way
        assert heard(live, ben) == []
        await hall.close()

    run(story)


def test_many_who_look_on_are_told_the_same_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        hall = hall_of(Kept())
        live = await opened(hall, THREE, "ann", "ben", "cid")
        onlookers = [joined(live, f"eve {number}", None) for number in range(5)]
        views = counted_views(monkeypatch)
        first, *others = [heard(live, each) for each in onlookers]
        assert len(first) == 1
        assert all(other == first for other in others)
        assert views == [None]
        assert len({each.chapter for each in onlookers}) == 1
        late = joined(live, "eve 6", None)
        assert heard(live, late) != first  # there is one more now
        await hall.close()

    run(story)


def counted_views(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """For whom there were some, from now on."""
    made: list[int | None] = []
    view = Game.view

    def counting(game: Game, seat: int | None) -> object:
        made.append(seat)
        return view(game, seat)

    monkeypatch.setattr(Game, "view", counting)
    return made


def test_a_table_to_which_nobody_listens_makes_no_views(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> list[int | None]:
        hall = hall_of(Kept())
        live = await opened(hall, THREE, "ann", "ben", "cid")
        luck = Random(2)
        await choose_at_random(live, luck)
        views = counted_views(monkeypatch)
        for _ in range(60):
            await choose_at_random(live, luck)
        await hall.close()
        return views

    assert run(story) == []


def test_a_line_of_a_list_is_what_an_onlooker_sees() -> None:
    """Though it is not made anew with every choice."""

    async def story() -> None:
        store = Kept()
        hall = hall_of(store)
        live = await opened(hall, THREE, "ann", "ben", "cid")
        luck = Random(5)
        while live.table.stage == "playing":
            await choose_at_random(live, luck)
            if live.table.game is not None and luck.random() < 0.2:
                await maybe_go_back(live)
            line = msgspec.json.decode(store.books.summaries[live.game].told, type=Line)
            assert line == line_of(live.table)
        await live.do(agreeing.follow, "next")
        await hall.close()

    run(story)


async def maybe_go_back(live: Live) -> None:
    assert live.table.game is not None
    for seat in range(3):
        if live.table.stage == "playing" and live.table.game.can_undo(seat):
            await live.do(playing.undo, seat)
            await live.do(agreeing.propose, seat, "pause", 0)
            await live.do(agreeing.vote, seat, False)
            return


def test_lists_do_not_tell_when_somebody_has_chosen_in_secret() -> None:
    async def story() -> int:
        store = Kept()
        hall = hall_of(store)
        live = await opened(hall, THREE, "ann", "ben", "cid")
        luck, quiet = Random(4), 0
        for _ in range(250):
            if live.table.stage != "playing":
                break
            seen, listed = live.table.readers.sights[None].number, shown_in_lists(store, live)
            await choose_at_random(live, luck)
            await asyncio.sleep(0.002)
            if live.table.readers.sights[None].number == seen:
                quiet += 1
                assert shown_in_lists(store, live) == listed
        await hall.close()
        return quiet

    assert run(story) > 10


def shown_in_lists(store: Kept, live: Live) -> tuple[object, ...]:
    summary = store.books.summaries[live.game]
    return summary.changed, msgspec.json.decode(summary.told, type=Line)
