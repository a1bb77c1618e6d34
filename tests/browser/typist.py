"""Somebody without a mouse: goes from thing to thing, sees where the focus is, uses keys."""

from __future__ import annotations

from random import Random

from browser.tab import Tab, is_seen, looking, until

FARTHEST = 400  # steps from one thing to another
MOST_KEYS = 12_000  # in a game


class Typist:
    def __init__(self, tab: Tab, luck: Random) -> None:
        self.tab = tab
        self.luck = luck
        self.keys = 0
        self.unseen: set[str] = set()  # things that had the focus without showing it

    def presses(self, key: str) -> None:
        self.keys += 1
        self.tab.press(key)

    def goes_to(self, selector: str) -> None:
        """From one thing to the next until it is reached."""
        for _ in range(FARTHEST):
            self.presses("Tab")
            at = self.tab.ask(looking("focus"), selector)
            if at["what"] and not at["isShown"]:
                self.unseen.add(at["what"])
            if at["isThere"]:
                return
        raise AssertionError(f"{selector} is not reached by the keyboard")

    def plays_until(self, selector: str) -> None:
        """Such a thing is there."""
        while (ways := self.looks()) and not is_seen(self.tab, selector, 0):
            self.takes(self.luck.choice(ways))
            assert self.keys < MOST_KEYS, "no end in sight"
            assert not self.tab.troubles, self.tab.troubles

    def looks(self) -> list[str]:
        """What leads on."""
        ways: list[str] | None = until(self.tab, looking("ways"))
        assert ways, f"no key does anything: {self.tab.ask('() => document.body.innerText')}"
        return ways

    def takes(self, way: str) -> None:
        """A key, or a thing that is gone to and pressed."""
        if not way.startswith("["):
            return self.presses(way)
        self.goes_to(way)
        return self.presses("Enter")
