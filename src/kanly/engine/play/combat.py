"""Phase 3: goes with Combat cards until all pass in a row, then ranks and rewards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine.events import Happening, Mark, Phase, Place, Post, intrigue, mark, tell, units
from kanly.engine.machine import frames
from kanly.engine.machine.frames import open_frame, open_group
from kanly.engine.machine.moments import listen
from kanly.engine.play import tech
from kanly.engine.play.purse import empty, gain
from kanly.engine.rivals import combat as rivals
from kanly.engine.step import Step
from kanly.engine.vocabulary import (
    EVERY_SEAT,
    NOBODY,
    Choice,
    Kind,
    Moment,
    Part,
    Question,
    Resource,
    Unit,
    Verb,
    Window,
)
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


class Combat(Word):
    """Rivals' swords come first; then the goes begin with the First Player."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if g.watched:
            mark(g, NOBODY, Mark.PHASE, Phase.COMBAT)
        g.active = NOBODY
        g.passed = 0
        g.next_seat = g.first_player
        g.stack.append(Step(AFTER_COMBAT, NOBODY, g.conflict))
        g.stack.append(Step(NEXT_GO, NOBODY, g.conflict))
        rivals.turn_up_swords(g)


class NextGo(Word):
    """To the next participant, unless all of them have passed in a row."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        for seat in g.seats_from(g.next_seat):
            if may_have_go(g, seat):
                g.stack.append(s)
                start_go(g, seat)
                return
        g.stack.append(Step(REWARDS, NOBODY, g.conflict))


def may_have_go(g: State, seat: int) -> bool:
    """A participant without any Intrigue card can only pass, as everybody sees."""
    me = g.players[seat]
    return me.kind == Kind.HUMAN and me.units() > 0 and len(me.intrigues) > 0 and not g.passed >> seat & 1


def start_go(g: State, seat: int) -> None:
    g.window = Window.COMBAT
    g.window_seat = seat
    g.played_in_go = False
    open_group(g, frames.COMBAT, seat, g.conflict)


class Rewards(Word):
    """First, second, third; those who tie take theirs in turn order from the First Player."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        ranks = ranking(g)
        if g.watched:
            tell_ranks(g, ranks)
        if g.rules.has_rivals:
            rivals.note_places(g, ranks)
        for seat, rank in reversed(ranks):
            if g.players[seat].kind == Kind.HUMAN:
                g.stack.append(Step(REWARD[rank], seat, g.conflict))
            else:
                rivals.reward(g, seat, rank, PLACE_DREADNOUGHT)


def tell_ranks(g: State, ranks: list[tuple[int, int]]) -> None:
    """Of everybody who is rewarded; a tie is several of one rank."""
    if not ranks:
        tell(g, Happening.RANKED, NOBODY)
    for seat, rank in ranks:
        sharing = sum(1 for _, other in ranks if other == rank)
        tell(g, Happening.RANKED, seat, rank, g.players[seat].strength(), sharing)


@dataclass(frozen=True, eq=False)
class Reward(Word):
    """The parts of one reward in any order; for the sole winner mixed with what winning opens."""

    rank: int

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        words = g.catalog.conflicts[g.conflict].rewards[self.rank]
        if self.rank > 0:
            open_frame(g, words, Step(words[0], s.owner, g.conflict))
            return
        g.window = Window.WON
        g.window_seat = s.owner
        open_group(g, frames.WON, s.owner, g.conflict)
        for word in words:
            g.bag.append(Step(word, s.owner, g.conflict))
        listen(g, s.owner, Moment.WON)
        if g.players[s.owner].conflict_dreadnoughts:
            g.bag.append(Step(PLACE_DREADNOUGHT, s.owner, g.conflict))


