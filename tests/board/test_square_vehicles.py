"""Counters of two squares: where they stand, how they drive and which side is struck; templates; ways over squares."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.board.bits import bits, mask
from bocage.board.square import (
    Driving,
    Manoeuvre,
    SquareGrid,
    Stance,
    Template,
    can_stand,
    cost_table,
    footprint,
    laid,
    manoeuvres,
    moved,
    offset_block,
    pivoted,
    reach,
    sides_struck,
    stance_number,
    stance_of,
    stand,
    turned,
)

GRID = SquareGrid(12, 12)
stances = st.builds(Stance, st.sampled_from(GRID.squares), st.integers(0, 7))
N, NE, E, S = 0, 1, 2, 4


def at(column: int, row: int) -> int:
    """The ledger's cases count columns and rows from 0, rows to the south."""
    square = GRID.at(column, row)
    assert square is not None
    return square


def squares(stance: Stance | None) -> list[tuple[int, int]]:
    """Front and rear as the ledger writes them."""
    assert stance is not None
    return [GRID.column_row(each) for each in stand(GRID, stance) or ()]


def named(steps: tuple[Manoeuvre, ...], kind: str, turn: int, about: str) -> Manoeuvre:
    [found] = [step for step in steps if (step.kind, step.turn, step.about) == (kind, turn, about)]
    return found


# Standing and driving


@given(stances)
def test_a_vehicle_stands_on_two_adjacent_squares(stance: Stance) -> None:
    both = stand(GRID, stance)
    if both is None:
        assert GRID.neighbour(stance.front, turned(stance.facing, 4)) is None
        return
    front, rear = both
    assert front == stance.front
    assert GRID.direction(rear, front) == stance.facing
    assert footprint(GRID, stance) == mask(both)
    assert footprint(GRID, stance, 1) == 1 << front


@given(stances)
def test_what_a_vehicle_drives_it_can_drive_back(stance: Stance) -> None:
    for step in manoeuvres(GRID, stance) if can_stand(GRID, stance, 0) else ():
        assert can_stand(GRID, step.to, 0)
        assert footprint(GRID, step.through) & footprint(GRID, step.to)
        if step.kind == "pivot":
            assert pivoted(GRID, step.to, -step.turn, step.about) == stance
        else:
            back = moved(GRID, step.through, -1 if step.kind == "advance" else 1)
            assert back == stance
            assert pivoted(GRID, step.to, -step.turn, step.about) == step.through


@given(stances, st.sets(st.sampled_from(GRID.squares), max_size=30), st.sets(st.sampled_from(GRID.edges), max_size=30))
def test_no_manoeuvre_ends_on_forbidden_squares_or_astride_a_closed_edge(
    stance: Stance, forbidden: set[int], closed: set[int]
) -> None:
    for step in manoeuvres(GRID, stance, mask(forbidden), mask(closed)):
        front, rear = stand(GRID, step.to) or (-1, -1)
        assert not forbidden & {front, rear}
        assert GRID.passes(front, rear, mask(closed))


def test_a_vehicle_advances_and_turns_for_free() -> None:
    """[hon.veh.two-square-count] [hon.veh.two-square-free-pivot], case hon.case.two-square-advance."""
    first = named(manoeuvres(GRID, Stance(at(5, 5), N)), "advance", 1, "rear")
    assert squares(first.through) == [(5, 4), (5, 5)]
    assert squares(first.to) == [(6, 4), (5, 5)]
    second = named(manoeuvres(GRID, first.to), "advance", 0, "rear")
    assert squares(second.to) == [(7, 3), (6, 4)]
    assert second.to.facing == NE


def test_a_vehicle_turns_where_it_stands() -> None:
    """[hon.veh.two-square-static-pivot], case hon.case.two-square-static-pivot."""
    first = named(manoeuvres(GRID, Stance(at(5, 5), N)), "pivot", 1, "rear")
    second = named(manoeuvres(GRID, first.to), "pivot", 1, "rear")
    assert squares(second.to) == [(6, 6), (5, 6)]
    assert second.to.facing == E
    around_front = named(manoeuvres(GRID, Stance(at(5, 5), N)), "pivot", 1, "front")
    assert squares(around_front.to) == [(5, 5), (4, 6)]


def test_a_vehicle_reverses() -> None:
    """[hon.veh.two-square-count], case hon.case.two-square-reverse."""
    tank = Stance(at(5, 5), N)
    back = moved(GRID, tank, -2)
    assert squares(back) == [(5, 7), (5, 8)]
    assert back is not None
    assert squares(moved(GRID, back, 3)) == [(5, 4), (5, 5)]
    assert moved(GRID, tank, 6) is None


