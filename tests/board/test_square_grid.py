"""The grid of squares: names, neighbours, zones, distances, edges, corners and arcs."""

import math
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.board.bits import bits
from bocage.board.square import COMPASS, SquareGrid, in_arc, offset_block, turn_between, turned
from bocage.board.square.facings import STEPS, bearing

PLAIN = SquareGrid(9, 7)
VILLAGE = SquareGrid(14, 12, offset=[*offset_block("C3se", 3, 3), *offset_block("I6se", 2, 1), "C10e", "K2s"])
GRIDS = st.sampled_from([PLAIN, VILLAGE])


@st.composite
def places(draw: st.DrawFn, count: int) -> tuple[SquareGrid, list[int]]:
    grid = draw(GRIDS)
    return grid, draw(st.lists(st.sampled_from(grid.squares), min_size=count, max_size=count))


def names(grid: SquareGrid, bitset: int) -> set[str]:
    return {grid.name(each) for each in bits(bitset)}


def at(grid: SquareGrid, column: int, row: int) -> int:
    """The ledger's cases count columns and rows from 0, rows to the south."""
    square = grid.at(column, row)
    assert square is not None
    return square


# Places and names


@pytest.mark.parametrize("grid", [PLAIN, VILLAGE])
def test_every_square_edge_and_corner_is_found_again_by_its_name(grid: SquareGrid) -> None:
    assert [grid.square(grid.name(each)) for each in grid.squares] == list(grid.squares)
    assert [grid.edge_named(grid.edge_name(each)) for each in grid.edges] == list(grid.edges)
    corners = range(grid.corner_count)
    assert [grid.corner_named(grid.corner_name(each)) for each in corners] == list(corners)


@pytest.mark.parametrize("name", ["", "c5", "C0", "C5 ", "J1", "A8", "5C", "C5/N", "C5es"])
def test_a_name_of_no_square_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(ValueError, match=r"^no square .* on a map from A1 to I7$"):
        PLAIN.square(name)


def test_offset_squares_lie_on_the_map_and_apart() -> None:
    with pytest.raises(ValueError, match="does not lie on a map of 4 x 4"):
        SquareGrid(4, 4, offset=["D2e"])
    shared = ("B2se B2e", "B2se B2s", "B2se C2s", "B2se B3e", "B2e B2s", "B2e C2s")
    for pair in shared:
        with pytest.raises(ValueError, match="overlap"):
            SquareGrid(6, 6, offset=pair.split())
    with pytest.raises(ValueError, match="offset squares B2e and B2se overlap"):
        SquareGrid(6, 6, offset=["B2se", "B2e"])
    with pytest.raises(ValueError, match="named like C5e"):
        SquareGrid(4, 4, offset=["B2"])
    with pytest.raises(ValueError, match="needs columns and rows"):
        SquareGrid(0, 4)


def test_a_grid_goes_to_another_process() -> None:
    copy = pickle.loads(pickle.dumps(VILLAGE))
    assert repr(copy) == repr(VILLAGE)
    assert copy.line(0, 100) == VILLAGE.line(0, 100)


def test_ground_under_offset_squares_is_incomplete() -> None:
    grid = SquareGrid(12, 12, offset=["E5se"])
    assert names(grid, grid.incomplete) == {"E5", "F5", "E6", "F6"}
    assert grid.complete == grid.general & ~grid.incomplete
    assert names(grid, grid.overlaps[grid.square("E5se")]) == {"E5", "F5", "E6", "F6"}


# Neighbours


@given(places(1))
def test_neighbours_are_mutual_and_their_directions_opposite(place: tuple[SquareGrid, list[int]]) -> None:
    grid, [here] = place
    for there in grid.neighbours(here):
        assert grid.adjacent[there] >> here & 1
        assert grid.orthogonal[here] >> there & 1 == grid.orthogonal[there] >> here & 1
        assert grid.direction(there, here) == turned(grid.direction(here, there), 4)
        assert set(grid.routes(here, there)) == set(grid.routes(there, here))


def test_a_square_has_eight_neighbours_clockwise_from_the_north() -> None:
    around = [PLAIN.name(each) for each in PLAIN.neighbours(PLAIN.square("D4"))]
    assert around == ["D3", "E3", "E4", "E5", "D5", "C5", "C4", "C3"]
    assert [PLAIN.name(each) for each in PLAIN.neighbours(PLAIN.square("A1"))] == ["B1", "B2", "A2"]


