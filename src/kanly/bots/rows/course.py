"""Where the game stands, as ids: what is asked, what waits, the rules, the board, the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter, write_i16_le

from kanly.bots.rows.id_table import ROUNDS, Holder, IntrigueZone, RuleName, SpaceZone, TileZone, Zone
from kanly.engine.rules import DIFFICULTIES
from kanly.engine.vocabulary import FACTION_COUNT, NOBODY

if TYPE_CHECKING:
    from kanly.bots.rows.id_table import IdTable
    from kanly.engine.state import State

LEVELS = list(DIFFICULTIES)


def write_course(out: BytesWriter, g: State, table: IdTable) -> None:
    write_question(out, g, table)
    write_pending(out, g, table)
    write_rules(out, g, table)
    write_holders(out, g, table)
    write_turn(out, g, table)
    write_market(out, g, table)
    write_board(out, g, table)


def write_question(out: BytesWriter, g: State, table: IdTable) -> None:
    step = g.stack[-1]
    number = g.catalog.word_number.get(step.word, -1)
    if number >= 0:
        write_i16_le(out, table.asked_at + number)
    if step.source > 0:
        write_i16_le(out, table.source_at + step.source)
    if step.owner != g.chooser and step.owner != NOBODY:
        write_holder(out, g, table, Holder.ANSWERED_FOR, step.owner)


def write_pending(out: BytesWriter, g: State, table: IdTable) -> None:
    """The own words that wait, and the phases that go on."""
    seat = g.chooser
    numbers = g.catalog.word_number
    for step in g.bag:
        if step.owner == seat:
            number = numbers.get(step.word, -1)
            if number >= 0:
                write_i16_le(out, table.pending_at + number)
    for i in range(len(g.stack) - 1):
        step = g.stack[i]
        number = numbers.get(step.word, -1)
        if 0 <= number < table.phases:
            write_i16_le(out, table.phase_at + number)
        elif number >= 0 and step.owner == seat:
            write_i16_le(out, table.pending_at + number)


def write_rules(out: BytesWriter, g: State, table: IdTable) -> None:
    rules = g.rules
    first = table.rules_at
    if rules.ix:
        write_i16_le(out, first + RuleName.IX)
    if rules.epic:
        write_i16_le(out, first + RuleName.EPIC)
    write_i16_le(out, first + RuleName.SEATS + rules.seats)
    if rules.solo:
        write_i16_le(out, first + RuleName.DIFFICULTY + LEVELS.index(rules.difficulty))
        if rules.churn:
            write_i16_le(out, first + RuleName.CHURN)
        if rules.brutal:
            write_i16_le(out, first + RuleName.BRUTAL)


def write_holder(out: BytesWriter, g: State, table: IdTable, what: int, seat: int) -> None:
    ego = 4 if seat < 0 else (seat - g.chooser) % len(g.players)
    write_i16_le(out, table.holders_at + 5 * what + ego)


def write_holders(out: BytesWriter, g: State, table: IdTable) -> None:
    for faction in range(FACTION_COUNT):
        write_holder(out, g, table, Holder.ALLIANCE + faction, g.alliances[faction])
    write_holder(out, g, table, Holder.FIRST, g.first_player)
    write_holder(out, g, table, Holder.ACTIVE, g.active)
    write_holder(out, g, table, Holder.NEXT, g.next_seat)
    write_holder(out, g, table, Holder.MENTAT, g.mentat)
    write_holder(out, g, table, Holder.MENTAT_PROMISED, g.mentat_promised)


def write_turn(out: BytesWriter, g: State, table: IdTable) -> None:
    write_i16_le(out, table.round_at + min(g.round, ROUNDS - 1))
    write_i16_le(out, table.window_at + g.window)
    flags = (
        *(g.revealing, g.another_turn, g.passing, g.on_combat_space, g.passes_enemies, g.top_allowed),
        *(g.played_in_go, g.enemy_there, g.hagal_due),
    )
    for i in range(len(flags)):
        if flags[i]:
            write_i16_le(out, table.flags_at + i)
    for icon in range(7):
        if g.added_icons >> icon & 1:
            write_i16_le(out, table.icons_at + icon)
    if g.sent_card:
        write_i16_le(out, table.cards_at + Zone.SENT * table.cards + table.compact[g.sent_card])
    if g.sent_space >= 0:
        write_i16_le(out, table.spaces_at + SpaceZone.SENT * table.spaces + g.sent_space)
    for step in g.lasting:
        first = table.lasting_at if step.owner == g.chooser else table.others_lasting_at
        write_i16_le(out, first + step.source)


def write_market(out: BytesWriter, g: State, table: IdTable) -> None:
    compact = table.compact
    if g.conflict:
        write_i16_le(out, table.conflict_at + compact[g.conflict])
    if g.conflict_deck:
        write_i16_le(out, table.tier_at + g.catalog.conflicts[g.conflict_deck[-1]].tier)
    for card in g.conflicts_fought:
        write_i16_le(out, table.fought_at + compact[card])
    for card in g.row:
        write_i16_le(out, table.cards_at + Zone.ROW * table.cards + compact[card])
    for stack in g.stacks:
        if stack:
            write_i16_le(out, table.tiles_at + TileZone.TOP * table.tiles + compact[stack[-1]])
    for tile in g.tiles_trashed:
        write_i16_le(out, table.tiles_at + TileZone.TRASHED * table.tiles + compact[tile])
    for card in g.hagal_discard:
        write_i16_le(out, table.hagal_at + compact[card])
    for card in g.intrigue_discard:
        write_i16_le(out, table.intrigues_at + IntrigueZone.DISCARD * table.intrigues + compact[card])


def write_board(out: BytesWriter, g: State, table: IdTable) -> None:
    seats = len(g.players)
    for space in range(len(g.occupants)):
        here = g.occupants[space]
        if here:
            for seat in range(seats):
                for _ in range(here >> 4 * seat & 15):
                    write_space(out, g, table, SpaceZone.AGENT, seat, space)
        for _ in range(g.bonus_spice[space]):
            write_i16_le(out, table.spaces_at + SpaceZone.BONUS * table.spaces + space)
        if g.control[space] >= 0:
            write_space(out, g, table, SpaceZone.CONTROL, g.control[space], space)
    for space in range(len(g.flags)):
        if g.flags[space] >= 0:
            write_space(out, g, table, SpaceZone.FLAG, g.flags[space], space)


def write_space(out: BytesWriter, g: State, table: IdTable, what: int, seat: int, space: int) -> None:
    ego = (seat - g.chooser) % len(g.players)
    write_i16_le(out, table.spaces_at + (what + ego) * table.spaces + space)
