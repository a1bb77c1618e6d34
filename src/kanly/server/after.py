"""Games that are over, played through once for all who look at them again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from kanly.opening import begun
from kanly.server.live.live import Live
from kanly.server.live.updates import contributions, table_told
from kanly.server.protocol import after as told
from kanly.table.course import choice_of
from kanly.table.refused import Refused
from kanly.table.settings import rules_of
from kanly.table.table import Table
from kanly.telling.ending import ending
from kanly.telling.reading import Reading
from kanly.telling.reckoning import Reckoning, turns
from kanly.telling.rerun import Rerun, Step, hands, seen
from kanly.text.language import Language

MOST: Final = 8  # games that are kept played through
MOMENTS: Final = 20  # that are told at once


class Reruns:
    """Those that somebody looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Rerun] = OrderedDict()
        self.one_by_one = asyncio.Lock()

    def has(self, game: str) -> bool:
        return game in self.kept

    async def of(self, live: Live) -> Rerun:
        """One game at a time, so that others go on meanwhile."""
        async with self.one_by_one:
            found = self.kept.pop(live.game, None)
            if found is None:
                found = await asyncio.to_thread(rerun_of, live.table)
            self.kept[live.game] = found
            if len(self.kept) > MOST:
                self.kept.popitem(last=False)
            return found


def check_over(table: Table) -> None:
    if table.game is None:
        raise Refused("not_begun", "the game has not begun yet")
    if not table.game.over:
        raise Refused("not_over", "the game is not over yet")


def rerun_of(table: Table) -> Rerun:
    leaders = [seat.leader for seat in table.seats if seat.leader]
    game = begun(rules_of(table.settings.game, leaders or None), table.seed, keep_history=True)
    return Rerun(game, [choice_of(made.choice) for made in table.made])


# --- how it ended


def outcome(live: Live, rerun: Rerun, language: Language) -> told.Outcome:
    reckoning, game = Reckoning(rerun), rerun.game
    end = ending(game, language, live.table.names)
    seats = tuple(seat_outcome(seat, place, rerun, reckoning) for seat, place in enumerate(end["places"]))
    return told.Outcome(
        table=table_told(live),
        rounds=game.round,
        winners=tuple(game.winners),
        tie=end["tie"],
        steps=rerun.last,
        seats=seats,
        course=tuple(told.PointsAt(step, at.round, at.points) for step, at in turns(rerun.steps)),
        proof=proof(live.table),
    )


def seat_outcome(seat: int, place: int | None, rerun: Rerun, reckoning: Reckoning) -> told.SeatOutcome:
    """House Hagal, in the last seat, has neither a Leader nor a place."""
    leaders = rerun.game.leaders
    return told.SeatOutcome(
        seat=seat,
        leader=leaders[seat] if seat < len(leaders) else None,
        place=place,
        points=rerun.game.scores[seat],
        sources=tuple(source(key, points) for key, points in reckoning.points_of(seat).items()),
        figures=reckoning.figures_of(seat),
    )


def source(named: str, points: int) -> told.PointSource:
    kind, _, key = named.partition("/")
    return told.PointSource(kind, f"{'@' * (kind == 'space')}{key}" if key else None, points)


def proof(table: Table) -> told.ProofTold:
    bound = table.commitment
    seed, salt = bound.server_seed.hex(), bound.salt.hex()
    return told.ProofTold(bound.published, seed, salt, bound.terms, contributions(table))


# --- once more


def replay(live: Live, rerun: Rerun, seat: int | None, language: Language) -> told.Replay:
    steps = zip(rerun.steps, rerun.chapters(), strict=True)
    return told.Replay(
        table=table_told(live),
        humans=tuple(rerun.game.humans),
        steps=tuple(step_told(step, chapter) for step, chapter in steps),
        log=rerun.log(seat, Reading(language, live.table.names)),
    )


def step_told(step: Step, chapter: int) -> told.StepTold:
    return told.StepTold(step.seat, step.round, chapter, step.points)


def moments(rerun: Rerun, seat: int | None, first: int) -> told.Moments:
    humans = rerun.game.humans
    return told.Moments(
        [
            told.Moment(
                step, rerun.events(step, seat), seen(g, seat), None if seat is not None else hands(g, humans)
            )
            for step, g in rerun.positions(first, MOMENTS)
        ]
    )
