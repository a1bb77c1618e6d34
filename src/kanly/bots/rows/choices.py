"""The choices of the seat that is asked, as numbers of the answer table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from kanly.bots.rows.answer_table import EFFECTS
from kanly.bots.rows.layout import CHOICES, PARTS
from kanly.bots.rows.writing import write
from kanly.engine.vocabulary import Verb

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.bots.rows.answer_table import AnswerTable, Part
    from kanly.engine.state import State

PADDING = [bytes(2 * PARTS * count) for count in range(CHOICES + 1)]


def write_choices(out: BytesWriter, g: State, table: AnswerTable) -> None:
    """In their order; what goes beyond CHOICES is left out."""
    seat = g.chooser
    seats = len(g.players)
    asked = g.catalog.word_number.get(g.stack[-1].word, -1)
    count = 0
    for verb, thing, place in g.choices:
        if count == CHOICES:
            break
        count += 1
        write(out, table.verb_at + verb)
        write_part(out, table.objects[verb], thing, seat, seats)
        write_part(out, table.places[verb], place, seat, seats)
        write(out, context(table, asked, verb, thing, place))
    out.write(PADDING[CHOICES - count])


def write_part(out: BytesWriter, part: Part | None, number: i64, seat: int, seats: int) -> None:
    if part is None:
        write(out, 0)
        return
    if part.is_seat:
        number = (number - seat + seats) % seats
    places = part.place_of
    if number < 0:
        number = 0
    elif number >= len(places):
        number = len(places) - 1
    place: i64 = places[number]
    write(out, part.first + place)


def context(table: AnswerTable, asked: i64, verb: int, thing: int, place: int) -> i64:
    """What tells questions apart: a card with its space, a mode of an Intrigue card, yes and no to what."""
    if verb == Verb.SEND:
        return listed(table.sends[thing], place)
    if verb == Verb.PLAY:
        return listed(table.plays[thing], place)
    if asked < 0:
        return 0
    if verb == Verb.PAY:
        return table.pay_at + asked
    if verb == Verb.DECLINE:
        return table.decline_at + asked
    if verb == Verb.CHOOSE:
        return table.effects.get(asked * EFFECTS + thing, 0)
    return table.asked_at + asked


def listed(row: list[int], place: int) -> i64:
    return row[place] if place < len(row) else 0
