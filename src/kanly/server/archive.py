"""The record of a game that was played elsewhere, taken in: told and exported like those played here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Final

import msgspec

from kanly.record.proof import TAKEN_BACK
from kanly.record.seal import unsealed
from kanly.server.live.hall import LENGTH, LETTERS
from kanly.server.live.summary import summary_of
from kanly.server.refused import Refused
from kanly.server.store.event_store import Summary
from kanly.table import entries as e
from kanly.table.chain import Chain, moves_of
from kanly.table.commitment import CHOSEN, DRAFTED, read_terms, rules_before
from kanly.table.opened import Opened, opened
from kanly.table.recording import record_for
from kanly.table.refused import Refused as RefusedAtTable
from kanly.table.seat import COLOURS
from kanly.table.settings import GamePlan, Leading, SeatPlan, Settings
from kanly.table.table import Table
from kanly.table.verifying import verify

ELSEWHERE: Final = "elsewhere"  # the person in every seat: nobody here
BEGUN_UNASKED: Final = "~"
MARK: Final = b',"is_imported":true}'  # at the end of what lists show


class Mark(msgspec.Struct, frozen=True):
    is_imported: bool = False


def is_imported(summary: Summary) -> bool:
    """Anybody can write a record, so it counts for nothing."""
    return msgspec.json.decode(summary.told, type=Mark).is_imported


def taken_in(text: str, person: str, at: int) -> tuple[Summary, list[bytes]]:
    """For whoever brings it. Refused where it proves nothing, or is of a game that is not over."""
    verdict = verify(text)
    wrong = [check.said for check in verdict.checks if not check.ok]
    if wrong:
        raise Refused("record", f"That is no record of a fair game: {wrong[0]}.", 422)
    if not verdict.over:
        raise Refused("record_not_over", "Only a game that is over can be taken in.", 422)
    table, journal = checked(text, person, at)
    return summary_for(table, person, text), [e.written(entry) for entry in journal]


def checked(text: str, person: str, at: int) -> tuple[Table, list[e.Any]]:
    """Whatever else it may be, it is what a server would write of the same game."""
    try:
        table, journal = rebuilt(opened(unsealed(text)[0]), person, at)
        is_ours = record_for(table, None) == text
    except (ValueError, LookupError, RefusedAtTable):
        is_ours = False
    if not is_ours:
        raise Refused("record_not_ours", "That record was not written by a server of this edition.", 422)
    return table, journal


def summary_for(table: Table, person: str, text: str) -> Summary:
    """Under an id that is the same whenever the same person brings the same record."""
    drawn = sha256(f"kanly archive 1\n{person}\n{text}".encode()).digest()
    game = "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:LENGTH])
    summary = summary_of(game, table)
    persons = (person,) if person else ()
    return replace(summary, persons=persons, is_listed=False, told=summary.told[:-1] + MARK)


# --- the journal that such a record would have left


def rebuilt(record: Opened, person: str, at: int) -> tuple[Table, list[e.Any]]:
    proof = record.proof
    seed, salt, settings = proof.server_seed.hex(), proof.salt.hex(), settings_of(record)
    first = e.Opened(at=at, settings=settings, host=person, seed=seed, salt=salt, terms=proof.terms)
    table = Table(first)
    return table, [first, *(table.enter(entry) for entry in entries_of(record, at))]


def settings_of(record: Opened) -> Settings:
    rules = rules_before(record.rules, record.proof.terms)
    plan = GamePlan(
        seats=rules.seats,
        ix=rules.ix,
        epic=rules.epic,
        difficulty=rules.difficulty or None,
        rival_leaders=rules.rival_leaders or None,
        churn=rules.churn,
        brutal=rules.brutal,
        sets=rules.sets,
    )
    leaders = rules.leaders or (None,) * rules.seats
    plans = [SeatPlan(bot, leader) for bot, leader in zip(bots_of(record), leaders, strict=True)]
    return Settings(plan, tuple(plans), way_of(record))


def way_of(record: Opened) -> Leading:
    """How Leaders were found; those that were named beforehand need not be."""
    ways: dict[str, Leading] = {CHOSEN: "chosen", DRAFTED: "drafted"}
    return ways.get(read_terms(record.proof.terms)["leaders"], "dealt")


def people_of(record: Opened) -> list[int]:
    told = read_terms(record.proof.terms)["people"].split()
    return [seat for seat in range(record.rules.seats) if str(seat) in told]


def bots_of(record: Opened) -> list[str | None]:
    people = people_of(record)
    return [None if seat in people else name_of(record, seat) for seat in range(record.rules.seats)]


def name_of(record: Opened, seat: int) -> str:
    names = record.proof.names
    return names[seat] if seat < len(names) else ""


def entries_of(record: Opened, at: int) -> Iterator[e.Any]:
    for seat, luck in record.proof.contributions.items():
        yield e.Contributed(at=at, seat=seat, luck=luck.hex())
    for seat in people_of(record):
        name, colour = name_of(record, seat), COLOURS[seat]
        yield e.Sat(at=at, seat=seat, person=ELSEWHERE, name=name, colour=colour)
    if way_of(record) != "dealt":
        for seat, leader in enumerate(record.rules.leaders):
            yield e.Led(at=at, seat=seat, leader=leader)
    yield e.Dealt(at=at)
    yield from choices_of(record, at)
    yield from links_of(record, at)


def choices_of(record: Opened, at: int) -> Iterator[e.Any]:
    people = people_of(record)
    for line in moves_of(record.text):
        if not line.startswith(BEGUN_UNASKED):
            seat, choice = int(line[0]), line[2:]
            yield e.Chose(at=at, seat=seat, choice=choice, by="person" if seat in people else "bot")


def links_of(record: Opened, at: int) -> Iterator[e.Any]:
    """One over moves that were taken back covers nothing that is left."""
    chain = Chain.over(record.commitment, record.text)
    for number, moves in enumerate(record.proof.links, 1):
        value = "" if moves == TAKEN_BACK else chain.link(number, moves).value
        yield e.Linked(at=at, number=number, value=value, moves=max(0, moves))
