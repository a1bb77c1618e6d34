"""Lists of games: the latest first, page by page, and found by whoever sits there."""

from __future__ import annotations

import asyncio
import random

from server.store.places import Place, game

from kanly.server.store.event_store import EventStore, Summary

STATUSES = ("gathering", "playing", "over", "set_aside")


def many(count: int) -> list[Summary]:
    """Some change at the same time."""
    luck = random.Random(7)
    return [
        game(
            f"g{at:03}",
            changed=float(luck.randrange(count // 3)),
            status=luck.choice(STATUSES),
            is_listed=luck.random() < 0.5,
            persons=tuple(luck.sample(("paul", "chani", "leto", "alia"), luck.randrange(4))),
        )
        for at in range(count)
    ]


GAMES = many(120)


def latest_first(games: list[Summary]) -> list[Summary]:
    return sorted(games, key=lambda one: (one.changed, one.game), reverse=True)


async def filled(store: EventStore) -> None:
    await asyncio.gather(*(store.create(one, [b"a"]) for one in GAMES))


def test_the_latest_changed_come_first(place: Place) -> None:
    place.run(filled)
    assert place.run(lambda store: store.list_games()) == latest_first(GAMES)[:50]


def test_pages_follow_each_other_without_gap_or_repetition(place: Place) -> None:
    async def pages(store: EventStore) -> list[Summary]:
        await filled(store)
        found = page = await store.list_games(limit=7)
        while page:
            page = await store.list_games(limit=7, before=(page[-1].changed, page[-1].game))
            found = found + page
        return found

    assert place.run(pages) == latest_first(GAMES)


def test_a_list_is_narrowed_by_status_by_person_and_to_the_open_lobby(place: Place) -> None:
    async def every(store: EventStore) -> None:
        await filled(store)
        for status in (None, *STATUSES):
            for person in (None, "paul", "nobody"):
                for listed_only in (False, True):
                    expected = [
                        one
                        for one in GAMES
                        if status in (None, one.status)
                        and (person is None or person in one.persons)
                        and (one.is_listed or not listed_only)
                    ]
                    start = (20.0, "g050")
                    found = await store.list_games(
                        status=status, person=person, listed_only=listed_only, before=start, limit=200
                    )
                    assert found == [one for one in latest_first(expected) if (one.changed, one.game) < start]

    place.run(every)


def test_a_game_moves_up_when_it_changes(place: Place) -> None:
    async def move(store: EventStore) -> list[str]:
        await store.create(game("old", changed=1.0), [])
        await store.create(game("new", changed=2.0), [])
        await store.append("old", 0, [b"a"], game("old", changed=3.0))
        return [one.game for one in await store.list_games()]

    assert place.run(move) == ["old", "new"]


def test_whoever_leaves_a_seat_no_longer_finds_the_game(place: Place) -> None:
    async def leave(store: EventStore) -> dict[str, int]:
        await store.create(game(persons=("paul", "chani")), [])
        await store.append("dune", 0, [b"a"], game(persons=("chani", "leto", "leto")))
        return {who: len(await store.list_games(person=who)) for who in ("paul", "chani", "leto")}

    assert place.run(leave) == {"paul": 0, "chani": 1, "leto": 1}


def test_all_games_that_are_played_are_running(place: Place) -> None:
    place.run(filled)
    assert sorted(place.run(lambda store: store.running())) == [
        one.game for one in GAMES if one.status == "playing"
    ]
