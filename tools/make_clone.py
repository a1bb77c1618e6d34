"""Writes the methods that copy the fields of a state and of a player, from the one list of these fields.

    python tools/make_clone.py

The list is the class itself: numbers in its body, lists in `__init__`, each under a heading such as
`# --- ix`. Each heading becomes a method `copy_ix`; what stands under `# --- told` is never copied.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ENGINE = Path(__file__).parent.parent / "src" / "kanly" / "engine"
FILES = {ENGINE / "state.py": "State", ENGINE / "player.py": "Player"}
NOT_COPIED = "told"
BEGIN = "    # --- made by tools/make_clone.py\n"
END = "    # --- end of what is made\n"
HEADING = re.compile(r" +# --- (\w+)$")
FIELD = re.compile(r" +(?:self\.)?(\w+): (bool|int|list\[.+\]) = ")


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


def copied(name: str, kind: str) -> str:
    """What is put into a clone: numbers and steps are shared, lists are not."""
    if kind.startswith("list[list["):
        return f"[each.copy() for each in self.{name}]"
    return f"self.{name}.copy()" if kind.startswith("list[") else f"self.{name}"


def method(heading: str, fields: dict[str, str], owner: str) -> str:
    lines = [f"    def copy_{heading}(self, new: {owner}) -> None:"]
    lines += [f"        new.{name} = {copied(name, kind)}" for name, kind in fields.items()]
    return "\n".join(lines) + "\n"


def made(text: str, owner: str) -> str:
    """The source with its copying methods as they must be."""
    sections = sections_of(text)
    copying = "\n".join(method(name, sections[name], owner) for name in sections if name != NOT_COPIED)
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n{copying}\n{END}{after}"


def main() -> int:
    for file, owner in FILES.items():
        file.write_text(made(file.read_text(), owner))
    return 0


if __name__ == "__main__":
    sys.exit(main())
