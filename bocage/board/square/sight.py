"""What hinders a line of sight: obstacles as bitsets, set against the squares and edges that a line meets.

Obstacles come and go in play, so no table holds what is seen: what lines meet is remembered by the grid, and to ask
whether one is free costs a few operations on bitsets.

Measured on 30 x 40 squares, CPython 3.11, processor time: the grid 25 ms, its distances 15 ms; a line 60 to 90 µs when
it is first drawn and 0.2 µs after that, what hinders it 0.5 to 1 µs. What all lines from a square meet is known after
11 ms, on 12 x 24 squares after 0.9 ms; then what hinders one of them takes 1.5 µs though it is not drawn, and all that
one square sees 0.9 ms. No table has to be mended when something changes.
"""

from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bocage.board.square.grid import SquareGrid
from bocage.board.square.lattices import Fork, Line
from bocage.board.square.paper import Square

Reduces: TypeAlias = tuple[tuple[int, int], ...]
"""What reduces sight: amounts, each with the bitset of the squares or edges that reduce by so much."""


@dataclass(frozen=True, slots=True)
class Obstacles:
    """What stands on the map: squares and edges that block sight, and others that reduce it by some amount.

    A square counts when the line passes through its inside, and an edge when the line crosses it. A corner that the
    line meets blocks it only if both ways round are blocked, and reduces nothing. Along an edge only what stands on
    both sides counts, the lesser of the two.
    """

    blocks: int = 0
    edges: int = 0
    reduces: Reduces = ()
    edges_reduce: Reduces = ()
    reducing: int = field(init=False, repr=False, compare=False)
    """The squares that reduce sight."""

    def __post_init__(self) -> None:
        """Most lines meet nothing: that is found out first."""
        object.__setattr__(self, "reducing", _union(self.reduces))

    def hinder(self, line: Line, but: int = 0, also: int = 0) -> int | None:
        """By how much a line is reduced, 0 when it is clear; None when it is blocked.

        The squares in `but` do not count; those in `also`, where units stand, block sight besides.

        >>> grid = SquareGrid(8, 8)
        >>> line = grid.line(grid.square("A1"), grid.square("E1"))
        >>> hedges = Obstacles(reduces=((1, 1 << grid.square("B1")), (2, 1 << grid.square("D1"))))
        >>> hedges.hinder(line), Obstacles(blocks=1 << grid.square("C1")).hinder(line), Obstacles().hinder(line)
        (3, None, 0)
        >>> hedges.hinder(line, also=1 << grid.square("C1")), hedges.hinder(line, but=1 << grid.square("D1"))
        (None, 1)
        """
        squares, crossed, beside, crossed_beside, forks = line
        blocks, edges = self.blocks | also, self.edges
        if but:
            blocks &= ~but
        if squares & blocks or crossed & edges:
            return None
        total = 0
        if met := squares & self.reducing & ~but:
            for amount, where in self.reduces:
                total += amount * (met & where).bit_count()
        for amount, where in self.edges_reduce:
            total += amount * (crossed & where).bit_count()
        if forks and (beside & blocks or crossed_beside & edges or forks[-1].along):
            return self._hinder_at_forks(forks, total, blocks, but)
        return total

    def between(self, grid: SquareGrid, a: Square, b: Square, but: int = 0, also: int = 0) -> int | None:
        """By how much the line between the centres of two squares is reduced, as `hinder` says.

        It is drawn only where it touches something on both sides: all else is known of all lines from a square.

        >>> grid = SquareGrid(8, 8)
        >>> hedge = Obstacles(reduces=((2, 1 << grid.square("C2")),))
        >>> hedge.between(grid, grid.square("A2"), grid.square("E2")), hedge.between(grid, 0, grid.square("E1"))
        (2, 0)
        """
        sweep, blocks, reducing = grid.sweeps[a], (self.blocks | also) & ~but, self.reducing & ~but
        crossed, unclear = sweep.crossed[b], blocks | reducing
        if crossed & blocks:
            return None
        cut = grid.cut(a, self.edges).squares
        if cut.crossed >> b & 1:
            return None
        left, right = sweep.left[b] & unclear or cut.left >> b & 1, sweep.right[b] & unclear or cut.right >> b & 1
        if (left and right) or self.edges_reduce:
            return self.hinder(grid.line(a, b), but, also)
        return self.reduced_in(crossed & reducing) if crossed & reducing else 0

    def without(self, squares: int) -> "Obstacles":
        """These obstacles without what stands in a bitset of squares."""
        reduces = tuple((amount, where & ~squares) for amount, where in self.reduces)
        return replace(self, blocks=self.blocks & ~squares, reduces=reduces)

    def _hinder_at_forks(self, forks: tuple[Fork, ...], total: int, blocks: int, but: int) -> int | None:
        for fork in forks:
            left_blocked = fork.left_squares & blocks or fork.left_edges & self.edges
            right_blocked = fork.right_squares & blocks or fork.right_edges & self.edges
            if left_blocked and right_blocked:
                return None
            if fork.along:
                left, right = self.reduced_in(fork.left_squares & ~but), self.reduced_in(fork.right_squares & ~but)
                total += right if left_blocked else left if right_blocked else min(left, right)
        return total

    def reduced_in(self, squares: int) -> int:
        """What the squares of a bitset take off a line that crosses them all."""
        total = 0
        for amount, where in self.reduces:
            total += amount * (squares & where).bit_count()
        return total


def _union(reduces: Reduces) -> int:
    total = 0
    for _, where in reduces:
        total |= where
    return total


@dataclass(frozen=True, slots=True)
class Sight:
    """Which squares see which under some obstacles; what one square sees is remembered.

    >>> grid = SquareGrid(8, 8)
    >>> sight = Sight(grid, Obstacles(blocks=1 << grid.square("C1")))
    >>> sight.between(grid.square("A1"), grid.square("E1")), sight.between(grid.square("A1"), grid.square("C1"))
    (None, 0)
    >>> sight.seen_from(grid.square("A1")).bit_count()
    54
    """

    grid: SquareGrid
    obstacles: Obstacles
    _seen: dict[Square, int] = field(default_factory=dict, compare=False, repr=False)

    def between(self, a: Square, b: Square) -> int | None:
        """By how much the sight between two squares is reduced; None when it is blocked."""
        return self.obstacles.between(self.grid, a, b)

    def seen_from(self, square: Square) -> int:
        """The bitset of the squares to which sight is not blocked, the square itself included."""
        if square not in self._seen:
            seen = 0
            for other in self.grid.squares:
                if self.between(square, other) is not None:
                    seen |= 1 << other
            self._seen[square] = seen
        return self._seen[square]
