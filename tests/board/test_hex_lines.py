"""Lines between hexes, held against exact geometry with fractions."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.board.hex import Hex, HexGrid, Point

grids = st.builds(
    HexGrid,
    st.integers(1, 12),
    st.integers(1, 10),
    top=st.sampled_from(["flat", "pointy"]),
    shifted=st.sampled_from(["even", "odd"]),
)


@st.composite
def ends_on_a_grid(draw: st.DrawFn) -> tuple[HexGrid, Hex, Hex]:
    grid = draw(grids)
    ends = st.integers(0, len(grid) - 1)
    return grid, draw(ends), draw(ends)


def turn(o: Point, v: Point, w: Point) -> int:
    """Positive when `w` lies clockwise of `v`, seen from `o`, y running south."""
    return (v[0] - o[0]) * (w[1] - o[1]) - (v[1] - o[1]) * (w[0] - o[0])


def stretch_inside(grid: HexGrid, a: Hex, b: Hex, other: Hex) -> tuple[Fraction, Fraction] | None:
    """Where the line enters and leaves a closed hex, as parts of its length."""
    start, end = grid.centre(a), grid.centre(b)
    enter, leave = Fraction(0), Fraction(1)
    corners = grid.corners(other)
    for one, next_one in pairwise((*corners, corners[0])):
        inside_at_start, inside_at_end = turn(one, next_one, start), turn(one, next_one, end)
        if inside_at_start < 0 and inside_at_end < 0:
            return None
        if inside_at_start == inside_at_end:
            continue
        boundary = Fraction(inside_at_start, inside_at_start - inside_at_end)
        if inside_at_end > inside_at_start:
            enter = max(enter, boundary)
        else:
            leave = min(leave, boundary)
    return (enter, leave) if enter <= leave else None


def cuts(grid: HexGrid, a: Hex, b: Hex, other: Hex) -> bool:
    stretch = stretch_inside(grid, a, b, other)
    return stretch is not None and stretch[0] < stretch[1] and not runs_along(grid, a, b, other)


def runs_along(grid: HexGrid, a: Hex, b: Hex, other: Hex) -> bool:
    corners = grid.corners(other)
    start, end = grid.centre(a), grid.centre(b)
    return any(
        turn(start, end, one) == 0 == turn(start, end, next_one) for one, next_one in pairwise((*corners, corners[0]))
    )


def touches(grid: HexGrid, a: Hex, b: Hex, other: Hex) -> bool:
    return stretch_inside(grid, a, b, other) is not None and not cuts(grid, a, b, other)


@given(ends_on_a_grid())
@settings(deadline=None)
def test_a_line_lists_the_hexes_it_cuts_and_touches(case: tuple[HexGrid, Hex, Hex]) -> None:
    grid, a, b = case
    left, right = grid.line(a, b)
    others = [each for each in range(len(grid)) if each not in (a, b)]
    if a == b:
        assert left is right
        assert left == ()
        return
    cut = {each for each in others if cuts(grid, a, b, each)}
    touched = {each for each in others if touches(grid, a, b, each)}
    on_left = {each for each in touched if turn(grid.centre(a), grid.centre(b), grid.centre(each)) < 0}
    assert set(left) | set(right) == cut | touched
    if left is right:
        assert not touched or on_left in (touched, set())
    else:
        assert set(left) == cut | on_left
        assert set(right) == cut | touched - on_left


@given(ends_on_a_grid())
@settings(deadline=None)
def test_a_line_goes_from_hex_to_adjacent_hex(case: tuple[HexGrid, Hex, Hex]) -> None:
    grid, a, b = case
    for between in grid.line(a, b):
        if a != b:
            assert all(grid.distance(one, other) == 1 for one, other in pairwise((a, *between, b)))
            assert len(between) >= grid.distance(a, b) - 1


@given(ends_on_a_grid())
@settings(deadline=None)
def test_the_line_back_is_the_same_with_left_and_right_swapped(case: tuple[HexGrid, Hex, Hex]) -> None:
    grid, a, b = case
    left, right = grid.line(a, b)
    left_back, right_back = grid.line(b, a)
    assert (left_back, right_back) == (right[::-1], left[::-1])
    assert (left_back is right_back) == (left is right)
    out, back = grid.line_sides(a, b), grid.line_sides(b, a)
    assert back == (out.right[::-1], out.left[::-1], out.along[::-1])


@given(ends_on_a_grid())
@settings(deadline=None)
def test_a_line_runs_along_the_hexsides_whose_ends_lie_on_it(case: tuple[HexGrid, Hex, Hex]) -> None:
    grid, a, b = case
    start, end = grid.centre(a), grid.centre(b)
    expected = {
        side
        for side in range(grid.side_count)
        if a != b
        and all(turn(start, end, corner) == 0 for corner in grid.side_corners(side))
        and all(min(start, end) <= corner <= max(start, end) for corner in grid.side_corners(side))
    }
    assert set(grid.line_sides(a, b).along) == expected


@given(ends_on_a_grid())
@settings(deadline=None)
def test_a_line_crosses_the_hexside_between_each_hex_and_the_next(case: tuple[HexGrid, Hex, Hex]) -> None:
    grid, a, b = case
    if a != b:
        for between, sides in zip(grid.line(a, b), grid.line_sides(a, b), strict=False):
            assert [set(grid.hexes_of(side)) for side in sides] == [set(pair) for pair in pairwise((a, *between, b))]


def test_a_line_along_a_hexside_passes_left_and_right_of_it() -> None:
    grid = HexGrid(7, 6)
    left, right = grid.line(grid.hex("B3"), grid.hex("F3"))
    assert [grid.name(each) for each in left] == ["C3", "D3", "E3"]
    assert [grid.name(each) for each in right] == ["C4", "D3", "E4"]
    sides = grid.line_sides(grid.hex("B3"), grid.hex("F3"))
    assert [grid.side_name(side) for side in sides.along] == ["C3/S", "E3/S"]


def test_a_line_through_a_corner_passes_left_and_right_of_it() -> None:
    grid = HexGrid(7, 7)
    left, right = grid.line(grid.hex("A1"), grid.hex("B5"))
    assert [grid.name(each) for each in left] == ["A2", "B2", "A3", "B3", "B4"]
    assert [grid.name(each) for each in right] == ["A2", "A3", "B3", "A4", "B4"]
    assert grid.line_sides(grid.hex("A1"), grid.hex("B5")).along == ()


def test_a_line_along_the_edge_of_the_map_stays_on_it() -> None:
    grid = HexGrid(7, 6)
    left, right = grid.line(grid.hex("A1"), grid.hex("E1"))
    assert left is right
    assert [grid.name(each) for each in left] == ["B1", "C1", "D1"]
    sides = grid.line_sides(grid.hex("A1"), grid.hex("E1"))
    assert [grid.side_name(side) for side in sides.along] == ["B1/N", "D1/N"]


def test_a_line_passes_through_half_hexes() -> None:
    grid = HexGrid(5, 5, half=["C3"])
    assert grid.line(grid.hex("C1"), grid.hex("C5"))[0] == tuple(map(grid.hex, ["C2", "C3", "C4"]))


def test_the_side_of_an_edge_line_that_leaves_the_map_meets_only_the_hexes_that_it_cuts() -> None:
    grid = HexGrid(7, 6)
    outside = grid.line_outside(grid.hex("A1"), grid.hex("E1"))
    assert outside is not None
    assert [grid.name(each) for each in outside] == ["C1"]
    assert grid.line_outside(grid.hex("A2"), grid.hex("E2")) is None
    assert grid.line_outside(grid.hex("A1"), grid.hex("A5")) is None


@settings(max_examples=300)
@given(ends_on_a_grid())
def test_what_a_line_meets_outside_is_what_a_wider_map_shows(ends: tuple[HexGrid, Hex, Hex]) -> None:
    """The same hexes with two more columns and rows around them, where no line between them leaves the map."""
    grid, a, b = ends
    wide = HexGrid(grid.columns + 4, grid.rows + 4, top=grid.top, shifted=grid.shifted)

    def inner(each: Hex) -> Hex | None:
        row, column = divmod(each, wide.columns)
        inside = 2 <= row < grid.rows + 2 and 2 <= column < grid.columns + 2
        return (row - 2) * grid.columns + column - 2 if inside else None

    outer = {there: each for each in range(len(wide)) if (there := inner(each)) is not None}
    left, right = wide.line(outer[a], outer[b])
    sides = [] if left is right else [[inner(each) for each in side] for side in (left, right)]
    leaving = next((side for side in sides if None in side), None)
    expected = None if leaving is None else tuple(each for each in leaving if each is not None)
    assert grid.line_outside(a, b) == expected
