"""The table as text: board, players, Conflict, Row and what lies in front of one seat."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli import ix_screen, rival_screen
from kanly.cli.layout import Line, plain_table
from kanly.cli.voice import Voice
from kanly.content.catalog import CATALOG
from kanly.engine.player import Player
from kanly.engine.printed import Card, Space
from kanly.engine.state import State
from kanly.engine.vocabulary import FACTION_COUNT, NOBODY, Kind, Resource

SEAT_STYLES: Final = ("bold cyan", "bold red", "bold green", "bold magenta")
GROUPS: Final = ("emperor", "guild", "bene", "fremen", "landsraad", "city", "trade")
NUMBERS: Final = (
    "points",
    "solari",
    "spice",
    "water",
    "agents",
    "garrison",
    "conflict",
    "strength",
    "hand",
    "intrigue",
    *GROUPS[:FACTION_COUNT],
)
PLACES: Final = ("first", "second", "third")
QUIET: Final = "dim"


@dataclass
class Private:
    """What only one seat may see, as its view tells it: keys of cards."""

    hand: list[str] = field(default_factory=list)
    intrigues: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # further things it knows, in words


class Screen:
    """Draws one table for one seat."""

    def __init__(self, g: State, players: list[str], voice: Voice) -> None:
        self.g = g
        self.players = players
        self.voice = voice
        self.language = voice.language
        self.names = voice.names
        self.say = voice.say

    def name(self, seat: int) -> Text:
        return Text(self.players[seat], style=SEAT_STYLES[seat])

    def everything(self, seat: int, private: Private) -> Group:
        parts: list[RenderableType] = [self.board(), "", self.row(), ""]
        if self.g.rules.ix:
            parts += [ix_screen.stacks(self.g, self.voice), ""]
            parts += [Text(ix_screen.shipping(self.voice), style=QUIET), ""]
        parts += [self.conflict(), self.standing()]
        if self.g.rules.ix:
            parts += ["", self.ships_and_tiles(), ""]
        if self.g.rules.has_rivals:
            notes = rival_screen.notes(self.g, self.players, self.voice)
            parts += [Text("\n".join(notes), style=QUIET), ""]
        return Group(*parts, self.held(), "", self.own(seat, private))

    # the board

    def board(self) -> Table:
        table = plain_table("", self.say("head-space"), self.say("head-sent"), self.say("head-effects"))
        last = -1
        for space in sorted(self.spaces(), key=lambda space: space.icon):
            group = self.say(f"group-{GROUPS[space.icon]}") if space.icon != last else ""
            last = space.icon
            name = self.names.thing(space)
            table.add_row(Text(group, style=QUIET), name, self.occupants(space), self.effect(space))
        return table

    def spaces(self) -> list[Space]:
        return [space for space in CATALOG.spaces if self.g.rules.board >> space.index & 1]

    def occupants(self, space: Space) -> Text:
        seats = range(len(self.players))
        there = [self.name(seat) for seat in seats for _ in range(self.g.agents_of(seat, space.index))]
        return Text(self.say("joint-names")).join(there)

    def effect(self, space: Space) -> Text:
        text = Text(price_and_gain(self.g, space, self.voice))
        for note in self.notes(space):
            text.append(f" · {note}", style="bold")
        return text

    def notes(self, space: Space) -> list[str]:
        g, found = self.g, []
        if g.bonus_spice[space.index]:
            found.append(self.say("space-bonus", spice=g.bonus_spice[space.index]))
        if g.control[space.index] != NOBODY:
            found.append(self.owned("control", g.control[space.index]))
        if g.rules.ix and g.flags[space.index] != NOBODY:
            found.append(self.owned("dreadnought", g.flags[space.index]))
        closed = [player.seat for player in g.players if player.voice == space.index]
        return found + [self.owned("blocked", seat) for seat in closed]

    def owned(self, term: str, seat: int) -> str:
        return self.voice.labelled(self.voice.term(term), self.players[seat])

    # what can be acquired, and what is fought over

    def row(self) -> Table:
        table = plain_table(self.names.label("cost"), self.say("head-row"))
        for number in self.g.row:
            table.add_row(str(CATALOG.cards[number].cost), card_line(CATALOG.cards[number], self.voice))
        for number, left in zip(self.g.catalog.reserve, self.g.reserve, strict=True):
            card = CATALOG.cards[number]
            if card.cost >= 0:
                line = card_line(card, self.voice)
                table.add_row(str(card.cost), line.append(f" · {self.say('left', count=left)}", style=QUIET))
        return table

    def conflict(self) -> Text:
        """Not even a line before round 1."""
        if not self.g.conflict:
            return Text(end="")
        conflict = CATALOG.conflicts[self.g.conflict]
        heading = self.language.log_round(self.g.round, self.names.thing(conflict))
        level = self.say("level", level="I" * conflict.tier, left=len(self.g.conflict_deck))
        text = Text.assemble((heading, "bold"), self.say("aside", text=level))
        for key, lines in self.voice.lines(conflict).items():
            if key in PLACES[: len(self.players) - 1]:
                reward = self.voice.labelled(self.names.label(key), self.voice.one_after_other(lines))
                text.append(f"\n  {reward}")
        return text.append("\n")

    # the players

    def standing(self) -> Table:
        table = plain_table("", *(self.say(f"head-{number}") for number in NUMBERS))
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
        return [*map(str, counts), *(self.influence(me, faction) for faction in range(FACTION_COUNT))]

    def ships_and_tiles(self) -> Table:
        table = plain_table("", *ix_screen.headings(self.voice))
        for seat in self.g.seats_from(self.g.first_player):
            table.add_row(self.name(seat), *ix_screen.belongings(self.g, self.g.players[seat], self.voice))
        return table

    def influence(self, me: Player, faction: int) -> str:
        return f"{me.influence[faction]}{'*' if self.g.alliances[faction] == me.seat else ''}"

    def held(self) -> Text:
        """What only some of them have."""
        held = self.badges().items()
        parts = [
            self.voice.labelled(badge, self.voice.named([self.players[seat] for seat in seats]))
            for badge, seats in held
            if seats
        ]
        return Text(" · ".join(parts), style=QUIET)

    def badges(self) -> dict[str, list[int]]:
        players = self.g.players
        return {
            self.say("first-player"): [self.g.first_player],
            self.voice.term("mentat"): [self.g.mentat] if self.g.mentat != NOBODY else [],
            self.voice.term("seat"): [me.seat for me in players if me.council],
            self.voice.term("swordmaster"): [me.seat for me in players if me.swordmaster],
            self.say("revealed"): [me.seat for me in players if me.revealed],
        }

    # in front of one seat

    def own(self, seat: int, private: Private) -> Group:
        me = self.g.players[seat]
        leader = CATALOG.leaders[me.leader]
        name = (self.names.thing(leader), SEAT_STYLES[seat])
        title = Text.assemble(name, f" · {self.voice.effects(leader)}")
        return Group(title, self.hand(private), Text(self.piles(me), style=QUIET))

    def hand(self, private: Private) -> Table:
        table = plain_table("", self.say("head-own-hand"))
        for key in private.hand:
            table.add_row("-", card_line(CATALOG.cards[CATALOG.number[key]], self.voice))
        for key in private.intrigues:
            intrigue = CATALOG.intrigues[CATALOG.number[key]]
            kind = self.say("aside", text=self.names.label("intrigue"))
            effects = self.voice.effects(intrigue)
            line = Text.assemble((self.names.thing(intrigue), "bold"), kind, f" · {effects}")
            table.add_row("-", line)
        return table

    def piles(self, me: Player) -> str:
        piles = {
            "pile-discard": me.discard,
            "pile-in-play": me.in_play,
            "pile-aside": me.aside,
            "pile-hidden": [me.hidden_aside] if me.hidden_aside else [],
        }
        named = [
            self.voice.labelled(self.say(key), self.voice.cards(pile)) for key, pile in piles.items() if pile
        ]
        return " · ".join([self.say("pile-deck", count=len(me.deck)), *named])


def card_line(card: Card, voice: Voice) -> Text:
    """Name, Factions, icons and effects of a card in one line, which may wrap."""
    factions = voice.say("aside", text=voice.icons(card.factions)) if card.factions else ""
    return Text.assemble((voice.names.thing(card), "bold"), factions, f" · {voice.card(card)}")


def price_and_gain(g: State, space: Space, voice: Voice) -> str:
    """What the price buys, and what else is to be known of the space."""
    lines = voice.lines(space)
    changed = g.rules.mentat_price if space.key == "mentat" else 0
    price = voice.counted("solari", changed) if changed else "".join(lines.get("cost", ()))
    gains = [line for key in ("space", "sold") for line in lines.get(key, ())]
    later = [voice.labelled(voice.names.label("on_reveal"), line) for line in lines.get("on_reveal", ())]
    remarks = [line for key in ("requirement", "kind") for line in lines.get(key, ())]
    bought = voice.one_after_other([*gains, *later])
    return voice.apart([f"{price} → {bought}" if price else bought, *remarks])


def log_line(line: str, players: list[str], number: str = "") -> Line:
    """A line of the story, with the colours of the players."""
    text = Text(line)
    for seat, name in enumerate(players):
        border = r"\b" if name.isascii() else ""
        text.highlight_regex(f"{border}{re.escape(name)}{border}", SEAT_STYLES[seat])
    return Line(number, text)
