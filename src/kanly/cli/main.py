"""The `kanly` command: shows the version, or hands over to one of the commands in the table."""

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

import kanly
from kanly import _build
from kanly.cli import signals, streams
from kanly.cli.usage import Parser, UserError, quoted, told


class Command(NamedTuple):
    """A module with `main(arguments: list[str]) -> int`, imported only when it is asked for."""

    name: str
    module: str
    summary: str


INTERRUPTED: Final = 130
COMMANDS: Final[tuple[Command, ...]] = (
    Command("play", "kanly.cli.play", "play in the terminal"),
    Command("serve", "kanly.cli.serve", "keep live tables for friends"),
    Command("backup", "kanly.cli.backup", "copy everything a server keeps"),
    Command("admin", "kanly.cli.admin", "list, show, export and delete the games of a server"),
    Command("replay", "kanly.cli.replay", "show a recorded game"),
    Command("review", "kanly.cli.review", "what was well played in a recorded game, and what was luck"),
    Command("verify", "kanly.cli.verify", "check that a recorded game was fair"),
    Command("bots", "kanly.cli.bots", "who can play the other seats"),
    Command("simulate", "kanly.cli.simulate", "play random games and count"),
    Command("arena", "kanly.cli.arena", "let bots play each other"),
    Command("gauntlet", "kanly.cli.gauntlet", "let one bot play everybody"),
    Command("train", "kanly.cli.train", "let a net learn to play"),
    Command("cards", "kanly.cli.cards", "every card, as a table or as JSON"),
    Command("card", "kanly.cli.card", "one card, by its name in any language"),
    Command("schema", "kanly.cli.schema", "what views and events are made of, for other programs"),
    Command("rulings", "kanly.cli.rulings", "rulings and rules, by id or by whatever they speak of"),
)


def version() -> str:
    reason = _build.why_uncompiled()
    told_why = f" (when it was installed: {reason})" if reason else ""
    return f"kanly {kanly.__version__} compiled={'yes' if _build.is_compiled() else 'no'}{told_why}"


def table_of_commands() -> str:
    return "\n".join(["commands:", *(f"  {command.name:<10} {command.summary}" for command in COMMANDS)])


def parser() -> Parser:
    made = Parser(
        prog="kanly",
        description=kanly.__doc__,
        epilog=table_of_commands(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--version", action="version", version=version())
    made.add_argument("command", metavar="command", help="one of the commands below")
    made.add_argument("arguments", nargs=argparse.REMAINDER, help="what the command is told")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    streams.prepare()
    try:
        return dispatch(arguments)
    finally:
        streams.let_go()


def dispatch(arguments: Sequence[str] | None) -> int:
    asked = parser().parse_args(arguments)
    for command in COMMANDS:
        if command.name == asked.command:
            return carry_out(command, asked.arguments)
    return parser().error(f"there is no command {quoted(asked.command)}")


def carry_out(command: Command, arguments: list[str]) -> int:
    """Whatever goes wrong for a reason that its user can do something about is told in one sentence."""
    try:
        status = int(importlib.import_module(command.module).main(arguments))
        sys.stdout.flush()
    except UserError as reason:
        return failed(command, str(reason))
    except KeyboardInterrupt:
        failed(command, "stopped")
        return INTERRUPTED
    except signals.Ended as end:
        return end.status
    except BrokenPipeError:  # whoever read the output has seen enough
        streams.silence(sys.stdout)
        return 0
    except OSError as error:
        streams.silence(sys.stdout)
        return failed(command, f"stopped: {error.strerror or error}")
    return status


def failed(command: Command, reason: str) -> int:
    streams.complain(f"kanly {command.name}: {told(reason)}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
