"""docs/lab.md says what is so: its examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "lab.md"


def test_the_examples_run() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried.failed == 0
    assert tried.attempted > 20
