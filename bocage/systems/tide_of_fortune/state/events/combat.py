"""Combat: attacks, support, results, morale, disruption, retreats, losses, counterattacks and barrages."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.state.records import BatteryId, DivisionId

NO_EFFECT = -1


class AttackAnnounced(Event):
    """A division announces an attack on a hex, with so many units."""

    division: DivisionId
    hex: AimId
    number: int


class AttackDropped(Event):
    """An announced attack is not made: nobody is left to make it, or to be attacked."""

    hex: PlaceId


class CombatRefused(Event):
    """A headquarters withdraws before the combat."""

    unit: ActorId


class AttackSummed(Event):
    """What the attack is worth: units, tactical support, artillery, support points."""

    units: int
    tactical: int
    artillery: int
    points: int
    total: int


class DefenceSummed(Event):
    """What the defence is worth: units, tactical support, artillery, support points."""

    units: int
    tactical: int
    artillery: int
    points: int
    total: int


class DieModified(Event):
    """What is added to the die: aircraft, armour, artillery hits, an infantry assault."""

    air: int
    armour: int
    hits: int
    infantry: int
    total: int


class CombatRolled(Event):
    """The line and the column of the table, and the die as it fell and as it counts."""

    hex: PlaceId
    line: int
    column: int
    die: int
    total: int


class CombatResult(Event):
    """The numbers of the result for both sides; -1 where there is no effect."""

    outcome = True
    attacker: int
    defender: int


class MoraleRolled(Event):
    """Two dice for all units that test."""

    seat: Seat
    dice: tuple[int, ...]
    total: int


class MoraleFailed(Event):
    """A unit fails its morale test: the dice exceed its rating."""

    unit: UnitId
    most: int


class Disrupted(Event):
    """A unit is disrupted."""

    unit: UnitId


class DisruptedAgain(Event):
    """A disrupted unit is disrupted once more, and has to go back."""

    unit: UnitId


class FallsBack(Event):
    """A unit begins to retreat."""

    unit: ActorId
    hexes: int


class Cornered(Event):
    """A unit cannot retreat any further."""

    unit: UnitId
    hexes: int


class StepTaken(Event):
    """The headquarters of a division takes a step loss; it has so many now."""

    division: DivisionId
    steps: int


class UnitWorn(Event):
    """An asset or an isolated unit takes a step loss; it has so many now."""

    unit: UnitId
    steps: int


class Eliminated(Event):
    """A unit is eliminated."""

    unit: UnitId


class BatteryTaken(Event):
    """A coastal battery has fallen to troops on land."""

    battery: BatteryId


class BatteryShaken(Event):
    """A coastal battery is disrupted."""

    battery: BatteryId


class BrokenThrough(Event):
    """A breakthrough marker lies in a hex."""

    hex: PlaceId


class CounterattackBegan(Event):
    """The defender tries to retake a position."""

    hex: AimId


class CounterattackRolled(Event):
    """The difference in TR, the die, and the result."""

    total: int
    die: int
    result: str


class BarrageRolled(Event):
    """A hex is bombarded: the strength, its column, the dice, what the ground adds, and the number that results."""

    hex: AimId
    strength: int
    column: int
    dice: tuple[int, ...]
    terrain: int
    result: int


class HitsLaid(Event):
    """Artillery hits lie in a hex now."""

    hex: PlaceId
    value: int


class HitsExpired(Event):
    """Artillery hits are gone, unused."""

    hex: PlaceId


class SpoilingRose(Event):
    """The reaction player has so many spoiling points now."""

    points: int
    total: int
