"""Breakages are real, small and made in a copy; what no test notices is told."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import mutants
import pytest
from breakages import Breakage, sites


def ways(source: str, content: bool = False) -> set[str]:
    """How a source looks after each of its breakages."""
    return {way.applied(source) for place in sites("x.py", source, content) for way in place}


@pytest.mark.parametrize(
    ("source", "broken"),
    [
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = 0", {"x = 1"}),
        ("x = True", {"x = False"}),
        ("x = a < b", {"x = a <= b"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = a and b", {"x = (a or b)", "x = (a)", "x = (b)"}),
        ("x = not a", {"x = (a)"}),
        ("x = a + b", {"x = (a - b)"}),
        ("x = a if b else c", {f"x = a if {test} else c" for test in ("True", "False", "(not (b))")}),
        ("g.x += y", {"g.x -= y", "pass"}),
        ("g.x = y", {"pass"}),
        ("act(g)", {"pass"}),
        ("def f() -> bool:\n    return a", {"def f() -> bool:\n    return not (a)"}),
        ("def f() -> int:\n    return a", {"def f() -> int:\n    return (a) + 1"}),
    ],
)
def test_every_way_to_break_a_line(source: str, broken: set[str]) -> None:
    assert ways(source) == broken


def test_a_word_is_dropped_from_a_card() -> None:
    found = ways("Card(agent=[Draw(), Pay()])\nArrow(Pay(), Draw())", content=True)
    assert "Card(agent=[Draw()])\nArrow(Pay(), Draw())" in found
    assert "Card(agent=[Draw(), Pay()])\nArrow(Pay())" in found


@pytest.mark.parametrize(
    "source",
    [
        "'''Three words.'''",
        "from a import b",
        "def f(x: tuple[int, int]) -> None: ...",
        "x = f'{y + 1}'",
        "if TYPE_CHECKING:\n    import a",
        "x = zip(a, b, strict=True)",
    ],
)
def test_what_does_nothing_in_a_game_is_left_alone(source: str) -> None:
    assert ways(source) == set()


def test_breakages_of_the_rules_are_python_and_differ_from_them() -> None:
    found = mutants.all_sites()
    assert len(found) > 5000
    for places in random.Random(1).sample(found, 150):
        source = (mutants.ROOT / places[0].file).read_text()
        whole = ast.unparse(ast.parse(source))
        for way in places:
            assert ast.unparse(ast.parse(way.applied(source))) != whole, way


RULE = "def may(n: int) -> bool:\n    return n > 3\n\n\ndef unseen(n: int) -> bool:\n    return n > 5\n"
TEST = "from kanly.engine.rule import may\n\n\ndef test_may() -> None:\n    assert may(4) and not may(3)\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With one rule that is tested and one that is not."""
    files = {"src/kanly/engine/rule.py": RULE, "tests/test_rule.py": TEST, "src/kanly/__init__.py": ""}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(mutants, "BROKEN", {"src/kanly/engine": (("tests",),)})
    return tmp_path


def test_a_seed_always_chooses_the_same(project: Path) -> None:
    assert mutants.chosen(7, 3, "") == mutants.chosen(7, 3, "") != mutants.chosen(8, 3, "")
    assert len(mutants.chosen(7, 99, "")) > 3
    assert {one.kind for one in mutants.chosen(7, 99, "number")} == {"number"}


def test_what_is_noticed_and_what_is_not(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mutants.main(["--only", "number"])
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "1 of 2 breakages were noticed."
    assert [line for line in told if line.startswith("  src/")] == told[-1:]
    assert "rule.py:6: number: 5" in told[-1]
    assert (project / "src/kanly/engine/rule.py").read_text() == RULE


def test_a_suite_that_fails_by_itself_is_refused(project: Path) -> None:
    (project / "tests/test_rule.py").write_text(TEST.replace("not may(3)", "may(3)"))
    with pytest.raises(SystemExit, match="the suite fails without any breakage: FAILED tests/test_rule"):
        mutants.main(["--count", "1"])


def test_a_breakage_without_end_is_noticed(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "SHORTEST", 1)
    endless = "def may(n: int) -> bool:\n    x = 0\n    while x < n:\n        x += 1\n    return x > 3\n"
    (project / "src/kanly/engine/rule.py").write_text(endless)
    found = next(mutants.try_all([only(mutants.chosen(1, 9, "deed dropped: x += 1"))], 1))
    assert (found.noticed, found.how) == (True, "endless")


def only(found: list[Breakage]) -> Breakage:
    (one,) = found
    return one
