"""Hazards: what may happen to a motorised unit in a hex that it enters on its way."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.hex import Hex
from bocage.kernel import Call, Frame, Goto, Step, UnitId
from bocage.systems.tide_of_fortune.rules.movement.anti_tank import AntiTankFire, gunners
from bocage.systems.tide_of_fortune.state.events import movement as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.rolling import roll_one

Fired = tuple[int, ...]
"""The enemies that have fired at a unit on its way; MINES and BREAKDOWN where it has tested for these."""
MINES, BREAKDOWN = -1, -2


class Met(NamedTuple):
    """A unit has entered a hex from another; what it has spent off the road, and who has fired at it."""

    unit: UnitId
    before: Hex
    hex: Hex
    off_road: int
    fired: Fired


def meet(game: Game, met: Met) -> Hazards | None:
    """What happens to a unit in the hex that it has entered, if anything does."""
    if not game.profile(game.unit(met.unit)).motorised:
        return None
    mines, worn = hits_mines(game, met), breaks_down(game, met)
    if mines or worn or gunners(game, met.unit, met.hex, met.fired):
        return Hazards(met.unit, met.fired, mines, worn)
    return None


def hits_mines(game: Game, met: Met) -> bool:
    """Whether it has crossed into the Westwall, once an order.  [tof.7.westwall-mines tof.ruling.westwall-cross]"""
    wall = game.scene.ground.westwall
    return bool(wall >> met.hex & 1) and not wall >> met.before & 1 and MINES not in met.fired


def breaks_down(game: Game, met: Met) -> bool:
    """Whether it has gone far enough off the road to be tested, once.

    [tof.7.offroad-breakdown tof.ruling.offroad-when]
    """
    return met.off_road > game.scene.rulebook.movement.offroad and BREAKDOWN not in met.fired


class Hazards(Frame[Fired]):
    """Mines, then wear, then the guns of enemies; who is disrupted by one is spared the others.

    [tof.7.westwall-mines tof.7.offroad-breakdown tof.9.at-fire]
    """

    unit: UnitId
    fired: Fired
    mines: bool
    worn: bool

    def start(self, game: Game) -> Step:
        """The tests for which one die decides."""
        numbers = game.scene.rulebook.movement
        fired = self.fired
        for due, mark, most in ((self.mines, MINES, numbers.westwall), (self.worn, BREAKDOWN, numbers.breakdown)):
            unit = game.unit(self.unit)
            if due and not unit.disrupted:
                fired = (*fired, mark)
                what = "mines" if mark == MINES else "breakdown"
                die = roll_one(game, what, unit.seat)
                game.emit(events.Tested(unit.id, what, die, most))
                if die <= most:
                    stop(game, unit.id)
        return Goto(self.but(fired=fired).face_guns)

    def face_guns(self, game: Game) -> Step:
        """Enemies in whose zone it is may fire."""
        unit = game.unit(self.unit)
        if unit.disrupted:
            return self.done(self.fired)
        return Call(AntiTankFire(self.unit, self.fired), then=self.fired_at)

    def fired_at(self, game: Game, fired: Fired) -> Step:
        """Who has fired is known."""
        return self.done(fired)


def stop(game: Game, number: UnitId) -> None:
    """A unit is disrupted on its way.  [tof.2.reverse-side]"""
    game.put(game.unit(number).but(disrupted=True))
    game.emit(events.Stopped(number))