class PlaceDreadnought(Word):
    """The winner must put one on a free flag; a tile may let it be traded for a point instead."""

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.TECH | Part.DREADNOUGHTS

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        answers: list[Choice] = []
        for space in g.catalog.spaces:
            if space.control and g.flags[space.index] == NOBODY:
                answers.append((Verb.PLACE_DREADNOUGHT, space.index, 0))
        detonator = tech.detonator(g, s.owner)
        return [*answers, (Verb.DETONATE, detonator, 0)] if detonator else answers

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        me.conflict_dreadnoughts -= 1
        detonated = choice[0] == Verb.DETONATE
        if g.watched:
            post = Post.SUPPLY if detonated else Post.FLAG
            units(g, s.owner, Unit.DREADNOUGHT, 1, Post.CONFLICT, post)
        if detonated:
            me.dreadnoughts += 1
            points = g.catalog.tiles[choice[1]].answers[Question.DETONATION_POINTS]
            gain(g, me, Resource.VICTORY_POINTS, points)
            return
        g.flags[choice[1]] = s.owner
        g.flag_rounds[choice[1]] = g.round
        if g.watched:
            tell(g, Happening.FLAG, s.owner, choice[1], g.round)


class AfterCombat(Word):
    """All troops go back to supply and dreadnoughts to garrison, those of last round's win among them."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        for player in g.players:
            send_units_home(g, player)
        for space in range(len(g.flags)):
            if g.flags[space] != NOBODY and g.flag_rounds[space] < g.round:
                clear_flag(g, space)
        forget_promises(g)
        g.conflicts_fought.append(g.conflict)
        if g.watched:
            tell(g, Happening.FOUGHT, NOBODY, g.conflict)


def send_units_home(g: State, player: Player) -> None:
    if g.watched:
        ships = player.conflict_dreadnoughts
        units(g, player.seat, Unit.TROOP, player.conflict, Post.CONFLICT, Post.SUPPLY)
        units(g, player.seat, Unit.DREADNOUGHT, ships, Post.CONFLICT, Post.GARRISON)
    player.supply += player.conflict
    player.conflict = 0
    player.garrison_dreadnoughts += player.conflict_dreadnoughts
    player.conflict_dreadnoughts = 0
    empty(g, player, Resource.SWORDS)


def clear_flag(g: State, space: int) -> None:
    seat = g.flags[space]
    g.players[seat].garrison_dreadnoughts += 1
    g.flags[space] = NOBODY
    g.flag_rounds[space] = 0
    if g.watched:
        units(g, seat, Unit.DREADNOUGHT, 1, Post.FLAG, Post.GARRISON)
        tell(g, Happening.FLAG, NOBODY, space)


def forget_promises(g: State) -> None:
    """Cards that waited for a win that did not come are discarded."""
    for step in g.lasting.copy():
        word = step.word
        if isinstance(word, Lasting) and word.moment == Moment.WON:
            g.lasting.remove(step)
            g.intrigue_discard.append(step.source)
            if g.watched:
                tell(g, Happening.LASTING, step.owner, step.source, -1)
                way = (Place.BEING_PLAYED, Place.INTRIGUE_DISCARD)
                intrigue(g, step.owner, step.source, *way, EVERY_SEAT)


def ranking(g: State) -> list[tuple[int, int]]:
    """(seat, rank) of everybody who is rewarded, rank 0 being the sole winner."""
    strengths = [player.strength() for player in g.players]
    order = g.seats_from(g.first_player)
    ranks = 3 if len(g.players) == 4 else 2
    rewarded: list[tuple[int, int]] = []
    rank = 0
    while rank < ranks:
        best = max(strengths)
        if best <= 0:
            break
        tied = [seat for seat in order if strengths[seat] == best]
        for seat in tied:
            strengths[seat] = 0
        if len(tied) > 1:
            rank += 1
        if rank < ranks:
            rewarded += [(seat, rank) for seat in tied]
        rank = after_tie(rank, len(tied), ranks)
    return rewarded


def after_tie(rank: int, tied: int, ranks: int) -> int:
    """With four players a tie for first leaves the third reward to the others; else a tie ends it."""
    if tied == 1:
        return rank + 1
    return rank + 1 if rank == 1 and ranks == 3 else ranks


COMBAT: Final[Word] = Combat()
NEXT_GO: Final[Word] = NextGo()
REWARDS: Final[Word] = Rewards()
REWARD: Final[tuple[Word, ...]] = (Reward(0), Reward(1), Reward(2))
PLACE_DREADNOUGHT: Final[Word] = PlaceDreadnought()
AFTER_COMBAT: Final[Word] = AfterCombat()
