"""State: the records of a game of Tide of Iron, and the bitsets derived from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

from bocage import kernel
from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import CardId, Item, PlaceId, Seat, Thing, UnitId
from bocage.systems.tide_of_iron.content import SIDES, MarkerKind, SideName, Specialisation
from bocage.systems.tide_of_iron.scene import INFANTRY, VEHICLE, Fields, Figures, Profile, Scene

OFF_BOARD: Hex = -1
NOBODY = -1
NONE = -1

SideId = Annotated[int, Thing("side")]
Status = Literal["fresh", "fatigued", "op-fire"]
Condition = Literal["good", "pinned", "disrupted"]
Damage = Literal["intact", "light", "heavy"]


MARKER_KINDS: tuple[MarkerKind, ...] = get_args(MarkerKind)


class Unit(Item):
    """A squad or a vehicle (unité): its figures by type, or the one type of a vehicle."""

    table = "units"
    name: str
    seat: Seat
    side: SideId
    hex: PlaceId
    figures: Figures
    is_vehicle: bool = False
    status: Status = "fresh"
    condition: Condition = "good"
    damage: Damage = "intact"
    specialisation: Specialisation = "none"
    concealed: bool = False
    shelter: int = NONE
    """The entrenchment or pillbox that the squad is in."""
    aboard: UnitId = NONE
    """The vehicle that carries the squad; it is off the board then, in the vehicle's hex only by courtesy."""

    @property
    def on_board(self) -> bool:
        """Whether the unit is in play."""
        return self.hex != OFF_BOARD

    @property
    def in_good_order(self) -> bool:
        """Neither pinned nor disrupted.  [toi.ruling.unit-in-good-order-definition]"""
        return self.condition == "good"

    @property
    def target_kind(self) -> int:
        """The column of the reference sheet that is used against the unit.  [toi.combat.target-type]"""
        return VEHICLE if self.is_vehicle else INFANTRY

    def fatigued(self) -> Unit:
        """The unit with a fatigued marker.  [toi.terms.fatigued]"""
        return self.but(status="fatigued")


class Marker(Item):
    """A fortification, an obstacle or smoke; off the board it is back in the box."""

    table = "markers"
    kind: MarkerKind
    hex: PlaceId


class Side(Item):
    """A nation: its command points, the reserve on its Initiative card and its victory points."""

    table = "sides"
    command: int
    reserve: int = 0
    victory: int = 0

    @property
    def name(self) -> SideName:
        """The nation's name in the data files."""
        return SIDES[self.id]


class Division(Item):
    """The forces of one seat; `ended` once it has finished its Action phase."""

    table = "divisions"
    side: SideId
    ended: bool = False


class Objective(Item):
    """An objective hex: what it is worth, to whom, and who controls it."""

    table = "objectives"
    hex: PlaceId
    kind: Literal["command", "victory"]
    value: int
    owner: SideId = NOBODY
    control: SideId = NOBODY


class Deck(Item):
    """A strategy deck: the cards that lie face down, the top one first. Their order is the only secret of the game."""

    table = "decks"
    side: SideId
    name: str
    order: tuple[CardId, ...]


class Card(Item):
    """A strategy or operations card and where it lies: in its deck, in the HQ, in the play area, or out of the game.

    `target` is the unit or hex that a lasting card concerns, `until` the round in which it ends, `tried` the last round
    in which contact was tried.
    """

    table = "cards"
    side: SideId
    name: str
    deck: int = NONE
    zone: Literal["deck", "hq", "play", "out"] = "deck"
    target: int = NONE
    until: int = 0
    tried: int = 0


class Force(Item):
    """What a seat has still to build and place during setup."""

    table = "forces"
    bases: int = 0
    figures: Figures = ()
    vehicles: Figures = ()
    tokens: tuple[Specialisation, ...] = ()
    markers: tuple[MarkerKind, ...] = ()
    concealed: int = 0


class Clock(Item):
    """The round marker and the initiative marker."""

    table = "clock"
    round: int
    initiative: SideId


ITEMS: tuple[type[Item], ...] = (Unit, Side, Division, Objective, Marker, Deck, Card, Force, Clock)


