"""Obstacles (Obstacles): razor wire, tank traps and minefields, and what they do to a unit that enters."""

from __future__ import annotations

from typing import Literal, get_args

from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Event, Frame, Goto, Option, PlaceId, Pool, Refusal, Roll, Step, UnitId
from bocage.systems.tide_of_iron.rules.fire.damage import Casualties, damage_vehicle
from bocage.systems.tide_of_iron.scene.scene import POINT
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game, Unit
from bocage.systems.tide_of_iron.state.markers import take_away

ObstacleKind = Literal["minefield", "wire", "tank-trap"]
OBSTACLES: tuple[ObstacleKind, ...] = get_args(ObstacleKind)


class CutWire(Option):
    """Remove the razor wire in the hex."""


CUT = CutWire()


class MeetObstacle(Option):
    """Choose which obstacle of the hex takes effect next."""

    kind: ObstacleKind


class WireCut(Event):
    """A unit has removed razor wire."""

    unit: UnitId
    hex: PlaceId


class Halted(Event):
    """Razor wire or tank traps stop a unit."""

    unit: UnitId
    kind: ObstacleKind


class MinesExploded(Event):
    """A unit has entered a minefield."""

    unit: UnitId
    hex: PlaceId


# Who is stopped


def is_engineer(unit: Unit) -> bool:
    """A squad with an engineer who can work: not pinned, not disrupted.  [toi.spec.engineer-wire]"""
    return unit.specialisation == "engineer" and unit.in_good_order


def is_tank(game: Game, unit: Unit) -> bool:
    """Medium and heavy tanks alike; they are the heavy vehicles.  [toi.tank.type]"""
    return unit.is_vehicle and "tank" in game.scene.types[unit.figures[0]].traits


def wire_stops(game: Game, unit: Unit) -> bool:
    """Razor wire stops squads without an engineer and light vehicles, not tanks.  [toi.wire.stop]"""
    return not (is_tank(game, unit) if unit.is_vehicle else is_engineer(unit))


def obstacles_for(game: Game, unit: Unit, hex: Hex) -> tuple[ObstacleKind, ...]:
    """The obstacles of a hex that concern a unit entering it: tank traps only vehicles, mines everyone.

    [toi.trap.enter toi.trap.squads toi.mines.enter toi.wire.stop]
    """
    if not game.strewn >> hex & 1:
        return ()
    marked = game.marked
    found: list[ObstacleKind] = []
    if marked["minefield"] >> hex & 1:
        found.append("minefield")
    if marked["wire"] >> hex & 1 and wire_stops(game, unit):
        found.append("wire")
    if marked["tank-trap"] >> hex & 1 and unit.is_vehicle:
        found.append("tank-trap")
    return tuple(found)


def bars_assault(game: Game, hex: Hex) -> bool:
    """Who enters wire or mines does not assault in that activation, engineers included.

    [toi.mines.no-assault toi.ruling.wire-and-assault-by-engineers]
    """
    return bool((game.marked["wire"] | game.marked["minefield"]) >> hex & 1)


def closed_by_traps(game: Game, unit: Unit, origin: Hex) -> int:
    """The tank traps that a vehicle cannot enter: those not next to where it began its activation.

    [toi.trap.enter toi.ruling.tank-traps-wording]
    """
    traps = game.marked["tank-trap"]
    return traps & ~game.scene.grid.within(origin, 1) if traps and unit.is_vehicle else 0


# Cutting wire


def cutting_cost(game: Game) -> int:
    """What it costs to remove razor wire, in thirds of a point.  [toi.wire.cut]"""
    return game.scene.rulebook.cutting_wire.points * POINT


def can_cut_wire(game: Game, unit: Unit) -> bool:
    """Tanks and engineer squads remove razor wire in their hex.  [toi.wire.cut]"""
    return bool(game.marked["wire"] >> unit.hex & 1) and (is_tank(game, unit) or is_engineer(unit))


def why_no_cutting(game: Game, unit: Unit, points: int) -> Refusal | None:
    """Why a unit cannot remove the wire now."""
    if not game.marked["wire"] >> unit.hex & 1:
        return Refusal("toi.wire.cut", {"place": unit.hex}, "none")
    if not can_cut_wire(game, unit):
        return Refusal("toi.wire.cut", {"unit": unit.id})
    return None if points >= cutting_cost(game) else Refusal("toi.move.other-spending", {"unit": unit.id})


def cut_wire(game: Game, unit: Unit) -> None:
    """Put the wire of the unit's hex back into the box."""
    take_away(game, "wire", unit.hex)
    game.emit(WireCut(unit.id, unit.hex))


# Meeting obstacles


class Obstacles(Frame[None]):
    """The obstacles of the hex just entered take effect, in the order that the active player chooses.

    [toi.timing.m5-obstacles]
    """

    unit: UnitId
    left: tuple[ObstacleKind, ...]

    def start(self, game: Game) -> Step:
        """Choose the next one, if the unit is still there."""
        unit = game.unit(self.unit)
        if not self.left or not unit.on_board:
            return self.done()
        options = [MeetObstacle(kind) for kind in self.left]
        return Ask(unit.seat, "move.obstacle", options, self.meet, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: MeetObstacle) -> Refusal | None:
        """Only an obstacle that has not taken effect yet can be chosen."""
        return None if choice.kind in self.left else Refusal("toi.timing.m5-obstacles")

    def meet(self, game: Game, choice: MeetObstacle) -> Step:
        """Mines explode; wire and tank traps stop the unit."""
        rest = Obstacles(self.unit, tuple(kind for kind in self.left if kind != choice.kind))
        if choice.kind == "minefield":
            return Call(Minefield(self.unit), then=rest.start)
        game.emit(Halted(self.unit, choice.kind))
        return Goto(rest.start)


class Minefield(Frame[None]):
    """A unit that enters a minefield takes normal hits without a defence, and is fatigued; the mines stay.

    [toi.mines.enter toi.mines.stay toi.ruling.mines-in-retreat-and-advance-after-assault]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Roll the dice."""
        unit = game.unit(self.unit)
        game.emit(MinesExploded(unit.id, unit.hex))
        if is_safe_in_mines(game, unit):
            return Goto(self.fatigue)
        mines = game.scene.rulebook.mines
        return Call(Roll("mines", unit.seat, mines.dice, mines.hit_on), then=self.hit)

    def hit(self, game: Game, pool: Pool) -> Step:
        """Apply the hits: a squad loses figures, a vehicle is damaged."""
        unit = game.unit(self.unit)
        if pool.hits and not unit.is_vehicle:
            return Call(Casualties(unit.id, pool.hits), then=self.fatigue)
        if pool.hits:
            damage_vehicle(game, unit, pool.hits)
        return Goto(self.fatigue)

    def fatigue(self, game: Game) -> Step:
        """The activation of the unit is over."""
        unit = game.unit(self.unit)
        if unit.on_board and unit.status != "fatigued":
            game.put(unit.fatigued())
            game.emit(events.Fatigued(unit.id))
        return self.done()


def is_safe_in_mines(game: Game, unit: Unit) -> bool:
    """Everyone rolls; by an option or an operations card engineers only stop.

    [toi.ruling.minefields-and-engineers toi.spec.scenario-extra]
    """
    trained = game.scene.book.conditions[unit.side].mine_clearing
    return bool(trained or game.scene.scenario.settings.engineers_safe_in_mines) and is_engineer(unit)
