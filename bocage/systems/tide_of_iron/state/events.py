"""Events: what the game tells its players."""

from __future__ import annotations

from typing import Literal

from bocage.kernel import Event, PlaceId, Seat, Total, UnitId
from bocage.kernel.records import ActorId, AimId, TargetId
from bocage.systems.tide_of_iron.state.game import SideId


class RoundBegan(Event):
    """A round begins."""

    round: int


class ActionPhaseEnded(Event):
    """A player has finished his Action phase."""

    seat: Seat


class Moved(Event):
    """A unit has entered a hex."""

    unit: ActorId
    hex: AimId


class FellBack(Event):
    """A unit goes back to the last hex where it may stay."""

    unit: ActorId
    hex: AimId


class TookOpFire(Event):
    """A unit goes into op-fire mode."""

    unit: UnitId


class Fatigued(Event):
    """A unit is fatigued."""

    unit: UnitId


class Fired(Event):
    """An attack is declared: who fires at whom, and what both strengths are made of."""

    unit: ActorId
    target: TargetId
    kind: Literal["normal", "suppressive"]
    band: Literal["close", "normal", "long"]
    need: int
    attack: Total
    defence: Total


class Supported(Event):
    """A unit supports an attack."""

    unit: ActorId
    target: TargetId


class NoEffect(Event):
    """An attack does nothing."""

    outcome = True
    unit: UnitId


class FigureLost(Event):
    """A squad loses a figure."""

    outcome = True
    unit: UnitId
    figure: str


class SquadLost(Event):
    """The last figure of a squad is gone."""

    outcome = True
    unit: UnitId


class Pinned(Event):
    """A squad is pinned (cloué au sol)."""

    outcome = True
    unit: UnitId


class Disrupted(Event):
    """A squad is disrupted (perturbé)."""

    outcome = True
    unit: UnitId


class Routed(Event):
    """A squad is routed and removed (en déroute)."""

    outcome = True
    unit: UnitId


class Damaged(Event):
    """A vehicle is damaged."""

    outcome = True
    unit: UnitId
    damage: Literal["light", "heavy"]


class VehicleDestroyed(Event):
    """A vehicle is destroyed."""

    outcome = True
    unit: UnitId


class Recovered(Event):
    """A squad sheds a marker, or eases from disrupted to pinned."""

    unit: UnitId
    condition: Literal["good", "pinned"]


class ControlTaken(Event):
    """A side takes control of an objective."""

    side: SideId
    hex: PlaceId


class CommandReceived(Event):
    """A side receives command points."""

    side: SideId
    points: int


class VictoryScored(Event):
    """A side scores victory points."""

    side: SideId
    points: int
    total: int


class ReserveRaised(Event):
    """A side puts command points on its Initiative card."""

    side: SideId
    points: int


class InitiativeTaken(Event):
    """A side takes or keeps the initiative."""

    side: SideId
