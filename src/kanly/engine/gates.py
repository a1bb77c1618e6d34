"""Which spaces open to somebody who has so much of something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.printed import NO_LEADER, mask
from kanly.engine.vocabulary import FACTIONS, Question

if TYPE_CHECKING:
    from kanly.engine.printed import Leader, Space


class Gates:
    """Masks of spaces by amount: of a resource, or of Influence with a Faction. The last is for any more."""

    def __init__(self, spaces: list[Space], leaders: list[Leader], mentat_price: int) -> None:
        self.spice = opening([space.spice for space in spaces])
        self.water = opening([space.water for space in spaces])
        plain = opening([solari_price(space, NO_LEADER, mentat_price) for space in spaces])
        self.solari = [plain for _ in leaders]  # by Leader
        for leader in leaders:
            if leader is not NO_LEADER:
                prices = [solari_price(space, leader, mentat_price) for space in spaces]
                self.solari[leader.number] = opening(prices)
        self.influence = [opening([needed(space, faction) for space in spaces]) for faction in FACTIONS]
        self.guarding = [faction for faction in FACTIONS if len(self.influence[faction]) > 1]
        self.once = [space for space in spaces if space.once]


def opening(amounts: list[int]) -> list[int]:
    """By amount: a mask of the spaces that need no more."""
    spaces = range(len(amounts))
    return [mask([i for i in spaces if amounts[i] <= most]) for most in range(max(amounts) + 1)]


def opened(masks: list[int], amount: int) -> int:
    return masks[amount] if amount < len(masks) else masks[-1]


def needed(space: Space, faction: int) -> int:
    """Influence with this Faction."""
    return space.requires[1] if space.requires is not None and space.requires[0] == faction else 0


def solari_price(space: Space, leader: Leader, mentat_price: int) -> int:
    """`mentat_price`: of the space that lends the Mentat, where it is not the printed one."""
    price = mentat_price if mentat_price and space.lends_mentat else space.solari
    return max(0, price - leader.answers[Question.SOLARI_OFF + space.icon]) if space.solari else 0
