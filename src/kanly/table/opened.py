"""A sealed record, taken apart for whoever checks it."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.content.rules import Rules
from kanly.record.errors import RecordError
from kanly.record.header import Header, Numbered, read_changed, read_origin
from kanly.record.log import Beginning
from kanly.record.proof import Proof, read_proof
from kanly.record.record import DIGEST, parts_of
from kanly.table.commitment import Commitment


@dataclass(frozen=True)
class Opened:
    text: str  # of the game, without seal and digest
    proof: Proof
    origin: Beginning
    marks: str  # of the sets, as the header tells them
    changed: list[str]  # sets that hold something else here
    digest: str
    last: Numbered  # the line of the digest

    @property
    def rules(self) -> Rules:
        return self.origin.rules

    @property
    def commitment(self) -> Commitment:
        """Made again."""
        return Commitment(self.proof.terms, self.proof.server_seed, self.proof.salt)


def opened(body: str) -> Opened:
    given, lines = parts_of(body)
    proof, origin = read_proof(given), read_origin(given)
    if not isinstance(origin, Beginning):
        raise RecordError("header", "only a game that is told from its start can be verified")
    if "sets" not in given:
        raise RecordError("header", "[sets] is missing")
    changed = read_changed(given, origin.rules)
    last, digest = last_digest(given, lines)
    rest = body.split("\n")
    rest[last.number - 1] = ""
    return Opened("\n".join(rest), proof, origin, given["sets"][1], changed, digest, last)


def last_digest(given: Header, lines: list[Numbered]) -> tuple[Numbered, str]:
    last = lines[-1] if lines else given["rules"][0]
    found = DIGEST.fullmatch(last.text)
    if found is None:
        raise last.refuse("a sealed record ends with the digest of the position reached, before its seal")
    return last, found[1]
