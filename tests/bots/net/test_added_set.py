"""An old net, after a set that it has never heard of has been added: it plays what it played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from show import environment_with

SET = Path(__file__).parents[3] / "examples" / "sietch"
PROGRAM = """
import kanly
from kanly.bots import registry
from kanly.bots.bot import asked
from kanly.bots.rows.layout import layout_of

def answers(game):
    found = []
    while not game.over and len(found) < 40:
        known = game.knowledge(game.state.chooser, luck=7)
        answer = asked(registry.make(registry.read("net")), known)
        found.append((str(answer.choice), [round(chance, 5) for chance in answer.chances]))
        game.choose(answer.choice)
    return found

game = kanly.new_game(4, seed=11, ix=True)
ids = len(layout_of(game.state.catalog).id_names)
before = answers(game)
with_set = answers(kanly.new_game(4, seed=11, ix=True, sets=("sietch",)))
after = kanly.new_game(4, seed=11, ix=True)
assert len(layout_of(kanly.new_game(4, seed=1, ix=True, sets=("sietch",)).state.catalog).id_names) > ids
assert answers(after) == before
assert len(with_set) == len(before) == 40
"""


def test_what_is_added_shifts_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, capture_output=True, text=True, env=environment_with(SET, tmp_path))
    assert done.returncode == 0, done.stderr
