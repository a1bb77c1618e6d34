"""Views and events as a page: field, type, meaning."""

from __future__ import annotations

from typing import Final

from kanly.view.schema.shapes import (
    AnyOf,
    Field,
    ListOf,
    MapOf,
    Named,
    Plain,
    RowOf,
    Shape,
    Type,
    Value,
    Variants,
    Words,
    definitions,
)

TOP: Final = """# Views and events

Made by `kanly schema --page` from the types in `src/kanly/view/schema/`; do not edit. The same as
[JSON Schema](view.schema.json) and as [TypeScript](view.d.ts).

[View](#view) is what `game.view(seat)` gives, [Event](#event) what `game.events(seat)` lists. Every field is
there, but for those of which it is said when they are; there are no others. In Python:
`from kanly.view.schema.table import View` and `from kanly.view.schema.events import Event`.
"""
WORDS: Final = {
    "integer": "number",
    "number": "number with a fraction",
    "string": "text",
    "boolean": "true or false",
    "null": "null",
}
KINDS: Final = "## Kinds of values\n\n| kind | type | meaning |\n|---|---|---|"
FIELDS: Final = "| field | type | meaning |\n|---|---|---|"


def page() -> str:
    found = definitions().values()
    sections = [section(one) for one in found if not isinstance(one, Value)]
    kinds = [kind_row(one) for one in found if isinstance(one, Value)]
    return "\n".join([TOP, *sections, KINDS, *kinds, ""])


def section(one: Shape | Variants, mark: str = "##") -> str:
    head = f"{mark} {one.name}\n\n{one.meaning}"
    if isinstance(one, Variants):
        return f"{head} One of {', '.join(link(name) for name in one.shapes)}.\n"
    rows = "\n".join(field_row(field) for field in one.fields)
    return f"{head}\n\n{FIELDS}\n{rows}\n"


def field_row(field: Field) -> str:
    when = f" Only {field.when.said}." if field.when else ""
    default = f" Left out: `{field.default}`." if field.default else ""
    return f"| `{field.name}` | {written(field.type)} | {field.meaning}{when}{default} |"


def kind_row(one: Value) -> str:
    return f'| <a id="{one.name.lower()}"></a>{one.name} | {written(one.type)} | {one.meaning} |'


def written(kind: Type) -> str:
    match kind:
        case Plain(name):
            return WORDS[name]
        case Words(values):
            return ", ".join(f"`{value}`" for value in values)
        case Named(name, where):
            return link(name, where)
        case ListOf(of):
            return f"list of {grouped(of)}"
        case RowOf(parts):
            return f"({', '.join(written(part) for part in parts)})"
        case MapOf(key, of):
            return f"{grouped(of)} by {written(key)}"
        case AnyOf(options):
            return " or ".join(written(option) for option in options)


def grouped(kind: Type) -> str:
    return f"({written(kind)})" if isinstance(kind, AnyOf) else written(kind)


def link(name: str, where: str = "") -> str:
    return f"[{name}]({f'{where}.md' if where else ''}#{name.lower()})"
