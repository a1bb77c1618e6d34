"""Paper and keyboard: what the terminal prints, and the answers it is given."""

from __future__ import annotations

from typing import Final, Protocol

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kanly.cli.glance import Glance
from kanly.cli.page import Page
from kanly.cli.screen import SEAT_STYLES, Screen, log_line
from kanly.cli.typed import is_choice
from kanly.cli.words import is_hint, is_look
from kanly.game import Game
from kanly.telling.ending import outcome_of, points_by_source, points_text
from kanly.telling.prompts import purse
from kanly.telling.voice import Voice
from kanly.text.deeds import Who
from kanly.text.questions import View
from kanly.view.own import own_seat

WIPE: Final = "\x1b[3J"  # what terminals keep of earlier lines


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
            is_one = is_choice(line) or is_look(line) or is_hint(line)
            self.ahead = [line] if is_one else line.split()
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

    def draw_curtain(self, player: str) -> None:
        """Until the next player is there; only where somebody sits at a terminal."""
        if self.keyboard.isatty():
            self.wipe()
            self.forget_ahead()
            self.read_line(self.voice.say("pass-keyboard", player=player))
            self.wipe()

    def wipe(self) -> None:
        """What has scrolled off as well, as far as the terminal obeys."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.clear()

    def forget_ahead(self) -> None:
        self.ahead.clear()

    # --- the paper

    def help(self) -> None:
        self.say("help")

    def rules(self, game: Game) -> None:
        """What the table shows, and the game in short."""
        parts = ["help-rules", *(["help-ix"] if "+ix" in game.rules else [])]
        parts += ["help-rivals"] if "+rivals" in game.rules else []
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

    def show_table(self, view: View, players: list[str]) -> None:
        """All of it, with every text."""
        self.console.print(Rule(style="dim"))
        self.console.print(Screen(view, players, self.voice).everything())

    def show_screen(self, view: View, players: list[str], page: Page, number: int) -> None:
        """The table at a glance and the question."""
        glance = Glance(view, players, self.voice, self.console)
        self.console.print()
        self.console.print(Rule(style="dim"))
        self.print_lines(page.lines(glance, self.console.height - 1, number))

    def show_question(self, view: View, players: list[str], page: Page, number: int) -> None:
        """Without the table, below what was said meanwhile."""
        seat = own_seat(view)
        name = Text(players[seat], style=SEAT_STYLES[seat])
        self.console.print()
        self.console.print(Text.assemble(name, f" · {purse(view, self.voice)}"))
        self.print_lines(page.alone(self.console.height // 2 - 3, number))

    def print_lines(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def show_end(self, game: Game, players: list[Who]) -> None:
        names = self.voice.players(players)
        view = game.view(game.humans[0])
        self.console.print()
        self.console.print(Screen(view, names, self.voice).standing())
        self.print(outcome_of(game, players, self.voice), "bold")
        self.say("points-come")
        for name, points in zip(names, points_by_source(game), strict=True):
            if points:
                told = self.voice.labelled(name, points_text(points, self.voice))
                self.console.print(log_line(told, names))
