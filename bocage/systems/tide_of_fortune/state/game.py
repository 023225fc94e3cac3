"""State: the tables of a game of Tide of Fortune, and the indexes derived from them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bocage import kernel
from bocage.board.bits import bits, mask
from bocage.board.hex import Hex
from bocage.kernel import Item, Seat, UnitId
from bocage.systems.tide_of_fortune.scene.profiles import Face, Profile
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.state.indexing import Grip, grip_on, load_of, zone_in
from bocage.systems.tide_of_fortune.state.records import (
    GERMAN,
    NONE,
    OFF_MAP,
    Army,
    Battery,
    Bridge,
    Clock,
    Division,
    Marker,
    Side,
    Site,
    Transport,
    Unit,
    other,
)

PAGE = 64
"""The stacks are kept in pages of so many hexes: a clone that writes copies a list of pages, not of hexes."""
NOBODY: tuple[int, ...] = (0,) * PAGE


class Game(kernel.Game):
    """A game of Tide of Fortune: tables of records, the scene they stand in, and derived indexes."""

    __slots__ = (
        "alarm",
        "armies",
        "assets",
        "batteries",
        "bridges",
        "clock",
        "delays",
        "disrupted",
        "divisions",
        "down",
        "grips",
        "loads",
        "markers",
        "members",
        "neutral",
        "occupied",
        "present",
        "scene",
        "sides",
        "sites",
        "stacks",
        "transports",
        "units",
        "zones",
    )
    TABLES = {
        "units": Unit,
        "divisions": Division,
        "armies": Army,
        "sides": Side,
        "markers": Marker,
        "bridges": Bridge,
        "batteries": Battery,
        "sites": Site,
        "transports": Transport,
        "clock": Clock,
    }

    units: list[Unit]
    divisions: list[Division]
    armies: list[Army]
    sides: list[Side]
    markers: list[Marker]
    bridges: list[Bridge]
    batteries: list[Battery]
    sites: list[Site]
    transports: list[Transport]
    clock: list[Clock]
    scene: Scene
    stacks: list[tuple[int, ...]]
    """The units in each hex, by pages: use `here`."""
    occupied: list[int]
    """The hexes in which each seat has units."""
    present: list[int]
    """The units of each seat on the map."""
    members: list[int]
    """The units under the command of each division that are on the map, its headquarters included."""
    assets: list[int]
    """The assets of each seat on the map."""
    disrupted: int
    """The disrupted units on the map."""
    down: int
    """The bridges that cannot be crossed."""
    neutral: list[int]
    """The hexes in which a breakthrough marker of each seat voids the enemy's zones.  [tof.8.bt-zoc]"""
    delays: list[int]
    """The hexes with a delay marker of each seat."""
    alarm: int
    """The hexes from which an Allied unit releases a reserve.  [tof.9.reserve-proximity]"""
    zones: list[bytes]
    """What each seat projects into each hex.  [tof.7.zoc-sum]"""
    grips: list[bytes]
    """How the enemy's zones bind units of each seat in each hex: see `Grip`."""
    loads: bytes
    """The stacking points in each hex.  [tof.7.stack-values]"""

    @property
    def now(self) -> Clock:
        """The day, the weather, and where the turn stands."""
        return self.clock[0]

    @property
    def in_operations(self) -> bool:
        """Whether the operations phase is under way, and not a drop before it or the bonus segment after it.

        [tof.ruling.drop-sequence]
        """
        return 0 <= self.now.track < len(self.scene.rulebook.track.boxes)

    def unit(self, unit: UnitId) -> Unit:
        """A unit by its id."""
        return self.units[unit]

    def here(self, hex: Hex) -> int:
        """The units in a hex, without one that is in motion."""
        return self.stacks[hex // PAGE][hex % PAGE]

    def units_in(self, hex: Hex) -> Iterator[Unit]:
        """The units in a hex."""
        return (self.units[unit] for unit in bits(self.here(hex)))

    def units_of(self, mask: int) -> Iterator[Unit]:
        """Units by a bitset."""
        return (self.units[unit] for unit in bits(mask))

    def profile(self, unit: Unit) -> Profile:
        """The counter of a unit."""
        return self.scene.profiles[unit.profile]

    def face(self, unit: Unit) -> Face:
        """The side of its counter that a unit shows."""
        return self.scene.profiles[unit.profile].face(unit.disrupted)

    def hq_of(self, division: Division) -> Unit:
        """The headquarters of a division."""
        return self.units[division.hq]

    def commander(self, unit: Unit) -> Division | None:
        """The division that a unit acts with: its own, or the one that an asset is attached to."""
        number = unit.division if unit.division != NONE else unit.attached
        return None if number == NONE else self.divisions[number]

    def grip(self, seat: Seat, hex: Hex) -> Grip:
        """How the enemy's zones bind a seat's units in a hex."""
        return Grip(self.grips[seat][hex])

    def sources(self, seat: Seat) -> int:
        """The hexes that supply a side, without those of entries that it has lost.  [tof.ruling.entry-lost]"""
        found = self.scene.sources[seat]
        for letter in self.sides[seat].lost:
            found &= ~mask(self.scene.entries[seat][letter])
        return found

    def closed(self, seat: Seat) -> int:
        """The hexes that no unit of a side enters without an attack: those of enemies, and of batteries that stand.

        [tof.7.move-limits tof.ruling.battery-hex]
        """
        enemies = self.occupied[other(seat)]
        if seat == GERMAN:
            return enemies
        return enemies | mask(battery.hex for battery in self.batteries if battery.strength)

    # Derived indexes

    def reindex(self, old: Item | None, new: Item | None) -> None:
        """Keep the indexes when a record changes."""
        if type(new) is Unit:
            self._reindex_unit(old if type(old) is Unit else None, new)
        elif type(new) is Division and type(old) is Division:
            self._reindex_division(old, new)
        elif type(new) is Marker:
            self._reindex_markers()
        elif type(new) is Bridge and type(old) is Bridge:
            self._reindex_bridge(old, new)
        elif type(new) is Clock and type(old) is Clock and self._ground_differs(old, new):
            self._project(self.scene.ground.changeable)

    def _reindex_unit(self, old: Unit | None, new: Unit) -> None:
        bit = 1 << new.id
        stood = old is not None and stands(old)
        stays = stands(new)
        same = stood and stays and old is not None and old.hex == new.hex
        if stood and not same and old is not None:
            self._lift(old, bit)
        if stays and not same:
            self._set_down(new, bit)
        if same and old is not None and old.division != new.division:
            self._enlist(old, 0, bit)
            self._enlist(new, bit, bit)
        shaken = bit if new.disrupted and new.on_map else 0
        changed = (self.disrupted & bit) != shaken
        self.disrupted = self.disrupted & ~bit | shaken
        if not same or changed or old is None or (old.division, old.steps) != (new.division, new.steps):
            there = {unit.hex for unit in (old, new) if unit is not None and stands(unit)}
            self._project({hex for at in there for hex in self.scene.near[at]}, (new.seat,))
            for hex in there:
                self._reload(hex)
        if old is None or old.hex != new.hex:
            self._reindex_alarm(new)

    def _lift(self, unit: Unit, bit: int) -> None:
        page, place = divmod(unit.hex, PAGE)
        there = self.stacks[page]
        left = there[place] & ~bit
        self.stacks[page] = (*there[:place], left, *there[place + 1 :])
        self.present[unit.seat] &= ~bit
        self._enlist(unit, 0, bit)
        if not left & self.present[unit.seat]:
            self.occupied[unit.seat] &= ~(1 << unit.hex)

    def _set_down(self, unit: Unit, bit: int) -> None:
        page, place = divmod(unit.hex, PAGE)
        there = self.stacks[page]
        self.stacks[page] = (*there[:place], there[place] | bit, *there[place + 1 :])
        self.present[unit.seat] |= bit
        self._enlist(unit, bit, bit)
        self.occupied[unit.seat] |= 1 << unit.hex

    def _enlist(self, unit: Unit, bit: int, mask: int) -> None:
        if unit.division != NONE:
            self.members[unit.division] = self.members[unit.division] & ~mask | bit
        elif self.scene.profiles[unit.profile].role == "asset":
            self.assets[unit.seat] = self.assets[unit.seat] & ~mask | bit

    def _reindex_division(self, old: Division, new: Division) -> None:
        if old.steps != new.steps:
            for unit in self.units_of(self.members[new.id]):
                self._reload(unit.hex)
        if bool(old.reserve) is not bool(new.reserve):
            self._sound_alarm()

    def _reindex_markers(self) -> None:
        before = self.neutral
        self._lay_markers()
        changed = (before[0] ^ self.neutral[0]) | (before[1] ^ self.neutral[1])
        if changed:
            self._project(tuple(bits(changed)))

    def _lay_markers(self) -> None:
        delays, neutral = [0, 0], [0, 0]
        for marker in self.markers:
            if marker.hex != OFF_MAP:
                if marker.kind == "delay":
                    delays[marker.seat] |= 1 << marker.hex
                elif marker.kind in BREAKTHROUGHS:
                    neutral[marker.seat] |= 1 << marker.hex
        self.delays, self.neutral = delays, neutral

    def _reindex_bridge(self, old: Bridge, new: Bridge) -> None:
        if (old.state == "intact") is not (new.state == "intact"):
            self.down = self.down & ~(1 << new.id) | (0 if new.state == "intact" else 1 << new.id)
            self._project(self.scene.ground.bridges[new.id].ends)

    def _ground_differs(self, old: Clock, new: Clock) -> bool:
        return old.flooded is not new.flooded or self._is_muddy(old) is not self._is_muddy(new)

    def _is_muddy(self, clock: Clock) -> bool:
        return self.scene.is_muddy(clock.box, clock.weather)

    @property
    def muddy(self) -> bool:
        """Whether rain has made mud.  [tof.3.weather-ground-none]"""
        return self._is_muddy(self.now)

    def _project(self, hexes: Collection[Hex], seats: tuple[Seat, ...] = (0, 1)) -> None:
        """Work out anew what seats project into some hexes, and how it binds."""
        if not hexes:
            return
        zones = [bytearray(zone) for zone in self.zones]
        grips = [bytearray(grip) for grip in self.grips]
        for hex in hexes:
            for seat in seats:
                zones[seat][hex] = zone_in(self, seat, hex)
            for seat in (0, 1):
                grips[seat][hex] = grip_on(zones[seat][hex], zones[other(seat)][hex], self.scene.rulebook.zones)
        self.zones = [bytes(zone) for zone in zones]
        self.grips = [bytes(grip) for grip in grips]

    def _reload(self, hex: Hex) -> None:
        loads = bytearray(self.loads)
        loads[hex] = min(sum(load_of(self, unit) for unit in self.units_in(hex)), 255)
        self.loads = bytes(loads)

    def _reindex_alarm(self, unit: Unit) -> None:
        if unit.division != NONE and self.divisions and self.divisions[unit.division].reserve:
            self._sound_alarm()

    def _sound_alarm(self) -> None:
        found = 0
        for division in self.divisions:
            hq = self.units[division.hq]
            if division.reserve and hq.on_map:
                found |= self.scene.grid.within(hq.hex, self.scene.rulebook.reserves.release)
        self.alarm = found

    def rebuild(self) -> None:
        """Make the indexes anew from the tables."""
        size = len(self.scene.grid)
        self.stacks = [NOBODY] * (-(-size // PAGE))
        self.occupied, self.present, self.assets = [0, 0], [0, 0], [0, 0]
        self.members = [0] * len(self.divisions)
        self.disrupted = 0
        self.down = sum(1 << bridge.id for bridge in self.bridges if bridge.state != "intact")
        self._lay_markers()
        for unit in self.units:
            if stands(unit):
                self._set_down(unit, 1 << unit.id)
            if unit.disrupted and unit.on_map:
                self.disrupted |= 1 << unit.id
        self.zones, self.grips, self.loads = [bytes(size)] * 2, [bytes(size)] * 2, bytes(size)
        near = 0
        for hex in bits(self.occupied[0] | self.occupied[1]):
            self._reload(hex)
            near |= self.scene.grid.adjacent[hex] | 1 << hex
        self._project(tuple(bits(near)))
        self._sound_alarm()


BREAKTHROUGHS = ("breakthrough", "sapper")


def stands(unit: Unit) -> bool:
    """Whether a unit is in a hex and not in motion."""
    return unit.hex != OFF_MAP and not unit.moving
