"""Records: the units, armies, tiles, buildings, markers and objectives of a game, and who may know what of them.

Three things are secret: which order lies face down on a unit, the cards of a hand and the order of a deck, and who an
ambushed unit is that the enemy has never seen. Each has a value UNKNOWN that stands for it in a view.
"""

from __future__ import annotations

from typing import Annotated, Literal

from bocage.kernel import CardId, Item, PlaceId, Record, Seat, Thing, UnitId
from bocage.systems.heroes_of_normandie.schema.vocabulary import Phase

OFF_BOARD = -1
NONE = -1
NOBODY = -1
UNKNOWN = -1
"""What a seat sees of an order, a card or a type that it may not know."""

NO_ORDER = 0
MOST_NUMBERED = 10
"""Numbered tokens run from 1 to 10."""
BLUFF, SPECIAL = 11, 12

TypeId = Annotated[int, Thing("type")]
TileId = Annotated[int, Thing("tile")]
CornerId = Annotated[int, Thing("corner")]
AimedCorner = Annotated[int, Thing("corner", "aim")]
StructureId = Annotated[int, Thing("structure")]
Bearer = tuple[int, int, int]
"""All that matters of a unit to tiles and options: its player, the tile that it belongs to, and its type."""
Damage = Literal["crew", "tracks", "hull", "main-weapon"]
MarkerKind = Literal["smoke", "passage", "barbed-wire", "bomb"]


class Unit(Item):
    """A counter (pion): infantry, a vehicle, or what is left of one.

    The front is the intact or inactive face, the back the diminished or active one, or a wreck.
    """

    table = "units"
    name: str
    seat: Seat
    type: TypeId
    tile: TileId = NONE
    """The recruitment tile or support option that it belongs to."""
    place: PlaceId = OFF_BOARD
    """Its square, or that of a two-square vehicle's front half."""
    back: bool = False
    facing: int = 0
    """Eighths of a turn clockwise from north."""
    suppressed: int = 0
    order: int = NO_ORDER
    """The Order token on it: a number, BLUFF, SPECIAL or none."""
    revealed: bool = False
    """Whether that token lies face up."""
    looked: bool = False
    """Whether the enemy has looked at that token."""
    activated: bool = False
    """Whether it has an Activated marker."""
    moved: bool = False
    """Whether it has moved in this Reserve phase."""
    freed: bool = False
    """Whether a card has made it Autonomous for this turn."""
    ambushed: bool = False
    """Whether it is hidden, on its ambush face or under a Concealed marker."""
    concealed: int = 0
    """The letter of the Concealed marker that stands for it, counted from 1."""
    seen: bool = True
    """Whether the enemy knows what it is."""
    aboard: UnitId = NONE
    """The vehicle that carries it; it has no square of its own then."""
    crewing: bool = False
    damage: tuple[Damage, ...] = ()
    weapons_lost: int = 0
    """The weapons of the vehicle that are destroyed, as a bitset."""
    weapons_used: int = 0
    """The weapons fired with this turn, as a bitset."""
    points: int = 0
    """The destruction points of a wreck."""
    lost: bool = False
    """Whether it is destroyed; a wreck still has its squares."""
    waits: bool = False
    """Whether it is off the board and has yet to enter."""
    exited: bool = False
    """Whether it has left the board for good, alive."""

    @property
    def on_board(self) -> bool:
        """Whether it stands on the board as a unit."""
        return self.place != OFF_BOARD and not self.lost

    @property
    def in_play(self) -> bool:
        """Whether it is on the board or aboard a vehicle."""
        return not self.lost and (self.place != OFF_BOARD or self.aboard != NONE)

    @property
    def at_hand(self) -> bool:
        """Whether it may be given orders: it is in play, or waits to enter the board.  [hon.setup.enter]"""
        return (not self.lost and (self.place != OFF_BOARD or self.aboard != NONE)) or self.waits

    @property
    def is_wreck(self) -> bool:
        """Whether it is a vehicle's wreck, which is terrain.  [hon.unit.wreck-terrain]"""
        return self.lost and self.place != OFF_BOARD

    @property
    def has_acted(self) -> bool:
        """An activated unit has a revealed token or an Activated marker.  [hon.act.activated-def]"""
        return self.activated or (self.revealed and self.order != NO_ORDER)

    @property
    def bearer(self) -> Bearer:
        """All that matters of it to tiles and options."""
        return self.seat, self.tile, self.type

    @property
    def may_move_in_reserve(self) -> bool:
        """No token but a Bluff and no Activated marker.  [hon.reserve.who hon.order.who-acts hon.act.pass]"""
        return not self.activated and not self.moved and self.order in (NO_ORDER, BLUFF)


