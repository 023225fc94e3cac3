"""The closed vocabularies of the data files and of the rules."""

from __future__ import annotations

from typing import Literal, get_args

State = Literal["confident", "suppressed", "shaken", "demoralised", "destroyed"]
"""The track of discipline, from the best state to the worst.  [roe.disc.graph]"""
STATES: tuple[State, ...] = get_args(State)

Command = Literal["hold", "crawl", "advance", "run"]
"""The four orders.  [roe.order.one-per-squad]"""
COMMANDS: tuple[Command, ...] = get_args(Command)

MoveClass = Literal["road", "easy", "difficult", "very-difficult", "impassable"]
"""How infantry moves in terrain.  [roe.terrain.classes]"""
MOVES: tuple[MoveClass, ...] = get_args(MoveClass)
Cover = Literal["none", "light", "heavy"]
"""How well terrain protects from fire.  [roe.terrain.cover-kinds]"""
COVERS: tuple[Cover, ...] = get_args(Cover)
Hiding = Literal["none", "low", "area", "linear"]
"""How terrain hides: not at all, not at all though it covers, by its depth, or as a line."""
Shelter = Literal["open", "bare"]
"""Whether men who lie down find shelter on the ground.  [roe.exp.open-ground roe.exp.bare-ground]"""

WeaponType = Literal[
    "pistol",
    "smg",
    "rifle",
    "semi-auto",
    "assault-rifle",
    "isw",
    "lmg",
    "hmg",
    "grenade",
    "rifle-grenade",
    "molotov",
    "at-grenade",
    "charge",
    "flamethrower",
    "inf-at",
    "light-mortar",
    "mortar",
    "atg",
    "tank-gun",
    "autocannon",
    "vehicle-mg",
    "artillery",
]
"""What decides the special rules of a weapon.  [roe.weapon.types]"""
SUPPORT_WEAPONS: tuple[WeaponType, ...] = ("hmg", "mortar", "atg")
"""What has to be set up, and is served by a crew.  [roe.weapon.hmg roe.weapon.atg roe.weapon.mortar]"""
EXPLOSIVES: tuple[WeaponType, ...] = ("at-grenade", "charge")
"""What blows up the door of a bunker.  [roe.bunker.door]"""
ARMS_OF_MEDICS: tuple[WeaponType, ...] = ("pistol", "rifle", "semi-auto")
"""What a medic may carry.  [roe.special.medic-weapons]"""
SPECIAL_WEAPONS: tuple[WeaponType, ...] = (
    "grenade",
    "molotov",
    "rifle-grenade",
    "flamethrower",
    "light-mortar",
    "mortar",
)
"""What a man fires only where his player says so; otherwise he fires his other weapon."""
WeaponMark = Literal[
    "bayonet",
    "cumbersome",
    "explosive",
    "indirect",
    "knife",
    "no-registered-fire",
    "scope",
    "shield",
    "silencer",
    "single-use",
    "smoke",
    "solid-shot",
]
"""Rules of a single weapon."""
SquadType = Literal["hq", "infantry", "support", "sniper", "gun", "medic", "engineers", "observer", "vehicle"]
Trait = Literal[
    "crossing",
    "dogged",
    "fanatic-1",
    "fanatic-2",
    "guerrilla",
    "irregular",
    "light-infantry",
    "motivated",
    "paratrooper",
    "recon",
    "riders",
    "stubborn",
]
"""Rules that hold for a whole squad."""
FANATICISM: dict[Trait, int] = {"fanatic-1": 1, "fanatic-2": 2}
"""How fanatic squads are.  [roe.special.fanatic-hits]"""
Mark = Literal["nco", "officer", "loader", "sniper", "medic", "observer", "forward-observer", "radio"]
"""What a man is besides a soldier."""
Veil = Literal["open", "ambush", "marker", "secret"]
"""How a squad stands on the table: for all to see, where all know it to lie in ambush, under a marker that may be a
dummy, or nowhere to be seen."""
GunState = Literal["served", "left", "lost"]
"""What has become of the gun that a squad serves."""
Role = Literal["", "attacker", "defender", "ambusher", "column"]
"""What a side does in a battle."""
MissionType = Literal["meeting", "assault", "surprise"]
"""What kinds of missions there are; to break through is an assault.  [roe.special.guerrilla-scenario]"""
Gear = Literal["tracked", "half-tracked", "wheeled"]
"""What a vehicle runs on.  [roe.veh.terrain roe.veh.bog]"""
GEARS: tuple[Gear, ...] = get_args(Gear)
Mount = Literal["turret", "hull", "pintle"]
"""What a weapon of a vehicle turns with.  [roe.veh.fire]"""
Plate = Literal["turret", "front", "side", "rear"]
"""A side of a vehicle by its armour.  [roe.veh.facing]"""
Stuck = Literal["free", "bogged", "immobilised"]
"""Whether a vehicle can move.  [roe.veh.bog roe.veh.immobilised]"""
Edge = Literal["north", "east", "south", "west"]


def worse(one: State, other: State) -> State:
    """The worse of two states.

    >>> worse("shaken", "suppressed")
    'shaken'
    """
    return max(one, other, key=STATES.index)