class Game(kernel.Game):
    """A game of Tide of Iron: tables of records, the scene they stand in, and derived bitsets."""

    __slots__ = (
        "cards",
        "clock",
        "decks",
        "divisions",
        "fields",
        "forces",
        "fresh",
        "here",
        "marked",
        "markers",
        "objectives",
        "occupied",
        "scene",
        "sides",
        "targets",
        "teams",
        "units",
        "watching",
    )
    TABLES = {
        "units": Unit,
        "sides": Side,
        "divisions": Division,
        "objectives": Objective,
        "markers": Marker,
        "clock": Clock,
    }

    units: list[Unit]
    sides: list[Side]
    divisions: list[Division]
    objectives: list[Objective]
    markers: list[Marker]
    decks: list[Deck]
    cards: list[Card]
    forces: list[Force]
    clock: list[Clock]
    scene: Scene
    fields: Fields
    teams: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    """The seats of each side, in the order of its divisions."""
    here: list[int]
    """The units in each hex."""
    occupied: list[int]
    """The hexes that each side occupies."""
    targets: list[int]
    """The hexes that hold squads (at twice the side) and vehicles (one above) of each side."""
    watching: list[int]
    """The units of each side in op-fire mode."""
    fresh: list[int]
    """The fresh units of each seat."""

    marked: dict[MarkerKind, int]
    """The hexes that hold a marker of each kind; replaced, never changed."""

    def unit(self, unit: UnitId) -> Unit:
        """A unit by its id."""
        return self.units[unit]

    @property
    def now(self) -> Clock:
        """The round and the initiative."""
        return self.clock[0]

    def profile(self, unit: Unit) -> Profile:
        """What the unit's figures are capable of."""
        return self.scene.profile(unit.figures)

    def units_in(self, hex: Hex) -> Iterator[Unit]:
        """The units in a hex."""
        return (self.units[unit] for unit in bits(self.here[hex]))

    def move(self, unit: Unit, hex: Hex) -> Unit:
        """Put a unit into another hex, or off the board."""
        moved = unit.but(hex=hex)
        self.put(moved)
        return moved

    def turn_order(self) -> tuple[Seat, ...]:
        """The players in initiative order: the side with the initiative, then the other."""
        first = self.now.initiative
        return self.teams[first] + self.teams[other(first)]

    # Derived bitsets

    def reindex(self, old: Item | None, new: Item | None) -> None:
        """Keep the bitsets when a unit changes."""
        if type(new) is not Unit:
            if type(new) is Marker:
                self._reindex_markers()
            return
        bit = 1 << new.id
        if type(old) is Unit:
            if old.hex != OFF_BOARD and old.hex != new.hex:
                self.here[old.hex] &= ~bit
                self._reindex_hex(old.hex)
            self.watching[old.side] &= ~bit
            self.fresh[old.seat] &= ~bit
        if new.hex == OFF_BOARD:
            return
        if type(old) is not Unit or old.hex != new.hex:
            self.here[new.hex] |= bit
            self._reindex_hex(new.hex)
        if new.status == "op-fire":
            self.watching[new.side] |= bit
        elif new.status == "fresh":
            self.fresh[new.seat] |= bit

    def _reindex_hex(self, hex: Hex) -> None:
        bit = 1 << hex
        masks = [0, 0, 0, 0]
        for unit in bits(self.here[hex]):
            held = self.units[unit]
            masks[2 * held.side + held.is_vehicle] = bit
        american_squads, american_vehicles, german_squads, german_vehicles = masks
        targets, others = self.targets, ~bit
        targets[0] = targets[0] & others | american_squads
        targets[1] = targets[1] & others | american_vehicles
        targets[2] = targets[2] & others | german_squads
        targets[3] = targets[3] & others | german_vehicles
        self.occupied[0] = targets[0] | targets[1]
        self.occupied[1] = targets[2] | targets[3]

    def _reindex_markers(self) -> None:
        marked: dict[MarkerKind, int] = dict.fromkeys(MARKER_KINDS, 0)
        for marker in self.markers:
            if marker.hex != OFF_BOARD:
                marked[marker.kind] |= 1 << marker.hex
        self.marked = marked
        self.fields = self.scene.fields(marked["smoke"])

    def rebuild(self) -> None:
        """Make the bitsets anew from the units and markers."""
        self._reindex_markers()
        self.here = [0] * len(self.scene.grid)
        self.occupied = [0, 0]
        self.targets = [0, 0, 0, 0]
        self.watching = [0, 0]
        self.fresh = [0] * len(self.divisions)
        american, german = ([division.id for division in self.divisions if division.side == side] for side in (0, 1))
        self.teams = (tuple(american), tuple(german))
        for unit in self.units:
            self.reindex(None, unit)


def other(side: SideId) -> SideId:
    """The opposing side."""
    return 1 - side
