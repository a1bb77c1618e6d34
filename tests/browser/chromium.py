"""Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from browser.tab import PATIENCE, Looks, remembering
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--font-render-hinting=none"),
)
ABORTED = "net::ERR_ABORTED"  # by the page itself, when it goes elsewhere
# so that a connection can be cut, and stays so
SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket {
    constructor(address) { super(window.isCut ? "ws://127.0.0.1:9/" : address); window.sockets.push(this); }
};"""
CUT = """() => {
    window.isCut = true;
    for (const socket of window.sockets) {
        const { onclose } = socket;
        socket.onclose = null;
        onclose?.call(socket, new CloseEvent("close", { code: 1006 }));
    }
}"""


@contextmanager
def chromium(*more: str) -> Iterator[Browser]:
    """With flags of its own."""
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS, *more])
        try:
            yield found
        finally:
            found.close()


class ChromiumTab:
    """In a context of its own: another person at another machine."""

    def __init__(self, browser: Browser, looks: Looks, **more: Any) -> None:
        width, height = looks.size
        self.looks = looks
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"zh-Hant": "zh-TW"}.get(looks.language, looks.language),
            reduced_motion="reduce" if looks.is_still else "no-preference",
            color_scheme="light" if looks.theme == "light" else "dark",
            has_touch=width < 700,
            timezone_id="UTC",
            **more,
        )
        self.context.add_init_script(remembering(looks))
        self.context.add_init_script(SOCKETS)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.is_offline = False
        self.under_way: set[Request] = set()
        self.page.on("request", lambda request: self.under_way.add(request))
        self.page.on("requestfinished", lambda request: self.under_way.discard(request))
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("requestfailed", self.failed)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.is_offline:
            self.troubles.append(f"{message.type}: {message.text}")

    def failed(self, request: Request) -> None:
        self.under_way.discard(request)
        if request.failure != ABORTED and not self.is_offline:
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def open(self, address: str) -> None:
        self.is_offline = False
        self.page.goto(address)

    def ask(self, function: str, argument: object = None) -> Any:
        return self.page.evaluate(function, argument)

    def click(self, x: float, y: float) -> None:
        if self.looks.size[0] < 700:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def loses_the_connection(self) -> None:
        """Until another page is opened; what fails because of it is no trouble of the page."""
        self.is_offline = True
        self.ask(CUT)

    def comes_to_rest(self) -> None:
        """Nothing is being fetched, and what has come is drawn."""
        drawn = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
        self.ask(drawn)
        end = time.monotonic() + PATIENCE
        while self.under_way and time.monotonic() < end:
            self.page.wait_for_timeout(20)
        self.ask(drawn)

    def close(self) -> None:
        self.context.close()
