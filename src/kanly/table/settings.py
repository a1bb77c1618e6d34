"""What is agreed on before a table is opened: which game, who may sit where, how long a turn may take."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Annotated, ClassVar, Final, Literal

from kanly.bots.bot import BotError
from kanly.bots.registry import checked
from kanly.content.rules import Rules, RulesError, leader_keys
from kanly.opening import checked_rules
from kanly.table.refused import Refused

Leading = Literal["dealt", "chosen", "drafted"]
AtZero = Literal["bot", "pass"]

LONGEST_CLOCK: Final = 14 * 24 * 3600  # seconds: a game over days
LONGEST_DELAY: Final = 24 * 3600


class Strict:
    """What comes over the web has these fields and no others; each says what it means to whoever sends it."""

    __pydantic_config__: ClassVar = {"extra": "forbid"}


@dataclass(frozen=True)
class GamePlan(Strict):
    """Which game is played."""

    seats: Annotated[
        int, "Of people and bots, 1 to 4. Two play with House Hagal, one against two Rivals."
    ] = 4
    ix: Annotated[bool, "Whether with Rise of Ix."] = False
    epic: Annotated[bool, "Whether in Epic mode, which needs Rise of Ix."] = False
    difficulty: Annotated[str | None, "Of a solo game, which needs one; else null."] = None
    rival_leaders: Annotated[
        tuple[str, ...] | None, "Solo only: the Leaders of both Rivals, by their keys; null: dealt."
    ] = None
    churn: Annotated[bool, "Solo only: whether dice remove cards from the Row."] = False
    brutal: Annotated[bool, "Solo only: whether with Brutal Escalation."] = False
    sets: Annotated[tuple[str, ...], "The names of the sets."] = ("base",)


@dataclass(frozen=True)
class SeatPlan(Strict):
    """Who may sit in a seat: a person, or the bot that is named."""

    bot: Annotated[str | None, "The bot that plays there; null: a person does."] = None
    leader: Annotated[
        str | None, "The Leader that is settled already, where Leaders are chosen; null: none is."
    ] = None


@dataclass(frozen=True)
class ClockPlan(Strict):
    """How long somebody may think. With an increment, what is left of a turn is kept for later ones."""

    seconds: Annotated[int, "For a turn; with `is_reserve` for the whole game."]
    increment: Annotated[int, "Seconds that the reserve grows by after every turn."] = 0
    is_reserve: Annotated[bool, "Whether what is left of a turn is kept for later ones."] = False
    at_zero: Annotated[
        AtZero, "What happens at zero: a bot plays on in the seat, or the rest of the turn is passed."
    ] = "bot"


@dataclass(frozen=True)
class OnlookerPlan(Strict):
    """Who has the link may look on: at what is open to all; or at every hand, so many seconds later."""

    sees_all: Annotated[bool, "Whether every hand is shown; else only what is open to all."] = False
    delay: Annotated[int, "How many seconds later everything is shown."] = 0


@dataclass(frozen=True)
class Settings(Strict):
    """What is agreed on before a table is opened."""

    game: Annotated[GamePlan, "Which game is played."] = GamePlan()
    seats: Annotated[tuple[SeatPlan, ...], "Who may sit where, seat by seat."] = ()  # empty: people
    leaders: Annotated[
        Leading, "How Leaders are found: dealt, chosen freely, or drafted, each player keeping one of two."
    ] = "dealt"
    clock: Annotated[ClockPlan | None, "How long somebody may think; null: as long as they like."] = None
    onlookers: Annotated[
        OnlookerPlan | None, "What whoever has the link for onlookers sees; null: nobody looks on."
    ] = None
    is_listed: Annotated[bool, "Whether the table stands in the lobby, for anybody to join."] = False
    hints: Annotated[
        bool | None, "Whether whoever is asked may ask for a hint; null: where no other person plays."
    ] = None

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
    settings = replace(settings, seats=plans)
    check_leaders(settings)
    return settings


def check_leaders(settings: Settings) -> None:
    """Those that are settled already."""
    named = [plan.leader for plan in settings.plans if plan.leader]
    if not {*named} <= {*possible_leaders(settings.game)} or len({*named}) < len(named):
        raise Refused("leaders", "each seat that names a Leader names another, and one that is free")


def possible_leaders(plan: GamePlan) -> list[str]:
    """All that a player may lead with: not those of the Rivals."""
    return [key for key in leader_keys(rules_of(plan)) if key not in (plan.rival_leaders or ())]


def settled_leaders(settings: Settings) -> list[str] | None:
    """Where none is left to be chosen."""
    named = [plan.leader for plan in settings.plans if plan.leader]
    return named if len(named) == len(settings.plans) else None


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
