"""Rivals in Combat: their swords, and what they take when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine.events import caused_by, note
from kanly.engine.machine.frames import open_mixed_frame
from kanly.engine.play.purse import gain
from kanly.engine.rivals.deck import turn_up
from kanly.engine.step import Step
from kanly.engine.vocabulary import LAST_TIER, NOBODY, Choice, Kind, Reason, Resource
from kanly.engine.words.board import take_control
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State


def turn_up_swords(g: State) -> None:
    """Each Rival with a unit in the Conflict, in turn order."""
    for seat in g.seats_from(g.first_player):
        me = g.players[seat]
        if me.kind != Kind.HUMAN and me.units() > 0:
            twice = g.rules.brutal and g.catalog.conflicts[g.conflict].tier == LAST_TIER
            for _ in range(2 if twice else 1):
                card = turn_up(g, seat)
                swords = g.catalog.hagal[card].swords
                note(g, seat, Reason.SWORDS, card, swords)
                if g.watched:
                    caused_by(g, card, seat)
                gain(g, me, Resource.SWORDS, swords)


@dataclass(frozen=True, eq=False)
class RivalReward(Word):
    """Rivals of a solo game take what players take; House Hagal takes nothing but drives out a marker."""

    rank: int

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        words: list[tuple[Word, int]] = []
        if me.kind == Kind.RIVAL:
            words += [(word, g.conflict) for word in g.catalog.conflicts[g.conflict].rewards[self.rank]]
        elif self.rank == 0:
            drive_out_marker(g)
        if self.rank == 0:
            for tile in me.tiles:
                words += [(word, tile) for word in g.catalog.tiles[tile].won]
        open_mixed_frame(g, words, s.owner)


def note_places(g: State, ranking: list[tuple[int, int]]) -> None:
    for seat, rank in ranking:
        note(g, seat, Reason.PLACED, rank, g.players[seat].strength())


def drive_out_marker(g: State) -> None:
    location = g.catalog.conflicts[g.conflict].location_index
    if location >= 0:
        take_control(g, location, NOBODY)


def reward(g: State, seat: int, rank: int, place_dreadnought: Word) -> None:
    if rank == 0 and g.players[seat].conflict_dreadnoughts:
        g.stack.append(Step(place_dreadnought, seat, g.conflict))
    g.stack.append(Step(RIVAL_REWARDS[rank], seat, g.conflict))


RIVAL_REWARDS: Final[tuple[Word, ...]] = (RivalReward(0), RivalReward(1), RivalReward(2))
