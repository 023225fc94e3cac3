"""Kinds of terrain, as the data files write them."""

from __future__ import annotations

import msgspec

from bocage.content import Fault
from bocage.systems.rules_of_engagement.schema.vocabulary import Cover, Hiding, MoveClass, Shelter


class TerrainKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of terrain; `walls` are crossed by openings alone.  [roe.terrain.agree-before-game]"""

    name: str
    move: MoveClass
    cover: Cover
    los: Hiding
    ground: Shelter
    height: int
    walls: bool = False
    linear: bool = False
    """It is a line that one stands behind, not an area that one stands in."""
    enclosed: bool = False
    """Explosions and flames do more to those inside.  [roe.blast.enclosed-places]"""
    elevated: bool = False
    """It lifts whoever stands on it by its height."""
    water: bool = False
    ambush: bool = False
    """Squads may hide in it though it is easy ground.  [roe.ruling.ambush-terrain]"""
    tracked: MoveClass | None = None
    """What it is to tracked vehicles, where that is not what it is to men.  [roe.veh.terrain]"""
    wheeled: MoveClass | None = None
    """What it is to other vehicles.  [roe.veh.terrain]"""
    sr: int = 0
    """How much explosive its walls bear."""
    av: tuple[int, ...] = ()
    """The armour of its front, sides and rear."""

    def __post_init__(self) -> None:
        if self.elevated and self.height <= 0:
            raise Fault("height", "what is elevated has a height")
        if self.water and self.ground != "bare":
            raise Fault("ground", "nobody finds shelter in water")
        if self.ambush and self.cover == "none":
            raise Fault("ambush", "nobody hides where there is no cover")
        if (self.sr or self.av) and not self.enclosed:
            raise Fault("sr" if self.sr else "av", "only what is enclosed has walls to break")

    @property
    def is_bare(self) -> bool:
        """Whether it changes nothing for those who move, shoot and look: a minefield is like the ground around it."""
        return self.move == "easy" and self.cover == "none" and self.los == "none"
