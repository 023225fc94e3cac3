"""Events: what the game tells its players."""

from __future__ import annotations

from typing import Literal

from bocage.kernel import CardId, Event, PlaceId, Seat, Total, UnitId
from bocage.systems.heroes_of_normandie.state import Damage, TileId

# Turns and orders


class TurnBegan(Event):
    """A turn begins, and this player has the initiative."""

    turn: int
    seat: Seat


class InitiativeRolled(Event):
    """The dice give a player the first initiative."""

    seat: Seat


class OrdersTaken(Event):
    """A player takes his Order tokens."""

    seat: Seat
    numbered: int
    specials: int
    bluffs: int


class OrderGiven(Event):
    """A player has put a token on a unit; only he is told which and where."""

    unit: UnitId
    order: int


class OrderKept(Event):
    """A player leaves a token unused; only he is told which."""

    order: int


class TokenLaid(Event):
    """A player has decided about one of his tokens: all that the enemy hears."""

    seat: Seat


class OrdersPlaced(Event):
    """A player has placed his tokens: these units have one."""

    seat: Seat
    units: tuple[UnitId, ...]


class OrderRevealed(Event):
    """A numbered token comes up and activates its unit."""

    unit: UnitId
    number: int


class NumberSkipped(Event):
    """A number comes up that no unit has any more."""

    seat: Seat
    number: int


class SpecialRevealed(Event):
    """A Special Order activates its unit."""

    unit: UnitId


class ActedAlone(Event):
    """An Autonomous unit acts without a token."""

    unit: UnitId


class TokenLost(Event):
    """A unit loses its token, which nobody gets to see."""

    unit: UnitId


class DidNothing(Event):
    """An activated unit does nothing."""

    unit: UnitId


class BluffsDiscarded(Event):
    """The Bluff tokens come off these units."""

    units: tuple[UnitId, ...]


class Recovered(Event):
    """A unit sheds a Suppressed marker."""

    unit: UnitId
    left: int


class InitiativePassed(Event):
    """The initiative passes to a player."""

    seat: Seat


# Deployment and movement


class Deployed(Event):
    """A unit is set up on a square."""

    unit: UnitId
    place: PlaceId


class Moved(Event):
    """A unit has entered a square."""

    unit: UnitId
    place: PlaceId


class MovedBack(Event):
    """A unit goes back to the last square where it may stay."""

    unit: UnitId
    place: PlaceId


class Turned(Event):
    """A unit faces another way."""

    unit: UnitId
    facing: int


class StateChanged(Event):
    """A unit changes its state: it is set up or packed up."""

    unit: UnitId
    state: Literal["active", "inactive"]


class Hid(Event):
    """A unit lies in ambush."""

    unit: UnitId


class Spotted(Event):
    """An ambushed unit is found, or gives itself away."""

    unit: UnitId


# Fire and losses


class Fired(Event):
    """A shot is announced: who fires at whom, with which weapon, and what the values are made of."""

    unit: UnitId
    target: UnitId
    weapon: str
    kind: Literal["normal", "suppression"]
    value: Total
    defence: Total


class ShotResolved(Event):
    """The result of a shot against the Defence Value."""

    unit: UnitId
    target: UnitId
    result: Total
    need: int


class Missed(Event):
    """A shot does nothing."""

    outcome = True
    unit: UnitId


class Suppressed(Event):
    """A unit receives Suppressed markers."""

    outcome = True
    unit: UnitId
    markers: int
    total: int


class StepLost(Event):
    """A unit takes a step loss and is flipped."""

    outcome = True
    unit: UnitId


class Damaged(Event):
    """A heavy vehicle is damaged."""

    outcome = True
    unit: UnitId
    damage: Damage


class Destroyed(Event):
    """A unit is destroyed, and about to be removed."""

    outcome = True
    unit: UnitId


class TileBroken(Event):
    """A combat group has reached its Breaking Point."""

    seat: Seat
    tile: TileId


# Cards and victory


class CardsDrawn(Event):
    """A player draws cards; only he is told which."""

    seat: Seat
    cards: tuple[CardId, ...]


class DrewCards(Event):
    """A player draws so many cards: all that the enemy hears."""

    seat: Seat
    count: int


class CardDiscarded(Event):
    """A player discards a card."""

    seat: Seat
    card: CardId


class DeckShuffled(Event):
    """A player's discards become his deck again."""

    seat: Seat


class ControlTaken(Event):
    """A player takes control of an objective."""

    seat: Seat
    place: PlaceId
