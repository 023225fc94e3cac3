"""The closed vocabularies of the data files."""

from __future__ import annotations

from typing import Literal

UnitClass = Literal["infantry", "gun", "vehicle"]
"""The classes of units.  [gts.counter.unit-classes]"""

WeaponClass = Literal[
    "small-arms",
    "dual-purpose",
    "armour-piercing",
    "light-mortar",
    "mortar",
    "indirect-he",
    "direct-he",
    "emplaced",
    "organic",
]
"""The colours behind fire and assault values."""

Stripe = Literal["coloured", "white", "black"]
"""The stripe of a formation: coloured ones have a Leader and a chit, white and black ones are independent units.

[gts.counter.colours]
"""

Outcome = Literal["", "S?", "S", "C", "1", "E"]
"""What a hit does: possible suppression, suppression, cohesion hit, step loss, elimination.  [gts.core.result-set]"""

Weather = Literal["clear", "overcast", "fog", "rain"]
Marker = Literal["none", "parachute", "glider", "hero", "bocage"]
"""Markers that modules add."""
Shelter = Literal["none", "improved", "entrenched"]
WorkKind = Literal["entrenchment", "roadblock", "light-barrage", "heavy-barrage"]
Build = Literal["improved-position", "entrenchment", "roadblock", "clearing", "rear-guard"]
"""What engineer actions make; Men at Work help to make the same again."""

TestKind = Literal[
    "forced-march",
    "push",
    "push-trench",
    "company-bonus",
    "opportunity-fire",
    "bravery",
    "charge",
    "suppression",
    "conversion",
    "heavy-barrage",
    "rally",
    "improved-position",
    "entrenchment",
    "roadblock",
    "clearing",
    "rear-guard",
    "assemble",
]
"""What troop quality is tested for."""

Column = Literal["direct-command", "division-first", "division-second", "formation-first", "formation-second"]
"""The columns of the table of actions.  [gts.action.list]"""

ActionKind = Literal[
    "movement",
    "mount",
    "enter-trench",
    "leave-trench",
    "improved-position",
    "entrenchment",
    "roadblock",
    "rear-guard",
    "remove-rear-guard",
    "fire",
    "assault",
    "rally",
    "pass",
]
"""The rows of the table of actions."""
