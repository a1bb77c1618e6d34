"""Texts on demand: `card NAME`, `look 2`, `look conflict`, `rules WORD`; names at hand are meant first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from kanly.cli.card import show
from kanly.cli.rulings import answer
from kanly.cli.screen import QUIET, SEAT_STYLES
from kanly.cli.usage import UserError, told
from kanly.cli.words import name_of
from kanly.telling import at_hand, shelf
from kanly.telling.finding import find, is_exact
from kanly.telling.menus import Item, answered, things_in
from kanly.telling.rulebook import packaged
from kanly.telling.table import piles
from kanly.text.questions import View

if TYPE_CHECKING:
    from kanly.cli.desk import Desk
    from kanly.telling.shelf import Thing

LONGEST_NAME: Final = 60  # characters
MOST_LINES: Final = 60  # of rulings and rules


class Look:
    """At a table that is shown by a view, with these lines to choose from."""

    def __init__(self, desk: Desk, view: View, players: list[str], items: list[Item]) -> None:
        self.desk = desk
        self.view = view
        self.players = players
        self.items = items

    def answer(self, line: str) -> None:
        word, _, name = line.partition(" ")
        if name_of(word) == "rules":
            self.rules(name.strip())
        else:
            self.at(name.strip())

    def rules(self, name: str) -> None:
        try:
            sought, width = name[:LONGEST_NAME], self.desk.console.width
            lines = answer(packaged(), sought, self.desk.voice.say, width).splitlines()
        except UserError:
            lines = [self.nothing(name)]
        more = [self.desk.voice.say("and-more")] if len(lines) > MOST_LINES else []
        self.desk.print("\n".join([*lines[:MOST_LINES], *more]))

    def at(self, name: str) -> None:
        item = answered(name, self.items) if name.isdigit() else None
        things = things_in(item) if item else self.named(name)
        if item:
            self.desk.print("\n".join([item.text, *(f"  {inner.text}" for inner in item.inside)]), "bold")
        elif not things:
            self.desk.print(self.nothing(name))
        is_clear = bool(item) or len(things) == 1 or (bool(things) and is_exact(name, things[0]))
        if things:
            show(self.desk.console, things, self.desk.voice.language, is_clear)
        if is_clear:
            self.belongings([shelf.key_of(thing) for thing in things])

    def nothing(self, name: str) -> str:
        return self.desk.voice.say("look-nothing", name=told(name[:LONGEST_NAME]))

    def named(self, name: str) -> list[Thing]:
        """What has that very name; else what is at hand, the nearest first; else whatever there is."""
        if self.view["conflict"] and name_of(name) == "conflict":
            return [shelf.thing(self.view["conflict"])]
        things = find(name[:LONGEST_NAME])
        if things and is_exact(name, things[0]):
            return things
        for circle in self.circles():
            near = [thing for thing in things if shelf.key_of(thing) in circle]
            if near:
                return near
        return things

    def circles(self) -> list[list[str]]:
        view = self.view
        own = [*at_hand.hand(view), *at_hand.intrigues(view), *at_hand.own_tiles(view)]
        leaders = [player["leader"] for player in view["players"] if player["leader"]]
        board = [*(f"@{space}" for space in view["spaces"]), *leaders, view["conflict"] or ""]
        return [own, [*at_hand.on_sale(view), *at_hand.tiles_on_sale(view)], board, [*at_hand.named_in(view)]]

    def belongings(self, keys: list[str]) -> None:
        """What lies open of a player, below the Leader."""
        for seat, player in enumerate(self.view["players"]):
            if player["leader"] in keys:
                name = Text(self.players[seat], style=SEAT_STYLES[seat])
                lying = Text(f" · {piles(self.view, seat, self.desk.voice)}", style=QUIET)
                self.desk.console.print(name + lying)
