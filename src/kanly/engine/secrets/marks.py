"""Knowledge marks: what is publicly or privately known about one hidden card. Read only by `knowledge`.

A mark packs three numbers: who has seen this very card (a mask of seats), the era in which it entered its
deck, and the era in which its hand place was filled. An era passes with every entry of cards into a deck.
A place in a deck, if it was filled from a hand, has a limit instead: the latest era of that hand plus one.

A card is late if it can have joined the hand only after another one was set aside face down. Its origin is
the era in which it entered, and whether it is late.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.vocabulary import EVERY_SEAT

if TYPE_CHECKING:
    from mypy_extensions import i64

LATE_AT: Final = 4
ENTERED_AT: Final = 5
ERA_BITS: Final = 12  # so that a mark has 30 bits, which Python keeps as one digit
SEEN: Final = (1 << LATE_AT) - 1
LATE: Final = 1 << LATE_AT
ERA: Final = (1 << ERA_BITS) - 1
DRAWN_AT: Final = ENTERED_AT + ERA_BITS
UNDRAWN: Final = (1 << DRAWN_AT) - 1
ORIGIN: Final = (1 << DRAWN_AT - LATE_AT) - 1
LARGEST: Final = 1 << 2 * ERA_BITS + ENTERED_AT + 1  # no mark is
WRITTEN_ORIGIN_AT: Final = 7
WRITTEN_DRAWN_AT: Final = 32


def mark(seen: i64, entered: i64, drawn: i64) -> i64:
    return seen | entered << ENTERED_AT | drawn << DRAWN_AT


def seen(m: i64) -> i64:
    return m & SEEN


def entered(m: i64) -> i64:
    return m >> ENTERED_AT & ERA


def is_late(m: i64) -> bool:
    return m & LATE != 0


def with_late(m: i64, late: bool) -> i64:
    return m | LATE if late else m & ~LATE


def origin(m: i64) -> i64:
    """Sorts by era."""
    return m >> LATE_AT & ORIGIN


def entered_in(origin: i64) -> i64:
    return origin >> 1


def with_origin(m: i64, origin: i64) -> i64:
    return m & ~(ORIGIN << LATE_AT) | origin << LATE_AT


def drawn(m: i64) -> i64:
    return m >> DRAWN_AT


def with_seen(m: i64, seats: i64) -> i64:
    return m & ~SEEN | seats


def with_entered(m: i64, era: i64) -> i64:
    return m & ~(ERA << ENTERED_AT) | era << ENTERED_AT


def with_drawn(m: i64, era: i64) -> i64:
    return m & UNDRAWN | era << DRAWN_AT


def is_common(m: i64) -> bool:
    """Everybody knows that this very card is here."""
    return m & EVERY_SEAT == EVERY_SEAT


def common(m: i64) -> i64:
    """The mark without what only some have seen."""
    return m if is_common(m) else with_seen(m, 0)


def in_hand(m: i64, era: i64) -> i64:
    """Of a card that is drawn in this era: what only some had seen of it in the deck, they know no more."""
    kept: i64 = UNDRAWN if m & EVERY_SEAT == EVERY_SEAT else UNDRAWN & ~SEEN
    return m & kept | era << DRAWN_AT


def drawn_from(era: i64) -> i64:
    """The least mark of a card that was drawn in this era or later."""
    return era << DRAWN_AT


def with_limit(m: i64, era: i64) -> i64:
    return with_drawn(m, era + 1)


def latest(m: i64, era: i64) -> i64:
    """The latest era of a card that may lie at this place of a deck, `era` being the present one."""
    limit = drawn(m)
    return limit - 1 if limit else era


def is_known(m: i64, seat: i64) -> bool:
    """To this seat; to everybody, if the seat is nobody's."""
    return is_common(m) if seat < 0 else m >> seat & 1 == 1


def written(m: i64) -> i64:
    """As snapshots have it: each part with room to spare, whatever the state grants it."""
    return seen(m) | origin(m) << WRITTEN_ORIGIN_AT | drawn(m) << WRITTEN_DRAWN_AT


def all_written(several: list[int]) -> list[int]:
    return [written(m) for m in several]


def read(found: i64) -> i64:
    """What was written; below 0: no mark."""
    seats = found & ((1 << WRITTEN_ORIGIN_AT) - 1)
    from_then = found >> WRITTEN_ORIGIN_AT & ((1 << WRITTEN_DRAWN_AT - WRITTEN_ORIGIN_AT) - 1)
    era = found >> WRITTEN_DRAWN_AT
    if seats > SEEN or from_then > ORIGIN or era > ERA + 1:
        return -1
    return with_origin(mark(seats, 0, era), from_then)
