"""What the header of a sealed record opens, so that anybody can check that the game was dealt fairly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, unquote

from kanly.record.errors import RecordError
from kanly.record.header import Header

SEPARATOR: Final = ", "  # between names; a name that has a comma is spelled otherwise
TAKEN_BACK: Final = -1  # a link over moves that the table agreed to take back
NO_PLACE: Final = "-"
HASH: Final = re.compile("[0-9a-f]{64}")
GIVEN: Final = re.compile("([0-3]):((?:[0-9a-f]{2}){1,64})")
PLACE: Final = re.compile("-|[0-9]{1,6}")
NEEDED: Final = ("terms", "commitment", "server_seed", "salt", "contributions", "result")


@dataclass(frozen=True)
class Proof:
    terms: str  # which game was agreed on, as it was told at the start
    commitment: str
    server_seed: bytes
    salt: bytes
    contributions: Mapping[int, bytes]  # by seat
    result: str
    links: tuple[int, ...] = ()  # how many moves each of them covers
    names: tuple[str, ...] = ()  # of the players, by seat


# --- writing


def write_proof(proof: Proof) -> list[str]:
    """Lines of a header."""
    given = {
        "terms": proof.terms,
        "commitment": proof.commitment,
        "server_seed": proof.server_seed.hex(),
        "salt": proof.salt.hex(),
        "contributions": write_contributions(proof.contributions),
        "names": SEPARATOR.join(spelled(name) for name in proof.names),
        "links": " ".join(NO_PLACE if place == TAKEN_BACK else str(place) for place in proof.links),
        "result": proof.result,
    }
    return [f'[{name} "{value}"]' for name, value in given.items() if value or name in NEEDED]


def write_contributions(given: Mapping[int, bytes]) -> str:
    return " ".join(f"{seat}:{given[seat].hex()}" for seat in sorted(given))


def spelled(name: str) -> str:
    """Whatever would end a name, a value or a line is written as in the address of a page."""
    return "".join(quote(c, errors="replace") if c in '%",' or not c.isprintable() else c for c in name)


# --- reading


def read_proof(given: Header) -> Proof:
    """RecordError names the line that is missing or no proof."""
    for name in NEEDED:
        if name not in given:
            raise RecordError("header", f"[{name}] is missing, so nothing is proved")
    return Proof(
        terms=given["terms"][1],
        commitment=read_hash(given, "commitment"),
        server_seed=bytes.fromhex(read_hash(given, "server_seed")),
        salt=bytes.fromhex(read_hash(given, "salt")),
        contributions=read_contributions(given),
        result=given["result"][1],
        links=read_links(given),
        names=read_names(given),
    )


def read_hash(given: Header, name: str) -> str:
    line, text = given[name]
    if not HASH.fullmatch(text):
        raise line.refuse(f"[{name}] has 64 digits, 0 to 9 and a to f")
    return text


def read_contributions(given: Header) -> dict[int, bytes]:
    """In the order of the seats, each at most once."""
    line, text = given["contributions"]
    found = [GIVEN.fullmatch(word) for word in text.split(" ")] if text else []
    told = {int(word[1]): bytes.fromhex(word[2]) for word in found if word}
    if write_contributions(told) != text:
        raise line.refuse("a contribution looks like 0:1a2b3c, one for a seat, in their order")
    return told


def read_links(given: Header) -> tuple[int, ...]:
    if "links" not in given:
        return ()
    line, text = given["links"]
    if not all(PLACE.fullmatch(word) for word in text.split(" ")):
        raise line.refuse(f"[links] are numbers of moves, or {NO_PLACE} for what was taken back")
    return tuple(TAKEN_BACK if word == NO_PLACE else int(word) for word in text.split(" "))


def read_names(given: Header) -> tuple[str, ...]:
    if "names" not in given:
        return ()
    return tuple(unquote(name) for name in given["names"][1].split(SEPARATOR))
