"""Every named breakage can be made, and its tests exist; what the tests that name a rule miss is told."""

from __future__ import annotations

import ast
from pathlib import Path

import mutants
import named_breakages
import pytest
from broken_rules import NAMED, Named

ROOT = mutants.ROOT


@pytest.mark.parametrize("named", NAMED, ids=lambda named: named.rule)
def test_a_named_breakage_is_one_place_of_the_source_and_stays_python(named: Named) -> None:
    source = (ROOT / named.file).read_text()
    assert source.count(named.before) == 1, f"{named.file} has changed: mend tools/broken_rules.py"
    broken = named.made(source).applied(source)
    assert broken == source.replace(named.before, named.after)
    assert ast.unparse(ast.parse(broken)) != ast.unparse(ast.parse(source))


@pytest.mark.parametrize("named", NAMED, ids=lambda named: named.rule)
def test_the_tests_of_a_named_breakage_exist_and_are_no_recordings(named: Named) -> None:
    assert named.tests
    for test in named.tests:
        file, name = test.split("::")
        assert not file.startswith(("tests/games", "tests/tally"))
        assert name in functions_of(ROOT / file), f"{file} has no {name}: mend tools/broken_rules.py"


def functions_of(file: Path) -> set[str]:
    return {node.name for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.FunctionDef)}


def test_every_breakage_has_a_rule_of_its_own() -> None:
    assert len({named.rule for named in NAMED}) == len(NAMED)


RULE = "def may(n: int) -> bool:\n    return n > 3\n\n\ndef unseen(n: int) -> bool:\n    return n > 5\n"
TEST = "from kanly.engine.rule import may\n\n\ndef test_may() -> None:\n    assert may(4) and not may(3)\n"
FILE = "src/kanly/engine/rule.py"
SEEN = Named("four is enough", FILE, "n > 3", "n > 4", ("tests/test_rule.py::test_may",))
UNSEEN = Named("six is enough", FILE, "n > 5", "n > 6", SEEN.tests)
ABSENT = Named("nobody asks", FILE, "n > 3", "n > 4", ("tests/test_rule.py::test_no",))


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With one rule that is tested and one that is not."""
    files = {"src/kanly/engine/rule.py": RULE, "tests/test_rule.py": TEST, "src/kanly/__init__.py": ""}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(named_breakages, "ROOT", tmp_path)
    return tmp_path


def test_what_its_own_tests_notice_and_what_they_miss(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(named_breakages, "NAMED", (SEEN, UNSEEN))
    assert named_breakages.main([]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[2] == "| four is enough | engine/rule.py:2 | yes | test_may |"
    assert told[3] == "| six is enough | engine/rule.py:6 | no | NOT by test_may |"
    assert told[-1] == "1 of 2 were noticed by every test that names the rule."
    assert (project / "src/kanly/engine/rule.py").read_text() == RULE


def test_only_some_are_tried(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(named_breakages, "NAMED", (SEEN, UNSEEN))
    assert named_breakages.main(["--only", "four"]) == 0


def test_a_test_that_does_not_exist_notices_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(named_breakages, "NAMED", (ABSENT,))
    with pytest.raises(SystemExit, match="a test fails without any breakage"):
        named_breakages.main([])


def test_a_text_that_is_not_there_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"rule.py does not hold 'n > 3' exactly once"):
        SEEN.made("def may() -> bool: ...")
