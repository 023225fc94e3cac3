"""Resolving a shot (Résoudre une action de tir): the dice, the result, and what it does to the target."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Pool, Roll, Step
from bocage.systems.heroes_of_normandie import events
from bocage.systems.heroes_of_normandie.cards.moments import before_dice
from bocage.systems.heroes_of_normandie.fire import Shot, defence_against, modified_value, result_of
from bocage.systems.heroes_of_normandie.losses import Destruction, StepLoss, suppress
from bocage.systems.heroes_of_normandie.state import Game

TWIN = 2
"""The dice of twin weapons, of which the best counts.  [hon.abil.twin]"""


class Attack(Frame[None]):
    """One shot of one weapon at one target.  [hon.resolve.order]"""

    shot: Shot

    def start(self, game: Game) -> Step:
        """Step 1: announce the type, the target, and what else is to be announced before the dice."""
        announcing = before_dice(game, self.shot)
        return Goto(self.announce) if announcing is None else Call(announcing, then=self.announced)

    def announced(self, game: Game, shot: Shot) -> Step:
        """Gear and cards have been announced."""
        return Goto(Attack(shot).announce)

    def announce(self, game: Game) -> Step:
        """Tell all what the shot is worth."""
        shot = self.shot
        weapon = game.face(game.unit(shot.unit)).weapons[shot.weapon]
        value, defence = modified_value(game, shot), defence_against(game, shot)
        game.emit(events.Fired(shot.unit, shot.target, weapon.name, shot.kind, value, defence))
        return Goto(self.roll)

    def roll(self, game: Game) -> Step:
        """Step 2: roll one die, two with twin weapons.  [hon.abil.twin]"""
        unit = game.unit(self.shot.unit)
        dice = TWIN if game.face(unit).weapons[self.shot.weapon].twin else 1
        return Call(Roll("fire", unit.seat, dice), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Steps 3 to 5: the result against the Defence Value; equal is enough.

        [hon.resolve.formula hon.dbl.double-hit hon.suppr.effect]
        """
        shot = self.shot
        target = game.unit(shot.target)
        result, need = result_of(game, shot, max(pool.faces)), defence_against(game, shot).value
        game.emit(events.ShotResolved(shot.unit, shot.target, result, need))
        if result.value < need:
            game.emit(events.Missed(shot.target))
            return self.done()
        if shot.kind == "suppression":
            suppress(game, target, result.value // need)
            return self.done()
        if result.value >= 2 * need:
            return Call(Destruction(shot.target), then=self.finished)
        piercing = game.face(game.unit(shot.unit)).weapons[shot.weapon].piercing
        return Call(StepLoss(shot.target, "fire", piercing), then=self.finished)
