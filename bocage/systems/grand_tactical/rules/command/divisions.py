"""Divisions: their command and dispatch points."""

from __future__ import annotations

from bocage.kernel import Frame, Goto, Step
from bocage.systems.grand_tactical.state.events import command as events
from bocage.systems.grand_tactical.state.events import turn as turn_events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, DivisionId, Unit


def limited(game: Game, points: int) -> int:
    """Points stay between none and the end of their track.  [gts.cp.limits]"""
    return min(max(points, 0), game.scene.rulebook.points.most)


def can_pay(game: Game, unit: Unit, points: int = 1) -> bool:
    """Whether the division of a unit has so many command points.  [gts.cp.uses gts.res.cp-availability]"""
    return game.divisions[payer(game, unit)].cp >= points


def payer(game: Game, unit: Unit) -> DivisionId:
    """The division that pays for a unit: that of the Leader to whom it is attached, or its own.

    [gts.cp.uses gts.ruling.cross-division-artillery-cp]
    """
    return unit.division if unit.attached == NONE else game.formations[unit.attached].division


def pay_for(game: Game, unit: Unit) -> None:
    """Spend a command point of its division on a unit.  [gts.cp.uses gts.core.hierarchy]"""
    division = game.divisions[payer(game, unit)]
    game.put(division.but(cp=division.cp - 1))
    game.emit(events.PointPaid(division.id, unit.id))


class RollPoints(Frame[None]):
    """A Division whose chit was drawn rolls for command points, then for dispatch points.

    [gts.act.division gts.cp.roll gts.cp.dispatch-roll gts.cp.pre-night-bonus]
    """

    division: DivisionId

    def start(self, game: Game) -> Step:
        """Its command value and half the die, besides what it has.  [gts.cp.persist gts.cp.values-source]"""
        division = game.divisions[self.division]
        die = game.dice.digit()
        gained = game.scene.command_values[division.id] + die // 2
        cp = limited(game, division.cp + gained)
        game.put(division.but(cp=cp))
        game.emit(turn_events.CommandGained(division.id, die, cp - division.cp))
        return Goto(self.dispatch)

    def dispatch(self, game: Game) -> Step:
        """The die is public; what it brings depends on points that are not."""
        division = game.divisions[self.division]
        die = game.dice.digit()
        dp = dispatch_points(game, division.id, division.dp, die)
        game.put(division.but(dp=dp, rolled=(*division.rolled, die)))
        game.emit(turn_events.DispatchRolled(division.id, die))
        game.emit(turn_events.DispatchGained(division.id, dp - division.dp), to=1 << division.seat)
        return self.done()


def dispatch_points(game: Game, division: DivisionId, dp: int, die: int) -> int:
    """What a Division has after its dispatch die: every line that applies counts.

    [gts.cp.dispatch-roll gts.ruling.dp-nine-multi gts.cp.pre-night-bonus]
    """
    gained = (die == 0) - (die == 9) + (die <= game.scene.dispatch_values[division]) + (die < dp)
    after = limited(game, dp + gained)
    if is_before_night(game):
        after = limited(game, after + game.scene.rulebook.dispatch.before_night)
    return after


def is_before_night(game: Game) -> bool:
    """Whether the next turn is a night turn.  [gts.cp.pre-night-bonus]"""
    turns, number = game.scene.turns, game.now.turn
    return number < len(turns) and turns[number].night and not turns[number - 1].night
