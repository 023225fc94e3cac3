"""The closed vocabularies of the data files."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Side = Literal["allied", "german"]
SIDES: tuple[Side, Side] = ("allied", "german")
"""In the order of the seats."""

Army = Literal["british", "canadian", "american", "15th-army", "1st-para-army", "7th-army", "army-group-reserve"]
"""The armies; divisions of the Army Group reserve may be given to any of the German ones.  [tof.9.german-initial]"""

Nation = Literal["british", "canadian", "polish", "belgian", "dutch", "american", "german"]
Mover = Literal["leg", "mot"]
"""How a unit moves: on foot or motorised.  [tof.2.mp-leg tof.2.mp-motorised]"""
Letter = Literal["A", "B", "C", "D", "E"]
"""Combat Ratings.  [tof.2.cr-meaning]"""
LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E")

UnitKind = Literal[
    "armour",
    "heavy-armour",
    "mechanised-infantry",
    "infantry",
    "ss-infantry",
    "reconnaissance",
    "airborne",
    "engineer",
    "assault-gun",
    "tank-destroyer",
    "flak",
]
"""The symbols of combat units.  [tof.2.unit-type]"""
Ability = Literal["chill", "bittrich"]
"""What two named HQ can do beyond others.  [tof.9.chill-delay tof.9.bittrich]"""
Level = Literal["army", "corps"]
"""Of higher HQ.  [tof.4.army-hq]"""

Weather = Literal["clear", "overcast", "rain"]
OrderKind = Literal["assault", "advance", "maneuver", "spoiling", "barrage"]
StrategicKind = Literal["airborne", "landing", "road-march", "refit"]
"""[tof.3.strat-alternate]"""
Zones = Literal["none", "weak", "all"]
"""Which zones of control an order lets its units enter, leave or penetrate.  [tof.7.zoc-order-limits]"""
Pace = Literal["hexes", "half", "full"]
"""How far an order lets units go: some hexes, or a part of their MP."""
Measure = Literal["none", "one", "half", "full", "double"]
"""How much of a value an order lets its division use."""
Strength = Literal["none", "tactical", "half", "full"]
"""What units attack with under an order: nothing, their TR, half or all that the generator gives them."""
Box = Literal["6", "5", "4", "3", "2", "1", "R", "FR", "EX"]
"""Boxes of the Operations Impulse Track.  [tof.3.track-boxes tof.3.track-end]"""
CounterResult = Literal["", "AR", "AD", "AM", "DM", "DD", "DR"]
"""A for those who counterattack, D for those who hold; retreat, disruption, morale.  [tof.8.ca-letters]"""
MarkerKind = Literal["delay", "breakthrough", "sapper", "hit", "mine", "damage"]
"""What lies in hexes: of the last, damage to a port.  [tof.3.demo-special]"""
BridgeKind = Literal["highway", "road", "minor-road"]
Waterway = Literal["canal", "minor-river", "major-river"]

Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]
Code = Annotated[int, msgspec.Meta(ge=0, le=4)]
"""A line of the Combat Resolution Table.  [tof.8.terrain-cumulative]"""
Row = Annotated[tuple[int, ...], msgspec.Meta(min_length=6, max_length=6)]
"""An entry for each face of a die."""
HexName = Annotated[str, msgspec.Meta(pattern=r"^\d{4}$")]
"""Column and row."""
SideName = Annotated[str, msgspec.Meta(pattern=r"^\d{4}/(N|NE|SE|S|SW|NW)$")]


def is_hex(name: str) -> bool:
    """Whether a name is that of a hex: column and row.

    >>> is_hex("6231"), is_hex("623"), is_hex("W")
    (True, False, False)
    """
    return len(name) == 4 and name.isdecimal()
