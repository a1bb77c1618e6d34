"""Book-keeping of cards and tiles on the move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.view.book import Book
from kanly.view.names import Data, Told

OPEN_PILES: Final = ("discard", "in_play", "aside")


def card(book: Book, e: Told) -> None:
    leave(book, e)
    arrive(book, e)


def leave(book: Book, e: Told) -> None:
    view, place = book.view, e["from"]
    if place in ("hand", "deck", "hidden_aside"):
        take(book.player(e)[place], e["card"])
    elif place in OPEN_PILES:
        book.player(e)[place].remove(e["card"])
    elif place == "row":
        view["row"][e["place"]] = None
    elif place == "reserve":
        view["reserve"][e["card"]] -= 1
    elif place == "imperium_deck":
        view["imperium_deck"] -= 1


def arrive(book: Book, e: Told) -> None:
    view, place = book.view, e["to"]
    if place in ("hand", "deck", "hidden_aside"):
        put(book.player(e)[place], e["card"])
    elif place in OPEN_PILES:
        book.player(e)[place].append(e["card"])
    elif place == "row":
        view["row"][e["place"]] = e["card"]
    elif place == "reserve":
        view["reserve"][e["card"]] += 1
    else:
        view["trashed"].append(e["card"])


def take(zone: Data, name: str | None) -> None:
    """Of a hidden zone the owner knows the cards, the others their number."""
    zone["size"] -= 1
    if "cards" in zone:
        zone["cards"].remove(name)


def put(zone: Data, name: str | None) -> None:
    zone["size"] += 1
    if "cards" in zone:
        zone["cards"].append(name)


def intrigue(book: Book, e: Told) -> None:
    view = book.view
    if e["from"] == "intrigue_deck":
        view["intrigue_deck"]["size"] -= 1
    elif e["from"] == "intrigues":
        holder = e["seat"] if e["victim"] is None else e["victim"]
        take(view["players"][holder]["intrigues"], e["card"])
    if e["to"] == "under_intrigue_deck":
        view["intrigue_deck"]["size"] += 1
    elif e["to"] == "intrigues":
        put(book.player(e)["intrigues"], e["card"])
    elif e["to"] == "intrigue_discard":
        view["intrigue_discard"].append(e["card"])


def shuffled(book: Book, e: Told) -> None:
    if e["deck"] == "intrigue":
        book.view["intrigue_deck"]["size"] = e["size"]
        book.view["intrigue_discard"] = []
    elif e["deck"] == "hagal":
        book.view["rivals"]["hagal_deck"] = e["size"]
        book.view["rivals"]["hagal_discard"] = []
    else:
        me = book.player(e)
        me["deck"]["size"] = e["size"]
        if "cards" in me["deck"]:
            me["deck"]["cards"] += me["discard"]
        me["discard"] = []


def lasting(book: Book, e: Told) -> None:
    waiting = book.view["lasting"]
    enter = {1: waiting.append, -1: waiting.remove}[e["change"]]
    enter({"card": e["card"], "seat": e["seat"]})


def conflict(book: Book, e: Told) -> None:
    book.view["conflict"] = e["card"]
    book.view["conflict_deck"].pop(0)


def fought(book: Book, e: Told) -> None:
    book.view["conflicts_fought"].append(e["card"])
    book.phase = "fought"


def hagal(book: Book, e: Told) -> None:
    book.view["rivals"]["hagal_deck"] -= 1
    book.view["rivals"]["hagal_discard"].append(e["card"])


def tile(book: Book, e: Told) -> None:
    view = book.view
    if e["from"] == "owned":
        mine = book.player(e)["tiles"]
        mine.remove(next(entry for entry in mine if entry["tile"] == e["tile"]))
    elif e["from"] == "face_up":
        view["tech"][e["stack"]]["size"] -= 1
        view["tech"][e["stack"]]["top"] = None
    if e["to"] == "face_up":
        view["tech"][e["stack"]]["top"] = e["tile"]
    elif e["to"] == "owned":
        book.player(e)["tiles"].append({"tile": e["tile"], "flipped": False})
    else:
        view["tiles_trashed"].append(e["tile"])


CARDS: Final[dict[str, Callable[[Book, Told], None]]] = {
    "card": card,
    "intrigue": intrigue,
    "shuffled": shuffled,
    "lasting": lasting,
    "conflict": conflict,
    "fought": fought,
    "hagal": hagal,
    "tile": tile,
}
