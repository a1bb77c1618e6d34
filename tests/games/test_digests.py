"""Many random games end exactly as they did when their digest was written down, on either build."""

import json

import pytest

from kanly.cli import simulate

DIGESTS = {
    "--seats 3": "8bffa956408f7b6fca03f53bdb4e2e3bea8e67356cb75bd8bab0ab34bd2a797e",
    "--seats 4": "511488dd7980dfbeed8268cfb649f28a3798f42bd5590bb418471cb635d236a7",
    "--seats 4 --ix": "2505572ab9246f4a455b41c2318b2f8bba4c9ece9ec3387c6a522c8f46fe9fd6",
    "--seats 3 --ix --epic": "83efde93a4ed15802ed45b24136efe0f3d11aa730db5ec9a5ab82327881fe0df",
    "--seats 2": "87d5ab73d5b0d11005e5609afbef4ca16e88f5df168d5654ce7193869391a8d0",
    "--seats 2 --ix": "0943d42e159c2ae0a4a8382e9174fe4d37e8560d2c355d8d149fa71526749f40",
    "--seats 1 --difficulty novice": "63a79f75111421794972274a6618410e4ec675d48ed022be4366959d1a20de59",
    "--seats 1 --difficulty veteran --churn": "3e7d573f8b4e794cdd7bf8de20d7099f52c70a52b915ae39e451ea28c06ef156",
    "--seats 1 --difficulty expert --brutal --ix": "a4cc19e0344c3092fb299fb438fe27d29eb5268672ab365ac01799f2bdcd834c",
    "--seats 1 --difficulty expert_plus --epic": "87d6a3c9a3ab4fa4feef8cd13020de3284cc6df029398f79cfef656b3e2d155c",
}


@pytest.mark.parametrize("mode", DIGESTS)
def test_a_hundred_games_end_as_recorded(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["100", "--seed", "1", "--json", *mode.split()]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == DIGESTS[mode]
