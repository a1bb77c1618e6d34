"""Book-keeping of facts that have a value: of the game, of a turn, of a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.view.book import Book
from kanly.view.names import Told

COUNTS: Final = ("recruited", "deployed", "deployed_by_right")
SHIP_COUNTS: Final = ("commissioned", "deployed_dreadnoughts", "dreadnoughts_by_right", "ambushed")
OF_GAME: Final = ("round", "first_player", "mentat", "mentat_promised", "reveals", "winners")
OF_TURN: Final = {
    "revealing": "revealing",
    "sent_card": "card",
    "sent_space": "space",
    "on_combat_space": "on_combat_space",
    "added_icons": "added_icons",
    "passes_enemies": "passes_enemies",
    "top_allowed": "top_allowed",
    "another_turn": "another_turn",
    "enemy_there": "enemy_there",
    "persuasion_gained": "persuasion_gained",
    "cards_with_swords": "cards_with_swords",
}
NEW_TURN: Final = {
    "revealing": False,
    "card": None,
    "space": None,
    "on_combat_space": False,
    "persuasion_gained": 0,
    "cards_with_swords": 0,
}
TURN_OVER: Final = {
    "revealing": False,
    "added_icons": [],
    "passes_enemies": False,
    "top_allowed": False,
    "another_turn": False,
}


def mark(book: Book, e: Told) -> None:
    fact = e["fact"]
    if fact in OF_GAME:
        book.view[fact] = e["value"]
    elif fact in OF_TURN:
        book.turn |= {name: e["value"] for name in (OF_TURN[fact],) if name in book.turn}
    elif fact in FACTS:
        FACTS[fact](book, e)
    elif fact in book.player(e):
        book.player(e)[fact] = e["value"]


def phase_begins(book: Book, e: Told) -> None:
    book.phase = e["value"]


def turn_begins(book: Book, e: Told) -> None:
    me = book.player(e)
    me["voice"] = None
    if "turns" in me:
        me["turns"] = e["value"]
    book.turn |= {name: value for name, value in NEW_TURN.items() if name in book.turn}


def rival_turn_begins(book: Book, e: Told) -> None:
    book.turn |= {"card": None, "space": None, "on_combat_space": False}


def turn_ends(book: Book, e: Told) -> None:
    if book.player(e)["kind"] == "human":
        book.turn |= {name: value for name, value in TURN_OVER.items() if name in book.turn}


def counts_forgotten(book: Book, e: Told) -> None:
    for player in book.view["players"]:
        player |= dict.fromkeys(COUNTS, 0)
        if "dreadnoughts" in player:
            player |= {**dict.fromkeys(SHIP_COUNTS, 0), "taken_back": None}


def masterstroke(book: Book, e: Told) -> None:
    book.player(e)["masterstroke_used"] = True
    book.player(e)["secrets"] = e["value"]


def secrets(book: Book, e: Told) -> None:
    book.player(e)["secrets"] = e["value"]


def snooper(book: Book, e: Told) -> None:
    book.player(e)["snoopers"].remove(e["value"])


def flipped(book: Book, e: Told) -> None:
    next(t for t in book.player(e)["tiles"] if t["tile"] == e["value"])["flipped"] = True


def fresh(book: Book, e: Told) -> None:
    for player in book.view["players"]:
        for owned in player.get("tiles", ()):
            owned["flipped"] = False


def hagal_due(book: Book, e: Told) -> None:
    book.view["rivals"]["hagal_due"] = e["value"]


FACTS: Final[dict[str, Callable[[Book, Told], None]]] = {
    "phase": phase_begins,
    "turn_began": turn_begins,
    "rival_turn": rival_turn_begins,
    "turn_ended": turn_ends,
    "counts_forgotten": counts_forgotten,
    "masterstroke": masterstroke,
    "secrets": secrets,
    "snooper": snooper,
    "flipped": flipped,
    "fresh": fresh,
    "hagal_due": hagal_due,
}
