"""Sweeps: what all lines from a square meet, worked out at once, where a line by itself would take as long as a row.

A line from a point crosses a square when corners of the square lie on both sides of it, and the two overlap in width
and in height; it touches the square when that is true but for a limit that both share. Which squares stand off a fork
on which side is not told here: `SightlinePaper.line` draws a line with its forks, where one of these matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bocage.board.bits import mask_of_flags
from bocage.board.square.edges import EdgePaper
from bocage.board.square.paper import Point, Square

SIDE: Final = 2
"""Half squares along the side of a square."""
Stretch: TypeAlias = tuple[Point, Point]
"""An edge by its two ends, that in the north or west first."""
ScaledPoint: TypeAlias = tuple[int, int, int]
"""A point as (x, y) and the parts of half a square in which these are given."""
_Flags: TypeAlias = NDArray[np.bool_]
_Numbers: TypeAlias = NDArray[np.signedinteger[Any]]
_Bits: TypeAlias = NDArray[np.uint8]


class Sweep(NamedTuple):
    """The lines from a square to all squares, by the square that each leads to, as bitsets of squares."""

    crossed: tuple[int, ...]
    """The squares whose inside it crosses, without those of its ends."""
    left: tuple[int, ...]
    """The squares that it touches on its left and does not cross: those of its forks, and perhaps some at its ends."""
    right: tuple[int, ...]
    behind: tuple[int, ...]
    """By each square, those to which the line crosses it: `crossed` the other way round."""


class Shadows(NamedTuple):
    """The lines from a square to all corners, by a square that they meet, as bitsets of corners.

    The squares around a corner and that which the lines come from do not count.
    """

    behind: tuple[int, ...]
    """The corners to which the line crosses the square."""
    left: tuple[int, ...]
    """The corners to which the line touches the square on its left and does not cross it."""
    right: tuple[int, ...]


class Behind(NamedTuple):
    """The places to which lines from a square cross any of some obstacles, or only touch one on their left or right."""

    crossed: int
    left: int
    right: int

    @property
    def pinched(self) -> int:
        """Those of which one cannot tell so: something is touched on both sides, and may be so at one point."""
        return self.left & self.right & ~self.crossed

    def joined(self, other: Behind) -> Behind:
        """The same for these obstacles and others."""
        return joined((self, other))


NOTHING: Final = Behind(0, 0, 0)


def joined(several: Iterable[Behind]) -> Behind:
    """What several obstacles hide together."""
    crossed = left = right = 0
    for one_crossed, one_left, one_right in several:
        crossed |= one_crossed
        left |= one_left
        right |= one_right
    return Behind(crossed, left, right)


class Cut(NamedTuple):
    """What an edge hides from a square, or several do."""

    squares: Behind
    corners: Behind


class _Lines(NamedTuple):
    """How far lines from a square reach across and down, in so many parts of half a square each."""

    across: _Numbers
    down: _Numbers
    scale: _Numbers


class Sweeper:
    """The squares of a sheet as arrays, over which lines are drawn.

    >>> sheet = EdgePaper(5, 1)
    >>> [bin(squares) for squares in Sweeper(sheet).sweep(0).crossed]
    ['0b0', '0b0', '0b10', '0b110', '0b1110']
    >>> bin(Sweeper(sheet).shadows(0).behind[2])
    '0b110000110000'
    """

    def __init__(self, paper: EdgePaper) -> None:
        centres = [paper.centre(each) for each in paper.squares]
        corners = [paper.corner_point(corner) for corner in range(paper.corner_count)]
        width, height = (max(line) for line in zip(*corners, strict=True))
        self._centres: Final = _numbers(centres, 2 * width * height)
        self._corners: Final = _numbers(corners, 2 * width * height)
        self._quads: Final = np.array([paper.corners_of(each) for each in paper.squares], dtype=np.intp).T.copy()
        self._spans: Final = tuple(np.unique(line, return_inverse=True) for line in self._centres - SIDE // 2)
        across, down = abs(self._centres[:, :, None] - self._corners[:, None, :])
        self._off: Final = _packed((across >= SIDE * 3 // 2) | (down >= SIDE * 3 // 2))
        """The corners that each square does not lie around."""

    def sweep(self, square: Square) -> Sweep:
        """The lines from a square to the centres of all others."""
        found = []
        for flags in self._met_by(square, self._lines(square, self._centres)):
            np.fill_diagonal(flags, 0)
            flags[:, square] = 0
            found.append(flags)
        crossed = np.ascontiguousarray(found[0].T)
        return Sweep(*[_masks(_packed(flags)) for flags in (*found, crossed)])

    def shadows(self, square: Square) -> Shadows:
        """The lines from a square to all corners."""
        found = []
        for rows in self._met(square, self._lines(square, self._corners)):
            rows &= self._off
            rows[square] = 0
            found.append(_masks(rows))
        return Shadows(*found)

    def cuts(self, square: Square, edges: Sequence[Stretch]) -> list[Cut]:
        """The lines from a square to all squares and corners that cross or touch each of some edges."""
        lines = self._lines(square, np.concatenate((self._centres, self._corners), axis=1))
        rows = [_masks(_packed(flags)) for flags in self._cut(square, lines, edges)]
        squares = self._centres.shape[1]
        own = (1 << squares) - 1
        return [
            Cut(Behind(cut & own, left & own, right & own), Behind(cut >> squares, left >> squares, right >> squares))
            for cut, left, right in zip(*rows, strict=True)
        ]

    def spots(self, square: Square, points: Sequence[ScaledPoint]) -> list[tuple[int, ...]]:
        """The squares that lines from a square to some points cross, and touch left and right."""
        rows = [_masks(_packed(flags)) for flags in self._met_by(square, self._lines_to(square, points))]
        return list(zip(*rows, strict=True))

    def spots_behind(self, square: Square, points: Sequence[ScaledPoint], edges: Sequence[Stretch]) -> Behind:
        """Those of some points, by their numbers, to which the line crosses or touches any of some edges."""
        flags = self._cut(square, self._lines_to(square, points), edges)
        return Behind(*[mask_of_flags(np.any(each, axis=0)) for each in flags])

    def _lines(self, square: Square, points: _Numbers) -> _Lines:
        across, down = points - self._centres[:, square, None]
        return _Lines(across, down, np.ones_like(across, shape=1))

    def _lines_to(self, square: Square, points: Sequence[ScaledPoint]) -> _Lines:
        x, y, scale = np.array(points, dtype=np.int32).T
        start = self._centres[:, square].astype(np.int32)
        return _Lines(x - start[0] * scale, y - start[1] * scale, scale)

    def _met_by(self, square: Square, lines: _Lines) -> list[_Bits]:
        """Flags for the squares that each of some lines crosses, and touches left and right: a row for each line."""
        count = len(lines.across)
        found = [np.unpackbits(rows, axis=1, count=count, bitorder="little") for rows in self._met(square, lines)]
        return [np.ascontiguousarray(flags.T) for flags in found]

    def _met(self, square: Square, lines: _Lines) -> tuple[_Bits, _Bits, _Bits]:
        """Which squares lines from the centre of one cross, and touch left and right.

        There is a row for each square, with a bit for each line. With v the vector to the end of a line, the side on
        which a corner lies is the sign of the cross product of v with the vector to that corner.
        """
        x, y = self._corners - self._centres[:, square, None]
        turns = np.outer(y, lines.across) - np.outer(x, lines.down)
        left, right, ahead = (_of_any(_packed(side), self._quads) for side in (turns < 0, turns > 0, turns == 0))
        cut_x, met_x = self._overlaps(0, square, lines.across, lines.scale)
        cut_y, met_y = self._overlaps(1, square, lines.down, lines.scale)
        both = left & right
        crossed = both & cut_x & cut_y
        touched = (both | ahead) & met_x & met_y & ~crossed
        return crossed, touched & left, touched & right

    def _overlaps(self, axis: int, square: Square, reach: _Numbers, scale: _Numbers) -> tuple[_Bits, _Bits]:
        """Which squares overlap with lines of such reaches along an axis, by more than a limit and at all."""
        limits, numbers = self._spans[axis]
        low, high = np.minimum(reach, 0), np.maximum(reach, 0)
        begin = (limits - self._centres[axis, square])[:, None] * scale
        end = begin + SIDE * scale
        return _packed((high > begin) & (low < end))[numbers], _packed((high >= begin) & (low <= end))[numbers]

    def _cut(self, square: Square, lines: _Lines, edges: Sequence[Stretch]) -> tuple[_Flags, _Flags, _Flags]:
        """Which of some edges lines from a square cross, and touch left and right: a row for each edge."""
        across, down, scale = lines
        ends = np.array(edges, dtype=across.dtype).reshape(-1, 4) - np.tile(self._centres[:, square], 2)
        west, north, east, south = ends.T[:, :, None]
        one, other = across * north - down * west, across * south - down * east
        lefts, rights = np.minimum(one, other), np.maximum(one, other)
        west, north, east, south = west * scale, north * scale, east * scale, south * scale
        low, high = np.minimum(across, 0), np.maximum(across, 0)
        top, bottom = np.minimum(down, 0), np.maximum(down, 0)
        crossed = (high > west) & (low < east) & (bottom > north) & (top < south) & (lefts < 0) & (rights > 0)
        touched = (high >= west) & (low <= east) & (bottom >= north) & (top <= south) & (lefts <= 0) & (rights >= 0)
        touched &= ~crossed
        along = lefts == rights
        return crossed, touched & ((lefts < 0) | along), touched & ((rights > 0) | along)


def _numbers(points: Sequence[Point], largest: int) -> _Numbers:
    """Points as a row across and a row down. Short numbers are quicker, where the largest cross product fits them."""
    found: _Numbers = np.array(points, dtype=np.int32).T
    return found.astype(np.int16) if largest <= np.iinfo(np.int16).max else found.copy()


def _packed(flags: _Flags | _Bits) -> _Bits:
    """Rows of flags as rows of bits."""
    return np.packbits(flags, axis=1, bitorder="little")


def _masks(rows: _Bits) -> tuple[int, ...]:
    """Rows of bits as bitsets; most of them are empty."""
    data, width = rows.tobytes(), rows.shape[1]
    found = [0] * len(rows)
    for row in np.flatnonzero(rows.any(axis=1)).tolist():
        found[row] = int.from_bytes(data[row * width : row * width + width], "little")
    return tuple(found)


def _of_any(corners: _Bits, quads: NDArray[np.intp]) -> _Bits:
    """What is true of any of the four corners of each square."""
    found: _Bits = corners[quads[0]] | corners[quads[1]] | corners[quads[2]] | corners[quads[3]]
    return found
