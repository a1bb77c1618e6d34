"""A server for browsers, and tables that are opened by clicking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from browser.tab import Tab, click_on, is_seen, until
from server.evening import Server, serving

TESTS = Path(__file__).parent.parent


@contextmanager
def house(folder: Path) -> Iterator[Server]:
    with serving(folder, "--no-limits") as server:
        yield server


class SettledServer(Server):
    """Deals the same every time."""

    @property
    def program(self) -> str:
        settling = (
            f"import sys; sys.path.append({str(TESTS)!r}); from browser.settled import settle; settle()"
        )
        return f"{settling}\n{super().program}"


@contextmanager
def settled_house(folder: Path) -> Iterator[Server]:
    server = SettledServer(folder, "--no-limits")
    try:
        yield server
    finally:
        server.kill()


@dataclass(frozen=True)
class Wanted:
    """What is set in the dialog of a new game. Seats are `me`, `bot` or `open`."""

    seats: Sequence[str]
    ix: bool = False
    epic: bool = False
    difficulty: str = ""
    leaders: str = "dealt"


def opens_a_table(tab: Tab, address: str, wanted: Wanted) -> str:
    """By clicking through the dialog; returns where the table is."""
    tab.open(f"http://{address}/new")
    picks(tab, str(len(wanted.seats)))
    picks(tab, "true" if wanted.ix else "false")
    picks(tab, wanted.leaders)
    if wanted.epic:
        click_on(tab, "label.check:has(input:not(:checked))")
    if wanted.difficulty:
        picks(tab, wanted.difficulty)
    for number, who in enumerate(wanted.seats):
        takes(tab, number, who)
    click_on(tab, "form .end button.act")
    assert until(tab, "() => location.pathname.startsWith('/games/')"), tab.troubles
    return str(tab.ask("() => location.pathname"))


def picks(tab: Tab, value: str) -> None:
    click_on(tab, f'label:has(> input[type="radio"][value="{value}"])')


def takes(tab: Tab, number: int, who: str) -> None:
    """One of a list that the browser itself shows."""
    chosen = """([number, who]) => {
        const select = document.querySelectorAll("form ol > li:not(.rival)")[number].querySelector("select");
        select.value = who;
        select.dispatchEvent(new Event("change", { bubbles: true }));
    }"""
    tab.ask(chosen, [number, who])


def sees_the_board(tab: Tab) -> bool:
    return is_seen(tab, ".table .prompt, [data-hand-over]")