def test_a_vehicle_slips_diagonally_between_two_forbidden_squares() -> None:
    """[hon.veh.diagonal-squeeze] [hon.veh.diagonal-occupancy], case hon.case.diagonal-squeeze."""
    bocage = mask([at(5, 4), at(6, 5)])
    steps = manoeuvres(GRID, Stance(at(5, 5), NE), forbidden=bocage)
    ahead = named(steps, "advance", 0, "rear")
    assert squares(ahead.to) == [(6, 4), (5, 5)]
    assert footprint(GRID, ahead.to) == mask([at(6, 4), at(5, 5)])
    assert not any(footprint(GRID, step.to) & bocage for step in steps)


def test_a_vehicle_needs_the_square_that_it_travels_before_it_turns() -> None:
    steps = manoeuvres(GRID, Stance(at(5, 5), N), forbidden=1 << at(5, 4))
    assert not [step for step in steps if step.kind == "advance"]
    assert [step for step in steps if step.kind == "pivot" and step.about == "rear"]


def test_a_vehicle_does_not_drive_or_stand_across_a_closed_edge() -> None:
    wall = 1 << GRID.edge_at(at(5, 5), N)
    assert not can_stand(GRID, Stance(at(5, 4), N), 0, wall)
    assert can_stand(GRID, Stance(at(5, 4), N), 0, wall, length=1)
    assert not [step for step in manoeuvres(GRID, Stance(at(5, 5), N), closed=wall) if step.kind == "advance"]


def test_offset_squares_are_kept_from_vehicles_by_forbidding_them() -> None:
    """[hon.move.offset-infantry-only]"""
    grid = SquareGrid(12, 12, offset=offset_block("E5se", 2, 2))
    inside = Stance(grid.square("E5se"), N)
    assert can_stand(grid, inside, 0, length=1)
    assert not can_stand(grid, inside, grid.offset, length=1)
    assert not can_stand(grid, inside, grid.offset)


def test_what_a_vehicle_reaches_is_what_its_manoeuvres_lead_to() -> None:
    tank, bocage = Stance(at(5, 5), N), 1 << at(5, 4)
    found = reach(Driving(GRID, bocage), stance_number(tank), 2)
    first = {step.to for step in manoeuvres(GRID, tank, bocage)}
    second = {step.to for before in first for step in manoeuvres(GRID, before, bocage)}
    assert {stance_of(number) for number in found.cost} == {tank} | first | second
    assert Stance(at(5, 3), N) not in {stance_of(number) for number in found.cost}
    [before, after] = found.path(stance_number(Stance(at(7, 5), E)))
    assert stance_of(after) in {step.to for step in manoeuvres(GRID, stance_of(before), bocage)}


# The side that is struck


def test_the_side_struck_depends_on_the_square_aimed_at() -> None:
    """[hon.los.heavy-side], ruling heavy-side-geometry, case hon.case.two-square-aim."""
    tank = Stance(at(5, 4), N)
    rear = GRID.centre(at(5, 5))
    assert sides_struck(GRID, tank, 2, GRID.centre(at(9, 7)), rear) == ("right",)
    assert sides_struck(GRID, tank, 2, GRID.centre(at(5, 9)), rear) == ("rear",)
    assert sides_struck(GRID, tank, 2, GRID.centre(at(5, 0)), rear) == ("front",)
    assert sides_struck(GRID, tank, 2, GRID.centre(at(1, 4)), rear) == ("left",)


def test_a_line_through_a_corner_of_the_counter_strikes_either_side() -> None:
    jeep = Stance(at(5, 5), N)
    assert sides_struck(GRID, jeep, 1, GRID.centre(at(8, 8)), GRID.centre(at(5, 5))) == ("rear", "right")
    assert sides_struck(GRID, jeep, 1, GRID.centre(at(2, 2)), GRID.centre(at(5, 5))) == ("front", "left")


def test_a_vehicle_on_the_diagonal_is_a_turned_rectangle() -> None:
    tank = Stance(at(6, 4), NE)
    aim = GRID.centre(at(5, 5))
    assert sides_struck(GRID, tank, 2, GRID.centre(at(9, 1)), aim) == ("front",)
    assert sides_struck(GRID, tank, 2, GRID.centre(at(2, 8)), aim) == ("rear",)
    assert sides_struck(GRID, tank, 2, GRID.centre(at(9, 9)), aim) == ("right",)
    assert sides_struck(GRID, tank, 2, GRID.centre(at(2, 2)), aim) == ("left",)


