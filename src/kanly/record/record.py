"""A game as text: a header, one line for each choice, and the digest of the position reached.

    [rules "base/1"]
    [seats "3"]
    [leaders "paul_atreides helena_richese earl_memnon_thorvald"]
    [seed "7"]
    0 send dagger arrakeen
    ~0 resolve @arrakeen/space/0
    0 end

A line marked ~ was begun by the machine, because its order could not matter. Replaying asks for every order,
so that a record outlives every change of what is asked and what is not.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from kanly.content.rules import Rules, RulesError
from kanly.content.setup import lay_out
from kanly.engine import chance, resolver
from kanly.engine.state import State
from kanly.engine.vocabulary import Verb
from kanly.record.digest import digest
from kanly.record.edition import edition_of, read_edition, rules_of, with_seats
from kanly.record.errors import RecordError
from kanly.record.log import Beginning, Entry, Origin, Position, asking, entries, take_trail
from kanly.record.notation import NotationError, read_choice, write_choice
from kanly.record.snapshot import go_on, parse, read_position, write_snapshot

LONGEST_TEXT = 10_000_000
SEED_DIGITS = 78  # enough for 256 bits
HEADER = re.compile(r'\[([a-z]+) (?:"([^"]*)"|(\{.*\}))\]')
LINE = re.compile(r"(~?)([0-9]) (.{1,200})")
DIGEST = re.compile(r"= ([0-9a-f]{64})")


@dataclass(frozen=True)
class Numbered:
    """A line of text and its number, for whoever has to complain about it."""

    number: int
    text: str

    @property
    def where(self) -> str:
        return f"line {self.number}"

    def refuse(self, reason: str) -> RecordError:
        return RecordError(self.where, reason)


@dataclass(frozen=True)
class Replayed:
    origin: Origin
    state: State
    last: Entry | None


# --- writing


def write_record(g: State, origin: Origin, last: Entry | None) -> str:
    lines = [f"{'~' * entry.automatic}{entry.seat} {write_choice(entry.choice)}" for entry in entries(last)]
    return "\n".join([*header(origin), *lines, f"= {digest(g)}", ""])


def header(origin: Origin) -> list[str]:
    rules = rules_of(origin.state) if isinstance(origin, Position) else origin.rules
    first = f'[rules "{edition_of(rules)}"]'
    if isinstance(origin, Position):
        return [first, f"[position {json.dumps(write_snapshot(origin.state))}]"]
    seats, leaders = rules.seats, " ".join(rules.leaders)
    seed = int.from_bytes(origin.seed, "big")
    return [first, f'[seats "{seats}"]', f'[leaders "{leaders}"]', f'[seed "{seed}"]']


# --- reading


def read_record(text: object) -> Replayed:
    """Play a record through. Whatever is wrong with it raises RecordError with the number of the line."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise RecordError("record", "a text is needed, and none of this length")
    lines = [Numbered(i + 1, line.strip()) for i, line in enumerate(text.split("\n"))]
    lines = [line for line in lines if line.text]
    top = [line for line in lines if line.text.startswith("[")]
    body = [line for line in lines if not line.text.startswith("[")]
    if body and top and top[-1].number > body[0].number:
        raise top[-1].refuse("the header comes first")
    origin = read_origin(read_header(top))
    g = begin(origin)
    last = play_through(g, body)
    resume(g)
    return Replayed(origin, g, take_trail(g, last))


def read_header(top: list[Numbered]) -> dict[str, tuple[Numbered, str]]:
    found: dict[str, tuple[Numbered, str]] = {}
    for line in top:
        match = HEADER.fullmatch(line.text)
        if match is None or (match[3] is not None) != (match[1] == "position"):
            raise line.refuse('a line of the header looks like [name "value"]')
        if match[1] in found:
            raise line.refuse(f"{match[1]} is given twice")
        found[match[1]] = (line, match[2] if match[3] is None else match[3])
    return found


