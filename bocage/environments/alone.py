"""A match as a Gymnasium environment: one seat learns, machine players sit in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from bocage import players, registry
from bocage.environments.encoding import Encoder, Observation, option_at
from bocage.players import Clock, Player
from bocage.registry import system_of


class MatchAgainst(gymnasium.Env[Observation, np.int64]):
    """A match of GAME/SCENARIO against a player by its name. An action is the place of an option.

    The reward is 1 for a win, -1 for a loss and 0 for a draw, at the end. `info["action_mask"]` says which options
    there are, as the observation does.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self, title: str, seat: int = 0, against: str = "random", size: int = 512, render_mode: str | None = None
    ) -> None:
        self.title = title
        self.seat = seat
        self.against = against
        self.render_mode = render_mode
        self.match = registry.new(title, seed=0)
        self.encoder = Encoder(self.match, size)
        self.observation_space = self.encoder.space  # type: ignore[assignment]
        self.action_space: spaces.Discrete[Any] = spaces.Discrete(size)
        self._others: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new match and play to the first question for the seat."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.match = registry.new(self.title, seed=number)
        others = (seat for seat in range(self.match.game.seats) if seat != self.seat)
        self._others = {seat: players.make(self.against, number, seat, system_of(self.match)) for seat in others}
        self._let_others_play()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and play on to the next question for the seat or to the end."""
        if self.match.result is None:
            self.match.choose(option_at(self.match.pending[self.seat], int(action)), seat=self.seat)
            self._let_others_play()
        result = self.match.result
        reward = 0.0
        if result is not None and result.winners:
            reward = 1.0 if self.seat in result.winners else -1.0
        seen, info = self._seen()
        return seen, reward, result is not None, False, info

    def _let_others_play(self) -> None:
        clock = Clock()
        while (decision := self.match.decision) is not None and self.seat not in self.match.pending:
            player = self._others[decision.seat]
            view = self.match.view(decision.seat) if player.needs_view else None
            self.match.choose(player.choose(view, decision, clock), seat=decision.seat)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.encoder.observe(self.match, self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def render(self) -> str | None:
        """The question that is asked."""
        decision = self.match.decision
        return None if decision is None else f"seat {decision.seat}: {decision.prompt}, {len(decision.options)} options"
