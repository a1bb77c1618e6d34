"""What a seat may see of hidden things, taken from its view and from nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kanly.cli.names import listed, title
from kanly.cli.screen import Private
from kanly.game import Game


def private_of(game: Game, seat: int) -> Private:
    own = game.view(seat)["players"][seat]
    return Private(own["hand"]["cards"], own["intrigues"]["cards"], own_notes(own))


def own_notes(own: dict[str, Any]) -> list[str]:
    notes = []
    if own["secrets"] and not own["masterstroke_used"]:
        notes.append(f"Your secret Factions: {listed([title(key) for key in own['secrets']])}")
    notes += [
        f"On top of your deck: {title(card['card'])}" for card in own["deck"]["known"] if not card["depth"]
    ]
    return notes


def known_of_others(game: Game, seat: int, players: list[str]) -> list[str]:
    """What this seat can be sure of in the hands of the others."""
    notes = []
    for other, shown in enumerate(game.view(seat)["players"]):
        if other != seat and other in game.humans:
            known = [*shown["hand"]["known"], *shown["intrigues"]["known"]]
            cards = listed([title(key) for key in known]) or "nothing that can be known for certain"
            notes.append(f"{players[other]} holds {cards}")
    return notes


def drawn_cards(before: Game, after: Game, seat: int) -> list[str]:
    """For the eyes of that seat: what came into its hand."""
    then, now = private_of(before, seat), private_of(after, seat)
    new = Counter(now.hand + now.intrigues) - Counter(then.hand + then.intrigues)
    names = [title(key) for key in new.elements()]
    return [f"  You draw {listed(names)}"] if names else []
