"""Who fought for a reward in vain, because others were as strong."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kanly.telling.changes import Strength
from kanly.text.deeds import Who
from kanly.text.table_language import Placing, Unrewarded

FOUR: Final = 4  # players, of whom a third is rewarded


def unrewarded(
    places: Sequence[Placing],
    rewarded: Collection[int],
    strengths: Sequence[Strength],
    players: Sequence[Who],
) -> Unrewarded | None:
    """Who ties for a place after which there is no further reward; None: nobody."""
    rank = places[-1][1] + 1 if places else 0
    rest = {seat: strengths[seat].total() for seat in range(len(players)) if seat not in rewarded}
    best = max(rest.values(), default=0)
    tied = tuple(players[seat] for seat, strength in rest.items() if strength == best)
    is_tie = best > 0 and len(tied) > 1 and rank < rewards_for(len(players))
    return (tied, rank, best) if is_tie else None


def rewards_for(players: int) -> int:
    return 3 if players == FOUR else 2
