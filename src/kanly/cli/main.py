"""The `kanly` command: shows the version, or hands over to one of the commands in the table."""

import argparse
import importlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import kanly
from kanly import _build


@dataclass(frozen=True)
class Command:
    """A module with `main(arguments: list[str]) -> int`, imported only when it is asked for."""

    name: str
    module: str
    summary: str


COMMANDS: Final[tuple[Command, ...]] = ()


def version() -> str:
    return f"kanly {kanly.__version__} compiled={'yes' if _build.is_compiled() else 'no'}"


def table_of_commands() -> str:
    return "\n".join(["commands:", *(f"  {command.name:<10} {command.summary}" for command in COMMANDS)])


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="kanly",
        description=kanly.__doc__,
        epilog=table_of_commands(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--version", action="version", version=version())
    made.add_argument("command", help="one of the commands below")
    made.add_argument("arguments", nargs=argparse.REMAINDER, help="what the command is told")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    for command in COMMANDS:
        if command.name == asked.command:
            entry = importlib.import_module(command.module).main
            return int(entry(asked.arguments))
    return parser().error(f"there is no command {asked.command!r}")


if __name__ == "__main__":
    sys.exit(main())
