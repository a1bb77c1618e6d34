"""The whole table with every text: board, players, Conflict, Row and one's own cards."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import ix_screen, rival_screen
from kanly.cli.layout import Line, plain_table
from kanly.telling import shelf
from kanly.telling.menus import price_and_gain
from kanly.telling.table import (
    NUMBERS,
    badges,
    conflict_heading,
    numbers,
    piles,
    rewards,
    seats_in_order,
    space_notes,
    spaces_by_kind,
)
from kanly.telling.voice import Voice
from kanly.text.questions import View
from kanly.view.own import own_player, own_seat

SEAT_STYLES: Final = ("bold cyan", "bold red", "bold green", "bold magenta")
QUIET: Final = "dim"


class Screen:
    """Draws one table as a view shows it."""

    def __init__(self, view: View, players: list[str], voice: Voice) -> None:
        self.view = view
        self.players = players
        self.voice = voice
        self.names = voice.names
        self.say = voice.say

    def name(self, seat: int) -> Text:
        return Text(self.players[seat], style=SEAT_STYLES[seat])

    def everything(self) -> Group:
        """For a seat, not for an onlooker."""
        parts: list[RenderableType] = [self.board(), "", self.row(), ""]
        if "tech" in self.view:
            parts += [ix_screen.stacks(self.view, self.voice), ""]
            parts += [Text(ix_screen.shipping(self.voice), style=QUIET), ""]
        parts += [self.conflict(), self.standing()]
        if "tech" in self.view:
            parts += ["", self.ships_and_tiles(), ""]
        if "rivals" in self.view:
            notes = rival_screen.notes(self.view, self.players, self.voice)
            parts += [Text("\n".join(notes), style=QUIET), ""]
        return Group(*parts, self.held(), "", self.own())

    # the board

    def board(self) -> Table:
        table = plain_table("", self.say("head-space"), self.say("head-sent"), self.say("head-effects"))
        last = ""
        for kind, key in spaces_by_kind(self.view):
            group = self.say(f"group-{kind}") if kind != last else ""
            last = kind
            name = self.names.space_key(key)
            table.add_row(Text(group, style=QUIET), name, self.occupants(key), self.effect(key))
        return table

    def occupants(self, space: str) -> Text:
        agents = self.view["spaces"][space]["agents"]
        there = [self.name(seat) for seat, count in enumerate(agents) for _ in range(count)]
        return Text(self.say("joint-names")).join(there)

    def effect(self, space: str) -> Text:
        text = Text(price_and_gain(self.view, space, self.voice))
        for note in space_notes(self.view, space, self.players, self.voice):
            text.append(f" · {note}", style="bold")
        return text

    # what can be acquired, and what is fought over

    def row(self) -> Table:
        table = plain_table(self.names.label("cost"), self.say("head-row"))
        for key in self.view["row"]:
            table.add_row(str(shelf.card(key).cost), card_line(key, self.voice))
        for key, left in self.view["reserve"].items():
            if shelf.card(key).cost >= 0:
                line = card_line(key, self.voice)
                line.append(f" · {self.say('left', count=left)}", style=QUIET)
                table.add_row(str(shelf.card(key).cost), line)
        return table

    def conflict(self) -> Text:
        """Not even a line before round 1."""
        if not self.view["conflict"]:
            return Text(end="")
        text = Text(conflict_heading(self.view, self.voice), style="bold")
        for reward in rewards(self.view, self.voice):
            text.append(f"\n  {reward}", style="not bold")
        return text.append("\n")

    # the players

    def standing(self) -> Table:
        table = plain_table("", *(self.say(f"head-{number}") for number in NUMBERS))
        for seat in seats_in_order(self.view):
            table.add_row(self.name(seat), *numbers(self.view, seat))
        return table

    def ships_and_tiles(self) -> Table:
        table = plain_table("", *ix_screen.headings(self.voice))
        for seat in seats_in_order(self.view):
            table.add_row(self.name(seat), *ix_screen.belongings(self.view["players"][seat], self.voice))
        return table

    def held(self) -> Text:
        """What only some of them have."""
        parts = [
            self.voice.labelled(self.badge(name), self.voice.named([self.players[seat] for seat in seats]))
            for name, seats in badges(self.view).items()
            if seats
        ]
        return Text(" · ".join(parts), style=QUIET)

    def badge(self, name: str) -> str:
        return self.say(name) if name in ("first-player", "revealed") else self.voice.term(name)

    # in front of one seat

    def own(self) -> Group:
        seat, me = own_seat(self.view), own_player(self.view)
        leader = shelf.leader(me["leader"] or "")
        name = (self.names.thing(leader), SEAT_STYLES[seat])
        title = Text.assemble(name, f" · {self.voice.effects(leader)}")
        return Group(title, self.hand(), Text(piles(self.view, seat, self.voice), style=QUIET))

    def hand(self) -> Table:
        me = own_player(self.view)
        table = plain_table("", self.say("head-own-hand"))
        for key in me["hand"]["cards"]:
            table.add_row("-", card_line(key, self.voice))
        kind = self.say("aside", text=self.names.label("intrigue"))
        for key in me["intrigues"]["cards"]:
            effects = self.voice.effects(shelf.thing(key))
            table.add_row("-", Text.assemble((self.voice.key(key), "bold"), kind, f" · {effects}"))
        return table


def card_line(key: str, voice: Voice) -> Text:
    """Name, Factions, icons and effects of a card in one line, which may wrap."""
    card = shelf.card(key)
    factions = voice.say("aside", text=voice.icons(card.factions)) if card.factions else ""
    return Text.assemble((voice.names.thing(card), "bold"), factions, f" · {voice.card(card)}")


def log_line(line: str, players: list[str], number: str = "") -> Line:
    """A line of the story, with the colours of the players."""
    text = Text(line)
    for seat, name in enumerate(players):
        border = r"\b" if name.isascii() else ""
        text.highlight_regex(f"{border}{re.escape(name)}{border}", SEAT_STYLES[seat])
    return Line(number, text)
