"""Counts of choice sequences from fixed positions: the cheapest proof that no rule moved unnoticed."""

from typing import Any

import pytest
import yaml
from tally.tally import COUNTS, tallies

ENTRIES: list[dict[str, Any]] = yaml.safe_load(COUNTS.read_text())
NEXT = (
    "other choices are legal than before: run tests/rulings, whose tests name the rule that moved; if only "
    "as_asked differs, a word says otherwise what it touches or shuns. Run python3 dev.py accept if the "
    "change is meant, in the commit that makes it"
)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"].replace(" ", "-"))
def test_sequences_of_choices(entry: dict[str, Any]) -> None:
    recorded = {"every_order": entry["every_order"], "as_asked": entry["as_asked"]}
    assert tallies(entry) == recorded, NEXT
