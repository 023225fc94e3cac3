"""Tide of Iron as a system: what the kernel, the clients and the players ask of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bocage import kernel
from bocage.content import MapText
from bocage.kernel import Dice, Held, PlaceId, Record, ScenarioInfo, Seat, Sketch, UnitId, View
from bocage.systems.tide_of_iron.mind import evaluation, plan
from bocage.systems.tide_of_iron.rules import positions
from bocage.systems.tide_of_iron.rules.teams import seat_named
from bocage.systems.tide_of_iron.scene import loading
from bocage.systems.tide_of_iron.scene.scene import Scene
from bocage.systems.tide_of_iron.schema.box import Box
from bocage.systems.tide_of_iron.schema.cards import OperationsCard, StrategyCard
from bocage.systems.tide_of_iron.schema.scenario import Scenario, Settings, Variant
from bocage.systems.tide_of_iron.schema.terrain import Terrain
from bocage.systems.tide_of_iron.schema.units import UnitType
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.show import names as naming
from bocage.systems.tide_of_iron.show import overlays
from bocage.systems.tide_of_iron.show import standing_orders as orders
from bocage.systems.tide_of_iron.show import view as views
from bocage.systems.tide_of_iron.state.game import NONE, Card, Clock, Game, Marker, Side, Unit
from bocage.systems.tide_of_iron.state.setup import divisions_of, new_game


class TideOfIron(kernel.System):
    """Squads and tanks in the West, 1944 to 1945."""

    name = loading.GAME
    version = "0.1"
    package = loading.PACKAGE
    folder = Path(__file__).parent

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        """See `System`."""
        found = {name: loading.load_scenario(name, tuple(packs)) for name in loading.scenario_names(tuple(packs))}
        return {name: _info(name, scenario) for name, scenario in found.items()}

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Game:
        """See `System`."""
        return positions.begin(new_game(loading.load_scene(scenario, tuple(packs), settings), dice))

    def position(self, position: Mapping[str, Any], dice: Dice) -> Game:
        """See `System`."""
        return positions.game_at(position, dice, ())

    def view(self, game: Game, seat: Seat) -> View:
        """See `System`."""
        return views.view(game, seat)

    def determinize(self, view: View, dice: Dice) -> Game:
        """See `System`."""
        return views.determinize(view, dice)

    def sketch(self, view: View) -> Sketch:
        """See `System`."""
        return views.sketch(view)

    def names(self, view: View, kind: str) -> Sequence[str]:
        """See `System`."""
        return naming.names_of(view, kind)

    def find(self, view: View, kind: str, name: str) -> int:
        """See `System`; a nation's name alone stands for the seat of its first division."""
        return seat_named(naming.divisions_in(view), name) if kind == "seat" else super().find(view, kind, name)

    def record(self, game: Game, kind: str, name: str) -> Record:
        """See `System`."""
        return naming.record(game, partial(self.find, self.view(game, 0)), kind, name)

    def status(self, view: View) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """See `System`."""
        clock, scene = view.tables["clock"][0], view.scene
        assert isinstance(clock, Clock)
        lines: list[tuple[str, Mapping[str, Any]]] = [
            ("status-round", {"round": clock.round, "rounds": scene.scenario.rounds, "side": SIDES[clock.initiative]})
        ]
        for side in view.tables["sides"]:
            assert isinstance(side, Side)
            points = {"command": side.command, "reserve": side.reserve, "victory": side.victory}
            lines.append(("status-side", {"side": side.name, **points}))
            lines += _card_lines(view, side)
        return lines

    def details(self, view: View, unit: UnitId) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """See `System`."""
        scene: Scene = view.scene
        record = _unit(view, unit)
        name = record.name
        lines: list[tuple[str, Mapping[str, Any]]]
        if record.aboard != NONE:
            lines = [("details-aboard", {"unit": name, "vehicle": _unit(view, record.aboard).name})]
        elif not record.on_board:
            return [("details-lost", {"unit": name})]
        else:
            lines = [_unit_line(scene, record)]
        lines += _state_lines(view, record)
        for figure, count in Counter(record.figures).items():
            lines.append(("details-figure", _figure_line(scene.types[figure], count)))
        return lines

    def hand(self, view: View) -> Sequence[Held]:
        """See `System`: the cards in the headquarters of the seat's side."""
        side = _side_of(view)
        names = naming.names_of(view, "card")
        cards = [card for card in view.tables["cards"] if isinstance(card, Card)]
        return [
            Held(card.id, names[card.id], tuple(_card_text(view.scene, card)))
            for card in cards
            if card.side == side and card.zone == "hq"
        ]

    def overlays(self, view: View, unit: UnitId) -> Mapping[str, Mapping[PlaceId, str]]:
        """See `System`."""
        return overlays.overlays(view, unit)

    def settings(self, scenario: str) -> Settings:
        """See `System`."""
        return loading.load_scenario(scenario, ()).settings

    def obey(self, view: View, decision: kernel.Decision, order: kernel.Order) -> kernel.Option | None:
        """See `System`."""
        return orders.obey(view, decision, order)

    def evaluation(self, game: Game, seat: Seat) -> float:
        """See `System`."""
        return evaluation.evaluation(game, seat)

    def advise(self, game: Game, decision: kernel.Decision) -> Sequence[float]:
        """See `System`."""
        return plan.advise(game, decision)

    def is_settled(self, game: Game) -> bool:
        """See `System`."""
        return plan.is_settled(game)

    def stage(self, game: Game) -> int:
        """See `System`."""
        return plan.stage(game)

    def motive(self, game: Game, decision: kernel.Decision, option: kernel.Option) -> str:
        """See `System`."""
        return plan.motive(game, decision, option)

    def schemas(self) -> Mapping[str, type]:
        """See `System`."""
        return {
            "scenario": Scenario,
            "variant": Variant,
            "map": MapText,
            "units": UnitType,
            "terrain": Terrain,
            "box": Box,
            "cards": StrategyCard,
            "operations": OperationsCard,
        }


