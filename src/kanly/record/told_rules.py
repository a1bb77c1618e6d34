"""The rules of a snapshot: named in part by its edition, in part by numbers of its state."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kanly.content.catalog import catalogue
from kanly.content.holdings import holdings
from kanly.content.setup import leaders_of
from kanly.engine.player import Player
from kanly.engine.rules import DIFFICULTIES, Rules
from kanly.engine.soundness import Fault, seats
from kanly.engine.vocabulary import Kind
from kanly.record.fields import refuse
from kanly.record.layout import FIELDS_OF_RULES

NUMBERS = ("mentat_price", "swordmaster_round", "expert_deployment", "swordmaster_closed")
REASONS = {
    "target": "{value} Victory Points are not the goal of this game",
    "board": "these are not the spaces of this game",
}


def told_rules(edition: Rules, players: list[Player], values: dict[str, Any]) -> Rules:
    """Refused where the numbers are those of no game, or of another one."""
    check_seats(players, edition.has_rivals)
    catalog = catalogue(edition.sets)
    leaders = leaders_of(catalog, players, Kind.HUMAN)
    rules = replace(
        edition,
        seats=len(leaders),
        leaders=leaders,
        rival_leaders=leaders_of(catalog, players, Kind.RIVAL),
        difficulty=difficulty_told(values),
        churn=values.get("churn", False),
        brutal=values.get("brutal", False),
        board=holdings(edition).board,
    )
    check_numbers(rules, values)
    return rules


def check_seats(players: list[Player], has_rivals: bool) -> None:
    found: list[Fault] = []
    seats.check_table(players, has_rivals, found)
    for field, sentence in found:
        refuse(field, sentence)


def difficulty_told(values: dict[str, Any]) -> str:
    """A snapshot tells it by its numbers; without Rivals, and with House Hagal, there are none."""
    for name, table in DIFFICULTIES.items():
        if all(values.get(number) == getattr(table, number) for number in NUMBERS):
            return name
    return ""


def check_numbers(rules: Rules, values: dict[str, Any]) -> None:
    if rules.solo and not rules.difficulty:
        refuse("players", f"a solo game needs a difficulty: {', '.join(DIFFICULTIES)}")
    for name in FIELDS_OF_RULES:
        due = getattr(rules, name)
        if values.get(name, due) != due:
            refuse(name, REASONS.get(name, "it is another number in this game").format(value=values[name]))
