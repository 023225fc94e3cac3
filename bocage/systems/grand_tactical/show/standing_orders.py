"""Standing orders: how a player who is away answers tests, suppression, fire and assaults, from what he may know."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Decision, Option, Order, Pass, Seat, View
from bocage.systems.grand_tactical.rules.assault.assault_fire import AssaultFire, FireAgain, FireInAssault, Volley
from bocage.systems.grand_tactical.rules.assault.flight import why_cannot_flee
from bocage.systems.grand_tactical.rules.assault.rounds import (
    HOLD,
    STEADY,
    AssaultRound,
    FleeTo,
    HoldGround,
    QuitColumns,
    Steady,
)
from bocage.systems.grand_tactical.rules.command.divisions import can_pay
from bocage.systems.grand_tactical.rules.command.leaders import RelocateTo, Relocation
from bocage.systems.grand_tactical.rules.command.quality import PayPoint, QualityTest, RollDie, quality_of
from bocage.systems.grand_tactical.rules.fire.modifiers import shot_value
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import FireAtMover, OpportunityFire
from bocage.systems.grand_tactical.rules.fire.results import Accept, Convert, Suffer
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import other

FACES = 10


class RollAlways(Order):
    """Never pay a command point for a test."""


class PayForTests(Order):
    """Pay for a test that is likely to fail, while the division has points enough; else roll."""

    below: Annotated[int, Meta(ge=0, le=100)] = 50
    """The chance in per cent below which a point is paid."""
    least: Annotated[int, Meta(ge=1, le=19)] = 3
    """The points that the division must have."""


class ConvertAlways(Order):
    """Try to take a cohesion hit instead of every suppression."""


class ConvertNever(Order):
    """Accept every suppression."""


class HoldFire(Order):
    """Never fire at what moves."""


class FireAlways(Order):
    """Fire at all that moves in a fire zone, the best shot first."""


class FireWithin(Order):
    """Fire at what moves near enough, the best shot first; else hold fire."""

    range: Annotated[int, Meta(ge=1, le=8)] = 2


class FireAtLeast(Order):
    """Fire at what moves where the value of the shot is high enough, the best shot first; else hold fire."""

    value: Annotated[int, Meta(ge=0, le=8)] = 4


class StandFirm(Order):
    """Hold in every assault."""


class FleeIfOutnumbered(Order):
    """Flee from attackers who have so many steps more, if all can; else hold."""

    more: Annotated[int, Meta(ge=1, le=8)] = 3


class FightPlainly(Order):
    """Defend without a question: the steadiest tests, the surest shots, nobody leaves Column; Leaders go to safety."""


def obey(view: View, decision: Decision, order: Order) -> Option | None:
    """What a standing order answers, if it is about the question.

    [gts.cp.instead-of-roll gts.res.s-convert gts.opp.declining-free gts.assault.hold-or-flee]
    """
    match view.asking, order:
        case QualityTest(), RollAlways():
            return RollDie()
        case QualityTest() as test, PayForTests():
            return roll_or_pay(view.board(), test, order)
        case Suffer(), ConvertAlways():
            return Convert()
        case Suffer(), ConvertNever():
            return Accept()
        case OpportunityFire(), HoldFire():
            return Pass()
        case OpportunityFire() as window, FireAlways() | FireWithin() | FireAtLeast():
            return best_shot(view.board(), window, decision, order)
        case AssaultRound(), StandFirm() if decision.prompt == HOLD:
            return HoldGround()
        case AssaultRound() as assault, FleeIfOutnumbered(more=more) if decision.prompt == HOLD:
            return hold_or_flee(view.board(), assault, decision, more)
        case _, FightPlainly():
            return fighting(view, decision)
        case _:
            return None


def roll_or_pay(game: Game, test: QualityTest, order: PayForTests) -> RollDie | PayPoint:
    """Pay where the test would rather fail, and points are left.  [gts.cp.instead-of-roll]"""
    unit = game.unit(test.unit)
    chance = 100 * (quality_of(game, unit, test.terms, test.bare).value + 1) // FACES
    rich = can_pay(game, unit, order.least)
    return PayPoint() if rich and chance < order.below else RollDie()


def best_shot(
    game: Game, window: OpportunityFire, decision: Decision, order: FireAlways | FireWithin | FireAtLeast
) -> Option:
    """The shot that the order allows and that is likeliest to hit, or none.  [gts.opp.declining-free]"""
    able = [option for option in decision.options if isinstance(option, FireAtMover)]
    allowed = [option for option in able if is_allowed(game, window, decision, option, order)]
    return max(allowed, key=lambda option: likelihood(game, window, decision, option), default=Pass())


def is_allowed(
    game: Game,
    window: OpportunityFire,
    decision: Decision,
    option: FireAtMover,
    order: FireAlways | FireWithin | FireAtLeast,
) -> bool:
    """Whether a shot is near enough, or good enough."""
    match order:
        case FireWithin(range=farthest):
            return game.scene.grid.distance(game.unit(option.unit).hex, window.hex) <= farthest
        case FireAtLeast(value=value):
            return shot_value(game, window.aim(game, decision.seat, option)).value >= value
        case _:
            return True


def likelihood(game: Game, window: OpportunityFire, decision: Decision, option: FireAtMover) -> int:
    """How likely a shot is to be fired and to hit, in hundredths."""
    ready = quality_of(game, game.unit(option.unit)).value + 1
    return ready * (shot_value(game, window.aim(game, decision.seat, option)).value + 1)


def hold_or_flee(game: Game, assault: AssaultRound, decision: Decision, more: int) -> HoldGround | FleeTo:
    """Flee where all can, under as few guns as can be, from those who have so many steps more.

    [gts.assault.hold-or-flee gts.assault.flee-unable]
    """
    defenders = [game.unit(unit) for unit in assault.defenders(game)]
    attackers = [game.unit(unit) for unit in assault.units]
    ways = [
        option
        for option in decision.options
        if isinstance(option, FleeTo) and all(why_cannot_flee(game, unit, option.hex) is None for unit in defenders)
    ]
    if not ways or sum(map(game.steps_of, attackers)) < sum(map(game.steps_of, defenders)) + more:
        return HoldGround()
    return min(ways, key=lambda way: guns_over(game, decision.seat, way.hex))


def guns_over(game: Game, seat: Seat, hex: Hex) -> int:
    """How many enemies sweep a hex.  [gts.fz.def]"""
    return sum(game.zones[enemy] >> hex & 1 for enemy in bits(game.present[other(seat)]))


def fighting(view: View, decision: Decision) -> Option | None:
    """What a defender answers who leaves the details of an assault to others.

    [gts.assault.charge gts.assault.def-fire gts.assault.column-exit gts.lead.never-dies]
    """
    game: Game = view.board()
    match view.asking:
        case AssaultRound() if decision.prompt == STEADY:
            tests = [option for option in decision.options if isinstance(option, Steady)]
            return max(tests, key=lambda test: quality_of(game, game.unit(test.unit)).value)
        case AssaultFire(defending=True) as fire:
            shots = [option for option in decision.options if isinstance(option, FireInAssault)]
            return max(shots, key=lambda shot: shot_value(game, fire.volley(game, shot).aim(shot.target)).value)
        case Volley(defending=True) as volley:
            targets = [option for option in decision.options if isinstance(option, FireAgain)]
            return max(targets, key=lambda again: shot_value(game, volley.aim(again.target)).value)
        case QuitColumns() if decision.seat != game.chits[game.now.chit].seat:
            return Pass()
        case Relocation():
            homes = [option for option in decision.options if isinstance(option, RelocateTo)]
            return min(homes, key=lambda home: guns_over(game, decision.seat, home.hex))
        case _:
            return None
