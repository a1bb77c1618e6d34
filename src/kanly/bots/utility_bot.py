"""A bot that takes the choice after which it has most, once its own turn is done."""

from __future__ import annotations

from typing import Final

from kanly.bots.bot import Answer, Known
from kanly.bots.minds import BALANCED, judge_for, mind_for, styles
from kanly.bots.utility.mind import largest

WORLD_BITS: Final = 60  # of the numbers by which worlds are dealt


class UtilityBot:
    def __init__(self, style: str = BALANCED) -> None:
        if style not in styles():
            raise ValueError(f"the styles are {', '.join(styles())}")
        self.style = style

    def answer(self, known: Known) -> Answer:
        """In one world that may be the true one."""
        world = known.world(known.luck.getrandbits(WORLD_BITS))
        at = largest(mind_for(world, self.style).scores(world))
        return Answer(known.choices[at], chances=tuple(judge_for(world).chances(world)))
