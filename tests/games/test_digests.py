"""Many random games end exactly as they did when their digest was written down, on either build."""

import json

import pytest

from kanly.cli import simulate

DIGESTS = {  # how each begins
    "--seats 3": "8bffa956408f7b6fca03f53bdb4e2e3b",
    "--seats 4": "511488dd7980dfbeed8268cfb649f28a",
    "--seats 4 --ix": "2505572ab9246f4a455b41c2318b2f8b",
    "--seats 3 --ix --epic": "83efde93a4ed15802ed45b24136efe0f",
    "--seats 2": "87d5ab73d5b0d11005e5609afbef4ca1",
    "--seats 2 --ix": "0943d42e159c2ae0a4a8382e9174fe4d",
    "--seats 1 --difficulty novice": "63a79f75111421794972274a6618410e",
    "--seats 1 --difficulty veteran --churn": "3e7d573f8b4e794cdd7bf8de20d7099f",
    "--seats 1 --difficulty expert --brutal --ix": "a4cc19e0344c3092fb299fb438fe27d2",
    "--seats 1 --difficulty expert_plus --epic": "87d6a3c9a3ab4fa4feef8cd13020de32",
}
NEXT = (
    "random games go otherwise than before: run tests/rulings, whose tests name the rule that moved; only if "
    "it was meant to move, write {mode!r}: {found!r} into DIGESTS, in the commit that moves it"
)


@pytest.mark.parametrize("mode", DIGESTS)
def test_a_hundred_games_end_as_recorded(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["100", "--seed", "1", "--json", *mode.split()]) == 0
    found = json.loads(capsys.readouterr().out)["digest"]
    assert found.startswith(DIGESTS[mode]), NEXT.format(mode=mode, found=found[:32])
