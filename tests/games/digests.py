"""Digests of many random games in every mode. Run as a program, it plays them and writes them down."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stdout
from pathlib import Path

from kanly.cli import simulate

FILE = Path(__file__).parent / "digests.json"
GAMES = 100  # in each mode
LENGTH = 32  # so many of a digest's figures are kept


def recorded() -> dict[str, str]:
    """How each digest begins, by the options of `kanly simulate`."""
    found: dict[str, str] = json.loads(FILE.read_text())
    return found


def digest(mode: str) -> str:
    told = io.StringIO()
    with redirect_stdout(told):
        assert simulate.main([str(GAMES), "--seed", "1", "--json", *mode.split()]) == 0
    return str(json.loads(told.getvalue())["digest"])[:LENGTH]


def main() -> None:
    FILE.write_text(json.dumps({mode: digest(mode) for mode in recorded()}, indent=1) + "\n")


if __name__ == "__main__":
    main()
