"""One game of an arena, from its deal to its result."""

from __future__ import annotations

import time
from random import Random
from typing import Final

from kanly.bots import registry
from kanly.bots.apart import Apart, seated
from kanly.bots.bot import Bot, BotError, asked
from kanly.bots.luck import luck_for
from kanly.engine.events import Mark
from kanly.game import Game
from kanly.lab.arena.notes import Notes
from kanly.lab.arena.plan import RIVALS, Task
from kanly.lab.arena.result import Result, Seat
from kanly.lab.arena.seeds import seed_of_deal
from kanly.opening import begun
from kanly.record.notation import Choice

MOST_ASKED: Final = 20_000  # of one bot in one game, which has a few hundred decisions
LONGEST_REASON: Final = 200


class Chair:
    """A bot at its seat for one game; what it costs, and what it does wrong."""

    def __init__(self, bot: str) -> None:
        self.name = bot
        self.bot: Bot | None = None
        self.asked = 0
        self.nanoseconds = 0
        self.forfeit = ""

    def choice(self, game: Game, seat: int, luck: int) -> Choice:
        """Of a bot that has forfeited the game nothing is asked any more: chance chooses."""
        if not self.forfeit:
            try:
                return self.answer(game, seat, luck)
            except (Exception, SystemExit) as error:
                self.forfeit = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        return Random(luck).choice(game.choices)

    def answer(self, game: Game, seat: int, luck: int) -> Choice:
        self.bot = self.bot or seated(registry.read(self.name))
        self.asked += 1
        if self.asked > MOST_ASKED:
            raise BotError(f"no end after {MOST_ASKED} answers")
        known = game.knowledge(seat, luck=luck)
        start = time.perf_counter_ns()
        choice = asked(self.bot, known).choice
        self.nanoseconds += time.perf_counter_ns() - start
        if choice not in game.choices:
            raise BotError("it has changed what it was given")
        return choice

    def leave(self) -> None:
        """A bot of another package takes its process with it, and whatever it remembers of the deal."""
        if isinstance(self.bot, Apart):
            self.bot.close()


def play(task: Task) -> Result:
    game = begun(task.rules, seed_of_deal(task.seed, task.deal))
    chairs = [Chair(task.bots[entrant]) for entrant in task.seating]
    notes = Notes(game)
    decisions = 0
    while game.chooser is not None:
        seat = game.chooser
        if game.settle() is None:
            game.choose(chairs[seat].choice(game, seat, luck_for(game, seat, task.variant)))
        decisions += 1
        notes.read(game.latest)
    for chair in chairs:
        chair.leave()
    return result(task, game, chairs, notes, decisions)


# --- the end


def result(task: Task, game: Game, chairs: list[Chair], notes: Notes, decisions: int) -> Result:
    places = ranked(game.places, [bool(chair.forfeit) for chair in chairs])
    return Result(
        task.number,
        task.deal,
        seed_of_deal(task.seed, task.deal),
        game.round,
        decisions,
        [told(seat, task, game, chairs, notes, places) for seat in range(len(places))],
    )


def ranked(places: list[int], forfeited: list[bool]) -> list[int]:
    """Whoever forfeited comes after all others."""
    lost = [*forfeited, *(False for _ in places[len(forfeited) :])]
    keys = list(zip(lost, places, strict=True))
    return [1 + sum(other < mine for other in keys) for mine in keys]


def told(seat: int, task: Task, game: Game, chairs: list[Chair], notes: Notes, places: list[int]) -> Seat:
    """A Rival costs nothing and does nothing wrong."""
    is_bot = seat < len(chairs)
    chair = chairs[seat] if is_bot else Chair("")
    return Seat(
        entrant=task.seating[seat] if is_bot else RIVALS,
        leader=game.leaders[seat],
        order=(seat - notes.first_player) % len(places),
        share=1 / places.count(1) if places[seat] == 1 else 0.0,
        place=places[seat],
        points=game.scores[seat],
        sources=notes.points_of(seat),
        cards=dict(notes.cards[seat]),
        swordmaster=notes.has(seat, Mark.SWORDMASTER),
        council=notes.has(seat, Mark.COUNCIL),
        asked=chair.asked,
        nanoseconds=chair.nanoseconds,
        forfeit=chair.forfeit,
    )
