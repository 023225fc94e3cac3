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
MOST_UNITS = 3
"""The units that a hex holds at most.  [toi.stacking.limit]"""
MOST_VEHICLES = 2
"""The vehicles among them, at most.  [toi.stacking.limit]"""
TRACK = 10
"""The spaces of the victory point track.  [toi.command.vp-over-10]"""

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
    """The vehicle that carries the squad, which is off the board then: it has no hex."""
    fired: int = 0
    """The last round in which the unit fired, noted only at night."""
    lost_in: PlaceId = OFF_BOARD
    """The hex in which the unit was lost."""

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
        """The column of the reference sheet that is used against the unit."""
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

    @property
    def victory_space(self) -> int:
        """The space of the victory marker, which after the last one starts again from 1.  [toi.command.vp-over-10]"""
        return (self.victory - 1) % TRACK + 1 if self.victory else 0

    @property
    def victory_flipped(self) -> bool:
        """Whether the victory marker lies on its other side.  [toi.command.vp-over-10]"""
        return self.victory > TRACK


class Division(Item):
    """The forces of one seat; `ended` once it has finished its Action phase, `place` in the order of its team.

    [toi.multi.divisions]
    """

    table = "divisions"
    side: SideId
    ended: bool = False
    place: int = 0


class Objective(Item):
    """An objective hex: what it is worth, to whom, and who controls it."""

    table = "objectives"
    hex: PlaceId
    kind: Literal["command", "victory"]
    value: int
    owner: SideId = NOBODY
    control: SideId = NOBODY


class Deck(Item):
    """A strategy deck: the cards that lie face down, the top one first. Their order is the only secret of the game.

    `looked` is how many of the top cards its owner has looked at.
    """

    table = "decks"
    side: SideId
    name: str
    order: tuple[CardId, ...]
    looked: int = 0


class Card(Item):
    """A strategy or operations card and where it lies: in its deck, in the HQ, in the play area, or out of the game.

    A card in the play area is in force, or it is waiting for contact. `target` is the unit that it concerns, `hex` the
    place, `until` the round at whose end it leaves, `tried` the last round in which contact was tried, and `by` the
    seat that activated it.  [toi.setup.areas toi.multi.card-owner]
    """

    table = "cards"
    side: SideId
    name: str
    deck: int = NONE
    zone: Literal["deck", "hq", "play", "waiting", "out"] = "deck"
    target: UnitId = NONE
    hex: PlaceId = OFF_BOARD
    until: int = 0
    tried: int = 0
    by: Seat = NONE


class Force(Item):
    """What a seat has still to build and place during setup; `built` are its squads behind the screen."""

    table = "forces"
    bases: int = 0
    figures: Figures = ()
    vehicles: Figures = ()
    tokens: tuple[Specialisation, ...] = ()
    markers: tuple[MarkerKind, ...] = ()
    concealed: int = 0
    built: tuple[Figures, ...] = ()


class Clock(Item):
    """The round marker and the initiative marker."""

    table = "clock"
    round: int
    initiative: SideId


