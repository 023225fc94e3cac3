"""The numbers of the rulebook outside its charts, with the ids of the rules that give them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bocage.content import Fault
from bocage.systems.tide_of_fortune.schema.vocabulary import (
    LETTERS,
    Box,
    Count,
    Letter,
    Measure,
    OrderKind,
    Pace,
    Side,
    Some,
    Strength,
    Zones,
)

DieFace = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers of the rulebook, with the ids of the rules that give them."""

    rules: tuple[str, ...]


class Command(Entry, frozen=True, kw_only=True):
    """The radius of command, what disruption takes from it, and how much an HQ commands beyond its own units."""

    radius: Some
    disrupted: Some
    bittrich: Some
    asset_stacking: Some
    kg_stacking: Some


class Orphans(Entry, frozen=True, kw_only=True):
    """The AR of units whose HQ is gone."""

    ar: Some


class Headquarters(Entry, frozen=True, kw_only=True):
    """MP of divisional HQ, how far one that refuses combat goes, and the values of higher HQ."""

    leg: Some
    mot: Some
    refusal: Some
    higher_cr: Letter
    higher_dr: Some
    higher_mp: Some


class Disruption(Entry, frozen=True, kw_only=True):
    """What disruption takes: from TR, AB, AR, MP and the combat strength; TR and strength never fall below 1."""

    tr: Some
    ab: Some
    ar: Some
    leg_mp: Some
    mot_mp: Some
    strength: Some


class Movement(Entry, frozen=True, kw_only=True):
    """The most MP of a unit on foot; breakdown off road, mines of the Westwall, and the first entry into a City."""

    leg_most: Some
    offroad: Some
    """Half points beyond which a motorised unit tests."""
    breakdown: DieFace
    westwall: DieFace
    city_factor: Some
    assault_leg: Some
    assault_mot: Some
    """Hexes in an Assault; off the road each counts as so many."""
    assault_offroad: Some


class Stacking(Entry, frozen=True, kw_only=True):
    """Stacking points by CR; what losses take and disruption adds; how far overstacked units seek room."""

    values: dict[Letter, Count]
    steps: Some
    """Each so many steps lost take one point."""
    disrupted_leg: Some
    disrupted_mot_factor: Some
    search: Some

    def __post_init__(self) -> None:
        for letter in LETTERS:
            if letter not in self.values:
                raise Fault(f"values.{letter}", "missing")


class ZoneNumbers(Entry, frozen=True, kw_only=True):
    """Zones of control: how the own hex counts, what controls a hex, what is strong, and special factors."""

    own_hex: Some
    control: Some
    strong: Some
    tigers: Some
    sapper: Some


class Fatigue(Entry, frozen=True, kw_only=True):
    """What each Fatigue Point takes from OR and DR, the most, and up to which printed OR recovery is slow."""

    each: Some
    most: Some
    slow: Some


class Armour(Entry, frozen=True, kw_only=True):
    """Below which rating AB falls, the cap of road bridges, the worst net, and the range of an uncircled ATB."""

    low_rating: Some
    road_bridge: Count
    worst: int
    atb_range: Some


class SupportLimits(Entry, frozen=True, kw_only=True):
    """How near HQ artillery must be, and what a defence may add of it and of Support Points."""

    attack_range: Some
    defence_range: Some
    defence_art: Count
    defence_sp: Count


class Order(Entry, frozen=True, kw_only=True):
    """An order: its price, its movement and zones, and what its attacks may use.  [tof.5.orders-general]"""

    op: Count
    fatigue: Count
    move: Pace
    enter: Zones
    leave: Zones
    penetrate: Zones
    strength: Strength
    ab: Measure
    art: Measure
    sp: Count
    ignores_steps: bool = False
    """[tof.5.maneuver-no-loss]"""


class Losses(Entry, frozen=True, kw_only=True):
    """What a step takes: from OR and DR of an HQ, from the strength of an asset."""

    hq: Some
    asset: Some


class Defeat(Entry, frozen=True, kw_only=True):
    """From which defender's number on units are disrupted, retreat, cost a step, and retreat a further hex each.

    `breakthrough` is the number of hexes that makes one of a retreat.
    """

    disrupted: Some
    retreat: Some
    step: Some
    further: Some
    breakthrough: Some


