"""The numbers of the series rules, with the ids of the rules that give them."""

from __future__ import annotations

import msgspec

from bocage.systems.grand_tactical.schema.vocabulary import ActionKind, Column, Marker, Outcome, TestKind, WeaponClass


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers of the rulebook, with the ids of the rules that give them."""

    rules: tuple[str, ...]


class Points(Entry, frozen=True, kw_only=True):
    """How many command or dispatch points a Division can have."""

    most: int


class Dispatch(Entry, frozen=True, kw_only=True):
    """Prices in dispatch points, of which one costs `exchange` command points."""

    exchange: int
    now: int
    next: int
    park: int
    before_night: int


class Quality(Entry, frozen=True, kw_only=True):
    """What is added to troop quality."""

    most: int
    uncommanded: int
    suppressed: int
    two_hits: int
    reduced: int
    light_barrage: int
    heavy_barrage: int
    improved: int
    entrenched: int
    rallying: int
    working: int
    hero: int
    bocage: int


class AutoPass(Entry, frozen=True, kw_only=True):
    """The tests that a command point passes."""

    tests: tuple[TestKind, ...]


class Fire(Entry, frozen=True, kw_only=True):
    """What the state of whoever fires adds to his fire and assault values."""

    most: int
    hit: int
    reduced: int
    column: int
    suppressed: int
    light_barrage: int
    heavy_barrage: int
    entrenched: int
    company_bonus: int
    counter_battery: int


class WeatherFire(Entry, frozen=True, kw_only=True):
    """What the weather and the night add to fire and assault values."""

    fog: int
    rain: int
    night: int


class Target(Entry, frozen=True, kw_only=True):
    """What the state of a target adds to the value of whoever fires at it."""

    column: int
    improved: int
    entrenched: int


class Mass(Entry, frozen=True, kw_only=True):
    """What the steps in the target's hex add, from none on; the last number serves for all above."""

    steps: tuple[int, ...]


class Range(Entry, frozen=True, kw_only=True):
    """What distance adds: for each hex beyond the first; at armour beyond the first, and at the farthest."""

    each: int
    armoured: int
    armoured_farthest: int
    literal_from: int


class Opportunity(Entry, frozen=True, kw_only=True):
    """What opportunity fire adds: into another fire zone or in place, into the open, at those who flee."""

    swept: int
    open: int
    fleeing: int


class Artillery(Entry, frozen=True, kw_only=True):
    """Ranges of artillery, contact with another Division's Leader, and the strength of a heavy barrage."""

    direct: int
    indirect: int
    other_division: int
    heavy: int


class SightLimits(Entry, frozen=True, kw_only=True):
    """How far one sees by day, on a clear night, in fog or rain, and from an observation post."""

    day: int
    night: int
    bad: int
    post: int


class Stacking(Entry, frozen=True, kw_only=True):
    """How many steps out of Column a hex holds before it is overstacked."""

    steps: int


class MovementCosts(Entry, frozen=True, kw_only=True):
    """Movement points beyond those of the terrain, and the distance to keep from an enemy entry hex."""

    form_column: int
    leave_column: int
    forced_march: int
    heavy_barrage: int
    fog: int
    rain: int
    entry_distance: int


class AssaultNumbers(Entry, frozen=True, kw_only=True):
    """The rounds of an Assault, and what an occupied entrenchment takes from the bravery of its attackers."""

    rounds: int
    entrenched: int


class RearGuards(Entry, frozen=True, kw_only=True):
    """How far from its creator a rear guard is placed."""

    distance: int


class MarkerValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a module's marker adds to the fire of its unit, and to fire at it."""

    fire: int
    target: int


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All numbers of the series."""

    points: Points
    dispatch: Dispatch
    quality: Quality
    auto_pass: AutoPass
    fire: Fire
    weather_fire: WeatherFire
    target: Target
    mass: Mass
    range: Range
    opportunity: Opportunity
    artillery: Artillery
    sight: SightLimits
    stacking: Stacking
    movement: MovementCosts
    assault: AssaultNumbers
    rear_guard: RearGuards
    markers: dict[Marker, MarkerValues]
    actions: dict[Column, tuple[ActionKind, ...]]


class Results(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Combat Results Table: for each weapon class what the die, 0 to 8, does to a target that it hits."""

    unarmoured: dict[WeaponClass, tuple[Outcome, ...]]
    armoured: dict[WeaponClass, tuple[Outcome, ...]]
