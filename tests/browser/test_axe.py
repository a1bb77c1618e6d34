"""axe-core finds nothing serious or critical. All screens in all looks: `dev.py browse axe`."""

from __future__ import annotations

import pytest
from browser.axe import findings
from browser.chromium import ChromiumTab
from browser.scenes import Scenes
from browser.screens import Showing
from browser.tab import WIDE, Looks
from playwright.sync_api import Browser

PHONE = (390, 844)
MAIN = (
    "welcome",
    "new",
    "gathering",
    "mine",
    "table_first",
    "table_deploy",
    "inspect_card",
    "menu",
    "result",
)


@pytest.mark.parametrize(
    "looks",
    [Looks("en", "dark", WIDE), Looks("ja", "light", PHONE), Looks("zh-Hant", "light", WIDE)],
    ids=lambda looks: f"{looks.language}-{looks.theme}",
)
def test_nothing_grave_is_found(browser: Browser, scenes: Scenes, looks: Looks) -> None:
    showing = Showing(browser, scenes, looks)
    found = {
        screen.name: [str(each) for each in findings(showing.show(screen))]
        for screen in showing.screens()
        if screen.name in MAIN
    }
    showing.close()
    assert len(found) == len(MAIN)
    assert not any(found.values()), found


def test_what_is_grave_is_found(browser: Browser) -> None:
    tab = ChromiumTab(browser, Looks())
    tab.page.set_content("<html lang='en'><title>t</title><button></button>")
    assert [each.rule for each in findings(tab)] == ["button-name"]
    tab.close()
