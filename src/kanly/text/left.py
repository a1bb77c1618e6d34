"""What a menu still offers, so that the question above it can name it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kanly.engine.vocabulary import Choice, Verb


@dataclass(frozen=True)
class Left:
    """Read off the answers alone."""

    sends: bool = False  # an Agent can be sent
    acquires: bool = False
    troops: int = 0  # that may be deployed at most
    dreadnoughts: int = 0
    effects: int = 0  # that wait to be resolved
    sources: tuple[int, ...] = ()  # the printed things they come from
    plays: bool = False  # an Intrigue card
    uses: bool = False  # a tile


NOTHING_LEFT: Final = Left()


def left_of(choices: Iterable[Choice]) -> Left:
    found: dict[int, list[Choice]] = {}
    for choice in choices:
        found.setdefault(choice[0], []).append(choice)
    effects, units = found.get(Verb.RESOLVE, []), found.get(Verb.DEPLOY, [])
    return Left(
        sends=Verb.SEND in found,
        acquires=Verb.ACQUIRE in found,
        troops=max((troops for _, troops, _ in units), default=0),
        dreadnoughts=max((dreadnoughts for *_, dreadnoughts in units), default=0),
        effects=len(effects),
        sources=tuple(dict.fromkeys(source for *_, source in effects if source)),
        plays=Verb.PLAY in found,
        uses=Verb.USE in found,
    )
