"""Conflict cards and Tech tiles in a sampled world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kanly.engine.chance import Stream
    from kanly.engine.state import State

TIERS: Final = (1, 2, 3)


class Tier:
    """The Conflicts of one level: everybody knows where in the deck they lie, and nobody which is which."""

    def __init__(self, world: State, tier: int) -> None:
        self.places: list[int] = []
        self.pool: list[int] = []  # sorted; cards left out of the game are as likely as the others
        conflicts = world.catalog.conflicts
        for i in range(len(world.conflict_deck)):
            if conflicts[world.conflict_deck[i]].tier == tier:
                self.places.append(i)
                self.pool.append(world.conflict_deck[i])
        for card in world.conflicts_left_out:
            if conflicts[card].tier == tier:
                self.pool.append(card)
        self.pool.sort()


def deal_conflicts(world: State, tiers: list[Tier], stream: Stream) -> None:
    left_out: list[int] = []
    for tier in tiers:
        cards = tier.pool.copy()
        stream.shuffle(cards)
        for i in range(len(tier.places)):
            world.conflict_deck[tier.places[i]] = cards[i]
        rest = cards[len(tier.places) :]
        rest.sort()
        left_out += rest
    world.conflicts_left_out = left_out


def hidden_tiles(world: State) -> list[int]:
    """Only the top tile of each stack is face up."""
    tiles: list[int] = []
    for stack in world.stacks:
        tiles += stack[:-1]
    tiles.sort()
    return tiles


def deal_tiles(world: State, hidden: list[int], stream: Stream) -> None:
    tiles = hidden.copy()
    stream.shuffle(tiles)
    for stack in world.stacks:
        for i in range(len(stack) - 1):
            stack[i] = tiles.pop()
