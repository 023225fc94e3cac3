"""Markers of the modules: what they forbid, and when they go."""

from __future__ import annotations

from bocage.systems.grand_tactical.schema.vocabulary import Marker
from bocage.systems.grand_tactical.state.records import Unit

LANDED: frozenset[Marker] = frozenset({"parachute", "glider"})


def has_just_landed(unit: Unit) -> bool:
    """Whether a unit has not assembled since it came down: then it cannot assault.  [gts.excl.landed]"""
    return unit.marker in LANDED


def without_hedgerows(unit: Unit) -> Unit:
    """A unit that moves, forms Column or mounts gives up its place in the hedgerows.  [gts.excl.hedgerow-position]"""
    return unit.but(marker="none") if unit.marker == "bocage" else unit
