"""Paper and keyboard: what the terminal prints, and the answers it is given."""

from __future__ import annotations

from typing import Final, Protocol

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kanly.cli.menu import Item
from kanly.cli.private import private_of
from kanly.cli.question import purse
from kanly.cli.replay import outcome
from kanly.cli.screen import SEAT_STYLES, Screen, log_line
from kanly.game import Game

HELP: Final = """\
Type the number of a line and press Enter. Where a line has "..." a second list
follows; "3 2" answers both at once, and 0 goes back. y and n answer yes and no.
  t  the whole table again          l  what happened lately
  u  take your last choice back     s  save the game
  k  what others surely hold        ?  this help
  q  leave (you can save first)

The table: VP Victory Points, Sol Solari, Spi spice, Wat water, Agt Agents ready,
Gar garrison, Con troops in the Conflict, Str strength, Intr Intrigue cards, then
Influence with Emperor, Spacing Guild, Bene Gesserit and Fremen; * is an Alliance.
Each round you send your Agents, each with a card that shows the icon of the space,
and then reveal the rest of your hand for persuasion (to acquire cards) and swords.
On a combat space you may deploy the troops you recruit there and two more. A troop
in the Conflict counts 2, a sword 1; the strongest take the rewards. 2 Influence
with a Faction is a Victory Point, and its Alliance (from 4 on) is another. The
game ends after a round in which somebody has 10 Victory Points (12 in Epic mode),
or after round 10."""
IX_HELP: Final = """
Rise of Ix: Ship is your place on the Shipping track, Neg your Negotiators. Tech
tiles are bought for spice, and each Negotiator you return makes one cheaper by 1.
A dreadnought counts 3 and comes home after a Conflict; the winner puts one on a
flag and controls that location for a round. Reveal or Unload: the box also works
when the card is discarded or trashed. Infiltrate: enemy Agents do not block it."""

RIVALS_HELP: Final = """
Rivals play by cards: one is turned up after the other until it shows a free space.
The Agent goes there, and the Rival gets what the card shows, not what the space
does. On a combat space it deploys all it recruits and two more units. In combat
each Rival with a unit there turns up a card for its swords. House Hagal, the third
player of a two-player game, moves after each Agent turn of the First Player; it
gains no points and no rewards, but it takes spaces, ranks and Alliances away. The
Rivals of a solo game take rewards, and turn 3 water, 7 Solari, 7 spice or 3
Intrigue cards into a Victory Point. What their rules leave open, you decide."""


class Keyboard(Protocol):
    """As much of a text stream as is needed."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...


class Desk:
    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self.keyboard = keyboard
        self.ahead: list[str] = []  # answers typed in advance

    # --- the keyboard

    def read_word(self) -> str:
        """The next answer; several may be typed in one line. Raises EOFError at the end of input."""
        while not self.ahead:
            self.ahead = self.read_line("> ").lower().split()
        return self.ahead.pop(0)

    def read_line(self, prompt: str) -> str:
        self.console.print(Text(prompt), end="")
        self.console.file.flush()
        line = self.keyboard.readline()
        if not line:
            raise EOFError
        if not self.keyboard.isatty():
            self.say(line.strip())  # a terminal shows by itself what is typed
        return line.strip()

    def agrees(self, prompt: str) -> bool:
        return self.read_line(prompt).lower() in ("y", "yes")

    def forget_ahead(self) -> None:
        self.ahead.clear()

    # --- the paper

    def help(self, game: Game) -> None:
        self.say(HELP)
        if game.state.stacks:
            self.say(IX_HELP)
        if game.state.has_rivals:
            self.say(RIVALS_HELP)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def tell(self, lines: list[str], players: list[str]) -> None:
        if lines:
            self.console.print()
        for line in lines:
            self.console.print(log_line(line, players))

    def show_table(self, game: Game, seat: int, players: list[str]) -> None:
        self.console.print(Rule(style="dim"))
        self.console.print(Screen(game.state, players).everything(seat, private_of(game, seat)))

    def show_question(self, game: Game, seat: int, players: list[str], heading: str) -> None:
        name = Text(players[seat], style=SEAT_STYLES[seat])
        self.console.print()
        self.console.print(Text.assemble(name, f" · {purse(game.state.players[seat])}"))
        for note in private_of(game, seat).notes:
            self.say(note)
        self.say(heading, "bold")

    def show_items(self, items: list[Item]) -> None:
        for number, item in enumerate(items, 1):
            self.console.print(log_line(item.text, [], f"{number}."))

    def show_end(self, game: Game, players: list[str]) -> None:
        self.console.print()
        self.console.print(Screen(game.state, players).standing())
        self.say(outcome(game.state, players), "bold")
