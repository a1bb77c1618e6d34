"""Numbers of 16 bits, little endian, into a buffer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter, write_i16_le

if TYPE_CHECKING:
    from mypy_extensions import i64


def write(out: BytesWriter, number: i64) -> None:
    small: int = number
    write_i16_le(out, small)


def write_things(out: BytesWriter, first: i64, compact: list[int], things: list[int]) -> None:
    """Of a block that begins with the number `first`."""
    for thing in things:
        at: i64 = thing
        place: i64 = compact[at]
        number: int = first + place
        write_i16_le(out, number)
