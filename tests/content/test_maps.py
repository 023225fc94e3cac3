from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.content import ContentError, Fault, GridMap, MapText, Span, decode, draw, load_map, parse_grid

from .records import write

LEGEND = {".": "open", "f": "woods", "~": "water"}

GRID = """\
   A  B  C
 9 .  f1 .
10 f  f2 ~
"""

FORD = f"""
grid = '''
{GRID}'''

[legend]
"." = "open"
"f" = "woods"
"~" = "water"

[features]
roads = [["A9", "B9", "C9"]]
rivers = [["B10", "C10"], ["C9", "C10"]]

[sides]
hedge = ["B9/NE", "C10/S"]

[places]
"Mill of the Ford" = "C9"
"""

AMBIGUOUS = "1 2 3 4 5 6 7 8 9 10 11\n" + "".join(f"{row}{' .' * 11}\n" for row in range(1, 12))


def flaw(text: str) -> str:
    with pytest.raises(ContentError) as caught:
        decode(MapText, text, "ford.toml")
    assert len(str(caught.value).splitlines()) == 1
    return str(caught.value)


def grid_flaw(grid: str) -> str:
    return flaw(FORD.replace(GRID, grid))


def test_a_map_file_is_read_row_by_row(tmp_path: Path) -> None:
    ford = load_map(write(tmp_path / "ford.toml", FORD))
    assert (ford.columns, ford.rows) == (3, 2)
    assert ford.terrain == ("open", "woods", "open", "woods", "woods", "water")
    assert ford.levels == (0, 1, 0, 0, 2, 0)
    assert ford.names == ("A9", "B9", "C9", "A10", "B10", "C10")
    assert ford.features == {"roads": (("A9", "B9", "C9"),), "rivers": (("B10", "C10"), ("C9", "C10"))}
    assert ford.sides == {"hedge": ("B9/NE", "C10/S")}
    assert ford.places == {"Mill of the Ford": "C9"}


def test_a_map_is_drawn_as_it_was_written() -> None:
    assert draw(parse_grid(GRID, LEGEND)) == GRID


def test_labels_can_be_left_out() -> None:
    assert parse_grid("\n . f1 .\n\n f f2 ~\n", LEGEND).names == ("A1", "B1", "C1", "A2", "B2", "C2")


def test_labels_can_be_numbers() -> None:
    assert parse_grid("   09 10\n01 .  f\n02 f  .", LEGEND).names == ("0901", "1001", "0902", "1002")


def test_a_window_has_what_lies_in_it_by_the_same_names() -> None:
    ford = decode(MapText, FORD, "ford.toml").cut(("B", "C"), ("9", "10"))
    land = ford.read()
    assert land.names == ("B9", "C9", "B10", "C10")
    assert (land.terrain, land.levels) == (("woods", "open", "woods", "water"), (1, 0, 2, 0))
    assert land.features == {"roads": (("B9", "C9"),), "rivers": (("B10", "C10"), ("C9", "C10"))}
    assert land.sides == {"hedge": ("B9/NE", "C10/S")}
    assert land.places == {"Mill of the Ford": "C9"}
    west = decode(MapText, FORD, "ford.toml").cut(("A", "A"), ("9", "9"))
    assert (west.features, west.sides, west.places) == ({"roads": (("A9",),), "rivers": ()}, {"hedge": ()}, {})


@pytest.mark.parametrize(
    ("columns", "rows", "message"),
    [
        (("B", "D"), ("9", "10"), "columns: 'D' is none of A to C"),
        (("B", "C"), ("8", "10"), "rows: '8' is none of 9 to 10"),
        (("C", "B"), ("9", "10"), "columns: 'B' comes before 'C'"),
    ],
)
def test_a_window_that_is_none_says_why(columns: Span, rows: Span, message: str) -> None:
    with pytest.raises(Fault) as caught:
        decode(MapText, FORD, "ford.toml").cut(columns, rows)
    assert str(caught.value) == message


