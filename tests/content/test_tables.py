"""Tables without a grid: read, named, and refused with the field that is wrong."""

from __future__ import annotations

import pytest

from bocage.content import ContentError, Fault, TablePiece, TableText, check_kinds, decode
from bocage.content.tables import is_simple

ORCHARD = """
size = [1200, 900]

[[pieces]]
kind = "wood"
poly = [[70, 150], [200, 110], [330, 150]]

[[pieces]]
kind = "house"
rect = [540, 470, 660, 530]
floors = 2
doors = [[600, 530]]
windows = [[540, 500]]

[[pieces]]
kind = "wood"
poly = [[700, 150], [900, 110], [930, 150]]

[[pieces]]
kind = "road"
path = [[0, 625], [280, 610]]
width = 60
"""


def test_pieces_are_called_by_their_kind_and_number() -> None:
    table = decode(TableText, ORCHARD, "orchard.toml")
    assert table.names == ("wood-1", "house-1", "wood-2", "road-1")
    assert table.pieces[1].area.points == ((540, 470), (660, 470), (660, 530), (540, 530))
    assert table.pieces[3].outline == ((0, 625), (280, 610))


@pytest.mark.parametrize(
    ("was", "is_now", "problem"),
    [
        ("[[600, 530]]", "[[600, 531]]", "pieces[1].doors[0]: [600, 531] is not on a wall"),
        ("[[540, 500]]", "[[550, 500]]", "pieces[1].windows[0]: [550, 500] is not on a wall"),
        ("[540, 470, 660, 530]", "[660, 470, 540, 530]", "pieces[1].rect: a rectangle is west, north, east and south"),
        ("[[0, 625], [280, 610]]", "[[0, 625]]", "pieces[3].path: a path has at least two points"),
        ("[70, 150], [200, 110]", "[70, 150]", "pieces[0].poly: an outline has at least three corners"),
        ("width = 60", "floors = 1", "pieces[3].floors: only what has walls has them, and this piece is a path"),
        ("floors = 2", "width = 5", "pieces[1].width: only a path has one"),
        ("[280, 610]", "[1280, 610]", "pieces[3]: [1280, 610] is beyond the edge of the table"),
        ("[1200, 900]", "[1200, 0]", "size: a table is some millimetres wide and deep"),
        ("floors = 2", "storeys = 2", "pieces[1].storeys: unknown field"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_field(was: str, is_now: str, problem: str) -> None:
    assert was in ORCHARD
    with pytest.raises(ContentError) as caught:
        decode(TableText, ORCHARD.replace(was, is_now), "orchard.toml")
    assert str(caught.value) == f"orchard.toml: {problem}"


def test_an_outline_that_crosses_itself_is_refused() -> None:
    with pytest.raises(Fault, match="crosses itself"):
        TablePiece("wood", poly=((0, 0), (90, 90), (90, 0), (0, 90)))


def test_a_piece_is_one_shape_alone() -> None:
    with pytest.raises(Fault, match="this one has rect and path"):
        TablePiece("wood", rect=(0, 0, 9, 9), path=((0, 0), (9, 9)))


def test_a_kind_that_the_game_does_not_have_is_refused() -> None:
    table = decode(TableText, ORCHARD, "orchard.toml")
    check_kinds(table, ["wood", "house", "road"])
    with pytest.raises(Fault, match="no terrain is called 'road'"):
        check_kinds(table, ["wood", "house"])


def test_a_star_is_simple_and_a_knot_is_not() -> None:
    assert is_simple(TablePiece("wood", poly=((0, 0), (50, 20), (90, 0), (60, 50), (90, 90), (10, 60))).area)
