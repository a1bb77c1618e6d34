"""Kinds of fields in a snapshot: a number of the state is written by name, and read back with suspicion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NoReturn

from kanly.content.catalog import CATALOG
from kanly.engine.chance import SEED_BYTES
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Thing, Tile, place_key
from kanly.engine.secrets import marks
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Faction, Icon, Kind, Resource, Window
from kanly.record.errors import RecordError

SEATS = 4  # at most
MOST_AGENTS = 15  # of one seat on one space: four bits
LONGEST_LIST = 300
REMEMBERED = 1000  # sets of seats, spaces and the like that recur in many positions
WANTED = "wanted"
COUNT = 1_000_000  # above everything that is ever counted
ERAS = 1 << marks.ERA_BITS
MARKS = 1 << 56


@dataclass(frozen=True)
class Field:
    """One kind of value: how it is written as JSON, and read back from (JSON, name of the field)."""

    write: Callable[[Any], Any]
    read: Callable[[Any, str], Any]


def refuse(where: str, reason: str) -> NoReturn:
    raise RecordError(f"field {where}", reason)


def shown(data: Any) -> str:
    """A value for a message, never long."""
    return repr(data[:40]) if isinstance(data, str) else f"a value of type {type(data).__name__}"


def is_number(data: Any) -> bool:
    return isinstance(data, int) and not isinstance(data, bool)


def number(low: int, high: int) -> Field:
    def read(data: Any, where: str) -> int:
        if not is_number(data):
            refuse(where, f"a whole number is needed, not {shown(data)}")
        if not low <= data <= high:
            refuse(where, f"the number must lie between {low} and {high}")
        return int(data)

    return Field(int, read)


def read_mark(data: Any, where: str) -> int:
    found = marks.read(number(0, MARKS - 1).read(data, where))
    if found < 0:
        refuse(where, "a mark speaks of what has not happened")
    return found


def read_flag(data: Any, where: str) -> bool:
    if not isinstance(data, bool):
        refuse(where, f"true or false is needed, not {shown(data)}")
    return data


def read_list(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list):
        refuse(where, f"a list is needed, not {shown(data)}")
    if len(data) > LONGEST_LIST:
        refuse(where, f"the list is longer than {LONGEST_LIST}")
    return data


def read_object(data: Any, where: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        refuse(where, f"an object is needed, not {shown(data)}")
    for key in data:
        if not isinstance(key, str):
            refuse(where, f"{shown(key)} is no name")
    return data


def several(item: Field, write: Callable[[list[Any]], list[Any]] | None = None) -> Field:
    """`write`: all of them at once, where there is a quicker way than one after the other."""

    def read(data: Any, where: str) -> list[Any]:
        return [item.read(value, f"{where}[{i}]") for i, value in enumerate(read_list(data, where))]

    return Field(write or (lambda values: [item.write(value) for value in values]), read)


def maybe(item: Field, nothing: int) -> Field:
    """`null` stands for nothing."""
    return Field(
        lambda value: None if value == nothing else item.write(value),
        lambda data, where: nothing if data is None else item.read(data, where),
    )


def named(numbers: dict[str, int], what: str) -> Field:
    """A number that has a name of its own."""
    names = {number: name for name, number in numbers.items()}

    def read(data: Any, where: str) -> int:
        if not isinstance(data, str) or data not in numbers:
            refuse(where, f"there is no {what} {shown(data)}")
        return numbers[data]

    return Field(names.__getitem__, read)


def one_of(names: tuple[str, ...], what: str, first: int = 0) -> Field:
    return named({name: first + i for i, name in enumerate(names)}, what)


def thing(kind: type[Thing], what: str) -> Field:
    """Anything printed, by its key."""

    def read(data: Any, where: str) -> int:
        found = CATALOG.number.get(data, 0) if isinstance(data, str) else 0
        if not found or not isinstance(CATALOG.things[found], kind):
            refuse(where, f"there is no {what} {shown(data)}")
        return found

    return Field(lambda number: CATALOG.things[number].key, read)


def things(item: Field) -> Field:
    return several(item, CATALOG.keys_of)


def mask(item: Field) -> Field:
    """A set of numbers kept as bits, written as a list."""

    def read(data: Any, where: str) -> int:
        bits = 0
        for value in several(item).read(data, where):
            if bits >> value & 1:
                refuse(where, "something is listed twice")
            bits |= 1 << value
        return bits

    @lru_cache(maxsize=REMEMBERED)
    def written(bits: int) -> tuple[Any, ...]:
        return tuple(item.write(i) for i in range(bits.bit_length()) if bits >> i & 1)

    return Field(lambda bits: [*written(bits)], read)


def table(index: Field, size: Callable[[], int], value: Field, usual: int) -> Field:
    """A list by number, written by name; what is as usual is left out."""

    def write(values: list[int]) -> dict[str, Any]:
        return {index.write(i): value.write(v) for i, v in enumerate(values) if v != usual}

    def read(data: Any, where: str) -> list[int]:
        values = [usual] * size()
        for key, entry in read_object(data, where).items():
            values[index.read(key, where)] = value.read(entry, f"{where}.{key}")
        return values

    return Field(write, read)


@lru_cache(maxsize=REMEMBERED)
def agents(there: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) for _ in range(there >> 4 * seat & MOST_AGENTS))


def read_agents(data: Any, where: str) -> int:
    seats = several(SEAT).read(data, where)
    if any(seats.count(seat) > MOST_AGENTS for seat in seats):
        refuse(where, "too many Agents stand there")
    return sum(1 << 4 * seat for seat in seats)


def write_step(step: Step) -> list[Any]:
    return [
        CATALOG.place_of(step.word),
        OWNER.write(step.owner),
        SOURCE.write(step.source),
        step.slot,
        *[WANTED] * step.wanted,
    ]


def read_step(data: Any, where: str) -> Step:
    """[where its word is printed, owner, the thing it came from, slot], and whether it is wanted"""
    parts = read_list(data, where)
    if len(parts) != 4 and parts[4:] != [WANTED]:
        refuse(where, "a pending effect has four parts, and a fifth if it is wanted")
    place, owner, source, slot = parts[:4]
    if not isinstance(place, str) or place not in CATALOG.word_at:
        refuse(where, f"nothing is printed at {shown(place)}")
    read = (OWNER.read(owner, where), SOURCE.read(source, where), number(0, COUNT).read(slot, where))
    return Step(CATALOG.word_at[place], *read, len(parts) > 4)


def source_key(number: int) -> str:
    return place_key(CATALOG.things[number])


def read_reserve(data: Any, where: str) -> int:
    """Its place among the stacks."""
    found = CATALOG.cards[CATALOG.number.get(data, 0)].reserve
    if found < 0:
        refuse(where, f"there is no Reserve card {shown(data)}")
    return found


def read_seed(data: Any, where: str) -> bytes:
    digits = "0123456789abcdef"
    if not isinstance(data, str) or len(data) != 2 * SEED_BYTES or any(c not in digits for c in data):
        refuse(where, f"a seed is {2 * SEED_BYTES} hexadecimal digits")
    return bytes.fromhex(data)


FLAG = Field(bool, read_flag)
NUMBER = number(0, COUNT)
ERA = number(0, ERAS - 1)
MARK = Field(marks.written, read_mark)
MARK_LIST = several(MARK, marks.all_written)
SLOT = number(0, LONGEST_LIST)
SEAT = number(0, SEATS - 1)
OWNER = maybe(SEAT, NOBODY)
KIND = one_of(Kind.NAMES, "kind of player")
FACTION = one_of(Faction.NAMES, "Faction")
ICON = one_of(Icon.NAMES, "Agent icon")
WINDOW = maybe(one_of(Window.NAMES[1:], "window", 1), 0)
SPACE = replace(named(CATALOG.space_index, "board space"), write=lambda index: CATALOG.spaces[index].key)
RESERVE = Field(lambda i: CATALOG.things[CATALOG.reserve[i]].key, read_reserve)
RESOURCE = one_of(Resource.NAMES, "resource")
SOURCE = maybe(replace(named(CATALOG.sources, "thing"), write=source_key), 0)
CARD = thing(Card, "card")
LEADER = thing(Leader, "Leader")
CONFLICT = thing(Conflict, "Conflict")
CARDS = things(CARD)
INTRIGUES = things(thing(Intrigue, "Intrigue card"))
CONFLICTS = things(CONFLICT)
TILES = things(thing(Tile, "Tech tile"))
HAGAL_CARDS = things(thing(Hagal, "House Hagal card"))
AGENTS = Field(lambda there: [*agents(there)], read_agents)
STEPS = several(Field(write_step, read_step))
SEED = Field(bytes.hex, read_seed)


def by_space(value: Field, usual: int) -> Field:
    return table(SPACE, lambda: len(CATALOG.spaces), value, usual)


def by_faction(value: Field, usual: int) -> Field:
    return table(FACTION, lambda: len(Faction.NAMES), value, usual)
