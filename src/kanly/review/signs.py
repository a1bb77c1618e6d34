"""How a seat is told from the others: by colour, shape and letter together."""

from __future__ import annotations

from html import escape
from typing import Final

from kanly.lab.arena.report.svg import element, number
from kanly.review.told import SeatReview

SHAPES: Final = (
    "M2 2h20v20H2Z",
    "M12 .8 23.6 22H.4Z",
    "M12 0l12 12-12 12L0 12Z",
    "M12 .8a11.2 11.2 0 1 1 0 22.4A11.2 11.2 0 0 1 12 .8Z",
)  # in a square of 24
SIDE: Final = 24
FEET: Final = (16.5, 19, 16.5, 16.5)  # of the letter, by shape


def letter_of(name: str) -> str:
    return name.split(" ")[-1][:1].upper()


def mark(seat: SeatReview, x: float, y: float, side: float = 14) -> str:
    """As a part of a drawing, with its middle here."""
    scale = side / SIDE
    place = f"translate({number(x - side / 2)} {number(y - side / 2)}) scale({scale:.3f})"
    letter = element("text", escape(letter_of(seat.name)), x=SIDE / 2, y=FEET[shape_of(seat)])
    shape = element("path", d=SHAPES[shape_of(seat)])
    return element("g", shape, letter, class_=f"mark seat{shape_of(seat)}", transform=place)


def sign(seat: SeatReview) -> str:
    """Among words; the name stands beside it."""
    inside = mark(seat, SIDE / 2, SIDE / 2, SIDE)
    return element("svg", inside, class_="sign", viewBox=f"0 0 {SIDE} {SIDE}", aria_hidden="true")


def shape_of(seat: SeatReview) -> int:
    return seat.seat % len(SHAPES)
