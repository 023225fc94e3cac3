"""Arms: the weapons of each face of a counter, sorted by what they are for, once for a scene."""

from __future__ import annotations

from typing import NamedTuple

from bocage.systems.heroes_of_normandie.schema.units import Face, Weapon

BLASTS = ("blast", "large-blast")


class Arms(NamedTuple):
    """The weapons of a face, by what may be done with them."""

    numbers: dict[str, int]
    """The place of each weapon by its name, the first of several that share one."""
    straight: tuple[tuple[int, Weapon], ...]
    """Those that are fired at a unit, with their places."""
    bursting: bool
    """Whether any of them fires bursts."""
    exploding: tuple[Weapon, ...]
    """Those with an explosion template.  [hon.direct.values]"""
    demolishing: tuple[Weapon, ...]
    """Those that are fired straight and have Destruction.  [hon.destr.who]"""


def arms_of(face: Face) -> Arms:
    """The arms of a face."""
    weapons = face.weapons
    numbers = {weapon.name: number for number, weapon in reversed(list(enumerate(weapons)))}
    straight = tuple((number, weapon) for number, weapon in enumerate(weapons) if weapon.template is None)
    exploding = tuple(weapon for weapon in weapons if weapon.template in BLASTS)
    demolishing = tuple(weapon for _, weapon in straight if weapon.destruction)
    return Arms(numbers, straight, any(weapon.burst for weapon in weapons), exploding, demolishing)
