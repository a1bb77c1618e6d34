"""Results in a file: a line for the plan, then one for each finished game, so that none is played twice."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

import kanly
from kanly.content.rules import Rules, RulesError
from kanly.content.rules import check as check_rules
from kanly.lab.arena import result as results
from kanly.lab.arena.plan import ArenaError, Plan
from kanly.lab.arena.result import Result
from kanly.record.set_marks import set_marks

RULES: Final = (
    *("seats", "leaders", "ix", "epic", "difficulty"),
    *("rival_leaders", "churn", "brutal", "sets"),
)


def told_rules(rules: Rules) -> dict[str, Any]:
    return {name: getattr(rules, name) for name in RULES}


def told_plan(plan: Plan) -> dict[str, Any]:
    """All that the games follow from."""
    return {
        "kanly": kanly.__version__,
        "deals": plan.deals,
        "bots": list(plan.bots),
        "field": plan.field,
        "seed": plan.seed,
        "rules": msgspec.to_builtins(told_rules(plan.rules)),
        "sets": set_marks(plan.rules),
    }


class Kept:
    """A file that is open for more results as long as it is entered; whatever lies behind its end is gone."""

    def __init__(self, path: Path, end: int) -> None:
        self.path = path
        self.end = end  # bytes from the beginning

    def __enter__(self) -> Kept:
        self.file = self.path.open("r+b")
        self.file.truncate(self.end)
        self.file.seek(self.end)
        return self

    def add(self, result: Result) -> None:
        self.file.write(results.written(result) + b"\n")
        self.file.flush()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def begin(path: Path, plan: Plan) -> Kept:
    line = msgspec.json.encode(told_plan(plan)) + b"\n"
    try:
        with path.open("xb") as made:
            made.write(line)
    except FileExistsError as error:
        raise ArenaError(f"{path} is there already; --resume {path} goes on with it") from error
    return Kept(path, len(line))


# --- going on


def resume(path: Path, deals: int | None) -> tuple[Plan, list[Result], Kept]:
    """What was planned and played so far; of so many deals, if they shall be more or fewer.

    A last line that was cut short is forgotten.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ArenaError(f"{path} cannot be read: {error.strerror}") from error
    whole = content[: content.rfind(b"\n") + 1]
    first, *rest = whole.splitlines() or [b""]
    plan = read_plan(path, first, deals)
    found = [read_result(path, number, line) for number, line in enumerate(rest, 2)]
    return plan, found, Kept(path, len(whole))


def read_plan(path: Path, line: bytes, deals: int | None) -> Plan:
    try:
        told = msgspec.json.decode(line, type=dict[str, Any])
        given: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in told["rules"].items()
        }
        rules = Rules(**given)
        check_rules(rules)
        plan = Plan(tuple(told["bots"]), rules, deals or told["deals"], told["seed"], told["field"])
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError, RulesError) as error:
        raise ArenaError(f"{path} does not begin with the plan of an arena") from error
    check_same(path, told, plan)
    return plan


def check_same(path: Path, told: dict[str, Any], plan: Plan) -> None:
    """A game of another version would have gone another way."""
    now = told_plan(plan)
    for name in ("kanly", "sets"):
        if told[name] != now[name]:
            raise ArenaError(f"{path} was played with {name} {told[name]}, and this is {now[name]}")


def read_result(path: Path, number: int, line: bytes) -> Result:
    try:
        return results.read(line)
    except msgspec.DecodeError as error:
        raise ArenaError(f"line {number} of {path} is damaged: {error}") from error
