"""A clone is equal in everything that a state holds, however seldom it is used."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import make_clone
import pytest

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance, rollout
from kanly.engine.state import State

RULES = Rules(1, difficulty="expert", ix=True, churn=True)
SHARED = ("catalog",)  # never changes
TOLD = ("keep_trail", "trail", "reasons", "watched", "events", "cause", "cause_seat")  # of what has happened


def values(holder: Any) -> Iterator[tuple[str, Any]]:
    for name in dir(holder):
        if not name.startswith("_") and name not in (*SHARED, *TOLD) and not callable(getattr(holder, name)):
            yield name, getattr(holder, name)


def changed(value: Any) -> Any:
    """Something else of the same kind; None: there is no telling."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    is_of_numbers = isinstance(value, list) and all(isinstance(each, int) for each in value)
    return [*value, 1] if is_of_numbers else None


def game() -> State:
    return set_up(RULES, chance.seed_bytes(1))


NUMBERS = [name for name, value in values(game()) if changed(value) is not None]
OF_PLAYERS = [name for name, value in values(game().players[1]) if changed(value) is not None]


def test_there_is_much_to_copy() -> None:
    assert len(NUMBERS) > 30
    assert len(OF_PLAYERS) > 30


@pytest.mark.parametrize("name", NUMBERS)
def test_a_clone_has_every_number_of_the_state(name: str) -> None:
    g = game()
    value = changed(getattr(g, name))
    setattr(g, name, value)
    assert getattr(g.clone(), name) == value


@pytest.mark.parametrize("name", OF_PLAYERS)
def test_a_clone_has_every_number_of_a_player(name: str) -> None:
    g = game()
    value = changed(getattr(g.players[1], name))
    setattr(g.players[1], name, value)
    assert getattr(g.clone().players[1], name) == value


@pytest.mark.parametrize("name", [name for name in NUMBERS if isinstance(getattr(game(), name), list)])
def test_a_clone_shares_no_list_with_the_state(name: str) -> None:
    g = game()
    before = list(getattr(g, name))
    getattr(g.clone(), name).append(1)
    assert getattr(g, name) == before


def test_a_clone_has_choices_of_its_own() -> None:
    """Or whoever is given one could choose what the game does not offer."""
    g = game()
    before = list(g.choices)
    g.clone().choices.append((0, 0, 0))
    g.clone().choices.pop()
    assert g.choices == before


@pytest.mark.parametrize("file", make_clone.FILES, ids=lambda file: file.name)
def test_what_copies_fields_is_made_from_the_list_of_fields(file: Path) -> None:
    """`python tools/make_clone.py` writes it anew."""
    assert make_clone.made(file.read_text(), make_clone.FILES[file]) == file.read_text()


A_CLASS = """class Box:
    def __init__(self, maker: str) -> None:
        self.maker = maker

    def begin_lid(self) -> None:
        self.weight: int = 0  # in grams
        self.rows: list[list[int]] = []

    def begin_ix(self) -> None:
        self.tiles: list[int] = []

    def begin_told(self) -> None:
        self.seen: bool = False

"""


def test_a_field_under_a_heading_is_copied_by_the_method_of_that_name() -> None:
    made = make_clone.made(f"{A_CLASS}{make_clone.BEGIN}{make_clone.END}", "Box")
    written = made.partition(make_clone.BEGIN)[2]
    assert "def copy_lid(self, like: Box) -> None:\n        self.weight = like.weight\n" in written
    assert "self.rows = [each.copy() for each in like.rows]" in written
    assert "self.tiles = like.tiles.copy()" in written
    assert "def share_ix(self, like: Box) -> None:\n        self.tiles = like.tiles\n" in written
    assert "self.seen" not in written
    assert make_clone.made(made, "Box") == made


def test_every_field_has_a_slot() -> None:
    made = make_clone.made(f"{A_CLASS}{make_clone.BEGIN}{make_clone.END}", "Box")
    slots = made.partition("__slots__ = (")[2].partition(")")[0]
    assert slots.replace(",", "").split() == ['"maker"', '"rows"', '"seen"', '"tiles"', '"weight"']


@pytest.mark.parametrize("rules", [Rules(4), Rules(1, difficulty="novice"), Rules(3, ix=True)])
def test_what_is_not_played_with_is_shared_because_it_stays_empty(rules: Rules) -> None:
    g = set_up(rules, chance.seed_bytes(1))
    rollout.playout(g, 1)
    of_ix = [g.stacks, g.flags, g.flag_rounds, g.tiles_trashed]
    of_ix += [pile for player in g.players for pile in (player.tiles, player.flipped)]
    assert rules.ix or not any(of_ix)
    assert rules.has_rivals or not any([g.hagal_deck, g.hagal_discard, g.reasons])
