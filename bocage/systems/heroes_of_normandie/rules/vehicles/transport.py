"""Transport: what a vehicle carries, and how infantry gets into it and out of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from bocage.board.bits import bits
from bocage.board.square import Square
from bocage.kernel import Frame, Refusal, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.heroes_of_normandie.rules.activation.act import Act, When
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import uncover
from bocage.systems.heroes_of_normandie.rules.movement.entering import why_controlled
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, OFF_BOARD, Unit


def passengers(game: Game, carrier: Unit) -> Iterator[Unit]:
    """The units that a vehicle carries, its crew apart."""
    return (unit for unit in game.units if unit.aboard == carrier.id and not unit.lost and not unit.crewing)


def room_taken(game: Game, unit: Unit) -> int:
    """Characters and units with the symbol of destruction take one place, those that lose a step first take two.

    [hon.trans.capacity hon.ruling.board-face]
    """
    rules = game.scene.rulebook
    if game.kind(unit).character or game.face(unit).loss == "destroy":
        return rules.passenger_destroy
    return rules.passenger_step


def why_no_room(game: Game, unit: Unit, carrier: Unit) -> Refusal | None:
    """A vehicle carries infantry of its own side up to its capacity, and no more than one large counter.

    [hon.trans.capacity hon.trans.oversize hon.unit.oversize-infantry]
    """
    about = {"unit": unit.id, "carrier": carrier.id}
    capacity = game.face(carrier).abilities.transport
    if carrier.seat != unit.seat or not carrier.on_board or not capacity or not game.is_infantry(unit):
        return Refusal("hon.trans.capacity", about, "no-transport")
    aboard = [one for one in passengers(game, carrier) if one.id != unit.id]
    if sum(room_taken(game, one) for one in aboard) + room_taken(game, unit) > capacity:
        return Refusal("hon.trans.capacity", about)
    if is_large(game, unit) and any(is_large(game, one) for one in aboard):
        return Refusal("hon.trans.oversize", about)
    return None


def is_large(game: Game, unit: Unit) -> bool:
    """Whether a counter is larger than its square.  [hon.unit.oversize-infantry]"""
    return game.face(unit).abilities.large


def carriers_near(game: Game, unit: Unit, squares: int) -> Iterator[Unit]:
    """The vehicles in some squares with room for a unit."""
    found = 0
    for square in bits(squares & game.vehicles):
        found |= game.here[square]
    return (game.units[one] for one in bits(found & ~game.foot) if why_no_room(game, unit, game.units[one]) is None)


def take_aboard(game: Game, unit: Unit, carrier: UnitId) -> None:
    """Put a unit into a vehicle: it has no square of its own there, and hides no more."""
    if unit.ambushed:
        unit = uncover(game, unit)
    game.put(unit.but(place=OFF_BOARD, aboard=carrier))
    game.emit(events.Boarded(unit.id, carrier))


# Getting in


class Board(Act):
    """Get into a vehicle, as the last step of the move."""

    ends_move: ClassVar[bool] = True
    carrier: TargetId

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """Infantry boards a vehicle with room next to it at the end of its own movement.  [hon.trans.board]"""
        carrier = game.unit(self.carrier)
        return why_not_reach(game, unit, carrier, when) or why_no_room(game, unit, carrier)

    def begin(self, game: Game, unit: Unit, when: When) -> Boarding:
        """It gets in."""
        return Boarding(unit.id, self.carrier)


def board_acts(game: Game, unit: Unit, when: When, near: Sequence[UnitId]) -> list[Board]:
    """The vehicles, of some near it, that a moving unit may board."""
    if when.left < 1:
        return []
    return [act for act in map(Board, near) if act.why_not(game, unit, when) is None]


def vehicles_near(game: Game, unit: Unit) -> tuple[UnitId, ...]:
    """The vehicles of its own side next to a unit on the board."""
    near = 0
    for square in bits(game.scene.grid.adjacent[unit.place] & game.vehicles):
        near |= game.here[square]
    return bits(near & ~game.foot & game.forces[unit.seat])


def why_not_reach(game: Game, unit: Unit, carrier: Unit, when: When) -> Refusal | None:
    """The step into a vehicle costs one square, from an adjacent square with no wall between.

    Like any step it does not lead from one square to another of the same enemy's Zone of Control.
    [hon.trans.board hon.ruling.crew-enter-cost hon.ruling.transport-difficult hon.zoc.infantry-move
    hon.ruling.board-in-zone]
    """
    about = {"unit": unit.id, "carrier": carrier.id}
    if when.mode != "moving" or unit.aboard != NONE or not unit.on_board or not game.is_infantry(unit):
        return Refusal("hon.trans.board", about)
    if when.left < 1:
        return Refusal("hon.trans.board", about, "no-movement")
    near = doors_next_to(game, unit, carrier) if carrier.on_board else []
    if not near:
        return Refusal("hon.trans.board", about, "not-adjacent")
    refusals = [why_controlled(game, unit, unit.place, square) for square in near]
    return None if None in refusals else refusals[0]


def doors_next_to(game: Game, unit: Unit, carrier: Unit) -> list[Square]:
    """The squares of a vehicle next to a unit, with no wall between.  [hon.trans.board]"""
    grid, here = game.scene.grid, unit.place
    near = [square for square in game.squares_of(carrier) if grid.adjacent[here] >> square & 1]
    return [square for square in near if grid.passes(here, square, game.ground.walls)]


class Boarding(Frame[None]):
    """A unit gets into a vehicle, as a passenger or as a member of its crew.  [hon.trans.board hon.crew.activate]"""

    shown = False
    unit: UnitId
    carrier: UnitId
    as_crew: bool = False

    def start(self, game: Game) -> Step:
        """A member of the crew is flipped to its active face.  [hon.crew.activate]"""
        unit = game.unit(self.unit)
        if not self.as_crew:
            take_aboard(game, unit, self.carrier)
            return self.done()
        game.put(unit.but(place=OFF_BOARD, aboard=self.carrier, back=True, crewing=True))
        game.emit(events.Manned(unit.id, self.carrier))
        return self.done()
