"""One tab of a browser, whichever it is: opened, asked, clicked and typed into; its troubles are kept."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

PATIENCE = 30.0  # seconds
WIDE = (1366, 768)
LOOKING = (Path(__file__).parent / "looking.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Looks:
    """How somebody has set up a browser."""

    language: str = "en"
    theme: str = "dark"
    size: tuple[int, int] = WIDE
    speed: str = "off"  # of playback
    is_still: bool = True  # prefers no motion

    @property
    def kept(self) -> dict[str, str]:
        """What the page remembers of earlier visits."""
        return {"kanly.language": self.language, "kanly.theme": self.theme, "kanly.speed": self.speed}


class Tab(Protocol):
    troubles: list[str]  # errors of the console and failed requests

    def open(self, address: str) -> None: ...

    def ask(self, function: str, argument: object = None) -> Any:
        """Calls a function of JavaScript in the page; a promise is waited for."""

    def click(self, x: float, y: float) -> None: ...

    def press(self, key: str) -> None: ...

    def close(self) -> None: ...


def remembering(looks: Looks) -> str:
    """A script for a page that has not begun yet: first it finds what is kept of earlier visits."""
    kept = json.dumps(looks.kept)
    lines = f"if (location.protocol === 'http:') for (const [name, value] of Object.entries({kept}))"
    return f"{lines} if (localStorage.getItem(name) === null) localStorage.setItem(name, value);"


def until(tab: Tab, function: str, argument: object = None, patience: float = PATIENCE) -> Any:
    """What the function says once it says anything but no; None if it never does."""
    looking = f"""async (argument) => {{
        const wanted = {function};
        const end = performance.now() + {patience * 1000};
        for (;;) {{
            const found = await wanted(argument);
            if (found) return found;
            if (performance.now() > end) return null;
            await new Promise((go) => setTimeout(go, 15));
        }}
    }}"""
    return tab.ask(looking, argument)


def looking(name: str) -> str:
    """A function of looking.js."""
    return f"(argument) => {{ const looking = {LOOKING}; return looking.{name}(argument); }}"


def click_on(tab: Tab, selector: str, words: str = "", patience: float = PATIENCE) -> None:
    """On the first thing that is seen and can be reached there, as a finger or a mouse would."""
    at = until(tab, looking("reached"), [selector, words], patience)
    assert at, f"there is nothing to click on: {selector} {words} ({tab.troubles})"
    tab.click(*at)


def is_seen(tab: Tab, selector: str, patience: float = PATIENCE) -> bool:
    return bool(
        until(tab, "(selector) => document.querySelector(selector)?.checkVisibility()", selector, patience)
    )


def words_of(tab: Tab, selector: str) -> str:
    return str(tab.ask("(selector) => document.querySelector(selector)?.innerText ?? ''", selector))
