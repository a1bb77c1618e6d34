"""A bot that takes what its net likes best, at once."""

from __future__ import annotations

from kanly.bots.bot import Answer, Known
from kanly.bots.net.chances import by_seat
from kanly.bots.net.shipped import checked, net_for
from kanly.bots.rows.observation import row_of
from kanly.bots.utility_bot import WORLD_BITS


class NetBot:
    """Learned by playing against itself; nobody told it what anything is worth.

    `player`: the name of another such net.
    """

    def __init__(self, player: str = "") -> None:
        self.player = player
        if player:
            checked(player)

    def answer(self, known: Known) -> Answer:
        """In one world that may be the true one: its row holds nothing that is hidden."""
        world = known.world(known.luck.getrandbits(WORLD_BITS))
        net = net_for(world.catalog, self.player)
        thoughts = net.think([row_of(world, net.layout)])
        at = int(thoughts.of(0).argmax())
        return Answer(known.choices[at], chances=tuple(by_seat(thoughts.chances[0], world)))
