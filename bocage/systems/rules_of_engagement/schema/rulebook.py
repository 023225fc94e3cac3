"""The numbers of the rules, each table with the ids of those that say them. Lengths are in millimetres."""

from __future__ import annotations

import msgspec

from bocage.systems.rules_of_engagement.schema.vocabulary import Gear, Trait


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[str, ...]


class Bases(_Table, frozen=True):
    """Sizes of bases."""

    figure: int


class Sight(_Table, frozen=True):
    """How far one sees into terrain, who looks over an obstacle, and from what height."""

    depth: int
    near: int
    eye: int
    mark: int
    over: int
    opening: int
    at_opening: int
    floor: int
    """How much higher each floor of a building is than the one below."""


class Movement(_Table, frozen=True):
    """What orders and terrain do to movement, and how near figures may come to one another and to the enemy."""

    crawl: int
    run: int
    fall_back: int
    least_more: int
    very_difficult: int
    stairs: int
    """What it costs to go from one floor of a building to the next."""
    cumbersome: int
    cohesion: int
    groups_apart: int
    """How far the groups of a flexible squad are apart at most."""
    end_apart: int
    pass_apart: int
    mark: int


class Fire(_Table, frozen=True):
    """Ranges and modifiers of fire."""

    short: int
    light_cover: int
    heavy_cover: int
    opportunity: int
    acquired: int
    moving_isw: int
    using_terrain: int
    behind: int
    crossfire: int
    over_six: tuple[int, ...]


class Templates(_Table, frozen=True):
    """Diameters of templates, what near misses need, how far shells go astray, and what enclosed places add."""

    sizes: tuple[int, int, int]
    near: int
    scatter: int
    enclosed: int
    throwers: int
    large: int
    posted: int


class Flames(_Table, frozen=True):
    """Up to what die whoever carries a flamethrower falls, and his fuel explodes."""

    carrier: int
    explosion: int


class SmokeScreens(_Table, frozen=True):
    """How far a squad may go with its smoke."""

    drift: int


class Guns(_Table, frozen=True):
    """The size of a gun without its crew, what destroys it, and how far the observer of a mortar goes."""

    base: int
    destroyed: int
    observer: int


class Artillery(_Table, frozen=True):
    """What guns off the table need to hit, and what it takes to get them."""

    hit: int
    guided: int
    spot: int
    short: int
    top_hit: int
    top: int
    observer: int
    again: int
    later: int
    at_once: int


class Discipline(_Table, frozen=True):
    """Modifiers of discipline tests, and distances that matter to them."""

    state: int
    half: int
    crossfire: int
    nco: int
    officer: int
    no_fire: int
    command: int
    edge: int
    friend_destroyed: int


class CloseCombat(_Table, frozen=True):
    """How far men charge, how many fight one, and what is added to their dice and to the loser's test."""

    reach: int
    locked: int
    slack: int
    per_defender: int
    shaken: int
    water: int
    height: int
    higher: int
    cover: int
    encumbered: int
    outnumbered: int
    doubled: int


class Hiding(_Table, frozen=True):
    """How far snipers may lie before their zone, how near hidden troops are found, and what spotting takes."""

    sniper: int
    automatic: int
    automatic_vehicle: int
    infantry: int
    vehicle: int
    elevated: int
    """By how much the distance at which one spots is multiplied for those who stand higher."""
    recon: int
    told: int
    """How near friends are to whom an enemy who was spotted is pointed out."""
    same_place: int
    """How far a squad that was given away moves before it may hide again in such terrain."""
    spot_vehicle: int
    spot_sniper: int


class Snipers(_Table, frozen=True):
    """What a sniper who holds adds to the die that saves and to the one that kills, and what his sight adds."""

    exp: int
    kill: int
    scope_hit: int
    scope_range: int


