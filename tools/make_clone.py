"""Writes the methods that copy the fields of a state and of a player, from the one list of these fields.

    python tools/make_clone.py

The list is the class itself: a method `begin_ix` holds the fields under the heading `ix`. It becomes a method
`copy_ix`, and for what is not always played with `share_ix`; what `begin_told` holds is never copied.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ENGINE = Path(__file__).parent.parent / "src" / "kanly" / "engine"
FILES = {ENGINE / "state.py": "State", ENGINE / "player.py": "Player"}
NOT_COPIED = "told"
SHARED = ("ix", "rivals")
BEGIN = "    # --- made by tools/make_clone.py\n"
END = "    # --- end of what is made\n"
HEADING = re.compile(r"    def begin_(\w+)\(self\) -> None:$")
FIELD = re.compile(r"        self\.(\w+): (bool|int|list\[.+\]) = ")
GIVEN = re.compile(r"        self\.(\w+) = ")


def sections_of(text: str) -> dict[str, dict[str, str]]:
    """By heading: the fields and their types, in the order in which they are listed."""
    found: dict[str, dict[str, str]] = {}
    heading = ""
    for line in text.split(BEGIN)[0].splitlines():
        if name := HEADING.match(line):
            heading = name[1]
        elif field := FIELD.match(line):
            found.setdefault(heading, {})[field[1]] = field[2]
    return found


def given_in(text: str) -> list[str]:
    """The fields that are given when it is made."""
    return [found[1] for line in text.split(BEGIN)[0].splitlines() if (found := GIVEN.match(line))]


def copied(name: str, kind: str) -> str:
    """What is put into a clone: numbers and steps are shared, lists are not."""
    if kind.startswith("list[list["):
        return f"[each.copy() for each in like.{name}]"
    return f"like.{name}.copy()" if kind.startswith("list[") else f"like.{name}"


def method(heading: str, fields: dict[str, str], owner: str) -> str:
    lines = [f"    def copy_{heading}(self, like: {owner}) -> None:"]
    lines += [f"        self.{name} = {copied(name, kind)}" for name, kind in fields.items()]
    if heading in SHARED:
        lines += ["", f"    def share_{heading}(self, like: {owner}) -> None:"]
        lines += [f"        self.{name} = like.{name}" for name in fields]
    return "\n".join(lines) + "\n"


def slots(names: list[str]) -> str:
    return "    __slots__ = (\n" + "".join(f'        "{name}",\n' for name in sorted(names)) + "    )\n"


def made(text: str, owner: str) -> str:
    """The source with its copying methods as they must be."""
    sections = sections_of(text)
    names = given_in(text) + [name for fields in sections.values() for name in fields]
    copying = "\n".join(method(name, sections[name], owner) for name in sections if name != NOT_COPIED)
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n{slots(names)}\n{copying}\n{END}{after}"


def main() -> int:
    for file, owner in FILES.items():
        file.write_text(made(file.read_text(), owner))
    return 0


if __name__ == "__main__":
    sys.exit(main())
