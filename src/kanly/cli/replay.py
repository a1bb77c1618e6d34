"""`kanly replay`: a recorded game as a readable log, with the table at its end."""

from __future__ import annotations

from itertools import islice

from rich.console import Console
from rich.text import Text

from kanly.cli import rival_screen
from kanly.cli.arguments import ENGLISH, add_language
from kanly.cli.layout import Trimmed
from kanly.cli.paper import Paper
from kanly.cli.saving import read_text
from kanly.cli.screen import Screen, log_line
from kanly.cli.usage import Parser, whole_number
from kanly.record.record import Replayed, read_record
from kanly.telling.ending import outcome
from kanly.telling.retelling import Retelling
from kanly.telling.voice import Voice


def parser() -> Parser:
    made = Parser(prog="kanly replay", description="Show a recorded game.")
    made.add_argument("file", metavar="FILE", help="a record, as saved by kanly play")
    made.add_argument(
        "--explain",
        action="store_true",
        help="every card that Rivals turn up, with their rules; new cards and tiles, shuffles",
    )
    made.add_argument("--to", type=whole_number(0, 1_000_000), metavar="N", help="stop after N choices")
    add_language(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    played = read_text(asked.file, read_record)
    console = Paper(highlight=False)
    show(console, played, Voice(asked.lang or ENGLISH), asked.to, asked.explain)
    return 0


def show(console: Console, played: Replayed, voice: Voice, stop: int | None, explain: bool = False) -> None:
    game = Retelling(played, voice, explain)
    names = voice.players(game.players)
    for line in (mode(game, voice), seated(game, voice)):
        console.print(Trimmed(Text(line, style="bold")))
    for line in game.opening():
        console.print(log_line(line, names))
    for number, lines in enumerate(islice(game.chapters(), stop), 1):
        for i, line in enumerate(lines):
            console.print(log_line(line, names, f"{number}." if i == 0 else ""))
    show_end(console, game, voice)


def mode(game: Retelling, voice: Voice) -> str:
    """Which game it is."""
    parts = [voice.names.label("base")]
    parts += [voice.names.label("rise_of_ix")] if game.rules.ix else []
    parts += [voice.say("mode-epic")] if game.rules.epic else []
    return " · ".join([*parts, *([rival_screen.mode(game.view(), voice)] if game.rules.solo else [])])


def seated(game: Retelling, voice: Voice) -> str:
    """Everybody by full name."""
    players = game.view()["players"]
    leaders = [voice.key(him["leader"]) if him["leader"] else "" for him in players]
    leaders = [full or who.name for full, who in zip(leaders, game.players, strict=True)]
    rivals = [name for name, him in zip(leaders, players, strict=True) if him["kind"] == "rival"]
    others = [name for name in leaders if name not in rivals]
    told = [voice.labelled(voice.names.label("rivals"), voice.named(rivals))] if rivals else []
    return " · ".join([*others, *told])


def show_end(console: Console, game: Retelling, voice: Voice) -> None:
    view = game.view()
    screen = Screen(view, voice.players(game.players), voice)
    console.print()
    if view["conflict"] and view["phase"] != "over":
        console.print(Trimmed(screen.conflict()))
    console.print(Trimmed(screen.standing()))
    console.print(Trimmed(screen.held()))
    console.print(Trimmed(Text(outcome(game.g, game.players, voice))))
