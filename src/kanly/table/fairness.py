"""The proof that a live game was dealt fairly, from the commitment at its start to the sealed record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kanly.game import Game
from kanly.opening import replay
from kanly.record.errors import RecordError
from kanly.record.header import read_origin
from kanly.record.log import Beginning
from kanly.record.proof import Proof, write_proof
from kanly.record.record import parts_of
from kanly.record.seal import sealed
from kanly.table.chain import Chain as Chain
from kanly.table.chain import Link as Link
from kanly.table.chain import places
from kanly.table.commitment import CHOSEN as CHOSEN
from kanly.table.commitment import DEALT as DEALT
from kanly.table.commitment import DRAFTED as DRAFTED
from kanly.table.commitment import LONGEST_CONTRIBUTION as LONGEST_CONTRIBUTION
from kanly.table.commitment import Commitment as Commitment
from kanly.table.commitment import offers as offers
from kanly.table.verifying import Check as Check
from kanly.table.verifying import Noted as Noted
from kanly.table.verifying import Verdict as Verdict
from kanly.table.verifying import result_of as result_of
from kanly.table.verifying import verify as verify


def sealed_record(
    game_record: str,
    commitment: Commitment,
    contributions: Mapping[int, bytes],
    names: Sequence[str] = (),
    links: Iterable[Link] = (),
    game: Game | None = None,
) -> str:
    """The record of a game with all that proves it fair, and a seal. It tells the seed: not before the end.

    `game`, where it is at hand, saves playing the record through for its result.
    """
    check_origin(game_record, commitment.seed_with(contributions))
    proof = Proof(
        commitment.terms,
        commitment.published,
        commitment.server_seed,
        commitment.salt,
        contributions,
        result_of(game or replay(game_record, keep_history=False)),
        places(Chain.over(commitment, game_record), links),
        tuple(names),
    )
    return sealed(with_header(game_record, write_proof(proof)))


def check_origin(record: str, seed: bytes) -> None:
    """Only a game from its start can be proved, and only by the seed that it was dealt from."""
    origin = read_origin(parts_of(record)[0])
    if not isinstance(origin, Beginning) or origin.seed != seed:
        raise RecordError("header", "this game was not dealt from the seed of the commitment")


def with_header(record: str, lines: list[str]) -> str:
    """With more lines after those of its header."""
    top = record.rindex("\n[") + 1
    end = record.index("\n", top) + 1
    return "".join([record[:end], *(f"{line}\n" for line in lines), record[end:]])
