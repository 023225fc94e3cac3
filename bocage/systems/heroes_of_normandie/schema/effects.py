"""The vocabulary of cards and options: every effect that one of them can have, with its numbers.

A card or an option is data: it names the moment at which it may be used and one of these effects. What each does is
written in the rules; there is no other language on a card.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Moment = Literal[
    "order-start",
    "order-tokens",
    "order-end",
    "between-activations",
    "before-reveal",
    "activated",
    "moving",
    "firing",
    "attacked",
    "assault",
    "grenade",
    "enemy-fires",
    "enemy-enters",
    "enemy-shaken",
    "enemy-suppressed",
    "destroyed",
    "rolled",
    "reserve-start",
]
"""When a battle event may be played.  [hon.card.event]

`order-start`, `order-tokens`, `order-end`: steps 1, 2 and 4 of the Order phase. `between-activations`: no activation is
going on. `before-reveal`: the enemy is about to reveal a numbered token. `activated`: a token has just activated one's
unit. `moving`: one's unit is about to move or to be moved. `firing`: one's unit announces a fire action. `attacked`:
one's unit is about to be attacked, before the roll. `assault`: one's unit is in an assault, before the dice. `grenade`:
a grenade is about to hit one's unit. `enemy-fires`: an enemy announces a fire action. `enemy-enters`: an enemy has
entered a square. `enemy-shaken`: an enemy has survived a step loss or a Suppressed marker from one's attack. `enemy-
suppressed`: a suppressed enemy has received another marker. `destroyed`: one's unit is destroyed and not yet removed.
`rolled`: one has just rolled. `reserve-start`: step 1 of the Reserve phase.
"""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """What a card or an option does."""


# Orders


class SpecialOrder(Effect, frozen=True, kw_only=True, tag="special-order"):
    """Take so many Special Order tokens for this turn.  [hon.order.special]"""

    tokens: int = 1


class NumberedOrder(Effect, frozen=True, kw_only=True, tag="numbered-order"):
    """Take so many Numbered tokens more, this turn by a card, every turn by an option."""

    tokens: int = 1


class BluffToken(Effect, frozen=True, kw_only=True, tag="bluff-token"):
    """Have so many Bluff tokens more."""

    tokens: int = 1


class MoveOrder(Effect, frozen=True, kw_only=True, tag="move-order"):
    """Move an unresolved token to another unit without one that is not activated.  [hon.card.reactive]"""


class SwapOrders(Effect, frozen=True, kw_only=True, tag="swap-orders"):
    """Exchange the tokens of two own units."""


class SeeOrders(Effect, frozen=True, kw_only=True, tag="see-orders"):
    """Look at so many enemy tokens."""

    tokens: int


class TakePrecedence(Effect, frozen=True, kw_only=True, tag="take-precedence"):
    """Reveal and resolve the next own Numbered token before the enemy's.  [hon.card.initiative]"""


class ActAlone(Effect, frozen=True, kw_only=True, tag="act-alone"):
    """One unit without a token is Autonomous this turn.  [hon.cmd.autonomous]"""


class ExtraDraw(Effect, frozen=True, kw_only=True, tag="extra-draw"):
    """Draw so many cards beyond the hand, then discard as many.  [hon.opt.improvisation]"""

    cards: int


# Movement


class Feat(Effect, frozen=True, kw_only=True, tag="feat"):
    """Move and fire in either order, without malus; a heavy vehicle fires all its weapons.  [hon.card.feat]"""


class Rush(Effect, frozen=True, kw_only=True, tag="rush"):
    """One infantry unit that can move makes a forced move of up to so many squares.  [hon.card.gogogo]"""

    squares: int


class UseWindow(Effect, frozen=True, kw_only=True, tag="use-window"):
    """One infantry unit uses a window as a door once.  [hon.card.surprise]"""


class IgnoreDifficult(Effect, frozen=True, kw_only=True, tag="ignore-difficult"):
    """One unit ignores Difficult Passage in this Movement Action."""


class Rout(Effect, frozen=True, kw_only=True, tag="rout"):
    """The enemy unit flees towards its own edge by its full Movement Value.  [hon.card.flee]"""


class HedgeCutter(Effect, frozen=True, kw_only=True, tag="hedge-cutter"):
    """A heavy vehicle drives through bocage and leaves a passage; it discards barbed wire.  [hon.opt.culin]"""


# Fire and assault


class FireWith(Effect, frozen=True, kw_only=True, tag="fire-with"):
    """An infantry unit fires with a weapon of `weapons.toml`; it may `assault` vehicles with its values.

    [hon.ruling.assault-gear-for-x]
    """

    weapon: str
    assault: bool = False


class SteadyAim(Effect, frozen=True, kw_only=True, tag="steady-aim"):
    """One normal Fire Action ignores Long Range and reducing obstacles."""


class GainSuppression(Effect, frozen=True, kw_only=True, tag="gain-suppression"):
    """One Fire Action by an infantry unit gains Suppression Fire.  [hon.suppr.double]"""


class GainTwin(Effect, frozen=True, kw_only=True, tag="gain-twin"):
    """A unit of one of these types rolls two dice and keeps the best.  [hon.abil.twin]"""

    types: tuple[str, ...]


class GainAssault(Effect, frozen=True, kw_only=True, tag="gain-assault"):
    """All own infantry has Assault at so much until the end of the turn.  [hon.card.fury]"""

    bonus: int


class GainOpportunityFire(Effect, frozen=True, kw_only=True, tag="gain-opportunity-fire"):
    """The character has Opportunity Fire.  [hon.opt.overwatch]"""


class GainFlamethrower(Effect, frozen=True, kw_only=True, tag="gain-flamethrower"):
    """The character has the Flamethrower.  [hon.opt.perso-flamer]"""


class FireBonus(Effect, frozen=True, kw_only=True, tag="fire-bonus"):
    """A marker adds so much to a Fire Action against infantry.  [hon.opt.ammo]"""

    bonus: int


class AssaultBonus(Effect, frozen=True, kw_only=True, tag="assault-bonus"):
    """A marker adds so much in an assault.  [hon.opt.knife]"""

    bonus: int


class HitTheDirt(Effect, frozen=True, kw_only=True, tag="hit-the-dirt"):
    """More Defence against one attack, then Suppressed markers."""

    defence: int
    suppressed: int


class Jam(Effect, frozen=True, kw_only=True, tag="jam"):
    """The enemy's fire has so much less on its final results."""

    penalty: int


class ThrowBack(Effect, frozen=True, kw_only=True, tag="throw-back"):
    """A grenade of one of these kinds lands on an intersection within so many of the unit.  [hon.card.throwback]"""

    within: int
    weapons: tuple[str, ...]


class Bombardment(Effect, frozen=True, kw_only=True, tag="bombardment"):
    """A weapon of `weapons.toml` lands where an officer or observer, not embarked, sees; it scatters so far."""

    weapon: str
    scatter: int


class Mine(Effect, frozen=True, kw_only=True, tag="mine"):
    """A weapon of `weapons.toml` attacks what has entered mined ground, a heavy vehicle's side.  [hon.card.mine]"""

    weapon: str


class Smoke(Effect, frozen=True, kw_only=True, tag="smoke"):
    """Smoke on an empty square within so many squares of an own infantry unit, until the end of the turn."""

    within: int


# Morale, losses and dice


class Reroll(Effect, frozen=True, kw_only=True, tag="reroll"):
    """Roll all dice again: one's own by a card, anybody's by an option.  [hon.card.second-chance hon.opt.veteran]"""


class Heal(Effect, frozen=True, kw_only=True, tag="heal"):
    """A diminished infantry unit away from enemies is intact again, and does not move in this Reserve phase."""


class Rally(Effect, frozen=True, kw_only=True, tag="rally"):
    """One unit loses all its Suppressed markers."""


class RallyStripes(Effect, frozen=True, kw_only=True, tag="rally-stripes"):
    """Every own unit with these stripes loses so many Suppressed markers."""

    stripes: str
    markers: int


class Desert(Effect, frozen=True, kw_only=True, tag="desert"):
    """The enemy infantry is destroyed on a die of `need` or more; `tough` for officers, heroes and heavy weapons.

    [hon.card.desertion]
    """

    need: int
    tough: int


class ReturnUnit(Effect, frozen=True, kw_only=True, tag="return-unit"):
    """A destroyed unit of one of these types returns in the deployment zone, diminished or inactive.

    [hon.card.hitlerjugend]
    """

    types: tuple[str, ...]


class Conceal(Effect, frozen=True, kw_only=True, tag="conceal"):
    """Concealed markers for infantry that no enemy could spot.  [hon.opt.concealed]"""


AnyEffect = (
    SpecialOrder
    | NumberedOrder
    | BluffToken
    | MoveOrder
    | SwapOrders
    | SeeOrders
    | TakePrecedence
    | ActAlone
    | ExtraDraw
    | Feat
    | Rush
    | UseWindow
    | IgnoreDifficult
    | Rout
    | HedgeCutter
    | FireWith
    | SteadyAim
    | GainSuppression
    | GainTwin
    | GainAssault
    | GainOpportunityFire
    | GainFlamethrower
    | FireBonus
    | AssaultBonus
    | HitTheDirt
    | Jam
    | ThrowBack
    | Bombardment
    | Mine
    | Smoke
    | Reroll
    | Heal
    | Rally
    | RallyStripes
    | Desert
    | ReturnUnit
    | Conceal
)
