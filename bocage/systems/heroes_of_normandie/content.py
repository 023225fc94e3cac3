"""Content: units, weapons, terrain, recruitment, cards and scenarios as they are written in the data files.

A Combat Value, Movement Value or obstacle that a counter prints as X is a field left out, None here.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.content import Fault
from bocage.systems.heroes_of_normandie.vocabulary import AnyEffect, Moment

SideName = Literal["american", "german"]
SIDES: tuple[SideName, SideName] = ("american", "german")
Family = Literal["infantry", "light", "heavy"]
FAMILIES: tuple[Family, ...] = ("infantry", "light", "heavy")
Compass = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
Edge = Literal["north", "east", "south", "west"]
Phase = Literal["order", "activation", "reserve"]
BonusKind = Literal["assault", "fire", "move", "any"]
MarkerKind = Literal[
    "ammo",
    "grenade",
    "rifle-grenade",
    "panzerfaust",
    "bazooka-marker",
    "sticky-bomb",
    "magnetic-mine",
    "passage",
    "veteran",
    "concealed",
    "knife",
]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record of a data file."""


# Units and weapons


class Weapon(Record, frozen=True, kw_only=True):
    """A weapon: its Combat Values by the target's family, what it can do, and how far it reaches.

    `mobile` is the malus of Fire on the Move. `squares` and `intersections` are Limited Range; a weapon with a template
    and neither reaches everywhere. `scatter` is the distance of Indirect Fire; a template without it is thrown or fired
    directly. `delayed` weapons explode at the end of the Reserve phase.
    [hon.unit.combat-value hon.unit.heavy-weapons hon.abil.limited-range hon.indirect.scatter hon.mobile.fire]
    """

    name: str
    role: Literal["only", "main", "secondary", "gear"] = "only"
    infantry: int | None = None
    light: int | None = None
    heavy: int | None = None
    arc: Literal[90, 180, 360] = 360
    template: Literal["blast", "large-blast", "flame"] | None = None
    squares: int | None = None
    intersections: int | None = None
    scatter: int | None = None
    mobile: int | None = None
    destruction: int = 0
    suppression: bool = False
    burst: bool = False
    piercing: bool = False
    twin: bool = False
    frightening: bool = False
    ignores_obstacles: bool = False
    delayed: bool = False
    rules: tuple[str, ...] = ()

    def against(self, family: Family) -> int | None:
        """The Combat Value against a family, None for X.  [hon.unit.combat-value]"""
        return self.infantry if family == "infantry" else self.light if family == "light" else self.heavy


class Abilities(Record, frozen=True, kw_only=True):
    """The abilities of a face that are not a weapon's; a number is the one printed in the symbol.

    `assault` and `scout` are None without the ability. `orders` are Order Stars.
    """

    assault: int | None = None
    scout: int | None = None
    orders: int = 0
    personal_order: bool = False
    autonomous: bool = False
    opportunity_fire: bool = False
    sniper: bool = False
    flamethrower: bool = False
    observer: bool = False
    positive_waves: bool = False
    transport: int = 0
    ambush: bool = False
    crew: bool = False
    tripod: bool = False
    large: bool = False
    amphibious: bool = False
    anti_aircraft: bool = False


class Armour(Record, frozen=True, kw_only=True):
    """The Defence Values of a heavy vehicle by the side that is hit.  [hon.los.heavy-side]"""

    front: int
    side: int
    rear: int


class Face(Record, frozen=True, kw_only=True):
    """One face of a counter; `loss` is its loss symbol: a step that flips it, or destruction.

    [hon.unit.infantry-two-faces hon.unit.infantry-state-faces hon.unit.defence-value]
    """

    state: Literal["intact", "diminished", "inactive", "active", "running"]
    defence: int | Armour
    movement: int | None = None
    loss: Literal["step", "destroy"] = "destroy"
    weapons: tuple[Weapon, ...] = ()
    abilities: Abilities = Abilities()