class Supply(Entry, frozen=True, kw_only=True):
    """The length of a unit's line in half points, the CRT line that blocks it, and the MP of isolated units."""

    leg: Some
    mot: Some
    blocking_line: Some
    isolated_mp: Some


class Airborne(Entry, frozen=True, kw_only=True):
    """Drops: what an Airlift Point carries or supplies, ranges, flak, and after how many turns hunger isolates."""

    stacking: Some
    resupply: Some
    around_hq: Some
    link: Some
    reaction: Some
    hungry: Some
    unsupplied_move: Some
    flak_unit: Some
    flak_army: Some
    flak_place: Some
    flak_places: tuple[str, ...]
    linnet: Some
    linnet_divisions: tuple[str, ...]


class Strategic(Entry, frozen=True, kw_only=True):
    """Strategic operations: price and size, the pace of a Road March, and replacement points for a step."""

    cp: Some
    divisions: Some
    road_march: Some
    road_march_fatigue: Count
    refit_leg: Some
    refit_mot: Some
    enhanced: Some
    """What enhancing an operation costs.  [tof.4.enhanced]"""


class Track(Entry, frozen=True, kw_only=True):
    """The Operations Impulse Track and the highest start."""

    boxes: tuple[Box, ...]
    start: Some

    def __post_init__(self) -> None:
        numbers = [int(box) for box in self.boxes if box.isdecimal()]
        if numbers != list(range(self.start, 0, -1)):
            raise Fault("boxes", f"the initiative boxes are not {self.start} to 1")
        if self.boxes[-2:] != ("FR", "EX"):
            raise Fault("boxes", "the last two are FR and EX")


class TurnMarker(Entry, frozen=True, kw_only=True):
    """The boxes by which the Turn marker advances after impulses and a turn."""

    reaction: Some
    final_reaction: Some
    exploitation: Some
    post: Some


class Spoiling(Entry, frozen=True, kw_only=True):
    """The Spoiling boxes that give an opportunity, the highest, and the price of an impulse."""

    opportunities: tuple[Some, ...]
    most: Some
    price: Some


class Caps(Entry, frozen=True, kw_only=True):
    """The ends of the tracks."""

    bid: Some
    cp: dict[Side, Some]
    support: Some
    tac: Some
    airlift: Some
    naval: Some
    divisions: dict[Side, Some]
    """Of one army.  [tof.9.allied-army-limit tof.9.german-oob]"""


class Markers(Entry, frozen=True, kw_only=True):
    """How many markers there are: blown bridges, and for each side Delay markers by value from 1 on."""

    blown: Count
    delays: tuple[Count, ...]


class Reserves(Entry, frozen=True, kw_only=True):
    """How near an Allied unit releases a reserve, and how far from Chill his Delay marker lies."""

    release: Some
    chill: Some


class Coast(Entry, frozen=True, kw_only=True):
    """Batteries, mines, barges and the Buffalo: ranges, dice and costs; what keeps the Scheldt closed."""

    battery_range: Some
    battery_combine: Some
    mine: DieFace
    barge_mot_factor: Some
    buffalo_sea: Some
    """Half points a sea hex."""
    buffalo_major: Count
    """Half points more across a major river; across others it crosses for nothing."""
    scheldt_distance: Some
    scheldt_areas: tuple[str, ...]
    scheldt_ports: tuple[str, ...]
    """The ports on its way to the docks.  [tof.ruling.scheldt-two-hexes]"""
    mines_area: str
    """An area where a German divisional HQ brings further mines.  [tof.9.mines-setup]"""


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All numbers."""

    command: Command
    orphans: Orphans
    headquarters: Headquarters
    disruption: Disruption
    movement: Movement
    stacking: Stacking
    zones: ZoneNumbers
    fatigue: Fatigue
    armour: Armour
    support: SupportLimits
    orders: dict[OrderKind, Order]
    losses: Losses
    defeat: Defeat
    supply: Supply
    airborne: Airborne
    strategic: Strategic
    track: Track
    turn_marker: TurnMarker
    spoiling: Spoiling
    caps: Caps
    markers: Markers
    reserves: Reserves
    coast: Coast

    def __post_init__(self) -> None:
        for kind in ("assault", "advance", "maneuver", "spoiling", "barrage"):
            if kind not in self.orders:
                raise Fault(f"orders.{kind}", "missing")
