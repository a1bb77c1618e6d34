"""What each seat has, as ids: cards by zone, Intrigue cards, tiles, small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from kanly.bots.rows.heaps import hidden_of, is_any_seen, nothing_is_certain, sorted_heap
from kanly.bots.rows.id_table import IntrigueZone, SpaceZone, TileZone, Zone
from kanly.bots.rows.writing import write, write_things
from kanly.engine.play.standing import of_leader
from kanly.engine.secrets import marks
from kanly.engine.secrets.certain import seen_cards
from kanly.engine.vocabulary import Kind, Question, Resource

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.bots.rows.id_table import IdTable
    from kanly.engine.player import Player
    from kanly.engine.state import State


def write_cards(out: BytesWriter, table: IdTable, zone: i64, cards: list[int]) -> None:
    if cards:
        write_things(out, table.cards_at + zone * table.cards, table.compact, cards)


def write_card(out: BytesWriter, table: IdTable, zone: i64, card: i64) -> None:
    write(out, table.cards_at + zone * table.cards + table.compact[card])


def write_intrigues(out: BytesWriter, table: IdTable, zone: i64, cards: list[int]) -> None:
    if cards:
        write_things(out, table.intrigues_at + zone * table.intrigues, table.compact, cards)


def write_own(out: BytesWriter, g: State, table: IdTable) -> None:
    me = g.players[g.chooser]
    write_small(out, table, 0, me)
    write_open(out, table, 0, me)
    write_cards(out, table, Zone.HAND, me.hand)
    write_cards(out, table, Zone.DECK, sorted_heap(me.deck))
    write_own_known(out, g, table, me)
    write_cards(out, table, Zone.DISCARD, me.discard)
    write_cards(out, table, Zone.IN_PLAY, me.in_play)
    write_cards(out, table, Zone.ASIDE, me.aside)
    if me.hidden_aside:
        write_card(out, table, Zone.HIDDEN_ASIDE, me.hidden_aside)
    if me.taken_back:
        write_card(out, table, Zone.TAKEN_BACK, me.taken_back)
    write_intrigues(out, table, IntrigueZone.OWN, me.intrigues)
    if is_any_seen(g.intrigue_deck_marks, me.seat):
        known = seen_cards(g.intrigue_deck, g.intrigue_deck_marks, me.seat)
        write_intrigues(out, table, IntrigueZone.DECK, known)


def write_own_known(out: BytesWriter, g: State, table: IdTable, me: Player) -> None:
    """Cards of the own deck whose place is known."""
    if not me.deck:
        return
    top = len(me.deck) - 1
    sees_top = of_leader(g, me.seat, Question.SEES_TOP) > 0
    if sees_top or marks.is_known(me.deck_marks[top], me.seat):
        write_card(out, table, Zone.NEXT, me.deck[top])
    if is_any_seen(me.deck_marks, me.seat):
        for i in range(top):
            if marks.is_known(me.deck_marks[i], me.seat):
                write_card(out, table, Zone.KNOWN, me.deck[i])


def write_others(out: BytesWriter, g: State, table: IdTable) -> None:
    seats = g.seats_from(g.chooser)
    for ego in range(1, len(seats)):
        him = g.players[seats[ego]]
        write_small(out, table, ego, him)
        write_open(out, table, ego, him)
        if him.kind == Kind.HUMAN:
            write_other_cards(out, table, ego, him, g.chooser)
    write_cards(out, table, Zone.TRASHED, g.trashed)


def write_other_cards(out: BytesWriter, table: IdTable, ego: i64, him: Player, seat: int) -> None:
    zone = Zone.OTHERS + Zone.OF_EACH * (ego - 1)
    if nothing_is_certain(him, seat):
        write_cards(out, table, zone + Zone.UNSEEN, sorted_heap(him.hand + him.deck))
    else:
        held, unseen = hidden_of(him, seat)
        write_cards(out, table, zone + Zone.UNSEEN, unseen)
        write_cards(out, table, zone + Zone.HELD, held)
        write_cards(out, table, zone + Zone.OTHERS_KNOWN, seen_cards(him.deck, him.deck_marks, seat))
    write_cards(out, table, zone + Zone.OTHERS_DISCARD, him.discard)
    write_cards(out, table, zone + Zone.OTHERS_IN_PLAY, him.in_play)
    write_cards(out, table, Zone.OTHERS_ASIDE, him.aside)
    if is_any_seen(him.intrigue_marks, seat):
        known = seen_cards(him.intrigues, him.intrigue_marks, seat)
        write_intrigues(out, table, IntrigueZone.OTHERS + ego, known)


def write_open(out: BytesWriter, table: IdTable, ego: i64, him: Player) -> None:
    compact = table.compact
    if him.leader:
        write(out, table.leaders_at + ego * table.leaders + compact[him.leader])
    for tile in him.tiles:
        face = TileZone.FACE_DOWN if tile in him.flipped else TileZone.FACE_UP
        write(out, table.tiles_at + (face + ego) * table.tiles + compact[tile])
    if him.voice >= 0:
        write(out, table.spaces_at + (SpaceZone.VOICE + ego) * table.spaces + him.voice)


def write_small(out: BytesWriter, table: IdTable, ego: i64, him: Player) -> None:
    """In the order of `Small.SIZES`."""
    at = table.small_at + ego * table.small
    stock = him.stock
    at = put(out, at, 16, stock[Resource.VICTORY_POINTS])
    for steps in him.influence:
        at = put(out, at, 7, steps)
    at = put(out, at, 13, him.garrison)
    at = put(out, at, 13, him.units())
    at = put(out, at, 6, him.agents)
    at = put(out, at, 13, stock[Resource.SOLARI])
    at = put(out, at, 13, stock[Resource.SPICE])
    at = put(out, at, 7, stock[Resource.WATER])
    at = put(out, at, 13, stock[Resource.PERSUASION])
    at = put(out, at, 4, him.freighter)
    at = put(out, at, 25, him.strength())
    at = put(out, at, 9, len(him.hand))
    put(out, at, 7, len(him.intrigues))


def put(out: BytesWriter, at: i64, size: i64, amount: i64) -> i64:
    """One of `size` names; where the next ones begin."""
    if amount >= size:
        amount = size - 1
    elif amount < 0:
        amount = 0
    write(out, at + amount)
    return at + size
