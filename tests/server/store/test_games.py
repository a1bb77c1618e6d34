"""Games in a store, whichever it is: what is written is there, in order, and there only once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from server.store.places import Place, game

from kanly.server.store.event_store import (
    EventStore,
    NameTaken,
    NoSuchGame,
    Outdated,
    Stored,
    StoreFailed,
)


def test_a_game_is_loaded_as_it_was_written(place: Place) -> None:
    async def written(store: EventStore) -> None:
        await store.create(game(), [b"begin"])
        await store.append("dune", 1, [b"send", b"\x00\xff"], game(changed=2.0))

    place.run(written)
    loaded = place.run(lambda store: store.load("dune"))
    assert loaded == Stored(game(changed=2.0), None, 0, (b"begin", b"send", b"\x00\xff"))


def test_a_write_is_seen_by_the_next_read(place: Place) -> None:
    async def play(store: EventStore) -> None:
        await store.create(game(), [])
        for number in range(20):
            await store.append("dune", number, [b"%d" % number], game(changed=number))
            assert (await store.load("dune")).entries[-1] == b"%d" % number

    place.run(play)


def test_a_game_can_only_be_made_once(place: Place) -> None:
    async def twice(store: EventStore) -> Stored:
        await store.create(game(), [b"first"])
        with pytest.raises(NameTaken, match="there is a game 'dune' already"):
            await store.create(game(status="over"), [b"second"])
        return await store.load("dune")

    assert place.run(twice) == Stored(game(), None, 0, (b"first",))


@pytest.mark.parametrize("number", [0, 1, 3])
def test_whoever_knows_another_number_of_entries_is_outdated(place: Place, number: int) -> None:
    async def append(store: EventStore) -> Stored:
        await store.create(game(), [b"a", b"b"])
        with pytest.raises(Outdated, match=f"the game 'dune' has 2 entries and not {number}"):
            await store.append("dune", number, [b"c"], game(status="over"))
        return await store.load("dune")

    assert place.run(append) == Stored(game(), None, 0, (b"a", b"b"))


def test_of_many_who_append_at_the_same_number_one_succeeds(place: Place) -> None:
    async def race(store: EventStore) -> tuple[list[object], Stored]:
        await store.create(game(), [])
        tried = [store.append("dune", 0, [b"%d" % at], game(changed=at)) for at in range(8)]
        outcomes = await asyncio.gather(*tried, return_exceptions=True)
        return list(outcomes), await store.load("dune")

    outcomes, loaded = place.run(race)
    winner = outcomes.index(None)
    assert [type(outcome) for outcome in outcomes].count(Outdated) == 7
    assert loaded == Stored(game(changed=winner), None, 0, (b"%d" % winner,))


def test_appending_nothing_changes_the_summary_alone(place: Place) -> None:
    async def rename(store: EventStore) -> Stored:
        await store.create(game(), [b"a"])
        await store.append("dune", 1, [], game(told=b"new"))
        return await store.load("dune")

    assert place.run(rename) == Stored(game(told=b"new"), None, 0, (b"a",))


def test_when_it_was_made_stays(place: Place) -> None:
    async def later(store: EventStore) -> float:
        await store.create(game(), [])
        await store.append("dune", 0, [b"a"], game(created=77.0))
        return (await store.load("dune")).summary.created

    assert place.run(later) == 1.0


def test_a_game_goes_on_from_its_latest_snapshot(place: Place) -> None:
    async def play(store: EventStore) -> tuple[Stored, tuple[bytes, ...]]:
        await store.create(game(), [b"a", b"b", b"c"])
        await store.save_snapshot("dune", 2, b"after b")
        await store.save_snapshot("dune", 1, b"after a, come late")
        await store.append("dune", 3, [b"d"], game())
        return await store.load("dune"), await store.whole("dune")

    loaded, whole = place.run(play)
    assert loaded == Stored(game(), b"after b", 2, (b"c", b"d"))
    assert whole == (b"a", b"b", b"c", b"d")


def test_a_later_snapshot_takes_the_place_of_the_one_before(place: Place) -> None:
    async def play(store: EventStore) -> Stored:
        await store.create(game(), [b"a", b"b"])
        await store.save_snapshot("dune", 1, b"after a")
        await store.save_snapshot("dune", 2, b"after b")
        return await store.load("dune")

    assert place.run(play) == Stored(game(), b"after b", 2, ())


def test_there_is_no_snapshot_of_what_has_not_happened(place: Place) -> None:
    async def play(store: EventStore) -> Stored:
        await store.create(game(), [b"a"])
        with pytest.raises(Outdated, match="has 1 entries and not 2"):
            await store.save_snapshot("dune", 2, b"of the future")
        return await store.load("dune")

    assert place.run(play).snapshot is None


UNKNOWN: dict[str, Callable[[EventStore], Awaitable[object]]] = {
    "append": lambda store: store.append("ix", 0, [b"a"], game("ix")),
    "save_snapshot": lambda store: store.save_snapshot("ix", 0, b""),
    "load": lambda store: store.load("ix"),
    "whole": lambda store: store.whole("ix"),
    "set_aside": lambda store: store.set_aside("ix", "lost"),
    "reason_of": lambda store: store.reason_of("ix"),
    "delete": lambda store: store.delete("ix"),
}


@pytest.mark.parametrize("asked", UNKNOWN)
def test_a_game_that_is_not_there_is_named(place: Place, asked: str) -> None:
    with pytest.raises(NoSuchGame, match="there is no game 'ix'"):
        place.run(UNKNOWN[asked])


def test_a_game_set_aside_says_why_and_keeps_everything(place: Place) -> None:
    async def fail(store: EventStore) -> tuple[str | None, list[str], Stored]:
        await store.create(game(), [b"a"])
        assert await store.reason_of("dune") is None
        await store.set_aside("dune", "entry 1 is no choice")
        return await store.reason_of("dune"), await store.running(), await store.load("dune")

    reason, running, loaded = place.run(fail)
    assert reason == "entry 1 is no choice"
    assert running == []
    assert loaded == Stored(game(status="set_aside"), None, 0, (b"a",))


def test_a_game_taken_up_again_is_no_longer_set_aside(place: Place) -> None:
    async def mend(store: EventStore) -> tuple[str | None, list[str]]:
        await store.create(game(), [b"a"])
        await store.set_aside("dune", "a fault in the program")
        await store.append("dune", 1, [], game())
        return await store.reason_of("dune"), await store.running()

    assert place.run(mend) == (None, ["dune"])


def test_a_deleted_game_leaves_nothing(place: Place) -> None:
    async def make_again(store: EventStore) -> tuple[Stored, int]:
        await store.create(game(), [b"a", b"b"])
        await store.save_snapshot("dune", 2, b"after b")
        await store.delete("dune")
        assert await store.list_games(person="paul") == []
        await store.create(game(persons=()), [b"x"])
        return await store.load("dune"), len(await store.list_games(person="paul"))

    assert place.run(make_again) == (Stored(game(persons=()), None, 0, (b"x",)), 0)


def test_odd_names_and_long_entries_are_kept(place: Place) -> None:
    odd = replace(game("'; DROP TABLE games; --"), persons=("ポール", 'a"b', "", "ポール"), told=b"")
    long = bytes(range(256)) * 4000

    async def keep(store: EventStore) -> Stored:
        await store.create(odd, [long, b""])
        return await store.load(odd.game)

    assert place.run(keep) == Stored(odd, None, 0, (long, b""))


def test_a_closed_store_refuses_in_one_sentence(place: Place) -> None:
    async def closed(store: EventStore) -> None:
        await store.close()
        for asked in (store.create(game(), []), store.load("dune"), store.running()):
            with pytest.raises(StoreFailed, match="the store is closed"):
                await asked

    place.run(closed)


def test_what_was_asked_before_closing_is_done(place: Place) -> None:
    async def leave(store: EventStore) -> None:
        asked = [asyncio.create_task(store.create(game(f"g{at}"), [])) for at in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)

    place.run(leave)
    assert len(place.run(lambda store: store.running())) == 50


def test_whoever_stops_waiting_disturbs_nobody(place: Place) -> None:
    async def leave(store: EventStore) -> list[str]:
        first = asyncio.create_task(store.create(game("one"), []))
        second = asyncio.create_task(store.create(game("two"), []))
        await asyncio.sleep(0)
        first.cancel()
        await second
        return await store.running()

    assert "two" in place.run(leave)
