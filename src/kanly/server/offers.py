"""What can be agreed on when a table is opened. The rules are asked, so that no client has to know them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, get_args

from kanly.content import catalog, sets
from kanly.content.rules import DIFFICULTIES, Rules, RulesError, leader_keys, rival_keys
from kanly.opening import checked_rules
from kanly.table.commitment import LONGEST_CONTRIBUTION
from kanly.table.seat import COLOURS
from kanly.table.settings import LONGEST_CLOCK, LONGEST_DELAY, AtZero, Leading
from kanly.text.language import Language

SEATS: Final = (1, 2, 3, 4)
BASE: Final = "base"
VARIANTS: Final = ("churn", "brutal")


@dataclass(frozen=True)
class Named:
    key: str
    name: str  # in the language that was asked for


@dataclass(frozen=True)
class GameOffer:
    """One of the games there are, and what may be settled in it."""

    seats: int
    ix: bool
    rivals: int  # that House Hagal plays besides
    may_be_epic: bool
    difficulties: tuple[str, ...]  # of which it needs one; none: it has none
    variants: tuple[str, ...]  # each may be played or not
    leaders: tuple[str, ...]  # for people and bots
    rival_leaders: tuple[str, ...]  # of which one may be named for each Rival; none: none can be


@dataclass(frozen=True)
class Offers:
    games: tuple[GameOffer, ...]
    difficulties: tuple[Named, ...]
    sets: tuple[Named, ...]  # that may be played with besides
    leading: tuple[str, ...]  # how Leaders are found
    at_zero: tuple[str, ...]  # what happens when the time is over
    colours: tuple[str, ...]
    longest_clock: int  # seconds
    longest_delay: int  # seconds, of what onlookers see
    most_luck: int  # bytes of one's own


def offers_in(language: Language, more: Sequence[str] = ()) -> Offers:
    """With the sets that are named besides."""
    names = language.names
    return Offers(
        games=tuple(game_offer(seats, ix, (BASE, *more)) for seats in SEATS for ix in (False, True)),
        difficulties=tuple(Named(key, names.difficulties[key]) for key in DIFFICULTIES),
        sets=tuple(Named(key, names.label(key)) for key in other_sets()),
        leading=get_args(Leading),
        at_zero=get_args(AtZero),
        colours=COLOURS,
        longest_clock=LONGEST_CLOCK,
        longest_delay=LONGEST_DELAY,
        most_luck=LONGEST_CONTRIBUTION,
    )


def game_offer(seats: int, ix: bool, named: tuple[str, ...]) -> GameOffer:
    plain: dict[str, Any] = {"seats": seats, "ix": ix, "sets": named}
    graded = tuple(each for each in DIFFICULTIES if is_played(**plain, difficulty=each))
    plain["difficulty"] = graded[0] if graded else None
    rules = checked_rules(**plain)
    leading = rival_keys(rules)
    rivals = rules.players - rules.seats
    return GameOffer(
        seats=seats,
        ix=ix,
        rivals=rivals,
        may_be_epic=is_played(**plain, epic=True),
        difficulties=graded,
        variants=tuple(each for each in VARIANTS if is_played(**plain, **{each: True})),
        leaders=tuple(leader_keys(rules)),
        rival_leaders=tuple(leading) if is_played(**plain, rival_leaders=leading[:rivals]) else (),
    )


def is_played(**wanted: Any) -> bool:
    """Whether there is such a game."""
    try:
        checked_rules(**wanted)
    except RulesError:
        return False
    return True


def other_sets() -> list[str]:
    """Those of other packages that can be played with; each is in the catalogue from then on."""
    found = [name for name in sets.names() if name not in sets.OWN]
    return [name for name in found if is_sound(name)]


def is_sound(name: str) -> bool:
    try:
        catalog.catalogue((name,))
        leader_keys(Rules(sets=(BASE, name)))
    except RulesError:
        return False
    return True