class Played(Record):
    """A card in play for the action of a unit, as an event or for its Alternative Bonus."""

    unit: UnitId
    card: CardId
    bonus: bool = False


class Army(Item):
    """What a player holds beside his units; its id is his seat.

    `specials` are those that he has not revealed, `called` is the last of his numbers that came up, and `lost` are the
    tokens that left their units face down.
    """

    table = "armies"
    numbered: int = 0
    specials: int = 0
    bluffs: int = 0
    called: int = 0
    lost: tuple[int, ...] = ()
    placing: bool = False
    """Whether he is still placing his tokens: until he has done so, nobody sees where any of them lie."""
    hand: tuple[CardId, ...] = ()
    deck: tuple[CardId, ...] = ()
    """The cards that lie face down, the top one first."""
    discards: tuple[CardId, ...] = ()
    in_force: tuple[CardId, ...] = ()
    """Cards whose effect lasts until the end of the turn."""
    concealed: int = 0
    """The Concealed markers that may be given."""
    unmasked: int = 0
    """Those of units that were found, which may be given again from the next Reserve phase on."""
    playing: tuple[Played, ...] = ()
    """Cards in play for an action, until the next activation begins.  [hon.card.bonus-no-mix]"""
    loaded: tuple[UnitId, ...] = ()
    """Who has used Ammo in an action, once for each marker, until the next activation begins.  [hon.opt.gear-three]"""


class Tile(Item):
    """A recruitment tile or an option in an army; `on` is the tile that holds an option.  [hon.recruit.tile]"""

    table = "tiles"
    seat: Seat
    name: str
    is_option: bool = False
    on: TileId = NONE
    slot: str = ""
    broken: bool = False
    markers: tuple[str, ...] = ()
    """The markers that are left of it.  [hon.opt.gear-markers]"""


class Structure(Item):
    """A building of the board: its destruction points, and whether it lies in ruins.  [hon.terr.structure]"""

    table = "structures"
    name: str
    places: tuple[PlaceId, ...]
    points: int = 0
    ruined: bool = False


class Marker(Item):
    """A marker on a square or a unit; off the board it is back in the box.  [hon.mark.other]"""

    table = "markers"
    kind: MarkerKind
    place: PlaceId = OFF_BOARD
    unit: UnitId = NONE
    seat: Seat = NOBODY
    weapon: str = ""
    defence: int = 0
    """The Defence Value that a bomb meets where it sticks."""


class Objective(Item):
    """An objective: its squares, what it is worth and who controls it."""

    table = "objectives"
    places: tuple[PlaceId, ...]
    value: int
    kind: Literal["main", "secondary", "bonus"] = "main"
    control: Seat = NOBODY


class Clock(Item):
    """The turn, whose initiative it is, and the last number that came up."""

    table = "clock"
    turn: int
    initiative: Seat
    phase: Phase = "order"
    """The phase of the turn; the battle is set up in the first."""
    last_number: int = 0
    """The last Numbered token revealed, the value of a Special Order."""


def enemy_of(seat: Seat) -> Seat:
    """The other player."""
    return 1 - seat
