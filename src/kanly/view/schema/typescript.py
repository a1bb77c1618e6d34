"""Views and events as declarations of TypeScript."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kanly.view.schema.shapes import (
    AnyOf,
    Definition,
    Field,
    ListOf,
    MapOf,
    Named,
    Plain,
    RowOf,
    Shape,
    Type,
    Value,
    Words,
    definitions,
)

PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
TOP: Final = """// What game.view(seat) gives is a View; game.events(seat) lists Events.
// Made by `kanly schema --typescript` from the types of kanly; do not edit.
"""


def typescript() -> str:
    return "\n".join([TOP, *(declaration(one) for one in definitions().values())])


def declaration(one: Definition) -> str:
    if isinstance(one, Shape):
        fields = "\n".join(line for field in one.fields for line in lines(field))
        return f"{comment(one.meaning)}\nexport interface {one.name} {{\n{fields}\n}}\n"
    named = [written(one.type)] if isinstance(one, Value) else list(one.shapes)
    return f"{comment(one.meaning)}\nexport type {one.name} = {' | '.join(named)};\n"


def lines(field: Field) -> Iterator[str]:
    when = f" Only {field.when.said}." if field.when else ""
    default = f" Left out: {field.default}." if field.default else ""
    yield f"  {comment(field.meaning + when + default)}"
    yield f"  {field.name}{'?' if field.when or field.default else ''}: {written(field.type)};"


def comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */"


def written(kind: Type) -> str:
    match kind:
        case Plain(name):
            return PLAIN[name]
        case Words(values):
            return " | ".join(f'"{value}"' for value in values)
        case Named(name):
            return name
        case ListOf(of):
            return f"({written(of)})[]" if isinstance(of, AnyOf | Words) else f"{written(of)}[]"
        case RowOf(parts):
            return f"[{', '.join(written(part) for part in parts)}]"
        case MapOf(key, of):
            return f"Record<{written(key)}, {written(of)}>"
        case AnyOf(options):
            return " | ".join(written(option) for option in options)
