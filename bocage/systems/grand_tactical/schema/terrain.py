"""The Terrain Effects Chart: what hexes, hexsides and routes cost, hide and protect."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

MovementClass = Literal["leg", "wheel", "track", "immobile"]
"""How a unit moves.  [gts.counter.move-classes]"""
Cost = Annotated[int, msgspec.Meta(ge=1)]
"""Half movement points: nothing is entered for none.  [gts.move.half-points]"""
Count = Annotated[int, msgspec.Meta(ge=0)]
RouteCrossing = Literal["free", "bridge", "none"]
"""How routes cross a hexside: at no further cost, only where there is a bridge, or not at all."""


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What units of a movement class pay, in Column and not in Column; what is left out is prohibited."""

    deployed: Cost | None = None
    column: Cost | None = None


PROHIBITED = Rate()


class Rates(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What units pay by their movement class.  [gts.move.basic]"""

    leg: Rate = PROHIBITED
    wheel: Rate = PROHIBITED
    track: Rate = PROHIBITED
    rules: tuple[str, ...]

    def rate(self, mover: MovementClass) -> Rate:
        """What units of a class pay; immobile ones never move by themselves.  [gts.move.who]"""
        match mover:
            case "leg":
                return self.leg
            case "wheel":
                return self.wheel
            case "track":
                return self.track
            case "immobile":
                return PROHIBITED


class Terrain(Rates, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of hex: what it costs to enter, how much it counts in a line of sight, what it adds to fire at it.

    Where `he_unhindered`, unarmoured targets get nothing against high explosive.
    """

    opacity: Count = 0
    unarmoured: int = 0
    armoured: int = 0
    he_unhindered: bool = False


class Hexside(Rates, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of hexside: what crossing it adds, whether it blocks sight, what it adds to fire across it."""

    blocks: bool = False
    unarmoured: int = 0
    armoured: int = 0
    route: RouteCrossing = "free"


class Raised(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a raised route does to its hexes: their opacity, what comes on top of fire at them, and the way up.

    Off the route the foot pays so many times the hex's other terrain, and vehicles do not get up.
    """

    opacity: Count
    exposed: int
    climb: Annotated[int, msgspec.Meta(ge=1)]


class RouteKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of route: what following it into a hex costs a unit in Column.  [gts.move.road-only-column]"""

    leg: Cost
    wheel: Cost
    track: Cost
    raised: Raised | None = None
    rules: tuple[str, ...]

    def cost(self, mover: MovementClass) -> int | None:
        """What units of a class pay."""
        match mover:
            case "leg":
                return self.leg
            case "wheel":
                return self.wheel
            case "track":
                return self.track
            case "immobile":
                return None


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Below which sum of opacities a viewer sees: anyone, from a strongpoint, from an observation post."""

    anyone: Count
    strongpoint: Count
    post: Count
    rules: tuple[str, ...]


class TerrainChart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole chart, by the names of the kinds."""

    hexes: dict[str, Terrain]
    sides: dict[str, Hexside]
    routes: dict[str, RouteKind]
    sight: Sight
