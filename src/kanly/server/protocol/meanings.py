"""What the fields of the table's own types mean to a client, who is told those types as they are."""

from __future__ import annotations

from typing import Final

from kanly.table.entries import Wishes
from kanly.table.settings import ClockPlan, GamePlan, OnlookerPlan, SeatPlan, Settings

SHAPES: Final[dict[type, str]] = {
    Settings: "What is agreed on before a table is opened.",
    Wishes: "What a seat need not be asked, where there is only one answer.",
}
MEANINGS: Final[dict[type, dict[str, str]]] = {
    Wishes: {
        "single": "Whatever is not among the following.",
        "unpayable": "Whether to pay what cannot be paid.",
        "combat": "To pass in Combat, while no card can be played there.",
        "end_turn": "To end a turn in which nothing is left to do.",
    },
    Settings: {
        "game": "Which game is played.",
        "seats": "Who may sit where, seat by seat.",
        "leaders": "How Leaders are found: dealt, chosen freely, or drafted, each player keeping one of two.",
        "clock": "How long somebody may think; null: as long as they like.",
        "onlookers": "What whoever has the link for onlookers sees; null: nobody looks on.",
        "is_listed": "Whether the table stands in the lobby, for anybody to join.",
    },
    GamePlan: {
        "seats": "Of people and bots, 1 to 4. Two play with House Hagal, one against two Rivals.",
        "ix": "Whether with Rise of Ix.",
        "epic": "Whether in Epic mode, which needs Rise of Ix.",
        "difficulty": "Of a solo game, which needs one; else null.",
        "rival_leaders": "Solo only: the Leaders of both Rivals, by their keys; null: dealt.",
        "churn": "Solo only: whether dice remove cards from the Row.",
        "brutal": "Solo only: whether with Brutal Escalation.",
        "sets": "The names of the sets.",
    },
    SeatPlan: {
        "bot": "The bot that plays there; null: a person does.",
        "leader": "The Leader that is settled already, where Leaders are chosen; null: none is.",
    },
    ClockPlan: {
        "seconds": "For a turn; with `is_reserve` for the whole game.",
        "increment": "Seconds that the reserve grows by after every turn.",
        "is_reserve": "Whether what is left of a turn is kept for later ones.",
        "at_zero": "What happens at zero: a bot plays on in the seat, or the rest of the turn is passed.",
    },
    OnlookerPlan: {
        "sees_all": "Whether every hand is shown; else only what is open to all.",
        "delay": "How many seconds later everything is shown.",
    },
}  # by type and field
