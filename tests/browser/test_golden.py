"""The page looks as it is meant to: `dev.py browse golden -- --accept` where a change is."""

from __future__ import annotations

import pytest
from browser.chromium import ChromiumTab
from browser.golden import FOLDER, KEPT, MOST, SEEN, difference, taken
from browser.scenes import Scenes
from browser.tab import Looks
from playwright.sync_api import Browser

HEAVIEST = 600_000  # bytes of all that are kept


@pytest.mark.parametrize("name", KEPT)
def test_it_looks_as_it_is_meant_to(browser: Browser, scenes: Scenes, name: str) -> None:
    bench, now = ChromiumTab(browser, Looks()), taken(browser, scenes, name)
    found = difference(bench, name, now)
    bench.close()
    if found > MOST:
        SEEN.mkdir(parents=True, exist_ok=True)
        (SEEN / f"{name}.png").write_bytes(now)
    assert found <= MOST, f"{100 * found:.1f} % of the points differ: {SEEN}/{name}.png"


def test_another_picture_is_told_apart(browser: Browser, scenes: Scenes) -> None:
    bench = ChromiumTab(browser, Looks())
    assert difference(bench, "table_first", taken(browser, scenes, "table_deploy")) > 5 * MOST
    bench.close()


def test_they_are_light_and_all_of_them_are_compared() -> None:
    kept = {path.stem: path.stat().st_size for path in FOLDER.iterdir()}
    assert {*kept} == {*KEPT}
    assert sum(kept.values()) < HEAVIEST
