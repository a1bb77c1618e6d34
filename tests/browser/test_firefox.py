"""The essential way in Firefox too: from the front page into a game, and through it."""

from __future__ import annotations

from random import Random

from browser.firefox import FirefoxTab, firefox
from browser.player import Player, at_random
from browser.tab import Looks, click_on, is_seen, words_of
from server.evening import Server


def test_a_first_game_from_the_front_page_to_its_result(server: Server) -> None:
    with firefox() as browser:
        tab = FirefoxTab(browser, Looks("ja"))
        tab.open(f"http://{server.address}/")
        click_on(tab, "form button.act")
        assert is_seen(tab, ".table .prompt"), tab.troubles
        assert Player(tab, at_random(Random(3))).plays_to_the_end() > 50
        click_on(tab, "a[href$='/result']")
        assert is_seen(tab, "main .winner")
        assert words_of(tab, "main .winner")
        assert not tab.troubles
        tab.close()
