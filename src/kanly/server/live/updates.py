"""What a listener is told of a table: its reader's view, events, prompt and log, and nothing else.

It is made when it is sent. What several listeners see alike is written out once for all of them; what only
one sees is not kept.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec

from kanly import Game, __version__
from kanly.server.live.listener import Listener
from kanly.server.live.live import Live
from kanly.server.protocol import told
from kanly.table.advising import gives_hints
from kanly.table.readers import Sight
from kanly.table.seat import Seat
from kanly.table.table import Table
from kanly.telling.book import Log
from kanly.telling.decision import prompt
from kanly.telling.ending import Ending, ending
from kanly.text.language import Language
from kanly.view.own import own_player
from kanly.view.schema.player import OwnPlayer
from kanly.view.schema.table import View

LARGE: Final = ("spaces", "turn", "conflicts_fought", "row", "reserve", "trashed", "tech", "alliances")


def hello(live: Live, listener: Listener) -> bytes:
    seats = tuple(live.table.seats_of(listener.person))
    wishes = None if listener.seat is None else live.table.seats[listener.seat].wishes
    language = listener.language.tag
    return told.written(told.Hello(told.VERSION, __version__, seats, listener.seat, language, wishes))


def next_told(live: Live, listener: Listener) -> bytes | None:
    """What is new to a listener; None: nothing is."""
    if listener.is_cut_off:
        return None
    game, sight = live.table.game, live.table.readers.sights[listener.seat]
    is_beside, listener.is_table_behind = listener.is_table_behind, False
    if game is not None and listener.number != sight.number:
        since, listener.number = listener.number, sight.number
        return update(live, listener, sight, since)
    return told.written(told.Changed(around(live))) if is_beside else None


def update(live: Live, listener: Listener, sight: Sight, since: int | None) -> bytes:
    """The same one for all who look through the same eyes, and know as much already; but time runs."""
    is_alone = sum(other.seat == listener.seat for other in live.listeners) <= 1
    if is_alone or live.table.clock is not None:
        return made_update(live, listener, sight, since)
    key = (listener.seat, listener.language.tag, since, listener.chapter)
    if key not in live.updates:
        live.updates[key] = (made_update(live, listener, sight, since), listener.chapter)
    message, listener.chapter = live.updates[key]
    return message


def made_update(live: Live, listener: Listener, sight: Sight, since: int | None) -> bytes:
    pieces = None if since is None else sight.since(since)
    went_back = any(piece.went_back for piece in pieces or ())
    table, seat = live.table, listener.seat
    assert table.game is not None
    is_asked = seat is not None and table.asked == seat
    return told.written(
        told.Update(
            number=sight.number,
            since=since if pieces is not None else None,
            went_back=went_back,
            events=[event for piece in pieces or () for event in piece.events],
            log=log(table, listener),
            view=view(live, table.game, seat),
            hands=hands(table) if seat is None else None,
            prompt=prompt(table.game, listener.language, table.names) if is_asked else None,
            can_undo=can_undo(table, seat),
            can_take_back=seat is not None and table.can_take_back(seat),
            table=around(live),
            ending=ended(table, listener.language),
        )
    )


def view(live: Live, game: Game, seat: int | None) -> View:
    """What all see of it is made once for everybody, and most of it written out once."""
    if live.open_view is None:
        live.open_view = partly_written(game.view(None))
    return live.open_view if seat is None else game.view(seat, live.open_view)


def partly_written(seen: View) -> View:
    """All but what a seat sees more of."""
    rest = {part: msgspec.Raw(msgspec.json.encode(value)) for part, value in seen.items() if part in LARGE}
    return cast("View", {**seen, **rest})


def log(table: Table, listener: Listener) -> Log | None:
    """What is new in it, with the last chapter that was told, which may have grown."""
    found = table.log(listener.seat, listener.language, listener.chapter)
    if found is not None:
        listener.chapter = found["last"]
    return found


def hands(table: Table) -> list[OwnPlayer] | None:
    """What everybody holds, for onlookers who see all."""
    plan, game = table.settings.onlookers, table.game
    if plan is None or not plan.sees_all or game is None:
        return None
    return [own_player(game.view(seat)) for seat in game.humans]


def ended(table: Table, language: Language) -> Ending | None:
    if table.game is None or not table.game.over:
        return None
    return ending(table.game, language, table.names)


def can_undo(table: Table, seat: int | None) -> bool:
    return seat is not None and table.can_undo(seat)


# --- the table around the game


def around(live: Live) -> told.TableTold | msgspec.Raw:
    """Written out once for everybody, unless a clock runs, which is never told twice alike."""
    if live.table.clock is not None:
        return table_told(live)
    if live.around is None:
        live.around = msgspec.Raw(msgspec.json.encode(table_told(live)))
    return live.around


def table_told(live: Live) -> told.TableTold:
    table = live.table
    hosts = table.seats_of(table.opened.host)
    return told.TableTold(
        game=live.game,
        stage=table.stage,
        settings=table.settings,
        seats=tuple(seat_told(live, seat) for seat in table.seats),
        host=hosts[0] if hosts else None,
        asked=table.asked,
        is_paused=table.is_paused,
        proposal=proposal_told(table),
        commitment=table.commitment.published,
        link=(table.links[-1].number, table.links[-1].value) if table.links else None,
        onlookers=live.onlookers,
        following=table.following,
        free_leaders=free_leaders(table),
        terms=table.opened.terms,
        contributions=contributions(table),
        gives_hints=gives_hints(table),
        closed=why_closed(table),
        forked_from=table.opened.forked_from,
    )


def free_leaders(table: Table) -> tuple[str, ...]:
    """For everybody, while Leaders are chosen; in a draft everybody has some of their own."""
    if table.game is not None or table.settings.leaders != "chosen":
        return ()
    taken = {seat.leader for seat in table.seats}
    return tuple(key for key in table.free_leaders(0) if key not in taken)


def contributions(table: Table) -> tuple[told.ContributionTold, ...]:
    given = sorted(table.contributions.items())
    return tuple(told.ContributionTold(seat, luck.hex()) for seat, luck in given)


def why_closed(table: Table) -> told.Why | None:
    found: told.Why | None = "deleted" if table.closed == "deleted" else "abandoned"
    return found if table.closed else None


def seat_told(live: Live, seat: Seat) -> told.SeatTold:
    return told.SeatTold(
        number=seat.number,
        colour=seat.colour,
        name=seat.name,
        bot=seat.bot,
        is_present=live.is_present(seat.person),
        is_free=seat.is_free,
        leader=seat.leader,
        offered=seat.offered,
        time_left=time_left(live, seat.number),
    )


def time_left(live: Live, seat: int) -> int | None:
    clock = live.table.clock
    if clock is None:
        return None
    return max(0, clock.left[seat] - (live.spent if live.table.asked == seat else 0))


def proposal_told(table: Table) -> told.ProposalTold | None:
    found = table.proposal
    if found is None:
        return None
    return told.ProposalTold(found.seat, found.matter, found.about, found.agreed, found.asked)
