"""Many random games end exactly as they did when their digest was written down, on either build."""

import pytest
from games.digests import digest, recorded

NEXT = (
    "random games go otherwise than before: run tests/rulings, whose tests name the rule that moved; run "
    "python3 dev.py accept if the change is meant, in the commit that makes it"
)


@pytest.mark.parametrize("mode", recorded())
def test_a_hundred_games_end_as_recorded(mode: str) -> None:
    assert digest(mode) == recorded()[mode], NEXT
