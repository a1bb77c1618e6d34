"""Whole games by clicking on what is lit: no error, no request that fails, no question that sticks."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

import pytest
from browser.chromium import ChromiumTab
from browser.conftest import NewTab
from browser.house import Wanted, opens_a_table
from browser.player import Player, at_random
from browser.plug import Plug, plugged
from browser.tab import Looks, Tab, click_on, is_seen, until
from server.evening import Server

MOMENT = 0.5  # seconds in which a table that can move by itself does
ALONE_NOT = "[data-undo][aria-disabled=true]"
EVERYBODY_SEES = "() => [...document.querySelectorAll('.hand [data-piece], .side [data-piece]')].length"


@pytest.mark.parametrize(
    ("looks", "wanted"),
    [
        (Looks("ja"), Wanted(["me"], ix=True, difficulty="expert")),
        (Looks("zh-Hant", "light"), Wanted(["me", "bot", "bot", "bot"], ix=True, epic=True)),
        (Looks("en", size=(390, 844)), Wanted(["me", "bot"], leaders="drafted")),
    ],
    ids=["solo with Ix at expert", "four with Ix and Epic", "two with House Hagal on a phone"],
)
def test_a_game_against_the_house(server: Server, new_tab: NewTab, looks: Looks, wanted: Wanted) -> None:
    tab = new_tab(looks)
    opens_a_table(tab, server.address, wanted)
    assert Player(tab, at_random(Random(1))).plays_to_the_end() > 50
    ends_with_a_result(tab)


def test_three_people_at_one_screen_never_see_each_others_hands(server: Server, new_tab: NewTab) -> None:
    tab = new_tab()
    opens_a_table(tab, server.address, Wanted(["me", "me", "me"]))
    player, curtains = Player(tab, at_random(Random(2))), 0
    while lit := player.looks():
        if lit[0].kind == "hand_over":
            curtains += 1
            assert [each.kind for each in lit] == ["hand_over"]
            assert tab.ask(EVERYBODY_SEES) == 0
        player.clicks_on(player.choose(lit))
    assert curtains > 20
    assert not tab.troubles
    ends_with_a_result(tab)


def test_two_browsers_by_link_with_a_lost_connection_and_a_consent(server: Server, new_tab: NewTab) -> None:
    tabs = new_tab(Looks("ja")), new_tab(Looks("zh-Hant", "light"))
    players = [Player(tab, at_random(Random(seat))) for seat, tab in enumerate(tabs)]
    with plugged(server.port) as plug:
        meet_by_link(plug.address, *tabs)
        play_on(players, clicks=40)
        lose_the_connection(plug, tabs)
        take_back_with_consent(players)
        play_on(players)
        for tab in tabs:
            ends_with_a_result(tab)


def meet_by_link(address: str, ann: Tab, ben: Tab) -> None:
    opens_a_table(ann, address, Wanted(["me", "open"]))
    click_on(ann, ".panel li .button.act")
    link = until(ann, "() => document.querySelector('dialog[open] input')?.value")
    assert link
    ben.open(link)
    click_on(ben, "form button.act")
    for tab in (ann, ben):
        assert is_seen(tab, ".table .prompt"), tab.troubles


def play_on(players: list[Player], clicks: int = 3_000) -> None:
    """Each when it is their turn, so many times together or until the end."""
    end = sum(player.clicks for player in players) + clicks
    while sum(player.clicks for player in players) < end:
        ready = until_one_can(players)
        if ready is None:
            return
        assert ready.clicks_once()
        assert not ready.tab.troubles, ready.tab.troubles


def until_one_can(players: list[Player]) -> Player | None:
    """None: the game is over for all of them."""
    for _ in range(600):
        if ready := next((player for player in players if player.can_click()), None):
            return ready
        if all(is_seen(player.tab, "[data-result]", 0.05) for player in players):
            return None
    raise AssertionError(f"nobody can do anything: {[player.where() for player in players]}")


def lose_the_connection(plug: Plug, tabs: Sequence[ChromiumTab]) -> None:
    """Nothing can be done meanwhile, and nothing is loaded again afterwards."""
    for tab in tabs:
        tab.is_offline = True
        tab.ask("() => { window.isTheSame = true; }")
    plug.pull()
    for tab in tabs:
        assert is_seen(tab, ".sign.lost")
        assert not Player(tab, at_random(Random())).can_click()
    plug.put_in()
    for tab in tabs:
        assert is_seen(tab, ".sign.back")
        assert tab.ask("() => window.isTheSame")
        tab.is_offline = False


def take_back_with_consent(players: list[Player]) -> None:
    """What both have seen cannot be taken back alone."""
    one, other = one_who_cannot_go_back_alone(players)
    click_on(one.tab, ALONE_NOT)
    click_on(one.tab, "[data-propose=take_back]")
    click_on(other.tab, "[data-vote=yes]")
    assert until(one.tab, "() => document.querySelector('.prompt:not(.waiting)')"), one.where()


def one_who_cannot_go_back_alone(players: list[Player]) -> tuple[Player, Player]:
    """And the other, who is asked now, and still is a moment later."""
    for _ in range(200):
        play_on(players, clicks=1)
        for one, other in (players, players[::-1]):
            if has_to_wait(one, other) and still_has_to(one, other):
                return one, other
    raise AssertionError("everybody can always go back alone")


def has_to_wait(one: Player, other: Player) -> bool:
    is_bound = one.clicks > 0 and is_seen(one.tab, ALONE_NOT, 0.1)
    return is_bound and other.can_click() and not one.can_click()


def still_has_to(one: Player, other: Player) -> bool:
    time.sleep(MOMENT)
    return has_to_wait(one, other)


def ends_with_a_result(tab: Tab) -> None:
    click_on(tab, "a[href$='/result']")
    assert is_seen(tab, "main .winner")
    assert not tab.troubles
