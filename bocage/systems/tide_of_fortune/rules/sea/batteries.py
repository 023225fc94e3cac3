"""Coastal batteries: their fire at troops on land."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, PlaceId, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import AimId
from bocage.systems.tide_of_fortune.rules.combat.barrage import Bombard
from bocage.systems.tide_of_fortune.rules.sea.guns import can_fire
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, OFF_MAP, Battery, BatteryAimId, BatteryId

TARGET, JOIN = "battery.target", "battery.join"


class AimBatteries(Option):
    """Fire at a hex with batteries."""

    hex: AimId


class AddBattery(Option):
    """This battery takes part."""

    battery: BatteryAimId


class FireBatteries(Option):
    """Fire with those chosen."""

    passes = True


FIRE = FireBatteries()


class BatteryBombardment(Frame[None]):
    """Batteries may fire at land units within five hexes, each once, and up to three at the same target.

    [tof.9.battery-fire-land tof.ruling.battery-riposte]
    """

    fired: tuple[BatteryId, ...] = ()
    target: PlaceId = OFF_MAP
    force: tuple[BatteryId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for a target."""
        offers: list[AimBatteries | Pass] = [AimBatteries(hex) for hex in bits(game.occupied[ALLIED])]
        legal = [choice for choice in [*offers, PASS] if self.why_not(game, choice) is None]
        return Ask(GERMAN, TARGET, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: AimBatteries | Pass) -> Refusal | None:
        """Allied units within reach of a battery that can fire.  [tof.9.battery-fire-land]"""
        if isinstance(choice, Pass):
            return None
        if game.occupied[ALLIED] >> choice.hex & 1 and self.able(game, choice.hex):
            return None
        return Refusal("tof.9.battery-fire-land", {"hex": choice.hex})

    def able(self, game: Game, hex: PlaceId) -> list[Battery]:
        """The batteries that can still fire at a hex.  [tof.9.battery-fire-land tof.9.battery-strength]"""
        far = game.scene.rulebook.coast.battery_range
        return [
            battery
            for battery in game.batteries
            if can_fire(battery)
            and battery.id not in (*self.fired, *self.force)
            and game.scene.grid.distance(battery.hex, hex) <= far
        ]

    def chosen(self, game: Game, choice: AimBatteries | Pass) -> Step:
        """Go on to who fires."""
        if isinstance(choice, Pass):
            return self.done()
        return Goto(self.but(target=choice.hex, force=()).ask_force)

    def ask_force(self, game: Game) -> Step:
        """Ask which batteries fire."""
        offers: list[AddBattery | FireBatteries] = [AddBattery(one.id) for one in self.able(game, self.target)]
        legal = [choice for choice in [*offers, FIRE] if self.why_not_add(game, choice) is None]
        return Ask(GERMAN, JOIN, legal, self.added, self.why_not_add, args={"hex": self.target})

    def why_not_add(self, game: Game, choice: AddBattery | FireBatteries) -> Refusal | None:
        """Three at most, and one at least.  [tof.9.battery-fire-land]"""
        if isinstance(choice, FireBatteries):
            return None if self.force else Refusal("tof.9.battery-fire-land", {"hex": self.target})
        most = game.scene.rulebook.coast.battery_combine
        if len(self.force) >= most:
            return Refusal("tof.9.battery-fire-land", {"most": most}, "most")
        if any(battery.id == choice.battery for battery in self.able(game, self.target)):
            return None
        return Refusal("tof.9.battery-fire-land", {"hex": self.target})

    def added(self, game: Game, choice: AddBattery | FireBatteries) -> Step:
        """The next one, or fire."""
        if isinstance(choice, AddBattery):
            return Goto(self.but(force=(*self.force, choice.battery)).ask_force)
        strength = sum(game.batteries[one].strength for one in self.force)
        after = BatteryBombardment((*self.fired, *self.force))
        return Call(Bombard(self.target, strength, GERMAN), then=after.start)
