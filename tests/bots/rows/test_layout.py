"""The names of a row: each is there once, and what a net was made with is found again."""

from __future__ import annotations

import pytest
from bots.rows import digests
from bots.rows.leaks import MODES

from kanly.bots.rows import layout as places
from kanly.bots.rows.layout import Layout, layout_of
from kanly.content.catalog import catalogue
from kanly.engine.answers import ANSWERS


@pytest.fixture
def layout() -> Layout:
    return layout_of(catalogue())


def test_every_name_is_there_once(layout: Layout) -> None:
    for names in (layout.id_names, layout.number_names, layout.choice_names):
        assert len(set(names)) == len(names)
    assert layout.id_names[0] == layout.choice_names[0] == ""
    assert "" not in (*layout.id_names[1:], *layout.number_names, *layout.choice_names[1:])


def test_a_row_has_room_for_all_that_has_a_name(layout: Layout) -> None:
    assert len(layout.number_names) == places.NUMBERS
    assert len(places.HEAD_NAMES) == places.HEAD
    assert max(len(layout.id_names), len(layout.choice_names)) < 1 << 15
    assert places.ROW == places.CHOICES_AT + places.CHOICES * places.PARTS


def test_the_head_is_called_as_its_places_are() -> None:
    named = {name: at for at, name in enumerate(places.HEAD_NAMES)}
    for name in ("SEAT", "SEATS", "COUNT", "POLICY", "KIND", "ROUND", "FINISHED"):
        assert named[name.lower()] == getattr(places, name)
    for name in ("END_KIND", "END_SEATS", "END_ROUND"):
        assert named[name.lower()] == getattr(places, name)
    for name in ("END_WON", "END_POINTS", "END_POLICY"):
        assert named[f"{name.lower()}.0"] == getattr(places, name)


def test_every_seat_has_a_block_of_the_same_names(layout: Layout) -> None:
    by_seat = [
        [name.partition(".")[2] for name in layout.number_names if name.startswith(f"{seat}.")]
        for seat in range(places.SEATS_AT_MOST)
    ]
    assert by_seat[0] == by_seat[1] == by_seat[2] == by_seat[3]
    assert layout.number_names[: len(by_seat[0])] == tuple(f"0.{name}" for name in by_seat[0])


def test_every_verb_has_a_name(layout: Layout) -> None:
    assert layout.choice_names[1 : 1 + len(ANSWERS)] == tuple(
        ANSWERS[verb].name for verb in range(len(ANSWERS))
    )


def test_one_catalogue_has_one_layout(layout: Layout) -> None:
    assert layout_of(catalogue()) is layout


@pytest.mark.parametrize("mode", ["version", "names", *MODES])
def test_rows_are_as_they_were_on_both_builds(mode: str) -> None:
    """Meant to be otherwise: `python3 dev.py accept rows`, and another VERSION where old nets are misled."""
    kept = digests.recorded()
    if mode == "version":
        assert kept["version"] == str(places.VERSION)
    elif mode == "names":
        assert {title: kept[title] for title in digests.of_names()} == digests.of_names()
    else:
        assert kept[mode] == digests.of_mode(mode)
