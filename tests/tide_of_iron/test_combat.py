"""Rules of combat that no single position shows: the sheets, the levels of the map, sight as a whole, smoke."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.board.bits import bits
from bocage.content import ContentError
from bocage.systems.tide_of_iron.rules.assault.assault_strength import (
    attack_strength,
    cover_of_hex,
    halvings_of_defender,
    halvings_of_place,
    has_flamethrower,
    has_medic,
)
from bocage.systems.tide_of_iron.rules.fire.area_attack import defence_of
from bocage.systems.tide_of_iron.rules.fire.smoke import lay_smoke, lift_smoke, smoke_places, why_no_smoke
from bocage.systems.tide_of_iron.rules.movement.fortifications import why_no_marker
from bocage.systems.tide_of_iron.rules.positions import drawn
from bocage.systems.tide_of_iron.scene.loading import shelf
from bocage.systems.tide_of_iron.scene.scene import INFANTRY, VEHICLE, Scene
from bocage.systems.tide_of_iron.show.sketch import sketch
from bocage.systems.tide_of_iron.show.view import view
from bocage.systems.tide_of_iron.state.game import Game
from tests.support.tide_of_iron import game_at

RUGGED = {
    "overlays": {"D4": "woods", "F6": "building", "H3": "woods", "J8": "woods"},
    "levels": {"E5": 1, "F5": 2, "G5": 1, "K3": 1, "K4": 1, "L4": 2},
    "markers": [{"hex": "H8", "kind": "smoke"}, {"hex": "C9", "kind": "smoke"}],
}


def scene(**position: Any) -> Scene:
    return shelf().make_scene(drawn(position))


def game(**position: Any) -> Game:
    units = {"US1": {"hex": "A1", "figures": {"us-regular": 4}}, "DE1": {"hex": "P12", "figures": {"de-regular": 4}}}
    return game_at(**{"units": units, **position})


# The reference sheets


def test_there_are_seventeen_types_eight_american_and_nine_german() -> None:
    nations = [kind.nation for kind in scene().types]
    assert (nations.count("american"), nations.count("german")) == (8, 9)


@pytest.mark.rule("toi.sheet.fields", "toi.unit.types")
def test_a_type_has_movement_weapons_and_for_vehicles_armour_and_capacity() -> None:
    types = {kind.name: kind for kind in scene().types}
    assert all(kind.movement > 0 for kind in types.values())
    regular, truck, tiger = types["us-regular"], types["us-truck"], types["de-tiger"]
    assert (regular.kind, regular.slots, regular.armour, regular.capacity) == ("figure", 1, 0, 0)
    assert (truck.kind, truck.weight, truck.slots, truck.infantry, truck.capacity) == ("vehicle", "light", 0, None, 2)
    assert (tiger.weight, tiger.armour, tiger.capacity, tiger.vehicle is not None) == ("heavy", 6, 0, True)
    assert {kind.weight for kind in types.values() if kind.kind == "figure"} == {"light"}
    assert all(kind.area_normal is None for kind in types.values() if not kind.name.endswith("mortar"))


@pytest.mark.rule("toi.sheet.fields")
def test_a_piece_shows_what_the_sheet_says() -> None:
    played = game(
        units={
            "US1": {"hex": "A1", "figures": {"us-regular": 3}},
            "US2": {"hex": "A2", "vehicle": "us-truck"},
            "US3": {"hex": "A3", "figures": {"us-mortar": 1}},
            "US4": {"aboard": "US2", "figures": {"us-regular": 4}},
        }
    )
    values = {piece.label: dict(piece.values) for piece in sketch(view(played, 0)).pieces}
    sheet = {kind.name: kind for kind in played.scene.types}
    regular, mortar = sheet["us-regular"], sheet["us-mortar"]
    assert regular.infantry is not None
    assert regular.vehicle is not None
    assert mortar.area_normal is not None
    assert values["US1"] == {
        "movement": regular.movement,
        "range": regular.infantry.range,
        "firepower": 3 * regular.infantry.firepower,
        "vehicle-range": regular.vehicle.range,
        "vehicle-firepower": 3 * regular.vehicle.firepower,
    }
    assert values["US2"] == {"movement": sheet["us-truck"].movement, "armour": sheet["us-truck"].armour, "aboard": 1}
    assert values["US3"]["mortar-normal"] == mortar.area_normal.firepower


@pytest.mark.rule("toi.unit.regular")
def test_regular_infantry_has_no_type_and_no_ability() -> None:
    assert [kind.name for kind in scene().types if kind.kind == "figure" and not kind.traits] == [
        "us-regular",
        "de-regular",
    ]


@pytest.mark.rule("toi.spec.anti-tank", "toi.spec.normal-otherwise")
def test_a_specialisation_changes_only_what_it_says() -> None:
    here = scene()
    figures = (here.type_ids["us-regular"],) * 4
    plain, special = here.profile(figures), here.profile(figures, "anti-tank")
    assert special._replace(loads=plain.loads, longest=plain.longest, reaching=plain.reaching) == plain
    assert special.loads[INFANTRY] == plain.loads[INFANTRY]
    assert special.loads[VEHICLE] != plain.loads[VEHICLE]
    assert here.profile(figures, "engineer") == here.profile(figures, "medic") == plain


# Sight


@pytest.mark.rule("toi.range.levels")
def test_the_map_has_three_levels() -> None:
    assert scene(levels={"C3": 1, "C4": 2}).levels.count(2) == 1
    for level in (3, -1):
        with pytest.raises(ContentError, match="no level"):
            scene(levels={"C3": level})


@pytest.mark.rule("toi.los.symmetric", "toi.los.adjacent", "toi.ruling.same-hex-line-of-sight")
def test_sight_is_mutual_and_neighbours_see_each_other() -> None:
    played = game(**RUGGED)
    sees, grid = played.fields.sees, played.scene.grid
    for hex in range(len(grid)):
        assert sees[hex] >> hex & 1
        assert all(sees[other] >> hex & 1 for other in bits(sees[hex]))
        assert all(sees[hex] >> other & 1 for other in grid.neighbours(hex))


@pytest.mark.rule("toi.los.smoke")
def test_smoke_that_is_laid_later_blocks_as_if_it_had_lain_there_from_the_start() -> None:
    later = game(overlays=RUGGED["overlays"], levels=RUGGED["levels"])
    before = later.fields.sees
    for name in ("H8", "C9"):
        lay_smoke(later, later.scene.grid.hex(name))
    assert later.fields.sees == game(**RUGGED).fields.sees != before


# Smoke


@pytest.mark.rule("toi.smoke.placement")
def test_smoke_is_laid_neither_on_buildings_nor_twice_on_a_hex() -> None:
    played = game(**RUGGED)
    hex = played.scene.grid.hex
    refusals = {name: why_no_smoke(played, hex(name)) for name in ("F6", "H8", "D4")}
    assert {name: refusal and refusal.key for name, refusal in refusals.items()} == {
        "F6": "toi.smoke.placement.building",
        "H8": "toi.smoke.placement",
        "D4": None,
    }
    twice = why_no_marker(played, "smoke", hex("H8"))
    assert twice is not None
    assert twice.rule == "toi.smoke.placement"
    assert all((why_no_smoke(played, place) is None) == bool(smoke_places(played) >> place & 1) for place in range(192))


@pytest.mark.rule("toi.smoke.count")
def test_there_are_six_smoke_markers() -> None:
    played = game()
    for hex in range(6):
        assert why_no_smoke(played, hex) is None
        lay_smoke(played, hex)
    refusal = why_no_smoke(played, 20)
    assert refusal is not None
    assert refusal.rule == "toi.smoke.count"
    assert smoke_places(played) == 0


@pytest.mark.rule("toi.smoke.removed", "toi.smoke.count")
def test_smoke_that_lifts_is_back_in_the_box() -> None:
    played = game(**RUGGED)
    lift_smoke(played)
    assert played.marked["smoke"] == 0
    lay_smoke(played, 20)
    assert len(played.markers) == 2
    assert played.marked["smoke"] == 1 << 20


# Area attacks


@pytest.mark.rule("toi.cover.separate")
def test_what_an_attack_takes_from_armour_leaves_cover_alone() -> None:
    played = game(
        overlays={"C3": "woods"},
        units={
            "DE1": {"hex": "C3", "vehicle": "de-tiger"},
            "DE2": {"hex": "C3", "vehicle": "de-truck"},
            "DE3": {"hex": "C3", "figures": {"de-regular": 1}},
            "US1": {"hex": "A1", "figures": {"us-regular": 1}},
        },
    )
    defences = [defence_of(played, unit, "normal", -1).value for unit in played.units[:3]]
    assert defences == [7, 2, 2]


@pytest.mark.rule("toi.area.type", "toi.area.attack-roll")
def test_area_attacks_hit_on_five() -> None:
    assert scene().rulebook.area_attack.hit_on == 5


# The same rules in an assault


def squads(**changes: Any) -> Game:
    """A game with one squad of each nation, the American one changed."""
    return game(
        units={
            "US1": {"hex": "C3", "figures": {"us-regular": 4}, **changes},
            "DE1": {"hex": "C4", "figures": {"de-regular": 4}},
        },
        markers=[{"hex": "D5", "kind": "smoke"}, {"hex": "E5", "kind": "wire"}],
    )


@pytest.mark.rule("toi.spec.not-when-shaken")
def test_a_shaken_squad_assaults_and_defends_without_its_specialisation() -> None:
    medic, flames = squads(specialisation="medic").units[0], squads(specialisation="flamethrower").units[0]
    assert has_medic(medic)
    assert has_flamethrower(flames)
    assert not has_medic(flames)
    assert not has_flamethrower(medic)
    assert not has_medic(medic.but(condition="pinned"))
    assert not has_flamethrower(flames.but(condition="disrupted"))


@pytest.mark.rule("toi.smoke.effects", "toi.calc.halving-sources")
def test_smoke_halves_the_defence_and_not_an_assault_out_of_it() -> None:
    smoke, wire = squads(hex="D5"), squads(hex="E5")
    assert halvings_of_place(smoke, smoke.units[0]) == []
    assert halvings_of_place(wire, wire.units[0]) == ["toi.wire.half"]
    assert halvings_of_defender(smoke, smoke.units[0], officer=False) == ["toi.smoke.assault-defence"]
    assert halvings_of_defender(wire, wire.units[0].but(condition="pinned"), officer=True) == ["toi.wire.half"]
    assert len(halvings_of_defender(wire, wire.units[0].but(condition="pinned"), officer=False)) == 2


@pytest.mark.rule("toi.calc.order", "toi.calc.round-up")
def test_a_flamethrower_adds_before_its_support_is_halved() -> None:
    played = squads(specialisation="flamethrower")
    support, defender = played.units
    lead = support.but(specialisation="none")
    assert attack_strength(played, lead, [support], defender.hex).value == 4 + 3


@pytest.mark.rule("toi.spec.medic-bandage")
def test_a_medic_covers_the_defenders_of_his_hex() -> None:
    played = squads(specialisation="medic")
    medic, attacker = played.units
    assert cover_of_hex(played, medic.hex, [medic], [attacker]).value == 1
    assert cover_of_hex(played, medic.hex, [medic.but(specialisation="none")], [attacker]).value == 0
