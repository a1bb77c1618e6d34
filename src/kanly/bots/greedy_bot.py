"""A bot that takes what looks best at once, without a thought for the rest of its turn or for the others."""

from __future__ import annotations

from kanly.bots.bot import Answer, Known
from kanly.bots.minds import mind_for
from kanly.bots.search.playout import Playout
from kanly.bots.utility.mind import largest
from kanly.bots.utility_bot import WORLD_BITS


class GreedyBot:
    def answer(self, known: Known) -> Answer:
        world = known.world(known.luck.getrandbits(WORLD_BITS))
        return Answer(known.choices[largest(Playout(mind_for(world)).scores(world))])
