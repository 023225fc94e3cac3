"""Records: units, markers, sides, divisions, objectives, cards and what else a game of Tide of Iron is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from bocage.board.hex import Hex
from bocage.kernel import CardId, Item, PlaceId, Seat, Thing, UnitId
from bocage.systems.tide_of_iron.scene.scene import INFANTRY, VEHICLE, Figures
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES, MarkerKind, SideName, Specialisation

OFF_BOARD: Hex = -1
NOBODY = -1
NONE = -1
TRACK = 10
"""The spaces of the victory point track.  [toi.command.vp-over-10]"""

SideId = Annotated[int, Thing("side")]
Status = Literal["fresh", "fatigued", "op-fire"]
Condition = Literal["good", "pinned", "disrupted"]
Damage = Literal["intact", "light", "heavy"]


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


def other(side: SideId) -> SideId:
    """The opposing side: its units are enemies, all others friends.  [toi.terms.friend-enemy]"""
    return 1 - side
