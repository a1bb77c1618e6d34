"""Links to seats and to looking on: who has them, and what they open."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.server.house import House
from kanly.server.live.live import Live
from kanly.server.people.person import Person
from kanly.table.table import Table

PUBLIC, ALL = "public", "all"
FIRST = 0  # generation of links to looking on


@dataclass(frozen=True)
class Opened:
    """A table, and the tokens that lead to it."""

    game: str
    seat_links: tuple[str, ...]  # tokens by seat, for whoever is to sit there
    watch_link: str | None  # a token for onlookers


def opened(house: House, live: Live) -> Opened:
    seats = range(len(live.table.seats))
    tokens = tuple(house.links.seat_token(live.game, seat, generation(live.table)) for seat in seats)
    return Opened(live.game, tokens, watch_token(house, live))


def generation(table: Table) -> int:
    """Whoever is sent away may know every link, so all of them are void then."""
    return len(table.barred)


def may_invite(table: Table, person: Person) -> bool:
    """Whoever opened the table; once they have been sent away, whoever sits there."""
    if table.opened.host in table.barred:
        return bool(table.seats_of(person.id))
    return table.opened.host == person.id


def may_sit(house: House, live: Live, person: Person, seat: int, token: str) -> bool:
    """In the lobby anybody may, until somebody has been sent away: they could come as somebody else."""
    table = live.table
    is_own = seat in table.seats_of(person.id) or table.opened.host == person.id
    has_link = house.links.opens_seat(token, live.game, seat, generation(table))
    is_open = table.settings.is_listed and not table.barred
    return is_own or has_link or is_open or person.id in table.opened.invited


# --- looking on


def watch_token(house: House, live: Live) -> str | None:
    plan = live.table.settings.onlookers
    if plan is None:
        return None
    return house.links.spectator_token(live.game, ALL if plan.sees_all else PUBLIC, FIRST)


def may_watch(house: House, live: Live, token: str) -> bool:
    plan = live.table.settings.onlookers
    if plan is None:
        return False
    return house.links.opens_watching(token, live.game, ALL if plan.sees_all else PUBLIC, FIRST)
