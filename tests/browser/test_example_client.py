"""The example client for browsers, in a browser: it plays alone and by link, and says what is wrong."""

from __future__ import annotations

from pathlib import Path

from browser.chromium import ChromiumTab
from browser.conftest import NewTab
from browser.tab import until
from server.evening import Guest, Server

CLIENTS = Path(__file__).parents[2] / "examples" / "clients"
QUESTION = "() => document.getElementById('question').textContent"
TROUBLE = "() => document.getElementById('trouble').textContent"
ANSWERS = "() => document.querySelectorAll('#answers button').length"
PLAYS_ON = """async (most) => {
  const pause = () => new Promise((go) => setTimeout(go, 5));
  for (let clicks = 0; clicks < most; ) {
    const [first, ...rest] = document.querySelectorAll("#answers button");
    if (document.getElementById("question").textContent.startsWith("Won by")) return clicks;
    if (first) {
      (rest.at(-1) ?? first).click();
      clicks += 1;
    }
    while (first?.isConnected && !document.getElementById("trouble").textContent) await pause();
    await pause();
  }
}"""


def opens(tab: ChromiumTab, server: Server, link: str = "") -> None:
    """As if the server had the page of the client among its own."""
    tab.page.route("**/play.js", lambda route: route.fulfill(path=CLIENTS / "play.js"))
    tab.open(f"http://{server.address}/health{link}")
    tab.page.set_content((CLIENTS / "play.html").read_text(encoding="utf-8"))


def plays_to_the_end(tab: ChromiumTab) -> None:
    assert until(tab, ANSWERS)
    tab.page.click("#answers button")
    assert tab.ask(PLAYS_ON, 5_000) > 3
    assert (tab.ask(TROUBLE), tab.troubles) == ("", [])
    assert tab.ask(QUESTION).startswith("Won by ")


def test_it_plays_a_game_of_its_own_to_the_end(server: Server, new_tab: NewTab) -> None:
    tab = new_tab(bypass_csp=True)
    opens(tab, server)
    plays_to_the_end(tab)


def test_it_plays_in_the_seat_of_a_link(server: Server, new_tab: NewTab) -> None:
    bots = [{}, {"bot": "random"}, {"bot": "random"}]
    opened = Guest(server, "Ann").opens(sits_at=(), game={"seats": 3}, seats=bots)
    tab = new_tab(bypass_csp=True)
    opens(tab, server, f"#{opened['game']}/0/{opened['seat_links'][0]}")
    plays_to_the_end(tab)


def test_it_says_why_it_may_not_sit_down(server: Server, new_tab: NewTab) -> None:
    opened = Guest(server, "Ann").opens(game={"seats": 3})
    tab = new_tab(bypass_csp=True)
    opens(tab, server, f"#{opened['game']}/1/guessed")
    assert until(tab, TROUBLE) == "To sit there you need the link of the seat."
