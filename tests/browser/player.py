"""Somebody who knows no rule: looks at what is lit on the page, and clicks there, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from browser.tab import PATIENCE, Tab, looking, until

MOST_CLICKS = 3_000  # in a game
FORWARD = ("close", "confirm", "hand_over", "agree")  # what leads on is mostly taken
SELDOM = ("put_back", "step", "pending", "pile", "tab")  # what only turns things over


@dataclass(frozen=True)
class Lit:
    """Something that may be clicked now."""

    kind: str
    name: str
    place: int  # in the list of those that are lit


Choose = Callable[[Sequence[Lit]], Lit]


def at_random(luck: Random) -> Choose:
    """Anything that is lit; what only turns things over less often, so that games end."""

    def choose(lit: Sequence[Lit]) -> Lit:
        onward = [each for each in lit if each.kind in FORWARD]
        if onward and luck.random() < 0.8:
            return luck.choice(onward)
        new = [each for each in lit if each.kind not in SELDOM]
        return luck.choice(new if new and luck.random() < 0.95 else lit)

    return choose


class Player:
    """At one tab."""

    def __init__(self, tab: Tab, choose: Choose) -> None:
        self.tab = tab
        self.choose = choose
        self.clicks = 0
        self.latest: list[str] = []

    def looks(self, patience: float = PATIENCE) -> list[Lit]:
        """What is lit, once anything is; nothing: the game is over."""
        found = until(self.tab, looking("lit"), None, patience)
        assert found is not None, f"nothing can be done: {self.where()}"
        return [Lit(*each) for each in found["lit"]]

    def can_click(self) -> bool:
        """At once."""
        found = self.tab.ask(looking("lit"))
        return bool(found and found["lit"])

    def clicks_once(self) -> bool:
        """Whether the game goes on."""
        if not (lit := self.looks()):
            return False
        self.clicks_on(self.choose(lit))
        return True

    def clicks_on(self, chosen: Lit) -> None:
        self.clicks += 1
        self.latest = [*self.latest[-19:], f"{chosen.kind} {chosen.name}"]
        if at := self.tab.ask(looking("point"), chosen.place):
            self.tab.click(*at)

    def plays_to_the_end(self, most: int = MOST_CLICKS) -> int:
        """Returns after how many clicks."""
        while self.clicks_once():
            assert self.clicks < most, f"no end in sight: {self.where()}"
            assert not self.tab.troubles, f"{self.tab.troubles}: {self.where()}"
        assert not self.tab.troubles, self.tab.troubles
        return self.clicks

    def plays_until(self, function: str, most: int = MOST_CLICKS) -> None:
        """Whatever is asked for in the page."""
        while not self.tab.ask(function):
            assert self.clicks_once(), "the game was over before"
            assert self.clicks < most, f"no end in sight: {self.where()}"

    def where(self) -> str:
        return f"{self.tab.ask('() => document.body.innerText')!r}, after {self.latest}"
