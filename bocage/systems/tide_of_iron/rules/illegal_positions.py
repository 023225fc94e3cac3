"""Positions that no game can have come to: what a rule case draws is refused with the rule that it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bocage.content import IllegalPosition
from bocage.systems.tide_of_iron.rules.movement.fortifications import SHELTERS
from bocage.systems.tide_of_iron.rules.movement.transport import capacity, passengers
from bocage.systems.tide_of_iron.rules.setup.squad_building import slots_used
from bocage.systems.tide_of_iron.state.game import NONE, Game, Unit

Flaw = tuple[str, str]
"""The rule that is broken, and by what."""


def check(game: Game) -> None:
    """Raise the first flaw of a position, if it has one."""
    for rule, problem in flaws(game):
        raise IllegalPosition(rule, problem)


def flaws(game: Game) -> Iterator[Flaw]:
    """All that is wrong with the units and markers of a position."""
    for unit in game.units:
        yield from _vehicle_flaws(game, unit) if unit.is_vehicle else _squad_flaws(game, unit)
        if unit.aboard != NONE:
            yield from _passenger_flaws(game, unit)
    for hex, there in enumerate(game.here):
        if there:
            yield from _hex_flaws(game, hex)
    yield from _fortification_flaws(game)


def _squad_flaws(game: Game, squad: Unit) -> Iterator[Flaw]:
    """A base has so many slots, squads take no damage markers, crews learn nothing, the shaken do not lie in wait."""
    slots, most = slots_used(game.scene, squad.figures), game.scene.rulebook.base.slots
    if slots > most:
        yield "toi.setup.build-squads", f"the figures of {squad.name} take {slots} slots, a base has {most}"
    if squad.damage != "intact":
        yield "toi.squad-damage.casualties", f"{squad.name} is a squad and has {squad.damage} damage"
    crew = any("heavy-infantry-weapon" in game.scene.types[figure].traits for figure in squad.figures)
    if crew and squad.specialisation != "none":
        learnt = squad.specialisation
        yield "toi.spec.assign", f"{squad.name} has a heavy infantry weapon and the specialisation {learnt}"
    if squad.condition != "good" and squad.status == "op-fire":
        yield "toi.squad-damage.no-op-fire", f"{squad.name} is {squad.condition} and in op-fire mode"


def _vehicle_flaws(game: Game, vehicle: Unit) -> Iterator[Flaw]:
    """Vehicles are not pinned, hide nowhere, learn nothing and do not get into fortifications."""
    name = vehicle.name
    if vehicle.condition != "good":
        yield "toi.vehicle-damage.suppressive-immune", f"{name} is a vehicle and {vehicle.condition}"
    if vehicle.concealed:
        yield "toi.concealed.no-vehicles", f"{name} is a vehicle and concealed"
    if vehicle.specialisation != "none":
        yield "toi.spec.assign", f"{name} is a vehicle and has the specialisation {vehicle.specialisation}"
    if vehicle.shelter != NONE:
        kind = game.markers[vehicle.shelter].kind
        yield f"toi.fort.{kind}-enter", f"{name} is a vehicle and in a fortification"
    fragile = "fragile" in game.scene.types[vehicle.figures[0]].traits
    if fragile and vehicle.damage == "heavy":
        yield "toi.truck.fragile", f"{name} has heavy damage and would be destroyed"


def _passenger_flaws(game: Game, squad: Unit) -> Iterator[Flaw]:
    """Squads ride in friendly vehicles with room for them."""
    vehicle = game.units[squad.aboard]
    if vehicle.side != squad.side:
        yield "toi.transport.embark", f"{squad.name} is aboard {vehicle.name} of the other side"
    riders, most = sum(1 for _ in passengers(game, vehicle.id)), capacity(game, vehicle)
    if riders > most:
        yield "toi.transport.capacity", f"{vehicle.name} carries {riders} squads, it has room for {most}"


def _hex_flaws(game: Game, hex: int) -> Iterator[Flaw]:
    """One side in a hex, and no more units and vehicles than it holds."""
    units = list(game.units_in(hex))
    name, limit = game.scene.place_names[hex], game.scene.rulebook.stacking
    if len({unit.side for unit in units}) > 1:
        yield "toi.move.no-enemy-hex", f"both sides are in {name}"
    elif len(units) > limit.units:
        yield "toi.stacking.limit", f"{name} has {len(units)} units, a hex holds {limit.units}"
    vehicles = sum(unit.is_vehicle for unit in units)
    if vehicles > limit.vehicles:
        yield "toi.stacking.limit", f"{name} has {vehicles} vehicles, a hex holds {limit.vehicles}"


def _fortification_flaws(game: Game) -> Iterator[Flaw]:
    """A hex has so many entrenchments and pillboxes."""
    found = Counter(marker.hex for marker in game.markers if marker.kind in SHELTERS)
    most = game.scene.rulebook.shelters.most
    for hex, count in found.items():
        if count > most:
            yield "toi.fort.max-three", f"{game.scene.place_names[hex]} has {count} fortifications, a hex holds {most}"
