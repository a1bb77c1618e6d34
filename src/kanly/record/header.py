"""The header of a record: which game it is, who plays it and how, and where it begins."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace

from kanly.content.rules import Rules, RulesError, check
from kanly.engine import chance
from kanly.record.edition import edition_of, read_edition
from kanly.record.errors import RecordError
from kanly.record.log import Beginning, Origin, Position, rules_from
from kanly.record.set_marks import changed_sets, set_marks
from kanly.record.snapshot import parse, read_position, write_snapshot

SEED_DIGITS = 78  # enough for 256 bits
LINE = re.compile(r'\[([a-z_]+) (?:"([^"]*)"|(\{.*\}))\]')
YES = "yes"
SOLO_NAMES = ("difficulty", "rival_leaders", "churn", "brutal")
PROOF_NAMES = ("terms", "commitment", "server_seed", "salt", "contributions", "names", "links", "result")


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


Header = dict[str, tuple[Numbered, str]]


# --- writing


def header(origin: Origin) -> list[str]:
    rules = rules_from(origin)
    first = f'[rules "{edition_of(rules)}"]'
    if isinstance(origin, Position):
        return [first, f"[position {json.dumps(write_snapshot(origin))}]", *sets_line(rules)]
    seed = int.from_bytes(origin.seed, "big")
    return [first, *settings(rules), f'[seed "{seed}"]', *sets_line(rules)]


def sets_line(rules: Rules) -> list[str]:
    return [f'[sets "{set_marks(rules)}"]']


def settings(rules: Rules) -> list[str]:
    return [f'[{name} "{value}"]' for name, value in agreed(rules).items()]


def agreed(rules: Rules) -> dict[str, str]:
    """Who plays, and how; what only solo games have is told of those alone."""
    given = {"seats": str(rules.seats), "leaders": " ".join(rules.leaders)}
    if rules.solo:
        given |= {"difficulty": rules.difficulty, "rival_leaders": " ".join(rules.rival_leaders)}
        given |= {name: YES for name, chosen in variants(rules).items() if chosen}
    return given


def variants(rules: Rules) -> dict[str, bool]:
    return {"churn": rules.churn, "brutal": rules.brutal}


# --- reading


def read_header(top: list[Numbered]) -> Header:
    found: Header = {}
    for line in top:
        match = LINE.fullmatch(line.text)
        if match is None or (match[3] is not None) != (match[1] == "position"):
            raise line.refuse('a line of the header looks like [name "value"]')
        if match[1] in found:
            raise line.refuse(f"{match[1][:40]} is given twice")
        found[match[1]] = (line, match[2] if match[3] is None else match[3])
    return found


def read_origin(given: Header) -> Origin:
    if "censored" in given:
        line, seat = given["censored"]
        raise line.refuse(f"this record leaves out what {seat[:40]} could not know, so it cannot be replayed")
    needed, known = header_names(given)
    for name in sorted(needed - given.keys()):
        raise RecordError("header", f"[{name}] is missing")
    for name in sorted(given.keys() - known):
        raise given[name][0].refuse(f"[{name[:40]}] has no meaning here")
    line, name = given["rules"]
    try:
        rules = read_edition(name)
    except ValueError as error:
        raise line.refuse(str(error)) from error
    if "position" in given:
        return read_start(*given["position"], name)
    return read_beginning(given, rules)


def read_changed(given: Header, rules: Rules) -> list[str]:
    """The sets that hold something else than when the record was written, if it says so."""
    if "sets" not in given:
        return []
    line, text = given["sets"]
    try:
        return changed_sets(text, rules)
    except ValueError as error:
        raise line.refuse(str(error)) from error


def header_names(given: Header) -> tuple[set[str], set[str]]:
    """Those that must be there, and those that may. What proves a game fair is read in `proof.py`."""
    if "position" in given:
        return {"rules", "position"}, {"rules", "position", "sets"}
    needed = {"rules", "seats", "leaders", "seed"}
    solo = SOLO_NAMES if given.get("seats", ("", ""))[1] == "1" else ()
    return needed, {*needed, "sets", *solo, *PROOF_NAMES}


def read_start(line: Numbered, text: str, edition: str) -> Position:
    try:
        start = read_position(parse(text))
    except RecordError as error:
        raise line.refuse(str(error)) from error
    if edition_of(start.state.rules) != edition:
        raise line.refuse(f"the position is not one of {edition!r}")
    return start


def read_beginning(given: Header, edition: Rules) -> Beginning:
    line, text = given["seed"]
    if not re.fullmatch(rf"[0-9]{{1,{SEED_DIGITS}}}", text) or int(text) >> 8 * chance.SEED_BYTES:
        raise line.refuse("the seed is a whole number below 2**256")
    seed = chance.seed_bytes(int(text))
    line, text = given["seats"]
    if not re.fullmatch("[0-9]", text):
        raise line.refuse(f"{text[:40]!r} is no number of seats")
    rules = read_settings(given, replace(edition, seats=int(text)))
    try:
        check(rules)
    except RulesError as error:
        raise given["leaders"][0].refuse(str(error)) from error
    if edition_of(rules) != edition_of(edition):
        raise line.refuse(f"{edition_of(edition)!r} is not for {text} players")
    return Beginning(rules, seed)


def read_settings(given: Header, rules: Rules) -> Rules:
    texts = {name: text for name, (_, text) in given.items()}
    for name in variants(rules):
        if texts.get(name, YES) != YES:
            raise given[name][0].refuse(f"[{name}] is {YES!r} or left out")
    return replace(
        rules,
        leaders=tuple(texts["leaders"].split()),
        difficulty=texts.get("difficulty", ""),
        rival_leaders=tuple(texts.get("rival_leaders", "").split()),
        churn="churn" in texts,
        brutal="brutal" in texts,
    )
