"""The numbers of the rules that no reference sheet, card or map prints."""

from __future__ import annotations

import msgspec

from bocage.content import Fault

OFF_THE_LADDER = 3
"""The rung on which a unit is lost: any hit takes one there from its last rung."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers of the rulebook, with the ids of the rules that give them."""

    rules: tuple[str, ...]


class Need(Entry, frozen=True, kw_only=True):
    """What a die must show."""

    hit_on: int


class Dice(Need, frozen=True, kw_only=True):
    """How many dice are rolled, and what each must show."""

    dice: int


class Cover(Entry, frozen=True, kw_only=True):
    """Cover that adds to all other."""

    cover: int


class Bonus(Entry, frozen=True, kw_only=True):
    """Firepower that is added, and a range."""

    firepower: int
    range: int


class Cost(Entry, frozen=True, kw_only=True):
    """What something costs in movement points."""

    points: int


class Limit(Entry, frozen=True, kw_only=True):
    """How many there can be at most."""

    most: int


class Levels(Entry, frozen=True, kw_only=True):
    """The level of a large hill; a small one is 1 and the rest of the map 0."""

    highest: int


class Blind(Entry, frozen=True, kw_only=True):
    """How many hexes behind the closest obstruction are blind, by the level difference from 1 on."""

    hexes: tuple[int, ...]


class Attack(Entry, frozen=True, kw_only=True):
    """What an attack die must show at each range."""

    close: int
    normal: int
    long: int


class Mortars(Entry, frozen=True, kw_only=True):
    """The nearest hex that a mortar hits."""

    nearest: int


class Ladder(Entry, frozen=True, kw_only=True):
    """How far hits push a unit down its ladder, from one hit on; more hits count as the last."""

    rungs: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.rungs or self.rungs[-1] < OFF_THE_LADDER:
            raise Fault("rungs", f"the last must be {OFF_THE_LADDER} or more: enough hits destroy any unit")


class LightDamage(Entry, frozen=True, kw_only=True):
    """What a damaged vehicle loses."""

    movement: int
    armour: int


class Flamethrower(Entry, frozen=True, kw_only=True):
    """What a flamethrower adds to its squad's firepower, and takes from the target's cover."""

    firepower: int
    cover: int


class Mobility(Entry, frozen=True, kw_only=True):
    """What a squad with an officer moves farther."""

    movement: int


class FireAndMovement(Entry, frozen=True, kw_only=True):
    """What the action costs a squad and a vehicle."""

    squad: int
    vehicle: int


class Stacking(Entry, frozen=True, kw_only=True):
    """The units that a hex holds at most, and the vehicles among them."""

    units: int
    vehicles: int


class Fortification(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The cover of a squad inside, with the rule that gives it."""

    cover: int
    rule: str


class ShelledWire(Entry, frozen=True, kw_only=True):
    """How many hits of one area attack destroy razor wire."""

    hits: int


class OutOfMines(Entry, frozen=True, kw_only=True):
    """How many hexes a unit may enter that starts its move among mines."""

    hexes: int


class Assault(Entry, frozen=True, kw_only=True):
    """What the black dice of both sides must show, and what the red ones must."""

    hit_on: int
    cover_on: int


class Drift(Entry, frozen=True, kw_only=True):
    """The drift numbers, by how well the target hex is seen."""

    unseen: int
    seen: int
    well_seen: int


class Contact(Entry, frozen=True, kw_only=True):
    """The lowest contact number."""

    surest: int


class Base(Entry, frozen=True, kw_only=True):
    """The slots of a base."""

    slots: int


class CrossSupport(Entry, frozen=True, kw_only=True):
    """What it costs a team in command points that one division supports the other, once per attack."""

    command: int


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of the rules that no reference sheet, card or map prints, with their ids in `rulebook.toml`."""

    levels: Levels
    blind: Blind
    attack: Attack
    defence: Need
    area_attack: Need
    """What an attack die must show unless the attack says otherwise."""
    mortars: Mortars
    ladder: Ladder
    light_damage: LightDamage
    flamethrower: Flamethrower
    anti_tank: Bonus
    """What an anti-tank squad adds to its firepower against vehicles, once, and its range against them."""
    bandages: Cover
    """What a medic gives against normal attacks."""
    healing: Need
    determination: Cover
    """What an officer gives against suppressive attacks."""
    mobility: Mobility
    shells: Bonus
    """What a tank adds to its firepower and to its range against a squad in a building or a pillbox."""
    overrun: Cost
    """For each enemy figure in the way."""
    fire_and_movement: FireAndMovement
    stacking: Stacking
    boarding: Cost
    """To get in or out, whatever the terrain."""
    loaded_vehicles: Limit
    """Of a side, at once."""
    bail_out: Dice
    """The attack on a squad that jumps off a burning vehicle, an option."""
    entrenchment: Fortification
    pillbox: Fortification
    shelter: Cost
    """To get into an entrenchment or a pillbox, or out of it."""
    shelters: Limit
    """Entrenchments and pillboxes in a hex, together."""
    smoke: Cover
    tank_traps: Cover
    """For squads."""
    cutting_wire: Cost
    shelled_wire: ShelledWire
    mines: Dice
    out_of_mines: OutOfMines
    assault: Assault
    assault_action: Cost
    """Also if the squad does not assault in the end."""
    assault_supports: Limit
    drift: Drift
    contact: Contact
    base: Base
    cross_support: CrossSupport

    def __post_init__(self) -> None:
        if len(self.blind.hexes) < self.levels.highest:
            raise Fault("blind.hexes", f"{len(self.blind.hexes)} numbers, expected {self.levels.highest}")
