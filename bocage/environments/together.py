"""A match as a PettingZoo environment: every seat an agent, one after the other as the rules ask them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from bocage import registry
from bocage.environments.encoding import Encoder, Observation, option_at
from bocage.kernel.match import Match

SIZE = 512


def raw_env(title: str, size: int = SIZE, render_mode: str | None = None) -> MatchForAll:
    """The environment without the wrappers that catch misuse."""
    return MatchForAll(title, size, render_mode)


def env(title: str, size: int = SIZE, render_mode: str | None = None) -> Any:
    """The environment as PettingZoo hands environments out: calls in the wrong order are errors."""
    return wrappers.OrderEnforcingWrapper(raw_env(title, size, render_mode))


class MatchForAll(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A match of GAME/SCENARIO. An action is the place of an option; the mask says which there are.

    The winners get 1 at the end and all others -1, in a draw nobody gets anything. Dice come from the seed.
    """

    metadata = {"name": "bocage_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, title: str, size: int = SIZE, render_mode: str | None = None) -> None:
        super().__init__()
        self.title = title
        self.render_mode = render_mode
        self.match = registry.new(title, seed=0)
        self.encoder = Encoder(self.match, size)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.game.seats)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.encoder.space)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """What actions look like."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; without a seed, the next one of the last seed."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.match = registry.new(self.title, seed=int(self._chance.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def _next_agent(self) -> str:
        decision = self.match.decision
        return self.agents[0] if decision is None else f"seat_{decision.seat}"

    def observe(self, agent: str) -> Observation:
        """What an agent knows."""
        return self.encoder.observe(self.match, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; after the end each agent takes one empty step."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.possible_agents.index(agent)
        self.match.choose(option_at(self.match.pending[seat], action), seat=seat)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = rewards_of(self.match, self.agents)
        if self.match.result is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next_agent()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The question that is asked."""
        decision = self.match.decision
        return None if decision is None else f"seat {decision.seat}: {decision.prompt}, {len(decision.options)} options"

    def close(self) -> None:
        """There is nothing to close."""


def rewards_of(match: Match, agents: list[str]) -> dict[str, float]:
    """1 for the winners and -1 for all others at the end of a match that is no draw; 0 before that."""
    if match.result is None or not match.result.winners:
        return dict.fromkeys(agents, 0.0)
    return {agent: 1.0 if seat in match.result.winners else -1.0 for seat, agent in enumerate(agents)}
