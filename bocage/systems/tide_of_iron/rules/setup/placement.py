"""Placing units: starting units in the deployment zone, reinforcements in the reinforcement hexes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from bocage.board.bits import bits
from bocage.board.hex import Hex, HexGrid
from bocage.kernel import Ask, Event, Frame, Goto, Option, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, AimId, TargetId
from bocage.systems.tide_of_iron.rules.movement.fortifications import SHELTERS, ShelterKind, free_shelters, take_shelter
from bocage.systems.tide_of_iron.rules.movement.stacking import full_hexes, has_room
from bocage.systems.tide_of_iron.rules.movement.transport import may_carry, passengers
from bocage.systems.tide_of_iron.scene.scene import KEPT_OFFERS
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, SideId, Unit, other

ZoneKind = Literal["deploy", "reinforcement"]
RULE_OF_ZONE: dict[ZoneKind, str] = {
    "deploy": "toi.setup.place-units",
    "reinforcement": "toi.status.reinforcement-zone",
}
PLACE_UNIT, PLACE_WHERE = "place.unit", "place.where"
"""The questions which unit is next, and where it goes."""
CROWDING = 3
"""How much a unit weighs against a hex, in cover or in hexes from the next objective, when we place units ourselves."""


class PlaceUnit(Option):
    """Place this unit next."""

    unit: ActorId


class PlaceTheRest(Option):
    """Let the rest be placed, in cover and close to the objectives."""


class PlaceAt(Option):
    """Place the unit in this hex."""

    hex: AimId


@lru_cache(maxsize=KEPT_OFFERS)
def place_options(hexes: int) -> tuple[PlaceAt, ...]:
    """To place a unit in one of some hexes."""
    return tuple(map(PlaceAt, bits(hexes)))


class PlaceInside(Option):
    """Place the squad in a fortification of this hex."""

    hex: AimId
    kind: ShelterKind


class PlaceAboard(Option):
    """Place the squad aboard a vehicle."""

    vehicle: TargetId


class Placed(Event):
    """A unit is placed."""

    unit: UnitId
    hex: PlaceId


class PlacedAboard(Event):
    """A squad is placed aboard a vehicle."""

    unit: UnitId
    vehicle: UnitId


class NeverArrived(Event):
    """A unit that could not be placed is lost."""

    unit: UnitId


class Placement(Frame[None]):
    """The owner places units one by one, in the order he likes; those for which there is no room are lost.

    [toi.setup.place-units toi.status.reinforcement-zone toi.ruling.reinforcement-partial-placement]
    """

    seat: Seat
    units: tuple[UnitId, ...]
    zone: ZoneKind
    unit: UnitId = NONE

    def start(self, game: Game) -> Step:
        """Ask for the next unit."""
        left = self.left(game)
        one_of_each = {unit.is_vehicle: unit for unit in left}
        fitting = [is_vehicle for is_vehicle, unit in one_of_each.items() if self.can_place(game, unit)]
        options: list[PlaceUnit | PlaceTheRest] = [PlaceUnit(unit.id) for unit in left if unit.is_vehicle in fitting]
        if not options:
            return Goto(self.end)
        if len(left) > 1:
            options.append(PlaceTheRest())
        return Ask(self.seat, PLACE_UNIT, options, self.pick, self.why_not_pick)

    def left(self, game: Game) -> list[Unit]:
        """The units that are still to be placed."""
        units = [game.units[number] for number in self.units]
        return [unit for unit in units if unit.hex == OFF_BOARD and unit.aboard == NONE]

    def can_place(self, game: Game, unit: Unit) -> bool:
        """Whether there is any place for a unit: all squads fit where one does, and all vehicles."""
        return bool(self.places(game, unit)) or next(self.vehicles(game, unit), None) is not None

    def places(self, game: Game, unit: Unit) -> int:
        """The hexes in which the unit may be placed, as a bitset."""
        return open_hexes(game, unit, self.zone)

    def vehicles(self, game: Game, unit: Unit) -> Iterator[Unit]:
        """The vehicles that a starting squad may be placed aboard of, also a team-mate's.

        [toi.setup.start-in-transport toi.multi.transport-sharing]
        """
        if self.zone == "deploy" and not unit.is_vehicle:
            for vehicle in bits(vehicles_of(game, unit.side)):
                if may_carry(game, game.units[vehicle], unit):
                    yield game.units[vehicle]

    def why_not_pick(self, game: Game, choice: PlaceUnit | PlaceTheRest) -> Refusal | None:
        """Why a unit cannot be placed now."""
        left = self.left(game)
        if isinstance(choice, PlaceTheRest):
            return None if len(left) > 1 else Refusal(RULE_OF_ZONE[self.zone], {}, "rest")
        unit = game.units[choice.unit]
        if unit in left and self.can_place(game, unit):
            return None
        return Refusal(RULE_OF_ZONE[self.zone], {"unit": unit.id}, "unit")

    def pick(self, game: Game, choice: PlaceUnit | PlaceTheRest) -> Step:
        """Go on to its place."""
        if isinstance(choice, PlaceTheRest):
            return Goto(self.quick)
        return Goto(self.but(unit=choice.unit).where)

    def where(self, game: Game) -> Step:
        """Ask for the place."""
        unit = game.units[self.unit]
        places = self.places(game, unit)
        options: list[PlaceAt | PlaceInside | PlaceAboard] = [*place_options(places)]
        if not unit.is_vehicle:
            options += inside_options(game, places)
            options += [PlaceAboard(vehicle.id) for vehicle in self.vehicles(game, unit)]
        return Ask(self.seat, PLACE_WHERE, options, self.place, self.why_not_place, {"unit": unit.id})

    def why_not_place(self, game: Game, choice: PlaceAt | PlaceInside | PlaceAboard) -> Refusal | None:
        """The rule that keeps the unit out of a place."""
        unit = game.units[self.unit]
        match choice:
            case PlaceAt(hex=hex):
                return why_not_at(game, unit, hex, self.zone)
            case PlaceInside(hex=hex, kind=kind):
                return why_not_inside(game, unit, hex, kind) or why_not_at(game, unit, hex, self.zone)
            case PlaceAboard(vehicle=vehicle):
                aboard = any(one.id == vehicle for one in self.vehicles(game, unit))
                about = {"unit": unit.id, "vehicle_unit": vehicle}
                return None if aboard else Refusal("toi.setup.start-in-transport", about)

    def place(self, game: Game, choice: PlaceAt | PlaceInside | PlaceAboard) -> Step:
        """Put the unit where its owner wants it."""
        unit = game.units[self.unit]
        match choice:
            case PlaceAt(hex=hex):
                put_down(game, unit, hex, self.zone)
            case PlaceInside(hex=hex, kind=kind):
                put_down(game, unit, hex, self.zone)
                take_shelter(game, game.units[unit.id], kind)
            case PlaceAboard(vehicle=vehicle):
                game.put(unit.but(aboard=vehicle))
                game.emit(PlacedAboard(unit.id, vehicle))
        return Goto(self.but(unit=NONE).start)

    def quick(self, game: Game) -> Step:
        """Place all that is left."""
        price = price_of_hexes(game, game.divisions[self.seat].side, self.zone)
        for unit in sorted(self.left(game), key=lambda unit: not unit.is_vehicle):
            places = self.places(game, unit)
            if places:
                best = min(bits(places), key=price.__getitem__)
                put_down(game, unit, best, self.zone)
                price[best] += CROWDING
        return Goto(self.end)

    def end(self, game: Game) -> Step:
        """What could not be placed is lost for good, with all that it carries.

        [toi.status.reinforcement-enemy toi.ruling.reinforcement-partial-placement]
        """
        for unit in self.left(game):
            for squad in [*passengers(game, unit.id)]:
                game.put(squad.but(aboard=NONE))
                game.emit(NeverArrived(squad.id))
            game.emit(NeverArrived(unit.id))
        return self.done()


# Where


def vehicles_of(game: Game, side: SideId) -> int:
    """The vehicles of a side on the board, as a bitset of units."""
    found = 0
    for seat in game.teams[side]:
        found |= game.present[seat] & game.vehicles
    return found


def open_hexes(game: Game, unit: Unit, zone: ZoneKind) -> int:
    """The hexes of a zone that the unit may be in: no enemy, room, and ground it could enter, as a bitset.

    [toi.setup.place-units toi.status.reinforcement-zone toi.status.reinforcement-enemy toi.stacking.reinforcements]
    """
    scene = game.scene
    zones = scene.zones[unit.side]
    hexes = (zones.deploy if zone == "deploy" else zones.reinforcement) & scene.ground_for[unit.is_vehicle]
    return hexes & ~(game.occupied[other(unit.side)] | full_hexes(game, unit))


def why_not_at(game: Game, unit: Unit, hex: Hex, zone: ZoneKind) -> Refusal | None:
    """The rule that keeps a unit out of a hex."""
    about = {"unit": unit.id, "place": hex}
    if not getattr(game.scene.zones[unit.side], zone) >> hex & 1:
        return Refusal(RULE_OF_ZONE[zone], about)
    if game.occupied[other(unit.side)] >> hex & 1:
        return Refusal("toi.status.reinforcement-enemy", about)
    if not game.scene.ground_for[unit.is_vehicle] >> hex & 1:
        return Refusal(game.scene.terrain[hex].rule, about, "impassable")
    return None if has_room(game, unit, hex) else Refusal("toi.stacking.limit", about, "placing")


def inside_options(game: Game, places: int) -> Iterator[PlaceInside]:
    """The fortifications that a squad may start in, one squad to a marker.  [toi.setup.start-in-fortification]"""
    for hex in bits(places & (game.marked["entrenchment"] | game.marked["pillbox"])):
        kinds = {marker.kind for marker in free_shelters(game, hex)}
        yield from (PlaceInside(hex, kind) for kind in SHELTERS if kind in kinds)


def why_not_inside(game: Game, unit: Unit, hex: Hex, kind: ShelterKind) -> Refusal | None:
    """A free fortification takes one squad, and no vehicle.  [toi.setup.start-in-fortification]"""
    if unit.is_vehicle or all(marker.kind != kind for marker in free_shelters(game, hex)):
        return Refusal("toi.setup.start-in-fortification", {"unit": unit.id, "place": hex})
    return None


def put_down(game: Game, unit: Unit, hex: Hex, zone: ZoneKind) -> None:
    """Place a unit in a hex; during setup its side takes control of an objective there.

    [toi.setup.place-units toi.setup.objective-in-zone]
    """
    game.put(unit.but(hex=hex))
    game.emit(Placed(unit.id, hex))
    if zone == "deploy":
        for objective in game.objectives:
            if objective.hex == hex and objective.control != unit.side:
                game.put(objective.but(control=unit.side))
                game.emit(events.ControlTaken(unit.side, hex))


def price_of_hexes(game: Game, side: SideId, zone: ZoneKind) -> dict[Hex, int]:
    """How little each hex of a zone is to our liking: far from objectives, without cover, crowded."""
    terrain, here = game.scene.terrain, game.here
    goals = tuple(objective.hex for objective in game.objectives if objective.owner != side)
    far = distances_to_goals(game.scene.grid, goals)
    price = {}
    for hex in bits(getattr(game.scene.zones[side], zone)):
        price[hex] = CROWDING * (here[hex].bit_count() - (hex in goals)) + far[hex] - terrain[hex].cover
    return price


@lru_cache(maxsize=64)
def distances_to_goals(grid: HexGrid, goals: tuple[Hex, ...]) -> tuple[int, ...]:
    """How far the next of some hexes is from each hex of the board."""
    return tuple(min((grid.distance(hex, goal) for goal in goals), default=0) for hex in range(len(grid)))
