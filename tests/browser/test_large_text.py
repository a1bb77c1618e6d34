"""Text at 200 %: nothing that is needed to play is cut off or out of reach. Layouts follow its size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.chromium import ChromiumTab, chromium
from browser.large import TWICE, cut_off
from browser.scenes import Scenes
from browser.screens import Showing
from browser.tab import WIDE, Looks
from playwright.sync_api import Browser

PHONE = (390, 844)
MAIN = ("welcome", "new", "table_first", "table_preview", "table_deploy", "table_reveal", "result")


@pytest.fixture(scope="module")
def large() -> Iterator[Browser]:
    """Of somebody who reads large letters."""
    with chromium(TWICE) as found:
        yield found


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "ja", "zh-Hant"])
def test_nothing_is_cut_off(large: Browser, scenes: Scenes, language: str, size: tuple[int, int]) -> None:
    showing = Showing(large, scenes, Looks(language, "dark", size))
    screens = [screen for screen in showing.screens() if screen.name in MAIN]
    found = {screen.name: cut_off(showing.show(screen)) for screen in screens}
    showing.close()
    assert {*found} == {*MAIN}
    assert not any(found.values()), found


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_text_is_twice_as_large(large: Browser, scenes: Scenes, size: tuple[int, int]) -> None:
    tab = ChromiumTab(large, Looks(size=size))
    tab.open(f"http://{scenes.server.address}/")
    assert tab.ask("() => getComputedStyle(document.documentElement).fontSize") == "20px"  # 10 else
    tab.close()


def test_what_cannot_be_reached_is_found(large: Browser) -> None:
    tab = ChromiumTab(large, Looks())
    tab.page.set_content(
        "<div style='height: 0; overflow: clip'><button>End turn</button></div><button>Undo</button>"
    )
    assert [words.split(" (")[0] for words in cut_off(tab)] == ["not reached: BUTTON End turn"]
    tab.close()
