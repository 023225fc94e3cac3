"""Standing orders: how a player who is away answers fire, strikes, refusal and losses, from what he may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from bocage.kernel import Decision, Option, Order, Pass, View
from bocage.systems.tide_of_fortune.rules.combat.barrage import Absorb, Bombard
from bocage.systems.tide_of_fortune.rules.combat.combat import HELP, Combat, HelpDefence
from bocage.systems.tide_of_fortune.rules.combat.counterattack import Counterattack
from bocage.systems.tide_of_fortune.rules.combat.losses import Bear, GiveUp, StepLosses, TakeStep
from bocage.systems.tide_of_fortune.rules.combat.refusing import Refuse, RefuseCombat, Withdraw, Withdrawal
from bocage.systems.tide_of_fortune.rules.combat.retreat import (
    FallBack,
    Perish,
    RetreatUnits,
    StandFast,
    Stranded,
    from_sources,
)
from bocage.systems.tide_of_fortune.rules.combat.support import helped, pool_of
from bocage.systems.tide_of_fortune.rules.impulses.bid import Bid, InitiativeBid
from bocage.systems.tide_of_fortune.rules.impulses.spoiling import SpoilingWindow
from bocage.systems.tide_of_fortune.rules.impulses.track import ReactionImpulse
from bocage.systems.tide_of_fortune.rules.movement.anti_tank import AntiTankFire, OpenFire, anti_tank, gunners
from bocage.systems.tide_of_fortune.state.game import Game

FACES = 6


class HoldFire(Order):
    """Never fire at tanks on the move."""


class FireAlways(Order):
    """Fire at all tanks that enter a zone."""


class FireWhenLikely(Order):
    """Fire at tanks where somebody is likely enough to stop them; else hold fire."""

    chance: Annotated[int, Meta(ge=0, le=100)] = 50
    """The chance of all who may fire together, in per cent."""


class LetReactionPass(Order):
    """Make nothing of reaction boxes before final reaction."""


class KeepSpoilingPoints(Order):
    """Make no spoiling attacks."""


class StandAndFight(Order):
    """No headquarters refuses combat."""


class SaveHeadquarters(Order):
    """A headquarters that is attacked without a unit beside it in its hex withdraws, towards supply."""


class LeaveLostPositions(Order):
    """Never counterattack."""


class SupportDefence(Order):
    """Support a defence while the pool has points enough."""

    least: Annotated[int, Meta(ge=1, le=20)] = 3
    """The points that the pool must have."""


class SufferPlainly(Order):
    """Losses and retreats without a question: back towards supply, steps on headquarters, the weakest disrupted."""


class StakeAtMost(Order):
    """Stake this many command points for the initiative, or all that there are."""

    points: Annotated[int, Meta(ge=0, le=9)] = 3


def obey(view: View, decision: Decision, order: Order) -> Option | None:
    """What a standing order answers, if it is about the question.

    [tof.9.at-fire tof.4.reaction-pass tof.3.bid-secret tof.3.spoil-pass tof.9.hq-refuse-combat tof.8.ca-when
    tof.8.sp-defence]
    """
    match view.asking, order:
        case AntiTankFire(), HoldFire():
            return Pass()
        case AntiTankFire() as window, FireAlways():
            return OpenFire(window.unit)
        case AntiTankFire() as window, FireWhenLikely(chance=chance):
            return OpenFire(window.unit) if chance_to_stop(view.board(), window) >= chance else Pass()
        case (ReactionImpulse(), LetReactionPass()) | (SpoilingWindow(), KeepSpoilingPoints()):
            return Pass()
        case (RefuseCombat(), StandAndFight()) | (Counterattack(), LeaveLostPositions()):
            return Pass()
        case RefuseCombat(), SaveHeadquarters():
            return refusing(view.board(), decision)
        case Withdrawal() as withdrawal, SaveHeadquarters():
            return withdrawing(view.board(), withdrawal, decision)
        case Combat() as combat, SupportDefence(least=least) if decision.prompt == HELP:
            return supporting(view.board(), combat, least)
        case RetreatUnits() | Stranded() | StepLosses() | Bombard(), SufferPlainly():
            return suffering(view.board(), decision)
        case InitiativeBid(), StakeAtMost(points=points):
            stakes = [option for option in decision.options if isinstance(option, Bid) and option.points <= points]
            return max(stakes, key=lambda bid: bid.points, default=None)
        case _:
            return None


def chance_to_stop(game: Game, window: AntiTankFire) -> int:
    """How likely it is that one of those who may fire stops the tanks, in per cent.  [tof.9.at-fire]"""
    target = game.unit(window.unit)
    throws = missed = 1
    for gunner in gunners(game, target.id, target.hex, window.fired):
        throws *= FACES
        missed *= max(FACES - anti_tank(game, gunner), 0)
    return 100 * (throws - missed) // throws


def refusing(game: Game, decision: Decision) -> Option:
    """A headquarters with which nobody fights goes.  [tof.9.hq-refuse-combat]"""
    options = [option for option in decision.options if isinstance(option, Refuse)]
    hex = game.unit(options[0].unit).hex
    alone = all(game.profile(unit).role in ("hq", "higher") for unit in game.units_in(hex))
    return options[0] if alone else Pass()


def withdrawing(game: Game, frame: Withdrawal, decision: Decision) -> Option:
    """To the hex nearest to a source.  [tof.9.hq-refuse-combat]"""
    hq = game.unit(frame.unit)
    ways = [option for option in decision.options if isinstance(option, Withdraw)]
    return min(ways, key=lambda way: (from_sources(game, hq, way.hex), way.hex))


def supporting(game: Game, combat: Combat, least: int) -> Option:
    """A point where the pool has enough.  [tof.8.sp-defence]"""
    division = helped(game, list(game.units_in(combat.hex)))
    if division is None or game.sides[division.seat].support[pool_of(game, division)] < least:
        return Pass()
    return HelpDefence()


def suffering(game: Game, decision: Decision) -> Option:
    """Back towards a source and out of zones, steps on headquarters rather than units, the weakest unit first.

    [tof.8.retreat-priority tof.8.loss-on-hq tof.8.barrage-number]
    """
    options: Sequence[Option] = decision.options
    return min(options, key=lambda option: hardship(game, option))


def hardship(game: Game, option: Option) -> tuple[int, int]:
    """How hard a choice is, as a number and another for those that are alike."""
    match option:
        case FallBack(unit=number, hex=hex):
            unit = game.unit(number)
            return from_sources(game, unit, hex), game.grip(unit.seat, hex)
        case StandFast() | TakeStep():
            return 0, 0
        case Absorb(unit=number) | Bear(unit=number):
            return 1, game.face(game.unit(number)).tr
        case GiveUp(unit=number) | Perish(unit=number):
            return 2, game.face(game.unit(number)).tr
        case _:
            return 3, 0
