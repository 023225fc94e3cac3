"""Hex grids: names, neighbours, distances, arcs, hexsides and half hexes."""

from collections import deque
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.board.bits import bits, mask
from bocage.board.hex import Hex, HexGrid, Point, Shifted, Top
from bocage.board.hex.grid import LARGE

TOPS: tuple[Top, ...] = ("flat", "pointy")
SHIFTS: tuple[Shifted, ...] = ("even", "odd")
LAYOUTS = tuple(product(TOPS, SHIFTS))
VAST = HexGrid(70, 60, half=["C3"])
all_layouts = pytest.mark.parametrize(("top", "shifted"), LAYOUTS)


def steps_from(grid: HexGrid, start: Hex) -> dict[Hex, int]:
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for near in grid.neighbours(here):
            if near not in steps:
                steps[near] = steps[here] + 1
                queue.append(near)
    return steps


def towards(grid: HexGrid, a: Hex, b: Hex) -> Point:
    (ax, ay), (bx, by) = grid.centre(a), grid.centre(b)
    return bx - ax, by - ay


def turn(v: Point, w: Point) -> int:
    """Positive when `w` lies clockwise of `v`, y running south."""
    return v[0] * w[1] - v[1] * w[0]


def names(grid: HexGrid, hexes: tuple[Hex, ...]) -> list[str]:
    return [grid.name(each) for each in hexes]


@given(st.integers(1, 60), st.integers(1, 30))
@settings(deadline=None)
def test_names_round_trip(columns: int, rows: int) -> None:
    grid = HexGrid(columns, rows)
    assert [grid.hex(grid.name(each)) for each in range(len(grid))] == list(range(len(grid)))


def test_columns_after_z_have_two_letters() -> None:
    grid = HexGrid(54, 3)
    assert names(grid, (25, 26, 27, 52)) == ["Z1", "AA1", "AB1", "BA1"]


@pytest.mark.parametrize("name", ["", "A", "7", "A0", "A01", "a1", "K1", "A9", "A1 ", "AA1"])
def test_a_hex_that_is_not_on_the_map_is_refused_by_name(name: str) -> None:
    with pytest.raises(ValueError, match=f"no hex '{name}' on a map from A1 to J8"):
        HexGrid(10, 8).hex(name)


def test_a_map_may_name_its_hexes_otherwise() -> None:
    grid = HexGrid(2, 2, names=["5430", "5530", "5431", "5531"], half=["5530"])
    assert (names(grid, (0, 3)), grid.hex("5431"), grid.half_hexes) == (["5430", "5531"], 2, (1,))
    assert grid.side_name(grid.side_named("5431/N")) == "5430/S"
    assert eval(repr(grid)).hex("5531") == 3
    for name in ("A1", "5630"):
        with pytest.raises(ValueError, match=f"no hex '{name}' on a map from 5430 to 5531"):
            grid.hex(name)
    with pytest.raises(ValueError, match="a hex sheet of 2 x 2 needs 4 names, not 3"):
        HexGrid(2, 2, names=["5430", "5530", "5431"])


@settings(max_examples=50)
@given(st.integers(0, 70 * 60 - 1), st.integers(0, 70 * 60 - 1), st.integers(0, 9))
def test_a_large_map_measures_as_a_small_one(a: Hex, b: Hex, radius: int) -> None:
    assert len(VAST) > LARGE
    table = VAST.distances
    assert VAST.distance(a, b) == table[a][b]
    near = mask(hex for hex in VAST.hexes if table[a][hex] <= radius)
    assert VAST.within(a, radius) == near


def test_a_grid_prints_as_the_call_that_makes_it() -> None:
    grid = HexGrid(4, 3, top="pointy", shifted="odd", cut="W")
    assert repr(grid) == "HexGrid(4, 3, top='pointy', shifted='odd', half=['A2'])"
    assert repr(eval(repr(grid))) == repr(grid)


@pytest.mark.parametrize(("columns", "rows"), [(0, 5), (5, 0), (200, 200)])
def test_a_grid_has_a_sensible_size(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="hex"):
        HexGrid(columns, rows)


