"""Paper and keyboard: what the terminal prints, and the answers it is given."""

from __future__ import annotations

from typing import Protocol

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kanly.cli.menu import Item
from kanly.cli.private import private_of
from kanly.cli.question import purse
from kanly.cli.replay import outcome
from kanly.cli.screen import SEAT_STYLES, Screen, log_line
from kanly.cli.typed import is_choice
from kanly.cli.voice import Voice
from kanly.game import Game
from kanly.text.deeds import Who


class Keyboard(Protocol):
    """As much of a text stream as is needed."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...


class Desk:
    def __init__(self, console: Console, keyboard: Keyboard, voice: Voice) -> None:
        self.console = console
        self.voice = voice
        self.keyboard = keyboard
        self.ahead: list[str] = []  # answers typed in advance

    # --- the keyboard

    def read_word(self) -> str:
        """The next answer; several may be typed in one line, or one choice. Raises EOFError at the end."""
        while not self.ahead:
            line = self.read_line("> ").lower()
            self.ahead = [line] if is_choice(line) else line.split()
        return self.ahead.pop(0)

    def read_line(self, prompt: str) -> str:
        self.console.print(Text(prompt), end="")
        self.console.file.flush()
        line = self.keyboard.readline()
        if not line:
            raise EOFError
        if not self.keyboard.isatty():
            self.print(line.strip())  # a terminal shows by itself what is typed
        return line.strip()

    def agrees(self, prompt: str) -> bool:
        return self.read_line(prompt).lower() in ("y", "yes")

    def forget_ahead(self) -> None:
        self.ahead.clear()

    # --- the paper

    def help(self) -> None:
        self.say("help")

    def rules(self, game: Game) -> None:
        """What the table shows, and the game in short."""
        parts = ["help-rules", *(["help-ix"] if game.state.rules.ix else [])]
        parts += ["help-rivals"] if game.state.rules.has_rivals else []
        self.print("\n\n".join(self.voice.say(part) for part in parts))

    def say(self, key: str, **values: str | int) -> None:
        """A message of the interface."""
        self.print(self.voice.say(key, **values))

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def print_as_it_is(self, text: str) -> None:
        """Lines are not broken: somebody may copy them."""
        self.console.print(Text(text), soft_wrap=True)
        self.console.file.flush()

    def tell(self, lines: list[str], players: list[str]) -> None:
        if lines:
            self.console.print()
        for line in lines:
            self.console.print(log_line(line, players))

    def show_table(self, game: Game, seat: int, players: list[str]) -> None:
        private = private_of(game, seat, self.voice)
        self.console.print(Rule(style="dim"))
        self.console.print(self.screen(game, players).everything(seat, private))

    def screen(self, game: Game, players: list[str]) -> Screen:
        return Screen(game.state, players, self.voice)

    def show_question(self, game: Game, seat: int, players: list[str], heading: str) -> None:
        name = Text(players[seat], style=SEAT_STYLES[seat])
        self.console.print()
        self.console.print(Text.assemble(name, f" · {purse(game.state.players[seat], self.voice)}"))
        for note in private_of(game, seat, self.voice).notes:
            self.print(note)
        self.print(heading, "bold")

    def show_items(self, items: list[Item]) -> None:
        for number, item in enumerate(items, 1):
            self.console.print(log_line(item.text, [], f"{number}."))

    def show_end(self, game: Game, players: list[Who]) -> None:
        self.console.print()
        self.console.print(self.screen(game, self.voice.players(players)).standing())
        self.print(outcome(game.state, players, self.voice), "bold")
