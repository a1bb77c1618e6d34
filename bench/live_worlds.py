"""Pairs of live tables that differ in what a reader cannot know, and whatever tells them apart there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from live_rooms import ASKED_LEAST, LANGUAGES, Room, secrets_of

from kanly import Game
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.vocabulary import NOBODY, Verb
from kanly.engine.words.word import FrameKind
from kanly.table.automation import is_telling, unasked
from kanly.table.readers import Reader
from kanly.table.recording import record_for
from kanly.table.table import Table
from kanly.view import shown


@dataclass
class Found:
    pairs: int = 0  # comparisons of all that was sent to one reader
    messages: int = 0  # in them, of each side
    different: int = 0  # pairs that really were dealt otherwise
    hurried: int = 0  # answers at once at which the others' worlds were looked at
    told_apart: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def note(self, sign: str, where: str) -> None:
        self.told_apart[sign] += 1
        self.examples.setdefault(sign, where)

    def compare(self, sign: str, one: list[bytes], other: list[bytes], where: str) -> bool:
        self.messages += len(one)
        if one != other:
            self.note(sign, f"{where}: {first_difference(one, other)}")
        return one == other


def first_difference(one: list[bytes], other: list[bytes]) -> str:
    if len(one) != len(other):
        return f"{len(one)} messages, not {len(other)}"
    mine, others = next((a, b) for a, b in zip(one, other, strict=True) if a != b)
    at = next((i for i, (a, b) in enumerate(zip(mine, others, strict=False)) if a != b), 0)
    return f"{mine[max(0, at - 60) : at + 60]!r}, not {others[max(0, at - 60) : at + 60]!r}"


def readers_of(table: Table) -> list[Reader]:
    return [*range(len(table.seats)), None]


def tongue(seed: int) -> Any:
    """Each reader reads a language of its own."""
    return lambda reader: LANGUAGES[(seed + (reader or 0)) % len(LANGUAGES)]


# --- everything hidden dealt anew


def dealt_anew(table: Table, reader: Reader, seed: int) -> Table:
    """Another world for all that the reader knows, with the same past, at the same table."""
    other, seat = copied(table), NOBODY if reader is None else reader
    game = other.game
    assert game is not None
    game.state = determinize(game.state, seat, seed)
    game.state.keep_trail = True
    if game._shown is not None:
        game._shown = game._shown._replace(state=determinize(game._shown.state, seat, seed))
    return other


def copied(table: Table, game: Game | None = None) -> Table:
    """Nothing that was told before is told from memory."""
    new = table.copy()
    new.game = game or new.game
    if new.chronicle is not None:
        new.chronicle.rest()
    return new


async def redeal(found: Found, table: Table, luck: Random, where: str) -> None:
    """All that is sent to each reader, whatever it says, in this world and in another."""
    for reader in readers_of(table):
        seed, said = luck.randrange(1 << 30), tried(table, reader, luck)
        worlds = (copied(table), dealt_anew(table, reader, seed))
        one, other = [await sent(world, reader, said, seed) for world in worlds]
        place = f"{where}, dealt anew for {reader} after {len(table.made)}"
        found.pairs += 1
        found.different += game_of(worlds[0]).digest() != game_of(worlds[1]).digest()
        found.compare("sent", one, other, place)
        if any(secret in message for secret in secrets_of(table) for message in one):
            found.note("seed", place)
        if reader != table.asked:
            check_hurry(found, game_of(worlds[0]), game_of(worlds[1]), place)


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


async def sent(table: Table, reader: Reader, said: list[dict[str, Any]], seed: int) -> list[bytes]:
    """To whoever comes new, comes back, says this or that; with the record and the list of games."""
    new = Room(table, [reader], tongue(seed))
    new.listen()
    for since in (1, 3):
        new.listeners[reader].number = max(0, table.readers.sights[reader].number - since)
        new.listen()
    told = [*new.heard[reader], new.line]
    for message in said:
        asking = Room(table.copy(), [reader], tongue(seed))
        asking.forget()
        told += await asking.hears(reader, message)
    return told if reader is None else [*told, record_for(table, reader).encode()]


def tried(table: Table, reader: Reader, luck: Random) -> list[dict[str, Any]]:
    """What might be answered differently. Whoever is asked says nothing by which the game goes on."""
    number = table.readers.sights[reader].number
    said: list[dict[str, Any]] = [{"do": "speak", "language": luck.choice((*LANGUAGES, "tlh"))}]
    said += [{"do": "why", "choice": str(choice)} for choice in luck.choices(game_of(table).choices, k=3)]
    said += [{"do": "choose", "number": number, "answer": 10_000}, {"do": "vote", "agrees": True}]
    said += [{"do": "choose", "number": number + 1, "answer": 0}, {"do": "return"}]
    said += [{"do": "resume"}, {"do": "lead", "leader": "paul_atreides"}]
    if reader is not None and reader != table.asked:
        said += tried_by_others(table, reader, number)
    return said


def tried_by_others(table: Table, seat: int, number: int) -> list[dict[str, Any]]:
    many, other = len(table.made), (seat + 1) % len(table.seats)
    takes_back = [
        {"do": "propose", "matter": "take_back", "about": about} for about in (0, 2, many, many + 1)
    ]
    return [
        {"do": "choose", "number": number, "answer": 0},
        {"do": "undo", "number": number + 1},
        *(takes_back if len(table.seats) > 1 else []),
        {"do": "propose", "matter": "kick", "about": other},
        {"do": "propose", "matter": "pause"},
        {"do": "wish", "wishes": {"combat": True, "end_turn": True}},
        {"do": "resign"},
    ]


# --- whether an answer comes at once


def is_hasty(game: Game) -> bool:
    """Whether somebody who wants to be asked as little as possible is seen to answer at once.

    A hand that is shown tells by itself what could not be done with it.
    """
    found = unasked(game, ASKED_LEAST)
    if found is None or found.verb == Verb.REVEAL or is_telling(game, found):
        return False
    return shown.is_open(game.state, found)


def check_hurry(found: Found, game: Game, other: Game, where: str) -> None:
    """In a sample every order is offered, and to decline what was named before: that is not compared."""
    g = game.state
    if game.over or g.stack[-1].wanted:
        return
    if g.stack[-1].word.frame != FrameKind.ORDINARY and not shown.is_beginning(g):
        return
    found.hurried += is_hasty(game)
    if is_hasty(game) != is_hasty(other):
        found.note("hurry", f"{where}: {game.choices[:3]}, not {other.choices[:3]}")
