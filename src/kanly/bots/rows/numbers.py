"""Amounts: of every seat, of the table, and how the seat that is asked compares. Names: `amounts.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le

from kanly.bots.rows.amounts import SEAT_AMOUNTS, YES
from kanly.bots.rows.revealing import Revealed
from kanly.engine.vocabulary import FACTION_COUNT, TROOP_STRENGTH, Kind, Resource

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.bots.rows.layout import Layout
    from kanly.engine.player import Player
    from kanly.engine.state import State

NO_SEAT: Final = bytes(2 * len(SEAT_AMOUNTS))
MOST: Final = 32767


def put(out: BytesWriter, amount: i64) -> None:
    if amount < 0:
        amount = 0
    elif amount > MOST:
        amount = MOST
    number: int = amount
    write_i16_le(out, number)


def say(out: BytesWriter, holds: bool) -> None:
    write_i16_le(out, YES if holds else 0)


def write_numbers(out: BytesWriter, g: State, layout: Layout) -> None:
    for seat in g.seats_from(g.chooser):
        write_seat(out, g, g.players[seat])
    for _ in range(4 - len(g.players)):
        out.write(NO_SEAT)
    write_table(out, g)
    write_reveal(out, g, layout)
    write_leads(out, g)
    write_rules(out, g)


def write_seat(out: BytesWriter, g: State, him: Player) -> None:
    seat = him.seat
    stock = him.stock
    put(out, stock[Resource.VICTORY_POINTS])
    put(out, stock[Resource.SOLARI])
    put(out, stock[Resource.SPICE])
    put(out, stock[Resource.WATER])
    put(out, stock[Resource.PERSUASION])
    put(out, stock[Resource.SWORDS])
    put(out, him.garrison)
    put(out, him.supply)
    put(out, him.conflict)
    put(out, him.dreadnoughts)
    put(out, him.garrison_dreadnoughts)
    put(out, him.conflict_dreadnoughts)
    put(out, him.dreadnought_strength)
    put(out, him.strength())
    for steps in him.influence:
        put(out, steps)
    for holder in g.alliances:
        say(out, holder == seat)
    write_posts(out, g, him)
    write_piles(out, him)
    write_turn(out, him)
    known = him.secrets if seat == g.chooser or him.masterstroke_used else 0
    for faction in range(FACTION_COUNT):
        say(out, known >> faction & 1 == 1)


def write_posts(out: BytesWriter, g: State, him: Player) -> None:
    seat = him.seat
    put(out, him.agents)
    say(out, him.council)
    say(out, him.swordmaster)
    say(out, g.mentat == seat)
    say(out, him.revealed)
    say(out, g.first_player == seat)
    say(out, g.active == seat)
    say(out, g.passed >> seat & 1 == 1)
    put(out, him.freighter)
    put(out, him.negotiators)
    put(out, len(him.tiles))
    for faction in range(FACTION_COUNT):
        say(out, him.snoopers >> faction & 1 == 1)


def write_piles(out: BytesWriter, him: Player) -> None:
    hidden = 1 if him.hidden_aside else 0
    put(out, len(him.hand))
    put(out, len(him.deck))
    put(out, len(him.discard))
    put(out, len(him.in_play))
    put(out, len(him.hand) + len(him.deck) + len(him.discard) + len(him.in_play) + hidden)
    put(out, len(him.intrigues))
    say(out, hidden == 1)


def write_turn(out: BytesWriter, him: Player) -> None:
    say(out, him.kind == Kind.HUMAN)
    put(out, him.recruited)
    put(out, him.deployed)
    put(out, him.deployed_by_right)
    put(out, him.turns)
    say(out, him.masterstroke_used)
    put(out, him.commissioned)
    put(out, him.deployed_dreadnoughts)
    put(out, him.dreadnoughts_by_right)
    put(out, him.ambushed)


def write_table(out: BytesWriter, g: State) -> None:
    put(out, g.round)
    put(out, len(g.conflict_deck))
    put(out, g.rules.target)
    put(out, g.rules.seats)
    put(out, len(g.intrigue_deck))
    put(out, len(g.imperium_deck))
    for place in range(3):
        put(out, g.reserve[place] if place < len(g.reserve) else 0)
    put(out, len(g.hagal_deck))
    for place in range(3):
        put(out, len(g.stacks[place]) if place < len(g.stacks) else 0)
    put(out, g.slots)
    put(out, ones(g.sworded))
    put(out, g.persuasion_gained)


def ones(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def write_reveal(out: BytesWriter, g: State, layout: Layout) -> None:
    """What the seat would have if it revealed now; nothing more once it has."""
    me = g.players[g.chooser]
    persuasion = me.stock[Resource.PERSUASION]
    swords = me.stock[Resource.SWORDS]
    if not me.revealed:
        more = Revealed(g, me, layout.reveals)
        persuasion += more.persuasion
        swords += more.swords
    put(out, persuasion)
    put(out, swords)
    ships = me.dreadnought_strength * me.conflict_dreadnoughts
    put(out, TROOP_STRENGTH * me.conflict + ships + swords if me.units() else 0)


def write_leads(out: BytesWriter, g: State) -> None:
    me = g.players[g.chooser]
    mine = me.strength()
    strongest = 0
    stronger = 0
    points = 0
    agents = 0
    to_reveal = 0
    for seat in g.opponents_of(g.chooser):
        him = g.players[seat]
        his = him.strength()
        strongest = max(strongest, his)
        if his >= mine and his > 0:
            stronger += 1
        if him.kind != Kind.HOUSE_HAGAL:
            points = max(points, him.points())
        agents += him.agents
        if him.kind == Kind.HUMAN and not him.revealed:
            to_reveal += 1
    put(out, strongest)
    put(out, mine - strongest)
    put(out, strongest - mine)
    put(out, stronger)
    put(out, points)
    put(out, me.points() - points)
    put(out, points - me.points())
    put(out, g.rules.target - me.points())
    put(out, g.rules.target - points)
    put(out, agents)
    put(out, to_reveal)


def write_rules(out: BytesWriter, g: State) -> None:
    put(out, g.rules.mentat_price)
    put(out, g.rules.swordmaster_round)
    say(out, g.rules.expert_deployment)
    say(out, g.rules.swordmaster_closed)
