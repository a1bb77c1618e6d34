"""Where the game stands, as ids: what is asked, what waits, the rules, the board, the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from kanly.bots.rows.id_table import ROUNDS, Holder, IntrigueZone, RuleName, SpaceZone, TileZone, Zone
from kanly.bots.rows.writing import write, write_things
from kanly.engine.rules import DIFFICULTIES
from kanly.engine.vocabulary import FACTION_COUNT, NOBODY, Icon

if TYPE_CHECKING:
    from mypy_extensions import i64

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
        write(out, table.asked_at + number)
    if step.source > 0:
        write(out, table.source_at + step.source)
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
                write(out, table.pending_at + number)
    for i in range(len(g.stack) - 1):
        step = g.stack[i]
        number = numbers.get(step.word, -1)
        if 0 <= number < table.phases:
            write(out, table.phase_at + number)
        elif number >= 0 and step.owner == seat:
            write(out, table.pending_at + number)


def write_rules(out: BytesWriter, g: State, table: IdTable) -> None:
    rules = g.rules
    first = table.rules_at
    if rules.ix:
        write(out, first + RuleName.IX)
    if rules.epic:
        write(out, first + RuleName.EPIC)
    write(out, first + RuleName.SEATS + rules.seats)
    if rules.solo:
        write(out, first + RuleName.DIFFICULTY + LEVELS.index(rules.difficulty))
        if rules.churn:
            write(out, first + RuleName.CHURN)
        if rules.brutal:
            write(out, first + RuleName.BRUTAL)


def write_holder(out: BytesWriter, g: State, table: IdTable, what: i64, seat: i64) -> None:
    ego = 4 if seat < 0 else egocentric(g, seat)
    write(out, table.holders_at + 5 * what + ego)


def write_holders(out: BytesWriter, g: State, table: IdTable) -> None:
    for faction in range(FACTION_COUNT):
        write_holder(out, g, table, Holder.ALLIANCE + faction, g.alliances[faction])
    write_holder(out, g, table, Holder.FIRST, g.first_player)
    write_holder(out, g, table, Holder.ACTIVE, g.active)
    write_holder(out, g, table, Holder.NEXT, g.next_seat)
    write_holder(out, g, table, Holder.MENTAT, g.mentat)
    write_holder(out, g, table, Holder.MENTAT_PROMISED, g.mentat_promised)


def write_turn(out: BytesWriter, g: State, table: IdTable) -> None:
    write(out, table.round_at + min(g.round, ROUNDS - 1))
    write(out, table.window_at + g.window)
    write_flags(out, g, table.flags_at)
    if g.added_icons:
        for icon in range(len(Icon.NAMES)):
            if g.added_icons >> icon & 1:
                write(out, table.icons_at + icon)
    if g.sent_card:
        write(out, table.cards_at + Zone.SENT * table.cards + table.compact[g.sent_card])
    if g.sent_space >= 0:
        write(out, table.spaces_at + SpaceZone.SENT * table.spaces + g.sent_space)
    for step in g.lasting:
        first = table.lasting_at if step.owner == g.chooser else table.others_lasting_at
        write(out, first + step.source)


def write_flags(out: BytesWriter, g: State, first: i64) -> None:
    """In the order of `TurnFlag.NAMES`."""
    if g.revealing:
        write(out, first)
    if g.another_turn:
        write(out, first + 1)
    if g.passing:
        write(out, first + 2)
    if g.on_combat_space:
        write(out, first + 3)
    if g.passes_enemies:
        write(out, first + 4)
    if g.top_allowed:
        write(out, first + 5)
    if g.played_in_go:
        write(out, first + 6)
    if g.enemy_there:
        write(out, first + 7)
    if g.hagal_due:
        write(out, first + 8)


def write_market(out: BytesWriter, g: State, table: IdTable) -> None:
    compact = table.compact
    if g.conflict:
        write(out, table.conflict_at + compact[g.conflict])
    if g.conflict_deck:
        write(out, table.tier_at + g.catalog.conflicts[g.conflict_deck[-1]].tier)
    write_things(out, table.fought_at, compact, g.conflicts_fought)
    write_things(out, table.cards_at + Zone.ROW * table.cards, compact, g.row)
    for stack in g.stacks:
        if stack:
            write(out, table.tiles_at + TileZone.TOP * table.tiles + compact[stack[-1]])
    write_things(out, table.tiles_at + TileZone.TRASHED * table.tiles, compact, g.tiles_trashed)
    write_things(out, table.hagal_at, compact, g.hagal_discard)
    discarded = table.intrigues_at + IntrigueZone.DISCARD * table.intrigues
    write_things(out, discarded, compact, g.intrigue_discard)


def write_board(out: BytesWriter, g: State, table: IdTable) -> None:
    occupants = g.occupants
    control = g.control
    space: i64 = 0
    while space < table.spaces:
        here: i64 = occupants[space]
        if here:
            write_agents(out, g, table, here, space)
        if control[space] >= 0:
            write_space(out, g, table, SpaceZone.CONTROL, control[space], space)
        space += 1
    for maker in g.catalog.makers:
        for _ in range(g.bonus_spice[maker]):
            write(out, table.spaces_at + SpaceZone.BONUS * table.spaces + maker)
    for flag in range(len(g.flags)):
        if g.flags[flag] >= 0:
            write_space(out, g, table, SpaceZone.FLAG, g.flags[flag], flag)


def write_agents(out: BytesWriter, g: State, table: IdTable, here: i64, space: i64) -> None:
    """Four bits a seat say how many."""
    seat: i64 = 0
    while here:
        for _ in range(here & 15):
            write_space(out, g, table, SpaceZone.AGENT, seat, space)
        here >>= 4
        seat += 1


def write_space(out: BytesWriter, g: State, table: IdTable, what: i64, seat: i64, space: i64) -> None:
    ego = egocentric(g, seat)
    write(out, table.spaces_at + (what + ego) * table.spaces + space)


def egocentric(g: State, seat: i64) -> i64:
    """Clockwise from the seat that is asked."""
    seat -= g.chooser
    return seat if seat >= 0 else seat + len(g.players)