def read_origin(given: dict[str, tuple[Numbered, str]]) -> Origin:
    if "censored" in given:
        line, seat = given["censored"]
        raise line.refuse(f"this record leaves out what {seat} could not know, so it cannot be replayed")
    needed = {"rules", "position"} if "position" in given else {"rules", "seats", "leaders", "seed"}
    for name in sorted(needed - given.keys()):
        raise RecordError("header", f"[{name}] is missing")
    for name in sorted(given.keys() - needed):
        raise given[name][0].refuse(f"[{name}] has no meaning here")
    line, name = given["rules"]
    try:
        rules = read_edition(name)
    except ValueError as error:
        raise line.refuse(str(error)) from error
    if "position" in given:
        return read_start(*given["position"], name)
    return read_beginning(given, rules)


def read_start(line: Numbered, text: str, edition: str) -> Position:
    try:
        start = Position(read_position(parse(text)))
    except RecordError as error:
        raise line.refuse(str(error)) from error
    if edition_of(rules_of(start.state)) != edition:
        raise line.refuse(f"the position is not one of {edition!r}")
    return start


def read_beginning(given: dict[str, tuple[Numbered, str]], edition: Rules) -> Beginning:
    line, text = given["seed"]
    if not re.fullmatch(rf"[0-9]{{1,{SEED_DIGITS}}}", text) or int(text) >> 8 * chance.SEED_BYTES:
        raise line.refuse("the seed is a whole number below 2**256")
    seed = chance.seed_bytes(int(text))
    line, text = given["seats"]
    if not re.fullmatch("[0-9]", text):
        raise line.refuse(f"{text!r} is no number of seats")
    try:
        rules = with_seats(edition, int(text), tuple(given["leaders"][1].split()))
        rules.check()
    except RulesError as error:
        raise given["leaders"][0].refuse(str(error)) from error
    return Beginning(rules, seed)


# --- playing through


def begin(origin: Origin) -> State:
    """Every order is asked for, so that each line answers a question."""
    if isinstance(origin, Position):
        g = origin.state.clone()
    else:
        g = lay_out(origin.rules, origin.seed)
    g.free_order = True
    go_on(g)
    return g


def play_through(g: State, body: list[Numbered]) -> Entry | None:
    last: Entry | None = None
    for i, line in enumerate(body):
        match = DIGEST.fullmatch(line.text)
        if match is None:
            last = play_line(g, line, last)
        elif i < len(body) - 1:
            raise line.refuse("the digest stands at the end of a record")
        elif match[1] != digest(g):
            raise line.refuse("the game does not lead to the position that was recorded")
    return last


def play_line(g: State, line: Numbered, last: Entry | None) -> Entry:
    match = LINE.fullmatch(line.text)
    if match is None:
        raise line.refuse(f"{line.text[:60]!r} is no choice of a seat")
    automatic, seat = bool(match[1]), int(match[2])
    try:
        choice = tuple(read_choice(match[3]))
    except NotationError as error:
        raise line.refuse(str(error)) from error
    if g.over:
        raise line.refuse("the game was over before")
    if seat != g.chooser:
        raise line.refuse(f"seat {g.chooser} is asked here, not seat {seat}")
    if choice not in g.choices or (automatic and choice[0] != Verb.RESOLVE):
        raise line.refuse(f"{match[3][:60]!r} is not possible here")
    entry = Entry(last, seat, choice, asking(g), automatic)
    apply(g, line, entry)
    return entry


def apply(g: State, line: Numbered, entry: Entry) -> None:
    """A start that cannot arise in play may pass every check of a position and fail only here."""
    try:
        resolver.choose(g, entry.choice)
    except Exception as error:
        raise line.refuse(f"the game cannot go on from here ({error})") from error


def resume(g: State) -> None:
    """From here on, order is asked for only where it matters."""
    g.free_order = False
    g.keep_trail = True
    go_on(g)
