"""Write the text of every component in every language: `python -m kanly.text.docs [FILE]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Space, Thing, Tile
from kanly.engine.vocabulary import TRACK_POINTS
from kanly.text.faces import icon_text
from kanly.text.forms import CARD
from kanly.text.glossary import token
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
POINT: Final = token("victory_point", TRACK_POINTS)
TOP: Final = """# Components

Made by `python -m kanly.text.docs` from the definitions; do not edit. Icons are tokens that a page draws.

How to read them ([rules](rules/README.md)):

- Arrow: you may pay all that is left of it, once, to get what is right of it. With an Intrigue card the
  choice is whether to play it; its cost must then be paid. (6.6, 6.7)
- What has no arrow and says neither "may", "up to" nor "any number" must be done, as far as it can be. (6.6)
- The lines of a box, and the parts of a line, may be done in any order, each completely; but what follows an
  arrow or "then" comes after what stands before it. (6.5, 8.1)
- Whoever a text is about makes its choices, and must take an alternative that can be carried out if there
  is one. (25.5, 26)
- An Intrigue card is played for one of its boxes; an "or" within a box is a choice as well. (11.1)
- A Plot card is played at any point of your own Agent or Reveal turn, unless it says otherwise; one that
  names your Reveal turn this round may be played before it, and waits for it. (11.1, 11.3)
- Influence of your choice is with one Faction, all of it; only "two Factions" are two. (10.1)
- In play (プレイ済み, 已打出的卡牌): your cards that sent an Agent this round, and those you revealed; they
  are not in hand. (3.1, 9.1)
- Cards are acquired from the Imperium Row or the Reserve, Foldspace only where it is named, and go to the
  discard pile unless the text says otherwise. (8.3, 9.6)
- When acquired (獲得した時, 招募效果): works however the card or tile was acquired. (9.5)
- Unless the text names a place, cards are discarded from the hand, and trashed from the hand, the discard
  pile or play. (9.3, 9.4)
- Reveal or Unload: the box also works each time the card is discarded or trashed; the clean-up that ends a
  Reveal turn is no discarding. (8.6, 18.10)
- Infiltration: enemy Agents do not block an Agent sent with this icon. (18.11)
- A unit is a troop or a dreadnought; each Negotiator you return makes a Tech tile 1 cheaper. (1.3, 18.3)
- Icons: a condition ends with a colon; brackets hold what may be left; + comes on top of what stands before
  it; ≤ at most; ≠ each with another Faction; / for each; `see_text` sends you to the text.
- House Hagal card: the Rival sends its Agent there and gets what the card says, not what the space
  does. (20.2)
"""


def page() -> str:
    return "\n".join([TOP, *[line for kind in KINDS for line in section(kind)], tracks()])


def tracks() -> str:
    texts = [tracks_text(language) for language in LANGUAGES.values()]
    bonuses = [ICONS.joined(words, CARD) for words in CATALOG.track_bonuses]
    icons = {
        "influence_tracks": " / ".join([POINT, *bonuses, POINT]),
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
