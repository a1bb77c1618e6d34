"""Many games in all modes, in which somebody clicks on lit things at random.

python3 dev.py browse fifty -- --games 50 --seed 1
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from browser.chromium import ChromiumTab, chromium
from browser.house import Wanted, house, opens_a_table
from browser.player import Player, at_random
from browser.tab import Looks
from browser.tour import LANGUAGES, SIZES, THEMES
from playwright.sync_api import Browser

DIFFICULTIES = ("novice", "veteran", "expert", "expert_plus")
LEADERS = ("dealt", "chosen", "drafted")


def any_game(luck: Random, seats: int) -> Wanted:
    """Some of the seats are one's own, the first always; the rest are bots'."""
    others = [luck.choice(("me", "bot", "bot", "bot")) for _ in range(seats - 1)]
    return Wanted(
        ["me", *others],
        ix=luck.random() < 0.5,
        epic=seats > 2 and luck.random() < 0.3,
        difficulty=luck.choice(DIFFICULTIES) if seats == 1 else "",
        leaders=luck.choice(LEADERS),
    )


def any_looks(luck: Random) -> Looks:
    width, height = luck.choice(SIZES).split("x")
    return Looks(luck.choice(LANGUAGES), luck.choice(THEMES), (int(width), int(height)))


def words_of(wanted: Wanted) -> tuple[str, ...]:
    boxes = ("ix" if wanted.ix else "", "epic" if wanted.epic else "")
    return (",".join(wanted.seats), *boxes, wanted.difficulty, wanted.leaders)


def play(browser: Browser, address: str, number: int, luck: Random) -> tuple[str, str]:
    """What was played, and what was wrong; empty: nothing."""
    wanted, looks = any_game(luck, number % 4 + 1), any_looks(luck)
    told = " ".join(
        word for word in (*words_of(wanted), looks.language, looks.theme, str(looks.size)) if word
    )
    tab, began = ChromiumTab(browser, looks), time.monotonic()
    player = Player(tab, at_random(luck))
    try:
        opens_a_table(tab, address, wanted)
        player.plays_to_the_end()
        wrong = ""
    except Exception as error:
        wrong = str(error)[-2_000:]
        tab.page.screenshot(path=f"build/fifty-{number}.png")
    tab.close()
    return f"{told}: {player.clicks} clicks, {time.monotonic() - began:.0f} s", wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py browse fifty", description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    Path("build").mkdir(exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as server, chromium() as browser:
        for number in range(asked.games):
            told, wrong = play(browser, server.address, number, Random(f"{asked.seed} {number}"))
            failed += bool(wrong)
            print(f"{number + 1:3} {told}" + (f"\n    {wrong}" if wrong else ""), flush=True)
    print(f"{asked.games} games, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