def _info(name: str, scenario: Scenario) -> ScenarioInfo:
    divisions = divisions_of(scenario)
    sides = tuple(tuple(one.id for one in divisions if one.side == side) for side in range(len(SIDES)))
    return ScenarioInfo(name, len(divisions), scenario.learning, sides)


def _card_lines(view: View, side: Side) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The cards that lie open before a side.  [toi.card.read-all]"""
    cards = [card for card in view.tables["cards"] if isinstance(card, Card) and card.side == side.id]
    for key, zones in (("status-headquarters", ("hq",)), ("status-play-area", ("play", "waiting"))):
        names = tuple(card.name for card in cards if card.zone in zones)
        if names:
            yield key, {"side": side.name, "cards": names}


def _side_of(view: View) -> int:
    """The side of the seat; spectators have none."""
    return next((one.side for one in naming.divisions_in(view) if one.id == view.seat), NONE)


def _card_text(scene: Scene, card: Card) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """What a card costs, when it is played, and what it does.  [toi.card.read-all]"""
    strategy = scene.book.strategy.get(card.name)
    if strategy is not None:
        yield "held-card", {"cost": strategy.cost, "phase": strategy.phase}
    yield f"name-{card.name}.text", {}


def _unit(view: View, number: UnitId) -> Unit:
    unit = view.tables["units"][number]
    assert isinstance(unit, Unit)
    return unit


def _unit_line(scene: Scene, unit: Unit) -> tuple[str, Mapping[str, Any]]:
    states = {"status": unit.status, "condition": unit.condition, "damage": unit.damage}
    return "details-unit", {"unit": unit.name, "place": scene.grid.name(unit.hex), **states}


def _state_lines(view: View, unit: Unit) -> Iterator[tuple[str, Mapping[str, Any]]]:
    if unit.specialisation != "none":
        yield "details-specialised", {"specialisation": unit.specialisation}
    if unit.concealed:
        yield "details-concealed", {"unit": unit.name}
    if unit.shelter != NONE:
        marker = view.tables["markers"][unit.shelter]
        assert isinstance(marker, Marker)
        yield "details-sheltered", {"shelter": marker.kind}


def _figure_line(kind: UnitType, count: int) -> dict[str, Any]:
    weapons = {"infantry": kind.infantry, "vehicle": kind.vehicle}
    values = {name: f"{weapon.range}/{weapon.firepower}" if weapon else "–" for name, weapon in weapons.items()}
    return {"count": count, "figure": kind.name, "movement": kind.movement, "armour": kind.armour, **values}
