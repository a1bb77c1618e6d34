"""Real browsers and a real server. On CI a browser that is not there is a failure."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import browsers
import pytest
from browser.chromium import ChromiumTab, chromium
from browser.house import house, settled_house
from browser.scenes import Scenes
from browser.tab import Looks
from playwright.sync_api import Browser
from server.evening import Server

NewTab = Callable[..., ChromiumTab]


@pytest.fixture(scope="session", autouse=True)
def _browsers_are_there() -> None:
    if not (wanted := browsers.missing()):
        return
    told = f"this machine lacks {', '.join(wanted)}: python3 dev.py browsers"
    if os.environ.get("CI"):
        pytest.fail(told)
    pytest.skip(told)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="session")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scenes]:
    """Tables to be looked at, the same every time."""
    with settled_house(tmp_path_factory.mktemp("settled")) as server:
        made = Scenes(server)
        made.set_up()
        yield made


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Only while these tests run: Playwright keeps a loop running, beside which no other can run."""
    with chromium() as found:
        yield found


@pytest.fixture
def new_tab(browser: Browser) -> Iterator[NewTab]:
    """Opens tabs, each of somebody else."""
    opened: list[ChromiumTab] = []

    def new(looks: Looks = Looks(), **more: Any) -> ChromiumTab:  # noqa: B008
        opened.append(ChromiumTab(browser, looks, **more))
        return opened[-1]

    yield new
    for tab in opened:
        tab.close()
