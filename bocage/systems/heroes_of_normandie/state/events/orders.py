"""Turns and orders: the initiative, Order tokens from taking to revealing them, and units that act without one."""

from __future__ import annotations

from bocage.kernel import Event, Seat, UnitId


class TurnBegan(Event):
    """A turn begins, and this player has the initiative."""

    turn: int
    seat: Seat


class InitiativeRolled(Event):
    """The dice give a player the first initiative."""

    seat: Seat


class InitiativePassed(Event):
    """The initiative passes to a player."""

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
    """A Special Order activates its unit, and counts as the last number that came up."""

    unit: UnitId
    number: int


class ActedAlone(Event):
    """An Autonomous unit acts without a token."""

    unit: UnitId


class Freed(Event):
    """A card makes a unit Autonomous for this turn."""

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


class TokensGranted(Event):
    """A card gives a player tokens for this turn."""

    seat: Seat
    numbered: int
    specials: int


class TokenMoved(Event):
    """A player moves a face-down token from one unit to another."""

    unit: UnitId
    to: UnitId


class TokensSwapped(Event):
    """A player exchanges the tokens of two of his units."""

    unit: UnitId
    other: UnitId


class TokensExchanged(Event):
    """A player exchanges two of his tokens: all that the enemy hears."""

    seat: Seat


class TokenSeen(Event):
    """A player looks at an enemy token; only he is told which it is."""

    unit: UnitId
    order: int


class TokenLookedAt(Event):
    """A player looks at an enemy token: all that the others hear."""

    unit: UnitId
