"""A game as environments play it: asked is whoever has several choices, which are numbers; seats see rows."""

from __future__ import annotations

from typing import Any, Final

from kanly.bots.rows.layout import CHOICES, ROW, VERSION, layout_of
from kanly.bots.rows.observation import row_of
from kanly.bots.rows.settling import settle
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.play import endgame
from kanly.engine.state import State
from kanly.opening import checked_rules
from kanly.record.notation import write_choice

NAME: Final = f"kanly_v{VERSION}"  # the version is that of the rows
NOTHING_SEEN: Final = bytes(2 * ROW)
ENDLESS: Final = 1 << 30
SEEDS: Final = 1 << 63  # of games


def rules_of(options: dict[str, Any]) -> Rules:
    """Of what `kanly.new_game` takes, but for the seed. Raises RulesError."""
    return checked_rules(**options)


def shares_of(g: State) -> list[float]:
    """Of the win, by seat; nothing before the end. Rivals may have it, or a part of it."""
    winners = endgame.winners(g) if g.over else []
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.rules.seats)]


def offered(g: State) -> int:
    """How many choices have a number: those beyond CHOICES are not offered."""
    return min(len(g.choices), CHOICES)


def checked_number(g: State, number: int) -> int:
    if not 0 <= number < offered(g):
        raise ValueError(f"there are {offered(g)} choices, from 0 on; {number} is none of them")
    return number


def listed(g: State) -> list[str]:
    """The choices in notation, each behind its number."""
    return [f"{number} {write_choice(g.choices[number])}" for number in range(offered(g))]


class Position:
    """Whoever has no choice is not asked."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.layout = layout_of(g.catalog)
        self.seen = [NOTHING_SEEN] * g.rules.seats  # by seat: the row of its last question
        self.look()

    @classmethod
    def begin(cls, rules: Rules, seed: int) -> Position:
        return cls(set_up(rules, chance.seed_bytes(seed)))

    def look(self) -> None:
        """On to the next question, which whoever is asked sees."""
        if settle(self.g, ENDLESS):
            self.seen[self.g.chooser] = row_of(self.g, self.layout)

    @property
    def over(self) -> bool:
        return self.g.over

    @property
    def seat(self) -> int:
        """Whoever is asked."""
        return self.g.chooser

    @property
    def count(self) -> int:
        """Of choices."""
        return offered(self.g)

    def choose(self, number: int) -> None:
        """The choice that has this number in the row."""
        resolver.choose(self.g, self.g.choices[checked_number(self.g, number)])
        self.look()

    def shares(self) -> list[float]:
        return shares_of(self.g)

    def clone(self) -> Position:
        new = Position.__new__(Position)
        new.g, new.layout, new.seen = self.g.clone(), self.layout, self.seen.copy()
        return new

    def __deepcopy__(self, memo: object) -> Position:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """As it is sent to other processes: names of rows follow from the game."""
        return {"g": self.g, "seen": self.seen}

    def __setstate__(self, sent: dict[str, Any]) -> None:
        self.g, self.seen = sent["g"], sent["seen"]
        self.layout = layout_of(self.g.catalog)
