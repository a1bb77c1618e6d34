"""Nothing that is typed raises."""

from cli.fuzz_terminal import fuzz


def test_whatever_is_typed_is_answered() -> None:
    table, commands = fuzz(400, seed=1)
    assert min(table, commands) >= 150
