"""Bots by level: 1 is for a first evening, 5 for whoever beats the others.

The first three play by the rules of thumb of the utility bot, and err as people do: they misjudge what things
are worth, each Leader in a way of his own, and overlook some of what they could do. None chooses blindly.
The fourth plays what a net has learned, and the fifth looks ahead with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from kanly.bots.bot import Answer, Known
from kanly.bots.minds import BALANCED, factors_of, mind_of
from kanly.bots.search.playout import Playout
from kanly.bots.utility.features import NAMES
from kanly.bots.utility.mind import Mind
from kanly.bots.utility_bot import WORLD_BITS

if TYPE_CHECKING:
    from kanly.bots.bot import Bot
    from kanly.engine.catalog import Catalog
    from kanly.engine.state import State


@dataclass(frozen=True)
class Errors:
    """How somebody misjudges and overlooks."""

    misjudging: float  # spread of the factors by which worths are off
    overlooking: float  # of what could be done, how much is not seen
    looks_ahead: bool  # to the end of the own turn


BEGINNER: Final = Errors(misjudging=0.9, overlooking=0.35, looks_ahead=False)
CASUAL: Final = Errors(misjudging=0.6, overlooking=0.2, looks_ahead=True)
PRACTISED: Final = Errors(misjudging=0.3, overlooking=0.08, looks_ahead=True)


class ErringBot:
    def __init__(self, errors: Errors) -> None:
        self.errors = errors

    def answer(self, known: Known) -> Answer:
        world = known.world(known.luck.getrandbits(WORLD_BITS))
        mind = misjudging(world.catalog, world.rules.solo, character(world, known.seat), self.errors)
        seen = noticed(len(world.choices), self.errors.overlooking, known.luck)
        scores = self.scores(mind, world)
        at = max(seen, key=lambda place: scores[place])
        return Answer(known.choices[at])

    def scores(self, mind: Mind, world: State) -> list[float]:
        return mind.scores(world) if self.errors.looks_ahead else Playout(mind).scores(world)


def noticed(choices: int, overlooking: float, luck: Random) -> list[int]:
    """Never nothing at all."""
    seen = [place for place in range(choices) if luck.random() >= overlooking]
    return seen or [luck.randrange(choices)]


def character(world: State, seat: int) -> str:
    """Of whoever leads the House: the same for a whole game."""
    return f"{world.catalog.leaders[world.players[seat].leader].key}/{seat}"


@cache
def misjudging(catalog: Catalog, solo: bool, character: str, errors: Errors) -> Mind:
    luck = Random(f"{character}/{errors.misjudging}")
    factors = {name: exp(luck.gauss(0.0, errors.misjudging)) for name in NAMES}
    return mind_of(catalog, solo, tuple(factors_of(BALANCED, factors).items()))


# --- by name, as the registry has them


def recruit() -> Bot:
    return ErringBot(BEGINNER)


def scout() -> Bot:
    return ErringBot(CASUAL)


def captain() -> Bot:
    return ErringBot(PRACTISED)


def mentat() -> Bot:
    from kanly.bots.net.net_bot import NetBot

    return NetBot()


def navigator(effort: str = "48") -> Bot:
    from kanly.bots.net.oracle import OracleBot

    return OracleBot(effort)
