"""Which game is played at the terminal, and who leads which House in it."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import replace
from itertools import chain, repeat

from kanly.bots.bot import BotError
from kanly.bots.registry import Spec, checked
from kanly.cli.arguments import LARGEST_SEED, leader_named, rules_asked
from kanly.cli.desk import Desk
from kanly.cli.saving import read_text
from kanly.cli.usage import UserError, told
from kanly.content.rules import Rules, RulesError, leader_keys
from kanly.game import Game
from kanly.opening import begun, replay
from kanly.telling import finding


def game_for(asked: argparse.Namespace, desk: Desk) -> Game:
    if asked.load and asked.leader:
        raise UserError("a game that goes on has its Leaders already")
    if asked.load:
        return read_text(asked.load, replay)
    rules = rules_asked(asked)
    seed = asked.seed if asked.seed is not None else secrets.randbelow(LARGEST_SEED)
    leader = leader_named(asked.leader, leader_keys(rules)) if asked.leader else ""
    if is_to_be_asked(asked, desk):
        leader = ask_leader(rules, desk)
    game = begun(rules, seed)
    if not leader:
        return game
    try:
        leaders = led_by(leader, seat_of(asked, game), game.leaders[: rules.seats])
        return begun(replace(rules, leaders=leaders), seed)
    except RulesError as error:
        raise UserError(str(error)) from error


def led_by(leader: str, seat: int, dealt: list[str]) -> tuple[str, ...]:
    """Whoever was dealt this Leader takes the one that is left."""
    changed = [dealt[seat] if other == leader else other for other in dealt]
    changed[seat] = leader
    return tuple(changed)


def seat_of(asked: argparse.Namespace, game: Game) -> int:
    """Counted from 0."""
    if asked.seat and asked.all:
        raise UserError("with --all nobody has a seat of their own")
    if asked.seat and asked.seat > len(game.humans):
        raise UserError(f"there is no seat {asked.seat}; the seats are 1 to {len(game.humans)}")
    return (asked.seat or 1) - 1


def bots_for(asked: argparse.Namespace, game: Game, people: set[int]) -> dict[int, Spec]:
    """By seat; the last that is named plays all seats that are left."""
    seats = [seat for seat in game.humans if seat not in people]
    if asked.bots and asked.level:
        raise UserError("--level is for all bots: leave it away, or --bots")
    named = [str(asked.level)] if asked.level and seats else split(asked.bots)
    if len(named) > len(seats):
        raise UserError(f"{len(named)} bots are named for {len(seats)} seats")
    try:
        specs = [checked(name) for name in named]
    except BotError as error:
        raise UserError(str(error)) from error
    return dict(zip(seats, chain(specs, repeat(specs[-1])), strict=False)) if specs else {}


def split(bots: str) -> list[str]:
    return [name for name in bots.split(",") if name.strip()]


# --- asked at the start


def is_to_be_asked(asked: argparse.Namespace, desk: Desk) -> bool:
    """Of a new game of one's own; whoever names a seed wants that very game."""
    is_new = asked.seed is None and not asked.all
    return is_new and not asked.leader and desk.keyboard.isatty()


def ask_leader(rules: Rules, desk: Desk) -> str:
    """Empty: dealt."""
    voice, keys = desk.voice, leader_keys(rules)
    names = [voice.names.leaders[key].short for key in keys]
    desk.say("which-leader", leaders=voice.named(names))
    while True:
        try:
            name = desk.read_line("> ")
        except EOFError:
            return ""
        found = [key for key in finding.leaders(name) if key in keys]
        if len(found) == 1 or not name:
            return found[0] if found else ""
        desk.print(voice.keys(found) if found else voice.say("look-nothing", name=told(name)))
