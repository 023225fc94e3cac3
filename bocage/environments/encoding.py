"""Encoding: what a seat knows, and the options that it has, as arrays of fixed shapes, for every system alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bocage.kernel.records import things
from bocage.registry import system_of

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.frames import Option
    from bocage.kernel.match import Decision, Match
    from bocage.kernel.records import Seat
    from bocage.show import Sketch

LAYERS = 4
"""Planes of a board: own pieces and those of others, and how many states (pinned, fatigued) they show."""
NUMBERS = 16
"""The first numbers of a system's status lines: rounds, points."""
KINDS = 24
"""Kinds of options are told apart by a hash into so many places."""
FEATURES = KINDS + 4
MOST = 32.0

Observation = dict[str, NDArray[Any]]


class Encoder:
    """Turns views and decisions of one scenario into arrays, with room for `size` options.

    An observation holds `observation` (the board by layers, then numbers), `options` (one row of features for each
    option) and `action_mask` (1 for each option on offer). What a seat may not know is not in it.
    """

    def __init__(self, match: Match, size: int) -> None:
        self.system = system_of(match)
        self.size = size
        cells = self._sketch(match.view(0)).cells
        self.places = {cell.place: number for number, cell in enumerate(cells)}
        width = max((cell.centre.x for cell in cells), default=1) or 1
        height = max((cell.centre.y for cell in cells), default=1) or 1
        self.centres = {cell.place: (cell.centre.x / width, cell.centre.y / height) for cell in cells}
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (LAYERS * len(self.places) + NUMBERS,), np.float32),
                "options": spaces.Box(-1.0, 1.0, (size, FEATURES), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def _sketch(self, view: View) -> Sketch:
        return self.system.show.sketch(view)

    def observe(self, match: Match, seat: Seat) -> Observation:
        """What a seat knows, and its options where it is asked."""
        view = match.view(seat)
        return {
            "observation": self._board(view, seat),
            "options": self._options(match.pending.get(seat)),
            "action_mask": self._mask(match.pending.get(seat)),
        }

    def _board(self, view: View, seat: Seat) -> NDArray[np.float32]:
        board = np.zeros((LAYERS, len(self.places)), np.float32)
        for piece in self._sketch(view).pieces:
            place = self.places.get(piece.place)
            if place is not None:
                side = int(piece.seat != seat)
                board[side, place] += 1
                board[2 + side, place] += len(piece.states)
        numbers = np.zeros(NUMBERS, np.float32)
        values = [
            value for line in self.system.show.status(view) for value in line.args.values() if isinstance(value, int)
        ]
        numbers[: len(values)] = values[:NUMBERS]
        whole: NDArray[np.float32] = np.clip(np.concatenate([board.ravel(), numbers]), -MOST, MOST)
        return whole

    def _options(self, decision: Decision | None) -> NDArray[np.float32]:
        rows = np.zeros((self.size, FEATURES), np.float32)
        for row, option in zip(rows, () if decision is None else decision.options, strict=False):
            self._describe(row, option)
        return rows

    def _describe(self, row: NDArray[np.float32], option: Option) -> None:
        row[crc32(type(option).__name__.encode()) % KINDS] = 1.0
        row[KINDS] = float(option.passes)
        for kind, number in things(option):
            if kind == "place" and number in self.centres:
                row[KINDS + 1 : KINDS + 3] = self.centres[number]
            elif kind == "unit":
                row[KINDS + 3] = 1.0

    def _mask(self, decision: Decision | None) -> NDArray[np.int8]:
        mask = np.zeros(self.size, np.int8)
        mask[: 0 if decision is None else len(decision.options)] = 1
        return mask


def option_at(decision: Decision, action: int) -> Option:
    """The option of an action; one past the last option counts from the first again.

    >>> from bocage.kernel import Decision
    >>> option_at(Decision(0, "toss", ("heads", "tails"), {}, 0), 5)
    'tails'
    """
    option: Option = decision.options[int(action) % len(decision.options)]
    return option
