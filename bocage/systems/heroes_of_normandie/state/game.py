"""State: the tables of a game of Heroes of Normandie, and the bitsets derived from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bocage import kernel
from bocage.board.bits import bits
from bocage.board.square import Square
from bocage.kernel import CardId, Item, Seat, UnitId, View
from bocage.systems.heroes_of_normandie.scene.ground import Ground
from bocage.systems.heroes_of_normandie.scene.ground_variants import Overlay
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.scene.weapon_sets import Arms
from bocage.systems.heroes_of_normandie.schema.units import Face, UnitType
from bocage.systems.heroes_of_normandie.state.hooks import HeroesRules
from bocage.systems.heroes_of_normandie.state.records import (
    NO_ORDER,
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
from bocage.systems.heroes_of_normandie.state.recruited import Stores
from bocage.systems.heroes_of_normandie.state.sight_screen import Screen

KEPT_STORES = 256
"""So many stores are remembered."""


class Game(kernel.Game):
    """A game of Heroes of Normandie: tables of records, the scene they stand in, and derived bitsets."""

    __slots__ = (
        "acted",
        "armies",
        "clock",
        "decks",
        "foot",
        "forces",
        "freed",
        "ground",
        "hands",
        "here",
        "hidden",
        "holdings",
        "infantry",
        "lurking",
        "markers",
        "mavericks",
        "now",
        "objectives",
        "order_of_play",
        "ordered",
        "posts",
        "present",
        "ready",
        "scene",
        "screen",
        "stores",
        "structures",
        "tiles",
        "units",
        "vehicles",
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

    rules: HeroesRules
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
    now: Clock
    """The turn and the initiative."""
    order_of_play: tuple[Seat, Seat]
    """Who acts first in every phase, and who second."""
    hands: tuple[int, int]
    """The cards in the hand of each player."""
    decks: tuple[int, int]
    """The cards in the deck of each player."""
    holdings: tuple[int, int]
    """The cards that each player may have in his hand, as far as his enemy can tell: none without a hand."""
    forces: tuple[int, int]
    """The units of each player, lost or not."""
    foot: int
    """The units that are infantry."""
    mavericks: int
    """The units of types that are Autonomous on one of their faces."""
    ready: int
    """The units that may be given orders, those too that have yet to enter."""
    ordered: int
    """The units with an Order token."""
    acted: int
    """The units that are activated."""
    freed: int
    """The units that a card has made Autonomous for this turn."""
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
    posts: tuple[int, int]
    """The squares with infantry of each player, hidden or not."""

    @classmethod
    def stand_ins(cls, view: View) -> Mapping[str, Sequence[Item]]:
        """Who is hidden counts as some infantry in ambush."""
        someone = view.scene.first_of("infantry")
        return {"units": [unit.but(type=someone) if unit.type == UNKNOWN else unit for unit in view.table(Unit)]}

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
        """The units of a player in whose Zone of Control a square is; they stand next to it."""
        found = 0
        for place in bits(self.scene.grid.adjacent[square] & self.posts[seat]):
            for unit in bits(self.here[place] & self.forces[seat]):
                found |= (self.zone_of(self.units[unit]) >> square & 1) << unit
        return found

    def zone_of(self, unit: Unit) -> int:
        """Infantry on the board that is not suppressed controls the squares around it; of vehicles nobody cares.

        Ambushed units do so too.
        [hon.zoc.vehicle-ignored hon.zoc.suppressed hon.mark.suppressed-zoc hon.ruling.ambush-zoc
        hon.ruling.suppressed-vehicles-zoc]
        """
        exerts = self.present & self.foot & 1 << unit.id and not unit.suppressed
        return self.ground.zone(unit.place) if exerts else 0

    # Derived bitsets

    def reindex(self, old: Item | None, new: Item | None) -> None:
        """Keep the bitsets when a record changes; none is ever dropped."""
        _KEEPERS[type(new)](self, old, new)

    def _keep_clock(self, old: Clock | None, new: Clock) -> None:
        """The player with the initiative acts first in every phase.  [hon.turn.initiative]"""
        self.now = new
        self.order_of_play = new.initiative, 1 - new.initiative

    def _keep_unit(self, old: Unit | None, new: Unit) -> None:
        """Most changes are of markers alone; who moves, turns, gets in or out, hides or shows itself is elsewhere.

        What hinders sight is another thing then, even where the same squares are occupied.
        """
        if (
            old is None
            or old.order != new.order
            or old.revealed != new.revealed
            or old.activated != new.activated
            or old.freed != new.freed
        ):
            self._reindex_marks(new)
        if (
            old is None
            or old.place != new.place
            or old.facing != new.facing
            or old.ambushed != new.ambushed
            or old.lost != new.lost
            or old.type != new.type
            or old.aboard != new.aboard
            or old.waits != new.waits
        ):
            self._reindex_unit(old, new)
            if (new.lost or (old is not None and old.lost)) and _leaves_terrain(old, new):
                self.ground = self.scene.ground(tuple(sorted(self._overlays())), self._ruined())
            self.screen = Screen(self.ground, self.vehicles, self.infantry)

    def _keep_army(self, old: Army | None, new: Army) -> None:
        if old is None or old.hand is not new.hand or old.deck is not new.deck:
            self._reindex_cards(new, has_drawn=old is None or old.deck is not new.deck)

    def _keep_objective(self, old: Objective | None, new: Objective) -> None:
        """Nothing is derived from who controls it."""

    def _keep_tile(self, old: Tile | None, new: Tile) -> None:
        self.stores = self._stores(spent_on=new if old is not None and old.but(markers=new.markers) == new else None)

    def _keep_ground(self, old: Marker | Structure | None, new: Marker | Structure) -> None:
        """Ruins, smoke, wire and passages make another ground."""
        self.ground = self.scene.ground(tuple(sorted(self._overlays())), self._ruined())
        self.screen = Screen(self.ground, self.vehicles, self.infantry)

    def _reindex_marks(self, unit: Unit) -> None:
        """What lies on a unit."""
        bit = 1 << unit.id
        self.ordered = self.ordered | bit if unit.order != NO_ORDER else self.ordered & ~bit
        self.acted = self.acted | bit if unit.has_acted else self.acted & ~bit
        self.freed = self.freed | bit if unit.freed else self.freed & ~bit

    def _reindex_unit(self, old: Unit | None, new: Unit) -> None:
        """What a unit is, and where."""
        bit = 1 << new.id
        if old is None or old.type != new.type:
            self._reindex_type(new)
        left = () if old is None or old.lost else self.squares_of(old)
        entered = () if new.lost else self.squares_of(new)
        self.present = self.present | bit if entered else self.present & ~bit
        self.hidden = self.hidden | bit if entered and new.ambushed else self.hidden & ~bit
        self.ready = self.ready | bit if entered or new.at_hand else self.ready & ~bit
        for square in left:
            self.here[square] &= ~bit
        for square in entered:
            self.here[square] |= bit
        for square in left:
            self._reindex_square(square)
        for square in entered:
            self._reindex_square(square)

    def _reindex_type(self, unit: Unit) -> None:
        bit, (american, german) = 1 << unit.id, self.forces
        self.forces = (american, german | bit) if unit.seat else (american | bit, german)
        self.foot = self.foot | bit if self.scene.on_foot[unit.type] else self.foot & ~bit
        self.mavericks = self.mavericks | bit if any(self.scene.autonomous[unit.type]) else self.mavericks & ~bit

    def _reindex_square(self, square: Square) -> None:
        """Who stands in a square. A unit aboard stands in none, and controls none around it.  [hon.trans.no-zoc]"""
        there, bit = self.here[square], 1 << square
        afoot = there & self.foot
        self.infantry = self.infantry | bit if afoot & ~self.hidden else self.infantry & ~bit
        self.lurking = self.lurking | bit if afoot & self.hidden else self.lurking & ~bit
        self.vehicles = self.vehicles | bit if there & ~self.foot else self.vehicles & ~bit
        american, german = self.posts
        american = american | bit if afoot & self.forces[0] else american & ~bit
        german = german | bit if afoot & self.forces[1] else german & ~bit
        self.posts = american, german

    def _reindex_cards(self, army: Army, has_drawn: bool) -> None:
        """The cards of a player; his deck is looked at only if it has changed."""
        seat = army.id
        self.hands = _with(self.hands, seat, _known_cards(army.hand))
        if has_drawn:
            self.decks = _with(self.decks, seat, _known_cards(army.deck))
        self.holdings = _with(self.holdings, seat, self.hands[seat] | self.decks[seat] if army.hand else 0)

    def rebuild(self) -> None:
        """Make the bitsets anew from the tables."""
        self._keep_clock(None, self.clock[0])
        self.here = [0] * len(self.scene.grid)
        self.infantry = self.lurking = self.vehicles = 0
        self.posts = self.forces = 0, 0
        self.foot = self.mavericks = self.ready = self.ordered = self.acted = self.freed = 0
        self.present = self.hidden = 0
        for unit in self.units:
            self._reindex_marks(unit)
            self._reindex_unit(None, unit)
        self.ground = self.scene.ground(tuple(sorted(self._overlays())), self._ruined())
        self.screen = Screen(self.ground, self.vehicles, self.infantry)
        self.stores = self._stores()
        self.hands = self.decks = self.holdings = 0, 0
        for army in self.armies:
            self._reindex_cards(army, has_drawn=True)

    def _stores(self, spent_on: Tile | None = None) -> Stores:
        """The stores of these tiles, shared by all games of the scene; at most the markers of one tile have changed."""
        tiles, known = tuple(self.tiles), self.scene.stores
        found = known.get(tiles)
        if found is None:
            if len(known) >= KEPT_STORES:
                known.clear()
            found = known[tiles] = Stores(tiles) if spent_on is None else self.stores.after(spent_on, tiles)
        return found

    def _overlays(self) -> Iterator[Overlay]:
        """What lies on squares: wrecks, smoke, wire and passages.  [hon.unit.wreck-terrain]"""
        american, german = self.forces
        for number in bits((american | german) & ~self.ready):
            unit = self.units[number]
            if unit.is_wreck and self.kind(unit).wreck is not None:
                for square in self.squares_of(unit):
                    yield square, self.kind(unit).name
        for marker in self.markers:
            if marker.place != OFF_BOARD:
                yield marker.place, marker.kind

    def _ruined(self) -> int:
        return sum(1 << structure.id for structure in self.structures if structure.ruined)


_KEEPERS: Mapping[type, Callable[[Game, Any, Any], None]] = {
    Unit: Game._keep_unit,
    Army: Game._keep_army,
    Tile: Game._keep_tile,
    Structure: Game._keep_ground,
    Marker: Game._keep_ground,
    Objective: Game._keep_objective,
    Clock: Game._keep_clock,
}
"""What keeps the bitsets when a record of a kind changes."""


def _with(pair: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    """A pair of bitsets with another one for a player."""
    return (pair[0], value) if seat else (value, pair[1])


def _known_cards(cards: tuple[CardId, ...]) -> int:
    """The cards of a hand or a deck that are not unknown."""
    found = 0
    for card in cards:
        if card != UNKNOWN:
            found |= 1 << card
    return found


def _leaves_terrain(old: Unit | None, new: Unit) -> bool:
    """Whether a wreck comes, goes or is moved."""
    if old is None or not old.is_wreck:
        return new.is_wreck
    return not new.is_wreck or old.place != new.place or old.facing != new.facing
