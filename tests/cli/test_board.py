"""The board as text: staggered hexes, squares, strips, counters, numbers."""

from __future__ import annotations

from bocage.cli.terminal.board import Labels, board_width, draw_board
from bocage.cli.terminal.layout import lay_out
from bocage.kernel import Point
from bocage.show import Cell, Piece, Sketch, Stroke


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
    return [line.plain for line in draw_board(sketch, room, labels or Labels())]


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
    drawn = lines(squares(30), room=40)
    assert len(drawn) == 3 * 2 + 2
    assert all(len(line) <= 40 for line in drawn)
    assert drawn[3].startswith("▏·10")


def test_counters_that_do_not_fit_are_counted() -> None:
    pieces = tuple(Piece(n, 0, n % 2, f"U{n}") for n in range(4))
    assert lines(squares(1, pieces=pieces), room=8)[1] == "▏U0 U1+2"
    assert lines(squares(20, pieces=pieces), room=80)[1].startswith("▏U+3"[:3])


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
    assert board_width(Sketch("table", (), ()), 80) == 1
