"""The digest is made of names, so it outlives new cards."""

import subprocess
import sys

from random_play import played

import kanly

# Builds the package by hand, so that a card can be put in front of all others before the catalogue is made.
WITH_A_NEW_CARD = """
import sys, types, pathlib, importlib.util
package = types.ModuleType("kanly")
package.__path__ = list(importlib.util.find_spec("kanly").submodule_search_locations)
sys.modules["kanly"] = package
import kanly._build
import dataclasses
import kanly.content.base as base
from kanly.engine.printed import Card
if {number}:
    newcomer = Card("newcomer", kind="promise", copies=0)
    base.SET = dataclasses.replace(base.SET, things=(newcomer, *base.SET.things))
from kanly.opening import new_game
from kanly.content.catalog import CATALOG
game = new_game(3, seed=5)
for number in range(120):
    texts = sorted(str(choice) for choice in game.choices)
    game.choose(texts[number % len(texts)])
print(CATALOG.number["dagger"], game.digest())
"""


def numbering_and_digest(number: int) -> list[str]:
    command = [sys.executable, "-c", WITH_A_NEW_CARD.format(number=number)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def test_the_digest_does_not_depend_on_the_numbers_of_cards() -> None:
    """All cards get other numbers, and the digest of the same game stays."""
    before, after = numbering_and_digest(0), numbering_and_digest(1)
    assert int(after[0]) == int(before[0]) + 1
    assert before[1] == after[1]


def test_different_positions_have_different_digests() -> None:
    found = {played(4, 1, decisions).digest() for decisions in range(30)}
    assert len(found) == 30


def test_the_digest_sees_the_seed() -> None:
    game = played(4, 1, 50)
    assert game.clone(reseed=99).digest() != game.digest()


def test_the_mode_of_the_machine_is_no_part_of_a_position() -> None:
    game = kanly.new_game(3, seed=1)
    before = game.digest()
    game.state.free_order = True
    game.state.keep_trail = False
    assert game.digest() == before
