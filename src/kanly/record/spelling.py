"""How the numbers of a choice are spelled, a pair of functions for each kind: one writes, the other reads.

Names are the catalogue's keys; seats and modes count from 0. What is usual is not said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kanly.content.catalog import CATALOG
from kanly.engine.answers import Field
from kanly.engine.printed import NO_CARD, NO_INTRIGUE, NO_TILE, place_key
from kanly.engine.vocabulary import SOLARI_PRICE, Faction, Landing, Origin, Zone

LONGEST_SHOWN = 60  # characters of a text that is no choice; every name is shorter
ZONE_NAMES = Zone.NAMES[: Zone.DECK]
UNIT_NAMES = ("troop", "dreadnought")
ASIDE, TOP, SOLARI = "aside", "top", "solari"


class NotationError(ValueError):
    """A text that is no choice, with the reason."""


class Line:
    """A text that is read word by word."""

    def __init__(self, text: str) -> None:
        self.text = shortened(text)
        self.words = [word[:LONGEST_SHOWN] for word in text.split()]

    def next(self) -> str:
        if not self.words:
            raise self.wrong_length()
        return self.words.pop(0)

    def takes(self, word: str) -> bool:
        """Whether this comes next; it has been read then."""
        if self.words[:1] != [word]:
            return False
        self.words.pop(0)
        return True

    def wrong_length(self) -> NotationError:
        return NotationError(f"{self.text!r} has the wrong number of words")

    def refuse(self, reason: str) -> NotationError:
        return NotationError(f"in {self.text!r}, {reason}")


class Spelling(NamedTuple):
    """The second number of both functions is the other field of the choice, where that comes before."""

    write: Callable[[int, int], list[str]]
    read: Callable[[Line, int], int]


def shortened(text: str) -> str:
    """For a message."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


# --- numbers, and names out of a few


def write_number(number: int, _: int) -> list[str]:
    return [str(number)]


def read_number(line: Line, _: int) -> int:
    word = line.next()
    if not is_number(word):
        raise line.refuse(f"{word!r} is no number")
    return int(word)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 4


def write_if_any(number: int, _: int) -> list[str]:
    return [str(number)] if number else []


def read_if_any(line: Line, _: int) -> int:
    return read_number(line, 0) if line.words else 0


def one_of(names: tuple[str, ...]) -> Spelling:
    def read(line: Line, _: int) -> int:
        word = line.next()
        if word not in names:
            raise line.refuse(f"{word!r} is not one of {', '.join(names)}")
        return names.index(word)

    return Spelling(lambda number, _: [names[number]], read)


# --- things


def write_key(number: int, _: int) -> list[str]:
    return [CATALOG.things[number].key]


def read_card(line: Line, _: int) -> int:
    key = line.next()
    found = CATALOG.number.get(key, 0)
    if CATALOG.cards[found] is NO_CARD:
        raise line.refuse(f"there is no card {key!r}")
    return found


def read_intrigue(line: Line, _: int) -> int:
    key = line.next()
    found = CATALOG.number.get(key, 0)
    if CATALOG.intrigues[found] is NO_INTRIGUE:
        raise line.refuse(f"there is no Intrigue card {key!r}")
    return found


def read_tile(line: Line, _: int) -> int:
    key = line.next()
    found = CATALOG.number.get(key, 0)
    if CATALOG.tiles[found] is NO_TILE:
        raise line.refuse(f"there is no Tech tile {key!r}")
    return found


def read_space(line: Line, _: int) -> int:
    key = line.next()
    if key not in CATALOG.space_index:
        raise line.refuse(f"there is no board space {key!r}")
    return CATALOG.space_index[key]


def read_effect(line: Line, _: int) -> int:
    label = line.next()
    if label not in CATALOG.effect_number:
        raise line.refuse(f"there is no effect {label!r} to choose")
    return CATALOG.effect_number[label]


# --- what is said of a thing


def write_mode(mode: int, card: int) -> list[str]:
    return [str(mode)] if len(CATALOG.intrigues[card].modes) > 1 else []


def write_landing(place: int, _: int) -> list[str]:
    words = [ASIDE] if place // 2 == Origin.ASIDE else []
    return [*words, TOP] if place % 2 == Landing.TOP_OF_DECK else words


def read_landing(line: Line, card: int) -> int:
    origin: int = Origin.RESERVE if CATALOG.cards[card].reserve >= 0 else Origin.ROW
    on_top = line.takes(TOP)
    if line.takes(ASIDE):
        origin = Origin.ASIDE
    on_top = on_top or line.takes(TOP)
    if line.words:
        raise NotationError(f"{line.text!r} may end with '{ASIDE}' and '{TOP}' only")
    return 2 * origin + on_top


def write_payment(payment: int, _: int) -> list[str]:
    helpers = write_if_any(payment % SOLARI_PRICE, 0)
    return [*helpers, SOLARI] if payment >= SOLARI_PRICE else helpers


def read_payment(line: Line, _: int) -> int:
    helpers = 0 if line.words[:1] == [SOLARI] else read_if_any(line, 0)
    if helpers >= SOLARI_PRICE:
        raise line.refuse("there are not so many Negotiators")
    return helpers + (SOLARI_PRICE if line.takes(SOLARI) else 0)


def read_word(line: Line, _: int) -> int:
    place = line.next()
    if place not in CATALOG.word_at:
        raise line.refuse(f"nothing is printed at {place!r}")
    return CATALOG.word_number[CATALOG.word_at[place]]


def write_source(source: int, word: int) -> list[str]:
    """Where a pending word came from, unless its printed place says so."""
    key = place_key(CATALOG.things[source])
    return [] if source == 0 or CATALOG.places[word].startswith(f"{key}/") else [key]


def read_source(line: Line, word: int) -> int:
    key = line.next() if line.words else CATALOG.places[word].split("/")[0]
    return CATALOG.sources.get(key, 0)


SPELLINGS: Final[dict[int, Spelling]] = {
    Field.NONE: Spelling(lambda number, _: [], lambda line, _: 0),
    Field.CARD: Spelling(write_key, read_card),
    Field.SECOND_CARD: Spelling(
        lambda card, _: write_key(card, 0) if card else [],
        lambda line, _: read_card(line, 0) if line.words else 0,
    ),
    Field.INTRIGUE: Spelling(write_key, read_intrigue),
    Field.MODE: Spelling(write_mode, read_if_any),
    Field.TILE: Spelling(write_key, read_tile),
    Field.PAYMENT: Spelling(write_payment, read_payment),
    Field.SPACE: Spelling(lambda space, _: [CATALOG.spaces[space].key], read_space),
    Field.FACTION: one_of(Faction.NAMES),
    Field.SECOND_FACTION: one_of(Faction.NAMES),
    Field.ZONE: one_of(ZONE_NAMES),
    Field.LANDING: Spelling(write_landing, read_landing),
    Field.SEAT: Spelling(write_number, read_number),
    Field.UNIT: one_of(UNIT_NAMES),
    Field.TROOPS: Spelling(write_number, read_number),
    Field.DREADNOUGHTS: Spelling(write_if_any, read_if_any),
    Field.SPICE: Spelling(write_number, read_number),
    Field.WORD: Spelling(lambda word, _: [CATALOG.places[word]], read_word),
    Field.SOURCE: Spelling(write_source, read_source),
    Field.EFFECT: Spelling(lambda effect, _: [CATALOG.effects[effect]], read_effect),
    Field.SECOND_EFFECT: Spelling(lambda effect, _: [CATALOG.effects[effect]], read_effect),
}