def test_an_offset_square_is_entered_from_the_complete_squares_that_face_it() -> None:
    """[hon.move.offset-access], case hon.case.offset-access."""
    grid = SquareGrid(12, 12, offset=["E5se"])
    house = grid.square("E5se")
    facing = [(4, 3), (5, 3), (4, 6), (5, 6), (3, 4), (3, 5), (6, 4), (6, 5)]
    assert set(grid.neighbours(house)) == {at(grid, *place) for place in facing}
    for column, row in ((3, 3), (6, 3), (3, 6), (6, 6), (4, 4)):
        assert not grid.adjacent[house] >> at(grid, column, row) & 1


def test_offset_squares_of_a_block_are_neighbours_diagonally_too() -> None:
    centre = VILLAGE.square("D4se")
    assert names(VILLAGE, VILLAGE.adjacent[centre]) == set(offset_block("C3se", 3, 3)) - {"D4se"}
    corner = VILLAGE.square("C3se")
    assert names(VILLAGE, VILLAGE.adjacent[corner] & VILLAGE.general) == {"C2", "D2", "B3", "B4"}


def test_a_square_shifted_along_its_row_touches_what_is_north_and_south_of_it() -> None:
    shifted = VILLAGE.square("C10e")
    assert names(VILLAGE, VILLAGE.adjacent[shifted]) == {"C9", "D9", "C11", "D11", "B10", "E10"}


def test_two_blocks_of_offset_squares_that_touch_are_neighbours_across_the_shared_side() -> None:
    grid = SquareGrid(8, 8, offset=["C3se", "D3e", "F3e"])
    lower, upper = grid.square("C3se"), grid.square("D3e")
    assert grid.direction(lower, upper) == 2
    assert names(grid, grid.adjacent[lower] & grid.offset) == {"D3e"}
    assert not grid.adjacent[lower] >> grid.square("E3") & 1


def test_a_square_that_another_block_covers_in_part_is_no_way_in() -> None:
    grid = SquareGrid(12, 12, offset=["C3se", "E3se"])
    assert names(grid, grid.adjacent[grid.square("C3se")]) == {"C2", "D2", "C5", "D5", "B3", "B4"}


def test_the_squares_opposite_an_attacker() -> None:
    """[hon.assault.win-inf-retreat], case hon.case.assault-retreat-diagonal; straight ahead likewise."""
    grid = SquareGrid(12, 12)
    assert set(grid.beyond(at(grid, 4, 6), at(grid, 5, 5))) == {at(grid, 6, 4), at(grid, 5, 4), at(grid, 6, 5)}
    assert set(grid.beyond(at(grid, 5, 6), at(grid, 5, 5))) == {at(grid, 4, 4), at(grid, 5, 4), at(grid, 6, 4)}


def test_an_attack_through_a_door_drives_inwards() -> None:
    """Ruling assault-retreat-squares: from a door the step points straight in, whichever square it came from."""
    onward = {"C4se", "D4se", "E4se"}
    for start in ("D2", "E2"):
        assert {VILLAGE.name(each) for each in VILLAGE.beyond(VILLAGE.square(start), VILLAGE.square("D3se"))} == onward


def test_steps_between_squares_that_are_not_adjacent_have_no_direction() -> None:
    with pytest.raises(ValueError, match=r"^A1 and C1 are not adjacent$"):
        PLAIN.direction(PLAIN.square("A1"), PLAIN.square("C1"))


@given(st.integers(-40, 40), st.integers(-40, 40))
def test_the_bearing_is_the_nearest_of_eight_directions(dx: int, dy: int) -> None:
    if not (dx or dy):
        assert bearing(dx, dy) is None
        return
    angle = math.degrees(math.atan2(dx, -dy)) % 360
    assert bearing(dx, dy) == round(angle / 45) % 8


# Zones


def test_the_zone_of_a_unit_in_an_offset_square() -> None:
    """[hon.zoc.offset-unit] [hon.zoc.grid-unit-near-offset], case hon.case.zoc-offset."""
    grid = SquareGrid(12, 12, offset=["E5se", "F5se"])
    assert names(grid, grid.zone[grid.square("E5se")]) == {"F5se", "E5", "F5", "E6", "F6"}
    assert names(grid, grid.zone[grid.square("F4")]) == {"E3", "F3", "G3", "E4", "G4", "E5", "F5", "G5"}


# Distances


@given(places(3))
def test_distance_is_symmetric_and_no_detour_is_shorter_on_the_general_grid(
    place: tuple[SquareGrid, list[int]],
) -> None:
    grid, [a, b, c] = place
    assert grid.distance(a, b) == grid.distance(b, a)
    assert (grid.distance(a, b) == 0) == (a == b)
    if not any(grid.is_offset(each) for each in (a, b, c)):
        assert grid.distance(a, b) <= grid.distance(a, c) + grid.distance(c, b)