class Works(_Table, frozen=True):
    """What a die needs for a floor to fall, for a mine to kill who steps on it, or moves on among them.

    How many men clear an obstacle, how many lay a charge and how near they are; what a die needs to disarm one, how far
    it reaches, and what it needs to hit.
    """

    collapse: int
    mine: int
    mine_again: int
    mine_strength: int
    clearing: int
    charging: int
    contact: int
    defuse: int
    blast: int
    caught: int
    bunker_hit: int
    """What is added to dice to hit those in a bunker."""
    bunker_nerve: int
    """What is added to tests of their discipline."""
    minefield: tuple[int, int]
    """How long and how deep a minefield is."""
    unrevealed: int
    """Up to this the enemy does not see a minefield."""
    decoy: int
    """From this on one that he sees is a decoy."""
    wire: int
    """How long a section of wire is."""
    wire_gap: int
    """How far sections are apart."""
    barricade: int
    """How long a barricade is."""
    building: tuple[int, int]
    """How long and how wide a building is at most that is not divided into sections."""
    trench: tuple[int, int]
    """How long and how deep a trench is."""
    gun_pit: tuple[int, int]
    bunker: tuple[int, int]
    """How wide the front of a bunker is, and how deep it is."""
    at_obstacle: tuple[int, int]
    """How long and how deep a field of obstacles against tanks is."""


class Troops(_Table, frozen=True):
    """What whole armies are, how far a medic goes and what he needs, and how many parachutists go astray."""

    armies: dict[str, tuple[Trait, ...]]
    medic: int
    treats: int
    astray: int
    """The sides of the die for them."""
    irregular: int
    """Of how many men a squad is at least into which irregulars split."""
    guerrilla: int
    """How many more markers stand for nobody when guerrillas attack unseen."""


class Forces(_Table, frozen=True):
    """From how many to how many men squads have, and squads a platoon; what a platoon may ask for."""

    hq: tuple[int, int]
    infantry: tuple[int, int]
    support: tuple[int, int]
    sniper: tuple[int, int]
    squads: tuple[int, int]
    requisition: int


class Losses(_Table, frozen=True):
    """The share of its figures at which a side breaks, and that of dogged troops."""

    breaking: tuple[int, int]
    dogged: tuple[int, int]


class Reserves(_Table, frozen=True):
    """How deep men who come onto the table stand at its edge, and what a die needs for one turn more."""

    deep: int
    extra_turn: int


class Vehicles(_Table, frozen=True):
    """How vehicles drive, get stuck, are hit and left."""

    crawl: int
    run: int
    road: dict[Gear, int]
    """What Run adds on a road."""
    free_turn: int
    turn: int
    difficult: int
    bogs: dict[Gear, int]
    """A die of so much or less bogs it down."""
    very_difficult_bog: int
    frees: int
    mends: int
    apart: int
    moving_gun: int
    advancing: int
    large: int
    turret_hit: int
    """A die of so much or less hits the turret."""
    hull_down: int
    immobilised: int
    gun_out: int
    bail_broken: int
    bail_stuck: int
    smokes: int
    beside: int
    """So near to a vehicle men get in and out."""
    touch: int
    """So near to a hull counts as touching it."""
    riders: int
    gun_room: int
    """The room that a gun and its men take."""
    firing_aboard: int
    weapon_aboard: int
    passenger_wound: int
    mine_wound: int
    """What a mine needs to kill a man aboard."""
    rattled: int
    """So many hits by small arms in a phase shut its hatches."""
    buttoned: int
    undisturbed: int
    """No enemy is so near to a crew that gets in again."""
    assaulters: int
    assault_hit: int
    assault_still: int
    assault_ran: int
    bunker_hit: int


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of them."""

    bases: Bases
    sight: Sight
    movement: Movement
    fire: Fire
    templates: Templates
    guns: Guns
    flames: Flames
    smoke: SmokeScreens
    artillery: Artillery
    discipline: Discipline
    combat: CloseCombat
    hiding: Hiding
    snipers: Snipers
    works: Works
    troops: Troops
    forces: Forces
    losses: Losses
    reserves: Reserves
    vehicles: Vehicles
