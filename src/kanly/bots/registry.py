"""The bots there are: ours, and those that other packages name in their entry points.

A bot is asked for by its name, with options after colons: `search`, `utility:style=combat`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoints, entry_points
from typing import Final

from kanly.bots.bot import Bot, BotError

GROUP: Final = "kanly.bots"  # of entry points: name of the bot = "package.module:make"
Make = Callable[..., Bot]  # given its options by name, as texts


@dataclass(frozen=True)
class Own:
    """A bot of ours; its module is imported when it is asked for."""

    module: str
    make: str
    summary: str


OWN: Final[Mapping[str, Own]] = {
    "random": Own("kanly.bots.random_bot", "RandomBot", "any legal choice, each as likely as the others"),
    "greedy": Own("kanly.bots.greedy_bot", "GreedyBot", "what looks best at once"),
    "utility": Own(
        "kanly.bots.utility_bot", "UtilityBot", "what is worth most once the turn is done; style="
    ),
    "search": Own("kanly.bots.search_bot", "SearchBot", "plays its best choices on and compares; effort="),
    "recruit": Own(
        "kanly.bots.level_bots", "recruit", "level 1: misjudges much, overlooks much, plans nothing"
    ),
    "scout": Own("kanly.bots.level_bots", "scout", "level 2: misjudges, and overlooks now and then"),
    "captain": Own("kanly.bots.level_bots", "captain", "level 3: the utility bot"),
    "mentat": Own("kanly.bots.level_bots", "mentat", "level 4: searches a little"),
    "navigator": Own("kanly.bots.level_bots", "navigator", "level 5: searches more"),
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
    options = [part.partition("=") for part in rest]
    if not all(key and middle for key, middle, _ in options):
        raise BotError(f"{text[:60]!r} names a bot wrongly: options are written NAME:option=value")
    return Spec(name, tuple((key, value) for key, _, value in options))


def installed() -> EntryPoints:
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
    for entry in installed().select(name=name):
        return entry.load()  # type: ignore[no-any-return]
    raise BotError(f"there is no bot {name[:40]!r}; the bots are {', '.join(names())}")