@given(places(2))
def test_distance_one_is_adjacency(place: tuple[SquareGrid, list[int]]) -> None:
    grid, [a, b] = place
    assert (grid.distance(a, b) == 1) == bool(grid.adjacent[a] >> b & 1)
    assert bool(grid.within(a, 3) >> b & 1) == (grid.distance(a, b) <= 3)


@given(places(2))
def test_distance_to_an_offset_square_goes_over_a_neighbour(place: tuple[SquareGrid, list[int]]) -> None:
    grid, [a, b] = place
    if a != b and grid.is_offset(b):
        assert grid.distance(a, b) == 1 + min(grid.distance(a, near) for near in grid.neighbours(b))


def test_range_counts_diagonals_as_one() -> None:
    """[hon.range.count]"""
    grid = SquareGrid(12, 12)
    assert grid.distance(at(grid, 0, 0), at(grid, 7, 3)) == 7
    assert grid.distance(at(grid, 0, 0), at(grid, 7, 8)) == 8


def test_the_half_square_before_a_house_counts_for_nothing() -> None:
    """[hon.bldg.half-square]: from outside to the square behind a door is 1, to the middle of the house 2."""
    assert VILLAGE.distance(VILLAGE.square("D2"), VILLAGE.square("D3se")) == 1
    assert VILLAGE.distance(VILLAGE.square("D2"), VILLAGE.square("D4se")) == 2
    assert VILLAGE.distance(VILLAGE.square("D4se"), VILLAGE.square("D1")) == 3


# Edges and passages


@pytest.mark.parametrize("grid", [PLAIN, VILLAGE])
def test_squares_that_share_an_edge_know_it_alike(grid: SquareGrid) -> None:
    for edge in grid.edges:
        for square in grid.squares_of(edge):
            assert edge in grid.edges_of(square)
        assert set(grid.edge_ends(edge)) <= set(grid.corners(grid.squares_of(edge)[0]))


def test_no_step_across_a_forbidden_passage() -> None:
    """[hon.terr.passage-forbidden], case hon.case.passage-forbidden."""
    grid = SquareGrid(12, 12)
    here, there = at(grid, 3, 3), at(grid, 4, 3)
    wall = 1 << grid.edge_at(here, 2)
    assert not grid.passes(here, there, wall)
    assert not grid.passes(there, here, wall)
    assert grid.passes(here, at(grid, 2, 3), wall)


def test_a_diagonal_step_is_closed_only_when_both_ways_round_are() -> None:
    """Ruling zoc-los-diagonal."""
    grid = SquareGrid(12, 12)
    step = at(grid, 3, 3), at(grid, 4, 4)
    one = 1 << grid.edge_named("D4/E")
    other = 1 << grid.edge_named("D5/E")
    assert grid.passes(*step, one)
    assert grid.passes(*step, other)
    assert not grid.passes(*step, one | other)


def test_a_house_is_entered_over_its_own_edge_and_that_of_the_square_outside() -> None:
    outside, inside = VILLAGE.square("D2"), VILLAGE.square("D3se")
    [way] = VILLAGE.routes(outside, inside)
    assert {VILLAGE.edge_name(edge) for edge in bits(way)} == {"D2/S", "D3se/N"}


# Corners


def test_four_squares_meet_in_a_corner() -> None:
    """[hon.intersection.def]"""
    corner = PLAIN.corner_named("D4/NE")
    assert {PLAIN.name(each) for each in PLAIN.squares_at(corner)} == {"D3", "E3", "D4", "E4"}
    assert names(PLAIN, PLAIN.around(corner)) == {"D3", "E3", "D4", "E4"}
    assert PLAIN.around(corner, 2).bit_count() == 16
    assert names(PLAIN, PLAIN.around(PLAIN.corner_named("A1/NW"))) == {"A1"}


def test_a_template_touches_offset_squares_that_lie_partly_under_it() -> None:
    grid = SquareGrid(12, 12, offset=["E5se"])
    assert "E5se" in names(grid, grid.around(grid.corner_named("E5/NW")))
    assert "E5se" not in names(grid, grid.around(grid.corner_named("D4/NW")))


