"""A window has one name, whoever speaks of it."""

import pytest

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.state import State
from kanly.engine.vocabulary import Window
from kanly.record.layout import write_state
from kanly.refusals.short import wrong_window
from kanly.telling.definitions import intrigue_data
from kanly.text.faces import icon_text
from kanly.text.languages import LANGUAGES
from kanly.text.things import card_text
from kanly.view.view import view_for

WINDOWS = {name: number for name, number in vars(Window).items() if name.isupper() and name != "NAMES"}


def at(window: int) -> State:
    g = set_up(Rules(3), chance.seed_bytes(7))
    g.window = window
    return g


def test_every_window_has_a_name_and_no_two_share_one() -> None:
    assert sorted(WINDOWS.values()) == list(range(len(Window.NAMES)))
    assert len(set(Window.NAMES)) == len(Window.NAMES)


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
def test_view_snapshot_and_refusal_name_it_alike(window: int) -> None:
    g, name = at(window), Window.NAMES[window]
    assert view_for(g, 0)["window"] == write_state(g)["window"] == (name or None)
    [refusal] = wrong_window(g, window)
    assert (refusal.now, refusal.window) == (name, name)


def test_the_definition_and_the_text_of_an_intrigue_card_name_it_too() -> None:
    met = set()
    for card in CATALOG.intrigues:
        names = [Window.NAMES[mode.window] for mode in card.modes]
        if names:
            assert [mode["window"] for mode in intrigue_data(card)["modes"]] == names
            assert list(icon_text(card)) == list(dict.fromkeys(names))
            for language in LANGUAGES.values():
                assert [box.key for box in card_text(language, card)] == list(dict.fromkeys(names))
        met.update(names)
    assert met == set(Window.NAMES[1:])
