"""The minds of our bots: the weights of `weights.toml` for a catalogue, a style and a kind of game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from kanly.bots.bot import BotError
from kanly.bots.utility.features import NAMES
from kanly.bots.utility.mind import Mind
from kanly.bots.utility.printed_worth import PrintedWorth
from kanly.bots.utility.weights import Weights, features_of

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.state import State

BALANCED: Final = "balanced"


@cache
def book() -> dict[str, Any]:
    """Weights, by feature: at the start, and how much more at the end. Styles: factors to them."""
    return tomllib.loads(files("kanly.bots").joinpath("weights.toml").read_text(encoding="utf-8"))


def styles() -> list[str]:
    return [BALANCED, *book()["styles"]]


def mind_for(g: State, style: str = BALANCED) -> Mind:
    if style not in styles():
        raise BotError(f"there is no style {style[:40]!r}; the styles are {', '.join(styles())}")
    return mind_of(g.catalog, g.rules.solo, tuple(factors_of(style).items()))


def factors_of(style: str, more: Mapping[str, float] = MappingProxyType({})) -> dict[str, float]:
    """What a style makes more, or less, of than the others do."""
    own = {} if style == BALANCED else book()["styles"][style]
    return {name: float(own.get(name, 1.0)) * more.get(name, 1.0) for name in NAMES}


@cache
def mind_of(catalog: Catalog, solo: bool, factors: tuple[tuple[str, float], ...]) -> Mind:
    table = book()["weights"]
    own = table["solo" if solo else "table"]
    return Mind(worth_of(catalog), weights(own, dict(factors)), weights(table["rivals"], {}))


def judge_for(g: State) -> Mind:
    """Tells who wins, best where a round begins; `mind_for` knows what to choose."""
    return judge_of(g.catalog, g.rules.solo)


@cache
def judge_of(catalog: Catalog, solo: bool) -> Mind:
    table = book()["chances"]
    own = table["solo" if solo else "table"]
    return Mind(worth_of(catalog), weights(own, {}), weights(table["rivals"], {}))


@cache
def worth_of(catalog: Catalog) -> PrintedWorth:
    return PrintedWorth(catalog)


def weights(table: Mapping[str, list[float]], factors: Mapping[str, float]) -> Weights:
    early = {name: factors.get(name, 1.0) * values[0] for name, values in table.items()}
    growth = {name: factors.get(name, 1.0) * values[1] for name, values in table.items()}
    return Weights(features_of(early), features_of(growth))
