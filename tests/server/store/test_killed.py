"""A process killed at any moment has lost nothing that it had acknowledged."""

from __future__ import annotations

import random

from server.store.appender import NAMES, acknowledged
from server.store.places import Place

from kanly.server.store.event_store import EventStore

ROUNDS = 5


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(place: Place) -> None:
    async def stored(store: EventStore) -> list[bytes]:
        return [entry for name in NAMES for entry in await store.whole(name)]

    luck, said = random.Random(), set[bytes]()
    for _ in range(ROUNDS):
        said.update(acknowledged(place.address, luck.randint(1, 20), luck.uniform(0.0, 0.05)))
        kept = place.run(stored)
        assert len(kept) == len(set(kept))
        assert said <= set(kept)


def test_a_game_of_a_killed_process_goes_on_from_its_snapshot(place: Place) -> None:
    acknowledged(place.address, 15)

    async def loaded(store: EventStore) -> None:
        for name in NAMES:
            found, whole = await store.load(name), await store.whole(name)
            assert found.snapshot_number >= 10
            assert found.snapshot == b"%d" % found.snapshot_number
            assert whole[found.snapshot_number :] == found.entries
            assert whole == tuple(b"%s %d" % (name.encode(), at) for at in range(len(whole)))

    place.run(loaded)
