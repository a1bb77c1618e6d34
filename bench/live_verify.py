"""Whether `kanly verify` accepts what a server gives out, and finds any change of it.

    python bench/live_verify.py --games 100

plays so many games to their end at live tables, of all modes and with Leaders found in every way, with steps
back alone and by agreement. Each sealed record is given to `kanly verify` with all that its players have
noted; then one character of it is changed, and it is given again. It prints one JSON object, and fails unless
every record is accepted and every change is found.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from live_rooms import WAYS, table_for
from live_secrets import MODES, go_on
from table.fair_games import changed

from kanly.cli.main import main as kanly
from kanly.table import agreeing, playing
from kanly.table.recording import record_for
from kanly.table.table import Table

SEAL: Final = ("seal", "record")  # by what a change of any kind is found


@dataclass
class Figures:
    games: int = 0
    accepted: int = 0
    links: int = 0
    taken_back: int = 0
    found: int = 0
    found_by_more: int = 0  # than the seal
    missed: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        return self.games == self.accepted == self.found


def played(number: int, figures: Figures) -> Table:
    """To its end; now and then something is taken back."""
    luck, names = Random(number), list(MODES)
    table = table_for(MODES[names[number % len(names)]], WAYS[number // len(names) % len(WAYS)], luck)
    while table.stage == "playing":
        if luck.random() < 0.02:
            figures.taken_back += step_back(table, luck)
        go_on(table, luck)
    return table


def step_back(table: Table, luck: Random) -> bool:
    """Alone where that may be, else by agreement."""
    assert table.game is not None
    at, seats = table.changed + 1, range(len(table.seats))
    alone = [seat for seat in seats if table.game.can_undo(seat)]
    own = {made.seat for made in table.made if made.by == "person"}
    if alone:
        playing.undo(table, alone[0], at)
    elif own:
        agreeing.propose(table, luck.choice(sorted(own)), "take_back", 0, at)
        while table.proposal is not None:
            agreeing.vote(table, next(s for s in seats if table.proposal.is_open_to(s)), True, at)
    return bool(alone or own)


def noted(table: Table) -> list[str]:
    """All that players can have written down; a link before moves that were taken back proves nothing."""
    told = ["--commitment", table.commitment.published]
    for seat, luck in table.contributions.items():
        told += ["--contribution", f"{seat}:{luck.hex()}"]
    last = table.links[-1:]
    return told + [part for link in last for part in ("--chain", f"{link.number}:{link.value}")]


def verified(file: Path, *options: str) -> tuple[int, list[str]]:
    """What the command returns, and what does not hold."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        status = kanly(["verify", str(file), *options])
    lines = said.getvalue().splitlines()
    return status, [line.split()[1] for line in lines if line.startswith("WRONG")]


def tried(figures: Figures, number: int, folder: Path) -> None:
    table, file, luck = played(number, figures), folder / f"{number}.txt", Random(-1 - number)
    text = record_for(table, None)
    figures.games += 1
    figures.links += len(table.links)
    file.write_bytes(text.encode())
    status, wrong = verified(file, *noted(table))
    figures.accepted += status == 0
    figures.missed += [f"game {number}: {', '.join(wrong)}"] if status else []
    file.write_bytes(changed(text, luck).encode())
    status, wrong = verified(file)
    figures.found += status != 0
    figures.found_by_more += any(about not in SEAL for about in wrong)
    figures.missed += [] if status else [f"game {number}: a change was not found"]


def measured(games: int, first: int = 0) -> Figures:
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(first, first + games):
            tried(figures, number, Path(folder))
    return figures


def main() -> int:
    made = argparse.ArgumentParser(description="Whether `kanly verify` accepts games and finds changes.")
    made.add_argument("--games", type=int, default=100)
    made.add_argument("--first", type=int, default=0)
    asked, begun = made.parse_args(), time.monotonic()
    figures = measured(asked.games, asked.first)
    print(json.dumps({**vars(figures), "seconds": round(time.monotonic() - begun, 1)}, indent=2))
    return 0 if figures.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
