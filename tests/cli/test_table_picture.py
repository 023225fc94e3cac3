"""A table without a grid as a picture: every piece of terrain is drawn as what it is and called by its name."""

from __future__ import annotations

import tomllib
from xml.etree import ElementTree

import pytest

import bocage
from bocage.cli.pictures.table import draw_table, look
from bocage.kernel import Point
from bocage.kernel.records import SPECTATOR
from bocage.registry import system, system_of
from bocage.show import Cell, Mark, Piece, Sketch, Stroke

GAME = "rules-of-engagement"
KINDS = tomllib.loads((system(GAME).folder / "data" / "terrain.toml").read_text())


def small(*pieces: Piece) -> Sketch:
    """A field of a metre with a wood and a hedge."""
    corners = (Point(0, 0), Point(1000, 0), Point(1000, 1000), Point(0, 1000))
    wood = (Point(100, 100), Point(500, 100), Point(500, 500), Point(100, 500))
    cells = (
        Cell(0, "open-ground", Point(500, 500), corners, "open-field"),
        Cell(1, "wood-1", Point(300, 300), wood, "wood", marks=(Mark("victory", 3, is_goal=True),)),
        Cell(2, "hedge-1", Point(700, 700), (), "hedge"),
    )
    return Sketch("table", cells, pieces, (Stroke("hedge", (Point(600, 700), Point(800, 700))),))


def texts(picture: str) -> list[str]:
    return ["".join(one.itertext()) for one in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_terrain_has_a_look_of_its_own(kind: str) -> None:
    assert look(kind) != look("no such terrain")


def test_the_learning_scenario_is_drawn_with_the_names_of_its_pieces() -> None:
    match = bocage.new(f"{GAME}/orchard-lane", seed=1)
    sketch = system_of(match).show.sketch(match.view(SPECTATOR))
    told = texts(draw_table(sketch, "Orchard Lane"))
    assert "Orchard Lane" in told
    assert {cell.name for cell in sketch.cells[1:]} <= set(told)
    assert "120" in told, "the rulers end with the table"


def test_names_and_titles_are_escaped() -> None:
    assert "<b>" in texts(draw_table(small(), "<b>", lambda word: f"<{word}>"))


def test_men_stand_on_bases_and_vehicles_on_hulls() -> None:
    man = Piece(0, 0, 0, "squad-1", states=("nco",), at=Point(700, 300), size=25)
    tank = Piece(1, 0, 1, "tank-1", values=(("length", 110), ("width", 50)), at=Point(800, 500), size=110, heading=90)
    marker = Piece(-1, 0, 1, "marker", look="marker", at=Point(900, 300), size=25)
    picture = draw_table(small(man, tank, marker), "table")
    told = texts(picture)
    assert "★" in told
    assert "?" in told
    assert "tank-1" in told
    assert 'width="110" height="50"' in picture
    assert "squad-1" not in told
