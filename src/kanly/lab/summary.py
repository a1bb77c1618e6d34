"""Many random games as a few numbers."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from typing import Any, Final

from kanly.content.rules import Rules, leader_keys
from kanly.lab.random_games import GameReport

Summary = dict[str, Any]

NORMAL_95: Final = 1.959964  # standard deviations to either side


def mean(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 3) if numbers else 0.0


def summary(reports: list[GameReport], rules: Rules) -> Summary:
    """Means are over the games that came to an end."""
    ended = [report for report in reports if report.winners]
    return {
        "games": len(reports),
        "decisions": sum(report.decisions for report in reports),
        "rounds": mean([report.rounds for report in ended]),
        "victory_points": mean([points for report in ended for points in report.points]),
        "winners_victory_points": mean([max(report.points) for report in ended]),
        **(solo(ended) if rules.solo else {}),
        "wins_by_leader": wins_by_leader(ended, rules),
        "games_by_leader": dict(sorted(Counter(key for report in ended for key in report.leaders).items())),
        "wins_by_seat": wins_by_seat(ended),
        **per_turn(reports),
        "errors": sum(1 for report in reports if report.error),
        "stuck": sum(1 for report in reports if report.stuck),
        "faults": sum(1 for report in reports if report.fault),
        "digest": combined_digest(reports),
    }


def solo(ended: list[GameReport]) -> Summary:
    """The human, in seat 0, against the Rivals; a shared win counts in parts."""
    wins = sum(1 / len(report.winners) for report in ended if 0 in report.winners)
    return {
        "human_wins": round(wins / len(ended), 4) if ended else 0.0,
        "human_wins_95": [round(bound, 4) for bound in wilson(wins, len(ended))],
        "human_victory_points": mean([report.points[0] for report in ended]),
        "rival_victory_points": mean([points for report in ended for points in report.points[1:]]),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares of wins the true one lies, with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, NORMAL_95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def per_turn(reports: list[GameReport]) -> Summary:
    turns = max(1, sum(report.turns for report in reports))
    counts = {
        "decisions_per_turn": sum(report.decisions for report in reports),
        "real_decisions_per_turn": sum(report.real_decisions for report in reports),
        "order_questions_per_turn": sum(report.order_questions for report in reports),
    }
    return {name: round(count / turns, 4) for name, count in counts.items()}


def wins_by_leader(ended: list[GameReport], rules: Rules) -> dict[str, float]:
    """A shared win counts in parts."""
    wins = dict.fromkeys(leader_keys(rules), 0.0)
    for report in ended:
        for seat in report.winners:
            wins[report.leaders[seat]] += 1 / len(report.winners)
    return {key: round(won, 3) for key, won in sorted(wins.items())}


def wins_by_seat(ended: list[GameReport]) -> list[float]:
    wins = [0.0] * max((len(report.points) for report in ended), default=0)
    for report in ended:
        for seat in report.winners:
            wins[seat] += 1 / len(report.winners)
    return [round(won, 3) for won in wins]


def combined_digest(reports: list[GameReport]) -> str:
    """The same for every build and any number of processes."""
    lines = [f"{report.seed} {report.digest}\n" for report in reports]
    return hashlib.sha256("".join(lines).encode()).hexdigest()
