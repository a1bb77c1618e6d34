"""Write the text of every component in every language: `python -m kanly.text.docs [FILE]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Space, Thing, Tile
from kanly.text.faces import icon_text
from kanly.text.forms import CARD
from kanly.text.icons import ICONS
from kanly.text.language import Language
from kanly.text.languages import LANGUAGES
from kanly.text.things import Box, card_text, tracks_text

FILE: Final = "docs/cards.md"
KINDS: Final[dict[type[Thing], str]] = {
    Card: "Cards",
    Intrigue: "Intrigue cards",
    Tile: "Tech tiles",
    Leader: "Leaders",
    Conflict: "Conflicts",
    Space: "Board spaces",
    Hagal: "House Hagal cards",
}
TOP: Final = """# Components

Made by `python -m kanly.text.docs` from the definitions; do not edit. Icons are tokens that a page draws.
"""


def page() -> str:
    return "\n".join([TOP, *[line for kind in KINDS for line in section(kind)], tracks()])


def tracks() -> str:
    texts = [tracks_text(language) for language in LANGUAGES.values()]
    icons = {
        "influence_tracks": " / ".join(ICONS.joined(words, CARD) for words in CATALOG.track_bonuses),
        "shipping_track": " / ".join(ICONS.joined(words, CARD) for words in CATALOG.shipping),
    }
    return f"## Tracks\n\n{table(texts, icons)}\n"


def section(kind: type[Thing]) -> Iterator[str]:
    yield f"## {KINDS[kind]}\n"
    for thing in CATALOG.things[1:]:
        if type(thing) is kind:
            yield component(thing)


def component(thing: Thing) -> str:
    names = [language.names.thing(thing) for language in LANGUAGES.values()]
    texts = [card_text(language, thing) for language in LANGUAGES.values()]
    return f"### {' · '.join(names)}\n\n`{thing.key}`\n\n{table(texts, icon_text(thing))}\n"


def table(texts: list[list[Box]], icons: dict[str, str]) -> str:
    header = ["", "icons", *[language.names.language for language in LANGUAGES.values()]]
    rows = [header, ["---"] * len(header), *rows_of(texts, icons)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def rows_of(texts: list[list[Box]], icons: dict[str, str]) -> Iterator[list[str]]:
    """One for each box: all languages have the same ones."""
    for boxes in zip(*texts, strict=True):
        face = icons.get(boxes[0].key, "")
        yield [
            boxes[0].label,
            f"`{face}`" if face else "",
            *[cell(language, box) for language, box in zip(LANGUAGES.values(), boxes, strict=True)],
        ]


def cell(language: Language, box: Box) -> str:
    return "<br>".join(language.plain(line) for line in box.lines)


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else FILE).write_text(page(), encoding="utf-8")
