"""The map of a country as a printed sheet."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import bocage
from bocage.cli.describe import Describer
from bocage.cli.pictures.board import draw
from bocage.cli.pictures.sheet import HOUSES, LINES, TINTS, is_operational
from bocage.cli.terminal.board import Board
from bocage.cli.terminal.things import things_named
from bocage.registry import system_of
from bocage.show import Sketch
from tests.cli.conftest import Bocage


def sketch_of(title: str) -> Sketch:
    match = bocage.new(title, seed=1)
    return system_of(match).show.sketch(match.view(0))


@pytest.mark.parametrize("scenario", ["campaign", "joes-bridge"])
def test_all_ground_and_all_lines_have_a_look_of_their_own(scenario: str) -> None:
    sketch = sketch_of(f"tide-of-fortune/{scenario}")
    assert is_operational(sketch)
    assert {cell.terrain for cell in sketch.cells} <= {*TINTS, *HOUSES, "clear", "sea"}
    assert {stroke.kind for stroke in sketch.strokes} <= {*LINES}


def test_the_campaign_is_drawn_with_its_towns_its_sea_and_its_bridges() -> None:
    sketch = sketch_of("tide-of-fortune/campaign")
    picture = draw(sketch, "Tide of Fortune", lambda word: word.removeprefix("place-").title())
    root = ElementTree.fromstring(picture)
    texts = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Antwerp", "Nijmegen", "Aachen"} <= texts
    assert 'clip-path="url(#sea)"' in picture
    for terrain, tint in TINTS.items():
        assert (f'fill="{tint}"' in picture) == any(cell.terrain == terrain for cell in sketch.cells)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_picture_says_whom_the_geography_is_owed_to(bocage: Bocage, tmp_path: Path, language: str) -> None:
    path = tmp_path / "map.svg"
    assert bocage("map", "tide-of-fortune/joes-bridge", "-o", path, "--lang", language).status == 0
    root = ElementTree.parse(path).getroot()
    told = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert [text for text in told if "Natural Earth" in text and "GeoNames, CC BY 4.0" in text] != []


def test_fields_are_no_sheet() -> None:
    assert not is_operational(sketch_of("tide-of-iron/first-contact"))
    assert not is_operational(sketch_of("grand-tactical/neuville"))


def test_a_terminal_shows_a_window_of_it_with_the_names_of_its_places() -> None:
    sketch = sketch_of("tide-of-fortune/campaign")
    place = next(cell.place for cell in sketch.cells if cell.name == "6409")
    board = Board(sketch, 80, around=[place])
    drawn = "\n".join(line.plain for line in board.lines)
    assert not board.plan.is_whole
    assert "6409" in drawn
    assert board.width <= 80
    named = {cell.name: cell.caption for cell in board.captioned()}
    assert named["6208"] == "place-tiel"
    assert all(name in drawn for name in named)


def test_a_place_is_found_by_the_name_on_the_map() -> None:
    match = bocage.new("tide-of-fortune/joes-bridge", seed=1)
    view = match.view(0)
    for locale, name in (("en", "Valkenswaard"), ("fr", "valkenswaard")):
        (place,) = things_named(Describer(system_of(match), locale), view, name)["place"]
        assert view.scene.place_names[place] == "6327"
