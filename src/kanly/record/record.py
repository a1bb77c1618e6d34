"""A game as text: a header, one line for each choice, and the digest of the position reached.

    [rules "base/1"]
    [seats "3"]
    [leaders "paul_atreides helena_richese earl_memnon_thorvald"]
    [seed "7"]
    [sets "base:1a2b3c4d"]
    0 send dagger arrakeen
    ~0 resolve @arrakeen/space/0
    0 end

A line marked ~ was begun by the machine, because its order could not matter, or is the yes that was said by
naming an effect. Replaying asks for everything, so that a record outlives every change of what is asked and
what is not. A line that begins with a semicolon
is a comment: what a Rival did, and why, which replaying finds out again. A sealed record has more lines in
its header and a seal at its end, which `kanly verify` looks at; for replaying they do not matter.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from kanly.content.setup import lay_out, set_up
from kanly.engine.machine import resolver
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Verb
from kanly.record.digest import digest
from kanly.record.errors import RecordError
from kanly.record.former import read_answer
from kanly.record.header import Header, Numbered, header, read_changed, read_header, read_origin
from kanly.record.log import (
    Entry,
    Origin,
    Position,
    asking,
    deeds,
    reasons_of,
    recall_reasons,
    rules_from,
    take_trail,
)
from kanly.record.notation import NotationError, write_choice
from kanly.record.reasons import Given, comment
from kanly.record.seal import SEAL
from kanly.record.set_marks import blamed
from kanly.record.snapshot import go_on

LONGEST_TEXT = 10_000_000
MOST_LINES = 50_000
LINE = re.compile(r"(~?)([0-9]) (.{1,200})")
DIGEST = re.compile(r"= ([0-9a-f]{64})")
COMMENT = ";"
UNASKED = (Verb.RESOLVE, Verb.PAY)  # what the machine begins, and a yes that naming an effect has said


class Replayed(NamedTuple):
    origin: Origin
    state: State
    last: Entry | None


# --- writing


def write_record(g: State, origin: Origin, last: Entry | None) -> str:
    lines = [comment(reason) for reason in opening_reasons(origin)]
    for deed in deeds(last):
        lines += [f"{'~' * entry.automatic}{entry.seat} {write_choice(entry.choice)}" for entry in deed]
        lines += [comment(reason) for reason in reasons_of(deed)]
    return "\n".join([*header(origin), *lines, f"= {digest(g)}", ""])


def opening_reasons(origin: Origin) -> list[Given]:
    """What Rivals did before anybody was asked."""
    if isinstance(origin, Position) or not origin.rules.has_rivals:
        return []
    return set_up(origin.rules, origin.seed).reasons


# --- reading


def read_record(text: object) -> Replayed:
    """Play a record through. Whatever is wrong with it raises RecordError with the number of the line."""
    given, body = parts_of(text)
    origin = read_origin(given)
    changed = read_changed(given, rules_from(origin))
    g = begin(origin)
    try:
        last = play_through(g, body, is_exact=not changed)
    except RecordError as error:
        raise blamed(error, changed) from error
    resume(g)
    last = last and last._replace(reasons=tuple(g.reasons))
    recall_reasons(g, last)
    return Replayed(origin, g, take_trail(g, last))


def parts_of(text: object) -> tuple[Header, list[Numbered]]:
    """The header, and the lines of the game; neither comments nor a seal."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise RecordError("record", "a text is needed, and none of this length")
    if text.count("\n") > MOST_LINES:
        raise RecordError("record", f"it has more than {MOST_LINES} lines, as no game has")
    lines = [Numbered(i + 1, line.strip()) for i, line in enumerate(text.split("\n"))]
    lines = [line for line in lines if line.text]
    top = [line for line in lines if line.text.startswith("[")]
    body = [line for line in lines if not line.text.startswith(("[", COMMENT))]
    if body and top and top[-1].number > body[0].number:
        raise top[-1].refuse("the header comes first")
    is_sealed = bool(body) and SEAL.fullmatch(body[-1].text) is not None
    return read_header(top), body[:-1] if is_sealed else body


# --- playing through


def begin(origin: Origin, *, is_watched: bool = False) -> State:
    """Every order is asked for, so that each line answers a question."""
    if isinstance(origin, Position):
        g = origin.state.clone()
    else:
        g = lay_out(origin.rules, origin.seed)
    g.free_order = True
    g.watched = is_watched
    go_on(g)
    return g


def play_through(g: State, body: list[Numbered], is_exact: bool) -> Entry | None:
    """Where a set has changed, it is enough that every choice is still legal."""
    last: Entry | None = None
    for i, line in enumerate(body):
        match = DIGEST.fullmatch(line.text)
        if match is None:
            last = play_line(g, line, last)
        elif i < len(body) - 1:
            raise line.refuse("the digest stands at the end of a record")
        elif is_exact and match[1] != digest(g) and match[1] != digest(before_naming(g)):
            raise line.refuse("the game does not lead to the position that was recorded")
    return last


def before_naming(g: State) -> State:
    """Earlier records do not tell what was named from what the machine began."""
    new = g.clone()
    new.stack = [unnamed(step) for step in g.stack]
    return new


def play_line(g: State, line: Numbered, last: Entry | None) -> Entry:
    match = LINE.fullmatch(line.text)
    if match is None:
        raise line.refuse(f"{line.text[:60]!r} is no choice of a seat")
    automatic, seat = bool(match[1]), int(match[2])
    try:
        choice = tuple(read_answer(match[3], g))
    except NotationError as error:
        raise line.refuse(str(error)) from error
    if g.over:
        raise line.refuse("the game was over before")
    if seat != g.chooser:
        raise line.refuse(f"seat {g.chooser} is asked here, not seat {seat}")
    if choice not in g.choices or (automatic and choice[0] not in UNASKED):
        raise line.refuse(f"{match[3][:60]!r} is not possible here")
    entry = Entry(last, seat, choice, asking(g), automatic)
    apply(g, line, entry)
    return entry._replace(reasons=tuple(g.reasons))


def apply(g: State, line: Numbered, entry: Entry) -> None:
    """A start that cannot arise in play may pass every check of a position and fail only here."""
    try:
        go_through(g, entry)
    except Exception as error:
        raise line.refuse(f"the game cannot go on from here ({error})") from error


def go_through(g: State, entry: Entry) -> None:
    """Nobody named what the machine began by itself."""
    resolver.choose(g, entry.choice)
    if entry.automatic and g.stack and g.stack[-1].wanted:
        g.stack[-1] = unnamed(g.stack[-1])


def unnamed(step: Step) -> Step:
    return Step(step.word, step.owner, step.source, step.slot)


def resume(g: State) -> None:
    """From here on, order is asked for only where it matters."""
    g.free_order = False
    g.keep_trail = True
    go_on(g)
