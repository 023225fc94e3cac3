"""Encoding: what a seat sees, and the options that it has, as arrays of fixed shapes whose channels have names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bocage.kernel.frames import Option
from bocage.kernel.records import things
from bocage.mind.channels import Raster, side_of
from bocage.registry import system_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocage.kernel.match import Decision, Match
    from bocage.kernel.records import PlaceId, Seat
    from bocage.show import Cell

MOST = 64.0
ASPECTS = (
    *("passes", "has a place", "x", "y", "nearness to a goal", "nearer to a goal"),
    *("names a unit", "unit is an enemy", "its x", "its y", "its nearness to a goal"),
)
"""What is said of an option besides its kind; goals are objectives that others hold, or nobody.

`nearer` is by how much its place is nearer to a goal than the unit that the question is about."""
Spot = tuple[float, float, float]

Observation = dict[str, NDArray[Any]]


def kinds_of(package: str) -> dict[type[Option], int]:
    """The kinds of options that a game has, and the kernel's own, in the order of their names."""
    found: set[type[Option]] = set()
    left = [Option]
    while left:
        kind = left.pop()
        left.extend(kind.__subclasses__())
        if kind.__module__.startswith((f"{package}.", "bocage.kernel.")):
            found.add(kind)
    order = sorted(found, key=lambda kind: (kind.__name__, kind.__module__))
    return {kind: number for number, kind in enumerate(order)}


def _centres(cells: Sequence[Cell], raster: Raster | None) -> dict[PlaceId, tuple[float, float]]:
    """Where the places of a board lie, as shares of it."""
    if raster is not None:
        return {place: raster.centre(place) for place in range(raster.columns * raster.rows)}
    width = max((cell.centre.x for cell in cells), default=1) or 1
    height = max((cell.centre.y for cell in cells), default=1) or 1
    return {cell.place: (cell.centre.x / width, cell.centre.y / height) for cell in cells}


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
        cells = self.system.show.sketch(view).cells
        self._channels, board = self.system.mind.channels, view.board()
        self.places = self._channels.places(cell.place for cell in cells)
        self.centres = _centres(cells, self._channels.raster)
        self._kinds = kinds_of(self.system.play.package)
        self._ground = np.zeros((len(self._channels.ground), self.places), np.float32)
        for row, values in zip(self._ground, self._channels.ground.values(), strict=True):
            found = values(board)
            row[: len(found)] = found[: self.places]
        self.channels = (*self._channels.planes, *self._channels.ground)
        self.names = self._channels.names(board) or ("nothing",)
        self.features = (*(kind.__name__ for kind in self._kinds), *ASPECTS)
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
            "options": self._options(game, seat, decision),
            "action_mask": mask,
        }

    def _options(self, game: Any, seat: Seat, decision: Decision | None) -> NDArray[np.float32]:
        rows = np.zeros((self.size, len(self.features)), np.float32)
        if decision is not None:
            side = side_of(game, seat)
            goals = [goal.place for goal in self._channels.goals(game) if goal.holder != side]
            mover = (decision.args or {}).get("unit")
            start = self._stands(game, mover) if isinstance(mover, int) and mover >= 0 else None
            for row, option in zip(rows, decision.options, strict=False):
                row[self._kinds[type(option)]] = 1.0
                row[len(self._kinds) :] = self._aspects(game, seat, option, goals, start)
        return rows

    def _aspects(self, game: Any, seat: Seat, option: Option, goals: list[int], start: int | None) -> tuple[float, ...]:
        """Where an option leads, and which unit it names: the last of several, which is the target."""
        place, unit = self._channels.leads(game, option), None
        for kind, number in things(option):
            if kind == "unit":
                unit = self._channels.unit(game, number)
        enemy = unit is not None and side_of(game, unit.seat) != side_of(game, seat)
        spot = self._spot(place, goals)
        nearer = spot[2] - self._spot(start, goals)[2] if place is not None and start is not None else 0.0
        return (
            *(float(option.passes), float(place is not None), *spot, nearer),
            *(
                float(unit is not None),
                float(enemy),
                *self._spot(None if unit is None else self._channels.place(game, unit), goals),
            ),
        )

    def _stands(self, game: Any, number: int) -> PlaceId | None:
        """Where a unit is."""
        return self._channels.place(game, self._channels.unit(game, number))

    def _spot(self, place: int | None, goals: list[int]) -> Spot:
        """Where a place lies on the board, and how near to a goal; nowhere is no place."""
        if place not in self.centres:
            return 0.0, 0.0, 0.0
        x, y = self.centres[place]
        away = [max(abs(x - self.centres[goal][0]), abs(y - self.centres[goal][1])) for goal in goals]
        return x, y, 1.0 - min(away, default=1.0)


def option_at(decision: Decision, action: int) -> Option:
    """The option of an action; one past the last option counts from the first again.

    >>> from bocage.kernel import Decision
    >>> option_at(Decision(0, "toss", ("heads", "tails"), {}, 0), 5)
    'tails'
    """
    option: Option = decision.options[int(action) % len(decision.options)]
    return option
