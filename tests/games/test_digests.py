"""Many random games end exactly as they did when their digest was written down, on either build."""

import json

import pytest

from kanly.cli import simulate

DIGESTS = {
    "--seats 3": "8bffa956408f7b6fca03f53bdb4e2e3bea8e67356cb75bd8bab0ab34bd2a797e",
    "--seats 4": "511488dd7980dfbeed8268cfb649f28a3798f42bd5590bb418471cb635d236a7",
}


@pytest.mark.parametrize("mode", DIGESTS)
def test_a_hundred_games_end_as_recorded(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["100", "--seed", "1", "--json", *mode.split()]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == DIGESTS[mode]
