"""Vehicles and forced moves: what no player can bring about by a move of his own."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bocage.content import Fault
from bocage.systems.heroes_of_normandie.rules.cards.effects.mines import is_on_mined_ground
from bocage.systems.heroes_of_normandie.rules.movement.forced_moves import ForcedMove, GiveWay
from bocage.systems.heroes_of_normandie.rules.sequence import Battle
from bocage.systems.heroes_of_normandie.rules.vehicles.crews import abilities_of, why_not_step_down
from bocage.systems.heroes_of_normandie.rules.vehicles.ramming import Ramming
from bocage.systems.heroes_of_normandie.scene.loading import shelf
from bocage.systems.heroes_of_normandie.state.game import Game
from tests.support.heroes_of_normandie import game_at, named


def forced(game: Game, name: str, squares: tuple[str, ...], **more: Any) -> list[str]:
    """Force a unit to one of some squares; the squares that its owner may choose from."""
    unit = named(game, name)
    grid = game.scene.grid
    frame = ForcedMove(unit.id, (unit.place,), tuple(grid.square(square) for square in squares), **more)
    game.take_stack([Battle().next_turn, Ramming(unit.id).rammed, frame.start])
    game.resume()
    options = game.asked.options if game.asked else ()
    return [grid.name(option.place) for option in options if isinstance(option, GiveWay)]


TABLES = shelf().tables
JEEP = {"US1": {"type": "us-jeep", "at": "C3"}, "DE1": {"type": "ger-gruppe", "at": "K9"}}
"""A jeep, with nobody near it."""


@pytest.mark.rule("hon.forced.off-board", "hon.forced.definition", "hon.terr.forbidden-some", "hon.terr.impassable")
def test_a_vehicle_forced_into_closed_terrain_is_a_wreck_in_front_of_it() -> None:
    """The case hon.case.forbidden-wreck-near: no play of ours forces a vehicle to move, so the move is made here."""
    game = game_at(JEEP, markers={"C4": "bocage"})
    assert forced(game, "US1", ("C4",)) == []
    jeep = named(game, "US1")
    assert (jeep.lost, game.scene.grid.name(jeep.place)) == (True, "C3")


@pytest.mark.rule("hon.forced.off-board", "hon.forced.definition")
def test_a_unit_forced_off_the_board_is_destroyed() -> None:
    game = game_at(JEEP)
    forced(game, "US1", ())
    assert named(game, "US1").lost


@pytest.mark.rule("hon.forced.definition", "hon.move.directions", "hon.move.no-stacking")
def test_a_unit_with_somewhere_to_go_lives() -> None:
    game = game_at({**JEEP, "US2": {"type": "us-rifle", "at": "B3"}}, markers={"C4": "bocage"})
    assert forced(game, "US1", ("C4", "D4", "D3", "B3", "E3")) == ["D4", "D3"]


@pytest.mark.rule("hon.ruling.vehicle-zoc-forced")
@pytest.mark.parametrize(
    ("settings", "open_squares"),
    [({}, ["B2", "B3", "C2"]), ({"vehicles_have_zones": True}, ["B2", "B3"])],
)
def test_zones_of_vehicles_hinder_forced_moves_only_by_a_setting(
    settings: dict[str, bool], open_squares: list[str]
) -> None:
    units = {"US1": {"type": "us-rifle", "at": "C3"}, "DE1": {"type": "ger-222", "at": "D3"}}
    game = game_at(units, settings=settings)
    assert forced(game, "US1", ("B2", "B3", "C2")) == open_squares


@pytest.mark.rule("hon.crew.activate")
def test_a_vehicle_has_the_abilities_of_its_crew_and_keeps_its_own() -> None:
    crewed = {
        "US1": {"type": "us-m3", "at": "C3"},
        "US2": {"type": "us-hero-riley", "back": True, "aboard": "US1"},
        "US3": {"type": "us-m3", "at": "G3"},
    }
    game = game_at(crewed)
    both, alone = abilities_of(game, named(game, "US1")), abilities_of(game, named(game, "US3"))
    assert (both.positive_waves, both.transport, both.assault) == (True, 4, None)
    assert (alone.positive_waves, alone.transport) == (False, 4)


@pytest.mark.rule("hon.crew.leave")
def test_a_crew_leaves_only_at_the_start_of_a_move_that_takes_it_somewhere() -> None:
    game = game_at(
        {"US1": {"type": "us-m3", "at": "C3"}, "US2": {"type": "us-hero-riley", "back": True, "aboard": "US1"}}
    )
    crew = named(game, "US2")
    assert why_not_step_down(game, crew, 0, at_start=True) is None
    for suppressed, at_start in ((0, False), (3, True)):
        refusal = why_not_step_down(game, crew, suppressed, at_start=at_start)
        assert refusal is not None
        assert refusal.rule == "hon.crew.leave"


@pytest.mark.rule("hon.opt.culin", "hon.ruling.passage-marker-effect")
@pytest.mark.parametrize("cut", [False, True])
def test_a_passage_is_open_ground_for_mines_too(cut: bool) -> None:
    units = {"US1": {"type": "us-rifle", "at": "D1"}}
    markers = {"D1": "passage"} if cut else {}
    game = game_at(units, boards=[{"board": "hedgerows"}], markers=markers)
    assert is_on_mined_ground(game, named(game, "US1")) is cut
    closed_to_tanks = game.ground.closed[2] >> named(game, "US1").place & 1
    assert bool(closed_to_tanks) is not cut


@pytest.mark.rule("hon.unit.definition", "hon.unit.combat-value", "hon.unit.defence-value")
def test_a_unit_has_the_values_of_the_face_that_lies_up() -> None:
    units = {"US1": {"type": "us-rifle", "at": "C3"}, "US2": {"type": "us-rifle", "at": "D3", "back": True}}
    game = game_at(units)
    whole, reduced = (game.face(named(game, name)) for name in ("US1", "US2"))
    assert (whole.defence, whole.movement, whole.weapons[0].infantry) == (4, 4, 2)
    assert (reduced.defence, reduced.loss) == (5, "destroy")


@pytest.mark.rule("hon.unit.definition", "hon.unit.families", "hon.unit.heavy-vehicle", "hon.unit.light-vehicle")
@pytest.mark.parametrize(
    ("name", "changed", "field"),
    [
        ("us-rifle", {"role": "vehicle"}, "role"),
        ("us-jeep", {"role": "soldiers"}, "role"),
        ("us-jeep", {"back": TABLES.types["us-rifle"].back}, "back"),
        ("us-rifle", {"back": None}, "back"),
        ("us-rifle", {"wreck": TABLES.types["us-jeep"].wreck}, "back"),
        ("us-jeep", {"family": "heavy"}, "front.defence"),
        ("us-jeep", {"front": msgspec.structs.replace(TABLES.types["us-jeep"].front, weapons=())}, "front.weapons"),
    ],
)
def test_a_counter_is_infantry_or_a_vehicle_and_not_a_bit_of_both(
    name: str, changed: dict[str, Any], field: str
) -> None:
    with pytest.raises(Fault) as fault:
        msgspec.structs.replace(TABLES.types[name], **changed)
    assert fault.value.field == field


@pytest.mark.rule("hon.unit.infantry-two-faces", "hon.unit.infantry-state-faces", "hon.unit.defence-value")
def test_only_an_intact_face_loses_a_step_first() -> None:
    faces = [face for kind in TABLES.types.values() for face in (kind.front, kind.back) if face is not None]
    assert {face.loss for face in faces if face.state != "intact"} == {"destroy"}
    assert {face.loss for face in faces if face.state == "intact"} == {"step", "destroy"}


@pytest.mark.rule("hon.ram.stop", "hon.ram.destroy")
@pytest.mark.parametrize("lives", [True, False])
def test_who_lies_under_a_lost_vehicle_does_not_flee_under_its_other_half(lives: bool) -> None:
    wreck = {"type": "us-m3", "at": "B1", "heading": "e", "destroyed": True}
    ponds = dict.fromkeys(["A2", "B2", "C1"] if lives else ["A2", "B2", "C1", "C2"], "pond")
    game = game_at({"US1": wreck, "US2": {"type": "us-rifle", "at": "D4"}}, markers=ponds)
    vehicle = named(game, "US1")
    game.put(named(game, "US2").but(place=vehicle.place))
    game.take_stack([Battle().next_turn, Ramming(vehicle.id).start])
    game.resume()
    infantry = named(game, "US2")
    assert infantry.lost is not lives
    assert not lives or game.scene.grid.name(infantry.place) == "C2"
