"""The graph of the chances, and the same as a table."""

from __future__ import annotations

from html import escape
from typing import Final

from kanly.lab.arena.report.svg import element, line, number, text
from kanly.review.signs import mark, shape_of
from kanly.review.told import ReviewTold, SeatReview
from kanly.telling.voice import Voice

WIDTH: Final = 720
HEIGHT: Final = 300
LEFT: Final = 44
RIGHT: Final = 26
TOP: Final = 14
FOOT: Final = 26
TICKS: Final = (0, 25, 50, 75, 100)  # per cent


class Graph:
    def __init__(self, told: ReviewTold, voice: Voice) -> None:
        self.told = told
        self.voice = voice
        self.rounds = first_decisions(told)
        self.players = [seat for seat in told.seats if can_win(seat)]

    def drawing(self) -> str:
        names = self.voice.named([seat.name for seat in self.players])
        label = self.voice.say("review-chances-of-all", players=names)
        curves = [part for seat in self.players for part in self.curve(seat)]
        parts = [*self.grid(), *curves]
        title, box = element("title", escape(label)), f"0 0 {WIDTH} {HEIGHT}"
        return element("svg", title, *parts, class_="graph", viewBox=box, role="img", aria_label=label)

    # --- scales

    def x(self, decision: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * decision / max(1, len(self.told.decisions))

    def y(self, chance: float) -> float:
        return TOP + (HEIGHT - TOP - FOOT) * (1 - within(chance))

    def grid(self) -> list[str]:
        found = [line(LEFT, self.y(tick / 100), WIDTH - RIGHT, self.y(tick / 100), "grid") for tick in TICKS]
        found += [text(f"{tick} %", LEFT - 6, self.y(tick / 100) + 4, class_="value") for tick in TICKS]
        for number_of_round, first in self.rounds.items():
            found.append(line(self.x(first), TOP, self.x(first), HEIGHT - FOOT, "round"))
            found.append(text(str(number_of_round), self.x(first) + 3, HEIGHT - 8, class_="tick"))
        return found

    # --- one seat

    def curve(self, seat: SeatReview) -> list[str]:
        points = self.points(seat)
        path = " ".join(f"{number(self.x(at))},{number(self.y(chance))}" for at, chance in points)
        curve = element("polyline", points=path, class_=f"curve seat{shape_of(seat)}")
        last = (len(self.told.decisions), seat.split.end)
        marked = [*(self.at_round(seat, at) for at in self.rounds.values()), last]
        return [curve, *(mark(seat, self.x(at), self.y(chance)) for at, chance in marked)]

    def points(self, seat: SeatReview) -> list[tuple[int, float]]:
        """With the seat's own eyes; those of a Rival are nobody's."""
        every = enumerate(self.told.decisions)
        seen = [
            (at, one.chances[seat.seat]) for at, one in every if one.seat == seat.seat or not seat.is_asked
        ]
        return [*seen, (len(self.told.decisions), seat.split.end)]

    def at_round(self, seat: SeatReview, first: int) -> tuple[int, float]:
        """The first point of the seat from there on."""
        return next(point for point in self.points(seat) if point[0] >= first)

    # --- as a table

    def table(self) -> str:
        heads = [self.voice.say("review-round"), *(escape(seat.name) for seat in self.players)]
        rows = [element("tr", *(element("th", head, scope="col") for head in heads))]
        for number_of_round, first in self.rounds.items():
            rows.append(row(str(number_of_round), [self.at_round(seat, first)[1] for seat in self.players]))
        rows.append(row(self.voice.say("review-outcome"), [seat.split.end for seat in self.players]))
        summary = element("summary", escape(self.voice.say("review-chances-table")))
        return element("details", summary, element("div", element("table", *rows), class_="scroll"))


def row(head: str, chances: list[float]) -> str:
    cells = (element("td", f"{percent(chance)} %") for chance in chances)
    return element("tr", element("th", head, scope="row"), *cells)


def first_decisions(told: ReviewTold) -> dict[int, int]:
    """Of each round, the place among all; what is decided before the first belongs to it."""
    found: dict[int, int] = {}
    for at, one in enumerate(told.decisions):
        found.setdefault(max(1, one.round), at)
    return found


def can_win(seat: SeatReview) -> bool:
    return seat.leader is not None


def within(chance: float) -> float:
    """Estimates may leave the scale by a little."""
    return min(1.0, max(0.0, chance))


def percent(chance: float) -> str:
    return f"{100 * within(chance):.0f}"


def signed(change: float) -> str:
    """In per cent."""
    told = f"{100 * change:+.1f}"
    return told.replace("-", "\N{MINUS SIGN}") if float(told) else "0.0"
