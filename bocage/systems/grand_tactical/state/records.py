"""Records: what a game of Grand Tactical is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from bocage.board.hex import Hex
from bocage.kernel import Item, PlaceId, Seat, Thing, UnitId
from bocage.systems.grand_tactical.schema.vocabulary import Build, Marker, Shelter, Stripe, Weather, WorkKind

OFF_MAP: Hex = -1
NONE = -1

LeaderId = Annotated[int, Thing("leader")]
FormationId = Annotated[int, Thing("formation")]
DivisionId = Annotated[int, Thing("division")]
ChitId = Annotated[int, Thing("chit")]
ParkId = Annotated[int, Thing("park")]

Whereabouts = Literal["map", "later", "box", "gone", "stock"]
"""On the map, due in a later turn, in the reinforcement box, eliminated, or a rear guard that is not in use."""


ChitKind = Literal["division", "formation", "direct"]
Zone = Literal["out", "now", "next", "cup", "carried", "played"]
"""On the display, bought for this turn or the next, in the cup, left over, played."""


class Unit(Item):
    """A company or a battery, as its counter and the markers on it say."""

    table = "units"
    name: str
    type: int
    formation: FormationId
    division: DivisionId
    seat: Seat
    hex: PlaceId = OFF_MAP
    where: Whereabouts = "map"
    due: int = 0
    """The turn in which it arrives."""
    entry: PlaceId = OFF_MAP
    lost: int = 0
    """Steps lost."""
    hits: int = 0
    """Cohesion hits, 0 to 2."""
    suppressed: bool = False
    column: bool = False
    mounted: bool = False
    shelter: Shelter = "none"
    built: int = NONE
    """The activation in which its improved position was built.  [gts.ent.not-same-activation]"""
    marker: Marker = "none"
    park: ParkId = NONE
    contact: FormationId = NONE
    """The formation whose Leader holds its contact marker; none while it is pending.  [gts.contact.where-marker]"""
    tried: int = 0
    """The last turn in which contact was tried.  [gts.contact.attempt]"""
    attached: FormationId = NONE
    """The formation with which an independent unit is active.  [gts.indep.white]"""
    entering: bool = False
    """Whether it is in an entry hex, where nothing can be done to it."""
    rallying: int = 0
    working: int = 0
    working_on: Build | None = None
    acted: int = NONE
    """The activation in which it has acted."""

    @property
    def on_map(self) -> bool:
        """Whether the unit is on the map, or in an entry hex."""
        return self.hex != OFF_MAP

    @property
    def is_to_enter(self) -> bool:
        """Whether the unit is due, waits in the reinforcement box, or is in its entry hex."""
        return self.entering or self.where in ("later", "box")


class Leader(Item):
    """A Leader, one for each formation that has one; he is no unit.  [gts.lead.not-units gts.lead.values]"""

    table = "leaders"
    name: str
    formation: FormationId
    seat: Seat
    range: int
    attachment: int
    hex: PlaceId = OFF_MAP
    entering: bool = False


class Formation(Item):
    """A brigade, a regiment, a battle group, or the independent units of a division."""

    table = "formations"
    name: str
    division: DivisionId
    seat: Seat
    stripe: Stripe
    leader: LeaderId = NONE
    parent: FormationId = NONE
    """The formation to which one without a Leader is attached.  [gts.seq.attach-formations]"""


class Division(Item):
    """A division with its points; the enemy sees those that are `shown`.  [gts.ruling.dp-secret-amount]"""

    table = "divisions"
    name: str
    seat: Seat
    cp: int
    dp: int
    shown_cp: int
    shown_dp: int
    rolled: tuple[int, ...] = ()
    """The dispatch dice since dispatch points were last shown: they are public, what they brought is not."""
    parks: int = 0
    """What Parks have cost it since then: that is public too."""


class Chit(Item):
    """An activation chit and where it lies: on the display, bought for this turn or the next, in the cup, in play.

    A chit that was left over lies aside and is played first in the next turn.
    """

    table = "chits"
    seat: Seat
    kind: ChitKind
    of: int
    """The division or formation; for Direct Command the seat."""
    zone: Zone


class Park(Item):
    """An Artillery Park marker of a division; off the map it is on the division's display.  [gts.park.create]"""

    table = "parks"
    division: DivisionId
    seat: Seat
    hex: PlaceId = OFF_MAP
    fired: bool = False


class Work(Item):
    """An entrenchment, a roadblock or a barrage; off the map it can be used again.  [gts.rb.limit]"""

    table = "works"
    kind: WorkKind
    hex: PlaceId
    seat: Seat = NONE
    """The army that built it; a barrage is nobody's.  [gts.ent.capacity gts.barrage.both-sides]"""
    division: DivisionId = NONE


class Objective(Item):
    """A hex that counts for victory, and who holds it."""

    table = "objectives"
    hex: PlaceId
    holder: Seat


class Sortie(Item):
    """An air unit and the unit that it was placed on.  [gts.air.one-target-each]"""

    table = "sorties"
    seat: Seat
    target: UnitId = NONE


class Army(Item):
    """What a side has as a whole: air units a turn, chits in the cup and aside as published, a hero, a ferry.

    `in_cup` and `set_aside` count Formation chits, `brought` those of the cup that lay aside before.
    """

    table = "armies"
    air: int = 0
    in_cup: int = 0
    set_aside: int = 0
    brought: int = 0
    hero_used: bool = False
    ferried: int = 0
    """The turn in which its ferry was last used."""


class Clock(Item):
    """The turn, the weather, the chit in play, and how many activations there have been."""

    table = "clock"
    turn: int
    weather: Weather
    chit: ChitId = NONE
    activation: int = 0


def other(seat: Seat) -> Seat:
    """The enemy's seat."""
    return 1 - seat
