"""One evening at the table: people at the keyboard, bots, undo, saving, and no way to lose a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kanly.bots.bot import BotError
from kanly.bots.opponents import Opponents
from kanly.cli import saving
from kanly.cli.desk import Desk
from kanly.cli.page import Page
from kanly.cli.typed import Typed, answer, several_fit, typed
from kanly.cli.words import is_hint, is_look, letter_of
from kanly.game import Game
from kanly.telling.known import known_of_others
from kanly.telling.menus import Choice, Item, answered, build
from kanly.telling.prompts import question
from kanly.telling.story import Story, is_ending
from kanly.telling.wording import players_at
from kanly.text.questions import View

RECENT: Final = 30  # lines of the log that are shown when asked for


class Left(Exception):  # noqa: N818
    """The player leaves the table."""


@dataclass(frozen=True)
class Moment:
    """Before a choice: what belongs to the evening and not to the game."""

    seat: int  # whose choice
    is_asked: bool  # at the keyboard; one can go back to it
    lines: int  # of the log


class Session:
    def __init__(
        self, game: Game, people: set[int], others: Opponents, desk: Desk, save_to: Path | None
    ) -> None:
        self.game = game.clone(keep_history=True)
        self.people = people
        self.others = others
        self.desk = desk
        self.save_to = save_to
        self.voice = desk.voice
        reader = next(iter(people)) if len(people) == 1 else None
        self.table = players_at(game, self.voice.language, reader)
        self.players = self.voice.players(self.table)
        self.story = Story(self.table, self.voice)
        self.log: list[str] = self.story.begun(game)
        self.told = 0  # lines of the log that have been printed
        self.moments: list[Moment] = []  # one for each choice
        self.seen: tuple[Game, View] | None = None  # the view that was made last, and of which position
        self.shown: tuple[Game, str] | None = None  # what is on the screen: the position and its question
        self.page = 0  # of a long menu
        self.at_keyboard: int | None = None  # who was asked last, where several people share it
        self.is_saved = False

    # --- the flow of the game

    def play(self) -> None:
        """To the end. Raises Left when the player leaves."""
        while not self.game.over:
            seat, only = self.game.chooser or 0, self.game.only_choice
            if seat not in self.people:
                self.apply(self.choice_of_bot())
            elif only is not None:
                self.apply(only, self.remark_on_only_choice())
            else:
                self.ask(seat)
        self.tell_news()
        self.desk.show_end(self.game, self.table)

    def choice_of_bot(self) -> Choice:
        """Whatever a bot does, the game goes on: where it has no answer, chance has."""
        try:
            return self.others.choice(self.game)
        except BotError as error:
            self.desk.say("bot-failed", player=self.players[self.game.chooser or 0], reason=str(error))
            return self.others.by_chance(self.game)

    def remark_on_only_choice(self) -> str:
        """Not where others read along: how many choices somebody had may tell what he holds."""
        alone = len(self.people) == 1
        return self.voice.say("remark", text=self.voice.say("only-choice")) if alone else ""

    def apply(self, choice: Choice, note: str = "", is_asked: bool = False) -> None:
        """On a copy, so that an interruption leaves a whole game behind."""
        moment = Moment(self.game.chooser or 0, is_asked, len(self.log))
        new = self.game.clone()
        lines = self.story.chosen(new, choice)
        self.game = new
        self.moments.append(moment)
        self.is_saved = False
        if lines and note and not is_ending(choice):
            lines[0] += note
        self.log += lines

    def ask(self, seat: int) -> None:
        self.maybe_draw_curtain(seat)
        self.tell_news()
        choice = self.choice_of(seat)
        if choice is not None:
            self.page = 0
            self.apply(choice, is_asked=True)

    def maybe_draw_curtain(self, seat: int) -> None:
        """Nobody sees the hand of the player before."""
        if len(self.people) > 1 and seat != self.at_keyboard:
            self.desk.draw_curtain(self.players[seat])
        self.at_keyboard = seat

    def tell_news(self) -> None:
        """What has happened since it was told the last time."""
        self.desk.tell(self.log[self.told :], self.players)
        self.told = len(self.log)

    # --- answers

    def view(self, seat: int) -> View:
        """Made once for each position."""
        if self.seen is None or self.seen[0] is not self.game or self.seen[1]["seat"] != seat:
            self.seen = self.game, self.game.view(seat)
        return self.seen[1]

    def choice_of(self, seat: int) -> Choice | None:
        """None: something else was asked for, and the question has to be put again."""
        view = self.view(seat)
        items = build(self.game, self.voice, view)
        item = self.item_of(seat, items, question(view, self.voice))
        if item is None or not item.inside:
            return item.choice if item else None
        inner = self.item_of(seat, list(item.inside), item.question)
        return inner.choice if inner else None

    def item_of(self, seat: int, items: list[Item], heading: str) -> Item | None:
        if not self.desk.ahead:
            self.show_question(seat, items, heading)
        while True:
            word = self.desk.read_word()
            item = answered(word, items) or self.item_typed(word)
            if item is not None:
                return item
            asked = typed(word, self.view(seat))
            item = self.item_meant(asked)
            if item is not None:
                return item
            self.desk.forget_ahead()
            if self.is_carried_out(word, seat, items) or word == "0":
                return None
            for line in self.told_instead(asked, len(items)):
                self.desk.print(line)

    def look(self, line: str, seat: int, items: list[Item]) -> None:
        from kanly.cli.looking import Look  # the rulebook need not be there before the first screen

        Look(self.desk, self.view(seat), self.players, items).answer(line)

    def hint(self, line: str, seat: int, items: list[Item]) -> None:
        """For whoever is asked, and told to nobody else: neither the game nor its log has anything of it."""
        from kanly.cli.hints import Hint  # what bots think with need not be there before the first screen

        hint = Hint(self.others.known(self.game), self.players, self.voice)
        for told in hint.lines(line.partition(" ")[2], items):
            self.desk.print(told)

    def is_carried_out(self, word: str, seat: int, items: list[Item]) -> bool:
        """Whether a command was given."""
        if is_look(word):
            self.look(word, seat, items)
        elif is_hint(word):
            self.hint(word, seat, items)
        elif letter_of(word) in COMMANDS:
            COMMANDS[letter_of(word)](self, seat)
        else:
            return False
        return True

    def show_question(self, seat: int, items: list[Item], heading: str) -> None:
        """With the table, unless that very question has been on the screen."""
        page = Page(heading, items, self.voice, self.desk.console)
        shown = self.shown
        self.shown = (self.game, heading)
        if shown is not None and shown[0] is self.game and shown[1] == heading:
            self.desk.show_question(self.view(seat), self.players, page, self.page)
        else:
            self.desk.show_screen(self.view(seat), self.players, page, self.page)

    def item_typed(self, line: str) -> Item | None:
        """A legal choice that is typed out."""
        choice = self.game.find(line)
        return Item(line, choice) if choice else None

    def item_meant(self, asked: Typed | None) -> Item | None:
        """A legal choice by the names of things."""
        if asked is None or asked.only_asked or asked.unclear:
            return None
        return self.item_typed(asked.choice)

    def told_instead(self, asked: Typed | None, most: int) -> list[str]:
        """What is said to a line that is no answer."""
        if asked is None:
            return [self.voice.say("type-number", most=most)]
        if asked.unclear:
            return [several_fit(unclear, self.voice) for unclear in asked.unclear]
        return answer(self.game, asked.choice, self.table, self.voice)

    # --- commands

    def help(self, seat: int) -> None:
        self.desk.help()

    def rules(self, seat: int) -> None:
        self.desk.rules(self.game)

    def show_table(self, seat: int) -> None:
        self.desk.show_table(self.view(seat), self.players)

    def turn_page(self, seat: int) -> None:
        """Of a long menu; the table stays with it."""
        self.page += 1
        self.shown = None

    def show_log(self, seat: int) -> None:
        self.desk.tell(self.log[-RECENT:] or [self.voice.say("log-empty")], self.players)

    def show_knowledge(self, seat: int) -> None:
        self.desk.tell(known_of_others(self.view(seat), self.players, self.voice), self.players)

    def undo(self, seat: int) -> None:
        """Freely while nothing became known and nobody else has moved; else whoever sits here must agree."""
        asked = [number for number, moment in enumerate(self.moments) if moment.is_asked]
        if not asked:
            self.desk.say("undo-nothing")
            return
        count = len(self.moments) - asked[-1]
        game = self.game.clone()
        if has_undone(game, count, self.moments[asked[-1]].seat):
            self.go_back(game, asked[-1])
        elif self.desk.agrees(self.voice.say("undo-agree")):
            game = self.game.clone()
            game.take_back(count)
            self.go_back(game, asked[-1])

    def go_back(self, game: Game, number: int) -> None:
        """To before a choice. Bots will do again what they did."""
        moment = self.moments[number]
        self.game = game
        self.others.begin_anew()
        del self.moments[number:]
        del self.log[moment.lines :]
        self.story.passes.clear()
        self.told = len(self.log)
        self.is_saved = False
        self.desk.say("undo-done")

    def save(self, seat: int) -> None:
        try:
            self.save_to = self.write(self.game.record())
        except saving.CannotWrite as error:
            self.desk.say("cannot-write", file=saving.shown(error.file), reason=error.reason)
            self.save_to = None
            return
        self.is_saved = True
        self.desk.say("saved", file=saving.shown(self.save_to))

    def write(self, record: str) -> Path:
        """Where it was written the last time; else a name is asked for."""
        if self.save_to is not None:
            return saving.write(self.save_to, record)
        folder, name = saving.data_folder(), saving.default_name()
        proposed = saving.shown(folder / name)
        named = self.desk.read_line(self.voice.say("file-name", proposed=proposed))
        return saving.write(Path(named), record) if named else saving.write_new(folder, name, record)

    def leave(self, seat: int) -> None:
        answer = self.desk.read_line(self.voice.say("leave")).lower()
        if answer in ("c", "cancel"):
            return
        if answer not in ("n", "no"):
            self.save(seat)
            if not self.is_saved:
                return
        raise Left

    def rescue(self) -> Path:
        """Wherever it can be written; CannotWrite if that is nowhere."""
        return saving.rescue(self.save_to, self.game.record())


def has_undone(game: Game, count: int, seat: int) -> bool:
    """Whether a seat could take so many choices back on its own; some are, even if not all could be."""
    for _ in range(count):
        if not game.can_undo(seat):
            return False
        game.undo()
    return True


COMMANDS: Final[dict[str, Callable[[Session, int], None]]] = {
    "?": Session.help,
    "??": Session.rules,
    "t": Session.show_table,
    "l": Session.show_log,
    "k": Session.show_knowledge,
    "u": Session.undo,
    "s": Session.save,
    "q": Session.leave,
    "+": Session.turn_page,
}
