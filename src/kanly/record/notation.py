"""Choices as text and back: `send duncan_idaho carthag`, `resolve @arrakeen/space/1`, `acquire scout top`.

Names are the catalogue's keys; a board space is written with @ where it could be mistaken for a card.
Seats and modes count from 0, branches from 1.
"""

from __future__ import annotations

from typing import NamedTuple

from kanly.content.catalog import CATALOG
from kanly.engine.printed import NO_CARD, NO_INTRIGUE, NO_TILE, place_key
from kanly.engine.vocabulary import SOLARI_PRICE, Landing, Origin, Verb

LONGEST_SHOWN = 60  # characters of a text that is no choice; every name is shorter
FACTION_NAMES = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
ZONE_NAMES = ("hand", "discard", "in_play")
PLAIN = {
    Verb.REVEAL: "reveal",
    Verb.END_TURN: "end",
    Verb.DONE: "done",
    Verb.PASS: "pass",
    Verb.PAY: "pay",
    Verb.DECLINE: "decline",
}
NUMBERS = {
    Verb.DEPLOY: "deploy",
    Verb.SEAT: "seat",
    Verb.BRANCH: "branch",
    Verb.NUMBER: "number",
}
WITH_SHIPS = ("deploy", "seat")  # a second number: dreadnoughts, or 1 for one of them
TILE_AND_CARD = {Verb.USE: "use", Verb.BURY: "bury", Verb.ASIDE: "aside"}
FREIGHTER_MOVES = ("advance", "recall")
PLAIN_VERBS = {word: verb for verb, word in PLAIN.items()}
NUMBER_VERBS = {word: verb for verb, word in NUMBERS.items()}


class NotationError(ValueError):
    """A text that is no choice, with the reason."""


class Choice(NamedTuple):
    """One legal choice; its text form is `str(choice)`."""

    verb: int
    object: int
    place: int

    def __str__(self) -> str:
        return write_choice((self.verb, self.object, self.place))


def write_choice(choice: tuple[int, int, int]) -> str:
    verb, thing, place = choice
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in NUMBERS:
        return f"{NUMBERS[verb]} {thing} {place}" if place else f"{NUMBERS[verb]} {thing}"
    return " ".join(words_of(verb, thing, place))


def words_of(verb: int, thing: int, place: int) -> list[str]:
    key = CATALOG.things[thing].key if thing < len(CATALOG.things) else ""
    if verb == Verb.SEND:
        return ["send", key, CATALOG.spaces[place].key]
    if verb == Verb.RESOLVE:
        return ["resolve", CATALOG.places[thing], *source_words(CATALOG.places[thing], place)]
    if verb == Verb.PLAY:
        return ["play", key, *([str(place)] if len(CATALOG.intrigues[thing].modes) > 1 else [])]
    if verb == Verb.ACQUIRE:
        return ["acquire", key, *landing_words(place)]
    if verb == Verb.FACTION:
        return ["faction", FACTION_NAMES[thing]]
    if verb == Verb.FACTIONS:
        return ["factions", FACTION_NAMES[thing], FACTION_NAMES[place]]
    if verb == Verb.DISCARD:
        return ["discard", key, *([CATALOG.things[place].key] if place else [])]
    if verb == Verb.TRASH:
        return ["trash", key, ZONE_NAMES[place]]
    if verb == Verb.TAKE:
        return ["take", key]
    if verb == Verb.SPACE:
        return ["space", CATALOG.spaces[thing].key]
    if verb == Verb.BRANCHES:
        return ["branches", str(thing), str(place)]
    if verb in TILE_AND_CARD:
        return [TILE_AND_CARD[verb], key]
    if verb == Verb.TECH:
        return ["tech", key, *payment_words(place)]
    if verb == Verb.FREIGHTER:
        return ["freighter", FREIGHTER_MOVES[thing - 1]]
    if verb == Verb.UNITS:
        return ["units", str(thing), str(place)]
    if verb == Verb.AGENT:
        return ["agent", CATALOG.spaces[thing - 1].key if thing else "leader"]
    raise NotationError(f"there is no verb number {verb}")


