"""The table as text: board, players, Conflict, Row and what lies in front of one seat."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import ix_screen, rival_screen
from kanly.cli.effects import card_phrase, icons_of, intrigue_phrase, phrases, space_cost, space_phrase
from kanly.cli.layout import plain_table
from kanly.cli.leader_text import leader_phrase
from kanly.cli.names import FACTIONS, counted, icon_names, name_of, space_name, thing_name
from kanly.content.catalog import CATALOG
from kanly.engine.player import Player
from kanly.engine.printed import Card, Space
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Kind, Resource

SEAT_STYLES: Final = ("bold cyan", "bold red", "bold green", "bold magenta")
GROUPS: Final = ("Emp", "Gui", "Ben", "Fre", "Lan", "Cit", "Spi")
NUMBERS: Final = ("VP", "Sol", "Spi", "Wat", "Agt", "Gar", "Con", "Str", "Hand", "Intr", *GROUPS[:4])
PLACES: Final = ("1st", "2nd", "3rd")
QUIET: Final = "dim"


@dataclass
class Private:
    """What only one seat may see, as its view tells it: keys of cards."""

    hand: list[str] = field(default_factory=list)
    intrigues: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # further things it knows, in words


class Screen:
    """Draws one table for one seat."""

    def __init__(self, g: State, players: list[str]) -> None:
        self.g = g
        self.players = players

    def name(self, seat: int) -> Text:
        return Text(self.players[seat], style=SEAT_STYLES[seat])

    def everything(self, seat: int, private: Private) -> Group:
        parts: list[RenderableType] = [self.board(), "", self.row(), ""]
        if self.g.stacks:
            parts += [ix_screen.stacks(self.g), "", Text(ix_screen.shipping(), style=QUIET), ""]
        parts += [self.conflict(), self.standing()]
        if self.g.stacks:
            parts += ["", self.ships_and_tiles(), ""]
        if self.g.has_rivals:
            parts += [Text("\n".join(rival_screen.notes(self.g, self.players)), style=QUIET), ""]
        return Group(*parts, self.held(), "", self.own(seat, private))

    # the board

    def board(self) -> Table:
        table = plain_table("", "Space", "Agents", "What it costs and gives")
        last = -1
        for space in sorted(self.spaces(), key=lambda space: space.icon):
            group = Text(GROUPS[space.icon] if space.icon != last else "", style=QUIET)
            last = space.icon
            table.add_row(group, thing_name(space), self.occupants(space), self.effect(space))
        return table

    def spaces(self) -> list[Space]:
        return [space for space in CATALOG.spaces if self.g.board >> space.index & 1]

    def occupants(self, space: Space) -> Text:
        seats = range(len(self.players))
        there = [self.name(seat) for seat in seats for _ in range(self.g.agents_of(seat, space.index))]
        return Text(", ").join(there)

    def effect(self, space: Space) -> Text:
        text = Text(price_and_gain(self.g, space))
        if self.g.bonus_spice[space.index]:
            text.append(f" · {self.g.bonus_spice[space.index]} bonus spice", style="bold")
        for note in self.notes(space):
            text.append(f" · {note}", style="bold")
        return text

    def notes(self, space: Space) -> list[str]:
        found = []
        if self.g.control[space.index] != NOBODY:
            found.append(f"control: {self.players[self.g.control[space.index]]}")
        if self.g.flags and self.g.flags[space.index] != NOBODY:
            found.append(f"dreadnought: {self.players[self.g.flags[space.index]]}")
        closed = [self.players[p.seat] for p in self.g.players if p.voice == space.index]
        return found + [f"closed by {name}" for name in closed]

    # what can be acquired, and what is fought over

    def row(self) -> Table:
        table = plain_table("Cost", "Imperium Row and Reserve")
        for number in self.g.row:
            table.add_row(str(CATALOG.cards[number].cost), card_line(CATALOG.cards[number]))
        for number, left in zip(CATALOG.reserve, self.g.reserve, strict=True):
            if CATALOG.cards[number].cost >= 0:
                line = card_line(CATALOG.cards[number])
                table.add_row(str(CATALOG.cards[number].cost), line.append(f" · {left} left", style=QUIET))
        return table

    def conflict(self) -> Text:
        conflict = CATALOG.conflicts[self.g.conflict]
        text = Text()
        text.append(f"Round {self.g.round} · Conflict: {thing_name(conflict)}", style="bold")
        text.append(f" (level {'I' * conflict.tier}, {len(self.g.conflict_deck)} more to come)")
        for place, words in list(zip(PLACES, conflict.rewards, strict=True))[: len(self.players) - 1]:
            text.append(f"\n  {place}: {phrases(words)}")
        return text.append("\n")

    # the players

    def standing(self) -> Table:
        table = plain_table("", *NUMBERS)
        for seat in self.g.seats_from(self.g.first_player):
            table.add_row(self.name(seat), *self.numbers(self.g.players[seat]))
        return table

    def numbers(self, me: Player) -> list[str]:
        stock = me.stock
        counts = (
            me.points(),
            stock[Resource.SOLARI],
            stock[Resource.SPICE],
            stock[Resource.WATER],
            me.agents,
            me.garrison,
            me.conflict,
            me.strength(),
            len(me.hand) if me.kind == Kind.HUMAN else "",
            len(me.intrigues),
        )
        return [*map(str, counts), *(self.influence(me, faction) for faction in range(len(FACTIONS)))]

    def ships_and_tiles(self) -> Table:
        table = plain_table("", *ix_screen.HEADINGS)
        for seat in self.g.seats_from(self.g.first_player):
            table.add_row(self.name(seat), *ix_screen.belongings(self.g, self.g.players[seat]))
        return table

    def influence(self, me: Player, faction: int) -> str:
        return f"{me.influence[faction]}{'*' if self.g.alliances[faction] == me.seat else ''}"

    def held(self) -> Text:
        """What only some of them have."""
        parts = [f"First Player: {self.players[self.g.first_player]}"]
        for badge, seats in self.badges().items():
            if seats:
                parts.append(f"{badge}: {', '.join(self.players[seat] for seat in seats)}")
        return Text(" · ".join(parts), style=QUIET)

    def badges(self) -> dict[str, list[int]]:
        players = self.g.players
        return {
            "Mentat": [self.g.mentat] if self.g.mentat != NOBODY else [],
            "High Council": [me.seat for me in players if me.council],
            "Swordmaster": [me.seat for me in players if me.swordmaster],
            "revealed": [me.seat for me in players if me.revealed],
        }

    # in front of one seat

    def own(self, seat: int, private: Private) -> Group:
        me = self.g.players[seat]
        leader = CATALOG.leaders[me.leader]
        title = Text.assemble((thing_name(leader), SEAT_STYLES[seat]), f" · {leader_phrase(leader)}")
        return Group(title, self.hand(private), Text(self.piles(me), style=QUIET))

    def hand(self, private: Private) -> Table:
        table = plain_table("", "Cards in your hand")
        for key in private.hand:
            table.add_row("-", card_line(CATALOG.cards[CATALOG.number[key]]))
        for key in private.intrigues:
            intrigue = CATALOG.intrigues[CATALOG.number[key]]
            line = Text.assemble((thing_name(intrigue), "bold"), " · Intrigue, ", intrigue_phrase(intrigue))
            table.add_row("-", line)
        return table

    def piles(self, me: Player) -> str:
        parts = [f"{counted(len(me.deck), 'card')} in your deck"]
        if me.discard:
            parts.append(f"discard pile: {card_names(me.discard)}")
        if me.in_play:
            parts.append(f"in play: {card_names(me.in_play)}")
        if me.aside:
            parts.append(f"set aside: {card_names(me.aside)}")
        if me.hidden_aside:
            parts.append(f"set aside, face down: {name_of(me.hidden_aside)}")
        return " · ".join(parts)


def card_names(cards: list[int]) -> str:
    return ", ".join(name_of(card) for card in cards)


def card_line(card: Card) -> Text:
    """Name, Factions, icons and effects of a card in one line, which may wrap."""
    line = Text(thing_name(card), style="bold")
    factions = f" ({icon_names(card.factions)})" if card.factions else ""
    icons = f"[{icons_of(card)}] " if card.icons else ""
    return Text.assemble(line, factions, f" · {icons}{card_phrase(card)}")


def price_and_gain(g: State, space: Space) -> str:
    cost = f"{g.mentat_price} Solari" if g.mentat_price and space.key == "mentat" else space_cost(space)
    parts = [cost] if cost else []
    if space.requires:
        parts.append(f"needs {space.requires[1]} {FACTIONS[space.requires[0]]} Influence")
    price = f"{', '.join(parts)} → " if parts else ""
    once = " · once a game" if space.once else ""
    return f"{price}{space_phrase(space)}{once}{' · combat' if space.combat else ''}"


def sent_to(g: State, space: int) -> str:
    """A space as a choice: its name, price and gain."""
    return f"{space_name(space)}: {price_and_gain(g, CATALOG.spaces[space])}"


def log_line(line: str, players: list[str], number: str = "") -> Table:
    """A line of the story; its continuation lines are indented."""
    text = Text(line)
    for seat, name in enumerate(players):
        text.highlight_regex(rf"\b{re.escape(name)}\b", SEAT_STYLES[seat])
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(min_width=4, justify="right", style=QUIET)
    grid.add_column()
    grid.add_row(number, text)
    return grid