class Battlefield(MapText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    compass = ("N", "NE", "SE", "S", "SW", "NW")
    north: int


def test_a_system_adds_header_fields() -> None:
    field = decode(Battlefield, "name = 'ford'\nnorth = 3\n" + FORD, "ford.toml")
    assert (field.name, field.north, field.read().columns) == ("ford", 3, 3)


def test_a_system_says_which_directions_there_are() -> None:
    text = "north = 3\n" + FORD.replace("C10/S", "C10/E")
    assert decode(MapText, text.replace("north = 3", ""), "ford.toml").sides["hedge"] == ("B9/NE", "C10/E")
    with pytest.raises(ContentError) as caught:
        decode(Battlefield, text, "ford.toml")
    known = "after the cell comes one of /N /NE /SE /S /SW /NW"
    assert str(caught.value) == f"ford.toml: sides.hedge: no side is called 'C10/E': {known}"


@pytest.mark.parametrize(
    ("grid", "message"),
    [
        ("   A  B\n 9 .  x\n", "grid line 2, column B: 'x' is not in the legend"),
        ("   A  B\n 9 .  fx\n", "grid line 2, column B: expected the digit of a level after 'f', got 'x'"),
        ("   A  B\n 9 .  f12\n", "grid line 2, column B: expected the digit of a level after 'f', got '12'"),
        ("   A  B\n 9 .  f²\n", "grid line 2, column B: expected the digit of a level after 'f', got '²'"),
        ("   A  B\n 9 .\n", "grid line 2: expected 2 cells, got 1"),
        ("   A  B\n 9 .  .  .\n", "grid line 2: expected 2 cells, got 3"),
        ("   A  C\n 9 .  .\n", "grid line 1: expected column B, got 'C'"),
        ("   a  b\n 9 .  .\n", "grid line 1: expected the labels of the columns above numbered rows, got 'a'"),
        (" 9 .  .\n10 .  .\n", "grid line 1: expected the labels of the columns above numbered rows, got '.'"),
        ("   A  B\n 9 .  .\n .  .\n", "grid line 3: expected row 10, got '.'"),
        ("   A  B\n\n 9 .  .\n11 .  .\n", "grid line 4: expected row 10, got '11'"),
        ("   A  B\n .  .\n10 .  .\n", "grid line 2: expected the number of the row, got '.'"),
        ("   01 02\n", "grid: no rows below the labels of the columns"),
        ("\n", "grid: empty"),
        (" . f\n f\n", "grid line 2: expected 2 cells, got 1"),
        (AMBIGUOUS, "grid: two cells are called 111: give the labels leading zeros"),
    ],
)
def test_a_flaw_of_the_grid_names_line_column_and_character(grid: str, message: str) -> None:
    assert grid_flaw(grid) == f"ford.toml: {message}"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"~" = ', '"~~" = ', "legend.~~: expected one character, neither a digit nor a space"),
        ('"~" = ', '"3" = ', "legend.3: expected one character, neither a digit nor a space"),
        ('"~" = ', '" " = ', "legend. : expected one character, neither a digit nor a space"),
        ('"water"', '"woods"', "legend.~: woods already is 'f'"),
        ('"water"', "7", "legend.~: expected str, got int"),
        ('["A9", "B9"', '["A9", "Z9"', "features.roads[0]: no cell is called 'Z9'"),
        ('["C9", "C10"]', "[]", "features.rivers[1]: empty"),
        ('["C9", "C10"]', '["C9", 10]', "features.rivers[1][1]: expected str, got int"),
        ("B9/NE", "B8/NE", "sides.hedge: no cell is called 'B8'"),
        ('"B9/NE"', "7", "sides.hedge[0]: expected str, got int"),
        ('= "C9"', '= "C8"', "places.Mill of the Ford: no cell is called 'C8'"),
        ("[legend]", "roads = []\n[legend]", "roads: unknown field"),
    ],
)
def test_a_flaw_beside_the_grid_names_its_field(old: str, new: str, message: str) -> None:
    assert flaw(FORD.replace(old, new, 1)) == f"ford.toml: {message}"


@pytest.mark.parametrize("name", ["B9", "B9/", "B9/NNE", "/"])
def test_a_side_is_a_cell_and_a_direction(name: str) -> None:
    known = "after the cell comes one of /N /NE /E /SE /S /SW /W /NW"
    assert flaw(FORD.replace("B9/NE", name)) == f"ford.toml: sides.hedge: no side is called '{name}': {known}"


def test_a_map_inside_another_document_names_both() -> None:
    with pytest.raises(ContentError) as caught:
        decode(dict[str, MapText], "[ground]\ngrid = '. x'\nlegend = { '.' = 'open' }", "case.toml")
    assert str(caught.value) == "case.toml: ground.grid line 1, column B: 'x' is not in the legend"


LETTERS = st.characters(exclude_categories=("Cc", "Cs", "Zs", "Zl", "Zp"), exclude_characters="0123456789")
COLUMNS = st.sampled_from(
    [("A", "B", "C", "D"), ("Y", "Z", "AA", "AB"), ("07", "08", "09", "10"), ("AZ", "BA", "BB", "BC")]
)
ROWS = st.sampled_from([("1", "2", "3"), ("08", "09", "10"), ("98", "99", "100")])


@st.composite
def grid_maps(draw_from: st.DrawFn) -> GridMap:
    """Maps of any legend and labels."""
    columns = draw_from(COLUMNS)[: draw_from(st.integers(1, 4))]
    rows = draw_from(ROWS)[: draw_from(st.integers(1, 3))]
    legend = {letter: f"terrain {n}" for n, letter in enumerate(draw_from(st.sets(LETTERS, min_size=1, max_size=5)))}
    size = len(columns) * len(rows)
    terrain = draw_from(st.lists(st.sampled_from(sorted(legend.values())), min_size=size, max_size=size))
    levels = draw_from(st.lists(st.integers(0, 9), min_size=size, max_size=size))
    return GridMap(columns, rows, tuple(terrain), tuple(levels), legend)


@given(grid_maps())
def test_any_map_that_is_drawn_reads_back(map: GridMap) -> None:
    assert parse_grid(draw(map), map.legend) == map
    assert draw(parse_grid(draw(map), map.legend)) == draw(map)
