"""Debian's Firefox, driven by WebDriver BiDi: the little of it that a tab needs."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from browser.tab import Looks, remembering
from server.evening import free_port
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds
MOST = 2**24  # bytes of a message
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}
SETTINGS = {
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
}
TROUBLES = ["log.entryAdded", "network.fetchError"]
ABORTED = "NS_BINDING_ABORTED"  # by the page itself, when it goes elsewhere


class Firefox:
    """One browser with one session."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
        (folder / "user.js").write_text("\n".join(lines))
        command = [shutil.which("firefox-esr") or "firefox", "--headless", "--no-remote"]
        command += ["--profile", str(folder), f"--remote-debugging-port={port}"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, **quiet)  # type: ignore[call-overload]
        self.closing = ExitStack()
        self.last = 0
        self.tabs: dict[str, FirefoxTab] = {}
        try:
            self.socket = self.closing.enter_context(self.reach(f"ws://127.0.0.1:{port}/session"))
            self.says("session.new", capabilities={})
            self.says("session.subscribe", events=TROUBLES)
        except BaseException:
            self.close()
            raise

    def reach(self, address: str) -> ClientConnection:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return connect(address, max_size=MOST, open_timeout=PATIENCE)
            except OSError:
                assert time.monotonic() < end, "Firefox does not answer"
                assert self.process.poll() is None, "Firefox has ended"
                time.sleep(0.1)

    def says(self, method: str, **params: Any) -> dict[str, Any]:
        """Returns the answer; what happens meanwhile is told to the tab where it happens."""
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": params}))
        while True:
            heard: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if heard.get("id") == self.last:
                assert heard["type"] == "success", f"{method}: {heard.get('error')} {heard.get('message')}"
                result: dict[str, Any] = heard["result"]
                return result
            if heard["type"] == "event":
                self.happened(heard["method"], heard["params"])

    def happened(self, method: str, params: dict[str, Any]) -> None:
        if method == "network.fetchError" and params["errorText"] != ABORTED:
            told, where = f"failed: {params['request']['url']} {params['errorText']}", params["context"]
        elif method == "log.entryAdded" and params["level"] in ("error", "warn"):
            told, where = f"{params['level']}: {params['text']}", params["source"].get("context")
        else:
            return
        if tab := self.tabs.get(where):
            tab.troubles.append(told)

    def close(self) -> None:
        self.closing.close()
        self.process.terminate()
        self.process.wait(PATIENCE)


class FirefoxTab:
    def __init__(self, firefox: Firefox, looks: Looks) -> None:
        self.firefox = firefox
        self.person = firefox.says("browser.createUserContext")["userContext"]
        made = firefox.says("browsingContext.create", type="tab", userContext=self.person)
        self.context: str = made["context"]
        self.troubles: list[str] = []
        firefox.tabs[self.context] = self
        width, height = looks.size
        size = {"width": width, "height": height}
        firefox.says("browsingContext.setViewport", context=self.context, viewport=size)
        script = f"() => {{ {remembering(looks)} }}"
        firefox.says("script.addPreloadScript", functionDeclaration=script, contexts=[self.context])

    def open(self, address: str) -> None:
        self.firefox.says("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def ask(self, function: str, argument: object = None) -> Any:
        """Both ways as JSON, which has no types of its own."""
        called = f"async (said) => JSON.stringify((await ({function})(JSON.parse(said))) ?? null)"
        answer = self.firefox.says(
            "script.callFunction",
            functionDeclaration=called,
            awaitPromise=True,
            target={"context": self.context},
            arguments=[{"type": "string", "value": json.dumps(argument)}],
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        moves = [
            {"type": "pointerMove", "x": int(x), "y": int(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.acts({"type": "pointer", "id": "mouse", "actions": moves})

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        strokes = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.acts({"type": "key", "id": "keys", "actions": strokes})

    def acts(self, actions: dict[str, Any]) -> None:
        self.firefox.says("input.performActions", context=self.context, actions=[actions])

    def close(self) -> None:
        del self.firefox.tabs[self.context]
        self.firefox.says("browsingContext.close", context=self.context)
        self.firefox.says("browser.removeUserContext", userContext=self.person)


@contextmanager
def firefox() -> Iterator[Firefox]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        found = Firefox(Path(folder))
        try:
            yield found
        finally:
            found.close()
