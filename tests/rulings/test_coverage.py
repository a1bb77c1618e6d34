"""Every ruling has a test, or stands in LATER.yaml with the reason why not yet."""

import ast
from collections.abc import Iterator
from pathlib import Path

import yaml

HERE = Path(__file__).parent
TESTS = HERE.parent
REASONS = ("epic", "ix", "rival", "text", "view")


def every_id() -> list[str]:
    return (TESTS / "facts" / "ruling_ids.txt").read_text().split()


def later() -> dict[str, str]:
    found: dict[str, str] = yaml.safe_load((HERE / "LATER.yaml").read_text())
    return found


def ids_in(decorator: ast.expr) -> Iterator[str]:
    """The ids of one `@ruling(...)`, nothing for other decorators."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "ruling":
        yield from (ast.literal_eval(argument) for argument in decorator.args)


def marks_in(file: Path) -> Iterator[tuple[str, str]]:
    """(id, name of the function that carries it)."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                yield from ((found, node.name) for found in ids_in(decorator))


def marks() -> list[tuple[str, str]]:
    return [mark for file in sorted(TESTS.rglob("*.py")) for mark in marks_in(file)]


def test_the_list_of_rulings_is_whole() -> None:
    ids = every_id()
    assert len(ids) == len(set(ids)) == 371


def test_every_ruling_is_tested_or_waits_with_a_reason() -> None:
    proved = {found for found, _ in marks()}
    assert sorted(set(every_id()) - proved - set(later())) == []


def test_no_ruling_is_both_tested_and_waiting() -> None:
    proved = {found for found, _ in marks()}
    assert sorted(proved & set(later())) == []


def test_no_mark_and_no_reason_names_an_unknown_ruling() -> None:
    known = set(every_id())
    assert [mark for mark in marks() if mark[0] not in known] == []
    assert sorted(set(later()) - known) == []


def test_marks_stand_on_tests() -> None:
    """A mark on a helper would prove nothing."""
    assert [mark for mark in marks() if not mark[1].startswith("test_")] == []


def test_reasons_are_named_and_sorted() -> None:
    waiting = later()
    assert list(waiting) == sorted(waiting)
    assert [one for one, reason in waiting.items() if reason.split(" ")[0] not in REASONS] == []
