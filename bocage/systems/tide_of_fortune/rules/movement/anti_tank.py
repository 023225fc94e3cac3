"""Anti-tank fire: units with an AB fire at motorised ones that enter their zone."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Option, Seat, Step, UnitId, Window
from bocage.kernel.records import TargetId
from bocage.systems.tide_of_fortune.rules.formations.ratings import defence
from bocage.systems.tide_of_fortune.scene.ground import MAJOR, MINOR
from bocage.systems.tide_of_fortune.state.events import movement as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip, projected
from bocage.systems.tide_of_fortune.state.records import NONE, Unit, other
from bocage.systems.tide_of_fortune.state.rolling import roll_one


class OpenFire(Option):
    """Fire at a unit that enters a zone with all that can."""

    unit: TargetId


class AntiTankFire(Window[Game, OpenFire, tuple[int, ...]]):
    """The owner of the zone is asked once in each hex; those that fire do so until the target is disrupted.

    [tof.9.at-fire tof.ruling.at-fire-limit tof.ruling.at-fire-question]
    """

    prompt = "movement.anti-tank"
    unit: UnitId
    fired: tuple[int, ...]

    def seats(self, game: Game) -> Sequence[Seat]:
        """The enemy of the unit."""
        return (other(game.unit(self.unit).seat),)

    def options(self, game: Game, seat: Seat) -> Sequence[OpenFire]:
        """To fire, where somebody can."""
        able = gunners(game, self.unit, game.unit(self.unit).hex, self.fired)
        return [OpenFire(self.unit)] if able else []

    def react(self, game: Game, seat: Seat, choice: OpenFire) -> Step:
        """One die each, at most its AB.  [tof.9.at-fire]"""
        target, fired = game.unit(self.unit), self.fired
        for gunner in gunners(game, self.unit, target.hex, fired):
            fired = (*fired, gunner.id)
            die, most = roll_one(game, "anti-tank-fire", seat), anti_tank(game, gunner)
            game.emit(events.FiredAtTanks(gunner.id, target.id, die, most))
            if die <= most:
                game.put(target.but(disrupted=True))
                game.emit(events.Stopped(target.id))
                break
        return self.done(fired)

    def closed(self) -> Step:
        """Nobody fires."""
        return self.done(self.fired)


def gunners(game: Game, number: UnitId, hex: Hex, fired: tuple[int, ...]) -> list[Unit]:
    """The enemies that may fire at a motorised unit in a hex: undisrupted, with an AB, and a zone that counts there.

    [tof.9.at-fire tof.ruling.at-fire-limit]
    """
    target = game.unit(number)
    enemy = other(target.seat)
    if game.grips[target.seat][hex] == Grip.OPEN or not game.zones[enemy][hex]:
        return []
    found = []
    for near, water, bridge in game.scene.ground.around[hex]:
        closed = water == MAJOR and (bridge == NONE or game.down >> bridge & 1)
        if not game.occupied[enemy] >> near & 1 or closed:
            continue
        for one in bits(game.here(near) & game.present[enemy] & ~game.disrupted):
            unit = game.unit(one)
            if one not in fired and projected(game, unit, hex, water == MINOR) and anti_tank(game, unit) > 0:
                found.append(unit)
    return found


def anti_tank(game: Game, unit: Unit) -> int:
    """What a unit can fire at tanks with: its AB, less where its headquarters is low; none while it is isolated.

    [tof.8.ab-low-rating tof.6.iso-no-ab tof.ruling.at-fire-limit]
    """
    ab = 0 if unit.iso else game.face(unit).ab
    if unit.division == NONE or not ab:
        return ab
    low = game.scene.rulebook.armour.low_rating - defence(game, game.divisions[unit.division])
    return max(ab - max(low, 0), 0)
