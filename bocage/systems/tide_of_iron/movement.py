"""Movement (Déplacement): the Advance action, hex by hex."""

from __future__ import annotations

from bocage.board.hex import Hex, Steps
from bocage.kernel import Argument, Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.systems.tide_of_iron import events
from bocage.systems.tide_of_iron.opportunity_fire import OpportunityFire
from bocage.systems.tide_of_iron.scene import POINT
from bocage.systems.tide_of_iron.stacking import has_room, why_no_room
from bocage.systems.tide_of_iron.state import Game, Unit, other


class Enter(Option):
    """Move into an adjacent hex."""

    hex: PlaceId


class Stop(Option):
    """End the move here."""

    passes = True


STOP = Stop()


def movement_points(game: Game, unit: Unit) -> int:
    """What a unit may spend in one activation, in thirds of a point.

    A squad has four points whatever its size, five with an officer. Light damage costs a vehicle one point.
    [toi.move.squad-four toi.officer.mobility toi.vehicle-damage.light-effects toi.vehicle-damage.heavy-effects]
    """
    if not can_move(game, unit):
        return 0
    return (game.profile(unit).movement - (unit.damage == "light")) * POINT


def can_move(game: Game, unit: Unit) -> bool:
    """Whether a unit has any movement."""
    return unit.damage != "heavy" and unit.in_good_order


def why_cannot_move(game: Game, unit: Unit) -> Refusal | None:
    """A pinned or disrupted squad and a heavily damaged vehicle stay where they are.  [toi.move.immobile]"""
    return None if can_move(game, unit) else Refusal("toi.move.immobile", {"unit": unit.id})


def steps_of(game: Game, unit: Unit) -> tuple[Steps, ...]:
    """The table of what steps cost the unit."""
    if not unit.is_vehicle:
        return game.scene.squad_steps
    if "road-third" in game.scene.types[unit.figures[0]].traits:
        return game.scene.truck_steps
    return game.scene.vehicle_steps


def cost_of(game: Game, unit: Unit, hex: Hex) -> int | None:
    """What it costs the unit to enter an adjacent hex, None where it cannot."""
    for cost, hexes in steps_of(game, unit)[unit.hex]:
        if hex in hexes:
            return cost
    return None


def can_pass_through(game: Game, unit: Unit, full: Hex, points: int) -> bool:
    """Whether a unit that enters a full hex has the points to go on to one where it may stay.

    [toi.stacking.pass-through]
    """
    enemies = game.occupied[other(unit.side)]
    steps = steps_of(game, unit)
    seen = {full: points}
    front = [full]
    while front:
        hex = front.pop()
        for cost, hexes in steps[hex]:
            left = seen[hex] - cost
            if left < 0:
                break
            for onward in hexes:
                if enemies >> onward & 1 or seen.get(onward, -1) >= left:
                    continue
                if has_room(game, unit, onward):
                    return True
                seen[onward] = left
                front.append(onward)
    return False


def enterable(game: Game, unit: Unit, points: int) -> list[Hex]:
    """The adjacent hexes that the unit may enter with the points it has left.

    [toi.move.hex-by-hex toi.move.no-enemy-hex]
    """
    found: list[Hex] = []
    enemies = game.occupied[other(unit.side)]
    for cost, hexes in steps_of(game, unit)[unit.hex]:
        if cost > points:
            break
        for hex in hexes:
            if enemies >> hex & 1:
                continue
            if has_room(game, unit, hex) or can_pass_through(game, unit, hex, points - cost):
                found.append(hex)
    return found


