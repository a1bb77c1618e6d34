"""The sets of a saved game, each with the fingerprint of what it held: "base:1a2b3c4d ix:5e6f7081"."""

from __future__ import annotations

import re

from kanly.content import sets
from kanly.content.fingerprint import DIGITS, fingerprint
from kanly.engine.rules import Rules
from kanly.record.errors import RecordError

MARK = re.compile(rf"([a-z0-9_]{{1,40}}):([0-9a-f]{{{DIGITS}}})")


def set_marks(rules: Rules) -> str:
    return " ".join(f"{name}:{fingerprint(sets.named(name))}" for name in rules.sets)


def changed_sets(text: object, rules: Rules) -> list[str]:
    """Those that hold something else now; ValueError if these are not the sets of the game."""
    marks = [MARK.fullmatch(mark) for mark in text.split(" ")] if isinstance(text, str) else []
    told = {mark[1]: mark[2] for mark in marks if mark}
    if len(told) < len(marks) or tuple(told) != rules.sets:
        raise ValueError(f"the sets of this game are {' '.join(rules.sets)}, each with {DIGITS} digits")
    return [name for name in rules.sets if told[name] != fingerprint(sets.named(name))]


def blamed(error: RecordError, changed: list[str]) -> RecordError:
    """What is wrong is no damage where a set has changed."""
    if not changed:
        return error
    which = f"the set {changed[0]} has" if len(changed) == 1 else f"the sets {', '.join(changed)} have"
    return RecordError(error.where, f"{error.reason}; {which} changed since this game was saved")
