"""The rulings of a source checkout: their text and the tests that prove them."""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kanly.cli.arguments import UserError

RULINGS: Final = Path("docs/rulings.yaml")
RULES: Final = Path("docs/rules")
PAGE: Final = Path("docs/rulings.md")
FINGERPRINTS: Final = Path("tests/rulings/fingerprints.yaml")
LATER: Final = Path("tests/rulings/LATER.yaml")
FINGERPRINT_LENGTH: Final = 12
FINGERPRINTS_HEAD: Final = """\
# The text of each ruling when its tests were last compared with it.
# `kanly rulings --accept ID` renews one.
"""


@dataclass(frozen=True)
class Ruling:
    id: str
    source: str
    kind: str
    rule: str
    given: str
    when: str
    then: str
    tags: tuple[str, ...]
    ref: str  # a section of the rules
    note: str = ""

    def fingerprint(self) -> str:
        """Changes with whatever a test of the ruling rests on."""
        text = "\n".join((self.rule, self.given, self.when, self.then))
        return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT_LENGTH]


@dataclass(frozen=True)
class Mark:
    """One id above one function of the test suite."""

    id: str
    test: str
    file: str


class Book:
    """Everything about rulings that lies under one folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.rulings = {entry["id"]: ruling_from(entry) for entry in read_yaml(root / RULINGS)}
        self.marks = list(marks_under(root / "tests"))
        self.accepted: dict[str, str] = read_yaml(root / FINGERPRINTS) or {}
        self.later: dict[str, str] = read_yaml(root / LATER) or {}
        self.sections = dict(sections_of(root / RULES))

    def marks_of(self, id: str) -> list[Mark]:  # noqa: A002
        return [mark for mark in self.marks if mark.id == id]

    def accept(self, ruling: Ruling) -> None:
        self.accepted[ruling.id] = ruling.fingerprint()
        lines = [f"{key}: '{self.accepted[key]}'\n" for key in self.rulings if key in self.accepted]
        (self.root / FINGERPRINTS).write_text(FINGERPRINTS_HEAD + "".join(lines), encoding="utf-8")


def checkout() -> Path:
    """The source this command is run in, or that it is run from."""
    here = [Path.cwd(), *Path.cwd().parents, *Path(__file__).resolve().parents]
    for folder in here:
        if (folder / RULINGS).is_file() and (folder / "tests" / "rulings").is_dir():
            return folder
    raise UserError("this needs a source checkout of kanly, with docs/ and tests/; run it inside one")


def read_yaml(file: Path) -> Any:
    try:
        import yaml
    except ImportError as missing:
        raise UserError("reading rulings needs PyYAML, which `python3 dev.py setup` installs") from missing
    return yaml.safe_load(file.read_text(encoding="utf-8")) if file.is_file() else None


def ruling_from(entry: dict[str, Any]) -> Ruling:
    return Ruling(**{**entry, "tags": tuple(entry["tags"])})


def marks_under(tests: Path) -> Iterator[Mark]:
    for file in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for decorator in node.decorator_list:
                    for found in ids_in(decorator):
                        yield Mark(found, node.name, file.relative_to(tests.parent).as_posix())


def ids_in(decorator: ast.expr) -> Iterator[str]:
    """The ids of one `@ruling(...)`, nothing for other decorators."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "ruling":
        yield from (ast.literal_eval(argument) for argument in decorator.args)


def sections_of(rules: Path) -> Iterator[tuple[str, tuple[str, str]]]:
    """(number, (heading, page)) of every chapter and section of the rules."""
    for page in sorted(rules.glob("*.md")):
        for number, heading in re.findall(r"^##? (\d+(?:\.\d+)?) (.+)$", page.read_text("utf-8"), re.M):
            yield number, (heading, page.name)
