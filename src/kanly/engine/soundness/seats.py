"""Who sits at the table, and that nothing belongs to a seat that is not there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.components import STACKS
from kanly.engine.soundness import Fault, of
from kanly.engine.soundness.setting import setting_of
from kanly.engine.vocabulary import NOBODY, Kind

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State
    from kanly.engine.step import Step

TABLES: Final = ([Kind.HUMAN, Kind.HUMAN, Kind.HOUSE_HAGAL], [Kind.HUMAN, Kind.RIVAL, Kind.RIVAL])


def faults(g: State) -> list[Fault]:
    found: list[Fault] = []
    check_table(g.players, g.rules.has_rivals, found)
    check_leaders(g, found)
    check_named_seats(g, found)
    check_game(g, found)
    return found


def check_table(players: list[Player], has_rivals: bool, found: list[Fault]) -> None:
    if len(players) not in (3, 4):
        found.append(("players", f"the game is for 3 or 4 seats, not {len(players)}"))
    kinds = [player.kind for player in players]
    if kinds not in TABLES if has_rivals else max(kinds) != Kind.HUMAN:
        found.append(("players", f"{', '.join(Kind.NAMES[kind] for kind in kinds)} do not play together"))


def check_leaders(g: State, found: list[Fault]) -> None:
    taken: list[int] = []
    for player in g.players:
        leader = g.catalog.leaders[player.leader]
        if (leader.number == 0) != (player.kind == Kind.HOUSE_HAGAL):
            found.append((of(player, "leader"), "everybody has a Leader but House Hagal"))
        elif leader.number and not g.rules.includes(leader):
            found.append((of(player, "leader"), f"{leader.key} is not in this game"))
        if leader.number in taken:
            found.append((of(player, "leader"), "two seats have the same Leader"))
        taken.append(leader.number)


def check_named_seats(g: State, found: list[Fault]) -> None:
    check_seat(g, "first_player", g.first_player, found)
    check_seat(g, "next_seat", g.next_seat, found)
    check_owner(g, "active", g.active, found)
    check_owner(g, "window_seat", g.window_seat, found)
    check_owner(g, "mentat", g.mentat, found)
    check_owner(g, "mentat_promised", g.mentat_promised, found)
    check_owner(g, "passed", g.passed.bit_length() - 1, found)
    for name, holders in (("control", g.control), ("alliances", g.alliances), ("flags", g.flags)):
        for holder in holders:
            check_owner(g, name, holder, found)
    for there in g.occupants:
        check_owner(g, "occupants", (there.bit_length() - 1) // 4, found)
    check_steps(g, "stack", g.stack, found)
    check_steps(g, "bag", g.bag, found)
    check_steps(g, "lasting", g.lasting, found)


def check_seat(g: State, field: str, seat: int, found: list[Fault]) -> None:
    if not 0 <= seat < len(g.players):
        found.append((field, f"something belongs to seat {seat}, but there are {len(g.players)} seats"))


def check_owner(g: State, field: str, seat: int, found: list[Fault]) -> None:
    if seat != NOBODY:
        check_seat(g, field, seat, found)


def check_steps(g: State, field: str, steps: list[Step], found: list[Fault]) -> None:
    for step in steps:
        check_owner(g, field, step.owner, found)


def check_game(g: State, found: list[Fault]) -> None:
    """Every box that is played with has left its traces, and no other."""
    if len(g.stacks) != (STACKS if g.rules.ix else 0):
        found.append(("stacks", f"there are {STACKS} stacks of Tech tiles"))
    if g.rules.board != setting_of(g).board:
        found.append(("board", "these are not the spaces of this game"))
