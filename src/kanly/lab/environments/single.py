"""The game for Gymnasium: one seat against bots.

    env = kanly.lab.environments.single.KanlySeat(seat=0, bots=("utility", "random"), seats=3)

`bots` play the other seats, clockwise from the left, by name or level as everywhere: one for all of them, or
one for each. `seat=None`: another seat, by chance, in every game. All other options are those of
`kanly.new_game`. The reward is the share of the win, at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces as gymnasium_spaces

from kanly.bots import registry
from kanly.bots.apart import Apart
from kanly.bots.opponents import Opponents
from kanly.bots.rows.layout import layout_of
from kanly.bots.rows.observation import row_of
from kanly.content.errors import RulesError
from kanly.game import Game
from kanly.lab.environments import spaces
from kanly.lab.environments.arrays import seen_as
from kanly.lab.environments.position import (
    NAME,
    NOTHING_SEEN,
    SEEDS,
    checked_number,
    listed,
    offered,
    rules_of,
    shares_of,
)
from kanly.opening import begun


class KanlySeat(gymnasium.Env[dict[str, Any], int]):
    metadata = {"render_modes": ["ansi"], "name": NAME, "render_fps": 1}

    def __init__(
        self,
        seat: int | None = 0,
        bots: Sequence[str] = ("utility",),
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.rules = rules_of(options)
        self.render_mode = render_mode
        self.seat_wanted = seat
        self.specs = [registry.checked(bot) for bot in bots]
        self.check_seats()
        self.opponents = Opponents()
        self.observation_space: gymnasium_spaces.Space[Any] = spaces.observed()
        self.action_space: gymnasium_spaces.Space[Any] = spaces.chosen()

    def check_seats(self) -> None:
        seats, seat = self.rules.seats, self.seat_wanted
        if seats > 1 and len(self.specs) not in (1, seats - 1):
            raise RulesError(f"name one bot or {seats - 1}, one for each other seat, not {len(self.specs)}")
        if seat is not None and not 0 <= seat < seats:
            raise RulesError(f"there is no seat {seat} at a table of {seats}")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        number = int(self.np_random.integers(SEEDS))
        by_chance = int(self.np_random.integers(self.rules.seats))
        self.seat = by_chance if self.seat_wanted is None else self.seat_wanted
        self.game: Game = begun(self.rules, number, keep_history=False)
        self.opponents = Opponents(self.seated(), number)
        self.row = NOTHING_SEEN
        self.play_on()
        return self.observed(), {"seat": self.seat}

    def seated(self) -> dict[int, registry.Spec]:
        seats = self.rules.seats
        return {(self.seat + 1 + i) % seats: self.specs[i % len(self.specs)] for i in range(seats - 1)}

    def play_on(self) -> None:
        """To the next question for the seat with more than one answer, or to the end."""
        while self.game.chooser is not None:
            if self.game.settle() is not None:
                continue
            if self.game.chooser == self.seat:
                self.row = row_of(self.game.state, layout_of(self.game.state.catalog))
                return
            self.game.choose(self.opponents.choice(self.game))

    def observed(self) -> dict[str, Any]:
        return seen_as(self.row, offered(self.game.state))

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """A choice that is not offered is refused: ValueError."""
        self.game.choose(self.game.choices[checked_number(self.game.state, int(action))])
        self.play_on()
        share = shares_of(self.game.state)[self.seat]
        return self.observed(), share, self.game.over, False, {"seat": self.seat}

    def render(self) -> Any:
        """The choices, by number."""
        return "\n".join(listed(self.game.state)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Bots of other packages take their processes with them."""
        for bot in self.opponents.bots.values():
            if isinstance(bot, Apart):
                bot.close()
