"""Every scenario of every game in the terminal: its board at 80 and 120 columns, its signs, its ground in words."""

from __future__ import annotations

import pytest

from bocage import registry
from bocage.cli.describe import Describer
from bocage.cli.palette import ground
from bocage.cli.terminal.board import Board
from bocage.registry import system_of
from bocage.show import Sketch
from bocage.text import LOCALES
from tests.cli.conftest import Bocage

GAMES = ("tide-of-iron", "heroes-of-normandie", "grand-tactical", "tide-of-fortune")
SCENARIOS = [f"{game}/{scenario}" for game in GAMES for scenario in registry.system(game).play.scenarios()]


def sketch_of(title: str) -> Sketch:
    match = registry.new(title, seed=1)
    return system_of(match).show.sketch(match.view(0))


@pytest.mark.parametrize("title", SCENARIOS)
def test_no_ground_no_name_and_no_objective_is_missing(title: str) -> None:
    sketch = sketch_of(title)
    for room in (80, 120):
        board = Board(sketch, room)
        drawn = "\n".join(line.plain for line in board.lines)
        told = {line.plain.partition(" ")[0]: line.plain for line in board.crowded}
        assert max(len(line) for line in board.lines) <= room
        assert [cell.name for cell in sketch.cells if ground(cell.terrain).glyph + cell.name not in drawn] == []
        goals = [cell for cell in sketch.cells if any(one.is_goal for one in cell.marks)]
        signs = ("★", "☆")
        shown = [
            cell
            for cell in goals
            if any(f"{cell.name}{gap}{sign}" in drawn for gap in ("", " ", "  ", "   ", "    ") for sign in signs)
        ]
        assert [cell.name for cell in goals if cell not in shown and cell.name not in told] == []


@pytest.mark.parametrize("title", SCENARIOS)
def test_each_kind_of_ground_has_a_sign_of_its_own(title: str) -> None:
    kinds = {cell.terrain for cell in sketch_of(title).cells}
    numberless = {kind.rstrip("-0123456789") for kind in kinds}
    assert len({ground(kind).glyph for kind in kinds}) == len(numberless)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "title",
    [
        "tide-of-iron/crossroads",
        "heroes-of-normandie/strongpoint",
        "grand-tactical/neuville",
        "tide-of-fortune/joes-bridge",
    ],
)
def test_the_ground_of_every_place_is_told(title: str, locale: str) -> None:
    match = registry.new(title, seed=1)
    describer, view = Describer(system_of(match), locale), match.view(0)
    by_terrain = {cell.terrain: cell.place for cell in sketch_of(title).cells}
    for terrain, place in by_terrain.items():
        told = [describer.say(line) for line in describer.speaker(view).ground(place)]
        assert told or terrain == "building"
        assert [line for line in told if "[" in line or "{" in line] == []


def test_the_ground_tells_costs_and_cover() -> None:
    match = registry.new("tide-of-iron/crossroads", seed=1)
    describer, view = Describer(system_of(match), "en"), match.view(0)
    woods = next(cell.place for cell in system_of(match).show.sketch(view).cells if cell.terrain == "woods")
    told = [describer.say(line) for line in describer.speaker(view).ground(woods)]
    assert told == ["To enter: squads 2, vehicles 3", "Cover 2"]


def test_what_is_still_to_come_has_a_name_and_a_turn(bocage: Bocage) -> None:
    out = bocage("play", "grand-tactical/neuville", "--against", "random", typed="quit\n").out
    line = next(line for line in out.splitlines() if line.startswith("Reinforcements of 82nd"))
    assert line.endswith("(turn 3)")
    assert "@" not in line
    assert "i-505" not in line
