"""The game for PettingZoo: every seat is an agent, and agents are asked one at a time.

    env = kanly.lab.environments.aec.env(seats=3, ix=True)

Options are those of `kanly.new_game`. Rivals and House Hagal are no agents. An agent that is not asked sees
what it saw when it was asked last. Whoever wins gets 1 at the end; several share it.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces as gymnasium_spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kanly.lab.environments import spaces
from kanly.lab.environments.arrays import seen_as
from kanly.lab.environments.position import NAME, SEEDS, Position, listed, rules_of


def env(**options: Any) -> AECEnv:
    """With the usual checks around it: an illegal choice ends the game and costs 1."""
    checked: AECEnv = wrappers.TerminateIllegalWrapper(KanlyAEC(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class KanlyAEC(AECEnv, EzPickle):
    metadata = {"render_modes": ["ansi"], "name": NAME, "is_parallelizable": False}

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, render_mode, **options)
        super().__init__()
        self.render_mode = render_mode
        self.rules = rules_of(options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.agents = self.possible_agents.copy()
        self._observed = {agent: spaces.observed() for agent in self.possible_agents}
        self._chosen = {agent: spaces.chosen() for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> gymnasium_spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> gymnasium_spaces.Discrete:
        return self._chosen[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.position = Position.begin(self.rules, int(self._chance.integers(SEEDS)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        is_asked = not self.position.over and agent == self.agent_selection
        return seen_as(self.position.seen[seat], self.position.count if is_asked else 0)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.position.choose(int(action))
        if self.position.over:
            self.rewards = dict(zip(self.possible_agents, self.position.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.position.seat]

    def render(self) -> str | None:
        """The choices of whoever is asked, by number."""
        if self.render_mode is None:
            return None
        asked = "" if self.position.over else f"{self.agent_selection}:"
        return "\n".join([asked, *listed(self.position.g)])

    def close(self) -> None:
        """Nothing is held."""
