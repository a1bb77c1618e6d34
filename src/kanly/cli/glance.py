"""The table at a glance: everything that changes, by name and number, on one screen; no texts."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Console
from rich.text import Text

from kanly.cli.ix_screen import tile_name
from kanly.cli.packing import beside, columns, packed, paragraph
from kanly.cli.screen import QUIET, SEAT_STYLES
from kanly.telling import shelf
from kanly.telling.known import own_notes
from kanly.telling.table import (
    NUMBERS,
    badges,
    conflict_heading,
    held,
    numbers,
    rewards,
    seats_in_order,
    spaces_by_kind,
)
from kanly.telling.voice import Voice
from kanly.text.questions import View
from kanly.view.own import own_player

LEFT: Final = 72  # cells at least for what stands beside the board
GUTTER: Final = 2  # between them

Lines = list[Text]


class Glance:
    def __init__(self, view: View, players: list[str], voice: Voice, console: Console) -> None:
        self.view = view
        self.players = players
        self.voice = voice
        self.say = voice.say
        self.console = console

    def layouts(self) -> list[Lines]:
        """The fullest first; the last one leaves out empty spaces and what never changes."""
        width = self.console.width
        top, own = self.top(width), self.own(width)
        whole = [*top, *self.ships(width), *self.board(width), *self.market(width), *own]
        return [
            *self.in_two_columns(width),
            whole,
            [*top, *self.board(width, False), *self.market(width, False), *own],
        ]

    def in_two_columns(self, width: int) -> list[Lines]:
        """The board beside the rest, if there is room for it."""
        board = self.board_by_kind()
        left = width - max(line.cell_len for line in board) - GUTTER
        if left < LEFT:
            return []
        parts = [self.top(left), self.ships(left), self.market(left), self.own(left)]
        spread = [line for part in parts if part for line in (*part, Text())]
        return [beside(spread[:-1], board, left + GUTTER)]

    def top(self, width: int) -> Lines:
        return [*self.conflict(width), *self.standing(width)]

    def name(self, seat: int) -> Text:
        return Text(self.players[seat], style=SEAT_STYLES[seat])

    def conflict(self, width: int) -> Lines:
        """None before round 1."""
        if not self.view["conflict"]:
            return []
        text = Text(conflict_heading(self.view, self.voice), style="bold")
        for reward in rewards(self.view, self.voice):
            text.append(f" · {reward}", style="not bold")
        return paragraph(text, self.console, width)

    # --- the players

    def standing(self, width: int) -> Lines:
        heads = [Text(self.say(f"head-{number}"), style=QUIET) for number in NUMBERS]
        rows = [[Text(), *heads, Text()]]
        for seat in seats_in_order(self.view):
            rows.append([self.name(seat), *map(Text, self.numbers(seat)), Text(self.badges(seat))])
        lines = columns(rows)
        if max(line.cell_len for line in lines) <= width:
            return lines
        return [*columns([row[:-1] for row in rows]), *self.badge_line(width)]

    def numbers(self, seat: int) -> list[str]:
        """Dreadnoughts stand behind the troops."""
        found = dict(zip(NUMBERS, numbers(self.view, seat), strict=True))
        ships = self.view["players"][seat].get("dreadnoughts", {})
        for place in ("garrison", "conflict"):
            found[place] += f"+{ships[place]}" if ships.get(place) else ""
        return list(found.values())

    def badges(self, seat: int) -> str:
        held_by = badges(self.view).items()
        return "".join(self.say(f"badge-{name}") for name, seats in held_by if seat in seats)

    def badge_line(self, width: int) -> Lines:
        seats = [seat for seat in seats_in_order(self.view) if self.badges(seat)]
        cells = [Text.assemble(self.name(seat), f" {self.badges(seat)}") for seat in seats]
        return packed("", cells, self.console, width)

    def ships(self, width: int) -> Lines:
        """What the players have of Rise of Ix."""
        if "tech" not in self.view:
            return []
        seats = [seat for seat in seats_in_order(self.view) if self.things_of(seat)]
        cells = [Text.assemble(self.name(seat), f" {self.things_of(seat)}") for seat in seats]
        return packed(self.say("glance-ix"), cells, self.console, width) if cells else []

    def things_of(self, seat: int) -> str:
        me = self.view["players"][seat]
        parts = [self.say("glance-ship", place=me["freighter"])] if me["freighter"] else []
        parts += [self.voice.counted("negotiator", me["negotiators"])] if me["negotiators"] else []
        return self.voice.named([*parts, *(tile_name(tile, self.voice) for tile in me["tiles"])])

    # --- the board

    def board(self, width: int, is_whole: bool = True) -> Lines:
        """All spaces, or only those on which something lies."""
        cells, last = [], ""
        for kind, key in spaces_by_kind(self.view):
            marks = self.marks(key)
            if is_whole or marks:
                label = f"{self.say(f'group-{kind}')} " if kind != last else ""
                cells.append(Text.assemble((label, QUIET), self.space(key, marks)))
                last = kind
        return packed("", cells, self.console, width) if cells else []

    def board_by_kind(self) -> Lines:
        """A line for each space."""
        rows, last = [], ""
        for kind, key in spaces_by_kind(self.view):
            label = self.say(f"group-{kind}") if kind != last else ""
            rows.append([Text(label, style=QUIET), self.space(key, self.marks(key))])
            last = kind
        return columns(rows)

    def space(self, key: str, marks: Text) -> Text:
        name = Text(self.voice.names.space_key(key))
        return Text.assemble(name, " ", marks) if marks else name

    def marks(self, key: str) -> Text:
        """Agents, bonus spice, and whose control, dreadnought or Voice lies there."""
        there = self.view["spaces"][key]
        agents = [self.players[seat] for seat, count in enumerate(there["agents"]) for _ in range(count)]
        found = [self.say("glance-agents", players=self.voice.named(agents))] if agents else []
        found += [f"+{there['bonus_spice']}"] if there["bonus_spice"] else []
        found += [
            self.say(f"glance-{name}", player=self.players[seat]) for name, seat in held(self.view, key)
        ]
        text = Text(" ".join(found), style="bold")
        for seat, name in enumerate(self.players):
            text.highlight_words([name], SEAT_STYLES[seat])
        return text

    # --- cards

    def market(self, width: int, is_whole: bool = True) -> Lines:
        row = [self.priced(key, shelf.card(key).cost) for key in self.view["row"]]
        lines = packed(self.say("glance-row"), row, self.console, width)
        if is_whole:
            lasting = [key for key in self.view["reserve"] if shelf.card(key).cost >= 0]
            cells = [self.priced(key, shelf.card(key).cost) for key in lasting]
            lines += packed(self.say("glance-reserve"), cells, self.console, width)
        tops = [stack["top"] for stack in self.view.get("tech", []) if stack["top"]]
        tiles = [self.priced(key, shelf.tile(key).cost) for key in tops]
        return [*lines, *(packed(self.say("glance-tech"), tiles, self.console, width) if tiles else [])]

    def priced(self, key: str, cost: int) -> Text:
        return Text.assemble((f"{cost} ", QUIET), self.voice.key(key))

    def own(self, width: int) -> Lines:
        me = own_player(self.view)
        lines = []
        for label, pile in (("glance-hand", me["hand"]), ("glance-intrigues", me["intrigues"])):
            if pile["cards"]:
                lines += packed(self.say(label), self.counted(pile["cards"]), self.console, width)
        for note in own_notes(self.view, self.voice):
            lines += paragraph(Text(note), self.console, width)
        return lines

    def counted(self, keys: list[str]) -> list[Text]:
        return [
            Text(self.voice.key(key) + (f" ×{count}" if count > 1 else ""), style="bold")
            for key, count in Counter(keys).items()
        ]
