"""Puts a piece of text at its place in a file: at the end of a list, a class, a section, a file."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path


class NoPlace(Exception):  # noqa: N818
    """The file does not look as it should; the piece must be put there by hand."""


def insert(file: Path, line: int, text: str) -> None:
    """After so many lines."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:line], text, *lines[line:]]), encoding="utf-8")


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text(encoding="utf-8").rstrip("\n") + "\n" + text, encoding="utf-8")


def create(file: Path, text: str) -> None:
    if file.exists():
        raise NoPlace(f"{file.name} is there already")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def found(file: Path, wanted: Callable[[ast.stmt], bool]) -> ast.stmt:
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        if wanted(statement):
            return statement
    raise NoPlace(f"{file.name} has no such place")


def is_listed(statement: ast.stmt) -> bool:
    """The list of a family of cards."""
    return isinstance(statement, ast.Assign | ast.AnnAssign) and isinstance(statement.value, ast.List)


def is_named(name: str) -> Callable[[ast.stmt], bool]:
    def wanted(statement: ast.stmt) -> bool:
        if isinstance(statement, ast.ClassDef):
            return statement.name == name
        return isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == name

    return wanted


def speaks_words(statement: ast.stmt) -> bool:
    """A class of phrases for words."""
    methods = statement.body if isinstance(statement, ast.ClassDef) else []
    return any(isinstance(one, ast.FunctionDef) and is_phrase(one) for one in methods)


def is_phrase(method: ast.FunctionDef) -> bool:
    return [argument.arg for argument in method.args.args] == ["self", "word", "form"]


def end_of(statement: ast.stmt) -> int:
    return statement.end_lineno or statement.lineno


def add_entry(file: Path, wanted: Callable[[ast.stmt], bool], text: str) -> None:
    """As the last one of a list or a dict that is empty, or whose bracket closes on a line of its own."""
    last = end_of(found(file, wanted)) - 1
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    opened = re.fullmatch(r"(.*[\[{])([\]}]\n)", lines[last])
    if opened:
        lines[last : last + 1] = [f"{opened[1]}\n", opened[2]]
        file.write_text("".join(lines), encoding="utf-8")
    insert(file, last + bool(opened), text)


def add_before(file: Path, wanted: Callable[[ast.stmt], bool], text: str) -> None:
    insert(file, found(file, wanted).lineno - 1, text)


def add_method(file: Path, wanted: Callable[[ast.stmt], bool], text: str) -> None:
    insert(file, end_of(found(file, wanted)), text)


def add_import(file: Path, module: str, name: str) -> None:
    """Beside the others of its package; `dev.py fix` sorts them."""
    package = re.escape(module.rpartition(".")[0])
    lines = file.read_text(encoding="utf-8").splitlines()
    beside = [at for at, line in enumerate(lines) if re.match(rf"\s*from {package}\.\w+ import", line)]
    if not beside:
        raise NoPlace(f"{file.name} imports nothing of {module.rpartition('.')[0]}")
    margin = lines[beside[-1]].partition("from")[0]
    insert(file, beside[-1], f"{margin}from {module} import {name}\n")


def import_from(file: Path, module: str, name: str) -> None:
    """Below all imports; `dev.py fix` sorts them."""
    statements = ast.parse(file.read_text(encoding="utf-8")).body
    imports = [one for one in statements if isinstance(one, ast.Import | ast.ImportFrom)]
    line = f"from {module} import {name}\n"
    if line not in file.read_text(encoding="utf-8"):
        insert(file, end_of(imports[-1]), line)


def add_to_section(file: Path, section: str, text: str) -> None:
    """As the last line of [section] in a TOML file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    if f"[{section}]" not in lines:
        raise NoPlace(f"{file.name} has no [{section}]")
    at = lines.index(f"[{section}]") + 1
    while at < len(lines) and lines[at].strip():
        at += 1
    insert(file, at, text)
