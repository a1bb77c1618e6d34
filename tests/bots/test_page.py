"""docs/bots.md says what is so: its examples run, and the bot that it shows is the one of the examples."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from kanly.bots.reasons import KINDS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "bots.md"
BOT = ROOT / "examples" / "scholar" / "kanly_scholar" / "__init__.py"


def test_the_examples_run() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried.failed == 0
    assert tried.attempted > 8


def test_the_bot_on_the_page_is_the_one_that_is_tested() -> None:
    shown = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert shown == BOT.read_text(encoding="utf-8")
    assert len([line for line in shown.splitlines() if line]) <= 20


def test_every_kind_of_reason_is_on_the_page() -> None:
    shown = dict(re.findall(r"^\| `([a-z_]+)` \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert shown == KINDS


def test_the_page_shows_how_the_example_is_found() -> None:
    project = (BOT.parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    shown = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert shown in project
