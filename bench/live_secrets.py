"""Whether anything that a server sends tells a reader what it cannot know.

    python bench/live_secrets.py --games 200 [--first 0] [--often 0.05]

plays so many games at live tables, of all modes and with Leaders found in every way. Now and then it deals
anew all that a seat, or an onlooker, cannot know, and compares what is sent in both worlds byte for byte; and
it plays on at two tables at once that differ in one hidden card. It prints one JSON object, and fails if
anything differs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from random import Random

from live_pairs import exchange
from live_rooms import ASKED_ALL, WAYS, WISHES, table_for
from live_worlds import Found, game_of, redeal
from properties.modes import every_mode
from properties.twins import preferred

from kanly.table import playing
from kanly.table.table import Table
from kanly.view import shown

MODES = every_mode()


async def look_at(found: Found, number: int, often: float, most: int = 10_000) -> None:
    """One game by chance. Each mode comes with every way to find Leaders."""
    luck, names = Random(number), list(MODES)
    mode, way = names[number % len(names)], WAYS[number // len(names) % len(WAYS)]
    seats = MODES[mode]["seats"]
    where = f"game {number} ({mode}, {way})"
    table = table_for(MODES[mode], way, luck, [luck.choice(WISHES) for _ in range(seats)])
    asked = table_for(MODES[mode], way, luck, [ASKED_ALL] * seats)
    await play(found, asked, luck, where, redeals=often, exchanges=0.0, most=most)
    await play(found, table, luck, where, redeals=0.0, exchanges=6 * often, most=most)


async def play(
    found: Found, table: Table, luck: Random, where: str, redeals: float, exchanges: float, most: int
) -> None:
    """Looked into now and then, and at the end if it is broken off."""
    while table.stage == "playing" and len(table.made) < most:
        if luck.random() < redeals:
            await redeal(found, table, luck, where)
        if luck.random() < exchanges and shown.is_beginning(game_of(table).state):
            await exchange(found, table, luck, where)
        go_on(table, luck)
    if redeals and table.stage == "playing":
        await redeal(found, table, luck, where)


def go_on(table: Table, luck: Random) -> None:
    if playing.unasked_now(table) is not None:
        playing.answer_unasked(table, table.changed + 1000)
    else:
        assert table.asked is not None
        choice = luck.choice(preferred(game_of(table).choices, luck))
        playing.choose(table, table.asked, str(choice), table.changed + 1000)


async def searched(found: Found, first: int, games: int, often: float) -> None:
    for number in range(first, first + games):
        await look_at(found, number, often)


def main() -> int:
    made = argparse.ArgumentParser(description="Whether anything that is sent tells a secret.")
    made.add_argument("--games", type=int, default=200)
    made.add_argument("--first", type=int, default=0)
    made.add_argument("--often", type=float, default=0.05, help="how often a position is looked at")
    asked, found, begun = made.parse_args(), Found(), time.monotonic()
    asyncio.run(searched(found, asked.first, asked.games, asked.often))
    told = {"games": 2 * asked.games, **vars(found), "seconds": round(time.monotonic() - begun, 1)}
    print(json.dumps(told, indent=2))
    return 1 if found.told_apart else 0


if __name__ == "__main__":
    sys.exit(main())
