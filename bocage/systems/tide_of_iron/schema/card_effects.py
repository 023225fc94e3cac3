"""The vocabulary of the cards: every effect that a strategy card can have, with its numbers.

A card is data: a tuple of these effects, which are carried out in the order in which they stand on it. What each does
is written in the modules beside this one; there is no other language on a card.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind

DeckName = Literal[
    "artillery", "air-support", "armour-support", "command", "morale", "reinforcements", "engineering", "intelligence"
]
Role = Literal["regular", "elite", "officer", "mg", "mortar", "truck", "halftrack", "medium-tank"]
"""A type of figure or vehicle in either nation's force."""
UnitAction = Literal["advance", "fire", "fire-and-move", "assault"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """What a card does, or a part of it."""


# Keywords and fire


class Contact(Effect, frozen=True, tag="contact"):
    """Establish contact.  [toi.contact.roll]"""

    number: int


class Target(Effect, frozen=True, tag="target"):
    """Choose the target hex: anywhere, or within `near` hexes of certain friends.  [toi.target.place]"""

    near: int = 0
    friends: Literal["ready", "steady-squads"] = "ready"
    """Units that are not fatigued, or squads that are neither pinned nor disrupted."""
    only: Literal["anywhere", "line", "smoke"] = "anywhere"
    """Whether a straight line through the hex must lie on the map, or smoke must be allowed there."""


class Drift(Effect, frozen=True, tag="drift"):
    """Determine drift from the target hex.  [toi.drift.from]"""


class AreaFire(Effect, frozen=True, tag="area-attack"):
    """An area attack on the final hex; vehicles there defend with less armour.  [toi.card.area-attack]"""

    dice: int
    suppressive: bool = False
    less_armour: int = 0


class WideBlast(Effect, frozen=True, tag="wide-blast"):
    """An area attack on each hex around the final hex.  [toi.card.wide-blast]"""

    dice: int
    suppressive: bool = False


class Strafe(Effect, frozen=True, tag="strafe"):
    """An area attack on the target hex and on the two hexes before and behind it on a straight line."""

    dice: int


class LaySmoke(Effect, frozen=True, tag="smoke"):
    """Smoke in the final hex and in up to so many hexes around it."""

    around: int = 0


class Unmask(Effect, frozen=True, tag="unmask"):
    """Reveal the concealed enemies around the target hex."""

    radius: int


class Supplies(Effect, frozen=True, tag="supplies"):
    """Command points, if a friendly unit is in the final hex."""

    points: int


class Parachute(Effect, frozen=True, tag="parachute"):
    """A new squad comes down in the final hex, fatigued."""

    figures: dict[Role, int]


class Marksmen(Effect, frozen=True, tag="marksmen"):
    """Dice at an enemy squad near and in sight; each success removes a figure of the firer's choice."""

    dice: int
    need: int
    range: int


class Scout(Effect, frozen=True, tag="scout"):
    """Reveal the concealed enemies near and in sight of friendly squads."""

    range: int


# Units


class Change(Effect, frozen=True, tag="change"):
    """Put markers on units, or take them off: up to so many units, all in one hex if `together`."""

    change: Literal["repair", "stand-down", "refresh", "ready", "steady", "conceal", "unnerve", "distract"]
    most: int = 1
    together: bool = False


class ReplaceFigures(Effect, frozen=True, tag="replace"):
    """Replace up to so many regular figures of one squad."""

    role: Role
    most: int = 1


class AddFigures(Effect, frozen=True, tag="add-figures"):
    """Add up to so many regular figures to reduced squads, at most `each` to one of them."""

    most: int
    each: int
    where: Literal["unharried", "reinforcement-zone"]
    """Squads that are not adjacent to an enemy, or that are in or adjacent to the reinforcement zone."""


class Specialise(Effect, frozen=True, tag="specialise"):
    """Give a squad a specialisation token."""


class Reinforce(Effect, frozen=True, tag="reinforce"):
    """Place a squad, vehicles, or a vehicle with the squad aboard in the reinforcement zone."""

    squad: dict[Role, int] = {}
    vehicle: Role | None = None
    vehicles: int = 1


class Redeploy(Effect, frozen=True, tag="redeploy"):
    """Move a unit that is out of the enemy's reach."""

    hexes: int


# Works


class DigIn(Effect, frozen=True, tag="dig-in"):
    """Place up to so many entrenchments with friendly squads."""

    most: int


class PlaceObstacles(Effect, frozen=True, tag="obstacles"):
    """Place up to so many obstacles in empty hexes near friendly squads and not adjacent to enemies."""

    marker: MarkerKind
    most: int
    near: int


class ClearObstacle(Effect, frozen=True, tag="clear-obstacle"):
    """Remove an obstacle near a friendly squad, which is fatigued by it or not."""

    near: int
    by_fatigue: bool = False


class Pillbox(Effect, frozen=True, tag="pillbox"):
    """Turn an entrenchment into a pillbox."""


# Activations


class ActivateUnits(Effect, frozen=True, tag="activate"):
    """Activate fresh units of a kind for certain actions, better than usual."""

    who: Literal["tank", "vehicle", "squad", "light-squad", "leaderless-squad", "concealed-squad"]
    actions: tuple[UnitAction, ...]
    most: int = 1
    together: bool = False
    """Whether all must be in one hex or in adjacent hexes."""
    movement: int = 0
    firepower: int = 0
    against: Literal["anyone", "squads"] = "anyone"
    supports: bool = True
    withdraw: int = 0
    """Movement points for a move after firing."""
    ford: int = 0
    """What any stream costs."""
    stealthy: bool = False
    """Whether op fire is hampered: none at long range, and only sixes hit at normal range."""


class TankRiders(Effect, frozen=True, tag="tank-riders"):
    """Advance a tank with a squad on it."""


# Command


class Points(Effect, frozen=True, tag="points"):
    """Gain command points."""

    points: int


class Reserve(Effect, frozen=True, tag="reserve"):
    """Put points from the supply on the Initiative card."""

    points: int


class Drain(Effect, frozen=True, tag="drain"):
    """Remove points from the enemy's Initiative card."""

    points: int


class MoreActions(Effect, frozen=True, tag="more-actions"):
    """Take further actions this turn."""

    actions: int


class Draw(Effect, frozen=True, tag="draw"):
    """Draw strategy cards."""

    cards: int


class Look(Effect, frozen=True, tag="look"):
    """Look at the top cards of a deck, take one and put the rest back in any order."""

    cards: int


class Bury(Effect, frozen=True, tag="bury"):
    """Put one enemy card from his HQ under its deck."""


# Lasting effects, which act as long as the card lies in the play area


class Registered(Effect, frozen=True, tag="registered"):
    """Once: add to the black die of a drift roll."""

    bonus: int


class Observer(Effect, frozen=True, tag="observer"):
    """Hexes that the chosen squad sees have this drift number."""

    number: int


class CounterBattery(Effect, frozen=True, tag="counter-battery"):
    """Remove an enemy artillery card that waits for contact, or spoil the next artillery contact."""

    penalty: int


class Intercept(Effect, frozen=True, tag="intercept"):
    """Cancel the next enemy card of a deck."""

    deck: DeckName


class EasyContact(Effect, frozen=True, tag="easy-contact"):
    """Contact numbers of a deck are lower."""

    deck: DeckName
    bonus: int


class HullDown(Effect, frozen=True, tag="hull-down"):
    """The chosen tank has cover until it moves."""

    cover: int


class FreeOverruns(Effect, frozen=True, tag="free-overruns"):
    """Overruns cost no extra movement points."""


class Recovery(Effect, frozen=True, tag="recovery"):
    """Once: a vehicle that would be destroyed is heavily damaged instead."""


class WinTies(Effect, frozen=True, tag="win-ties"):
    """A tie for the initiative is won."""


class Headquarters(Effect, frozen=True, tag="headquarters"):
    """Command points in each Command phase while a command objective of one's colour is controlled."""

    points: int


class HoldLine(Effect, frozen=True, tag="hold-line"):
    """Squads in the chosen hex have cover."""

    cover: int


class Discipline(Effect, frozen=True, tag="discipline"):
    """Once: a squad that would be pinned is not."""


class Surcharge(Effect, frozen=True, tag="surcharge"):
    """The enemy's next card costs more."""

    points: int


class NoDraw(Effect, frozen=True, tag="no-draw"):
    """The enemy does not draw in the coming Status phase."""


AnyEffect = (
    Contact
    | Target
    | Drift
    | AreaFire
    | WideBlast
    | Strafe
    | LaySmoke
    | Unmask
    | Supplies
    | Parachute
    | Marksmen
    | Scout
    | Change
    | ReplaceFigures
    | AddFigures
    | Specialise
    | Reinforce
    | Redeploy
    | DigIn
    | PlaceObstacles
    | ClearObstacle
    | Pillbox
    | ActivateUnits
    | TankRiders
    | Points
    | Reserve
    | Drain
    | MoreActions
    | Draw
    | Look
    | Bury
    | Registered
    | Observer
    | CounterBattery
    | Intercept
    | EasyContact
    | HullDown
    | FreeOverruns
    | Recovery
    | WinTies
    | Headquarters
    | HoldLine
    | Discipline
    | Surcharge
    | NoDraw
)
"""All effects, told apart by their `kind`."""
