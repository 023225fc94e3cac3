"""Channels: what a seat sees of a position, as named numbers by place, for learning programs and networks alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from bocage.kernel import Game, PlaceId, Seat
from bocage.kernel.frames import Option
from bocage.kernel.records import thing_fields, things

G = TypeVar("G", bound=Game)
Array = NDArray[np.float32]
GOALS = ("goal own", "goal enemy", "goal nobody")
"""What an objective is worth, by who holds it."""


class Piece(NamedTuple):
    """A unit on the board: whose, where, and a number for each feature of units."""

    seat: Seat
    place: PlaceId
    row: Sequence[float]


class Goal(NamedTuple):
    """An objective: where, what it is worth, and who holds it, or -1."""

    place: PlaceId
    value: float
    holder: Seat


def seated(game: Game) -> list[Piece]:
    """All records that have a seat and a place, each counted once: what can be said of any game."""
    found = []
    for name in type(game).TABLES:
        for record in getattr(game, name):
            seat = getattr(record, "seat", None)
            places = [getattr(record, at) for at, kind in thing_fields(type(record)) if kind == "place"]
            if seat is not None and places and isinstance(places[0], int) and places[0] >= 0:
                found.append(Piece(seat, places[0], (1.0,)))
    return found


def nothing(game: Any) -> Sequence[Any]:
    """None of them."""
    return ()


class Raster(NamedTuple):
    """A board that has no places of its own, cut into so many squares, which count row by row.

    >>> raster = Raster(4, 2)
    >>> raster.at(0.3, 0.6), raster.at(1.0, 1.0), raster.centre(5)
    (5, 7, (0.375, 0.75))
    """

    columns: int
    rows: int

    def at(self, x: float, y: float) -> PlaceId:
        """The square of a point, which is said by its shares of the board."""
        column = min(max(int(x * self.columns), 0), self.columns - 1)
        return min(max(int(y * self.rows), 0), self.rows - 1) * self.columns + column

    def centre(self, place: PlaceId) -> tuple[float, float]:
        """The middle of a square, as shares of the board."""
        row, column = divmod(place, self.columns)
        return (column + 0.5) / self.columns, (row + 0.5) / self.rows


def in_units(game: Any, number: int) -> Any:
    """A unit, where the units of a game are called so."""
    return game.units[number]


def place_of(game: Any, unit: Any) -> PlaceId | None:
    """Where a unit is, where its record says so."""
    found: PlaceId | None = getattr(unit, "hex", getattr(unit, "place", None))
    return found


def named_place(game: Any, option: Option) -> PlaceId | None:
    """Where an option leads: the last place that it names."""
    return next((number for kind, number in reversed(things(option)) if kind == "place"), None)


@dataclass(frozen=True, eq=False)
class Channels(Generic[G]):
    """How positions of a game are turned into numbers; `game` may be one that was made of a view.

    >>> Channels(units=("men", "guns")).planes
    ('own men', 'own guns', 'enemy men', 'enemy guns', 'goal own', 'goal enemy', 'goal nobody')
    """

    units: tuple[str, ...] = ("pieces",)
    """The features of units, by name."""
    pieces: Callable[[G], Iterable[Piece]] = seated
    """The units on the board, with their features."""
    goals: Callable[[G], Iterable[Goal]] = nothing
    """The objectives."""
    marks: Mapping[str, Callable[[G], Iterable[PlaceId]]] = field(default_factory=dict)
    """What comes and goes and is nobody's, by name: the places where there is one."""
    ground: Mapping[str, Callable[[G], Sequence[float]]] = field(default_factory=dict)
    """What never changes, place by place."""
    numbers: Mapping[str, Callable[[G, Seat], float]] = field(default_factory=dict)
    """What belongs to no place: rounds, points, command."""
    cards: Callable[[G], Sequence[str]] = nothing
    """The cards that a hand can hold, by name."""
    hand: Callable[[G, Seat], Iterable[int]] | None = None
    """The cards in a seat's hand, by their places among `cards`."""
    raster: Raster | None = None
    """The squares that a board is looked at in which has no places of its own."""
    unit: Callable[[G, int], Any] = in_units
    """The record of a unit, by the number that options name it by."""
    place: Callable[[G, Any], PlaceId | None] = place_of
    """Where a unit is."""
    leads: Callable[[G, Option], PlaceId | None] = named_place
    """Where an option leads."""

    @property
    def planes(self) -> tuple[str, ...]:
        """The names of what changes place by place."""
        units = (*(f"own {name}" for name in self.units), *(f"enemy {name}" for name in self.units))
        return (*units, *GOALS, *self.marks)

    def places(self, known: Iterable[PlaceId]) -> int:
        """How many places there are, where the board has these."""
        return 1 + max(known, default=0) if self.raster is None else self.raster.columns * self.raster.rows

    def names(self, game: G) -> tuple[str, ...]:
        """The names of what belongs to no place."""
        return (*self.numbers, *(f"card {name}" for name in self.cards(game)))

    def board(self, game: G, seat: Seat, places: int) -> Array:
        """What changes place by place, a row for each name of `planes`."""
        side, count = side_of(game, seat), len(self.units)
        found: Array = np.zeros((places, 2 * count + len(GOALS) + len(self.marks)), np.float32)
        for owner, place, row in self.pieces(game):
            if 0 <= place < places:
                first = 0 if side_of(game, owner) == side else count
                found[place, first : first + count] += row
        for place, value, holder in self.goals(game):
            held = 2 if holder < 0 else int(holder != side)
            found[place, 2 * count + held] = value
        for column, marked in enumerate(self.marks.values(), 2 * count + len(GOALS)):
            for place in marked(game):
                found[place, column] += 1
        return found.T

    def rest(self, game: G, seat: Seat) -> Array:
        """What belongs to no place, in the order of `names`."""
        values = [number(game, seat) for number in self.numbers.values()]
        hand = [0.0] * len(self.cards(game))
        for card in () if self.hand is None else self.hand(game, seat):
            hand[card] += 1.0
        return np.array([*values, *hand], np.float32)


def side_of(game: Any, seat: Seat) -> int:
    """The side that a seat belongs to, where seats are allied; else each is a side of its own."""
    teams = getattr(game, "teams", None)
    return seat if teams is None else next(side for side, team in enumerate(teams) if seat in team)
