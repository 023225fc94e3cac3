"""The board as text: staggered hexes, squares, strips, counters, numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest
from rich.style import Style

from bocage.cli.terminal.board import Board, Labels, _crossed_by_lines
from bocage.cli.terminal.edges import Edges
from bocage.cli.terminal.layout import lay_out
from bocage.kernel import Point
from bocage.show import Cell, Mark, Piece, Sketch, Stroke


def squares(columns: int, rows: int = 1, pieces: tuple[Piece, ...] = ()) -> Sketch:
    cells = [
        Cell(row * columns + column, f"{column}.{row}", Point(100 * column, 100 * row), (), "clear")
        for row in range(rows)
        for column in range(columns)
    ]
    return Sketch("square", tuple(cells), pieces)


def pointed_hexes() -> Sketch:
    outline = ((0, -100), (86, -50), (86, 50), (0, 100), (-86, 50), (-86, -50))
    places = [(86 + 172 * column + 86 * (row % 2), 100 + 150 * row) for row in range(2) for column in range(2)]
    cells = [
        Cell(n, f"h{n}", Point(x, y), tuple(Point(x + dx, y + dy) for dx, dy in outline), "woods")
        for n, (x, y) in enumerate(places)
    ]
    return Sketch("hex", tuple(cells), ())


def square(place: int, x: int, y: int) -> Cell:
    """A square of 40 units whose top left corner lies there."""
    corners = tuple(Point(x + dx, y + dy) for dx, dy in ((0, 0), (40, 0), (40, 40), (0, 40)))
    return Cell(place, f"s{place}", Point(x + 20, y + 20), corners, "clear")


def edge(kind: str, *ends: tuple[int, int]) -> Stroke:
    return Stroke(kind, tuple(Point(x, y) for x, y in ends))


def lines(sketch: Sketch, room: int = 80, labels: Labels | None = None) -> list[str]:
    return [line.plain for line in Board(sketch, room, labels or Labels()).lines]


def test_squares_stand_in_rows() -> None:
    assert lines(squares(2, 2), room=16) == [
        "▏·0.0   ▏·1.0   ",
        "▏       ▏       ",
        "▏·0.1   ▏·1.1   ",
        "▏       ▏       ",
    ]


def test_pointed_hexes_are_staggered_by_rows() -> None:
    assert [(slot.half, slot.line) for slot in lay_out(pointed_hexes()).slots] == [(0, 0), (2, 0), (1, 2), (3, 2)]
    assert lines(pointed_hexes(), room=20)[2].startswith("    ▏♣h2")


def test_a_board_too_wide_for_the_room_is_cut_into_strips() -> None:
    drawn = lines(squares(9), room=40)
    assert drawn == [
        "▏·0.0   ▏·1.0   ▏·2.0   ▏·3.0   ▏·4.0   ",
        "▏       ▏       ▏       ▏       ▏       ",
        "",
        "▏·5.0   ▏·6.0   ▏·7.0   ▏·8.0   ",
        "▏       ▏       ▏       ▏       ",
    ]


def test_counters_that_do_not_fit_are_counted() -> None:
    pieces = tuple(Piece(n, 0, n % 2, f"U{n}") for n in range(4))
    assert lines(squares(1, pieces=pieces), room=8)[1] == "▏U0 U1+2"
    assert lines(squares(9, pieces=pieces), room=54)[1].startswith("▏U0+3")


def test_a_shifted_square_stands_between_the_others() -> None:
    sketch = Sketch("square", (square(0, 0, 0), square(1, 20, 40), square(2, 80, 0)), ())
    assert lines(sketch, room=24) == [
        "▏·s0            ▏·s2    ",
        "▏               ▏       ",
        "    ▏·s1    ",
        "    ▏       ",
    ]


def test_walls_and_doors_stand_on_the_sides_of_squares() -> None:
    house = Sketch(
        "square",
        (square(0, 0, 0), square(1, 0, 80), square(2, 40, 80)),
        (),
        (
            edge("wall", (0, 80), (40, 80)),
            edge("window", (0, 80), (0, 120)),
            edge("door", (40, 80), (40, 120)),
            edge("wall", (80, 80), (80, 120)),
        ),
    )
    assert lines(house, room=24) == [
        "▏·s0    ",
        "▏       ",
        "",
        "▁▁▁▁▁▁▁▁",
        "┆·s1    ╏·s2    ▌",
        "┆       ╏       ▌",
    ]


def test_a_wall_between_two_squares_is_drawn_in_the_lower_one() -> None:
    sketch = Sketch("square", (square(0, 0, 0), square(1, 0, 40)), (), (edge("wall", (0, 40), (40, 40)),))
    assert lines(sketch, room=8) == ["▏·s0    ", "▏       ", "▏·s1▔▔▔▔", "▏       "]


def flat_hex(place: int, column: int, row: int) -> Cell:
    """A flat-topped hex; odd columns stand half a hex lower."""
    x, y = 168 * column, 194 * row + 97 * (column % 2)
    outline = ((56, 0), (168, 0), (224, 97), (168, 194), (56, 194), (0, 97))
    return Cell(place, f"h{place}", Point(x + 112, y + 97), tuple(Point(x + dx, y + dy) for dx, dy in outline), "clear")


def test_water_stands_on_the_sides_of_hexes_and_a_bridge_rather_than_its_river() -> None:
    cells = (flat_hex(0, 0, 0), flat_hex(1, 0, 1), flat_hex(2, 1, 0))
    sides = (
        edge("bridge", (56, 194), (168, 194)),
        edge("river", (56, 194), (168, 194), (224, 97), (168, 0)),
        edge("canal", (224, 291), (168, 194)),
        edge("stream", (392, 194), (336, 291), (224, 291)),
    )
    sketch = Sketch("hex", cells, (), sides)
    assert lines(sketch, room=16) == [
        "▏·h0    ≈",
        "▏       ≈·h2    ",
        "▏·h1∏∏∏∏~       ~",
        "▏       ~~~~~~~~",
    ]
    painted = Board(sketch, 16, Labels()).lines[0]
    (river,) = (span for span in painted.spans if painted.plain[span.start : span.end] == "≈")
    assert isinstance(river.style, Style)
    assert river.style.bgcolor == Style(bgcolor="#5486a8").bgcolor


def test_a_long_counter_lies_on_all_its_squares_and_shows_where_it_faces() -> None:
    tank = Piece(0, 0, 0, "US1", ("hit",), facing=2, beside=(1,))
    sketch = Sketch("square", (square(0, 0, 0), square(1, 40, 0)), (tank,))
    assert lines(sketch, room=16)[1] == "▏US1→'h ▏(US1)  "


def test_states_and_numbers_are_shown() -> None:
    sketch = squares(2, pieces=(Piece(0, 0, 0, "US1", ("pinned",)),))
    drawn = lines(sketch, 16, Labels({0: (3,), 1: (12,)}, {"pinned": "p"}))
    assert drawn == ["▏·0.0 ›3▏·1.0   ", "▏US1'p  ▏›12    "]


def test_a_board_without_cells_is_empty() -> None:
    assert lines(Sketch("table", (), ())) == []
    assert Board(Sketch("table", (), ()), 80).width == 0


def lettered(columns: int, rows: int, pieces: tuple[Piece, ...] = (), marks: tuple[Mark, ...] = ()) -> Sketch:
    """Columns are letters, rows are numbers; the marks lie in the last place."""
    cells = [
        Cell(
            row * columns + column,
            f"{'A' * (column // 26)}{chr(65 + column % 26)}{row + 1}",
            Point(100 * column, 100 * row),
            (),
            "woods",
            marks=marks if (column, row) == (columns - 1, rows - 1) else (),
        )
        for row in range(rows)
        for column in range(columns)
    ]
    return Sketch("square", tuple(cells), pieces)


@pytest.mark.parametrize("room", [80, 120])
def test_on_24_columns_no_ground_no_objective_and_no_state_vanishes(room: int) -> None:
    last = 24 * 12 - 1
    sketch = lettered(24, 12, (Piece(0, last, 0, "US12", ("pinned", "tired")),), (Mark("victory", 3), Mark("mine")))
    board = Board(sketch, room, Labels({last: (17,)}, {"pinned": "p", "tired": "t"}))
    drawn = "\n".join(line.plain for line in board.lines)
    assert [cell.name for cell in sketch.cells if f"♣{cell.name}" not in drawn] == []
    assert max(len(line) for line in board.lines) <= room
    assert [line.plain for line in board.crowded] == ["X12 ★3 * US12'pt ›17"]


def test_an_objective_shows_its_sign_where_its_value_has_no_room() -> None:
    sketch = lettered(13, 10, marks=(Mark("victory", 3),))
    board = Board(sketch, 80)
    assert board.plan.width == 6
    assert board.lines[-2].plain.endswith("▏♣M10★")
    assert [line.plain for line in board.crowded] == ["M10 ★3"]


def test_states_close_up_before_they_are_cut() -> None:
    pieces = (Piece(0, 0, 0, "US12", ("pinned",)),)
    board = Board(lettered(13, 10, pieces), 80, Labels({}, {"pinned": "p"}))
    assert board.lines[1].plain.startswith("▏US12p▏")
    assert board.crowded == []


def test_counters_bear_the_names_that_are_printed() -> None:
    board = Board(lettered(2, 1, (Piece(0, 0, 0, "f-505"),)), 16, Labels({}, {}, {"f-505": "F/505"}))
    assert board.lines[1].plain.startswith("▏F/505")


def place(sketch: Sketch, name: str) -> int:
    return next(cell.place for cell in sketch.cells if cell.name == name)


def test_of_a_large_board_the_part_around_what_matters_is_drawn() -> None:
    sketch = lettered(46, 34)
    board = Board(sketch, 80, around=[place(sketch, "AD20"), place(sketch, "AF22"), place(sketch, "A1")])
    assert not board.plan.is_whole
    assert len(board.lines) == 26
    drawn = "\n".join(line.plain for line in board.lines)
    assert "♣AD20" in drawn
    assert "♣AF22" in drawn
    assert "♣A1 " not in drawn
    assert [cell.name for cell in board.corners()] == ["Z15", "AI27"]


def test_the_part_stays_as_long_as_it_shows_what_matters() -> None:
    sketch = lettered(46, 34)
    first = Board(sketch, 80, around=[place(sketch, "AD20")])
    (window,) = first.plan.windows
    assert Board(sketch, 80, around=[place(sketch, "AB18")], before=window).plan.windows == (window,)
    assert Board(sketch, 80, around=[place(sketch, "A1")], before=window).plan.windows != (window,)


def test_the_next_part_lies_half_a_window_further() -> None:
    sketch = lettered(46, 34)
    board = Board(sketch, 80, around=[place(sketch, "K10")])
    assert [cell.name for cell in board.corners()] == ["F4", "O16"]
    right = Board(sketch, 80, around=[board.beyond(1, 0)])
    assert [cell.name for cell in right.corners()] == ["K4", "T16"]
    down = Board(sketch, 80, around=[board.beyond(0, 1)])
    assert down.corners()[0].name.startswith("F1")


def test_all_of_a_large_board_is_drawn_where_that_is_wanted() -> None:
    sketch = lettered(46, 34)
    drawn = "\n".join(line.plain for line in Board(sketch, 80).lines)
    assert [cell.name for cell in sketch.cells if f"♣{cell.name}" not in drawn] == []


def test_lines_run_through_the_cells_that_are_near_them() -> None:
    outline = tuple(Point(dx, dy) for dx, dy in ((-50, -50), (50, -50), (50, 50), (-50, 50)))
    cells = tuple(
        Cell(
            n,
            f"c{n}",
            Point(100 * (n % 9), 100 * (n // 9)),
            tuple(Point(100 * (n % 9) + p.x, 100 * (n // 9) + p.y) for p in outline),
            "clear",
        )
        for n in range(81)
    )
    road = Stroke("road", (Point(0, 0), Point(100, 0), Point(230, 120), Point(300, 300), Point(-40, 410)))
    crossed = _crossed_by_lines(Sketch("square", cells, (), (road,)), Edges(Sketch("square", cells, ())))
    points = [(p.x, p.y) for p in road.points] + [
        ((a.x + b.x) // 2, (a.y + b.y) // 2) for a, b in pairwise(road.points)
    ]
    near = {
        cell.place for cell in cells for x, y in points if (x - cell.centre.x) ** 2 + (y - cell.centre.y) ** 2 < 42**2
    }
    assert set(crossed) == near
    assert len(near) > 5


def test_states_that_begin_with_a_number_stay_apart_from_the_label() -> None:
    board = Board(
        lettered(13, 10, (Piece(0, 0, 0, "US1", ("order-1", "done")),)), 80, Labels({}, {"order-1": "1", "done": "d"})
    )
    assert board.lines[1].plain.startswith("▏US1'1▏")
    assert [line.plain for line in board.crowded] == ["A1 US1'1d"]


def test_an_objective_is_seen_before_the_number_of_a_choice() -> None:
    sketch = lettered(13, 10, (Piece(0, 129, 0, "US1"),), (Mark("mine"), Mark("victory", 3, is_goal=True)))
    board = Board(sketch, 80, Labels({129: (4,)}))
    assert board.lines[-2].plain.endswith("▏♣M10★")
    assert [line.plain for line in board.crowded] == ["M10 ★3 * US1 ›4"]
