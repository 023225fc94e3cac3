"""Tide of Iron: squads and vehicles on hexes, opportunity fire at every step."""

from bocage.systems.tide_of_iron.system import TideOfIron

SYSTEM = TideOfIron()
