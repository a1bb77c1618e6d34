"""A state as JSON and back, at any decision: everything by name, pending effects by their printed place."""

from __future__ import annotations

import json
from typing import Any

from kanly.content.catalog import catalogue
from kanly.content.rules import Rules, RulesError, check
from kanly.engine.machine import resolver
from kanly.engine.player import Player
from kanly.engine.soundness import Fault, seats
from kanly.engine.soundness.position import faults_of_position
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY
from kanly.record import fields, reasons
from kanly.record.digest import digest, digest_of
from kanly.record.edition import edition_of, read_edition
from kanly.record.errors import RecordError
from kanly.record.fields import refuse
from kanly.record.layout import FIELDS_OF_RULES, SIZES, player_fields, state_fields, write_state
from kanly.record.log import Position
from kanly.record.reasons import Given
from kanly.record.set_marks import blamed, changed_sets, set_marks
from kanly.record.told_rules import told_rules

VERSION = 1
LONGEST_TEXT = 1_000_000


def write_snapshot(at: Position) -> dict[str, Any]:
    shown = {"shown": write_position(at.shown)} if at.shown else {}
    rules = at.state.rules
    top = {"kanly": VERSION, "rules": edition_of(rules), "sets": set_marks(rules)}
    return {**top, **write_position(at.state), **shown}


def write_position(g: State) -> dict[str, Any]:
    """What Rivals have just done is told besides: it is no part of the state, nor of its digest."""
    state = write_state(g)
    told = {"reasons": reasons.SEVERAL.write(g.reasons)} if g.rules.has_rivals else {}
    return {"state": state, **told, "digest": digest_of(state)}


def read_snapshot(data: Any) -> Position:
    """The position, at its question. `data` is what `write_snapshot` made, or the JSON text of it."""
    if isinstance(data, str | bytes | bytearray):
        data = parse(data)
    at = read_position(data)
    go_on(at.state)
    return at


def read_position(data: Any) -> Position:
    """The position, checked, before its question is worked out."""
    outer = fields.read_object(data, "snapshot")
    expect_keys(outer, {"kanly", "rules", "state"}, {"digest", "reasons", "shown", "sets"}, "")
    if outer["kanly"] != VERSION or not fields.is_number(outer["kanly"]):
        refuse("kanly", f"this is not a snapshot of version {VERSION}")
    rules = read_rules(outer["rules"])
    changed = read_changed(outer["sets"], rules) if "sets" in outer else []
    try:
        g = read_sound(outer, rules)
        return Position(g, read_shown(outer, g, rules) if "shown" in outer else None)
    except RecordError as error:
        raise blamed(error, changed) from error


def read_changed(marks: Any, rules: Rules) -> list[str]:
    try:
        return changed_sets(marks, rules)
    except ValueError as error:
        refuse("sets", str(error))


def read_sound(given: dict[str, Any], rules: Rules) -> State:
    """A position that could arise in play."""
    g = read_state(given["state"], rules)
    refuse_first(seats.faults(g))
    check_rules(g.rules)
    refuse_first(faults_of_position(g))
    if "reasons" in given:
        g.reasons = read_reasons(given["reasons"], g)
    if "digest" in given and given["digest"] != digest(g):
        refuse("digest", "it does not fit the state; something was changed")
    return g


def refuse_first(faults: list[Fault]) -> None:
    for field, sentence in faults:
        refuse(field, sentence)


def check_rules(rules: Rules) -> None:
    """Whether a game of these rules can be set up."""
    try:
        check(rules)
    except RulesError as error:
        refuse("players", str(error))


def read_shown(outer: dict[str, Any], g: State, rules: Rules) -> State:
    """What others saw, with every order offered: nobody may learn from it what waited."""
    given = fields.read_object(outer["shown"], "shown")
    expect_keys(given, {"state", *({"digest"} & outer.keys())}, {"digest", "reasons"}, "shown.")
    shown = read_sound(given, rules)
    if [player.leader for player in shown.players] != [player.leader for player in g.players]:
        refuse("shown", "it is a position of another game")
    told = shown.reasons
    shown.free_order = True
    go_on(shown)
    shown.free_order = False
    shown.reasons = told
    return shown


def read_reasons(data: Any, g: State) -> list[Given]:
    if not g.rules.has_rivals:
        refuse("reasons", "there is no such field")
    told: list[Given] = reasons.SEVERAL.read(data, "reasons")
    seat = max((reason[0] for reason in told), default=NOBODY)
    if seat >= len(g.players):
        refuse("reasons", f"something belongs to seat {seat}, but there are {len(g.players)} seats")
    return told


def read_rules(name: Any) -> Rules:
    try:
        return read_edition(name)
    except ValueError as error:
        refuse("rules", str(error))


def parse(text: str | bytes | bytearray) -> Any:
    if len(text) > LONGEST_TEXT:
        raise RecordError("snapshot", "the text is too long")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("snapshot", f"this is no JSON: {str(error)[:80]}") from error


def expect_keys(data: dict[str, Any], needed: set[str], optional: set[str], where: str) -> None:
    for name in sorted(needed - data.keys()):
        refuse(where + name, "it is missing")
    for name in sorted(data.keys() - needed - optional):
        refuse(where + name[:40], "there is no such field")


def read_state(data: Any, rules: Rules) -> State:
    """`rules`: those that the name of the game tells; the rest of them stands in the state."""
    given, table = fields.read_object(data, "state"), state_fields(rules)
    expect_keys(given, {*table, "players"}, set(), "")
    seated = enumerate(fields.read_list(given["players"], "players"))
    players = [read_player(seat, player, rules) for seat, player in seated]
    values = {name: field.read(given[name], name) for name, field in table.items()}
    g = State(catalogue(rules.sets), told_rules(rules, players, values), players, b"")
    for name in table.keys() - FIELDS_OF_RULES:
        setattr(g, name, fitted(g, name, values[name]))
    return g


def fitted(g: State, name: str, value: Any) -> Any:
    """A list by space or by Reserve stack is as long as this game needs it."""
    if name not in SIZES:
        return value
    size = SIZES[name](g)
    if any(entry not in (0, NOBODY) for entry in value[size:]):
        refuse(name, "something lies where there is nothing in this game")
    return value[:size]


def read_player(seat: int, data: Any, rules: Rules) -> Player:
    where, table = f"players[{seat}]", player_fields(rules)
    given = fields.read_object(data, where)
    expect_keys(given, set(table), set(), f"{where}.")
    player = Player(seat, 0)
    for name, field in table.items():
        setattr(player, name, field.read(given[name], f"{where}.{name}"))
    return player


def go_on(g: State) -> None:
    """Work out the question. A position that cannot arise in play may pass every check and fail only here."""
    try:
        resolver.run(g)
    except Exception as error:
        raise RecordError("field stack", f"the game cannot go on from here ({error})") from error
