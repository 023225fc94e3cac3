"""State: the tables of a game of Heroes of Normandie, and the bitsets derived from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from bocage import kernel
from bocage.board.bits import bits, mask
from bocage.board.square import Square
from bocage.kernel import CardId, Frame, Item, Seat, UnitId
from bocage.systems.heroes_of_normandie.arms import Arms
from bocage.systems.heroes_of_normandie.content import Face, UnitType
from bocage.systems.heroes_of_normandie.ground import Ground
from bocage.systems.heroes_of_normandie.records import (
    OFF_BOARD,
    UNKNOWN,
    Army,
    Clock,
    Marker,
    Objective,
    Structure,
    Tile,
    Unit,
    enemy_of,
)
from bocage.systems.heroes_of_normandie.scene import PASSAGE, Overlay, Scene
from bocage.systems.heroes_of_normandie.screen import Screen
from bocage.systems.heroes_of_normandie.stores import Stores


class Game(kernel.Game):
    """A game of Heroes of Normandie: tables of records, the scene they stand in, and derived bitsets."""

    __slots__ = (
        "armies",
        "clock",
        "forces",
        "ground",
        "here",
        "hidden",
        "holdings",
        "infantry",
        "lurking",
        "markers",
        "objectives",
        "present",
        "scene",
        "screen",
        "stores",
        "structures",
        "tiles",
        "units",
        "vehicles",
        "watched",
        "zones",
    )
    TABLES = {
        "units": Unit,
        "armies": Army,
        "tiles": Tile,
        "structures": Structure,
        "markers": Marker,
        "objectives": Objective,
        "clock": Clock,
    }

    rerolls: ClassVar[Callable[[Any, Any], Frame[tuple[int, ...]] | None] | None] = None
    """What opens the window after a roll; the sequence of play names it."""

    units: list[Unit]
    armies: list[Army]
    tiles: list[Tile]
    structures: list[Structure]
    markers: list[Marker]
    objectives: list[Objective]
    clock: list[Clock]
    scene: Scene
    ground: Ground
    """The board as it is now, with wrecks, ruins and markers."""
    screen: Screen
    """What hinders sight now."""
    stores: Stores
    """What tiles and options have for whom now."""
    holdings: tuple[int, int]
    """The cards that each player may have in his hand, as far as his enemy can tell: none without a hand."""
    forces: tuple[int, int]
    """The units of each player, lost or not."""
    present: int
    """The units on the board; wrecks are not units."""
    hidden: int
    """The units on the board that are ambushed."""
    here: list[int]
    """The units in each square; wrecks are not units."""
    infantry: int
    """The squares with infantry that is not hidden."""
    lurking: int
    """The squares with ambushed infantry."""
    vehicles: int
    """The squares with vehicles."""
    zones: list[int]
    """The squares of each unit's Zone of Control, none where enemies ignore it."""
    watched: list[int]
    """For each square, first of the American side, then of the German, the units in whose Zone of Control it is."""

    def after_roll(self, roll: Any) -> Frame[tuple[int, ...]] | None:
        """The window in which dice may be rolled again.  [hon.card.second-chance hon.opt.veteran]"""
        return None if Game.rerolls is None else Game.rerolls(self, roll)

    def unit(self, unit: UnitId) -> Unit:
        """A unit by its id."""
        return self.units[unit]

    def kind(self, unit: Unit) -> UnitType:
        """What the unit is."""
        return self.scene.types[unit.type]

    def face(self, unit: Unit) -> Face:
        """The face that lies up: no unit has the values and abilities of its other face.  [hon.unit.definition]"""
        return self.scene.faces[unit.type][unit.back]

    def arms(self, unit: Unit) -> Arms:
        """The weapons of the face that lies up, by what they are for."""
        return self.scene.arms[unit.type][unit.back]

    def is_infantry(self, unit: Unit) -> bool:
        """Whether the unit has a yellow shield.  [hon.unit.families hon.unit.infantry-scope]"""
        return self.scene.on_foot[unit.type]

    @property
    def now(self) -> Clock:
        """The turn and the initiative."""
        return self.clock[0]

    @property
    def order_of_play(self) -> tuple[Seat, Seat]:
        """The player with the initiative acts first in every phase.  [hon.turn.initiative]"""
        first = self.clock[0].initiative
        return first, 1 - first

    def army_units(self, seat: Seat) -> Iterator[Unit]:
        """The units of a player that are in play."""
        return (unit for number in bits(self.forces[seat]) if (unit := self.units[number]).in_play)

    def troops(self, seat: Seat) -> Iterator[Unit]:
        """The units of a player that may be given orders, those too that have yet to enter.  [hon.setup.enter]"""
        return (unit for number in bits(self.forces[seat]) if (unit := self.units[number]).at_hand)

    def squares_of(self, unit: Unit) -> tuple[Square, ...]:
        """The squares that a unit or wreck covers, the front one first; none off the board."""
        if unit.place == OFF_BOARD:
            return ()
        if self.scene.is_long[unit.type]:
            return self.scene.long_stand(unit.place, unit.facing)
        return (unit.place,)

    def units_in(self, square: Square) -> Iterator[Unit]:
        """The units in a square."""
        return (self.units[unit] for unit in bits(self.here[square]))

    def in_sight_of(self, seat: Seat) -> tuple[UnitId, ...]:
        """The enemies of a player on the board that are not hidden."""
        return bits(self.present & ~self.hidden & self.forces[enemy_of(seat)])

    def watchers(self, square: Square, seat: Seat) -> int:
        """The units of a player in whose Zone of Control a square is."""
        return self.watched[seat * len(self.here) + square]

    # Derived bitsets

    def reindex(self, old: Item | None, new: Item | None) -> None:
        """Keep the bitsets when a record changes."""
        kind = type(new)
        if kind is Clock or kind is Objective:
            return
        if isinstance(new, Unit):
            before = old if isinstance(old, Unit) else None
            if before is not None and _stands_alike(before, new):
                if before.suppressed != new.suppressed:
                    self._reindex_zone(new)
            else:
                self._reindex_unit(before, new)
                if (new.lost or (before is not None and before.lost)) and _leaves_terrain(before, new):
                    self._reindex_ground()
                self.screen = Screen(self.ground, self.vehicles, self.infantry)
        elif isinstance(new, Army):
            if not (isinstance(old, Army) and old.hand is new.hand and old.deck is new.deck):
                self._reindex_holdings(new)
        elif isinstance(new, Tile):
            marked = isinstance(old, Tile) and old.but(markers=new.markers) == new
            self.stores = self.stores.after(new, tuple(self.tiles)) if marked else Stores(tuple(self.tiles))
        elif kind is Marker or kind is Structure:
            self._reindex_ground()
            self.screen = Screen(self.ground, self.vehicles, self.infantry)

    def _reindex_unit(self, old: Unit | None, new: Unit) -> None:
        left = () if old is None or old.lost else self.squares_of(old)
        entered = () if new.lost else self.squares_of(new)
        bit = 1 << new.id
        if old is None:
            american, german = self.forces
            self.forces = (american, german | bit) if new.seat else (american | bit, german)
        self.present = self.present | bit if entered else self.present & ~bit
        self.hidden = self.hidden | bit if entered and new.ambushed else self.hidden & ~bit
        for square in left:
            self.here[square] &= ~bit
        for square in entered:
            self.here[square] |= bit
        for square in left:
            self._reindex_square(square)
        for square in entered:
            self._reindex_square(square)
        self._reindex_zone(new)

    def _reindex_ground(self) -> None:
        """Wrecks, ruins, smoke, wire and passages make another ground, with other Zones of Control."""
        ground = self.scene.ground(tuple(sorted(self._overlays())), self._ruined())
        if ground is not self.ground:
            self.ground = ground
            for unit in self.units:
                self._reindex_zone(unit)

    def _reindex_holdings(self, army: Army) -> None:
        cards = mask(_known_cards(army)) if army.hand else 0
        american, german = self.holdings
        self.holdings = (american, cards) if army.id else (cards, german)

    def _reindex_square(self, square: Square) -> None:
        infantry = lurking = vehicles = 0
        for number in bits(self.here[square]):
            unit = self.units[number]
            if not self.scene.on_foot[unit.type]:
                vehicles = 1
            elif unit.ambushed:
                lurking = 1
            else:
                infantry = 1
        others = ~(1 << square)
        self.infantry = self.infantry & others | infantry << square
        self.lurking = self.lurking & others | lurking << square
        self.vehicles = self.vehicles & others | vehicles << square

    def _reindex_zone(self, unit: Unit) -> None:
        """Infantry on the board that is not suppressed controls the squares around it; of vehicles nobody cares.

        Ambushed units do so too, units aboard do not.
        [hon.zoc.vehicle-ignored hon.zoc.suppressed hon.mark.suppressed-zoc hon.trans.no-zoc hon.ruling.ambush-zoc
        hon.ruling.suppressed-vehicles-zoc]
        """
        exerts = unit.on_board and not unit.suppressed and self.is_infantry(unit)
        zone = self.ground.zone(unit.place) if exerts else 0
        if len(self.zones) == unit.id:
            self.zones.append(0)
        changed = self.zones[unit.id] ^ zone
        self.zones[unit.id] = zone
        first, bit = unit.seat * len(self.here), 1 << unit.id
        for square in bits(changed):
            self.watched[first + square] ^= bit

    def rebuild(self) -> None:
        """Make the bitsets anew from the tables."""
        self.ground = self.scene.ground(tuple(sorted(self._overlays())), self._ruined())
        size = len(self.scene.grid)
        self.here = [0] * size
        self.watched = [0] * (2 * size)
        self.zones = [0] * len(self.units)
        self.infantry = self.lurking = self.vehicles = 0
        self.forces = 0, 0
        self.present = self.hidden = 0
        for unit in self.units:
            self._reindex_unit(None, unit)
        self.screen = Screen(self.ground, self.vehicles, self.infantry)
        self.stores = Stores(tuple(self.tiles))
        self.holdings = 0, 0
        for army in self.armies:
            self._reindex_holdings(army)

    def _overlays(self) -> Iterator[Overlay]:
        """What lies on squares: wrecks, smoke, wire and passages.  [hon.unit.wreck-terrain]"""
        for unit in self.units:
            if unit.is_wreck and self.kind(unit).wreck is not None:
                for square in self.squares_of(unit):
                    yield square, self.kind(unit).name
        for marker in self.markers:
            if marker.place != OFF_BOARD:
                yield marker.place, PASSAGE if marker.kind == "passage" else marker.kind

    def _ruined(self) -> int:
        return sum(1 << structure.id for structure in self.structures if structure.ruined)


def _stands_alike(old: Unit, new: Unit) -> bool:
    """Whether a unit has neither moved nor turned, hidden nor shown itself, and is no other one."""
    return (
        old.place == new.place
        and old.facing == new.facing
        and old.ambushed == new.ambushed
        and old.lost == new.lost
        and old.type == new.type
    )


def _known_cards(army: Army) -> list[CardId]:
    return [card for card in (*army.hand, *army.deck) if card != UNKNOWN]


def _leaves_terrain(old: Unit | None, new: Unit) -> bool:
    """Whether a wreck comes, goes or is moved."""
    if old is None or not old.is_wreck:
        return new.is_wreck
    return not new.is_wreck or old.place != new.place or old.facing != new.facing
