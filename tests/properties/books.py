"""Games kept as books: whatever is told is entered into the views of their beginnings, seat by seat.

    python tests/properties/books.py 2000

plays so many games, in turn in each of the 27 modes, and compares every book with the view after each choice.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from properties.modes import every_mode

import kanly
from kanly.engine.machine import resolver
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind
from kanly.view.happenings import happened
from kanly.view.ledger import Ledger
from kanly.view.schema.table import Turn
from kanly.view.view import turn, view_for

CONCLUSIONS = ("known", "unseen")  # about hidden cards
IN_ANY_ORDER = ("hand", "deck", "intrigues", "discard", "in_play", "aside", "lasting", "trashed")


def plain(data: Any, name: str = "") -> Any:
    """Without questions and conclusions, and without the order in which cards happen to lie."""
    if isinstance(data, dict):
        kept = {key: value for key, value in data.items() if key not in (*CONCLUSIONS, "question")}
        return {key: plain(value, name if key == "cards" else key) for key, value in kept.items()}
    if isinstance(data, list) and name in IN_ANY_ORDER:
        return sorted(data, key=str)
    return [plain(item) for item in data] if isinstance(data, list) else data


def turn_of(g: State) -> Turn:
    """What a turn is known by, even when there is none."""
    held = g.clone()
    held.active = max(0, held.active)
    told = turn(held)
    assert told is not None
    return told


def opened(g: State) -> dict[int | None, Ledger]:
    """A book for each human, and one for whoever looks on."""
    seats = [None, *[player.seat for player in g.players if player.kind == Kind.HUMAN]]
    return {seat: Ledger(view_for(g, seat), turn_of(g)) for seat in seats}


def follow(g: State, luck: random.Random) -> int:
    """A game to its end; the number of times a book was compared with the view that it should give."""
    g.watched = True
    books, compared = opened(g), 0
    while not g.over:
        g.events.clear()
        resolver.choose(g, luck.choice(g.choices))
        for seat, book in books.items():
            book.begin()
            for event in g.events:
                book.enter(happened(g.catalog, event, seat))
            assert plain(book.closed()) == plain(view_for(g, seat)), f"seat {seat}, round {g.round}"
            compared += 1
    return compared


def main(games: int, seed: int) -> None:
    modes, compared = every_mode(), 0
    for number in range(games):
        mode = list(modes)[number % len(modes)]
        g = kanly.new_game(seed=seed + number, **modes[mode]).state
        compared += follow(g, random.Random(seed + number))
    print(f"{games} games of {len(modes)} modes: {compared} books compared, all right")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
