"""`kanly replay`: a recorded game as a readable log, with the table at its end."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from kanly.cli import rival_screen
from kanly.cli.arguments import ENGLISH, Parser, add_language, whole_number
from kanly.cli.layout import Trimmed
from kanly.cli.paper import Paper
from kanly.cli.saving import read_text
from kanly.cli.screen import Screen, log_line
from kanly.cli.story import Story, scene
from kanly.cli.voice import Voice
from kanly.engine.machine import resolver
from kanly.engine.play import endgame
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind
from kanly.record.log import Entry, deeds, reasons_of
from kanly.record.record import Replayed, begin, read_record
from kanly.text.deeds import Who
from kanly.text.questions import players_of


def parser() -> Parser:
    made = Parser(prog="kanly replay", description="Show a recorded game.")
    made.add_argument("file", metavar="FILE", help="a record, as saved by kanly play")
    made.add_argument(
        "--explain", action="store_true", help="every card that Rivals turn up, and their rules"
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
    g = begin(played.origin)
    players = players_of(voice.language, g)
    names = voice.players(players)
    story = Story(players, voice, explain)
    for line in (mode(g, voice), seated(g, players, voice)):
        console.print(Trimmed(Text(line, style="bold")))
    for line in story.opening(g):
        console.print(log_line(line, names))
    for number, deed in enumerate(deeds(played.last), 1):
        if stop is not None and number > stop:
            break
        for i, line in enumerate(carry_out(g, story, deed)):
            console.print(log_line(line, names, f"{number}." if i == 0 else ""))
    show_end(console, g, players, voice)


def mode(g: State, voice: Voice) -> str:
    """Which game it is."""
    rules = g.rules
    parts = [voice.names.label("base")]
    parts += [voice.names.label("rise_of_ix")] if rules.ix else []
    parts += [voice.say("mode-epic")] if rules.epic else []
    return " · ".join([*parts, *([rival_screen.mode(g, voice)] if rules.solo else [])])


def seated(g: State, players: list[Who], voice: Voice) -> str:
    """Everybody by full name."""
    leaders = [voice.names.number(me.leader) if me.leader else players[me.seat].name for me in g.players]
    rivals = [name for name, me in zip(leaders, g.players, strict=True) if me.kind == Kind.RIVAL]
    others = [name for name in leaders if name not in rivals]
    told = [voice.labelled(voice.names.label("rivals"), voice.named(rivals))] if rivals else []
    return " · ".join([*others, *told])


def carry_out(g: State, story: Story, deed: list[Entry]) -> list[str]:
    before = scene(g)
    for entry in deed:
        resolver.choose(g, entry.choice)
    return story.after(before, g, deed[0].seat, deed[0].choice, reasons_of(deed))


def show_end(console: Console, g: State, players: list[Who], voice: Voice) -> None:
    screen = Screen(g, voice.players(players), voice)
    console.print()
    if g.conflict and not g.over:
        console.print(Trimmed(screen.conflict()))
    console.print(Trimmed(screen.standing()))
    console.print(Trimmed(screen.held()))
    console.print(Trimmed(Text(outcome(g, players, voice))))


def outcome(g: State, players: list[Who], voice: Voice) -> str:
    if not g.over:
        return voice.say("goes-on", round=g.round)
    winners = voice.language.log_winners([players[seat] for seat in endgame.winners(g)])
    return voice.say("game-over", winners=winners, rounds=g.round)
