"""Events: what the game tells its players."""

from __future__ import annotations

from typing import Literal

from bocage.kernel import CardId, Event, PlaceId, Seat, Total, UnitId
from bocage.systems.heroes_of_normandie.records import CornerId, Damage, StructureId, TileId

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
    """A Special Order activates its unit, and counts as the last number that came up."""

    unit: UnitId
    number: int


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


# Forced moves, vehicles and wrecks


class Displaced(Event):
    """A unit makes a Forced Move to a square."""

    unit: UnitId
    place: PlaceId


class Boarded(Event):
    """A unit is aboard a vehicle now."""

    unit: UnitId
    carrier: UnitId


class Manned(Event):
    """A unit joins the crew of a vehicle."""

    unit: UnitId
    carrier: UnitId


class Drove(Event):
    """A long vehicle has made one step: where its front is now, and where it faces."""

    unit: UnitId
    place: PlaceId
    facing: int


class PushAnnounced(Event):
    """A vehicle is going to push a wreck."""

    unit: UnitId
    wreck: UnitId


class WreckPushed(Event):
    """A vehicle pushes a wreck onto a square."""

    unit: UnitId
    wreck: UnitId
    place: PlaceId


class WreckSank(Event):
    """A wreck is under water and gone."""

    unit: UnitId


class WreckCrushed(Event):
    """A wreck takes destruction points, so many in all."""

    unit: UnitId
    points: int
    total: int


class WreckCleared(Event):
    """A wreck is destroyed for good and leaves the board."""

    unit: UnitId


class PassageCut(Event):
    """A tank with a hedgerow cutter makes a passage."""

    unit: UnitId
    place: PlaceId


class WireCleared(Event):
    """A tank with a hedgerow cutter tears barbed wire away."""

    unit: UnitId
    place: PlaceId


class WeaponLost(Event):
    """A heavy vehicle loses a weapon."""

    outcome = True
    unit: UnitId
    weapon: str


# Fire and losses


class Fired(Event):
    """A shot is announced: who fires at whom, with which weapon, what the values are made of, and what comes off."""

    unit: UnitId
    target: UnitId
    weapon: str
    kind: Literal["normal", "suppression"]
    value: Total
    penalties: Total
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


class BurstAnnounced(Event):
    """A burst is announced: so much of the Combat Value for this target."""

    unit: UnitId
    target: UnitId
    share: int


class Exploded(Event):
    """A bomb, a mine or a shell from behind the lines strikes a unit; nobody on the board fires it."""

    target: UnitId
    weapon: str
    value: Total
    penalties: Total
    defence: Total


class ExplosionResolved(Event):
    """The result of an explosion against the Defence Value."""

    target: UnitId
    result: Total
    need: int


class Sniped(Event):
    """A sniper's die, as it is read on his table."""

    unit: UnitId
    target: UnitId
    result: Total


class TemplateAimed(Event):
    """A template is aimed at an intersection, straight at it or over obstacles."""

    seat: Seat
    weapon: str
    corner: CornerId
    manner: Literal["direct", "indirect"]


class Landed(Event):
    """A template comes down on an intersection."""

    weapon: str
    corner: CornerId


class FlewOff(Event):
    """A template drifts off the board, and does nothing."""

    outcome = True
    weapon: str


class ThrownInside(Event):
    """A unit throws a grenade or fires flames into a building or a position."""

    unit: UnitId
    weapon: str
    place: PlaceId


class Flamed(Event):
    """A unit fires its flamethrower in a direction, in eighths of a turn clockwise from north."""

    unit: UnitId
    facing: int


class BombStuck(Event):
    """A unit sticks a bomb to a vehicle."""

    unit: UnitId
    target: UnitId
    weapon: str


class StructureStruck(Event):
    """A building takes destruction points, so many in all."""

    outcome = True
    structure: StructureId
    points: int
    total: int


class Collapsed(Event):
    """A building lies in ruins."""

    outcome = True
    structure: StructureId


class TileBroken(Event):
    """A combat group has reached its Breaking Point."""

    seat: Seat
    tile: TileId


# Recruitment


class ArmyTaken(Event):
    """A player takes a ready-made army."""

    seat: Seat
    army: str


class TileTaken(Event):
    """A player recruits a tile."""

    seat: Seat
    tile: TileId


class OptionFitted(Event):
    """A player puts an option on a tile."""

    seat: Seat
    option: TileId
    tile: TileId


class EnteredBoard(Event):
    """A unit comes on to the board from its edge."""

    unit: UnitId
    place: PlaceId


class LeftBoard(Event):
    """A unit leaves the board by an edge, alive."""

    unit: UnitId


class ArmyReady(Event):
    """A player has recruited his army: what it costs, and its Order Stars."""

    seat: Seat
    cost: int
    orders: int


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


class CardPlayed(Event):
    """A player plays a card as a battle event."""

    seat: Seat
    card: CardId


class BonusPlayed(Event):
    """A player plays a card for its Alternative Bonus, in the action of a unit."""

    seat: Seat
    card: CardId
    unit: UnitId
    value: int


class MarkersSpent(Event):
    """A player uses markers of an option; so many are left."""

    seat: Seat
    tile: TileId
    count: int
    left: int


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


class Freed(Event):
    """A card makes a unit Autonomous for this turn."""

    unit: UnitId


class Rallied(Event):
    """A unit loses Suppressed markers by a card; so many are left."""

    unit: UnitId
    left: int


class Healed(Event):
    """A diminished unit is intact again."""

    unit: UnitId


class Returned(Event):
    """A destroyed unit returns to a square."""

    unit: UnitId
    place: PlaceId


class TileRestored(Event):
    """A broken combat group is whole enough again."""

    seat: Seat
    tile: TileId


class SmokeLaid(Event):
    """Smoke rises in a square."""

    place: PlaceId


class Deserted(Event):
    """A unit deserts."""

    unit: UnitId


class ControlTaken(Event):
    """A player takes control of an objective."""

    seat: Seat
    place: PlaceId


# Assault


class AssaultBegan(Event):
    """A unit leaps at an enemy in its square."""

    unit: UnitId
    target: UnitId
    place: PlaceId


class Defenceless(Event):
    """A unit has nothing to defend itself with against its attacker."""

    unit: UnitId


class AssaultResolved(Event):
    """The totals of both sides in an assault."""

    unit: UnitId
    target: UnitId
    attack: Total
    defence: Total


class AssaultTied(Event):
    """An assault that nobody wins."""

    outcome = True
    unit: UnitId
    target: UnitId


class Advanced(Event):
    """The attacker takes the defender's square."""

    unit: UnitId
    place: PlaceId


class WentBack(Event):
    """The attacker is in the square again from which it began the assault."""

    unit: UnitId
    place: PlaceId
