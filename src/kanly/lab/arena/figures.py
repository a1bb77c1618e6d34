"""What the games of an arena come to, as plain data: the table, the JSON and the report are made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

import msgspec

from kanly.lab.arena.bootstrap import interval, outcome, share
from kanly.lab.arena.keeping import told_plan
from kanly.lab.arena.plan import RIVALS, Plan
from kanly.lab.arena.ratings import Rating, ratings
from kanly.lab.arena.result import Result, Seat


class Rate(msgspec.Struct, frozen=True):
    """How often something won: for each seat that could have won, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


class BotFigures(msgspec.Struct, frozen=True):
    name: str
    wins: Rate
    place: float
    points: float
    margin: float  # points ahead of the mean of the others
    rounds: float
    cards: float  # acquired
    swordmaster: float  # share of its games
    council: float
    rating: float
    rating_sigma: float
    forfeits: int


class Forfeit(msgspec.Struct, frozen=True):
    bot: str
    game: int  # its number in the plan
    seed: int
    reason: str


class Cost(msgspec.Struct, frozen=True):
    answers: int
    us: float  # for each of them


class Figures(msgspec.Struct, frozen=True):
    plan: dict[str, Any]
    deals: int
    games: int
    null: float  # the share of a bot that is as good as the others
    bots: list[BotFigures]
    leaders: dict[str, Rate]
    order: list[Rate]  # in the first round, from the first player on
    rounds: dict[int, int]  # how many games were so long
    sources: dict[str, dict[str, float]]  # by bot and kind of source: points a game
    bought: dict[str, dict[str, float]]  # by bot and card: copies a game
    forfeits: list[Forfeit]
    cost: dict[str, Cost]  # all but this is the same for the same plan


def names_of(plan: Plan) -> dict[int, str]:
    """Bots of the same name are numbered."""
    twice = {bot for bot, times in Counter(plan.bots).items() if times > 1}
    names = {i: f"{bot} ({i + 1})" if bot in twice else bot for i, bot in enumerate(plan.bots)}
    return names | ({RIVALS: f"Rivals, {plan.rules.difficulty}"} if plan.rules.solo else {})


def figures(plan: Plan, results: list[Result]) -> Figures:
    names, rated = names_of(plan), ratings(results)
    return Figures(
        plan=told_plan(plan),
        deals=len({result.deal for result in results}),
        games=len(results),
        null=1 / max(len(results[0].seats), 1) if results else 0.0,
        bots=[bot_figures(entrant, names[entrant], results, rated) for entrant in names],
        leaders=rates(results, lambda seat: seat.leader),
        order=list(rates(results, lambda seat: seat.order).values()),
        rounds=dict(sorted(Counter(result.rounds for result in results).items())),
        sources={names[bot]: by_kind(own_seats(results, bot)) for bot in names},
        bought={names[bot]: by_card(own_seats(results, bot)) for bot in names if bot != RIVALS},
        forfeits=list(forfeits(names, results)),
        cost={names[bot]: cost(own_seats(results, bot)) for bot in names if bot != RIVALS},
    )


def own_seats(results: Iterable[Result], bot: int) -> list[Seat]:
    return [seat for result in results for seat in result.seats if seat.entrant == bot]


def mean(numbers: Iterable[float]) -> float:
    given = list(numbers)
    return round(sum(given) / len(given), 6) if given else 0.0


def bot_figures(bot: int, name: str, results: list[Result], rated: dict[int, Rating]) -> BotFigures:
    seats = own_seats(results, bot)
    rating = rated.get(bot, Rating(0.0, 0.0))
    return BotFigures(
        name=name,
        wins=rate(results, lambda seat: seat.entrant == bot),
        place=mean(seat.place for seat in seats),
        points=mean(seat.points for seat in seats),
        margin=mean(margins(results, bot)),
        rounds=mean(result.rounds for result in results if own_seats([result], bot)),
        cards=mean(sum(seat.cards.values()) for seat in seats),
        swordmaster=mean(seat.swordmaster for seat in seats),
        council=mean(seat.council for seat in seats),
        rating=round(rating.mu, 6),
        rating_sigma=round(rating.sigma, 6),
        forfeits=sum(1 for seat in seats if seat.forfeit),
    )


def margins(results: Iterable[Result], bot: int) -> Iterator[float]:
    for result in results:
        total, others = sum(seat.points for seat in result.seats), len(result.seats) - 1
        for seat in result.seats:
            if seat.entrant == bot:
                yield seat.points - (total - seat.points) / others


# --- shares of wins


def rate(results: list[Result], counts: Callable[[Seat], bool]) -> Rate:
    """Of the seats that count."""
    outcomes = [
        outcome(seat.share for game in games for seat in game.seats if counts(seat))
        for _, games in groupby(results, lambda result: result.deal)
    ]
    low, high = interval(outcomes)
    return Rate(sum(seats for _, seats in outcomes), *(round(x, 6) for x in (share(outcomes), low, high)))


def rates(results: list[Result], kind: Callable[[Seat], Any]) -> dict[Any, Rate]:
    """Of all bots together, Rivals left out."""
    bots = [seat for result in results for seat in result.seats if seat.entrant != RIVALS]
    return {name: rate(results, of_kind(kind, name)) for name in sorted({kind(seat) for seat in bots})}


def of_kind(kind: Callable[[Seat], Any], name: Any) -> Callable[[Seat], bool]:
    return lambda seat: seat.entrant != RIVALS and kind(seat) == name


# --- sums


def by_kind(seats: list[Seat]) -> dict[str, float]:
    """`start`, `rules`, or the kind of a printed thing."""
    total: Counter[str] = Counter()
    for seat in seats:
        for source, points in seat.sources.items():
            total[source.partition("/")[0]] += points
    return per_game(total, seats)


def by_card(seats: list[Seat]) -> dict[str, float]:
    total: Counter[str] = Counter()
    for seat in seats:
        total.update(seat.cards)
    return per_game(total, seats)


def per_game(total: Counter[str], seats: list[Seat]) -> dict[str, float]:
    """The most first."""
    ordered = sorted(total.items(), key=lambda item: (-item[1], item[0]))
    return {name: round(number / len(seats), 6) for name, number in ordered}


def forfeits(names: dict[int, str], results: Iterable[Result]) -> Iterator[Forfeit]:
    for result in results:
        for seat in result.seats:
            if seat.forfeit:
                yield Forfeit(names[seat.entrant], result.number, result.seed, seat.forfeit)


def cost(seats: list[Seat]) -> Cost:
    answers = sum(seat.asked for seat in seats)
    return Cost(answers, round(sum(seat.nanoseconds for seat in seats) / max(1, answers) / 1000, 1))
