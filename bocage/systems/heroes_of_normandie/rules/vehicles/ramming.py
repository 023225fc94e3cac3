"""Ramming (Percuter): a vehicle that ends its move on infantry drives it away."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.heroes_of_normandie.rules.movement.forced_moves import ForcedMove
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit


class RamFirst(Option):
    """This infantry has to get out of the way first."""

    unit: TargetId


class Ramming(Frame[None]):
    """Infantry under a vehicle that has stopped makes a Forced Move to a free square and gets a Suppressed marker.

    With no such square, or a Movement Value of 0 or X, it is destroyed. It may be friend or enemy. The vehicle's owner
    decides who goes first.
    [hon.ram.stop hon.ram.destroy hon.ruling.ram-choose-order hon.ruling.reserve-ramming]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Choose who goes first."""
        rammed = infantry_under(game, game.unit(self.unit))
        if not rammed:
            return self.done()
        options = [RamFirst(unit.id) for unit in rammed]
        return Ask(game.unit(self.unit).seat, "ram", options, self.chosen, self.why_not, {"unit": self.unit})

    def why_not(self, game: Game, choice: RamFirst) -> Refusal | None:
        """Only infantry under the vehicle."""
        under = infantry_under(game, game.unit(self.unit))
        return None if game.unit(choice.unit) in under else Refusal("hon.ram.stop", {"unit": choice.unit})

    def chosen(self, game: Game, choice: RamFirst) -> Step:
        """It goes to an adjacent square.  [hon.ram.stop hon.ram.destroy hon.ruling.zoc-ram-destinations]"""
        place = game.unit(choice.unit).place
        around, markers = game.scene.grid.neighbours(place), game.scene.rulebook.ram_suppressed
        return Call(ForcedMove(choice.unit, (place,), around, suppressed=markers, under=self.unit), then=self.rammed)

    def rammed(self, game: Game, lives: bool) -> Step:
        """The next one."""
        return Goto(self.start)


def infantry_under(game: Game, vehicle: Unit) -> list[Unit]:
    """The infantry in the squares of a vehicle, or of what is left of it."""
    return [unit for square in game.squares_of(vehicle) for unit in game.units_in(square) if unit.id != vehicle.id]
