"""The edges of the board: groups that enter from outside, and units that leave by an exit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bocage.board.bits import bits, mask
from bocage.board.square import Square, Stance, stand
from bocage.kernel import Frame, Refusal, Step, UnitId
from bocage.systems.heroes_of_normandie.rules.activation.act import Act, When
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import uncover
from bocage.systems.heroes_of_normandie.rules.movement.entering import why_closed_ground
from bocage.systems.heroes_of_normandie.rules.orders.order_tokens import drop_token
from bocage.systems.heroes_of_normandie.scene.scene import INWARD
from bocage.systems.heroes_of_normandie.schema.scenario import ExitEntry, Group
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES, Edge
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NO_ORDER, NONE, OFF_BOARD, Unit


def group_of(game: Game, unit: Unit) -> Group | None:
    """The group of the scenario that a unit belongs to; recruited armies have none."""
    groups = game.scene.scenario.sides[SIDES[unit.seat]].groups
    if unit.tile == NONE or not groups:
        return None
    tile = game.tiles[unit.tile]
    hosts = [one.id for one in game.tiles if one.seat == unit.seat and not one.is_option]
    return groups[hosts.index(tile.on if tile.is_option else tile.id)]


# Entering


def entry_edge(game: Game, unit: Unit) -> Edge:
    """The edge by which a unit enters: that of its group.  [hon.setup.enter]"""
    group = group_of(game, unit)
    assert group is not None
    assert group.enter is not None
    return group.enter


def standing_at(game: Game, unit: Unit, place: Square) -> tuple[Square, ...]:
    """The squares that a unit would cover there, facing away from its edge; none where it would not be on the board."""
    stance = Stance(place, INWARD[entry_edge(game, unit)])
    return stand(game.scene.grid, stance, game.kind(unit).squares) or ()


def arrivals(game: Game, unit: Unit) -> Iterator[Square]:
    """Where a unit might come on: squares of its edge, or the front of a long vehicle whose rear is on the edge."""
    edge = game.scene.edge_squares(entry_edge(game, unit))
    near = edge
    if game.kind(unit).squares > 1:
        near = 0
        for square in bits(edge):
            near |= game.scene.grid.adjacent[square]
    return (place for place in bits(near) if edge & mask(standing_at(game, unit, place)[-1:]))


def why_not_arrive(game: Game, unit: Unit, place: Square, left: int) -> Refusal | None:
    """A unit enters by free squares of the edge that its group has been given; the first square costs one.

    [hon.setup.enter hon.ruling.scout-off-board]
    """
    about = {"unit": unit.id, "place": place}
    if left < 1:
        return Refusal("hon.move.allowance", about)
    if place not in set(arrivals(game, unit)):
        return Refusal("hon.setup.enter", about)
    for square in standing_at(game, unit, place):
        if game.here[square]:
            return Refusal("hon.move.no-stacking", {"unit": unit.id, "place": square})
        closed = why_closed_ground(game, unit, square)
        if closed is not None:
            return closed
    return None


def come_on(game: Game, unit: Unit, place: Square) -> Unit:
    """Put a unit that waited on to the board.  [hon.setup.enter]"""
    entered = unit.but(place=place, facing=INWARD[entry_edge(game, unit)], waits=False)
    game.put(entered)
    game.emit(events.EnteredBoard(unit.id, place))
    return entered


# Leaving


def exit_of(game: Game, unit: Unit) -> ExitEntry | None:
    """The exit of a unit's side, if the scenario gives it one."""
    side = SIDES[unit.seat]
    return next((entry for entry in game.scene.scenario.exits if entry.side == side), None)


class LeaveBoard(Act):
    """Leave the board by the exit, for good."""

    ends_move: ClassVar[bool] = True

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """A unit on the move goes from a square of its side's exit over the edge, as if to another square.

        [hon.setup.points hon.move.allowance]
        """
        about = {"unit": unit.id}
        doors = game.scene.exits[unit.seat]
        if not doors or when.mode != "moving" or not unit.on_board:
            return Refusal("hon.setup.points", about, "no-exit")
        if not doors & mask(game.squares_of(unit)):
            return Refusal("hon.setup.points", about, "not-at-exit")
        return None if when.left > 0 else Refusal("hon.move.allowance", about, "exit")

    def begin(self, game: Game, unit: Unit, when: When) -> Leaving:
        """It is gone."""
        return Leaving(unit.id)


class Leaving(Frame[None]):
    """A unit leaves the board with all whom it carries: out of play, and not destroyed.  [hon.setup.points]"""

    shown = False
    unit: UnitId

    def start(self, game: Game) -> Step:
        """Take them off."""
        for unit in [one for one in game.units if self.unit in (one.id, one.aboard) and not one.lost]:
            gone = uncover(game, unit) if unit.ambushed else unit
            if gone.order != NO_ORDER:
                drop_token(game, gone)
                gone = game.unit(unit.id)
            game.put(gone.but(place=OFF_BOARD, aboard=NONE, crewing=False, exited=True, suppressed=0))
            game.emit(events.LeftBoard(unit.id))
        return self.done()


def exits(game: Game, unit: Unit, when: When) -> list[LeaveBoard]:
    """The way out, where a moving unit has one."""
    if when.mode != "moving" or not game.scene.exits[unit.seat]:
        return []
    return [LeaveBoard()] if LeaveBoard().why_not(game, unit, when) is None else []
