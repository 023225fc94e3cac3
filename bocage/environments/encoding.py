"""Encoding: what a seat sees, and the options that it has, as arrays of fixed shapes whose channels have names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bocage.kernel.frames import Option
from bocage.players.option_rows import OptionRows
from bocage.registry import system_of

if TYPE_CHECKING:
    from bocage.kernel.match import Decision, Match
    from bocage.kernel.records import Seat

MOST = 64.0
Observation = dict[str, NDArray[Any]]


class Encoder:
    """Turns what seats see in matches of one scenario into arrays, with room for `size` options.

    An observation holds `observation` (a row by places for each name of `channels`), `numbers` (one for each name of
    `names`), `options` (a row for each option, a column for each name of `features`) and `action_mask` (1 for each
    option on offer). Places are in the order of their numbers. What a seat may not know is not in it: all is asked of
    a game that was made of its view.
    """

    def __init__(self, match: Match, size: int) -> None:
        self.system = system_of(match)
        self.size = size
        view = match.view(0)
        self.rows = OptionRows(self.system, view)
        self.places = self.rows.places
        self._channels, board = self.system.mind.channels, view.board()
        self._ground = np.zeros((len(self._channels.ground), self.places), np.float32)
        for row, values in zip(self._ground, self._channels.ground.values(), strict=True):
            found = values(board)
            row[: len(found)] = found[: self.places]
        self.channels = (*self._channels.planes, *self._channels.ground)
        self.names = self._channels.names(board) or ("nothing",)
        self.features = self.rows.features
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (len(self.channels), self.places), np.float32),
                "numbers": spaces.Box(-MOST, MOST, (len(self.names),), np.float32),
                "options": spaces.Box(-1.0, 1.0, (size, len(self.features)), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def observe(self, match: Match, seat: Seat) -> Observation:
        """What a seat sees, and its options where it is asked."""
        game, decision = match.view(seat).board(), match.pending.get(seat)
        board = np.concatenate([self._channels.board(game, seat, self.places), self._ground])
        numbers = np.zeros(len(self.names), np.float32)
        rest = self._channels.rest(game, seat)
        numbers[: len(rest)] = rest
        mask = np.zeros(self.size, np.int8)
        mask[: 0 if decision is None else len(decision.options)] = 1
        return {
            "observation": np.clip(board, -MOST, MOST),
            "numbers": np.clip(numbers, -MOST, MOST),
            "options": self._options(game, decision),
            "action_mask": mask,
        }

    def _options(self, game: Any, decision: Decision | None) -> NDArray[np.float32]:
        rows = np.zeros((self.size, len(self.features)), np.float32)
        if decision is not None:
            found = self.rows.of(game, decision)[: self.size]
            rows[: len(found)] = found
        return rows


def option_at(decision: Decision, action: int) -> Option:
    """The option of an action; one past the last option counts from the first again.

    >>> from bocage.kernel import Decision
    >>> option_at(Decision(0, "toss", ("heads", "tails"), {}, 0), 5)
    'tails'
    """
    option: Option = decision.options[int(action) % len(decision.options)]
    return option
