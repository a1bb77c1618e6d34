"""What is still to come of a turn: the words that wait, counted as if they had happened.

Whoever looks a single choice ahead would else see the price of it, and not what was bought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kanly.bots.utility.features import Features
    from kanly.bots.utility.printed_worth import PrintedWorth
    from kanly.engine.state import State


def promised(g: State, seat: int, worth: PrintedWorth, seen: Features) -> None:
    """Into the features of the seat."""
    numbers = g.catalog.word_number
    for step in g.bag:
        if step.owner == seat:
            add(worth, numbers.get(step.word, -1), seen)
    for step in g.stack:
        if step.owner == seat and not step.frame:
            add(worth, numbers.get(step.word, -1), seen)


def add(worth: PrintedWorth, word: int, seen: Features) -> None:
    """Words of the house, which are not printed, bring nothing of their own."""
    if word < 0:
        return
    found = worth.words[word]
    seen.persuasion += found.persuasion
    seen.points += found.points
    seen.troops += found.troops
    seen.solari += found.goods
    seen.tracks_at_1 += 0.7 * found.steps
