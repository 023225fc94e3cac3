"""What the box holds: the counts of its pieces, those that run out and those that never do."""

from __future__ import annotations

import pytest

from bocage import registry
from bocage.content import ContentError
from bocage.systems.tide_of_iron.rules.fire.damage import shake
from bocage.systems.tide_of_iron.rules.setup.supply import (
    bases_left,
    concealed_left,
    figures_left,
    markers_left,
    tokens_left,
)
from bocage.systems.tide_of_iron.scene.loading import shelf
from bocage.systems.tide_of_iron.schema.supply import check_supply
from tests.support.tide_of_iron import game_at

SYSTEM = registry.system("tide-of-iron")
BOX = shelf().tables.box
TYPES = shelf().tables.types


def of_nation(nation: str) -> dict[str, int]:
    return {name: count for name, count in BOX.figures.items() if TYPES[name].nation == nation}


@pytest.mark.rule("toi.components.figures-us", "toi.components.figures-de")
def test_each_nation_has_108_figures_and_vehicles_of_its_types() -> None:
    american, german = of_nation("american"), of_nation("german")
    assert (sum(american.values()), len(american)) == (108, 8)
    assert (sum(german.values()), len(german)) == (108, 9)
    assert american["us-sherman"] == 12
    assert german["de-panzer4"] == german["de-tiger"] == 6
    assert set(BOX.figures) == set(TYPES)


@pytest.mark.rule("toi.components.figures-us", "toi.components.figures-de", "toi.supply.limited")
@pytest.mark.parametrize(("figure", "there"), [("us-officer", 6), ("de-tiger", 6), ("us-elite", 12)])
def test_a_scenario_cannot_grant_more_figures_than_there_are(figure: str, there: int) -> None:
    kind = "vehicles" if TYPES[figure].kind == "vehicle" else "figures"
    side = TYPES[figure].nation
    game_at(sides={side: {"divisions": [{"bases": 4, kind: {figure: there}}]}}, units={})
    with pytest.raises(ContentError, match=f"the box holds {there}, not {there + 1}"):
        game_at(sides={side: {"divisions": [{"bases": 4, kind: {figure: there + 1}}]}}, units={})


@pytest.mark.rule("toi.components.bases")
def test_a_division_has_twelve_bases() -> None:
    with pytest.raises(ContentError, match="bases: the box holds 12, not 13"):
        game_at(sides={"american": {"divisions": [{"bases": 13}]}}, units={})
    squads = {f"US{n}": {"hex": f"A{n}", "figures": {"us-regular": 1}} for n in range(1, 6)}
    game = game_at(units={**squads, "US9": {"hex": "B1", "vehicle": "us-truck"}})
    assert (bases_left(game, 0), bases_left(game, 1)) == (19, 24)


@pytest.mark.rule("toi.supply.limited")
def test_lost_figures_go_back_to_the_box() -> None:
    game = game_at(
        units={"US1": {"hex": "A1", "figures": {"us-officer": 2}}, "US2": {"hex": "A2", "vehicle": "us-truck"}}
    )
    officer = game.scene.type_ids["us-officer"]
    assert figures_left(game, officer) == 4
    game.move(game.units[0], -1)
    assert figures_left(game, officer) == 6


@pytest.mark.rule("toi.components.specialisation-tokens", "toi.supply.limited")
def test_there_are_six_tokens_of_each_specialisation() -> None:
    assert BOX.specialisations == {"anti-tank": 6, "engineer": 6, "flamethrower": 6, "medic": 6}
    game = game_at(units={"US1": {"hex": "A1", "figures": {"us-regular": 4}, "specialisation": "medic"}})
    assert (tokens_left(game, "medic"), tokens_left(game, "engineer")) == (5, 6)
    with pytest.raises(ContentError, match=r"specialisations\.medic: the box holds 6, not 7"):
        game_at(sides={"german": {"divisions": [{"specialisations": {"medic": 7}}]}}, units={})


@pytest.mark.rule("toi.components.fortification-tokens", "toi.ruling.overlay-and-marker-counts", "toi.supply.limited")
def test_a_marker_that_shows_one_face_is_not_there_for_the_other() -> None:
    assert [stock.count for stock in BOX.markers] == [12, 14, 6, 6]
    markers = [{"hex": "A1", "kind": "entrenchment"}, {"hex": "A2", "kind": "pillbox"}, {"hex": "A3", "kind": "wire"}]
    game = game_at(markers=markers, units={})
    assert (markers_left(game, "pillbox"), markers_left(game, "entrenchment")) == (10, 10)
    assert (markers_left(game, "tank-trap"), markers_left(game, "minefield"), markers_left(game, "smoke")) == (13, 6, 6)
    with pytest.raises(ContentError, match="the box holds 14, not 15"):
        game_at(sides={"german": {"divisions": [{"fortifications": {"wire": 8, "tank-trap": 7}}]}}, units={})


@pytest.mark.rule("toi.ruling.overlay-and-marker-counts")
def test_overlays_are_not_limited() -> None:
    game = game_at(overlays={f"{column}{row}": "woods" for column in "ABCDEF" for row in range(1, 8)}, units={})
    assert sum(kind.name == "woods" for kind in game.scene.terrain) == 42


@pytest.mark.rule("toi.components.concealment-transport-tokens", "toi.ruling.concealed-markers-text")
def test_a_side_has_four_concealed_markers() -> None:
    squad = {"figures": {"us-regular": 1}, "concealed": True}
    game = game_at(overlays={"A1": "woods"}, units={f"US{n}": {"hex": "A1", **squad} for n in range(1, 4)})
    assert (concealed_left(game, 0), concealed_left(game, 1)) == (1, 4)
    with pytest.raises(ContentError, match="concealed: the box holds 4, not 5"):
        game_at(sides={"german": {"divisions": [{"concealed": 5}]}}, units={})


@pytest.mark.rule("toi.components.objective-tokens")
@pytest.mark.parametrize(
    ("entry", "most"), [({"kind": "victory"}, 6), ({"kind": "command"}, 8), ({"kind": "command", "side": "german"}, 8)]
)
def test_objective_markers_are_limited_by_colour(entry: dict[str, str], most: int) -> None:
    goals = [{"hex": f"A{n}", "value": 1, **entry} for n in range(1, most + 2)]
    game_at(objectives=goals[:most], units={})
    with pytest.raises(ContentError, match=f"the box holds {most}, not {most + 1}"):
        game_at(objectives=goals, units={})


@pytest.mark.rule("toi.supply.unlimited", "toi.components.state-tokens")
def test_markers_of_state_never_run_out() -> None:
    """More pinned squads than the box has condition markers."""
    hexes = [f"{column}{row}" for column in "ABCD" for row in range(1, 13)]
    game = game_at(units={f"US{n}": {"hex": hex, "figures": {"us-regular": 1}} for n, hex in enumerate(hexes, 1)})
    for unit in game.units:
        shake(game, unit, "pinned")
    assert [unit.condition for unit in game.units] == ["pinned"] * 48


@pytest.mark.rule("toi.supply.unlimited", "toi.components.command-tokens")
def test_command_points_never_run_out() -> None:
    goal = {"hex": "A1", "kind": "command", "value": 7, "control": "american"}
    game = game_at({}, sides={"american": {"command": 250}}, objectives=[goal], turn={"phase": "command"})
    assert game.sides[0].command == 257


@pytest.mark.rule("toi.victory.custom", "toi.supply.limited")
def test_all_scenarios_can_be_set_up_from_the_box() -> None:
    for name in shelf().scenario_names:
        check_supply(shelf().scenario(name), TYPES, BOX)
