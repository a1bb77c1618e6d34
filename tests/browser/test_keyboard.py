"""The first game without a mouse, from the front page to the result; the focus is always seen."""

from __future__ import annotations

from random import Random

from browser.conftest import NewTab
from browser.tab import Looks, is_seen
from browser.typist import Typist
from server.evening import Server


def test_the_first_game_by_keyboard_alone(server: Server, new_tab: NewTab) -> None:
    tab = new_tab(Looks("en"))
    tab.open(f"http://{server.address}/")
    assert is_seen(tab, "form button.act")
    typist = Typist(tab, Random(1))
    typist.goes_to("form button.act")
    typist.presses("Enter")
    assert is_seen(tab, ".table .prompt"), tab.troubles
    typist.goes_to("[data-menu]")
    typist.presses("Enter")
    assert is_seen(tab, "dialog[open]")
    typist.presses("Escape")
    typist.plays_until(".hand .piece.lit")
    typist.goes_to(".hand .piece.lit")
    typist.presses("Enter")
    typist.plays_until("[data-result]")
    typist.goes_to("a[href$='/result']")
    typist.presses("Enter")
    assert is_seen(tab, "main .winner")
    assert not typist.unseen, typist.unseen
    assert not tab.troubles
