"""Ground: zones of control as sets of squares, and the rooms of buildings."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bocage.board.bits import bits
from bocage.content import ContentError, Fault
from bocage.systems.heroes_of_normandie.rules.recruitment.deployment import Deploy, why_not_deploy
from bocage.systems.heroes_of_normandie.scene.ground_variants import KEPT_GROUNDS
from bocage.systems.heroes_of_normandie.scene.loading import shelf
from bocage.systems.heroes_of_normandie.schema.boards import Board, Building, lay_field
from bocage.systems.heroes_of_normandie.schema.scenario import BoardEntry
from bocage.systems.heroes_of_normandie.state.game import Game
from tests.support.heroes_of_normandie import game_at, named

TABLES = shelf().tables
FARMHOUSE = [{"tile": "farmhouse", "at": "D4"}]


def at(units: dict[str, Any], **more: Any) -> Game:
    return game_at({**units, "US9": {"type": "us-rifle", "at": "A12", "token": "1"}}, **more)


def zone(game: Game, name: str) -> set[str]:
    return {game.scene.grid.name(square) for square in bits(game.zone_of(named(game, name)))}


@pytest.mark.rule("hon.zoc.definition")
def test_a_unit_in_the_open_controls_the_eight_squares_around_it() -> None:
    game = at({"DE1": {"type": "ger-gruppe", "at": "F6"}})
    assert zone(game, "DE1") == {"E5", "F5", "G5", "E6", "G6", "E7", "F7", "G7"}


@pytest.mark.rule("hon.zoc.impassable-excluded")
def test_a_square_that_it_cannot_enter_is_not_in_its_zone() -> None:
    game = at({"DE1": {"type": "ger-gruppe", "at": "F6"}}, markers={"G5": "thick-hedge", "E7": "pond"})
    assert zone(game, "DE1") == {"E5", "F5", "E6", "G6", "F7", "G7"}


@pytest.mark.rule(
    "hon.zoc.suppressed", "hon.zoc.vehicle-ignored", "hon.ruling.suppressed-vehicles-zoc", "hon.ruling.ambush-zoc"
)
def test_neither_suppressed_units_nor_vehicles_control_anything() -> None:
    units = {
        "DE1": {"type": "ger-gruppe", "at": "F6", "suppressed": 1},
        "DE2": {"type": "ger-kubel", "at": "F9"},
        "DE3": {"type": "ger-recon", "at": "J6", "ambushed": True},
    }
    game = at(units)
    assert [len(zone(game, name)) for name in units] == [0, 0, 8]


@pytest.mark.rule("hon.zoc.offset-unit", "hon.zoc.grid-unit-near-offset", "hon.bldg.gap-adjacent")
def test_an_alley_and_the_street_do_not_control_each_other() -> None:
    game = at(
        {"DE1": {"type": "ger-gruppe", "at": "D9e"}, "DE2": {"type": "ger-gruppe", "at": "D7"}},
        boards=[{"board": "village"}],
    )
    assert zone(game, "DE1") == {"D8e", "D10e", "E8se"}
    assert zone(game, "DE2") == {"C7", "E6", "E7"}


@pytest.mark.rule("hon.bldg.zoc-walls", "hon.bldg.zoc-door", "hon.ruling.zoc-los-diagonal")
def test_zones_go_through_doors_and_end_at_walls_and_windows() -> None:
    units = {
        "DE1": {"type": "ger-gruppe", "at": "E6se"},
        "DE2": {"type": "ger-gruppe", "at": "D5se"},
        "DE3": {"type": "ger-gruppe", "at": "E3"},
        "DE4": {"type": "ger-gruppe", "at": "C6"},
    }
    game = at(units, tiles=FARMHOUSE)
    assert zone(game, "DE1") == {"D5se", "E5se", "F5se", "D6se", "F6se", "E8", "F8"}
    assert zone(game, "DE2") == {"D4se", "D6se", "E6se"}
    assert zone(game, "DE3") == {"D2", "E2", "F2", "D3", "F3", "E4se"}
    assert zone(game, "DE4") == {"B5", "C5", "B6", "B7", "C7"}


@pytest.mark.rule("hon.ruling.assault-same-building", "hon.bldg.bonus")
def test_a_gap_of_one_square_in_an_inner_wall_is_a_doorway() -> None:
    scene = at({"DE1": {"type": "ger-gruppe", "at": "L1"}}, tiles=FARMHOUSE).scene
    rooms: dict[int, set[str]] = {}
    for square, room in scene.room_of.items():
        rooms.setdefault(room, set()).add(scene.grid.name(square))
    assert sorted(map(sorted, rooms.values())) == [
        ["D4se", "D5se", "D6se"],
        ["E4se", "E5se", "E6se", "F4se", "F5se", "F6se"],
    ]


@pytest.mark.rule("hon.ruling.overlay-terrain", "hon.unit.wreck-terrain")
def test_of_several_elements_the_best_bonus_counts_and_all_prohibitions() -> None:
    game = at({"DE1": {"type": "ger-kubel", "at": "F6", "destroyed": True}}, markers={"F6": "grove"})
    place = game.scene.grid.square("F6")
    assert game.ground.bonus(place, "infantry") == 2
    assert game.ground.closed[1] >> place & 1
    assert game.ground.closed[2] >> place & 1
    assert not game.ground.closed[0] >> place & 1


def test_a_ground_that_was_forgotten_is_the_same_when_it_is_worked_out_again() -> None:
    scene = at({}, tiles=FARMHOUSE).scene
    smoke, elsewhere = ((scene.grid.square("B2"), "smoke"),), ((scene.grid.square("C2"), "smoke"),)
    first = scene.ground(smoke, 0)
    for number in range(KEPT_GROUNDS):
        scene.ground(((number % 100, "smoke"), (100 + number // 100, "smoke")), 0)
    again = scene.ground(smoke, 0)
    assert again is not first
    assert again == first
    assert hash(again) == hash(first)
    assert again != scene.ground(elsewhere, 0)
    assert again != scene.ground(smoke, 1)


def test_a_terrain_that_does_not_exist_is_named() -> None:
    with pytest.raises(ContentError, match=r"markers\.F6.*no terrain is called 'swamp'"):
        at({"DE1": {"type": "ger-gruppe", "at": "L1"}}, markers={"F6": "swamp"})


@pytest.mark.rule("hon.terr.passage-forbidden")
def test_a_bank_that_nobody_crosses_ends_a_zone() -> None:
    game = at({"DE1": {"type": "ger-gruppe", "at": "G10"}}, boards=[{"board": "hedgerows"}])
    assert zone(game, "DE1") == {"F10", "H10", "F11", "G11", "H11"}


@pytest.mark.rule(
    "hon.terr.battlefield", "hon.bldg.gap-adjacent", "hon.ruling.offset-vehicle-cover", "hon.ruling.overlay-terrain"
)
def test_a_field_is_made_of_boards_and_of_tiles_that_hide_them() -> None:
    field = shelf().field(shelf().scenario("strongpoint"))
    assert len(field.terrain) == field.columns * field.rows
    placed = field.tiles[0]
    assert field.named(placed.name) == placed
    assert field.named(field.buildings[0].name) == field.buildings[0]
    assert all(field.at(cell) == placed.terrain for cell in placed.cells)
    assert TABLES.terrain["open"].mined
    assert TABLES.terrain["road"].mined
    assert not TABLES.terrain["bridge"].mined
    entries = [BoardEntry(board="open-field"), BoardEntry(board="open-field", at="M3")]
    with pytest.raises(Fault, match="rectangle"):
        lay_field(entries, (), {"open-field": shelf().boards["open-field"]}, TABLES.terrain, TABLES.buildings)


@pytest.mark.rule("hon.terr.forbidden-some")
def test_nobody_is_set_up_where_it_may_not_go() -> None:
    units = {"DE1": {"type": "ger-kubel"}, "DE2": {"type": "ger-gruppe"}}
    sides = {"german": {"deploy": ["F6"]}, "american": {"deploy": ["A"]}}
    game = at(units, markers={"F6": "grove"}, sides=sides)
    place = game.scene.grid.square("F6")
    jeep, group = game.units[:2]
    refusal = why_not_deploy(game, jeep, Deploy(place))
    assert refusal is not None
    assert refusal.rule == "hon.terr.forbidden-some"
    assert why_not_deploy(game, group, Deploy(place)) is None


@pytest.mark.rule("hon.bldg.nature", "hon.bldg.half-square", "hon.ruling.half-square-occupancy")
def test_a_building_without_a_plan_is_refused() -> None:
    good = {"name": "hut", "bonus": {"infantry": 1}, "structure": 2, "ruined": "ruins"}
    hut = msgspec.convert({**good, "plan": "+---+\n| . |\n+-D-+"}, Building)
    assert (hut.read().columns, hut.rule) == (1, "hon.bldg.nature")
    with pytest.raises(msgspec.ValidationError, match="plan"):
        msgspec.convert({**good, "plan": "+---+\n| . |"}, Building)


@pytest.mark.rule("hon.terr.battlefield", "hon.terr.passage-forbidden")
def test_a_forbidden_passage_is_between_two_squares_side_by_side() -> None:
    board = {"name": "strip", "grid": "    A B C\n 1  . . .", "legend": {".": "open"}}
    passage = msgspec.convert({**board, "barriers": [["A1", "B1"]]}, Board)
    assert passage.barriers == (("A1", "B1"),)
    with pytest.raises(msgspec.ValidationError, match="barriers"):
        msgspec.convert({**board, "barriers": [["A1", "C1"]]}, Board)