def source_words(printed: str, source: int) -> list[str]:
    """Where a pending word came from, unless its printed place says so."""
    key = place_key(CATALOG.things[source])
    return [] if source == 0 or printed.startswith(f"{key}/") else [key]


def landing_words(place: int) -> list[str]:
    words = ["aside"] if place // 2 == Origin.ASIDE else []
    return [*words, "top"] if place % 2 == Landing.TOP_OF_DECK else words


def payment_words(payment: int) -> list[str]:
    """Negotiators returned, and whether the rest is paid in Solari."""
    helpers = payment % SOLARI_PRICE
    words = [str(helpers)] if helpers else []
    return [*words, "solari"] if payment >= SOLARI_PRICE else words


def read_choice(text: str) -> Choice:
    """The choice a text stands for; whether it is legal is for the game to say."""
    words = [word[:LONGEST_SHOWN] for word in text.split()]
    text = shortened(text)
    if not words:
        raise NotationError("an empty line is no choice")
    verb, rest = words[0], words[1:]
    if verb in PLAIN_VERBS:
        expect(text, rest, 0, 0)
        return Choice(PLAIN_VERBS[verb], 0, 0)
    if verb in NUMBER_VERBS:
        expect(text, rest, 1, 2 if verb in WITH_SHIPS else 1)
        return Choice(NUMBER_VERBS[verb], number(text, rest[0]), number(text, rest[1]) if rest[1:] else 0)
    if verb not in READERS:
        raise NotationError(f"{text!r} does not begin with a verb of the game")
    fewest, most, _ = READERS[verb]
    expect(text, rest, fewest, most)
    return Choice(*READERS[verb][2](text, rest))