def test_the_nearest_corners_are_one_away() -> None:
    """Ruling intersection-distance, case hon.case.grenade-range."""
    grid = SquareGrid(12, 12)
    thrower = at(grid, 5, 5)
    near = {
        (x // 2, y // 2)
        for corner in range(grid.corner_count)
        if grid.corner_distance(thrower, corner) <= 2
        for x, y in [grid.corner_point(corner)]
    }
    assert near == {(x, y) for x in range(4, 8) for y in range(4, 8)}


def test_from_a_window_the_corner_on_the_half_square_outside_is_the_first() -> None:
    """[hon.opt.grenades-from-building], case hon.case.grenade-from-window."""
    window = VILLAGE.square("D3se")
    assert VILLAGE.corner_distance(window, VILLAGE.corner_named("D3/NE")) == 1
    assert VILLAGE.corner_distance(window, VILLAGE.corner_named("D2/NE")) == 2
    assert VILLAGE.corner_distance(window, VILLAGE.corner_named("D3se/NW")) == 1


@given(places(1), st.data())
def test_one_corner_further_is_at_most_one_more(place: tuple[SquareGrid, list[int]], data: st.DataObject) -> None:
    grid, [here] = place
    corner = data.draw(st.integers(0, grid.corner_count - 1))
    x, y = grid.corner_point(corner)
    near = (grid.corner_at((x + i, y + j)) for i in (-2, -1, 0, 1, 2) for j in (-2, -1, 0, 1, 2))
    distance = grid.corner_distance(here, corner)
    assert distance >= 1
    assert corner not in grid.corners_of(here) or distance == 1
    for other in near:
        if other is not None and grid.is_offset_corner(other) == grid.is_offset_corner(corner):
            assert abs(grid.corner_distance(here, other) - distance) <= 1


def test_scatter_moves_by_corners() -> None:
    """[hon.indirect.scatter], case hon.case.indirect-scatter; off the map there is none (ruling scatter-off-board)."""
    grid = SquareGrid(12, 12)
    aimed = grid.corner_at((16, 16))
    assert aimed is not None
    assert [grid.corner_point(each) for each in grid.scattered(aimed, 2, 2)] == [(20, 16)]
    assert grid.scattered(aimed, 2, 5) == ()
    assert grid.scattered(aimed, 2, 4) != ()


def test_from_offset_corners_to_the_general_grid_the_firer_chooses() -> None:
    """[hon.indirect.scatter-offset], case hon.case.scatter-offset."""
    grid = SquareGrid(12, 12, offset=offset_block("E5se", 2, 1))
    start = grid.corner_named("E5se/NW")
    assert [grid.corner_name(each) for each in grid.scattered(start, 2, 1)] == ["E5se/NE"]
    out = grid.scattered(start, 0, 1)
    assert {grid.corner_point(each) for each in out} == {(8, 8), (10, 8)}
    assert {grid.corner_point(each) for each in grid.scattered(start, 0, 2)} == {(8, 6), (10, 6)}


# Arcs


def test_the_marks_of_an_arc_are_inside_it() -> None:
    """[hon.arc.limited], ruling arc-inclusive, case hon.case.arc-limited."""
    grid = SquareGrid(12, 12)
    arc = grid.arc(at(grid, 5, 5), 0, 90)
    inside = [bool(arc >> at(grid, *place) & 1) for place in ((5, 1), (8, 2), (9, 4), (5, 8))]
    assert inside == [True, True, False, False]


@given(
    st.integers(-30, 30), st.integers(-30, 30), st.integers(0, 7), st.sampled_from([30, 45, 60, 90, 120, 180, 270, 300])
)
def test_an_arc_holds_what_lies_within_half_its_width(dx: int, dy: int, facing: int, degrees: int) -> None:
    if not (dx or dy):
        assert not in_arc(dx, dy, facing, degrees)
        return
    ahead_x, ahead_y = STEPS[facing]
    angle = abs(math.degrees(math.atan2(dx * ahead_y - dy * ahead_x, dx * ahead_x + dy * ahead_y)))
    assert in_arc(dx, dy, facing, degrees) == (angle <= degrees / 2 + 1e-7)


@given(places(2), st.integers(0, 7), st.sampled_from([60, 90, 180, 360]))
def test_arcs_over_the_map_agree_with_single_vectors(
    place: tuple[SquareGrid, list[int]], facing: int, degrees: int
) -> None:
    grid, [a, b] = place
    (ax, ay), (bx, by) = grid.centre(a), grid.centre(b)
    assert bool(grid.arc(a, facing, degrees) >> b & 1) == (a != b and in_arc(bx - ax, by - ay, facing, degrees))


def test_turns_count_the_short_way() -> None:
    assert [turn_between(0, facing) for facing in range(8)] == [0, 1, 2, 3, 4, 3, 2, 1]
    assert len(COMPASS) == 8