@given(stances, st.sampled_from(GRID.squares), st.sampled_from([1, 2]), st.fractions(0, 1, max_denominator=12))
def test_the_side_struck_is_where_the_line_enters_the_counter(
    stance: Stance, shooter: int, length: int, part: Fraction
) -> None:
    """Against floating point: the last point of the line, going out from the aim, that is still on the counter."""
    both = stand(GRID, stance, length)
    if both is None or shooter in both:
        return
    (ax, ay), (bx, by) = GRID.centre(both[0]), GRID.centre(both[-1])
    x, y = ax + (bx - ax) * part, ay + (by - ay) * part
    scale = part.denominator
    aim = (int(x * scale), int(y * scale))
    struck = sides_struck(GRID, stance, length, GRID.centre(shooter), aim, scale)
    angle = math.radians(45 * stance.facing)
    px, py = GRID.centre(shooter)
    middle = ((ax + bx) / 2, (ay + by) / 2)

    def turned_back(east: float, south: float) -> tuple[float, float]:
        """Ahead and to the right of the middle of the counter."""
        dx, dy = east - middle[0], south - middle[1]
        return dx * math.sin(angle) - dy * math.cos(angle), dx * math.cos(angle) + dy * math.sin(angle)

    (ahead, right), (aim_ahead, aim_right) = turned_back(px, py), turned_back(float(x), float(y))
    exits = {
        "front": (length - aim_ahead) / (ahead - aim_ahead) if ahead > aim_ahead + 1e-9 else math.inf,
        "rear": (-length - aim_ahead) / (ahead - aim_ahead) if ahead < aim_ahead - 1e-9 else math.inf,
        "right": (1 - aim_right) / (right - aim_right) if right > aim_right + 1e-9 else math.inf,
        "left": (-1 - aim_right) / (right - aim_right) if right < aim_right - 1e-9 else math.inf,
    }
    nearest = min(exits.values())
    assert set(struck) == {side for side, way in exits.items() if way <= nearest + 1e-9}


# Templates


FLAME = Template(
    straight=(((0, 1),), ((0, 2),), ((-1, 3), (0, 3), (1, 3))),
    diagonal=(((1, 1),), ((2, 2),), ((2, 3), (3, 3), (3, 2))),
)


def test_a_flame_widens_at_its_third_step() -> None:
    """[hon.flame.template], ruling flame-template-shape."""
    east = laid(GRID, FLAME, at(0, 5), E)
    assert east == (1 << at(1, 5), 1 << at(2, 5), mask([at(3, 4), at(3, 5), at(3, 6)]))
    north_west = laid(GRID, FLAME, at(5, 5), 7)
    assert north_west == (1 << at(4, 4), 1 << at(3, 3), mask([at(2, 2), at(3, 2), at(2, 3)]))


def test_a_template_at_the_edge_of_the_map_covers_what_is_there() -> None:
    assert laid(GRID, FLAME, at(0, 1), N) == (1 << at(0, 0), 0, 0)


@given(st.integers(0, 7))
def test_templates_keep_their_shape_in_every_direction(facing: int) -> None:
    assert [step.bit_count() for step in laid(GRID, FLAME, at(6, 6), facing)] == [1, 1, 3]
    assert laid(GRID, FLAME, at(6, 6), facing)[0] == 1 << (GRID.neighbour(at(6, 6), facing) or 0)


def test_a_template_touches_offset_squares_partly_under_it() -> None:
    grid = SquareGrid(12, 12, offset=["E5se"])
    first = laid(grid, FLAME, grid.square("D5"), E)[0]
    assert {grid.name(each) for each in bits(first)} == {"E5", "E5se"}


# Ways


def test_the_way_over_squares_goes_round_walls_and_stops_where_it_must() -> None:
    wall = mask([GRID.edge_named(name) for name in ("C1/E", "C2/E", "C3/E")])
    costs = cost_table(GRID, lambda a, b: 1 if GRID.passes(a, b, wall) else None)
    found = reach(costs, GRID.square("C2"), 4)
    assert [GRID.name(each) for each in found.path(GRID.square("D2"))] == ["C3", "D4", "D3", "D2"]
    stopped = reach(costs, GRID.square("C2"), 4, must_stop=1 << GRID.square("C4") | 1 << GRID.square("D4"))
    assert GRID.square("D2") not in stopped.cost


@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_open_ground_is_reached_as_far_as_the_distance(points: int) -> None:
    costs = cost_table(GRID, lambda a, b: 1)
    start = at(5, 5)
    assert mask(reach(costs, start, points).cost) == GRID.within(start, points)
