"""Lines over squares and what hinders them, against a slow account in fractions and the ledger's examples."""

from fractions import Fraction
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.board.bits import bits, mask
from bocage.board.square import Edging, Line, Obstacles, Point, Sight, SquareGrid, offset_block, outline

GRID = SquareGrid(12, 10)
VILLAGE = SquareGrid(12, 10, offset=[*offset_block("C3se", 3, 3), *offset_block("H5se", 2, 1), "C8e", "J2s"])
grids = st.sampled_from([GRID, VILLAGE])


@st.composite
def pairs(draw: st.DrawFn) -> tuple[SquareGrid, int, int]:
    grid = draw(grids)
    return grid, draw(st.sampled_from(grid.squares)), draw(st.sampled_from(grid.squares))


def at(grid: SquareGrid, column: int, row: int) -> int:
    square = grid.at(column, row)
    assert square is not None
    return square


def names(grid: SquareGrid, bitset: int) -> set[str]:
    return {grid.name(each) for each in bits(bitset)}


def parts_inside(start: Point, end: Point, low: Point, high: Point) -> bool:
    """Whether an open stretch of the line lies strictly inside a rectangle: clipped axis by axis, in fractions."""
    first, last = Fraction(0), Fraction(1)
    for a, b, least, most in zip(start, end, low, high, strict=True):
        if a == b:
            if not least < a < most:
                return False
            continue
        one, other = sorted((Fraction(least - a, b - a), Fraction(most - a, b - a)))
        first, last = max(first, one), min(last, other)
    return first < last


def crosses(start: Point, end: Point, one: Point, other: Point) -> bool:
    """Whether two stretches cross strictly between the ends of both."""

    def side(a: Point, b: Point, c: Point) -> int:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(start, end, one) * side(start, end, other) < 0 and side(one, other, start) * side(one, other, end) < 0


def corners_on(grid: SquareGrid, start: Point, end: Point) -> int:
    """How many corners of the general grid lie strictly inside a line."""
    (px, py), (qx, qy) = start, end
    return sum(
        (x - px) * (qy - py) == (y - py) * (qx - px)
        and (x, y) not in (start, end)
        and min(px, qx) <= x <= max(px, qx)
        and min(py, qy) <= y <= max(py, qy)
        for x, y in map(grid.corner_point, range(grid.corner_count))
        if not (x & 1 or y & 1)
    )


# What a line meets


@given(pairs())
@settings(deadline=None)
def test_a_line_crosses_the_squares_whose_inside_it_passes(pair: tuple[SquareGrid, int, int]) -> None:
    grid, a, b = pair
    start, end = grid.centre(a), grid.centre(b)
    corners = {each: grid.corners(each) for each in grid.squares if each not in (a, b)}
    expected = mask(each for each, points in corners.items() if parts_inside(start, end, points[0], points[2]))
    assert grid.line(a, b).squares == expected


@given(pairs())
@settings(deadline=None)
def test_a_line_crosses_the_edges_that_lie_across_it(pair: tuple[SquareGrid, int, int]) -> None:
    grid, a, b = pair
    start, end = grid.centre(a), grid.centre(b)
    expected = mask(edge for edge in grid.edges if crosses(start, end, *grid.edge_ends(edge)))
    assert grid.line(a, b).edges == expected


@given(pairs())
@settings(deadline=None)
def test_a_line_forks_at_each_corner_that_it_meets(pair: tuple[SquareGrid, int, int]) -> None:
    grid, a, b = pair
    if grid is GRID:
        forks = grid.line(a, b).forks
        assert len(forks) == corners_on(grid, grid.centre(a), grid.centre(b))
        for fork in forks:
            assert [side.bit_count() for side in fork[:4]] == [1, 2, 1, 2]
            assert not (fork.left_squares | fork.right_squares) & grid.line(a, b).squares


@given(pairs(), st.data())
@settings(deadline=None)
def test_lines_to_corners_cross_what_lies_before_them(pair: tuple[SquareGrid, int, int], data: st.DataObject) -> None:
    grid, a, _ = pair
    corner = data.draw(st.integers(0, grid.corner_count - 1))
    start, end = grid.centre(a), grid.corner_point(corner)
    corners = {each: grid.corners(each) for each in grid.squares if each != a}
    expected = mask(each for each, points in corners.items() if parts_inside(start, end, points[0], points[2]))
    assert grid.line_to_corner(a, corner).squares == expected


def test_on_a_map_too_large_for_short_numbers_lines_are_known_as_well() -> None:
    grid = SquareGrid(70, 60)
    last = grid.square("BR60")
    for square in (last, last - 1, last - 70):
        assert grid.sweeps[0].crossed[square] == grid.line(0, square).squares


