"""Every screen of the page and how somebody gets there; nothing at the tables is changed by that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from browser.chromium import ChromiumTab
from browser.scenes import Scenes
from browser.tab import Looks, click_on, until
from playwright.sync_api import Browser

Steps = Callable[[ChromiumTab], None]
PHONE = 699  # CSS pixels: the widest
TABLET = 1100
LONG = 600.0  # seconds, for a machine that has much else to do
READY = """() => document.fonts.status === "loaded" && !document.querySelector(".loading")
    && document.body.innerText.trim() !== "" """


def nothing(_: ChromiumTab) -> None:
    return


@dataclass(frozen=True)
class Screen:
    """An address, what is waited for there, and what is then clicked on."""

    name: str
    place: str
    seen: str = "main h1"
    steps: Steps = nothing
    is_known: bool = True  # whoever looks is Ann, and no stranger
    only: str = ""  # `wide` or `phone`: elsewhere there is nothing of the kind


def clicks(*selectors: str, then: str = "") -> Steps:
    def steps(tab: ChromiumTab) -> None:
        for selector in selectors:
            tab.comes_to_rest()
            click_on(tab, selector)
        if then:
            assert until(tab, "(seen) => document.querySelector(seen)", then), f"{then} is not there"

    return steps


def sees(selector: str) -> Steps:
    """What is there already, without doing anything."""

    def steps(tab: ChromiumTab) -> None:
        assert until(tab, "(seen) => document.querySelector(seen)", selector), f"{selector} is not there"

    return steps


def presses(*keys: str, then: str) -> Steps:
    def steps(tab: ChromiumTab) -> None:
        for key in keys:
            tab.press(key)
        assert until(tab, "(seen) => document.querySelector(seen)", then), f"{then} is not there"

    return steps


def looks_closely(selector: str) -> Steps:
    """With the other button of the mouse, or by holding a finger there."""

    def steps(tab: ChromiumTab) -> None:
        tab.ask(
            "(selector) => document.querySelector(selector).dispatchEvent("
            "new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))",
            selector,
        )
        assert until(tab, "() => document.querySelector('dialog[open] .seen')"), "nothing is under the glass"

    return steps


def asks_why(tab: ChromiumTab) -> None:
    """Rests on something greyed."""
    tab.ask("() => document.querySelector('.table .greyed').focus()")
    assert until(tab, "() => document.querySelector('.why.ready')"), "nobody says why"


def shows_only_points(tab: ChromiumTab) -> None:
    """The log; on a phone it is with the others, on a tablet in a drawer."""
    if tab.looks.size[0] <= PHONE:
        click_on(tab, ".tabs button:nth-child(6)")
        click_on(tab, "[data-to-log]")
    elif tab.looks.size[0] <= TABLET:
        click_on(tab, ".bar [data-log]")
    filters = """() => {
        const select = document.querySelector(".log select");
        select.value = "points";
        select.dispatchEvent(new Event("change", { bubbles: true }));
    }"""
    tab.ask(filters)
    assert until(tab, "() => document.querySelector('.log .victory_point')"), "nobody has any points"


def shows_own_pile(tab: ChromiumTab) -> None:
    """The discard pile, spread out."""
    if tab.looks.size[0] <= PHONE:
        click_on(tab, ".tabs button:nth-child(7)")
    click_on(tab, "[data-pile=discard]")
    assert until(tab, "() => document.querySelector('dialog[open] .pile')"), "no pile is shown"


def comes_back(tab: ChromiumTab) -> None:
    """To a table that has not been looked at for long."""
    forgets = """() => localStorage.setItem(`kanly.read.${location.pathname.split("/")[2]}`, "3")"""
    tab.ask(forgets)
    tab.page.reload()
    click_on(tab, ".away .button")
    assert until(tab, "() => document.querySelector('.away li')"), "nobody tells what was missed"


def asks_for_a_review(tab: ChromiumTab) -> None:
    """Which the server makes when it is first asked for."""
    click_on(tab, "[data-review]")
    assert until(tab, "() => document.querySelector('.reviewed')", patience=LONG), "there is no review"
    tab.ask("() => document.querySelector('.reviewed').scrollIntoView()")


def loses_the_connection(tab: ChromiumTab) -> None:
    tab.loses_the_connection()
    assert until(tab, "() => document.querySelector('.sign.lost')"), "nobody says that it is lost"


def to_the_middle(tab: ChromiumTab) -> None:
    move = """() => {
        const scrubber = document.querySelector("input[type=range]");
        scrubber.value = String(Math.floor(Number(scrubber.max) / 2));
        scrubber.dispatchEvent(new Event("input", { bubbles: true }));
    }"""
    tab.ask(move)
    until(tab, "() => new URLSearchParams(location.search).get('step') !== '0'")


def all_screens(scenes: Scenes) -> Iterator[Screen]:
    yield from before_the_game(scenes)
    yield from at_the_table(scenes)
    yield from before_the_table(scenes)
    yield from after_the_game(scenes)


def before_the_game(scenes: Scenes) -> Iterator[Screen]:
    gathering = scenes.games["gathering"]
    yield Screen("welcome_stranger", "/", is_known=False)
    yield Screen("welcome", "/", "main .part li")
    yield Screen("person", "/", steps=clicks(".tools > button:last-of-type", then="dialog[open] input"))
    yield Screen("new", "/new", "form .end")
    solo = clicks('label:has(> input[value="1"])', 'label:has(> input[value="true"])')
    yield Screen("new_solo", "/new", "form .end", solo, is_known=False)
    leaders = clicks('label:has(> input[value="chosen"])', "section li .button", then="dialog .parchment")
    yield Screen("new_leaders", "/new", "form .end", leaders)
    yield Screen("gathering", f"/games/{gathering['game']}", ".panel li")
    invites = clicks(".panel li .button.act", then="dialog svg")
    yield Screen("invitation", f"/games/{gathering['game']}", ".panel li", invites)
    yield Screen("choosing", f"/games/{scenes.games['choosing']['game']}", ".parchment")
    picked = clicks(".parchment", then="[data-lead]:not([disabled])")
    yield Screen("choosing_picked", f"/games/{scenes.games['choosing']['game']}", ".panel .parchment", picked)
    yield Screen("draft", f"/games/{scenes.games['draft']['game']}", ".parchment")
    seat = f"/join/{gathering['game']}/1#{gathering['seat_links'][1]}"
    yield Screen("join", seat, "form", is_known=False)
    yield Screen(
        "join_taken", f"/join/{scenes.games['first']['game']}/0", "main .plain, main p", is_known=False
    )
    yield Screen("lobby", "/lobby", "main li")
    yield Screen("mine", "/mine", "main li")
    yield Screen("archive", "/archive", "main li")
    yield Screen("guide", "/guide", "#icons dl", is_known=False)
    yield Screen("guide_icons", "/guide#icons", "#icons dl", is_known=False)
    yield Screen("lost", "/nothing/of/the/kind", "main .button")
    yield Screen("no_such_table", "/games/nothing", "main .button")


def of_a_table(scenes: Scenes, name: str, of: str, steps: Steps = nothing, only: str = "") -> Screen:
    return Screen(name, f"/games/{scenes.games[of]['game']}", ".table .prompt", steps, only=only)


def at_the_table(scenes: Scenes) -> Iterator[Screen]:
    table = partial(of_a_table, scenes)
    yield table("table_first", "first")
    yield table("table_agent", "agent")
    several = ".choice:has(small)"  # a card that may go to several places
    yield table("table_picked", "first", clicks(several, then="[data-put-back]"))
    yield table("table_preview", "first", clicks(several, ".choice", then="[data-confirm]"))
    yield table("table_deploy", "deploy")
    yield table("table_reveal", "reveal")
    for tab, name in enumerate(("sky", "court", "sand", "conflict", "market", "table", "me"), 1):
        yield table(f"tab_{name}", "agent", clicks(f".tabs button:nth-child({tab})"), "phone")
    yield table("table_trash", "trash")
    yield table("trash_from_pile", "trash", shows_own_pile)
    yield table("table_solo", "solo")
    yield table("table_two", "two")
    yield table("table_consent", "back")
    yield table("table_paused", "paused")
    watched = scenes.games["two"]
    yield Screen(
        "watch", f"/watch/{watched['game']}#{watched['watch_link']}", ".table .prompt", is_known=False
    )
    yield Screen("curtain", f"/games/{scenes.games['screen']['game']}", "[data-hand-over]")


def before_the_table(scenes: Scenes) -> Iterator[Screen]:
    """What is opened or told there while one plays."""
    table = partial(of_a_table, scenes)
    yield table("inspect_card", "agent", looks_closely(".hand [data-piece]"))
    yield table("inspect_space", "agent", looks_closely('[data-piece="@arrakeen"]'))
    yield table("inspect_seat", "agent", clicks(".bar ol button", then="dialog[open]"))
    yield table("why_not", "agent", asks_why, "wide")
    yield table("why_not_closely", "agent", looks_closely(".hand .greyed, .table .greyed"))
    yield table("inspect_pile", "agent", shows_own_pile)
    yield table("hint", "agent", clicks("[data-hint]", then=".advice"))
    yield table("log_points", "agent", shows_only_points)
    yield table("away", "agent", comes_back)
    yield table("menu", "agent", presses("m", then="dialog[open]"))
    yield table("menu_two", "two", presses("m", then="dialog[open]"))
    yield table("undo_asked", "asking", sees(".proposal"))
    resigns = clicks("[data-menu]", "[data-resigning] button", then="[data-resign]")
    yield table("resigning", "agent", resigns)
    yield table("keys", "agent", presses("?", then="dialog[open]"))
    yield table("guide_sheet", "agent", presses("g", then="dialog[open] #icons dl"))
    yield table("habits", "agent", clicks(".habits .open", then=".habits .panel"))
    yield table("connection_lost", "agent", loses_the_connection)


def after_the_game(scenes: Scenes) -> Iterator[Screen]:
    over = f"/games/{scenes.games['over']['game']}"
    yield Screen("table_over", over, "[data-result]")
    yield Screen("menu_over", over, "[data-result]", presses("m", then="dialog[open] [data-rematch]"))
    yield Screen("result", f"{over}/result", "main ol")
    yield Screen("result_shared", f"{over}/result", "main ol", clicks("[data-share]"))
    yield Screen("review", f"{over}/result", "main ol", asks_for_a_review)
    yield Screen("replay", f"{over}/replay", ".replay")
    yield Screen("replay_middle", f"{over}/replay", ".replay", to_the_middle)
    plays_on = clicks(".replay .more > button.button:last-of-type", then="dialog[open]")
    yield Screen("play_on", f"{over}/replay", ".replay", plays_on)


class Showing:
    """Shows screens to somebody, each in a tab as new."""

    def __init__(self, browser: Browser, scenes: Scenes, looks: Looks) -> None:
        self.scenes = scenes
        self.tabs = {known: ChromiumTab(browser, looks) for known in (True, False)}
        self.tabs[True].context.add_cookies(scenes.cookies)
        self.is_phone = looks.size[0] <= PHONE

    def screens(self) -> list[Screen]:
        other = "wide" if self.is_phone else "phone"
        return [screen for screen in all_screens(self.scenes) if screen.only != other]

    def show(self, screen: Screen) -> ChromiumTab:
        tab = self.tabs[screen.is_known]
        tab.open("about:blank")
        tab.open(f"http://{self.scenes.server.address}{screen.place}")
        assert until(tab, "(seen) => document.querySelector(seen)", screen.seen), f"no {screen.seen} there"
        assert until(tab, READY)
        tab.comes_to_rest()
        screen.steps(tab)
        tab.comes_to_rest()
        return tab

    def close(self) -> None:
        for tab in self.tabs.values():
            tab.close()
