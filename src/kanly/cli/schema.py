"""`kanly schema`: what views and events are made of, for programs in other languages."""

from __future__ import annotations

import sys

from kanly.cli.usage import Parser
from kanly.view.schema.json_schema import json_schema
from kanly.view.schema.page import page
from kanly.view.schema.typescript import typescript


def parser() -> Parser:
    made = Parser(prog="kanly schema", description="Every field of views and events, as JSON Schema.")
    instead = made.add_mutually_exclusive_group()
    instead.add_argument("--typescript", action="store_true", help="as declarations of TypeScript")
    instead.add_argument("--page", action="store_true", help="as a page to read")
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    make = typescript if asked.typescript else page if asked.page else json_schema
    sys.stdout.write(make())
    return 0
