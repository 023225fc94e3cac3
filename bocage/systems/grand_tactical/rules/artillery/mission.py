"""Missions: the action of indirect fire, at a unit or at the ground."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import AimId, TargetId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.artillery.indirect import mission_zone, why_no_indirect_fire, why_unreached
from bocage.systems.grand_tactical.rules.artillery.salvo import Salvo
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit, other

TARGET, GROUND = "mission.target", "mission.hex"


class FireIndirectly(TakeAction):
    """Fire at what oneself or an observer sees.  [gts.action.table-fire]"""


class FireMission(Option):
    """The unit that is fired at."""

    until = "Salvo"
    target: TargetId


class ShellGround(Option):
    """Fire at a hex without anybody, to lay a barrage there."""


class ShellHex(Option):
    """The hex that is shelled."""

    until = "Salvo"
    hex: AimId


class Mission(Frame[Units]):
    """A unit fires indirectly: at one unit, or at one hex without anybody.

    [gts.mission.steps gts.fire.kinds gts.ind.target-empty-hex]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Ask at whom."""
        unit = game.unit(self.unit)
        zone = mission_zone(game, unit)
        options: list[FireMission | ShellGround] = [FireMission(target) for target in targets_in(game, unit, zone)]
        if empty_in(game, zone):
            options.append(ShellGround())
        return Ask(unit.seat, TARGET, options, self.chosen, self.why_not, args={"unit": unit.id})

    def why_not(self, game: Game, choice: FireMission | ShellGround) -> Refusal | None:
        """An enemy in range and observed, Parks included; or any such hex without anybody.

        [gts.fire.indirect-target gts.park.indirect-target gts.cb.normal-too gts.reinf.safe]
        """
        unit = game.unit(self.unit)
        if isinstance(choice, ShellGround):
            empty = empty_in(game, mission_zone(game, unit))
            return None if empty else Refusal("gts.ind.target-empty-hex", {"unit": unit.id})
        target = game.unit(choice.target)
        if target.seat == unit.seat or not target.on_map:
            return Refusal("gts.fire.direct-target", {"target": target.id}, reason="enemy")
        if target.entering:
            return Refusal("gts.reinf.safe", {"unit": target.id}, reason="target")
        return why_unreached(game, unit, target.hex)

    def chosen(self, game: Game, choice: FireMission | ShellGround) -> Step:
        """Fire, or ask for the hex."""
        if isinstance(choice, ShellGround):
            return Goto(self.ground)
        hex = game.unit(choice.target).hex
        return Call(Salvo(self.unit, hex, choice.target), then=self.fired)

    def ground(self, game: Game) -> Step:
        """Ask which hex is shelled."""
        unit = game.unit(self.unit)
        hexes = [ShellHex(hex) for hex in bits(empty_in(game, mission_zone(game, unit)))]
        return Ask(unit.seat, GROUND, hexes, self.aimed, self.why_not_hex, args={"unit": unit.id})

    def why_not_hex(self, game: Game, choice: ShellHex) -> Refusal | None:
        """In range and observed, and nobody there.  [gts.ind.target-empty-hex gts.los.target-hex-empty]"""
        if why := why_unreached(game, game.unit(self.unit), choice.hex):
            return why
        held = game.here[choice.hex]
        return Refusal("gts.ind.target-empty-hex", {"hex": choice.hex}, reason="held") if held else None

    def aimed(self, game: Game, choice: ShellHex) -> Step:
        """Fire at it.  [gts.barrage.empty-hex]"""
        return Call(Salvo(self.unit, choice.hex), then=self.fired)

    def fired(self, game: Game) -> Step:
        """The action is over."""
        return self.done((self.unit,))


def targets_in(game: Game, unit: Unit, zone: int) -> list[UnitId]:
    """The enemies in some hexes."""
    enemy = other(unit.seat)
    found: list[UnitId] = []
    for hex in bits(zone & game.occupied[enemy]):
        found += bits(game.here[hex] & game.present[enemy] & ~game.entering)
    return found


def empty_in(game: Game, zone: int) -> int:
    """Those of some hexes in which there is nobody."""
    empty = zone & ~(game.occupied[0] | game.occupied[1])
    for number in bits(game.entering):
        empty &= ~(1 << game.units[number].hex)
    return empty


def why_not_mission(game: Game, units: Units, column: Column, option: FireIndirectly) -> Refusal | None:
    """One unit that fires indirectly, with anything to fire at.

    [gts.ind.classes gts.fire.indirect-target gts.ruling.artillery-in-division-act gts.ruling.dc-artillery]
    """
    unit = game.unit(units[0])
    if why := why_no_indirect_fire(game, unit):
        return why
    zone = mission_zone(game, unit)
    if targets_in(game, unit, zone) or empty_in(game, zone):
        return None
    return Refusal("gts.fire.indirect-target", {"unit": unit.id}, reason="nothing")


INDIRECT_FIRE = Action(
    FireIndirectly, "fire", "fire", why_not_mission, lambda game, units, column, option: Mission(units[0])
)
