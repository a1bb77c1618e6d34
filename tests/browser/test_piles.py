"""What lies in a pile is lit there, and can be chosen there."""

from __future__ import annotations

from browser.chromium import ChromiumTab
from browser.scenes import FOUR, Scenes, asks_about_discards
from browser.tab import Looks, click_on, is_seen, until
from playwright.sync_api import Browser

LYING = "dialog[open] .pile .lit"
NAMED = "(lying) => document.querySelector(lying).dataset.piece.replace('discard:', '')"
GONE = "() => !document.querySelector('dialog[open]')"
ASKED = "(card) => document.querySelector(`[data-answer='trash ${card} discard']`)"


def test_a_card_of_the_discard_pile_is_trashed_where_it_lies(browser: Browser, scenes: Scenes) -> None:
    scenes.find("to be trashed", FOUR, asks_about_discards)
    tab = ChromiumTab(browser, Looks())
    tab.context.add_cookies(scenes.cookies)
    tab.open(f"http://{scenes.server.address}/games/{scenes.games['to be trashed']['game']}")
    click_on(tab, "[data-pile=discard].lit")
    assert is_seen(tab, LYING)
    card = tab.ask(NAMED, LYING)
    assert tab.ask(ASKED, card), "it is among the buttons too"
    click_on(tab, LYING)
    assert until(tab, GONE), "the pile is put away"
    assert until(tab, f"(card) => !({ASKED})(card)", card), "it has been answered"
    assert not tab.troubles
    tab.close()
