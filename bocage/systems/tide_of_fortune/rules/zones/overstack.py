"""Overstacking: where disruption makes a stack too large, units go back until it fits."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Ask, Frame, Goto, Option, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.zones.holding import take_hold
from bocage.systems.tide_of_fortune.rules.zones.stacking import is_overstacked
from bocage.systems.tide_of_fortune.scene.ground import Going
from bocage.systems.tide_of_fortune.state.events import movement as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import Unit

MAKE_ROOM = "overstack.unit"


class MakeRoom(Option):
    """Take a unit out of an overstacked hex."""

    unit: ActorId
    hex: AimId


class Overstack(Frame[tuple[UnitId, ...]]):
    """The owner takes units out of a hex until the rest fits; answers those that found no room anywhere near.

    Each goes the fewest hexes to one with room, and none goes twice.

    [tof.7.stack-disrupt-violation tof.1.stack-morale-stay tof.ruling.disrupt-overstack]
    """

    hex: PlaceId
    gone: tuple[UnitId, ...] = ()
    stuck: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for the next unit while the hex is too full."""
        units = [unit for unit in game.units_in(self.hex) if unit.id not in self.gone]
        if not units or not is_overstacked(game, self.hex):
            return self.done(self.stuck)
        seat = units[0].seat
        offers = [MakeRoom(unit.id, to) for unit in units for to in places_with_room(game, unit)]
        if not offers:
            heavy = max(units, key=lambda unit: load_of(game, unit))
            return self.done((*self.stuck, heavy.id))
        return Ask(seat, MAKE_ROOM, offers, self.chosen, self.why_not, args={"hex": self.hex})

    def why_not(self, game: Game, choice: MakeRoom) -> Refusal | None:
        """A unit of the stack, to one of the nearest hexes with room.  [tof.ruling.disrupt-overstack]"""
        unit = game.unit(choice.unit)
        fits = unit.hex == self.hex and unit.id not in self.gone and choice.hex in places_with_room(game, unit)
        return None if fits else Refusal("tof.ruling.disrupt-overstack", {"unit": unit.id})

    def chosen(self, game: Game, choice: MakeRoom) -> Step:
        """It goes there."""
        unit = game.unit(choice.unit).but(hex=choice.hex)
        game.put(unit)
        game.emit(events.MadeRoom(unit.id, choice.hex))
        take_hold(game, unit, choice.hex)
        return Goto(self.but(gone=(*self.gone, choice.unit)).start)

    def seat(self, game: Game) -> Seat:
        """Whose stack it is."""
        return next(game.units_in(self.hex)).seat


def places_with_room(game: Game, unit: Unit) -> list[Hex]:
    """The nearest hexes to which a unit can go back and in which there is room, within a few hexes.

    [tof.ruling.disrupt-overstack]
    """
    ring, seen = {unit.hex}, {unit.hex}
    load = load_of(game, unit)
    going = Going("mot" if game.profile(unit).motorised else "leg", game.muddy, game.now.flooded)
    rows = game.scene.ground.ways[going]
    for _ in range(game.scene.rulebook.stacking.search):
        ring = {
            way.to
            for hex in ring
            for way in rows[hex]
            if way.to not in seen
            and (way.field or way.bridge < 0 or not game.down >> way.bridge & 1)
            and not game.closed(unit.seat) >> way.to & 1
        }
        seen |= ring
        free = [hex for hex in ring if game.loads[hex] + load <= game.scene.room(game, hex)]
        if free:
            return sorted(free, key=lambda hex: (game.grips[unit.seat][hex], hex))
    return []