class Advance(Frame[None]):
    """Advance (Avancée): the active unit enters hexes one at a time; then it is fatigued.  [toi.action.advance]"""

    unit: UnitId
    points: int
    safe: PlaceId
    """The last hex on the way where the unit may stay."""
    fired: tuple[UnitId, ...] = ()
    """The units that have fired at it on the way."""

    @classmethod
    def of(cls, game: Game, unit: Unit) -> Advance:
        """The advance of a unit with all its movement points."""
        return cls(unit.id, movement_points(game, unit), unit.hex)

    def start(self, game: Game) -> Step:
        """Choose the next hex or stop; nobody stops in a full hex."""
        unit = game.unit(self.unit)
        options: list[Enter | Stop] = [Enter(hex) for hex in enterable(game, unit, self.points)]
        if unit.hex == self.safe:
            options.append(STOP)
        args: dict[str, Argument] = {"unit": unit.id, "points": points_text(self.points)}
        return Ask(unit.seat, "advance.step", options, self.chosen, self.why_not, args)

    def why_not(self, game: Game, choice: Enter | Stop) -> Refusal | None:
        """Why the unit cannot enter that hex, or stop in this one."""
        unit = game.unit(self.unit)
        match choice:
            case Stop():
                return why_no_room(game, unit, unit.hex)
            case Enter(hex=hex):
                return why_not_enter(game, unit, hex, self.points)

    def chosen(self, game: Game, choice: Enter | Stop) -> Step:
        """Enter the hex; then the enemy may fire.  [toi.timing.m1-enter toi.timing.m3-declare]"""
        match choice:
            case Stop():
                return Goto(self.end)
            case Enter(hex=hex):
                unit = game.unit(self.unit)
                cost = cost_of(game, unit, hex)
                assert cost is not None, "only hexes that can be entered are on offer"
                moved = game.move(unit, hex)
                game.emit(events.Moved(unit.id, hex))
                safe = hex if has_room(game, moved, hex) else self.safe
                onward = Advance(self.unit, self.points - cost, safe, self.fired)
                if not game.watching[other(unit.side)]:
                    return Goto(onward.start)
                return Call(OpportunityFire(unit.id, self.fired), then=onward.fired_at)

    def fired_at(self, game: Game, units: tuple[UnitId, ...]) -> Step:
        """Go on, unless the fire has ended the activation.

        [toi.timing.m4-resolve toi.squad-damage.during-activation]
        """
        unit = game.unit(self.unit)
        if not unit.on_board or unit.status == "fatigued":
            return Goto(self.end)
        return Goto(self.but(fired=self.fired + units).start if units else self.start)

    def end(self, game: Game) -> Step:
        """The unit is fatigued; if it was stopped in a full hex it falls back.

        [toi.stacking.forced-stop toi.action.fatigue-after]
        """
        unit = game.unit(self.unit)
        if unit.on_board:
            if unit.hex != self.safe:
                unit = game.move(unit, self.safe)
                game.emit(events.FellBack(unit.id, unit.hex))
            if unit.status != "fatigued":
                game.put(unit.fatigued())
        return self.done()


def why_not_enter(game: Game, unit: Unit, hex: Hex, points: int) -> Refusal | None:
    """The rule that keeps a unit out of a hex."""
    scene = game.scene
    about = {"unit": unit.id, "place": hex}
    if hex not in scene.grid.neighbours(unit.hex):
        return Refusal("toi.move.hex-by-hex", about)
    if abs(scene.levels[hex] - scene.levels[unit.hex]) > 1:
        return Refusal("toi.terrain.cliff", about)
    cost = cost_of(game, unit, hex)
    if cost is None:
        return Refusal(scene.terrain[hex].rule, about, "impassable")
    if cost > points:
        return Refusal("toi.move.actions", {**about, "cost": points_text(cost), "points": points_text(points)})
    if game.occupied[other(unit.side)] >> hex & 1:
        return Refusal("toi.move.no-enemy-hex", about)
    if not has_room(game, unit, hex) and not can_pass_through(game, unit, hex, points - cost):
        return Refusal("toi.stacking.limit", about)
    return None


def points_text(thirds: int) -> str:
    """Movement points for people: 7 thirds are 2⅓."""
    whole, rest = divmod(thirds, POINT)
    return f"{whole or '' if rest else whole}{('', '⅓', '⅔')[rest]}"
