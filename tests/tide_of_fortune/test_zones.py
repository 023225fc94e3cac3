"""What units project, how that binds the enemy, and how much room they take."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import LiveDice
from bocage.systems.tide_of_fortune.play import TideOfFortunePlay
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip, load_of
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN

BEGIN = {"impulse": "allied", "army": "british"}


def drawn(**position: Any) -> Game:
    """A position on the proving ground."""
    return TideOfFortunePlay().position({"begin": BEGIN, **position}, LiveDice("zones", "drawn"))


def guards(units: dict[str, str], **more: Any) -> dict[str, Any]:
    """The Guards with their headquarters out of the way."""
    return {"brgds": {"hq": "0000", "units": units, **more}}


def northumbrians(units: dict[str, str], **more: Any) -> dict[str, Any]:
    """The 50th with its headquarters out of the way."""
    return {"br50": {"hq": "0000", "units": units, **more}}


def walther(units: dict[str, str], hq: str = "1915") -> dict[str, Any]:
    """Group Walther."""
    return {"dewal": {"hq": hq, "units": units}}


def zone(game: Game, seat: int, name: str) -> int:
    """What a side projects into a hex."""
    return game.zones[seat][game.scene.grid.hex(name)]


def grip(game: Game, seat: int, name: str) -> Grip:
    """How the enemy binds a side there."""
    return game.grip(seat, game.scene.grid.hex(name))


def load(game: Game, name: str) -> int:
    """The room that a unit takes."""
    return load_of(game, next(unit for unit in game.units if unit.name == name))


@pytest.mark.rule("tof.7.zoc-extent", "tof.7.zoc-value", "tof.2.tr-meaning")
def test_a_unit_projects_its_tr_into_the_six_hexes_around_it() -> None:
    game = drawn(divisions=northumbrians({"69-bde": "0808"}))
    assert [zone(game, ALLIED, name) for name in ("0807", "0907", "0908", "0809", "0708", "0707")] == [4] * 6
    assert zone(game, ALLIED, "0806") == 0


@pytest.mark.rule("tof.7.zoc-own-hex", "tof.7.hex-occupied")
@pytest.mark.parametrize(("enemy", "bound"), [("69-bde", Grip.CONTESTED_STRONG), ("2-hhc", Grip.OPEN)])
def test_a_unit_counts_double_where_it_stands(enemy: str, bound: Grip) -> None:
    allies = northumbrians({enemy: "0807"}) if enemy == "69-bde" else guards({enemy: "0807"})
    game = drawn(divisions={**allies, "de59": {"hq": "1915", "units": {"1034": "0808"}}})
    assert zone(game, GERMAN, "0808") == 6
    assert grip(game, GERMAN, "0808") == bound


@pytest.mark.rule("tof.7.zoc-sum", "tof.7.zoc-terrain", "tof.ruling.zoc-terrain-per-side")
def test_a_town_takes_two_from_what_comes_in_once_a_side() -> None:
    units = guards({"2-hhc": "0808"})
    game = drawn(divisions=units, assets={"1-belgian-bde": "0808"}, terrain={"0807": "town"})
    assert zone(game, ALLIED, "0807") == 4
    assert zone(game, ALLIED, "0809") == 6
    assert zone(drawn(divisions=guards({"2-hhc": "0807"}), terrain={"0807": "town"}), ALLIED, "0807") == 6


@pytest.mark.rule("tof.7.hex-contested", "tof.7.hex-controlled", "tof.7.zoc-weak-strong", "tof.ruling.zoc-friendly")
def test_twice_as_much_controls_a_hex() -> None:
    four_to_three = drawn(
        divisions={**northumbrians({"69-bde": "0807"}), "de59": {"hq": "1915", "units": {"1034": "0809"}}}
    )
    assert grip(four_to_three, ALLIED, "0808") == Grip.CONTESTED_WEAK
    assert grip(four_to_three, GERMAN, "0808") == Grip.CONTESTED_STRONG
    four_to_two = drawn(
        divisions={**northumbrians({"69-bde": "0807"}), "de719": {"hq": "1915", "units": {"723": "0809"}}}
    )
    assert grip(four_to_two, ALLIED, "0808") == Grip.OPEN
    assert grip(four_to_two, GERMAN, "0808") == Grip.CONTROLLED_STRONG


@pytest.mark.rule("tof.7.hex-open")
def test_a_hex_that_only_the_enemy_reaches_is_his() -> None:
    game = drawn(divisions={"de719": {"hq": "1915", "units": {"723": "0809"}}})
    assert grip(game, ALLIED, "0808") == Grip.CONTROLLED_WEAK
    assert grip(game, ALLIED, "0806") == Grip.OPEN


@pytest.mark.rule("tof.7.zoc-water", "tof.ruling.water-without-ab")
def test_over_a_canal_only_units_with_an_ab_project() -> None:
    canal = {"canal": ["0808/N"]}
    assert zone(drawn(divisions=guards({"5-gds-armd-bde": "0808"}), water=canal), ALLIED, "0807") == 5
    assert zone(drawn(divisions=guards({"32-gds-bde": "0808"}), water=canal), ALLIED, "0807") == 0


@pytest.mark.rule("tof.ruling.water-without-ab", "tof.ruling.road-cut")
@pytest.mark.parametrize(("state", "projected"), [("intact", 5), ("blown", 0), ("work", 0), ("", 0)])
def test_over_a_major_river_nobody_projects_without_a_bridge(state: str, projected: int) -> None:
    bridges = [{"side": "0808/N", "route": "road", "state": state}] if state else []
    roads = {"road": [["0808", "0807"]]}
    game = drawn(
        divisions=guards({"5-gds-armd-bde": "0808"}), water={"major-river": ["0808/N"]}, bridges=bridges, routes=roads
    )
    assert zone(game, ALLIED, "0807") == projected


@pytest.mark.rule("tof.7.zoc-peel", "tof.7.zoc-flood")
@pytest.mark.parametrize(
    ("unit", "terrain", "projected"),
    [("5-gds-armd-bde", "peel", 4), ("5-gds-armd-bde", "flood", 5), ("69-bde", "peel", 4), ("69-bde", "flood", 3)],
)
def test_the_peel_hampers_motors_and_floods_hamper_men(unit: str, terrain: str, projected: int) -> None:
    own = guards({unit: "0808"}) if unit.startswith("5-") else northumbrians({unit: "0808"})
    assert zone(drawn(divisions=own, terrain={"0807": terrain}), ALLIED, "0807") == projected


@pytest.mark.rule("tof.7.zoc-hq", "tof.2.hq-zoc", "tof.ruling.zoc-disrupted-hq")
def test_a_headquarters_projects_its_artillery_unless_it_is_disrupted() -> None:
    own = {"brgds": {"hq": "0808", "units": {}}}
    assert zone(drawn(divisions=own), ALLIED, "0807") == 4
    assert zone(drawn(divisions=own, units={"brgds-hq": {"disrupted": True}}), ALLIED, "0807") == 0
    assert zone(drawn(divisions=own, units={"brgds-hq": {"iso": True}}), ALLIED, "0807") == 4


@pytest.mark.rule("tof.8.bt-zoc")
def test_a_breakthrough_voids_the_zone_of_the_enemy() -> None:
    game = drawn(
        divisions=walther({"9-ss-bn": "0808"}), markers=[{"kind": "breakthrough", "at": "0807", "side": "allied"}]
    )
    assert zone(game, GERMAN, "0807") == 0
    assert zone(game, GERMAN, "0809") == 4


@pytest.mark.rule("tof.4.army-hq")
def test_the_headquarters_of_a_corps_projects_nothing() -> None:
    assert zone(drawn(higher={"xxx-corps": "0808"}), ALLIED, "0807") == 0


@pytest.mark.rule("tof.ruling.westwall-line")
def test_the_westwall_stands_against_the_allies_alone() -> None:
    game = drawn(divisions={**northumbrians({"69-bde": "0808"}), **walther({"9-ss-bn": "0806"})}, westwall=["0807"])
    assert (zone(game, ALLIED, "0807"), zone(game, GERMAN, "0807")) == (3, 4)


@pytest.mark.rule("tof.3.weather-ground-none", "tof.3.weather-scope")
@pytest.mark.parametrize(("date", "projected"), [("Oct 30", 4), ("Nov 2", 3)])
def test_rain_makes_mud_in_november_only(date: str, projected: int) -> None:
    game = drawn(divisions=northumbrians({"69-bde": "0808"}), terrain={"0807": "polder"}, starts=date, weather="rain")
    assert zone(game, ALLIED, "0807") == projected


@pytest.mark.rule("tof.7.stack-values", "tof.ruling.stack-hq")
def test_room_goes_by_the_letter() -> None:
    game = drawn(
        divisions={**guards({"5-gds-armd-bde": "0808", "32-gds-bde": "0808", "2-hhc": "0808"}), **walther({})},
        higher={"xxx-corps": "0000"},
        assets={"1-belgian-bde": "0404"},
    )
    names = ("5-gds-armd-bde", "32-gds-bde", "1-belgian-bde", "2-hhc", "xxx-corps", "brgds-hq")
    assert [load(game, name) for name in names] == [4, 3, 2, 1, 0, 1]
    assert game.loads[game.scene.grid.hex("0808")] == 8


@pytest.mark.rule("tof.7.stack-losses", "tof.7.stack-disrupted-motorised", "tof.7.stack-disrupted-leg")
@pytest.mark.rule("tof.ruling.stack-order")
@pytest.mark.parametrize(
    ("unit", "steps", "disrupted", "room"),
    [
        ("5-gds-armd-bde", 5, False, 2),
        ("5-gds-armd-bde", 0, True, 8),
        ("5-gds-armd-bde", 4, True, 4),
        ("16-inf", 0, True, 6),
    ],
)
def test_losses_shrink_a_stack_and_disruption_swells_it(unit: str, steps: int, disrupted: bool, room: int) -> None:
    state = {"state": {"steps": steps}}
    own = (
        {"us1": {"hq": "0000", "units": {unit: "0808"}, **state}}
        if unit == "16-inf"
        else guards({unit: "0808"}, **state)
    )
    assert load(drawn(divisions=own, units={unit: {"disrupted": disrupted}}), unit) == room
