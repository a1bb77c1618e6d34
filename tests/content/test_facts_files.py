"""The files of facts are whole in themselves, whatever box they are of: counts and cross-references hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from content.printed import load

ENTRIES: dict[str, list[dict[str, Any]]] = {
    "cards": load("cards"),
    "intrigue": load("intrigue")["intrigue"],
    "leaders": load("leaders")["leaders"],
    "conflicts": load("conflicts")["conflicts"],
    "board": load("board")["spaces"],
    "tech": load("tech")["tech"],
    "hagal": load("hagal")["cards"],
}


def of_box(file: str, box: str) -> list[dict[str, Any]]:
    return [entry for entry in ENTRIES[file] if entry["set"] == box]


def copies(entries: list[dict[str, Any]]) -> int:
    return sum(entry["copies"] for entry in entries)


@pytest.mark.parametrize("file", ENTRIES)
def test_every_entry_has_its_own_id_and_a_box(file: str) -> None:
    assert max(Counter(entry["id"] for entry in ENTRIES[file]).values()) == 1
    assert {entry["set"] for entry in ENTRIES[file]} <= {"base", "ix"}


def test_the_decks_have_their_sizes() -> None:
    sizes = Counter[tuple[str, str]]()
    for card in ENTRIES["cards"]:
        sizes[card["set"], card["kind"]] += card["copies"]
    assert sizes == {
        ("base", "starter"): 10,
        ("base", "reserve"): 24,
        ("base", "imperium"): 67,
        ("ix", "imperium"): 35,
        ("ix", "epic_starter"): 1,
    }


@pytest.mark.parametrize("box", ["base", "ix"])
def test_intrigue_cards_are_counted(box: str) -> None:
    counts, cards = load("intrigue")["counts"], of_box("intrigue", box)
    assert (len(cards), copies(cards)) == (counts[f"{box}_distinct"], counts[f"{box}_cards"])
    for card in cards:
        assert card["types"] == list(dict.fromkeys(mode["type"] for mode in card["modes"]))


@pytest.mark.parametrize("box", ["base", "ix"])
def test_leaders_and_conflicts_are_counted(box: str) -> None:
    assert len(of_box("leaders", box)) == load("leaders")["counts"][box]
    counts = load("conflicts")["counts"]
    assert len(of_box("conflicts", box)) == counts[box]
    assert Counter(conflict["tier"] for conflict in of_box("conflicts", box)) == counts[f"{box}_by_tier"]


def test_spaces_are_counted() -> None:
    counts, spaces = load("board")["counts"], of_box("board", "base")
    assert (len(spaces), len(of_box("board", "ix"))) == (counts["base_spaces"], counts["ix_new_spaces"])
    assert Counter(space["agent_icon"] for space in spaces) == counts["by_icon"]
    assert sum(space["combat_space"] for space in spaces) == counts["combat_spaces"]
    assert sum("maker" in space for space in spaces) == counts["maker_spaces"]
    covered = [space["id"] for space in spaces if space["present_in"] == ["base"]]
    assert covered == load("board")["ix_overlay"]["removed"]


def test_tech_tiles_are_counted() -> None:
    counts, tiles = load("tech")["counts"], ENTRIES["tech"]
    assert len(tiles) == counts["tiles"]
    assert sum(tile["hagal_mark"] for tile in tiles) == counts["with_hagal_mark"]
    assert sum(tile["once_per_round_flip"] for tile in tiles) == counts["once_per_round_flip"]


@pytest.mark.parametrize("box", ["base", "ix"])
def test_house_hagal_cards_are_counted_and_name_spaces(box: str) -> None:
    cards = of_box("hagal", box)
    assert copies(cards) == load("hagal")["totals"][box]
    spaces = {space["id"] for space in ENTRIES["board"]}
    assert {space for card in cards for space in card["spaces"]} <= spaces


def test_rivals_are_the_leaders_marked_so() -> None:
    allowed = {leader["id"] for leader in ENTRIES["leaders"] if leader["solo_rival"]}
    assert allowed == set(load("hagal")["rival_leaders"]["allowed"])
