"""Counters of one or two squares with a facing: where they stand, how they drive, and which side a shot strikes.

A counter of two squares is known by its front square and its facing; its rear square lies one step behind. It drives
on forwards or backwards, one square at a time, and may turn by 45 degrees after each; or it turns where it stands,
around its front or its rear. Only the squares where it comes to stand matter, so it slips diagonally between two
squares that are closed to it.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

from bocage.board.bits import mask
from bocage.board.reach import Steps
from bocage.board.square.facings import STEPS, Facing, turned
from bocage.board.square.grid import SquareGrid
from bocage.board.square.paper import Point, Square

Side: TypeAlias = Literal["front", "right", "rear", "left"]
Kind: TypeAlias = Literal["advance", "reverse", "pivot"]
End: TypeAlias = Literal["front", "rear"]

_TURNS: Final = (0, -1, 1)
PAIR: Final = 2
"""The squares of a long counter."""
HALF_TURN: Final = 4
"""Eighths of a circle."""


class Stance(NamedTuple):
    """Where the front of a counter stands and where it faces."""

    front: Square
    facing: Facing


class Manoeuvre(NamedTuple):
    """One step of a two-square counter, which costs one square of movement."""

    kind: Kind
    turn: int
    """Eighths of a circle, clockwise; 0 straight on."""
    about: End
    """The end that stays where it is in the turn."""
    through: Stance
    """How it stands before the turn."""
    to: Stance


Footprints: TypeAlias = tuple[tuple[Manoeuvre, int], ...]
"""Steps, each with the bitset of the squares on which a counter comes to stand."""

_known: Final[WeakKeyDictionary[SquareGrid, dict[Stance, Footprints]]] = WeakKeyDictionary()


def stand(grid: SquareGrid, stance: Stance, length: int = 2) -> tuple[Square, ...] | None:
    """The squares on which a counter stands, its front first; None when it would not lie on the map.

    >>> grid = SquareGrid(12, 12)
    >>> [grid.name(each) for each in stand(grid, Stance(grid.square("F6"), 1))]
    ['F6', 'E7']
    >>> stand(grid, Stance(grid.square("F12"), 0)) is None
    True
    """
    front, facing = stance
    if length < PAIR:
        return (front,)
    rear = grid.neighbour(front, (facing + HALF_TURN) % 8)
    return None if rear is None else (front, rear)


def footprint(grid: SquareGrid, stance: Stance, length: int = 2) -> int:
    """The bitset of the squares on which a counter stands; on a diagonal only those two."""
    return mask(stand(grid, stance, length) or ())


def can_stand(grid: SquareGrid, stance: Stance, forbidden: int, closed: int = 0, length: int = 2) -> bool:
    """Whether a counter may stand so: on the map, on no forbidden square, and astride no closed edge."""
    squares = stand(grid, stance, length)
    if squares is None or forbidden & mask(squares):
        return False
    return all(grid.passes(a, b, closed) for a, b in pairwise(squares))


def pivoted(grid: SquareGrid, stance: Stance, turn: int, about: End) -> Stance | None:
    """How a two-square counter stands after a turn around its front or its rear; None off the map.

    >>> grid = SquareGrid(12, 12)
    >>> tank = Stance(grid.square("F6"), 0)
    >>> grid.name(pivoted(grid, tank, 1, "rear").front), grid.name(pivoted(grid, tank, 1, "front").front)
    ('G6', 'F6')
    """
    facing = turned(stance.facing, turn)
    if about == "front":
        after = Stance(stance.front, facing)
        return after if stand(grid, after) else None
    squares = stand(grid, stance)
    front = grid.neighbour(squares[1], facing) if squares else None
    return None if front is None else Stance(front, facing)


def moved(grid: SquareGrid, stance: Stance, squares: int) -> Stance | None:
    """How a counter stands after it went so many squares ahead, or back if negative; None off the map."""
    front: Square | None = stance.front
    way = stance.facing if squares > 0 else turned(stance.facing, 4)
    for _ in range(abs(squares)):
        if front is None:
            return None
        front = grid.neighbour(front, way)
    return None if front is None else Stance(front, stance.facing)


def manoeuvres(grid: SquareGrid, stance: Stance, forbidden: int = 0, closed: int = 0) -> tuple[Manoeuvre, ...]:
    """The steps open to a two-square counter, whatever of the map is forbidden to it and closed.

    Driving on, it may turn by 45 degrees around the end that follows; standing, around either end.

    >>> grid = SquareGrid(12, 12)
    >>> tank = Stance(grid.square("F6"), 0)
    >>> steps = manoeuvres(grid, tank)
    >>> [(step.kind, step.turn, step.about, grid.name(step.to.front)) for step in steps][:3]
    [('advance', 0, 'rear', 'F5'), ('advance', -1, 'rear', 'E5'), ('advance', 1, 'rear', 'G5')]
    >>> len(steps)
    10
    """
    return tuple(
        [
            step
            for step, squares in _manoeuvres_of(grid, stance)
            if not squares & forbidden and (not closed or _is_open(grid, step, closed))
        ]
    )


class Driving:
    """The steps of a two-square counter for `reach`, between stances by their numbers; each costs one square.

    >>> grid = SquareGrid(12, 12)
    >>> tank = Stance(grid.square("F6"), 0)
    >>> from bocage.board.reach import reach
    >>> found = reach(Driving(grid), stance_number(tank), 2)
    >>> ways = {stance_of(number) for number in found.cost}
    >>> len(ways), Stance(grid.square("F4"), 0) in ways, Stance(grid.square("F6"), 4) in ways
    (59, True, False)
    """

    __slots__ = ("_closed", "_forbidden", "_grid", "_steps")

    def __init__(self, grid: SquareGrid, forbidden: int = 0, closed: int = 0) -> None:
        self._grid: Final = grid
        self._forbidden: Final = forbidden
        self._closed: Final = closed
        self._steps: Final[dict[int, Steps]] = {}

    def __getitem__(self, number: int, /) -> Steps:
        """The stances that can be reached in one step."""
        if number not in self._steps:
            steps = manoeuvres(self._grid, stance_of(number), self._forbidden, self._closed)
            self._steps[number] = ((1, tuple(dict.fromkeys(stance_number(step.to) for step in steps))),)
        return self._steps[number]


def stance_number(stance: Stance) -> int:
    """A stance as one number."""
    return stance.front * 8 + stance.facing


def stance_of(number: int) -> Stance:
    """The stance of a number.

    >>> stance_of(stance_number(Stance(5, 3)))
    Stance(front=5, facing=3)
    """
    return Stance(*divmod(number, 8))


def sides_struck(
    grid: SquareGrid, stance: Stance, length: int, shooter: Point, aim: Point, scale: int = 1
) -> tuple[Side, ...]:
    """The side of a counter that the line from a shooter to a point of it crosses first; two if it meets a corner.

    The counter is a rectangle one square wide and `length` squares long, turned with its facing. The shooter is given
    in half squares, the aim in fractions of them.

    >>> grid = SquareGrid(12, 12)
    >>> tank = Stance(grid.square("F5"), 0)
    >>> [sides_struck(grid, tank, 2, grid.centre(grid.square(name)), grid.centre(grid.square("F6"))) for name in
    ... ("J8", "F10")]
    [('right',), ('rear',)]
    """
    ahead_x, ahead_y = STEPS[stance.facing][0] // 2, STEPS[stance.facing][1] // 2
    front_x, front_y = grid.centre(stance.front)
    middle_x, middle_y = front_x - (length - 1) * ahead_x, front_y - (length - 1) * ahead_y
    from_x, from_y = (shooter[0] - middle_x) * scale, (shooter[1] - middle_y) * scale
    to_x, to_y = aim[0] - middle_x * scale, aim[1] - middle_y * scale
    ahead = (from_x * ahead_x + from_y * ahead_y, to_x * ahead_x + to_y * ahead_y)
    across = (from_y * ahead_x - from_x * ahead_y, to_y * ahead_x - to_x * ahead_y)
    enters = _way_in(ahead, length * scale, across, scale, is_diagonal=bool(stance.facing & 1))
    end: Side = "front" if ahead[0] > 0 else "rear"
    flank: Side = "right" if across[0] > 0 else "left"
    return (end,) if enters > 0 else (flank,) if enters < 0 else (end, flank)


def _manoeuvres_of(grid: SquareGrid, stance: Stance) -> Footprints:
    """All steps from a stance that stay on the map, each with the bitset of the squares on which it comes to stand.

    They are worked out once for a grid, and forgotten with it.
    """
    known = _known.setdefault(grid, {})
    if stance not in known:
        known[stance] = tuple(_footprints(grid, stance))
    return known[stance]


def _footprints(grid: SquareGrid, stance: Stance) -> Iterator[tuple[Manoeuvre, int]]:
    for step in _all_manoeuvres(grid, stance):
        through, to = stand(grid, step.through), stand(grid, step.to)
        if through is not None and to is not None:
            yield step, mask(to) if step.kind == "pivot" else mask((*through, *to))


def _is_open(grid: SquareGrid, step: Manoeuvre, closed: int) -> bool:
    """Whether a counter stands astride no closed edge, on the way and after the turn."""
    stances = (step.to,) if step.kind == "pivot" else (step.through, step.to)
    return all(can_stand(grid, each, 0, closed) for each in stances)


def _all_manoeuvres(grid: SquareGrid, stance: Stance) -> Iterator[Manoeuvre]:
    ways: tuple[tuple[Kind, int, End], ...] = (("advance", 1, "rear"), ("reverse", -1, "front"))
    for kind, squares, following in ways:
        through = moved(grid, stance, squares)
        if through is None:
            continue
        for turn in _TURNS:
            to = pivoted(grid, through, turn, following)
            if to is not None:
                yield Manoeuvre(kind, turn, following, through, to)
    abouts: tuple[End, ...] = ("front", "rear")
    for about in abouts:
        for turn in _TURNS[1:]:
            to = pivoted(grid, stance, turn, about)
            if to is not None:
                yield Manoeuvre("pivot", turn, about, stance, to)


def _way_in(
    ahead: tuple[int, int], half_length: int, across: tuple[int, int], half_width: int, *, is_diagonal: bool
) -> int:
    """Where a shot enters the counter: positive for an end, negative for a flank, 0 for the corner between them.

    Each pair is the shooter's and the aim's distance from the middle along one axis; on a diagonal these are too long
    by the square root of 2. The shot crosses the line of an end and that of a flank, and enters at the later of them.
    """
    along_from, aside_from = abs(ahead[0]), abs(across[0])
    along = along_from - (ahead[1] if ahead[0] > 0 else -ahead[1])
    aside = aside_from - (across[1] if across[0] > 0 else -across[1])
    whole, rooted = along_from * aside - aside_from * along, half_width * along - half_length * aside
    return _sign_with_root(whole, rooted) if is_diagonal else whole + rooted


def _sign_with_root(whole: int, rooted: int) -> int:
    """A number with the sign of `whole + rooted * sqrt(2)`."""
    if whole * rooted >= 0:
        return whole + rooted
    squares = whole * whole - 2 * rooted * rooted
    return squares if whole > 0 else -squares