class Game(kernel.Game):
    """A game of Tide of Iron: tables of records, the scene they stand in, and derived bitsets."""

    __slots__ = (
        "cards",
        "carried",
        "clock",
        "concealed",
        "decks",
        "divisions",
        "forces",
        "fresh",
        "full",
        "hands",
        "here",
        "hidden",
        "lasting",
        "marked",
        "markers",
        "objectives",
        "occupied",
        "parked",
        "scene",
        "sides",
        "targets",
        "teams",
        "turn_order",
        "units",
        "waiting",
        "watching",
    )
    TABLES = {
        "units": Unit,
        "sides": Side,
        "divisions": Division,
        "objectives": Objective,
        "markers": Marker,
        "decks": Deck,
        "cards": Card,
        "forces": Force,
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
    teams: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    """The seats of each side, in the order of its divisions."""
    turn_order: tuple[Seat, ...]
    """The players in initiative order: the side with the initiative, then the other, each in its own order."""
    here: list[int]
    """The units in each hex."""
    occupied: list[int]
    """The hexes that each side occupies."""
    targets: list[int]
    """The hexes that hold squads that are not concealed (at twice the side) and vehicles (one above) of each side."""
    full: int
    """The hexes that hold as many units as a hex can."""
    parked: int
    """The hexes that hold as many vehicles as a hex can."""
    watching: list[int]
    """The units of each side in op-fire mode."""
    fresh: list[int]
    """The fresh units of each seat, with the squads aboard its vehicles."""
    carried: int
    """The squads aboard vehicles."""
    concealed: int
    """The concealed squads on the board."""
    hidden: list[int]
    """The hexes that hold concealed squads of each side."""

    hands: list[int]
    """The cards in the HQ of each side."""
    lasting: list[int]
    """The strategy cards in force in the play area of each side, with one that is being played."""
    waiting: list[int]
    """The cards in the play area of each side that wait for contact."""
    marked: dict[MarkerKind, int]
    """The hexes that hold a marker of each kind; replaced, never changed."""

    def unit(self, unit: UnitId) -> Unit:
        """A unit by its id."""
        return self.units[unit]

    @property
    def now(self) -> Clock:
        """The round and the initiative."""
        return self.clock[0]

    @property
    def fields(self) -> Fields:
        """Fields of sight and fire, with the smoke that lies there now."""
        return self.scene.fields(self.marked["smoke"])

    def profile(self, unit: Unit) -> Profile:
        """What the unit's figures are capable of; a shaken squad does not use its specialisation.

        [toi.spec.not-when-shaken]
        """
        return self.scene.profile(unit.figures, unit.specialisation if unit.condition == "good" else "none")

    def units_in(self, hex: Hex) -> Iterator[Unit]:
        """The units in a hex."""
        return (self.units[unit] for unit in bits(self.here[hex]))

    def move(self, unit: Unit, hex: Hex) -> Unit:
        """Put a unit into another hex, out of any shelter or vehicle, or take it off the board."""
        moved = unit.but(hex=hex, shelter=NONE, aboard=NONE)
        if hex == OFF_BOARD:
            moved = moved.but(lost_in=unit.hex)
        self.put(moved)
        return moved

    # Derived bitsets

    def reindex(self, old: Item | None, new: Item | None) -> None:
        """Keep the bitsets when a unit changes."""
        if type(new) is not Unit:
            if type(new) is Marker:
                self._reindex_markers()
            elif type(new) is Card:
                self._reindex_card(new)
            elif type(new) is Clock or type(new) is Division:
                self._reindex_order()
            return
        bit = 1 << new.id
        if type(old) is Unit:
            if _stands_alike(old, new) and not self.carried:
                self._reindex_status(old, new, bit)
                return
            if old.hex != OFF_BOARD and old.hex != new.hex:
                self.here[old.hex] &= ~bit
                self._reindex_hex(old.hex)
            self.watching[old.side] &= ~bit
            self.fresh[old.seat] &= ~bit
            self.carried &= ~bit
            self.concealed &= ~bit
        if new.is_vehicle and self.carried:
            self._reindex_passengers(new)
        if new.hex == OFF_BOARD:
            if new.aboard != NONE:
                self.carried |= bit
                if new.aboard < len(self.units):
                    self._reindex_passengers(self.units[new.aboard])
            return
        if type(old) is not Unit or old.hex != new.hex:
            self.here[new.hex] |= bit
            self._reindex_hex(new.hex)
        elif old.concealed is not new.concealed:
            self._reindex_hex(new.hex)
        if new.status == "op-fire":
            self.watching[new.side] |= bit
        elif new.status == "fresh":
            self.fresh[new.seat] |= bit
        if new.concealed:
            self.concealed |= bit

    def _reindex_status(self, old: Unit, new: Unit, bit: int) -> None:
        """Of a unit that stays where it is on the board only its status matters."""
        if old.status == new.status:
            return
        if old.status == "op-fire":
            self.watching[old.side] ^= bit
        elif old.status == "fresh":
            self.fresh[old.seat] ^= bit
        if new.status == "op-fire":
            self.watching[new.side] ^= bit
        elif new.status == "fresh":
            self.fresh[new.seat] ^= bit

    def _reindex_passengers(self, vehicle: Unit) -> None:
        """The squads aboard a vehicle count as fresh units of their seats while it is on the board."""
        for number in bits(self.carried):
            squad = self.units[number]
            if squad.aboard == vehicle.id:
                self.fresh[squad.seat] &= ~(1 << number)
                if squad.status == "fresh" and vehicle.hex != OFF_BOARD:
                    self.fresh[squad.seat] |= 1 << number

    def _reindex_hex(self, hex: Hex) -> None:
        bit = 1 << hex
        masks = [0, 0, 0, 0]
        concealed = [0, 0]
        vehicles = 0
        there = bits(self.here[hex])
        for unit in there:
            held = self.units[unit]
            if held.concealed:
                concealed[held.side] = bit
            else:
                masks[2 * held.side + held.is_vehicle] = bit
                vehicles += held.is_vehicle
        american_squads, american_vehicles, german_squads, german_vehicles = masks
        targets, others = self.targets, ~bit
        self.full = self.full & others | (bit if len(there) >= MOST_UNITS else 0)
        self.parked = self.parked & others | (bit if vehicles >= MOST_VEHICLES else 0)
        targets[0] = targets[0] & others | american_squads
        targets[1] = targets[1] & others | american_vehicles
        targets[2] = targets[2] & others | german_squads
        targets[3] = targets[3] & others | german_vehicles
        hidden, occupied = self.hidden, self.occupied
        hidden[0] = hidden[0] & others | concealed[0]
        hidden[1] = hidden[1] & others | concealed[1]
        occupied[0] = occupied[0] & others | american_squads | american_vehicles | concealed[0]
        occupied[1] = occupied[1] & others | german_squads | german_vehicles | concealed[1]

    def _reindex_markers(self) -> None:
        marked: dict[MarkerKind, int] = dict.fromkeys(MARKER_KINDS, 0)
        for marker in self.markers:
            if marker.hex != OFF_BOARD:
                marked[marker.kind] |= 1 << marker.hex
        self.marked = marked

    def _reindex_order(self) -> None:
        first = self.now.initiative
        order = sorted(self.divisions, key=lambda division: (division.side != first, division.place))
        self.turn_order = tuple(division.id for division in order)

    def _reindex_card(self, card: Card) -> None:
        bit, side = 1 << card.id, card.side
        self.hands[side] = self.hands[side] & ~bit | (bit if card.zone == "hq" else 0)
        self.waiting[side] = self.waiting[side] & ~bit | (bit if card.zone == "waiting" else 0)
        in_force = card.zone == "play" and card.name in self.scene.book.strategy
        self.lasting[side] = self.lasting[side] & ~bit | (bit if in_force else 0)

    def rebuild(self) -> None:
        """Make the bitsets anew from the units, markers and cards."""
        self._reindex_markers()
        self._reindex_order()
        self.hands, self.lasting, self.waiting = [0, 0], [0, 0], [0, 0]
        for card in self.cards:
            self._reindex_card(card)
        self.here = [0] * len(self.scene.grid)
        self.occupied = [0, 0]
        self.hidden = [0, 0]
        self.targets = [0, 0, 0, 0]
        self.watching = [0, 0]
        self.fresh = [0] * len(self.divisions)
        self.carried = self.concealed = self.full = self.parked = 0
        american, german = ([division.id for division in self.divisions if division.side == side] for side in (0, 1))
        self.teams = (tuple(american), tuple(german))
        for unit in self.units:
            self.reindex(None, unit)


def _stands_alike(old: Unit, new: Unit) -> bool:
    """Whether a unit on the board is where it was, in the open or concealed as before, and its player's."""
    return (
        old.hex == new.hex != OFF_BOARD
        and old.concealed is new.concealed
        and old.is_vehicle is new.is_vehicle
        and old.seat == new.seat
    )


def other(side: SideId) -> SideId:
    """The opposing side: its units are enemies, all others friends.  [toi.terms.friend-enemy]"""
    return 1 - side
