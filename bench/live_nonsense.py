"""What a client may send that makes no sense: by kind, from a seeded generator."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

LARGEST: Final = 16_384  # bytes of a message that is read
SAID: Final[dict[str, dict[str, Any]]] = {
    "choose": {"number": 1, "answer": 0},
    "undo": {"number": 1},
    "why": {"choice": "reveal"},
    "propose": {"matter": "kick", "about": 1},
    "vote": {"agrees": True},
    "resume": {},
    "resign": {},
    "return": {},
    "wish": {"wishes": {"combat": True}},
    "lead": {"leader": "paul_atreides"},
    "speak": {"language": "ja"},
}
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    1 << 80,
    1e308,
    "",
    "x" * 300,
    "\ud83d\ude00",
    "\x00",
    [],
    {},
    [[]],
    {"a": {}},
)
HARMLESS: Final = ("choose", "undo", "why")


def wrong_types(luck: Random) -> str:
    """A message with something odd in one of its fields, or with a field too many or too few."""
    do = luck.choice(list(SAID))
    message: dict[str, Any] = {"do": do, "id": luck.randrange(1, 1000), **SAID[do]}
    field = luck.choice([*message, "seat", "extra"])
    if luck.random() < 0.2 and field in SAID[do]:
        del message[field]
    else:
        message[field] = luck.choice(ODD)
    return json.dumps(message)


def no_json(luck: Random) -> str:
    text = json.dumps({"do": "why", "choice": "reveal", "id": 3})
    cut = luck.randrange(len(text))
    return text[:cut] + chr(luck.choice((0, 34, 92, 123, 0x2028, 0x1F600))) + text[cut + luck.randrange(3) :]


def huge(luck: Random) -> str:
    return '{"do":"why","choice":"' + "x" * luck.randrange(LARGEST // 2, 3 * LARGEST) + '"}'


def deep(luck: Random) -> str:
    levels = luck.randrange(50, 7_000)
    return luck.choice(("[" * levels, "[" * levels + "]" * levels, '{"a":' * levels + "1" + "}" * levels))


def stale(luck: Random) -> str:
    """Of a game that has moved on since, or has never been there."""
    number, answer = luck.choice((0, 1, 7, 1 << 31)), luck.choice((0, 1, 500, 1 << 31))
    return json.dumps({"do": "choose", "id": luck.randrange(1, 99), "number": number, "answer": answer})


def foreign_seat(luck: Random) -> str:
    do = luck.choice(list(SAID))
    return json.dumps({"do": do, "id": luck.randrange(1, 99), "seat": luck.randrange(2, 4), **SAID[do]})


def not_asked(luck: Random) -> str:
    do = luck.choice(HARMLESS)
    return json.dumps({"do": do, "id": luck.randrange(1, 99), **SAID[do]})


def broken_frame(luck: Random) -> bytes:
    """What is no frame of a websocket, or the beginning of one that never ends."""
    kinds = (b"\xff", b"\x81\xff" + b"\xff" * 8, b"\x81\xfe\xff\xff", b"\xc1\x80\0\0\0\0", b"\x81\x05hello")
    return luck.choice((*kinds, b"\x81\x82\0\0\0\0\xc3\x28", luck.randbytes(luck.randrange(1, 200))))


KINDS: Final[dict[str, Callable[[Random], str]]] = {
    "wrong types": wrong_types,
    "no JSON": no_json,
    "huge": huge,
    "deep": deep,
    "stale": stale,
    "foreign seat": foreign_seat,
    "not asked": not_asked,
}
# From somebody who sits there but is not asked: nothing of it could be done by mistake.
HARMLESS_KINDS: Final = ("no JSON", "huge", "deep", "stale", "foreign seat", "not asked")
