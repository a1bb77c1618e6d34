"""How a game begins: a new one, or one that was saved or recorded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kanly.content.rules import DIFFICULTIES, Rules, RulesError, check, seed_from
from kanly.content.setup import lay_out
from kanly.engine.machine import resolver
from kanly.engine.rules import BASE
from kanly.game import Game, brief
from kanly.record.log import Beginning, Position
from kanly.record.record import read_record
from kanly.record.snapshot import read_snapshot


def new_game(
    seats: int = 4,
    *,
    seed: int | None = None,
    leaders: Sequence[str] | None = None,
    ix: bool = False,
    epic: bool = False,
    difficulty: str | None = None,
    rival_leaders: Sequence[str] | None = None,
    churn: bool = False,
    brutal: bool = False,
    sets: Sequence[str] = (BASE,),
    keep_history: bool = True,
) -> Game:
    """A game at its first question. Without a seed, chance is unpredictable; without Leaders, they are dealt.

    `seats` are of humans: two play with House Hagal, one against two Rivals, which needs a `difficulty`.
    `ix` plays with Rise of Ix, `epic` in its Epic mode; `sets` names more, such as those of other packages.
    `keep_history=False` gives up `undo` for speed.
    Raises RulesError for a game that does not exist.
    """
    rules = checked_rules(
        seats,
        leaders=leaders,
        ix=ix,
        epic=epic,
        difficulty=difficulty,
        rival_leaders=rival_leaders,
        churn=churn,
        brutal=brutal,
        sets=sets,
    )
    return begun(rules, seed, keep_history)


def checked_rules(
    seats: int = 4,
    *,
    leaders: Sequence[str] | None = None,
    ix: bool = False,
    epic: bool = False,
    difficulty: str | None = None,
    rival_leaders: Sequence[str] | None = None,
    churn: bool = False,
    brutal: bool = False,
    sets: Sequence[str] = (BASE,),
) -> Rules:
    """Of a game that exists; else RulesError."""
    rules = Rules(
        checked_seats(seats),
        checked_leaders(leaders),
        checked_flag("ix", ix),
        checked_flag("epic", epic),
        checked_difficulty(difficulty),
        checked_leaders(rival_leaders),
        checked_flag("churn", churn),
        checked_flag("brutal", brutal),
        checked_sets(sets),
    )
    check(rules)
    return rules


def begun(rules: Rules, seed: int | bytes | None, keep_history: bool = True) -> Game:
    """The same by its rules."""
    state = lay_out(rules, seed_from(seed))
    origin = Beginning(state.rules, state.seed)
    state.keep_trail = True
    resolver.run(state)
    return Game(state, origin, None, keep_history)


def restore(data: dict[str, Any] | str | bytes, *, keep_history: bool = True) -> Game:
    """The game of a snapshot, given as data or as JSON text. Raises RecordError if it is damaged."""
    at = read_snapshot(data)
    return Game(at.state, Position(at.state.clone(), at.shown), None, keep_history)


def replay(text: str, *, keep_history: bool = True) -> Game:
    """The game of a record, played to its end. Raises RecordError if it is damaged or censored."""
    origin, state, last = read_record(text)
    return Game(state, origin, last, keep_history)


def checked_seats(seats: object) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise RulesError(f"the number of seats must be 1, 2, 3 or 4, not {brief(seats)}")
    return seats


def checked_difficulty(difficulty: object) -> str:
    if difficulty is not None and difficulty not in list(DIFFICULTIES):
        raise RulesError(f"there is no difficulty {brief(difficulty)}, only {', '.join(DIFFICULTIES)}")
    return str(difficulty or "")


def checked_flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise RulesError(f"{name} must be True or False, not {brief(value)}")
    return value


def checked_sets(sets: Sequence[str]) -> tuple[str, ...]:
    is_list = isinstance(sets, Sequence) and not isinstance(sets, str)
    if not is_list or not all(isinstance(name, str) for name in sets):
        raise RulesError("the sets must be a list of names")
    if len({*sets}) < len(sets):
        raise RulesError("each set can be played with only once")
    return tuple(sets)


def checked_leaders(leaders: Sequence[str] | None) -> tuple[str, ...]:
    if leaders is None:
        return ()
    is_list = isinstance(leaders, Sequence) and not isinstance(leaders, str)
    if not is_list or not leaders or not all(isinstance(key, str) for key in leaders):
        raise RulesError("the Leaders must be a list of names, one for each seat")
    return tuple(leaders)
