"""Bailing out: who was in a vehicle that is destroyed gets out next to its wreck, or dies in it."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits, mask
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.heroes_of_normandie.rules.assault.assault_values import Clash
from bocage.systems.heroes_of_normandie.rules.fire.engagements import attack_in_progress
from bocage.systems.heroes_of_normandie.rules.movement.forced_moves import ForcedMove
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, OFF_BOARD, Unit


class BailOutFirst(Option):
    """This unit gets out first."""

    unit: ActorId


class BailOut(Frame[None]):
    """Passengers and crew of a destroyed vehicle make a Forced Move to free squares next to it, one by one.

    Their owner chooses who is first and where they go, on their inactive faces and out of enemy Zones of Control, and
    each gets a Suppressed marker. Who finds no square is destroyed.
    [hon.trans.destroyed hon.crew.vehicle-destroyed hon.ruling.passengers-zoc hon.ruling.redeploy-crew-zoc]
    """

    vehicle: UnitId
    squares: tuple[int, ...]
    """Where the vehicle stood."""

    def start(self, game: Game) -> Step:
        """Choose who gets out first."""
        inside = occupants(game, self.vehicle)
        if not inside:
            return Goto(self.leave)
        options = [BailOutFirst(unit.id) for unit in inside]
        return Ask(inside[0].seat, "bail-out", options, self.chosen, self.why_not, {"vehicle": self.vehicle})

    def why_not(self, game: Game, choice: BailOutFirst) -> Refusal | None:
        """Only who is inside."""
        inside = game.unit(choice.unit) in occupants(game, self.vehicle)
        return None if inside else Refusal("hon.trans.destroyed", {"unit": choice.unit})

    def chosen(self, game: Game, choice: BailOutFirst) -> Step:
        """It gets out beside the wreck, not onto it, or is lost.  [hon.trans.destroyed hon.crew.vehicle-destroyed]"""
        around = 0
        for square in self.squares:
            around |= game.scene.grid.adjacent[square]
        around &= ~mask(self.squares)
        markers = game.scene.rulebook.wreck_suppressed
        squares, leaper = tuple(bits(around)), assaulting(game)
        escape = ForcedMove(choice.unit, self.squares, squares, zones="none", ignoring=leaper, suppressed=markers)
        return Call(escape, then=self.out)

    def leave(self, game: Game) -> Step:
        """A vehicle that leaves no wreck is removed now.  [hon.loss.destroyed-vehicle]"""
        vehicle = game.unit(self.vehicle)
        if game.kind(vehicle).wreck is None:
            game.put(vehicle.but(place=OFF_BOARD))
        return self.done()

    def out(self, game: Game, lives: bool) -> Step:
        """The next one."""
        return Goto(self.start)


def assaulting(game: Game) -> UnitId:
    """Who has just destroyed a vehicle by assault: it is between two squares, and controls none.

    [hon.ruling.assault-attacker-zoc]
    """
    attack = attack_in_progress(game)
    return attack.attacker if isinstance(attack, Clash) else NONE


def occupants(game: Game, vehicle: UnitId) -> list[Unit]:
    """Passengers and crew of a vehicle."""
    return [unit for unit in game.units if unit.aboard == vehicle and not unit.lost]


def stranded(game: Game, changed: Sequence[object]) -> Frame[None] | None:
    """Nobody stays in a vehicle that is destroyed.  [hon.trans.destroyed]"""
    for vehicle in changed:
        if type(vehicle) is Unit and vehicle.lost and occupants(game, vehicle.id):
            return BailOut(vehicle.id, game.squares_of(vehicle))
    return None
