"""Counts of choice sequences from fixed positions: the cheapest proof that no rule moved unnoticed."""

from typing import Any

import pytest
import yaml
from tally.tally import COUNTS, tallies

ENTRIES: list[dict[str, Any]] = yaml.safe_load(COUNTS.read_text())


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"].replace(" ", "-"))
def test_sequences_of_choices(entry: dict[str, Any]) -> None:
    assert tallies(entry) == {"every_order": entry["every_order"], "as_asked": entry["as_asked"]}
