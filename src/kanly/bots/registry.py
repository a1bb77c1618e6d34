"""The bots there are: ours, and those that other packages name in their entry points.

A bot is asked for by its name, with options after colons: `search`, `utility:style=combat`; or by its level.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final

from kanly.bots.bot import Bot, BotError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

GROUP: Final = "kanly.bots"  # of entry points: name of the bot = "package.module:make"
Make = Callable[..., Bot]  # given its options by name, as texts


@dataclass(frozen=True)
class Own:
    """A bot of ours; its module is imported when it is asked for."""

    module: str
    make: str


LEVELS: Final = ("recruit", "scout", "captain", "mentat", "navigator")  # the weakest first, counted from 1
OWN: Final[Mapping[str, Own]] = {
    "random": Own("kanly.bots.random_bot", "RandomBot"),
    "greedy": Own("kanly.bots.greedy_bot", "GreedyBot"),
    "utility": Own("kanly.bots.utility_bot", "UtilityBot"),
    "search": Own("kanly.bots.search_bot", "SearchBot"),
    "net": Own("kanly.bots.net.net_bot", "NetBot"),
    "oracle": Own("kanly.bots.net.oracle", "OracleBot"),
    **{name: Own("kanly.bots.level_bots", name) for name in LEVELS},
}


@dataclass(frozen=True)
class Spec:
    """Which bot with which options; its text makes the same bot anywhere."""

    name: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return ":".join([self.name, *(f"{key}={value}" for key, value in self.options)])

    @property
    def is_own(self) -> bool:
        return self.name in OWN


def read(text: str) -> Spec:
    name, *rest = text.strip().split(":")
    if name.isdecimal():
        name = of_level(name).name
    options = [part.partition("=") for part in rest]
    if not all(key and middle for key, middle, _ in options):
        raise BotError(f"{text[:60]!r} names a bot wrongly: options are written NAME:option=value")
    return Spec(name, tuple((key, value) for key, _, value in options))


def of_level(number: str) -> Spec:
    by_number = {str(count): name for count, name in enumerate(LEVELS, 1)}
    if number not in by_number:
        raise BotError(f"there is no level {number[:40]}; the levels are 1 to {len(LEVELS)}")
    return Spec(by_number[number])


def checked(text: str) -> Spec:
    """Of a bot that is there. One of ours is tried; whether another can be made is found out when it is."""
    spec = read(text)
    check_name(spec.name)
    if spec.is_own:
        make(spec)
    return spec


def installed() -> EntryPoints:
    """What looks for packages is imported only where bots of others may be meant."""
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def names() -> list[str]:
    return [*OWN, *sorted(installed().names - OWN.keys())]


def make(spec: Spec) -> Bot:
    """For one seat of one game."""
    try:
        return maker(spec.name)(**dict(spec.options))
    except (TypeError, ValueError) as error:
        raise BotError(f"the bot {str(spec)[:60]!r} cannot be made: {error}") from error


def maker(name: str) -> Make:
    if name in OWN:
        own = OWN[name]
        return getattr(import_module(own.module), own.make)  # type: ignore[no-any-return]
    check_name(name)
    return first(name).load()  # type: ignore[no-any-return]


def first(name: str) -> EntryPoint:
    """Of those with this name, should several packages have one."""
    return next(iter(installed().select(name=name)))


def check_name(name: str) -> None:
    """Without importing anything of another package."""
    if name not in OWN and not installed().select(name=name):
        raise BotError(f"there is no bot {name[:40]!r}; the bots are {', '.join(names())}")


def options_of(make: Make) -> tuple[str, ...]:
    """What it can be told, with what holds if it is not."""
    try:
        given = inspect.signature(make).parameters.values()
    except (TypeError, ValueError):
        return ()
    return tuple(each.name if each.default is each.empty else f"{each.name}={each.default}" for each in given)