class Symbols(Record, frozen=True, kw_only=True):
    """The effect symbols of a terrain element.  [hon.terr.symbols]

    `bonus` is the Defensive Bonus by family, `obstacle` what each crossed square takes off a shot, `yellow` that it
    does so only for infantry targets, `blocks` that no sight passes. `difficult` and `forbidden` name families.
    """

    bonus: dict[Family, int] = {}
    obstacle: int = 0
    yellow: bool = False
    blocks: bool = False
    difficult: tuple[Family, ...] = ()
    forbidden: tuple[Family, ...] = ()
    impassable: bool = False
    water: bool = False
    structure: int = 0
    opportunity_fire: bool = False

    @property
    def hides(self) -> bool:
        """Whether units may lie in ambush here until enemies are close.  [hon.ruling.ambush-terrain-element]"""
        return self.blocks or self.obstacle > 0 or any(self.bonus.values())


class UnitType(Record, frozen=True, kw_only=True):
    """A counter with both faces; a vehicle's back is the wreck that it leaves.

    `role` is the colour of the border, `lead` the main part that a hero plays.
    [hon.unit.definition hon.unit.families hon.unit.infantry-roles hon.unit.light-vehicle hon.unit.heavy-vehicle]
    """

    name: str
    side: SideName
    family: Family
    role: Literal["soldiers", "heavy-weapon", "officer", "vehicle"]
    men: int = 0
    squares: Literal[1, 2] = 1
    character: bool = False
    lead: bool = False
    front: Face
    back: Face | None = None
    wreck: Symbols | None = None
    rules: tuple[str, ...] = ()
    source: str

    def __post_init__(self) -> None:
        vehicle = self.family != "infantry"
        if vehicle != (self.role == "vehicle"):
            raise Fault("role", "vehicles, and vehicles alone, have the role vehicle")
        if vehicle and self.back is not None:
            raise Fault("back", "the back of a vehicle is its wreck")
        if not vehicle and (self.back is None or self.wreck is not None):
            raise Fault("back", "infantry has two faces and leaves no wreck")
        if self.family == "heavy" and not isinstance(self.front.defence, Armour):
            raise Fault("front.defence", "a heavy vehicle has a front, side and rear")
        if vehicle and not self.front.weapons:
            raise Fault("front.weapons", "a vehicle has a weapon")

    def face(self, back: bool) -> Face:
        """The face that lies up; only its values and abilities count. A vehicle has one.  [hon.state.face-only]"""
        return self.front if self.back is None or not back else self.back


class Terrain(Symbols, frozen=True, kw_only=True):
    """A terrain element: printed on a board, or a tile of so many squares in a row that is laid on it.

    `position` marks defensive positions, trenches among them, `mined` ground on which a Mine can be played.
    """

    name: str
    squares: Literal[0, 1, 2, 3] = 0
    position: bool = False
    mined: bool = False
    rule: str
    source: str = "own"


# Recruitment and cards


class SniperLine(Record, frozen=True, kw_only=True):
    """What a sniper's modified die does, up to a result.  [hon.sniper.table]"""

    up_to: int
    steps: int = 0
    suppressed: int = 0


class Slot(Record, frozen=True, kw_only=True):
    """A place for one option on a tile; filling it may unlock Order Stars.

    [hon.recruit.slot-unlock hon.recruit.option-size hon.recruit.option-stripes]
    """

    name: str
    size: Literal["small", "large"] = "small"
    stripes: tuple[str, ...]
    orders: int = 0


class Tile(Record, frozen=True, kw_only=True):
    """A Recruitment Tile: what it costs, its units, Order Stars, slots, Breaking Point and victory points.

    [hon.recruit.tile hon.recruit.cost hon.recruit.command-tile hon.recruit.staff-tile]
    """

    name: str
    side: SideName
    cost: int
    stars: int = 0
    command: bool = False
    stripes: tuple[str, ...]
    units: tuple[str, ...] = ()
    markers: dict[MarkerKind, int] = {}
    """The markers that its units share, with those of support options of its stripes.  [hon.recruit.tile-markers]"""
    breaking_point: int
    victory: int
    slots: tuple[Slot, ...] = ()
    sniper: tuple[SniperLine, ...] = ()
    """A sniper table of its own, if it prints one.  [hon.sniper.own-table]"""
    copies: int = 2
    """How many of it an army may have; characters by name are there once."""
    source: str = "own"

    def slot(self, name: str) -> Slot | None:
        """The slot of that name."""
        return next((slot for slot in self.slots if slot.name == name), None)


