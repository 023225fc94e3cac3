"""Vehicles, as the data files write them."""

from __future__ import annotations

import msgspec

from bocage.content import Fault
from bocage.systems.rules_of_engagement.schema.profiles import Men, SquadKind
from bocage.systems.rules_of_engagement.schema.vocabulary import Gear, Mount

CREW = "crew"
"""The class of men that serve in vehicles."""


class MountedWeapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon of a vehicle, and what it turns with.  [roe.veh.fire]"""

    weapon: str
    mount: Mount


class VehicleKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of vehicle; its first weapon is the main one.  [roe.data.vehicles]"""

    name: str
    gear: Gear
    move: int
    crew: int
    front: int
    side: int
    rear: int
    hull: tuple[int, int]
    """How long and how wide it is."""
    turret: int = 0
    """The armour of its turret; 0: it has none."""
    weapons: tuple[MountedWeapon, ...] = ()
    open: bool = False
    """Whether its crew can be seen from above.  [roe.veh.discipline]"""
    soft: bool = False
    """Whether any hit may hurt it.  [roe.veh.penetration]"""
    large: bool = True
    """Whether it is easy to hit.  [roe.hit.large-target]"""
    capacity: int = 0
    """How many men it carries.  [roe.veh.transport]"""

    def __post_init__(self) -> None:
        if self.crew < 1:
            raise Fault("crew", "somebody drives")
        if not self.turret and any(one.mount == "turret" for one in self.weapons):
            raise Fault("weapons", "there is no turret")
        if self.hull[0] < self.hull[1]:
            raise Fault("hull", "its length, then its width")

    @property
    def is_tank(self) -> bool:
        """Whether men may ride on it but not in it.  [roe.veh.riders]"""
        return self.gear == "tracked" and not self.open and not self.capacity

    @property
    def squad(self) -> SquadKind:
        """Its crew as a squad, the commander first, with pistols for when they get out.

        [roe.veh.orders roe.veh.count roe.veh.bail-out]
        """
        commander = Men(1, "commander", CREW, ("pistol",), ("nco",))
        others = (Men(self.crew - 1, "crewman", CREW, ("pistol",)),) if self.crew > 1 else ()
        return SquadKind(self.name, "", "vehicle", (commander, *others))
