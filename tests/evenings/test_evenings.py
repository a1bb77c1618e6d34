"""Whatever is printed on an evening at the terminal is printed again, word for word."""

from __future__ import annotations

from itertools import zip_longest

import pytest
from evenings.evenings import KEPT, kept

from kanly.text.languages import LANGUAGES

NEXT = (
    "another text than before: look for a test of tests/telling, tests/cli, tests/text or tests/view that "
    "names what is wrong; run python3 dev.py accept evenings if the change is meant"
)


def test_every_evening_is_kept() -> None:
    assert kept().keys() == KEPT.keys()


def test_they_are_held_in_every_language() -> None:
    assert {name.rpartition("-")[2] for name in KEPT} == {language.tag[:2] for language in LANGUAGES.values()}


@pytest.mark.parametrize("name", KEPT)
def test_an_evening_is_printed_as_before(name: str) -> None:
    before, now = kept()[name].splitlines(), KEPT[name]().splitlines()
    for number, (was, is_now) in enumerate(zip_longest(before, now), 1):
        assert is_now == was, f"line {number} of tests/evenings/{name}.txt: {NEXT}"
