"""Sight over a table: the rule at its borders, the same in both directions, and rows that never hide what is seen."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.board.table import Area, Build, Fence, Line, Point, Sightlines, Thicket
from bocage.board.table.crossings import Leg, crosses, stretches

BUILD = Build(across=25, eye=30, mark=20, over=50)
SIZE = (1200, 1200)
WOOD = Area(((70, 150), (200, 110), (330, 150), (370, 260), (300, 360), (150, 370), (60, 280)))
FIELD = Area(((170, 700), (430, 700), (430, 890), (170, 890)))
CRESCENT = Area(((700, 700), (1000, 700), (1000, 1000), (900, 1000), (900, 800), (700, 800)))
HEDGES = (Line(((90, 560), (300, 550), (450, 560))), Line(((700, 380), (980, 380), (990, 560))))
LINES = 4000

points = st.tuples(st.integers(0, 1199), st.integers(0, 1199))


@pytest.fixture(scope="module")
def sight() -> Sightlines:
    thickets = [Thicket(WOOD, 100, 100), Thicket(FIELD, 20, 100), Thicket(CRESCENT, 50, 0)]
    return Sightlines(SIZE, thickets, [Fence(leg, 30, 50) for line in HEDGES for leg in line.legs], BUILD)


def random_lines(seed: int) -> list[tuple[Point, Point]]:
    chance = random.Random(seed)
    ends = [(chance.randrange(1200), chance.randrange(1200)) for _ in range(2 * LINES)]
    return list(zip(ends[::2], ends[1::2], strict=True))


def test_rows_agree_with_the_line_itself_on_thousands_of_lines(sight: Sightlines) -> None:
    lines = random_lines(1)
    settled = 0
    for a, b in lines:
        exact = sight.is_free_at(a, b, 0, 0)
        assert sight.is_free(a, b) == exact
        settled += not sight.rows[sight.cells[a]] >> sight.cells[b] & 1
    assert settled > LINES // 10, "the rows settle nothing"


def test_sight_is_the_same_in_both_directions(sight: Sightlines) -> None:
    for a, b in random_lines(2):
        assert sight.is_free_at(a, b, 0, 0) == sight.is_free_at(b, a, 0, 0)


def test_rows_are_symmetric_where_they_are_sure_of_both(sight: Sightlines) -> None:
    chance = random.Random(3)
    for _ in range(200):
        one, other = chance.randrange(sight.cells.count), chance.randrange(sight.cells.count)
        assert sight.rows[one] >> other & 1 == sight.rows[other] >> one & 1


def test_one_sees_ten_centimetres_into_a_thicket_and_not_through_it() -> None:
    wood = Thicket(Area(((0, 500), (1200, 500), (1200, 800), (0, 800))), 100, 100)
    sight = Sightlines(SIZE, [wood], [], BUILD)
    seen = [y for y in range(500, 800) if sight.is_free((600, 400), (600, y))]
    assert max(seen) == 500 + 100 + 12
    assert not sight.is_free((600, 400), (600, 900))
    assert sight.is_free((600, 550), (600, 550 + 125))
    assert not sight.is_free((600, 550), (600, 550 + 126))


def test_a_line_that_only_touches_an_outline_is_free() -> None:
    wood = Thicket(Area(((500, 500), (700, 500), (700, 700), (500, 700))), 100, 100)
    sight = Sightlines(SIZE, [wood], [], BUILD)
    assert sight.is_free((400, 500), (800, 500))
    assert sight.is_free((400, 600), (600, 400))
    assert not sight.is_free((399, 602), (602, 399))


@pytest.mark.parametrize(("eye", "mark", "free"), [(440, 900, True), (100, 562, True), (437, 563, False)])
def test_whoever_is_within_five_centimetres_looks_over_a_fence(eye: int, mark: int, free: bool) -> None:
    sight = Sightlines(SIZE, [], [Fence(((0, 500), (1200, 500)), 30, 50)], BUILD)
    assert sight.is_free((600, eye), (600, mark)) is free


def test_standing_at_one_arm_of_a_wall_does_not_open_the_other() -> None:
    wall = Line(((500, 500), (700, 500), (700, 700)))
    sight = Sightlines(SIZE, [], [Fence(leg, 40, 50) for leg in wall.legs], BUILD)
    assert not sight.is_free((600, 470), (900, 620))
    assert sight.is_free((600, 470), (600, 690))


def test_from_above_one_looks_over_a_fence_but_not_at_its_foot() -> None:
    sight = Sightlines(SIZE, [], [Fence(((0, 500), (1200, 500)), 40, 10)], BUILD)
    assert sight.is_free_at((600, 100), (600, 1000), 50, 0)
    assert not sight.is_free_at((600, 100), (600, 600), 50, 0)


def test_from_high_enough_one_looks_over_a_thicket_and_still_not_deep_into_it() -> None:
    field = Thicket(Area(((0, 300), (1200, 300), (1200, 500), (0, 500))), 20, 100)
    sight = Sightlines(SIZE, [field], [], BUILD)
    assert sight.is_free_at((600, 100), (600, 1000), 50, 0)
    assert not sight.is_free_at((600, 100), (600, 450), 50, 0)
    assert not sight.is_free((600, 100), (600, 1000))


@settings(max_examples=300)
@given(points, points, st.sampled_from([WOOD, FIELD, CRESCENT]))
def test_the_stretches_inside_an_outline_are_those_that_fractions_find(a: Point, b: Point, area: Area) -> None:
    whole = 1 << 20
    inside = sum(end - start for start, end in stretches(a, b, area.legs, whole)) if a != b else 0
    expected = sum((end - start for start, end in _stretches_by_fractions(a, b, area)), Fraction(0))
    assert abs(Fraction(inside, whole) - expected) < Fraction(1, 1000)


def _stretches_by_fractions(a: Point, b: Point, area: Area) -> list[tuple[Fraction, Fraction]]:
    """Cut the line wherever it meets the line of a leg, and ask of each piece whether its middle is inside."""
    if a == b:
        return []
    cuts = sorted({Fraction(0), Fraction(1), *(t for leg in area.legs if (t := _meets(a, b, leg)) is not None)})
    found = []
    for start, end in itertools.pairwise(cuts):
        t = (start + end) / 2
        at = a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
        if _is_inside(at, area):
            found.append((start, end))
    return found


def _meets(a: Point, b: Point, leg: Leg) -> Fraction | None:
    (cx, cy), (dx, dy) = leg
    below = (b[0] - a[0]) * (dy - cy) - (b[1] - a[1]) * (dx - cx)
    if not below:
        return None
    t = Fraction((cx - a[0]) * (dy - cy) - (cy - a[1]) * (dx - cx), below)
    return t if 0 <= t <= 1 else None


def _is_inside(at: tuple[Fraction, Fraction], area: Area) -> bool:
    x, y = at
    crossings = 0
    for (ax, ay), (bx, by) in area.legs:
        if (ay > y) != (by > y):
            crossings += x < ax + (y - ay) * Fraction(bx - ax, by - ay)
    return crossings % 2 == 1


@given(points, points, points, points)
def test_two_lines_cross_one_another_or_neither(a: Point, b: Point, c: Point, d: Point) -> None:
    def sides(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    if all((sides(a, b, c), sides(a, b, d), sides(c, d, a), sides(c, d, b))):
        assert crosses(a, b, (c, d)) == crosses(c, d, (a, b)) == crosses(b, a, (d, c))
