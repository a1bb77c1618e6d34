"""Every position of some random games is what it was when it was written down, on either build."""

import pytest
from games.steps import digest, recorded
from games.test_digests import NEXT
from properties.modes import every_mode


@pytest.mark.parametrize("mode", every_mode())
def test_games_go_step_by_step_as_recorded(mode: str) -> None:
    assert digest(mode) == recorded()[mode], NEXT
