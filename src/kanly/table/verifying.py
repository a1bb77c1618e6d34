"""What a sealed record proves: each thing that can be checked, and whether it holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from kanly.content.setup import lay_out
from kanly.game import Game
from kanly.opening import replay
from kanly.record.errors import RecordError
from kanly.record.proof import TAKEN_BACK, Proof
from kanly.record.seal import seal_of, unsealed
from kanly.table.chain import Chain, moves_of
from kanly.table.commitment import (
    CHOSEN,
    DEALT,
    DRAFTED,
    offers,
    people_told,
    read_terms,
    rules_before,
    terms_of,
)
from kanly.table.opened import Opened, opened


@dataclass(frozen=True)
class Check:
    about: str
    ok: bool
    said: str  # what was found, in a sentence


@dataclass(frozen=True)
class Verdict:
    checks: tuple[Check, ...]
    over: bool = False  # the game was played to its end

    @property
    def ok(self) -> bool:
        return all(check.ok for check in self.checks)


@dataclass(frozen=True)
class Noted:
    """What a player wrote down at the start of a game or during it."""

    commitment: str = ""
    contributions: tuple[tuple[int, bytes], ...] = ()  # with the seat that gave it
    links: tuple[tuple[int, str], ...] = ()  # with its number


NOTHING_NOTED: Final = Noted()
WAYS_TOLD: Final = {
    DEALT: "they were dealt by the seed",
    CHOSEN: "the players chose them",
    DRAFTED: "each player kept one of those that the seed offered",
}


def verify(text: str, noted: Noted = NOTHING_NOTED) -> Verdict:
    """Every check that can be made. Never raises, however damaged the text is: that is a check as well."""
    checks: list[Check] = []
    try:
        body, seal = unsealed(text)
        checks.append(check_seal(body, seal))
        record = opened(body)
    except RecordError as error:
        return Verdict((*checks, Check("record", False, str(error))))
    game = played(record)
    checks += checked(record, noted)
    checks += check_game(record, game)
    checks += check_links(record, noted)
    return Verdict(tuple(checks), isinstance(game, Game) and game.over)


def played(record: Opened) -> Game | RecordError:
    """Again from its start, every shuffle by the seed; or what is in the way."""
    try:
        return replay(record.text, keep_history=False)
    except RecordError as error:
        return error


def check_seal(body: str, seal: str) -> Check:
    if seal_of(body) == seal:
        return Check("seal", True, "nothing was changed since it was set")
    why = "; it has line ends of another system" if "\r" in body else ""
    return Check("seal", False, f"the text is not the one that was sealed{why}")


# --- before the first move


def checked(record: Opened, noted: Noted) -> Iterator[Check]:
    """What was settled before the first move."""
    yield check_commitment(record)
    if noted.commitment:
        yield check_noted_commitment(record.proof, noted.commitment)
    yield check_seed(record)
    for seat, given in noted.contributions:
        yield check_contribution(record.proof, seat, given)
    yield check_terms(record)
    yield check_sets(record)
    yield check_leaders(record)


def check_commitment(record: Opened) -> Check:
    told = record.proof.commitment
    if record.commitment.published == told:
        return Check("commitment", True, f"{told} was made of the server's seed, its salt and the terms")
    return Check("commitment", False, f"{told} was not made of the server's seed, its salt and the terms")


def check_noted_commitment(proof: Proof, noted: str) -> Check:
    if noted == proof.commitment:
        return Check("noted commitment", True, "it is the one of the record")
    return Check("noted commitment", False, "the record has another one: it is another game, or another deal")


def check_seed(record: Opened) -> Check:
    seats = " and ".join(f"seat {seat}" for seat in sorted(record.proof.contributions))
    try:
        due = record.commitment.seed_with(record.proof.contributions)
    except ValueError as error:
        return Check("seed", False, str(error))
    if due != record.origin.seed:
        return Check("seed", False, "it was not made of the server's seed, its salt and the contributions")
    by = f"what {seats} contributed" if seats else "nothing else: no player contributed"
    return Check("seed", True, f"it was made of the server's seed, its salt and {by}")


def check_contribution(proof: Proof, seat: int, given: bytes) -> Check:
    about = f"contribution {seat}"
    if seat not in proof.contributions:
        return Check(about, False, f"the record has none of seat {seat}")
    ok = proof.contributions[seat] == given
    return Check(about, ok, "it is the one of the record" if ok else "the record has another one")


def check_terms(record: Opened) -> Check:
    """Whether the game that was played is the one that was agreed on."""
    terms, rules = record.proof.terms, record.rules
    told = read_terms(terms)
    leaders, people = told.get("leaders", ""), told.get("people", "")
    seated = [seat for seat in range(rules.seats) if str(seat) in people.split()]
    if terms_of(rules_before(rules, terms), leaders, people_told(seated), record.marks) == terms:
        return Check("terms", True, terms)
    return Check("terms", False, "the record is not of the game that was agreed on")


def check_sets(record: Opened) -> Check:
    if not record.changed:
        return Check("sets", True, "they hold what they held when the game was played")
    changed = ", ".join(record.changed)
    return Check("sets", False, f"{changed} changed since then: only the same edition can verify the game")


def check_leaders(record: Opened) -> Check:
    """Dealt or offered by the seed, or as the players wanted them."""
    rules, seed = record.rules, record.origin.seed
    before = rules_before(rules, record.proof.terms)
    way = read_terms(record.proof.terms).get("leaders", "")
    if way == DRAFTED and not are_offered(rules.leaders, offers(before, seed)):
        return Check("leaders", False, "a seat has one that the seed did not offer to it")
    dealt = lay_out(before if way == DEALT else replace(before, leaders=rules.leaders), seed).rules
    if (dealt.leaders, dealt.rival_leaders) != (rules.leaders, rules.rival_leaders):
        return Check("leaders", False, "the seed deals others")
    return Check("leaders", True, WAYS_TOLD.get(way, "they are those that were agreed on"))


def are_offered(leaders: tuple[str, ...], offered: list[tuple[str, ...]]) -> bool:
    return all(key in two for key, two in zip(leaders, offered, strict=False))


# --- the moves


def check_game(record: Opened, game: Game | RecordError) -> Iterator[Check]:
    if isinstance(game, RecordError):
        yield Check("moves", False, str(game))
        return
    yield Check("moves", True, f"all {len(moves_of(record.text))} are legal, with every shuffle by the seed")
    yield check_digest(record, game)
    yield check_result(record.proof, game)


def check_digest(record: Opened, game: Game) -> Check:
    if game.digest() == record.digest:
        return Check("position", True, "the moves lead to the one that was recorded")
    return Check("position", False, f"{record.last.where}: the moves lead to another one")


def check_result(proof: Proof, game: Game) -> Check:
    due = result_of(game)
    return Check("result", proof.result == due, due if proof.result == due else f"it is {due}, not as told")


def result_of(game: Game) -> str:
    scores = " ".join(str(points) for points in game.scores)
    if not game.over:
        return f"broken off in round {game.round}, points {scores}"
    winners = " ".join(str(seat) for seat in game.winners)
    return f"over in round {game.round}, points {scores}, won by {winners}"


def check_links(record: Opened, noted: Noted) -> list[Check]:
    chain = Chain.over(record.commitment, record.text)
    return [check_link(record.proof, chain, number, value) for number, value in noted.links]


def check_link(proof: Proof, chain: Chain, number: int, value: str) -> Check:
    about = f"chain {number}"
    if not 1 <= number <= len(proof.links):
        return Check(about, False, f"the record knows of {len(proof.links)} links")
    moves = proof.links[number - 1]
    if moves == TAKEN_BACK:
        return Check(about, False, "the record says that moves before it were taken back; take a later one")
    if moves > chain.moves or chain.link(number, moves).value != value:
        return Check(about, False, "a move before it was changed since it was noted")
    return Check(about, True, f"the first {moves} moves are as they were when it was noted")
