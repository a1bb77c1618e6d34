"""The numbers of all that can be chosen: each verb, each verb with its object and with its place, and pairs.

What the object and the place of a verb are, `engine/answers.py` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.bots.rows.book import Book, counted
from kanly.bots.rows.id_table import EGO
from kanly.engine.answers import ANSWERS, Field
from kanly.engine.printed import Card, Intrigue, Tile, place_key
from kanly.engine.vocabulary import SOLARI_PRICE, Faction
from kanly.engine.vocabulary import Zone as CardZone

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.engine.catalog import Catalog

AMOUNTS: Final = 17  # of troops and the like; the last stands for more
DREADNOUGHTS: Final = 5
NEGOTIATORS: Final = 10
MODES: Final = 4
LANDINGS: Final = 6
UNITS: Final = 2
EFFECTS: Final = 4096  # more than there are


class Part:
    """One of the numbers of a choice, for one verb: `first` plus what it means."""

    def __init__(self, first: i64, place_of: list[int], is_seat: bool) -> None:
        self.first: Final[i64] = first
        self.place_of: Final = place_of  # by the number that stands in a choice; more than that: the last
        self.is_seat: Final = is_seat


class AnswerTable:
    def __init__(self, catalog: Catalog) -> None:
        book = Book()
        self.book = book
        self.verb_at: i64 = book.block("", [ANSWERS[verb].name for verb in range(len(ANSWERS))])
        self.objects: list[Part | None] = []  # by verb
        self.places: list[Part | None] = []
        for verb in range(len(ANSWERS)):
            answer = ANSWERS[verb]
            self.objects.append(part_of(catalog, book, answer.name, answer.object))
            self.places.append(part_of(catalog, book, f"{answer.name}.at", answer.place))
        self.sends: list[list[int]] = add_sends(catalog, book)  # by card and space
        self.plays: list[list[int]] = add_plays(catalog, book)  # by Intrigue card and mode
        self.asked_at: i64 = book.block("asked", catalog.places)
        self.pay_at: i64 = book.block("pay.asked", catalog.places)
        self.decline_at: i64 = book.block("decline.asked", catalog.places)
        self.effects: dict[int, int] = add_effects(catalog, book)  # by word and effect


def part_of(catalog: Catalog, book: Book, title: str, field: int) -> Part | None:
    if field == Field.NONE:
        return None
    if field in (Field.CARD, Field.SECOND_CARD, Field.INTRIGUE, Field.TILE):
        return things_of(catalog, book, title, field)
    if field == Field.PAYMENT:
        return payments(book, title)
    names = names_of(catalog, field)
    return Part(book.block(title, names), list(range(len(names))), field == Field.SEAT)


def things_of(catalog: Catalog, book: Book, title: str, field: int) -> Part:
    """Only those of the kind; number 0 is none."""
    kind: type = Tile if field == Field.TILE else Intrigue if field == Field.INTRIGUE else Card
    keys = ["none"]
    place_of = [0] * len(catalog.things)
    for thing in catalog.things[1:]:
        if isinstance(thing, kind):
            place_of[thing.number] = len(keys)
            keys.append(thing.key)
    return Part(book.block(title, keys), place_of, False)


def payments(book: Book, title: str) -> Part:
    """So many Negotiators returned, the rest paid in spice or in Solari."""
    names = [*[f"{count}_and_spice" for count in range(NEGOTIATORS)]]
    names += [f"{count}_and_solari" for count in range(NEGOTIATORS)]
    place_of = list(range(NEGOTIATORS)) + [NEGOTIATORS - 1] * (SOLARI_PRICE - NEGOTIATORS)
    place_of += list(range(NEGOTIATORS, 2 * NEGOTIATORS))
    return Part(book.block(title, names), place_of, False)


def names_of(catalog: Catalog, field: int) -> list[str]:
    if field == Field.SPACE:
        return [space.key for space in catalog.spaces]
    if field in (Field.FACTION, Field.SECOND_FACTION):
        return list(Faction.NAMES)
    if field == Field.ZONE:
        return list(CardZone.NAMES)
    if field == Field.SEAT:
        return list(EGO)
    if field == Field.WORD:
        return catalog.places
    if field == Field.SOURCE:
        return [place_key(thing) for thing in catalog.things]
    if field in (Field.EFFECT, Field.SECOND_EFFECT):
        return catalog.effects
    counts = {
        Field.MODE: MODES,
        Field.LANDING: LANDINGS,
        Field.UNIT: UNITS,
        Field.DREADNOUGHTS: DREADNOUGHTS,
    }
    return counted(counts.get(field, AMOUNTS))


def add_sends(catalog: Catalog, book: Book) -> list[list[int]]:
    """Each card with each space that its own icons reach."""
    found: list[list[int]] = [[] for _ in catalog.things]
    for thing in catalog.things[1:]:
        if isinstance(thing, Card) and thing.icons:
            table = [0] * len(catalog.spaces)
            for index in catalog.indices_of_icons[thing.icons]:
                table[index] = book.block("send", [f"{thing.key}>{catalog.spaces[index].key}"])
            found[thing.number] = table
    return found


def add_plays(catalog: Catalog, book: Book) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in catalog.things]
    for thing in catalog.things[1:]:
        if isinstance(thing, Intrigue):
            first = book.block("play", [f"{thing.key}>{mode}" for mode in range(len(thing.modes))])
            found[thing.number] = list(range(first, first + len(thing.modes)))
    return found


def add_effects(catalog: Catalog, book: Book) -> dict[int, int]:
    found: dict[int, int] = {}
    for number in range(len(catalog.words)):
        for label, _ in catalog.words[number].effects():
            key = number * EFFECTS + catalog.effect_number[label]
            found[key] = book.block("choose", [f"{catalog.places[number]}>{label}"])
    return found
