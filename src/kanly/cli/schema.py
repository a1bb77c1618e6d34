"""`kanly schema`: what views, events and messages are made of, for programs in other languages."""

from __future__ import annotations

import sys
from collections.abc import Callable

from kanly.cli.usage import Parser
from kanly.view.schema.json_schema import json_schema
from kanly.view.schema.page import page
from kanly.view.schema.typescript import typescript

Maker = Callable[[], str]


def parser() -> Parser:
    made = Parser(prog="kanly schema", description="Every field of views and events, as JSON Schema.")
    made.add_argument("--protocol", action="store_true", help="of the messages of a server, instead of views")
    instead = made.add_mutually_exclusive_group()
    instead.add_argument("--typescript", action="store_true", help="as declarations of TypeScript")
    instead.add_argument("--page", action="store_true", help="as a page to read")
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    data, declarations, pages = of_messages() if asked.protocol else (json_schema, typescript, page)
    make = declarations if asked.typescript else pages if asked.page else data
    sys.stdout.write(make())
    return 0


def of_messages() -> tuple[Maker, Maker, Maker]:
    from kanly.server.protocol import made  # what serves need not be there to print a view

    return made.json_schema, made.typescript, made.reference
