"""The records of the ford, and the game over them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bocage.kernel import CardId, Dice, Event, Game, Item, Option, PlaceId, Rules, Seat, UnitId
from bocage.kernel.records import ActorId, AimId, TargetId

WIDTH = 5
PLACES = WIDTH * WIDTH
FORD = range(10, 15)
CARDS = range(10)
KINDS = ("smoke", "luck", "medic")
DECK = -1
DISCARD = -2
UNKNOWN = -1


class Scene(msgspec.Struct, frozen=True):
    name: str
    starts: tuple[tuple[int, ...], tuple[int, ...]]
    rounds: int


SCENES = {
    "ford": Scene("ford", ((6, 7, 8), (16, 17, 18)), rounds=5),
    "duel": Scene("duel", ((7,), (17,)), rounds=3),
}


class Unit(Item):
    table = "units"
    seat: Seat
    place: PlaceId
    strength: int = 2
    ordered: bool = False


class Side(Item):
    """`ready`: its order lies on the table."""

    table = "sides"
    coins: int = 3
    ready: bool = False


class Mine(Item):
    """The mine of the seat of this number."""

    table = "mines"
    place: PlaceId = UNKNOWN
    laid: bool = False
    found: bool = False


class Hold(Item):
    """A place in the deck or in a hand, and the card that lies there face down."""

    table = "holds"
    card: CardId
    holder: int


class Clock(Item):
    table = "clocks"
    round: int = 1
    first: Seat = 0


class LayMine(Option):
    place: AimId


class Bid(Option):
    coins: int


class GiveOrder(Option):
    unit: ActorId


class Move(Option):
    place: AimId


class Fire(Option):
    until = "Shoot"
    target: TargetId


class Stop(Option):
    passes = True


class Play(Option):
    card: CardId


class MineLaid(Event):
    seat: Seat
    place: PlaceId


class MineFound(Event):
    place: PlaceId


class BidsOpened(Event):
    bids: tuple[int, ...]
    first: Seat


class OrderGiven(Event):
    seat: Seat
    unit: UnitId


class OrderShown(Event):
    unit: UnitId


class Moved(Event):
    unit: UnitId
    place: PlaceId


class Struck(Event):
    outcome = True
    unit: UnitId
    hits: int


class Healed(Event):
    unit: UnitId


class Fell(Event):
    unit: UnitId


class Played(Event):
    seat: Seat
    card: CardId


class Drew(Event):
    seat: Seat
    card: CardId


class Ford(Game):
    """`standing` is a derived index: the places where each seat has units, as bitsets."""

    __slots__ = ("clocks", "holds", "mines", "scene", "sides", "standing", "units")
    TABLES: ClassVar = {"clocks": Clock, "holds": Hold, "mines": Mine, "sides": Side, "units": Unit}
    clocks: list[Clock]
    holds: list[Hold]
    mines: list[Mine]
    scene: Scene
    sides: list[Side]
    standing: list[int]
    units: list[Unit | None]

    @property
    def clock(self) -> Clock:
        return self.clocks[0]

    def units_of(self, seat: Seat) -> list[Unit]:
        return [unit for unit in self.units if unit is not None and unit.seat == seat]

    def alive(self, unit: UnitId) -> Unit | None:
        return self.units[unit]

    def hand(self, seat: Seat, kind: str = "") -> list[CardId]:
        return [hold.card for hold in self.holds if hold.holder == seat and kind in ("", KINDS[hold.card % 3])]

    def rebuild(self) -> None:
        self.standing = [0, 0]
        for unit in self.units:
            self.reindex(None, unit)

    def reindex(self, old: Item | None, new: Item | None) -> None:
        if isinstance(old, Unit):
            self.standing[old.seat] &= ~(1 << old.place)
        if isinstance(new, Unit):
            self.standing[new.seat] |= 1 << new.place


def setup(scene: Scene, dice: Dice, rules: Rules) -> Ford:
    """The ford before the first question: four cards dealt, the rest is the deck."""
    cards = dice.shuffled(CARDS)
    units = [(seat, place) for seat in (0, 1) for place in scene.starts[seat]]
    return Ford(
        2,
        dice,
        rules,
        scene=scene,
        clocks=[Clock(0)],
        holds=[Hold(i, card, (i % 2) if i < 4 else DECK) for i, card in enumerate(cards)],
        mines=[Mine(0), Mine(1)],
        sides=[Side(0), Side(1)],
        units=[Unit(i, seat, place) for i, (seat, place) in enumerate(units)],
    )
