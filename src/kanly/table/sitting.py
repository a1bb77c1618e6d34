"""How a table fills: who sits where, who leads which House, and when the game begins."""

from __future__ import annotations

from kanly.table import entries as e
from kanly.table.acting import Entries, check_seat, enter
from kanly.table.automation import chance
from kanly.table.commitment import DEALT, LONGEST_CONTRIBUTION, Commitment
from kanly.table.playing import settle
from kanly.table.refused import Refused
from kanly.table.seat import Seat, free_colour
from kanly.table.settings import Settings, checked_settings, rules_of, settled_leaders
from kanly.table.table import Table


def open_table(
    settings: Settings, host: str, at: int, invited: tuple[str, ...] = ()
) -> tuple[Table, Entries]:
    """With the server bound to a seed that nobody knows."""
    settings = checked_settings(settings)
    bound = bound_to(settings)
    seed, salt = bound.server_seed.hex(), bound.salt.hex()
    told = {"seed": seed, "salt": salt, "terms": bound.terms}
    first = e.Opened(at=at, settings=settings, host=host, invited=invited, **told)
    table = Table(first)
    return table, [first, *maybe_begin(table, at)]


def bound_to(settings: Settings) -> Commitment:
    rules = rules_of(settings.game, settled_leaders(settings))
    people = [seat for seat, plan in enumerate(settings.plans) if plan.bot is None]
    return Commitment.made(rules, DEALT if rules.leaders else settings.leaders, people)


# --- sitting down


def sit(table: Table, person: str, seat: int, name: str, colour: str, at: int, luck: bytes = b"") -> Entries:
    """In a free seat, in one that a bot only keeps warm, or again in one's own."""
    check_seat(table, seat)
    place = table.seats[seat]
    if table.stage in ("over", "closed"):
        raise Refused("over", "the game is over")
    if person in table.barred:
        raise Refused("barred", "the others have sent you away from this table")
    if place.person not in (None, person) or not place.is_for_persons:
        raise Refused("taken", "somebody else sits there")
    if table.clock is not None and table.clock.is_over_for(seat):
        raise Refused("time", "there is no time left in this seat: a bot plays on")
    made = contribute(table, seat, luck, at) if luck and table.stage == "gathering" else []
    made += take_place(table, person, seat, name, free_colour(colour, table.seats, seat), at)
    return made + maybe_begin(table, at)


def take_place(table: Table, person: str, seat: int, name: str, colour: str, at: int) -> Entries:
    place = table.seats[seat]
    if (place.person, place.name, place.colour, place.bot) == (person, name, colour, None):
        return []
    return enter(table, e.Sat(at=at, seat=seat, person=person, name=name, colour=colour))


def contribute(table: Table, seat: int, luck: bytes, at: int) -> Entries:
    """What a player adds to the luck of the game, before anything was drawn of it."""
    if len(luck) > LONGEST_CONTRIBUTION:
        raise Refused("luck", f"at most {LONGEST_CONTRIBUTION} bytes of luck can be given")
    if table.contributions.get(seat) == luck:
        return []
    return enter(table, e.Contributed(at=at, seat=seat, luck=luck.hex()))


def leave(table: Table, seat: int, at: int) -> Entries:
    """Before the game has begun."""
    if table.stage != "gathering":
        raise Refused("begun", "the game has begun: you can resign, and a bot plays on")
    return enter(table, e.Left(at=at, seat=seat))


def fill(table: Table, person: str, seat: int, bot: str, at: int) -> Entries:
    """The host gives a free seat to a bot."""
    check_seat(table, seat)
    if person != table.opened.host:
        raise Refused("host", "only whoever opened the table can do that")
    if table.stage == "closed":
        raise Refused("over", "the game is over")
    if not table.seats[seat].is_waited_for:
        raise Refused("taken", "somebody sits there already")
    made = enter(table, e.Handed(at=at, seat=seat, bot=bot, why="filled"))
    return made + maybe_begin(table, at)


def rename(table: Table, person: str, name: str, colour: str, at: int) -> Entries:
    """Wherever somebody sits; the names in the record of a game that is over stay."""
    if table.stage in ("over", "closed"):
        raise Refused("over", "the game is over")
    return [entry for seat in table.seats_of(person) for entry in renamed(table, seat, name, colour, at)]


def renamed(table: Table, seat: int, name: str, colour: str, at: int) -> Entries:
    colour = free_colour(colour, table.seats, seat)
    if (table.seats[seat].name, table.seats[seat].colour) == (name, colour):
        return []
    return enter(table, e.Named(at=at, seat=seat, name=name, colour=colour))


def close(table: Table, person: str, at: int) -> Entries:
    """A table at which no game has begun."""
    if person != table.opened.host:
        raise Refused("host", "only whoever opened the table can do that")
    if table.stage not in ("gathering", "leading"):
        raise Refused("begun", "the game has begun: you can resign, and a bot plays on")
    return enter(table, e.Closed(at=at, why="abandoned"))


# --- Leaders


def lead(table: Table, seat: int, leader: str, at: int) -> Entries:
    if table.stage != "leading" or table.settings.leaders == "dealt":
        raise Refused("leaders", "no Leader is to be chosen now")
    if leader not in table.free_leaders(seat):
        raise Refused("leaders", "this Leader is not free for you")
    if leader == table.seats[seat].leader:
        return []
    return enter(table, e.Led(at=at, seat=seat, leader=leader)) + maybe_begin(table, at)


def maybe_begin(table: Table, at: int) -> Entries:
    """As soon as everybody sits, and has a Leader where Leaders are chosen."""
    if table.stage != "leading":
        return []
    made: Entries = []
    if table.settings.leaders != "dealt":
        if any(seat.person is not None and not seat.leader for seat in table.seats):
            return []
        made += [entry for seat in table.seats if not seat.leader for entry in led_by_chance(table, seat, at)]
    made += enter(table, e.Dealt(at=at))
    return made + settle(table, at)


def led_by_chance(table: Table, seat: Seat, at: int) -> Entries:
    """A bot takes what is left."""
    leader = chance.choice(table.free_leaders(seat.number))
    return enter(table, e.Led(at=at, seat=seat.number, leader=leader))
