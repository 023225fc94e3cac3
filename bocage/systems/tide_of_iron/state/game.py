"""State: the tables of a game of Tide of Iron, and the bitsets derived from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from bocage import kernel
from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Item, Seat, UnitId
from bocage.systems.tide_of_iron.scene.fields_of_fire import Fields
from bocage.systems.tide_of_iron.scene.scene import Profile, Scene
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_iron.state.records import (
    NOBODY,
    NONE,
    OFF_BOARD,
    Card,
    Clock,
    Condition,
    Damage,
    Deck,
    Division,
    Force,
    Marker,
    Objective,
    Side,
    SideId,
    Unit,
    other,
)

__all__ = [
    "NOBODY",
    "NONE",
    "OFF_BOARD",
    "Card",
    "Clock",
    "Condition",
    "Damage",
    "Deck",
    "Division",
    "Force",
    "Game",
    "Marker",
    "Objective",
    "Side",
    "SideId",
    "Unit",
    "other",
]

MARKER_KINDS: tuple[MarkerKind, ...] = get_args(MarkerKind)


class Game(kernel.Game):
    """A game of Tide of Iron: tables of records, the scene they stand in, and derived bitsets."""

    __slots__ = (
        "cards",
        "carried",
        "clock",
        "concealed",
        "decks",
        "divisions",
        "exposed",
        "fields",
        "forces",
        "fresh",
        "full",
        "hands",
        "here",
        "hidden",
        "in_play",
        "lasting",
        "marked",
        "markers",
        "objectives",
        "occupied",
        "parked",
        "present",
        "scene",
        "shaken",
        "shared",
        "sides",
        "strewn",
        "targets",
        "teams",
        "tied",
        "turn_order",
        "units",
        "vehicles",
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
    shared: int
    """The hexes that hold several units."""
    full: int
    """The hexes that hold as many units as a hex can."""
    parked: int
    """The hexes that hold as many vehicles as a hex can."""
    watching: list[int]
    """The units of each side in op-fire mode."""
    fresh: list[int]
    """The fresh units of each seat, with the squads aboard its vehicles."""
    present: list[int]
    """The units of each seat on the board."""
    vehicles: int
    """The units that are vehicles, on the board or off it."""
    carried: int
    """The squads aboard vehicles."""
    in_play: list[int]
    """How many figures or vehicles of each type are on the board or aboard a vehicle."""
    concealed: int
    """The concealed squads on the board."""
    hidden: list[int]
    """The hexes that hold concealed squads of each side."""
    exposed: int
    """The hexes where an enemy sees concealed squads outside covering terrain."""
    shaken: int
    """The units that are pinned or disrupted, on the board or off it."""
    fields: Fields
    """Fields of sight and fire, with the smoke that lies there now."""

    hands: list[int]
    """The cards in the HQ of each side."""
    lasting: list[int]
    """The strategy cards in force in the play area of each side, with one that is being played."""
    tied: list[int]
    """Those of them that are about a unit."""
    waiting: list[int]
    """The cards in the play area of each side that wait for contact."""
    marked: dict[MarkerKind, int]
    """The hexes that hold a marker of each kind; replaced, never changed."""
    strewn: int
    """The hexes that hold a marker of any kind."""

    def unit(self, unit: UnitId) -> Unit:
        """A unit by its id."""
        return self.units[unit]

    @property
    def now(self) -> Clock:
        """The round and the initiative."""
        return self.clock[0]

    def profile(self, unit: Unit) -> Profile:
        """What the unit's figures are capable of; a shaken squad does not use its specialisation.

        [toi.spec.not-when-shaken]
        """
        return self.scene.profiles[unit.specialisation if unit.condition == "good" else "none"][unit.figures]

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
        """Keep the bitsets when a record changes."""
        if type(new) is Unit:
            if type(old) is not Unit:
                self._reindex_unit(None, new)
            elif old.hex == OFF_BOARD or new.hex == OFF_BOARD or old.seat != new.seat:
                self._reindex_unit(old, new)
            else:
                self._reindex_on_board(old, new)
        elif type(new) is Marker:
            self._reindex_markers()
        elif type(new) is Card:
            self._reindex_card(new)
        elif type(new) is Clock:
            if type(old) is not Clock or old.initiative != new.initiative:
                self._reindex_order()
        elif type(new) is Division and (type(old) is not Division or old.place != new.place):
            self._reindex_order()

    def _reindex_on_board(self, old: Unit, new: Unit) -> None:
        """A unit stays on the board, and its player's."""
        if old.hex != new.hex:
            self._leave(old)
            self._come(new)
            if old.concealed is not new.concealed:
                self.concealed ^= 1 << new.id
            self._reindex_exposed()
        elif old.concealed is not new.concealed:
            self.concealed ^= 1 << new.id
            self._reindex_hex(new.hex)
            self._reindex_exposed()
        if old.status != new.status:
            bit = 1 << new.id
            if old.status == "op-fire":
                self.watching[old.side] ^= bit
            elif old.status == "fresh":
                self.fresh[old.seat] ^= bit
            if new.status == "op-fire":
                self.watching[new.side] ^= bit
            elif new.status == "fresh":
                self.fresh[new.seat] ^= bit
        if old.condition != new.condition:
            self._reindex_condition(new)
        if old.figures is not new.figures:
            self._count_figures(old, -1)
            self._count_figures(new, 1)

    def _reindex_unit(self, old: Unit | None, new: Unit) -> None:
        """A unit comes into play or leaves it, gets into a vehicle or out of it, or changes hands."""
        bit = 1 << new.id
        if old is not None:
            if old.hex != OFF_BOARD:
                self._leave(old)
            self._count_figures(old, -1)
            self.present[old.seat] &= ~bit
            self.watching[old.side] &= ~bit
            self.fresh[old.seat] &= ~bit
            self.carried &= ~bit
            self.concealed &= ~bit
        self._count_figures(new, 1)
        self._reindex_condition(new)
        if new.is_vehicle:
            self.vehicles |= bit
            if self.carried:
                self._reindex_passengers(new)
        if new.hex != OFF_BOARD:
            self._come(new)
            self.present[new.seat] |= bit
            if new.status == "op-fire":
                self.watching[new.side] |= bit
            elif new.status == "fresh":
                self.fresh[new.seat] |= bit
            if new.concealed:
                self.concealed |= bit
        elif new.aboard != NONE:
            self.carried |= bit
            if new.aboard < len(self.units):
                self._reindex_passengers(self.units[new.aboard])
        self._reindex_exposed()

    def _count_figures(self, unit: Unit, by: int) -> None:
        """Count the figures of a unit in play, or count them no more."""
        if unit.hex != OFF_BOARD or unit.aboard != NONE:
            for kind in unit.figures:
                self.in_play[kind] += by

    def _reindex_condition(self, unit: Unit) -> None:
        bit = 1 << unit.id
        self.shaken = self.shaken & ~bit | (0 if unit.condition == "good" else bit)

    def _reindex_passengers(self, vehicle: Unit) -> None:
        """The squads aboard a vehicle count as fresh units of their seats while it is on the board."""
        for number in bits(self.carried):
            squad = self.units[number]
            if squad.aboard == vehicle.id:
                self.fresh[squad.seat] &= ~(1 << number)
                if squad.status == "fresh" and vehicle.hex != OFF_BOARD:
                    self.fresh[squad.seat] |= 1 << number

    def _leave(self, unit: Unit) -> None:
        """A unit is no longer in its hex, where it mostly was alone."""
        hex, side = unit.hex, unit.side
        self.here[hex] ^= 1 << unit.id
        if self.here[hex]:
            self._reindex_hex(hex)
            return
        others = ~(1 << hex)
        self.occupied[side] &= others
        if unit.concealed:
            self.hidden[side] &= others
        else:
            self.targets[2 * side + unit.is_vehicle] &= others

    def _come(self, unit: Unit) -> None:
        """A unit is in its hex now, mostly alone."""
        hex, side = unit.hex, unit.side
        company = self.here[hex]
        self.here[hex] = company | 1 << unit.id
        if company:
            self._reindex_hex(hex)
            return
        place = 1 << hex
        self.occupied[side] |= place
        if unit.concealed:
            self.hidden[side] |= place
        else:
            self.targets[2 * side + unit.is_vehicle] |= place

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
        targets, others, limit = self.targets, ~bit, self.scene.rulebook.stacking
        self.shared = self.shared & others | (bit if len(there) > 1 else 0)
        self.full = self.full & others | (bit if len(there) >= limit.units else 0)
        self.parked = self.parked & others | (bit if vehicles >= limit.vehicles else 0)
        targets[0] = targets[0] & others | american_squads
        targets[1] = targets[1] & others | american_vehicles
        targets[2] = targets[2] & others | german_squads
        targets[3] = targets[3] & others | german_vehicles
        hidden, occupied = self.hidden, self.occupied
        hidden[0] = hidden[0] & others | concealed[0]
        hidden[1] = hidden[1] & others | concealed[1]
        occupied[0] = occupied[0] & others | american_squads | american_vehicles | concealed[0]
        occupied[1] = occupied[1] & others | german_squads | german_vehicles | concealed[1]

    def _reindex_exposed(self) -> None:
        """Woods, bridges, buildings and rough ground hide a concealed squad; smoke and fortifications do not.

        [toi.concealed.reveal-los toi.concealed.smoke-no-cover toi.ruling.concealed-squads-and-covering-terrain]
        """
        self.exposed = 0
        if self.concealed:
            (american, german), (americans, germans) = self.hidden, self.occupied
            bare, seen_from = ~self.scene.covering, self.fields.seen_from
            self.exposed = seen_from(american & bare, germans) | seen_from(german & bare, americans)

    def _reindex_markers(self) -> None:
        marked: dict[MarkerKind, int] = dict.fromkeys(MARKER_KINDS, 0)
        strewn = 0
        for marker in self.markers:
            if marker.hex != OFF_BOARD:
                bit = 1 << marker.hex
                marked[marker.kind] |= bit
                strewn |= bit
        self.marked, self.strewn = marked, strewn
        fields = self.scene.fields(marked["smoke"])
        if fields is not self.fields:
            self.fields = fields
            self._reindex_exposed()

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
        self.tied[side] = self.tied[side] & ~bit | (bit if in_force and card.target != NONE else 0)

    def rebuild(self) -> None:
        """Make the bitsets anew from the units, markers and cards."""
        self._reindex_order()
        self.hands, self.lasting, self.tied, self.waiting = [0, 0], [0, 0], [0, 0], [0, 0]
        for card in self.cards:
            self._reindex_card(card)
        self.here = [0] * len(self.scene.grid)
        self.occupied = [0, 0]
        self.hidden = [0, 0]
        self.targets = [0, 0, 0, 0]
        self.watching = [0, 0]
        self.fresh = [0] * len(self.divisions)
        self.present = [0] * len(self.divisions)
        self.in_play = [0] * len(self.scene.types)
        self.vehicles = self.carried = self.concealed = self.shaken = self.exposed = 0
        self.shared = self.full = self.parked = 0
        american, german = ([division.id for division in self.divisions if division.side == side] for side in (0, 1))
        self.teams = (tuple(american), tuple(german))
        self.fields = self.scene.clear_fields
        self._reindex_markers()
        for unit in self.units:
            self._reindex_unit(None, unit)
