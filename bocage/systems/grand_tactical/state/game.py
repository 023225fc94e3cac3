"""State: the tables of a game of Grand Tactical, and the bitsets derived from them."""

from __future__ import annotations

from collections.abc import Iterator

from bocage import kernel
from bocage.board.bits import Sparse, bits
from bocage.board.hex import Hex
from bocage.kernel import Item, Seat, UnitId
from bocage.systems.grand_tactical.scene.profiles import Profile
from bocage.systems.grand_tactical.scene.scene import Scene, TurnInfo
from bocage.systems.grand_tactical.state.records import (
    NONE,
    OFF_MAP,
    Army,
    Chit,
    Clock,
    Division,
    Formation,
    Leader,
    Objective,
    Park,
    Sortie,
    Unit,
    Work,
    other,
)


class Game(kernel.Game):
    """A game of Grand Tactical: tables of records, the scene they stand in, and derived bitsets."""

    __slots__ = (
        "armies",
        "barrages",
        "beset",
        "chits",
        "clock",
        "columns",
        "divisions",
        "done",
        "entering",
        "entries",
        "formations",
        "heavy",
        "here",
        "leaders",
        "members",
        "objectives",
        "occupied",
        "parks",
        "present",
        "reach",
        "scene",
        "shunned",
        "sorties",
        "suppressed",
        "swept",
        "units",
        "works",
        "zones",
    )
    TABLES = {
        "units": Unit,
        "leaders": Leader,
        "formations": Formation,
        "divisions": Division,
        "chits": Chit,
        "parks": Park,
        "works": Work,
        "objectives": Objective,
        "sorties": Sortie,
        "armies": Army,
        "clock": Clock,
    }

    units: list[Unit]
    leaders: list[Leader]
    formations: list[Formation]
    divisions: list[Division]
    chits: list[Chit]
    parks: list[Park]
    works: list[Work]
    objectives: list[Objective]
    sorties: list[Sortie]
    armies: list[Army]
    clock: list[Clock]
    scene: Scene
    here: Sparse
    """The units in each hex, with those that are entering there."""
    occupied: list[int]
    """The hexes in which each seat has units that can be fired at: those in entry hexes are out of all that."""
    columns: list[int]
    """The hexes in which each seat has a unit in Column."""
    members: list[int]
    """The units of each formation on the map."""
    present: list[int]
    """The units of each seat on the map."""
    entering: int
    """The units in entry hexes."""
    entries: list[int]
    """The hexes through which each seat still enters."""
    shunned: list[int]
    """The hexes that each seat never enters: those near the entry hexes that its enemy still uses."""
    suppressed: int
    """The suppressed units."""
    done: int
    """The units that have acted in this activation."""
    barrages: int
    """The hexes under a barrage."""
    heavy: int
    """The hexes under a heavy one."""
    beset: list[int]
    """The hexes next to enemies of each seat."""
    zones: list[int]
    """The fire zone of each unit.  [gts.fz.def]"""
    swept: list[int]
    """The hexes in a fire zone of each seat."""
    reach: int
    """How far one sees in this turn."""

    @property
    def now(self) -> Clock:
        """The turn, the weather and the chit in play."""
        return self.clock[0]

    @property
    def turn(self) -> TurnInfo:
        """The present turn as the track names it."""
        return self.scene.turns[self.clock[0].turn - 1]

    def unit(self, unit: UnitId) -> Unit:
        """A unit by its id."""
        return self.units[unit]

    def profile(self, unit: Unit) -> Profile:
        """The side of its counter that a unit shows."""
        return self.scene.profiles[unit.type][unit.mounted]

    def steps_of(self, unit: Unit) -> int:
        """How many steps a unit has left.  [gts.counter.steps]"""
        return self.scene.types[unit.type].steps - unit.lost

    def units_in(self, hex: Hex) -> Iterator[Unit]:
        """The units in a hex, without those that are only entering there."""
        return (self.units[unit] for unit in bits(self.here[hex] & ~self.entering))

    def leader_of(self, unit: Unit) -> Leader | None:
        """The Leader of a unit's formation, if it has one."""
        number = self.formations[unit.formation].leader
        return None if number == NONE else self.leaders[number]

    # Derived bitsets

    def reindex(self, old: Item | None, new: Item | None) -> None:
        """Keep the bitsets when a record changes."""
        if type(new) is Unit:
            self._reindex_unit(old if type(old) is Unit else None, new)
        elif type(new) is Work:
            if new.kind in BARRAGES:
                self._reindex_barrages()
        elif type(new) is Clock and type(old) is Clock:
            if old.activation != new.activation:
                self.done = 0
            if old.turn != new.turn or old.weather != new.weather:
                self._reindex_sight()

    def _reindex_unit(self, old: Unit | None, new: Unit) -> None:
        bit = 1 << new.id
        seat = new.seat
        moved = old is None or old.hex != new.hex or old.entering is not new.entering
        if moved:
            if old is not None and old.hex != OFF_MAP:
                self._leave(old, bit)
            if new.hex != OFF_MAP:
                self._come(new, bit)
        if new.suppressed and new.hex != OFF_MAP:
            self.suppressed |= bit
        else:
            self.suppressed &= ~bit
        if old is None or old.is_to_enter is not new.is_to_enter:
            self._reindex_entries(seat)
        if new.acted == self.clock[0].activation:
            self.done |= bit
        else:
            self.done &= ~bit
        if moved or old is None or old.column is not new.column:
            if old is not None and old.hex != OFF_MAP:
                self._reindex_column(old.hex, seat)
            if new.hex != OFF_MAP:
                self._reindex_column(new.hex, seat)
        if moved:
            self._reindex_zones_after_move(old, new)
        elif old is not None and (old.suppressed is not new.suppressed or old.mounted is not new.mounted):
            self._rezone(1 << new.id, seat)

    def _leave(self, unit: Unit, bit: int) -> None:
        hex, seat = unit.hex, unit.seat
        self.here.leave(hex, bit)
        self.present[seat] &= ~bit
        self.members[unit.formation] &= ~bit
        self.entering &= ~bit
        if not self.here[hex] & self.present[seat] & ~self.entering:
            self.occupied[seat] &= ~(1 << hex)

    def _come(self, unit: Unit, bit: int) -> None:
        hex, seat = unit.hex, unit.seat
        self.here.join(hex, bit)
        self.present[seat] |= bit
        self.members[unit.formation] |= bit
        if unit.entering:
            self.entering |= bit
        else:
            self.occupied[seat] |= 1 << hex

    def _reindex_column(self, hex: Hex, seat: Seat) -> None:
        place = 1 << hex
        units = self.units
        there = bits(self.here[hex] & ~self.entering)
        formed = any(units[unit].column and units[unit].seat == seat for unit in there)
        self.columns[seat] = self.columns[seat] | place if formed else self.columns[seat] & ~place

    def _reindex_entries(self, seat: Seat) -> None:
        """Entry hexes are left in peace, and kept away from, while somebody is to enter through them.

        [gts.reinf.exclusion gts.ruling.exclusion-zone-units gts.ruling.direct-fire-into-entry]
        """
        hexes = {unit.entry for unit in self.units if unit.seat == seat and unit.is_to_enter and unit.entry != OFF_MAP}
        entries = near = 0
        for hex in hexes:
            entries |= 1 << hex
            near |= self.scene.grid.within(hex, self.scene.rulebook.movement.entry_distance)
        self.entries[seat], self.shunned[other(seat)] = entries, near

    # Fire zones

    def _reindex_zones_after_move(self, old: Unit | None, new: Unit) -> None:
        """Zones of the mover, and of enemies next to the hex that it left or entered.

        [gts.ruling.opp-adjacent-own-range]
        """
        seat, enemy = new.seat, other(new.seat)
        near = 0
        for unit in (old, new):
            if unit is not None and unit.hex != OFF_MAP:
                near |= self.scene.ring[unit.hex]
        before = self.beset[enemy]
        self._reindex_beset(enemy)
        changed = (before ^ self.beset[enemy]) & near & self.occupied[enemy]
        self._rezone(1 << new.id, seat)
        if changed:
            touched = 0
            for hex in bits(changed):
                touched |= self.here[hex]
            self._rezone(touched & self.present[enemy], enemy)

    def _reindex_beset(self, seat: Seat) -> None:
        ring, found = self.scene.ring, 0
        for hex in bits(self.occupied[other(seat)]):
            found |= ring[hex]
        self.beset[seat] = found

    def _reindex_barrages(self) -> None:
        before = self.barrages
        barrages = heavy = 0
        for work in self.works:
            if work.hex != OFF_MAP:
                if work.kind == "light-barrage":
                    barrages |= 1 << work.hex
                elif work.kind == "heavy-barrage":
                    barrages |= 1 << work.hex
                    heavy |= 1 << work.hex
        self.barrages, self.heavy = barrages, heavy
        if before != barrages:
            near = 0
            for hex in bits(before ^ barrages):
                near |= self.scene.near[hex]
            for seat in (0, 1):
                touched = 0
                for hex in bits(self.occupied[seat] & near):
                    touched |= self.here[hex]
                self._rezone(touched & self.present[seat], seat)

    def _reindex_sight(self) -> None:
        self.reach = self.scene.sight_limit(self.turn.night, self.now.weather)
        for seat in (0, 1):
            self._rezone(self.present[seat], seat)

    def _rezone(self, units: int, seat: Seat) -> None:
        """Work out the zones of some units of a seat anew, and what the seat sweeps."""
        zones = self.zones
        for number in bits(units):
            zones[number] = self._zone(self.units[number])
        swept = 0
        for number in bits(self.present[seat]):
            swept |= zones[number]
        self.swept[seat] = swept

    def _zone(self, unit: Unit) -> int:
        """All that a unit sees within its range, past other units; next to an enemy or in a barrage the six around it.

        [gts.fz.def gts.fz.cut gts.fz.no-fire-no-zone gts.los.units-transparent gts.ruling.opp-by-suppressed
        gts.ruling.fire-zone-enemy-entry]
        """
        hex = unit.hex
        if hex == OFF_MAP or unit.suppressed or unit.entering:
            return 0
        scene = self.scene
        zone = scene.profiles[unit.type][unit.mounted].zone
        if zone == 0:
            return 0
        if (self.beset[unit.seat] | self.barrages) >> hex & 1:
            return scene.ring[hex]
        return scene.field(hex, min(zone, self.reach), self.barrages)

    def rebuild(self) -> None:
        """Make the bitsets anew from the tables."""
        self.here = Sparse()
        self.occupied, self.columns, self.present = [0, 0], [0, 0], [0, 0]
        self.beset, self.swept = [0, 0], [0, 0]
        self.entries, self.shunned = [0, 0], [0, 0]
        self.members = [0] * len(self.formations)
        self.zones = [0] * len(self.units)
        self.entering = self.suppressed = self.done = self.barrages = self.heavy = 0
        activation = self.clock[0].activation
        for unit in self.units:
            bit = 1 << unit.id
            if unit.hex != OFF_MAP:
                self._come(unit, bit)
                if unit.suppressed:
                    self.suppressed |= bit
            if unit.acted == activation:
                self.done |= bit
        for unit in self.units:
            if unit.hex != OFF_MAP:
                self._reindex_column(unit.hex, unit.seat)
        for seat in (0, 1):
            self._reindex_beset(seat)
            self._reindex_entries(seat)
        self.reach = 0
        self._reindex_barrages()
        self._reindex_sight()


BARRAGES = ("light-barrage", "heavy-barrage")
