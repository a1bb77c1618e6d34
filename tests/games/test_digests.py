"""Many random games end exactly as they did when their digest was written down, on either build."""

import json

import pytest

from kanly.cli import simulate

DIGESTS = {
    "--seats 3": "3157bfde9567cf5bf827ef412e57acdc2ea15313baf03ef874a10604fe5feedf",
    "--seats 4": "4570b94badb7cc5c1e6e8272e926e1171b989e286a74e62afea299d2b5ec9bd5",
}


@pytest.mark.parametrize("mode", DIGESTS)
def test_a_hundred_games_end_as_recorded(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["100", "--seed", "1", "--json", *mode.split()]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == DIGESTS[mode]
