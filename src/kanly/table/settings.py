"""What is agreed on before a table is opened: which game, who may sit where, how long a turn may take."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import ClassVar, Final, Literal

from kanly.bots.bot import BotError
from kanly.bots.registry import checked
from kanly.content.rules import Rules, RulesError
from kanly.opening import checked_rules
from kanly.table.refused import Refused

Leading = Literal["dealt", "chosen", "drafted"]
AtZero = Literal["bot", "pass"]

LONGEST_CLOCK: Final = 14 * 24 * 3600  # seconds: a game over days
LONGEST_DELAY: Final = 24 * 3600
DRAFTED: Final = 2  # Leaders that everybody may choose from


class Strict:
    """What comes over the web has these fields and no others."""

    __pydantic_config__: ClassVar = {"extra": "forbid"}


@dataclass(frozen=True)
class GamePlan(Strict):
    """Which game is played."""

    seats: int = 4  # of humans and bots; two play with House Hagal, one against two Rivals
    ix: bool = False
    epic: bool = False
    difficulty: str | None = None  # solo only
    rival_leaders: tuple[str, ...] | None = None  # solo only; None: dealt
    churn: bool = False
    brutal: bool = False
    sets: tuple[str, ...] = ("base",)


@dataclass(frozen=True)
class SeatPlan(Strict):
    """Who may sit in a seat: a person, or the bot that is named."""

    bot: str | None = None
    leader: str | None = None  # where Leaders are chosen, and this one is chosen already


@dataclass(frozen=True)
class ClockPlan(Strict):
    """How long somebody may think. With an increment, what is left of a turn is kept for later ones."""

    seconds: int  # for a turn; or, with `is_reserve`, for the whole game
    increment: int = 0  # to the reserve, after every turn
    is_reserve: bool = False
    at_zero: AtZero = "bot"  # a bot plays on in the seat; or what is left of the turn is passed


@dataclass(frozen=True)
class OnlookerPlan(Strict):
    """Who has the link may look on: at what is open to all; or at every hand, so many seconds later."""

    sees_all: bool = False
    delay: int = 0


@dataclass(frozen=True)
class Settings(Strict):
    game: GamePlan = GamePlan()
    seats: tuple[SeatPlan, ...] = ()  # empty: a person in each
    leaders: Leading = "dealt"
    clock: ClockPlan | None = None
    onlookers: OnlookerPlan | None = None  # None: nobody looks on
    is_listed: bool = False  # in the lobby, for anybody to join

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        return self.seats or (SeatPlan(),) * self.game.seats


def checked_settings(settings: Settings) -> Settings:
    """With every bot as its full name. Refused in one sentence where there is no such game."""
    rules_of(settings.game)
    if len(settings.plans) != settings.game.seats:
        raise Refused("seats", f"the game has {settings.game.seats} seats, not {len(settings.plans)}")
    check_clock(settings.clock)
    check_onlookers(settings.onlookers)
    plans = tuple(checked_plan(plan, settings.leaders) for plan in settings.plans)
    leaders = [plan.leader for plan in plans if plan.leader]
    rules_of(settings.game, leaders if len(leaders) == len(plans) else None)
    return replace(settings, seats=plans)


def checked_plan(plan: SeatPlan, leading: Leading) -> SeatPlan:
    if plan.leader and leading != "chosen":
        raise Refused("leaders", "a Leader is named only where Leaders are chosen")
    if plan.bot is None:
        return plan
    try:
        return replace(plan, bot=str(checked(plan.bot)))
    except BotError as error:
        raise Refused("bot", str(error)) from error


def rules_of(plan: GamePlan, leaders: list[str] | None = None) -> Rules:
    try:
        return checked_rules(leaders=leaders, **asdict(plan))
    except RulesError as error:
        raise Refused("rules", str(error)) from error


def check_clock(clock: ClockPlan | None) -> None:
    if clock is None:
        return
    if not 0 < clock.seconds <= LONGEST_CLOCK or not 0 <= clock.increment <= LONGEST_CLOCK:
        raise Refused("clock", f"a clock has 1 to {LONGEST_CLOCK} seconds")
    if clock.increment and not clock.is_reserve:
        raise Refused("clock", "only a reserve can grow")


def check_onlookers(onlookers: OnlookerPlan | None) -> None:
    if onlookers is not None and not 0 <= onlookers.delay <= LONGEST_DELAY:
        raise Refused("onlookers", f"what is shown later is shown at most {LONGEST_DELAY} seconds later")
    if onlookers is not None and onlookers.sees_all and onlookers.delay < 1:
        raise Refused("onlookers", "who sees every hand sees it later")
