"""Naval bombardment and the batteries' reply."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import AimId
from bocage.systems.tide_of_fortune.rules.combat.barrage import Bombard
from bocage.systems.tide_of_fortune.rules.sea.guns import can_fire, damage
from bocage.systems.tide_of_fortune.state.events import sea as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, BatteryAimId, BatteryId
from bocage.systems.tide_of_fortune.state.rolling import roll, roll_one

BOMBARD = "naval.target"


class ShellBattery(Option):
    """Fire a naval point at a battery."""

    battery: BatteryAimId


class ShellTroops(Option):
    """Fire naval points at troops in a hex of the coast."""

    hex: AimId
    points: int


class NavalBombardment(Frame[None]):
    """The Allies fire naval points at batteries, one by one, or at troops on the coast.

    [tof.3.post-naval tof.9.naval-support tof.ruling.naval-land]
    """

    def start(self, game: Game) -> Step:
        """Ask for a target, while there are points."""
        offers: list[ShellBattery | ShellTroops | Pass] = [ShellBattery(battery.id) for battery in game.batteries]
        for hex in bits(game.scene.coast & game.occupied[GERMAN]):
            offers += [ShellTroops(hex, points) for points in range(1, game.sides[ALLIED].naval + 1)]
        legal = [choice for choice in [*offers, PASS] if self.why_not(game, choice) is None]
        return Ask(ALLIED, BOMBARD, legal, self.chosen, self.why_not, args={"points": game.sides[ALLIED].naval})

    def why_not(self, game: Game, choice: ShellBattery | ShellTroops | Pass) -> Refusal | None:
        """A battery that stands, or Germans on the coast; as many points as there are.

        [tof.9.naval-vs-battery tof.9.naval-support tof.9.naval-pool]
        """
        if isinstance(choice, Pass):
            return None
        needed = choice.points if isinstance(choice, ShellTroops) else 1
        if not 1 <= needed <= game.sides[ALLIED].naval:
            return Refusal("tof.9.naval-pool", {"points": game.sides[ALLIED].naval})
        if isinstance(choice, ShellBattery):
            if game.batteries[choice.battery].strength:
                return None
            return Refusal("tof.9.naval-battery-damage", {"battery": choice.battery})
        if game.scene.coast & game.occupied[GERMAN] & 1 << choice.hex:
            return None
        return Refusal("tof.9.naval-support", {"hex": choice.hex})

    def chosen(self, game: Game, choice: ShellBattery | ShellTroops | Pass) -> Step:
        """Fire."""
        if isinstance(choice, Pass):
            return self.done()
        side = game.sides[ALLIED]
        if isinstance(choice, ShellTroops):
            game.put(side.but(naval=side.naval - choice.points))
            return Call(Bombard(choice.hex, choice.points, ALLIED), then=self.start)
        game.put(side.but(naval=side.naval - 1))
        shell(game, choice.battery)
        return Goto(self.start)


def shell(game: Game, number: BatteryId) -> None:
    """A naval point against a battery: two dice.  [tof.9.naval-vs-battery tof.9.naval-battery-damage]"""
    chart, total = game.scene.charts.naval, sum(roll(game, "battery-shelling", ALLIED, 2))
    game.put(game.batteries[number].but(bombarded=True))
    game.emit(events.BatteryShelled(number, total))
    if total <= chart.one_damage:
        damage(game, number, 2 if total <= chart.two_damage else 1)
    elif total <= chart.disrupted:
        game.put(game.batteries[number].but(disrupted=True))
        game.emit(events.BatteryDisrupted(number))


class BatteryReply(Frame[None]):
    """Batteries that were bombarded and are not disrupted fire back: a die up to their strength costs as many points.

    [tof.3.post-battery-riposte tof.9.battery-fire-naval tof.ruling.battery-riposte]
    """

    def start(self, game: Game) -> Step:
        """Each rolls for itself."""
        for battery in game.batteries:
            if battery.bombarded and can_fire(battery):
                die, side = roll_one(game, "battery-reply", GERMAN), game.sides[ALLIED]
                lost = min(battery.strength, side.naval) if die <= battery.strength else 0
                game.put(side.but(naval=side.naval - lost))
                game.emit(events.BatteryReplied(battery.id, die, lost))
        return self.done()
