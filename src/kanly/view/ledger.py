"""Book-keeping: what happened, entered into a view, gives the view of what came of it.

What a seat concludes about hidden cards (`known`, `unseen`) is no event, and neither is its question; all
else that a view shows is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.engine.vocabulary import TROOP_STRENGTH
from kanly.view.book import Book
from kanly.view.book_cards import CARDS
from kanly.view.book_facts import mark
from kanly.view.names import Data, Told
from kanly.view.schema.events import Event
from kanly.view.schema.table import View

POSTS: Final = {"supply": "supply", "garrison": "garrison", "conflict": "conflict", "ix": "negotiators"}
SHIP_POSTS: Final = {"supply": "supply", "garrison": "garrison", "conflict": "conflict", "flag": "flags"}


class Ledger(Book):
    def begin(self) -> None:
        """What Rivals did and why is told anew after each choice."""
        if "rivals" in self.view:
            self.view["rivals"]["reasons"] = []

    def enter(self, event: Event) -> None:
        ENTRIES[event["what"]](self, event)

    def closed(self) -> View:
        """The view, with what follows from all that was entered."""
        for player in self.view["players"]:
            player["strength"] = strength(player)
        self.view["phase"] = phase(self.view, self.phase)
        self.view["turn"] = None if self.view["active"] is None else self.of_turn()
        view: View = self.view
        return view

    def of_turn(self) -> Data:
        rivals = self.view.get("rivals")
        if not rivals:
            return dict(self.turn)
        is_rival = self.view["players"][self.view["active"]]["kind"] != "human"
        cards = rivals["hagal_discard"]
        return {**self.turn, "hagal_card": cards[-1] if is_rival and cards else None}


def strength(player: Data) -> int:
    ships = player.get("dreadnoughts", {"conflict": 0, "strength": 0})
    if player["conflict"] + ships["conflict"] == 0:
        return 0
    swords: int = player["resources"]["swords"]
    total: int = TROOP_STRENGTH * player["conflict"] + ships["strength"] * ships["conflict"] + swords
    return total


def phase(view: Data, last: str) -> str:
    if view["chooser"] is None:
        return "over"
    if view["round"] == 0:
        return "setup"
    if view["active"] is not None:
        return "player_turns"
    if view["window"] == "endgame":
        return "endgame"
    return "combat" if last == "combat" else "round_start"


# --- resources, units, Influence


def resource(book: Book, e: Told) -> None:
    book.player(e)["resources"][e["resource"]] += e["change"]


def units(book: Book, e: Told) -> None:
    me = book.player(e)
    if e["unit"] == "troop":
        me[POSTS[e["from"]]] -= e["count"]
        me[POSTS[e["to"]]] += e["count"]
        return
    me["dreadnoughts"][SHIP_POSTS[e["from"]]] -= e["count"]
    me["dreadnoughts"][SHIP_POSTS[e["to"]]] += e["count"]


def influence(book: Book, e: Told) -> None:
    book.player(e)["influence"][e["faction"]] += e["change"]


def alliance(book: Book, e: Told) -> None:
    book.view["alliances"][e["faction"]] = e["seat"]


def freighter(book: Book, e: Told) -> None:
    book.player(e)["freighter"] = e["position"]


# --- the board


def agent(book: Book, e: Told) -> None:
    move_agents(book, e, e["from"], -e["count"])
    move_agents(book, e, e["to"], e["count"])


def move_agents(book: Book, e: Told, post: str | None, count: int) -> None:
    if post is None:
        book.player(e)["agents"] += count
    elif post != "on_the_way":
        book.view["spaces"][post]["agents"][e["seat"]] += count


def control(book: Book, e: Told) -> None:
    book.view["spaces"][e["space"]]["control"] = e["seat"]


def bonus_spice(book: Book, e: Told) -> None:
    book.view["spaces"][e["space"]]["bonus_spice"] += e["change"]


def flag(book: Book, e: Told) -> None:
    lies = None if e["seat"] is None else {"seat": e["seat"], "round": e["round"]}
    book.view["spaces"][e["space"]]["dreadnought"] = lies


# --- the rest


def reason(book: Book, e: Told) -> None:
    book.view["rivals"]["reasons"].append(e["reason"])


def asked(book: Book, e: Told) -> None:
    book.view |= {"chooser": e["seat"], **{name: e[name] for name in ("window", "passed", "active")}}
    book.view["row"] = [name for name in book.view["row"] if name]


def nothing(book: Book, e: Told) -> None:
    """It changes nothing that lies on the table."""


ENTRIES: Final[dict[str, Callable[[Book, Told], None]]] = {
    **CARDS,
    "resource": resource,
    "units": units,
    "influence": influence,
    "alliance": alliance,
    "control": control,
    "agent": agent,
    "bonus_spice": bonus_spice,
    "flag": flag,
    "ranked": nothing,
    "freighter": freighter,
    "mark": mark,
    "reason": reason,
    "begun": nothing,
    "asked": asked,
}
