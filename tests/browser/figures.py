"""How heavy and how quick the page is; `--write` puts the figures into docs/performance.md.

python3 dev.py browse figures -- --write
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random

from browser.chromium import ChromiumTab, chromium
from browser.house import Wanted, house, opens_a_table, sees_the_board
from browser.player import Player, at_random
from browser.tab import Looks, click_on, until
from playwright.sync_api import Browser
from report import write

from kanly.server.routes.page import files

TIMES = 7
LONG = 1000 / 30  # milliseconds of a frame that is seen to be late
FOUR = Wanted(["me", "bot", "bot", "bot"], ix=True)

# when the button that begins a game can first be pressed: it is there, and nothing keeps the page busy
READY = """window.busyUntil = 0;
new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.busyUntil = task.startTime + task.duration;
}).observe({ type: "longtask", buffered: true });
new MutationObserver(() => {
    const button = document.querySelector("form button.act");
    if (button && !window.buttonAt) window.buttonAt = performance.now();
}).observe(document, { childList: true, subtree: true });"""

# from the moment when an answer has come to the moment after the picture with it was drawn
MOVES = """window.moves = [];
window.WebSocket = class extends WebSocket {
    constructor(...said) {
        super(...said);
        this.addEventListener("message", ({ data }) => {
            if (!String(data).includes('"told":"update"')) return;
            const came = performance.now();
            const drawn = () => window.moves.push(performance.now() - came);
            requestAnimationFrame(() => setTimeout(drawn));
        });
    }
};"""

# how long each frame stood while others' turns were played back
FRAMES = """window.frames60 = [];
let last = 0;
const count = (now) => {
    const isPlayedBack = document.querySelector(".caption") !== null;
    if (isPlayedBack && last) window.frames60.push(now - last);
    last = isPlayedBack ? now : 0;
    requestAnimationFrame(count);
};
requestAnimationFrame(count);"""


def weight() -> int:
    """Bytes of everything, packed."""
    return sum(len(file.packed or file.plain) for file in files().values())


def time_to_interactive(browser: Browser, address: str) -> list[float]:
    """Milliseconds from opening the address in a browser that has never been there."""
    found = []
    for _ in range(TIMES):
        tab = ChromiumTab(browser, Looks())
        tab.context.add_init_script(READY)
        tab.open(f"http://{address}/")
        found.append(
            float(until(tab, "() => window.buttonAt && Math.max(window.buttonAt, window.busyUntil)"))
        )
        tab.close()
    return found


def time_to_the_table(browser: Browser, address: str) -> list[float]:
    """Milliseconds from the click on the front page to the first question."""
    found = []
    for _ in range(TIMES):
        tab = ChromiumTab(browser, Looks())
        tab.open(f"http://{address}/")
        tab.ask("() => addEventListener('click', () => { window.clicked = performance.now(); }, true)")
        click_on(tab, "form button.act")
        asked = "() => document.querySelector('.prompt') && performance.now() - window.clicked"
        found.append(float(until(tab, asked)))
        tab.close()
    return found


def moves(browser: Browser, address: str) -> list[float]:
    """Milliseconds until each answer of the server in a whole game was seen."""
    tab = ChromiumTab(browser, Looks())
    tab.context.add_init_script(MOVES)
    opens_a_table(tab, address, FOUR)
    Player(tab, at_random(Random(4))).plays_to_the_end()
    found: list[float] = tab.ask("() => window.moves")
    tab.close()
    return found


def frames(browser: Browser, address: str) -> list[float]:
    """Milliseconds of every frame of playback, with all its motion, at the usual speed."""
    tab = ChromiumTab(browser, Looks(speed="normal", is_still=False))
    tab.context.add_init_script(FRAMES)
    opens_a_table(tab, address, FOUR)
    assert sees_the_board(tab)
    player, found = Player(tab, at_random(Random(5))), 0
    while found < 1_500 and player.clicks_once():
        found = tab.ask("() => window.frames60.length")
    each: list[float] = tab.ask("() => window.frames60")
    tab.close()
    return each


def middle(times: list[float]) -> str:
    return f"{statistics.median(times):,.0f}"


def late(times: list[float], share: float) -> str:
    return f"{sorted(times)[int(len(times) * share)]:,.0f}"


def report(browser: Browser, address: str) -> str:
    opened, table = time_to_interactive(browser, address), time_to_the_table(browser, address)
    moved, drawn = moves(browser, address), frames(browser, address)
    rate = len(drawn) / (sum(drawn) / 1000)
    slow = sum(each > LONG for each in drawn) / len(drawn)
    rows = [
        ("all of the page, packed", f"{weight() / 1000:,.0f} kB", "250 kB"),
        (f"from opening the page to where it can be used, median of {TIMES}", f"{middle(opened)} ms", "1 s"),
        (f"from the click that begins a game to its first question, of {TIMES}", f"{middle(table)} ms", ""),
        (f"from the server's answer to the picture of it, of {len(moved)}", f"{middle(moved)} ms", "100 ms"),
        ("the same, 95 of 100 within", f"{late(moved, 0.95)} ms", ""),
        (f"frames a second in playback, in {len(drawn):,} frames", f"{rate:.0f}", "60"),
        ("frames that stood longer than 1/30 s", f"{100 * slow:.1f} %", ""),
    ]
    load, cores = os.getloadavg()[0], os.cpu_count()
    told = (
        f"Chromium {browser.version} without a graphics card, the server on the same machine of {cores} cores"
    )
    head = [
        f"Measured with {told}; {load:.0f} processes wanted to run.",
        "",
        "| | | bar |",
        "|---|---:|---:|",
    ]
    return "\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)])


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py browse figures", description=__doc__)
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as server, chromium() as browser:
        text = report(browser, server.address)
    print(text)
    if asked.write:
        write(text, "page")
    return 0


if __name__ == "__main__":
    sys.exit(main())