@pytest.mark.parametrize(
    ("top", "shifted", "expected"),
    [
        ("flat", "even", ["C2", "D2", "D3", "C4", "B3", "B2"]),
        ("flat", "odd", ["C2", "D3", "D4", "C4", "B4", "B3"]),
        ("pointy", "even", ["C2", "D3", "C4", "B4", "B3", "B2"]),
        ("pointy", "odd", ["D2", "D3", "D4", "C4", "B3", "C2"]),
    ],
)
def test_neighbours_clockwise(top: Top, shifted: Shifted, expected: list[str]) -> None:
    grid = HexGrid(6, 6, top=top, shifted=shifted)
    assert names(grid, grid.neighbours(grid.hex("C3"))) == expected


@all_layouts
def test_each_direction_points_where_the_compass_says(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(6, 6, top=top, shifted=shifted)
    here = grid.hex("C3")
    for direction, near in enumerate(grid.neighbours(here)):
        east, south = towards(grid, here, near)
        assert ("E" in grid.compass[direction]) == (east > 0)
        assert ("W" in grid.compass[direction]) == (east < 0)
        assert ("N" in grid.compass[direction]) == (south < 0)
        assert ("S" in grid.compass[direction]) == (south > 0)
        assert grid.direction(here, near) == direction
        assert grid.bearing(here, near) == (direction,)


def test_direction_is_only_for_adjacent_hexes() -> None:
    grid = HexGrid(6, 6)
    with pytest.raises(ValueError, match="A1 and A3 are not adjacent"):
        grid.direction(grid.hex("A1"), grid.hex("A3"))


@all_layouts
def test_adjacency_is_mutual(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(7, 5, top=top, shifted=shifted)
    for each in grid.hexes:
        assert grid.adjacent[each] == mask(grid.neighbours(each))
        assert all(each in grid.neighbours(near) for near in grid.neighbours(each))


@all_layouts
def test_distance_counts_the_steps_of_the_shortest_way(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(9, 7, top=top, shifted=shifted)
    for each in grid.hexes:
        steps = steps_from(grid, each)
        assert [grid.distance(each, other) for other in grid.hexes] == [steps[other] for other in grid.hexes]


@all_layouts
def test_areas_and_rings_agree_with_distance(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(8, 7, top=top, shifted=shifted)
    for each, radius in product(grid.hexes, range(5)):
        ring = grid.ring(each, radius)
        assert len(ring) == len(set(ring))
        assert set(ring) == {other for other in grid.hexes if grid.distance(each, other) == radius}
        assert set(bits(grid.within(each, radius))) == {
            other for other in grid.hexes if grid.distance(each, other) <= radius
        }


def test_a_ring_runs_clockwise_from_direction_0() -> None:
    grid = HexGrid(7, 7)
    assert grid.ring(grid.hex("D4"), 1) == grid.neighbours(grid.hex("D4"))
    assert names(grid, grid.ring(grid.hex("D4"), 2))[:3] == ["D2", "E3", "F3"]


def test_a_step_off_the_map_leads_nowhere() -> None:
    grid = HexGrid(6, 6)
    assert grid.step(grid.hex("A3"), 1, 2) == grid.hex("C2")
    assert grid.step(grid.hex("A3"), 4) is None
    assert grid.step(grid.hex("F6"), 1, 300) is None


@all_layouts
def test_a_spine_is_a_row_of_steps(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(6, 6, top=top, shifted=shifted)
    for direction in range(6):
        spine = grid.spine(grid.hex("C3"), direction)
        assert spine == tuple(grid.step(grid.hex("C3"), direction, n + 1) for n in range(len(spine)))
        assert grid.step(grid.hex("C3"), direction, len(spine) + 1) is None


@all_layouts
def test_a_sextant_lies_between_its_spines(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(9, 9, top=top, shifted=shifted)
    here = grid.hex("E5")
    for first in range(6):
        left, right = (towards(grid, here, grid.neighbours(here)[side % 6]) for side in (first, first + 1))
        expected = {
            other
            for other in grid.hexes
            if other != here
            and turn(left, towards(grid, here, other)) >= 0
            and turn(towards(grid, here, other), right) >= 0
        }
        assert set(bits(grid.arc(here, first, 1))) == expected


@all_layouts
def test_sextants_without_their_last_spine_partition_the_map(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(7, 6, top=top, shifted=shifted)
    for here in grid.hexes:
        parts = [grid.arc(here, first, 1) & ~mask(grid.spine(here, (first + 1) % 6)) for first in range(6)]
        assert sum(part.bit_count() for part in parts) == len(grid) - 1
        assert grid.arc(here, 3, 6) == grid.playable & ~(1 << here)


def test_a_wide_arc_joins_its_sextants_up_to_the_range() -> None:
    grid = HexGrid(9, 9)
    here = grid.hex("E5")
    front = (grid.arc(here, 5, 1) | grid.arc(here, 0, 1)) & grid.within(here, 3)
    assert grid.arc(here, -1, 2, radius=3) == front
    assert front.bit_count() == 3 + 5 + 7


@all_layouts
def test_two_hexes_share_the_hexside_between_them(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(6, 5, top=top, shifted=shifted)
    owners: dict[int, list[Hex]] = {side: [] for side in range(grid.side_count)}
    for each, direction in product(range(len(grid)), range(6)):
        owners[grid.side_at(each, direction)].append(each)
        across = grid.neighbour(each, direction)
        if across is not None:
            assert grid.side(each, across) == grid.side(across, each) == grid.side_at(each, direction)
    assert all(grid.hexes_of(side) == tuple(owner) for side, owner in owners.items())
    assert {len(owner) for owner in owners.values()} == {1, 2}


@all_layouts
def test_hexside_names_round_trip_and_corners_are_shared(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(5, 4, top=top, shifted=shifted)
    for side in range(grid.side_count):
        assert grid.side_named(grid.side_name(side)) == side
        for each in grid.hexes_of(side):
            direction = grid.sides_of(each).index(side)
            corners = grid.corners(each)
            assert {corners[direction], corners[(direction + 1) % 6]} == set(grid.side_corners(side))


@all_layouts
def test_the_drawing_fills_its_extent(top: Top, shifted: Shifted) -> None:
    grid = HexGrid(5, 4, top=top, shifted=shifted)
    corners = [corner for each in range(len(grid)) for corner in grid.corners(each)]
    assert (min(x for x, _ in corners), min(y for _, y in corners)) == (0, 0)
    assert grid.extent() == (max(x for x, _ in corners), max(y for _, y in corners))


@pytest.mark.parametrize(
    ("top", "cut", "expected"),
    [
        ("flat", "N", ["A1", "C1"]),
        ("flat", "S", ["B3", "D3"]),
        ("flat", "E", ["D1", "D2", "D3"]),
        ("flat", "NW", ["A1", "C1", "A2", "A3"]),
        ("pointy", "N", ["A1", "B1", "C1", "D1"]),
        ("pointy", "W", ["A1", "A3"]),
        ("pointy", "E", ["D2"]),
    ],
)
def test_a_cut_edge_leaves_half_hexes(top: Top, cut: str, expected: list[str]) -> None:
    grid = HexGrid(4, 3, top=top, cut=cut)
    assert names(grid, grid.half_hexes) == expected


def test_an_edge_has_a_known_name() -> None:
    with pytest.raises(ValueError, match="one of N, E, S, W, not 'X'"):
        HexGrid(4, 3, cut="NX")


def test_half_hexes_are_not_part_of_play() -> None:
    grid = HexGrid(7, 6, cut="NS", half=["A4"])
    half = mask(grid.half_hexes)
    assert half == mask(map(grid.hex, ["A1", "C1", "E1", "G1", "B6", "D6", "F6", "A4"]))
    assert grid.playable == (1 << len(grid)) - 1 & ~half
    for each in range(len(grid)):
        assert not grid.within(each, 4) & half
        assert not grid.arc(each, 0, 6) & half
        assert not mask(grid.ring(each, 2)) & half
        assert not grid.adjacent[each] & half
    assert not any(grid.neighbours(each) for each in grid.half_hexes)
    assert grid.step(grid.hex("A3"), 3) is None
    assert grid.spine(grid.hex("A3"), 3) == ()
    assert grid.side(grid.hex("A3"), grid.hex("A4")) == grid.side_named("A4/N")