class Option(Record, frozen=True, kw_only=True):
    """A recruitment option; without a side both may take it, and its stripes are gen and cmd for either's own.

    `for_family` limits gear to one family, `alternative` marks gear that is an Alternative Fire Action.
    [hon.recruit.option-kinds]
    """

    name: str
    side: SideName | None = None
    kind: Literal["support", "gear", "trait", "ordinance", "personalisation"]
    size: Literal["small", "large"] = "small"
    stripes: tuple[str, ...]
    cost: int
    units: tuple[str, ...] = ()
    breaking_point: int = 0
    victory: int = 0
    markers: dict[MarkerKind, int] = {}
    per_action: int = 1
    """How many of its markers one action may spend."""
    alternative: bool = False
    for_family: Family | None = None
    effect: AnyEffect | None = None
    rule: str
    source: str = "own"

    def __post_init__(self) -> None:
        if (self.kind == "support") != bool(self.units):
            raise Fault("units", "support options, and they alone, bring units")
        if (self.kind == "support") != (self.effect is None):
            raise Fault("effect", "every option but support has an effect")

    def stripes_of(self, side: SideName) -> frozenset[str]:
        """Its stripes when that side takes it.  [hon.recruit.option-generic]"""
        own = {"american": "us", "german": "ger"}[side]
        return frozenset(f"{own}-{word}" if word in ("gen", "cmd") else word for word in self.stripes)


class Bonus(Record, frozen=True, kw_only=True):
    """The Alternative Bonus of a card."""

    kind: BonusKind
    value: int


class Card(Record, frozen=True, kw_only=True):
    """An action card: in whose deck and how often, when its event may be played, what it does, and its bonus."""

    name: str
    side: SideName | None = None
    copies: int
    phases: tuple[Phase, ...]
    moments: tuple[Moment, ...]
    effect: AnyEffect
    bonus: Bonus
    rule: str = ""
    source: str = "own"


class Rulebook(Record, frozen=True, kw_only=True):
    """The numbers of the rules that no counter, card or tile prints, with their ids in `rulebook.toml`."""

    sniper: tuple[SniperLine, ...]
    locations: tuple[Literal["crew", "tracks", "hull", "main-weapon", "destroyed"], ...]
    """What a location die hits, from 1 on; a higher result is the last.  [hon.hvy.location-roll]"""
    scatter: tuple[Compass, ...]
    """Where a template drifts by the scatter die, from 1 on; a higher result is on target.  [hon.indirect.scatter]"""
    flame_straight: tuple[tuple[tuple[int, int], ...], ...]
    """The squares of the flame template, step by step, (right, ahead).  [hon.ruling.flame-template-shape]"""
    flame_diagonal: tuple[tuple[tuple[int, int], ...], ...]
    """The same on a diagonal, along the straight directions to its right and left."""
    blast_rings: int
    """How many squares a template reaches from its intersection on each side.  [hon.ruling.template-shape]"""
    large_blast_rings: int
    hull_suppressed: int
    ram_suppressed: int
    """The Suppressed markers of infantry that a vehicle has run into.  [hon.ram.stop]"""
    wreck_suppressed: int
    """The Suppressed markers of who gets out of a destroyed vehicle.  [hon.trans.destroyed]"""
    suppressed_dice: int
    suppressed_movement: int
    long_range: int
    """The farthest range without a penalty.  [hon.range.long]"""
    long_range_penalty: int
    destruction_need: int
    numbered_tokens: int
    special_tokens: int
    bluff_tokens: int
    bluff_tokens_at_start: int
    spotting_range: int
    burst_reach: int
    observer_scatter: int
    passenger_step: int
    passenger_destroy: int
    crush_one: int
    crush_several: int
    most_heroes: int
    """How many heroes an army may have.  [hon.recruit.characters]"""
    vehicle_without_tile: int
    """Victory points for a destroyed vehicle that belongs to no tile or option."""
