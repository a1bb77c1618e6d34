"""The rulings of a source checkout: their text and the tests that prove them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from kanly.cli.usage import UserError
from kanly.telling.rulebook import FILE, Rulebook, Ruling, Section, packaged, ruling_from, sections_in

RULINGS: Final = Path("docs/rulings.yaml")
RULES: Final = Path("docs/rules")
PAGE: Final = Path("docs/rulings.md")
DATA: Final = Path("src/kanly/rulebook") / FILE
FINGERPRINTS: Final = Path("tests/rulings/fingerprints.yaml")
LATER: Final = Path("tests/rulings/LATER.yaml")
FINGERPRINTS_HEAD: Final = """\
# The text of each ruling when its tests were last compared with it.
# `kanly rulings --accept ID` renews one.
"""


@dataclass(frozen=True)
class Mark:
    """One id above one function of the test suite."""

    id: str
    test: str
    file: str


class Book(Rulebook):
    """Everything about rulings that lies under one folder."""

    def __init__(self, root: Path) -> None:
        rulings = [ruling_from(entry) for entry in read_yaml(root / RULINGS)]
        super().__init__(rulings, list(sections_of(root / RULES)))
        self.root = root

    @cached_property
    def marks(self) -> list[Mark]:
        return list(marks_under(self.root / "tests"))

    @cached_property
    def accepted(self) -> dict[str, str]:
        return dict(read_yaml(self.root / FINGERPRINTS) or {})

    @cached_property
    def later(self) -> dict[str, str]:
        return dict(read_yaml(self.root / LATER) or {})

    def marks_of(self, id: str) -> list[Mark]:  # noqa: A002
        return [mark for mark in self.marks if mark.id == id]

    def accept(self, ruling: Ruling) -> None:
        self.accepted[ruling.id] = ruling.fingerprint()
        lines = [f"{key}: '{self.accepted[key]}'\n" for key in self.rulings if key in self.accepted]
        (self.root / FINGERPRINTS).write_text(FINGERPRINTS_HEAD + "".join(lines), encoding="utf-8")


def opened() -> Rulebook:
    """The book of a checkout with its tests, or else the one that comes with kanly."""
    try:
        return Book(checkout())
    except UserError:
        return packaged()


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


def sections_of(rules: Path) -> Iterator[Section]:
    """Every chapter and section of the rules."""
    for page in sorted(rules.glob("*.md")):
        yield from sections_in(page.name, page.read_text("utf-8"))