@given(pairs(), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_sight_is_mutual(pair: tuple[SquareGrid, int, int], random: Random) -> None:
    grid, a, b = pair
    some = [mask(random.sample(grid.squares, 20)) for _ in range(3)]
    obstacles = Obstacles(some[0] & some[1], mask(random.sample(grid.edges, 15)), ((1, some[1]), (2, some[2])))
    sight = Sight(grid, obstacles)
    assert sight.between(a, b) == sight.between(b, a)
    assert bool(sight.seen_from(a) >> b & 1) == (sight.between(a, b) is not None)


# What hinders it


def test_reductions_add_up_and_the_ends_do_not_count() -> None:
    """[hon.los.terrain-reduce] [hon.los.endpoints-excluded], case hon.case.reduced-los-cumulative."""
    wheat = mask([at(GRID, 0, 0), at(GRID, 1, 0), at(GRID, 4, 0)])
    sight = Sight(GRID, Obstacles(reduces=((1, wheat), (2, 1 << at(GRID, 3, 0)))))
    assert sight.between(at(GRID, 0, 0), at(GRID, 4, 0)) == 3


def test_what_blocks_blocks_both_ways() -> None:
    """[hon.los.vehicle-obstacle], case hon.case.vehicle-blocks-all."""
    sight = Sight(GRID, Obstacles(blocks=1 << at(GRID, 2, 0)))
    assert sight.between(at(GRID, 0, 0), at(GRID, 4, 0)) is None
    assert sight.between(at(GRID, 4, 0), at(GRID, 0, 0)) is None
    assert Sight(GRID, sight.obstacles.without(1 << at(GRID, 2, 0))).between(at(GRID, 0, 0), at(GRID, 4, 0)) == 0


def test_a_corner_hinders_only_when_both_squares_beside_it_block() -> None:
    """Rulings los-grazing and zoc-los-diagonal."""
    a, b = at(GRID, 3, 3), at(GRID, 4, 4)
    left, right = 1 << at(GRID, 4, 3), 1 << at(GRID, 3, 4)
    assert Sight(GRID, Obstacles(blocks=left)).between(a, b) == 0
    assert Sight(GRID, Obstacles(blocks=left | right)).between(a, b) is None
    assert Sight(GRID, Obstacles(reduces=((2, left | right),))).between(a, b) == 0


def test_walls_that_meet_in_a_corner_close_the_diagonal() -> None:
    a, b = at(GRID, 3, 3), at(GRID, 4, 4)
    one, other = 1 << GRID.edge_named("D4/E"), 1 << GRID.edge_named("D4/S")
    assert Sight(GRID, Obstacles(edges=one)).between(a, b) == 0
    assert Sight(GRID, Obstacles(edges=one | other)).between(a, b) is None
    beside = Obstacles(blocks=1 << at(GRID, 4, 3), edges=other)
    assert Sight(GRID, beside).between(a, b) is None


def test_no_sight_across_a_forbidden_passage() -> None:
    """[hon.terr.passage-forbidden], case hon.case.passage-forbidden."""
    sight = Sight(GRID, Obstacles(edges=1 << GRID.edge_named("D4/E")))
    assert sight.between(at(GRID, 3, 3), at(GRID, 4, 3)) is None
    assert sight.between(at(GRID, 0, 3), at(GRID, 9, 3)) is None
    assert sight.between(at(GRID, 3, 2), at(GRID, 4, 2)) == 0


def test_an_edge_reduces_when_it_is_crossed() -> None:
    hedge = Obstacles(edges_reduce=((1, 1 << GRID.edge_named("D4/E")),))
    assert Sight(GRID, hedge).between(at(GRID, 3, 3), at(GRID, 4, 3)) == 1
    assert Sight(GRID, hedge).between(at(GRID, 3, 3), at(GRID, 4, 4)) == 0


def test_along_an_edge_only_what_stands_on_both_sides_counts_and_the_lesser() -> None:
    """Ruling los-grazing: a line between two offset squares runs along the edges of the general grid."""
    grid = SquareGrid(12, 10, offset=["A3se", "H3se"])
    a, b = grid.square("A3se"), grid.square("H3se")
    north, south = 1 << grid.square("D3"), 1 << grid.square("D4")
    assert Sight(grid, Obstacles(reduces=((3, north),))).between(a, b) == 0
    assert Sight(grid, Obstacles(reduces=((3, north), (1, south)))).between(a, b) == 1
    assert Sight(grid, Obstacles(blocks=north)).between(a, b) == 0
    assert Sight(grid, Obstacles(blocks=north, reduces=((1, south),))).between(a, b) == 1
    assert Sight(grid, Obstacles(blocks=north | south)).between(a, b) is None


@pytest.mark.parametrize(
    ("ends", "halves"), [(("A3se", "H3se"), ("D3/E", "D4/E")), (("C1se", "C8se"), ("C4/S", "D4/S"))]
)
def test_a_wall_across_a_line_that_runs_along_edges_needs_both_halves(
    ends: tuple[str, str], halves: tuple[str, str]
) -> None:
    grid = SquareGrid(12, 10, offset=ends)
    a, b = grid.square(ends[0]), grid.square(ends[1])
    one, other = (1 << grid.edge_named(name) for name in halves)
    assert Sight(grid, Obstacles(edges=one)).between(a, b) == 0
    assert Sight(grid, Obstacles(edges=other)).between(a, b) == 0
    assert Sight(grid, Obstacles(edges=one | other)).between(a, b) is None


def test_a_line_may_run_along_the_grid_and_meet_a_corner_of_offset_squares() -> None:
    grid = SquareGrid(12, 10, offset=["A3se", "D3e", "C4e", "H3se"])
    a, b = grid.square("A3se"), grid.square("H3se")
    assert Sight(grid, Obstacles(reduces=((2, grid.general),))).between(a, b) == 14
    west, east = 1 << grid.edge_named("D3e/W"), 1 << grid.edge_named("C4e/E")
    assert Sight(grid, Obstacles(edges=west)).between(a, b) == 0
    assert Sight(grid, Obstacles(edges=west | east)).between(a, b) is None


@pytest.fixture
def house() -> Sight:
    """A farmhouse of 3 x 3 squares with a door in the middle of its south wall and a window in the west one."""
    inside = [VILLAGE.square(name) for name in offset_block("C3se", 3, 3)]
    edging = Edging().with_all(outline(VILLAGE, inside), "wall")
    edging = edging.changed(VILLAGE.edge_named("D5se/S"), "door").changed(VILLAGE.edge_named("C4se/W"), "window")
    return Sight(VILLAGE, Obstacles(edges=edging.of("wall")))


def test_sight_out_of_a_house_leads_through_its_openings(house: Sight) -> None:
    """[hon.bldg.fire-out] [hon.bldg.red-marks]"""
    behind_door = VILLAGE.square("D5se")
    assert house.between(behind_door, VILLAGE.square("D8")) == 0
    assert house.between(behind_door, VILLAGE.square("F9")) == 0
    assert house.between(behind_door, VILLAGE.square("G7")) is None
    assert house.between(VILLAGE.square("C5se"), VILLAGE.square("C8")) is None
    assert house.between(VILLAGE.square("C4se"), VILLAGE.square("A5")) == 0


def test_the_walls_of_a_house_hide_what_is_behind_it(house: Sight) -> None:
    assert house.between(VILLAGE.square("D2"), VILLAGE.square("D8")) is None
    assert house.between(VILLAGE.square("A4"), VILLAGE.square("I4")) is None
    assert house.between(VILLAGE.square("A2"), VILLAGE.square("I2")) == 0


def test_a_line_along_the_outside_of_a_wall_is_free(house: Sight) -> None:
    """Ruling los-grazing: the north wall lies exactly on the line between the centres of A3 and I3."""
    assert house.between(VILLAGE.square("A3"), VILLAGE.square("I3")) == 0


def test_units_in_the_same_house_see_each_other(house: Sight) -> None:
    inside = [VILLAGE.square(name) for name in offset_block("C3se", 3, 3)]
    assert all(house.between(a, b) == 0 for a, b in product(inside, inside))


# Aiming at a counter of two squares


@pytest.mark.parametrize(("front", "rear"), [((6, 2), (6, 3)), ((6, 3), (6, 2))])
def test_an_attacker_may_aim_between_the_two_squares_of_a_vehicle(
    front: tuple[int, int], rear: tuple[int, int]
) -> None:
    """[hon.los.two-square-target]: both centres are hidden, a point between them is not."""
    firer, one, other = at(GRID, 0, 3), at(GRID, *front), at(GRID, *rear)
    blocks = Obstacles(blocks=mask([at(GRID, 4, 2), at(GRID, 3, 4)]), edges=1 << GRID.edge_at(at(GRID, 5, 3), 2))
    blocked = [blocks.hinder(aim.line) is None for aim in GRID.aims(firer, one, other)]
    assert blocked[:2] == [True, True] == [blocks.hinder(GRID.line(firer, each)) is None for each in (one, other)]
    assert not all(blocked)


@given(
    st.sampled_from(GRID.squares),
    st.sampled_from(GRID.squares),
    st.integers(0, 7),
    st.fractions(0, 1, max_denominator=60),
)
@settings(deadline=None)
def test_no_point_between_two_squares_is_better_than_the_aims(
    firer: int, one: int, facing: int, part: Fraction
) -> None:
    """Whatever any line to the vehicle crosses includes what the line to one of its neighbouring aims crosses."""
    other = GRID.neighbour(one, facing)
    if other is None or firer in (one, other):
        return
    (ax, ay), (bx, by) = GRID.centre(one), GRID.centre(other)
    point = ax + (bx - ax) * part, ay + (by - ay) * part
    start = GRID.centre(firer)
    squares = 0
    for each in set(GRID.squares) - {firer, one, other}:
        nw, _, se, _ = GRID.corners(each)
        scale = part.denominator
        scaled = [(int(x * scale), int(y * scale)) for x, y in (start, point, nw, se)]
        squares |= parts_inside(*scaled) << each
    aims = GRID.aims(firer, one, other)
    assert any(not aim.line.squares & ~squares for aim in aims)
    assert len({(Fraction(aim.x, aim.scale), Fraction(aim.y, aim.scale)) for aim in aims}) == len(aims)


def test_aims_are_in_their_place_and_leave_out_the_target() -> None:
    firer, one, other = at(GRID, 0, 0), at(GRID, 7, 4), at(GRID, 8, 5)
    aims = GRID.aims(firer, one, other)
    assert [(aim.x, aim.y) for aim in aims[:2]] == [GRID.centre(one), GRID.centre(other)]
    places = sorted(Fraction(aim.x, aim.scale) for aim in aims)
    assert all(a < b for a, b in pairwise(places))
    assert all(not aim.line.squares & mask([firer, one, other]) for aim in aims)
    assert all(isinstance(aim.line, Line) for aim in aims)


# Rows of lines at once


@given(pairs(), st.randoms(use_true_random=False))
@settings(deadline=None, max_examples=30)
def test_hidden_corners_are_those_whose_lines_are_blocked(pair: tuple[SquareGrid, int, int], random: Random) -> None:
    grid, a, _ = pair
    obstacles = Obstacles(mask(random.sample(grid.squares, 25)), mask(random.sample(grid.edges, 25)))
    own = 1 << a
    blocked = mask(
        corner
        for corner in range(grid.corner_count)
        if obstacles.hinder(grid.line_to_corner(a, corner), own | grid.around(corner)) is None
    )
    assert grid.hidden_corners(a, obstacles.blocks, obstacles.edges) == blocked
    some = mask(range(0, grid.corner_count, 3))
    assert grid.hidden_corners(a, obstacles.blocks, obstacles.edges, some) == blocked & some


@given(pairs())
@settings(deadline=None)
def test_what_is_known_of_all_lines_from_a_square_is_true_of_each(pair: tuple[SquareGrid, int, int]) -> None:
    grid, a, b = pair
    sweep, line = grid.sweeps[a], grid.line(a, b)
    assert sweep.crossed[b] == line.squares
    assert mask(square for square in grid.squares if sweep.behind[square] >> b & 1) == line.squares
    left, right = sweep.left[b], sweep.right[b]
    for fork in line.forks:
        one, other = (side & ~(line.squares | 1 << a | 1 << b) for side in (fork.left_squares, fork.right_squares))
        assert not (one & ~left or other & ~right) or not (one & ~right or other & ~left)


@given(pairs(), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_a_line_need_not_be_drawn_to_know_what_hinders_it(pair: tuple[SquareGrid, int, int], random: Random) -> None:
    grid, a, b = pair
    blocks, hedges = (mask(random.sample(grid.squares, random.randint(0, 20))) for _ in range(2))
    edges = mask(random.sample(grid.edges, random.randint(0, 30)))
    obstacles = Obstacles(blocks, edges, ((1, hedges & ~blocks), (2, blocks >> 1 & ~hedges)))
    assert obstacles.between(grid, a, b) == obstacles.hinder(grid.line(a, b))


@given(pairs(), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_squares_left_out_and_units_added_count_as_in_other_obstacles(
    pair: tuple[SquareGrid, int, int], random: Random
) -> None:
    grid, a, b = pair
    blocks, wheat, units, but = (mask(random.sample(grid.squares, 15)) for _ in range(4))
    obstacles = Obstacles(blocks, 0, ((1, wheat),))
    same = Obstacles((blocks | units) & ~but, 0, ((1, wheat & ~but),))
    assert obstacles.hinder(grid.line(a, b), but, units) == same.hinder(grid.line(a, b))


@given(st.sampled_from([GRID, VILLAGE]), st.data())
@settings(deadline=None)
def test_templates_are_known_from_both_ends(grid: SquareGrid, data: st.DataObject) -> None:
    square, rings = data.draw(st.sampled_from(grid.squares)), data.draw(st.integers(1, 2))
    upon = mask(corner for corner in range(grid.corner_count) if grid.around(corner, rings) >> square & 1)
    assert grid.reached_by(square, rings) == upon
