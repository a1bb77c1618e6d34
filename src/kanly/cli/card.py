"""`kanly card`: one component, found by its name in any language."""

from __future__ import annotations

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from kanly.cli.arguments import ENGLISH, add_language, add_sets, sets_asked
from kanly.cli.paper import Paper
from kanly.cli.usage import Parser, UserError
from kanly.telling.components import copies_of, house_of, kind_name, kind_of, plain_boxes, set_name
from kanly.telling.finding import find, is_exact
from kanly.telling.rulebook import packaged
from kanly.telling.ruling_search import about
from kanly.telling.shelf import Thing
from kanly.text.interface import interface_of
from kanly.text.language import Language
from kanly.text.languages import LANGUAGES


def parser() -> Parser:
    made = Parser(prog="kanly card", description="Show a card, Leader, Conflict, board space or tile.")
    made.add_argument("name", nargs="+", help="its name in any language, or its key; a part is enough")
    add_sets(made, "look in this set too")
    add_language(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    name = " ".join(asked.name)
    sets_asked(asked)
    found = find(name)
    if not found:
        raise UserError(f"nothing is called {name!r}")
    show(Paper(highlight=False), found, asked.lang or ENGLISH, is_exact(name, found[0]))
    return 0


def show(console: Console, found: list[Thing], language: Language, exact: bool) -> None:
    """What has that very name; of things that only contain it a list, unless there is but one."""
    if len(found) > 1 and not exact:
        console.print(candidates(found, language))
        return
    for thing in found:
        console.print(component(thing, language))


# --- showing


def candidates(found: list[Thing], language: Language) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for thing in found:
        name = Text(language.names.thing(thing), style="bold")
        table.add_row(name, kind_name(language, kind_of(thing)), Text(thing.key, style="dim"))
    return table


def component(thing: Thing, language: Language) -> Group:
    """Name and kind, then a row for each box."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    for label, text in rows(thing, language):
        table.add_row(Text(label), Text(text))
    return Group(heading(thing, language), table, "")


def heading(thing: Thing, language: Language) -> Text:
    parts = [kind_name(language, kind_of(thing)), house_of(language, thing), set_name(language, thing)]
    kind = " · ".join(part for part in parts if part)
    key = interface_of(language.tag)("aside", text=thing.key)
    return Text.assemble((language.names.thing(thing), "bold"), f" · {kind}", (key, "dim"))


def rows(thing: Thing, language: Language) -> list[tuple[str, str]]:
    copies = [(language.names.label("copies"), str(copies_of(thing)))] if copies_of(thing) else []
    boxes = [(box.label, "\n".join(box.lines)) for box in plain_boxes(language, thing)]
    return [*names_elsewhere(thing, language), *copies, *boxes, *rulings(thing, language)]


def rulings(thing: Thing, language: Language) -> list[tuple[str, str]]:
    """Those that name it."""
    lines = [f"{ruling.id} {ruling.rule}" for ruling in about(packaged(), thing)]
    return [(interface_of(language.tag)("rulings"), "\n".join(lines))] if lines else []


def names_elsewhere(thing: Thing, language: Language) -> list[tuple[str, str]]:
    others = [other for other in LANGUAGES.values() if other is not language]
    return [(other.names.language, other.names.thing(thing)) for other in others]
