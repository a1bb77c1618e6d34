"""The game for OpenSpiel: `pyspiel.load_game("python_kanly", {"seats": 3, "ix": True})` after this import.

All chance of a game follows from its deal, which is drawn first: one of `deals`, each equally likely. What a
player observes is the row of the question that it was asked last. Whoever wins gets 1; several share it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from kanly.bots.rows.layout import CHOICES, ROW
from kanly.content.rules import Rules
from kanly.lab.environments.arrays import row_array
from kanly.lab.environments.position import NOTHING_SEEN, Position, listed, rules_of

SHORT_NAME: Final = "python_kanly"
DEALS: Final = 1 << 16
LONGEST: Final = 20_000  # questions; a game has a few hundred
PARAMETERS: Final[dict[str, Any]] = {
    "seats": 4,
    "ix": False,
    "epic": False,
    "difficulty": "",
    "churn": False,
    "brutal": False,
    "deals": DEALS,
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Dune: Imperium, by kanly",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class KanlyGame(pyspiel.Game):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.deals = int(given.pop("deals"))
        self.rules: Rules = rules_of({**given, "difficulty": given["difficulty"] or None})
        info = pyspiel.GameInfo(
            num_distinct_actions=CHOICES,
            max_chance_outcomes=self.deals,
            num_players=self.rules.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> KanlyState:
        return KanlyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KanlyObserver:
        return KanlyObserver(params)


class KanlyState(pyspiel.State):
    def __init__(self, game: KanlyGame) -> None:
        super().__init__(game)
        self.rules, self.deals = game.rules, game.deals
        self.position: Position | None = None  # none before the deal

    def current_player(self) -> Any:
        if self.position is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.position.over else self.position.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.position.count)) if self.position and player == self.position.seat else []

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position.begin(self.rules, action)
        else:
            self.position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """What is not offered now is told by its number."""
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"deal {action}"
        told = listed(self.position.g) if player == self.position.seat else []
        return told[action] if action < len(told) else str(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        return self.position.shares() if self.position else [0.0] * self.rules.seats

    def __str__(self) -> str:
        if self.position is None:
            return "not dealt yet"
        g = self.position.g
        return f"round {g.round}, points {[him.points() for him in g.players]}"


class KanlyObserver:
    def __init__(self, params: Any) -> None:
        if params:
            raise ValueError(f"an observer has no parameters, and was given {params}")
        self.tensor = np.zeros(ROW, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KanlyState, player: int) -> None:
        self.tensor[:] = row_array(seen_by(state, player))

    def string_from(self, state: KanlyState, player: int) -> str:
        return seen_by(state, player).rstrip(b"\0").hex()


def seen_by(state: KanlyState, player: int) -> bytes:
    return state.position.seen[player] if state.position else NOTHING_SEEN


pyspiel.register_game(GAME_TYPE, KanlyGame)