def shortened(text: str) -> str:
    """For a message."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


def expect(text: str, rest: list[str], fewest: int, most: int) -> None:
    if not fewest <= len(rest) <= most:
        raise NotationError(f"{text!r} has the wrong number of words")


def number(text: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4):
        raise NotationError(f"in {text!r}, {word!r} is no number")
    return int(word)


def card_number(text: str, key: str) -> int:
    found = CATALOG.number.get(key, 0)
    if CATALOG.cards[found] is NO_CARD:
        raise NotationError(f"in {text!r}, there is no card {key!r}")
    return found


def space_index(text: str, key: str) -> int:
    if key not in CATALOG.space_index:
        raise NotationError(f"in {text!r}, there is no board space {key!r}")
    return CATALOG.space_index[key]


def one_of(text: str, key: str, names: tuple[str, ...]) -> int:
    if key not in names:
        raise NotationError(f"in {text!r}, {key!r} is not one of {', '.join(names)}")
    return names.index(key)


Parts = tuple[int, int, int]


def either_way(first: int, second: int) -> tuple[int, int]:
    """Two of a kind, in whatever order they were named."""
    return min(first, second), max(first, second)


def read_send(text: str, rest: list[str]) -> Parts:
    return Verb.SEND, card_number(text, rest[0]), space_index(text, rest[1])


def read_resolve(text: str, rest: list[str]) -> Parts:
    word = CATALOG.word_at.get(rest[0])
    if word is None:
        raise NotationError(f"in {text!r}, nothing is printed at {rest[0]!r}")
    source = rest[1] if len(rest) > 1 else rest[0].split("/")[0]
    return Verb.RESOLVE, CATALOG.word_number[word], CATALOG.sources.get(source, 0)


def read_intrigue(text: str, key: str) -> int:
    found = CATALOG.number.get(key, 0)
    if CATALOG.intrigues[found] is NO_INTRIGUE:
        raise NotationError(f"in {text!r}, there is no Intrigue card {key!r}")
    return found


def read_play(text: str, rest: list[str]) -> Parts:
    found = read_intrigue(text, rest[0])
    return Verb.PLAY, found, number(text, rest[1]) if len(rest) > 1 else 0


def read_acquire(text: str, rest: list[str]) -> Parts:
    card = card_number(text, rest[0])
    options = rest[1:]
    if any(word not in ("aside", "top") for word in options) or len(set(options)) != len(options):
        raise NotationError(f"{text!r} may end with 'aside' and 'top' only")
    origin: int = Origin.RESERVE if CATALOG.cards[card].reserve >= 0 else Origin.ROW
    if "aside" in options:
        origin = Origin.ASIDE
    return Verb.ACQUIRE, card, 2 * origin + ("top" in options)


def read_faction(text: str, rest: list[str]) -> Parts:
    return Verb.FACTION, one_of(text, rest[0], FACTION_NAMES), 0


def read_factions(text: str, rest: list[str]) -> Parts:
    return Verb.FACTIONS, *either_way(*[one_of(text, name, FACTION_NAMES) for name in rest])


def read_discard(text: str, rest: list[str]) -> Parts:
    cards = [card_number(text, key) for key in rest]
    return Verb.DISCARD, *(either_way(*cards) if len(cards) > 1 else (cards[0], 0))


def read_trash(text: str, rest: list[str]) -> Parts:
    return Verb.TRASH, card_number(text, rest[0]), one_of(text, rest[1], ZONE_NAMES)


def read_take(text: str, rest: list[str]) -> Parts:
    """A card of the deck or, for who looks at the Intrigue deck, an Intrigue card."""
    found = CATALOG.number.get(rest[0], 0)
    if CATALOG.intrigues[found] is not NO_INTRIGUE:
        return Verb.TAKE, found, 0
    return Verb.TAKE, card_number(text, rest[0]), 0


def read_space(text: str, rest: list[str]) -> Parts:
    return Verb.SPACE, space_index(text, rest[0]), 0


def read_branches(text: str, rest: list[str]) -> Parts:
    return Verb.BRANCHES, *either_way(number(text, rest[0]), number(text, rest[1]))


def read_agent(text: str, rest: list[str]) -> Parts:
    return Verb.AGENT, 0 if rest[0] == "leader" else space_index(text, rest[0]) + 1, 0


def read_tile(text: str, key: str) -> int:
    found = CATALOG.number.get(key, 0)
    if CATALOG.tiles[found] is NO_TILE:
        raise NotationError(f"in {text!r}, there is no Tech tile {key!r}")
    return found


def read_use(text: str, rest: list[str]) -> Parts:
    return Verb.USE, read_tile(text, rest[0]), 0


def read_tech(text: str, rest: list[str]) -> Parts:
    solari = SOLARI_PRICE if rest[-1] == "solari" and len(rest) > 1 else 0
    counts = rest[1:-1] if solari else rest[1:]
    if len(counts) > 1:
        raise NotationError(f"{text!r} may end with Negotiators and 'solari' only")
    helpers = number(text, counts[0]) if counts else 0
    if helpers >= SOLARI_PRICE:
        raise NotationError(f"in {text!r}, there are not so many Negotiators")
    return Verb.TECH, read_tile(text, rest[0]), helpers + solari


def read_freighter(text: str, rest: list[str]) -> Parts:
    return Verb.FREIGHTER, one_of(text, rest[0], FREIGHTER_MOVES) + 1, 0


def read_bury(text: str, rest: list[str]) -> Parts:
    return Verb.BURY, read_intrigue(text, rest[0]), 0


def read_units(text: str, rest: list[str]) -> Parts:
    return Verb.UNITS, number(text, rest[0]), number(text, rest[1])


def read_aside(text: str, rest: list[str]) -> Parts:
    return Verb.ASIDE, card_number(text, rest[0]), 0


READERS = {
    "send": (2, 2, read_send),
    "resolve": (1, 2, read_resolve),
    "play": (1, 2, read_play),
    "acquire": (1, 3, read_acquire),
    "faction": (1, 1, read_faction),
    "factions": (2, 2, read_factions),
    "discard": (1, 2, read_discard),
    "trash": (2, 2, read_trash),
    "take": (1, 1, read_take),
    "space": (1, 1, read_space),
    "branches": (2, 2, read_branches),
    "agent": (1, 1, read_agent),
    "use": (1, 1, read_use),
    "tech": (1, 3, read_tech),
    "freighter": (1, 1, read_freighter),
    "bury": (1, 1, read_bury),
    "units": (2, 2, read_units),
    "aside": (1, 1, read_aside),
}
