"""Resolving a shot (Résoudre une action de tir): the dice, the result, and what it does to the target."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Goto, Option, PlaceId, Pool, Roll, Step, Total
from bocage.systems.heroes_of_normandie.rules.cards.holding.play_windows import before_dice
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Shooting
from bocage.systems.heroes_of_normandie.rules.fire.losses import Destruction, StepLoss, suppress
from bocage.systems.heroes_of_normandie.rules.fire.shots import (
    LEAST,
    Shot,
    best_aim,
    defence_against,
    firing_seat,
    modified_value,
    penalties,
    result_of,
    weapon_of,
)
from bocage.systems.heroes_of_normandie.rules.structures.structures import structure_around
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, OFF_BOARD

TWIN = 2
"""The dice of twin weapons, of which the best counts.  [hon.abil.twin]"""


class Frighten(Option):
    """Give the target a Suppressed marker all the same."""


class LetBe(Option):
    """Leave the target as it is."""

    passes = True


class Attack(Shooting[None]):
    """One shot of one weapon at one target.  [hon.resolve.order]"""

    place: PlaceId = OFF_BOARD
    """Where the target is when it is fired at."""

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
        name = weapon_of(game, shot).name
        aim = best_aim(game, shot)
        value, defence = modified_value(game, shot), defence_against(game, shot, aim)
        off = Total.of(penalties(game, shot, aim), least=LEAST)
        if shot.unit == NONE:
            game.emit(events.Exploded(shot.target, name, value, off, defence))
        else:
            game.emit(events.Fired(shot.unit, shot.target, name, shot.kind, value, off, defence))
        return Goto(self.but(place=game.unit(shot.target).place).roll)

    def roll(self, game: Game) -> Step:
        """Step 2: roll one die, two with twin weapons.  [hon.abil.twin]"""
        dice = TWIN if weapon_of(game, self.shot).twin or self.shot.twin else 1
        return Call(Roll("fire", firing_seat(game, self.shot), dice), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Steps 3 to 5: the result against the Defence Value; equal is enough.

        [hon.resolve.formula hon.dbl.double-hit hon.dbl.two-steps hon.suppr.effect]
        """
        shot = self.shot
        target, aim = game.unit(shot.target), best_aim(game, shot)
        result, need = result_of(game, shot, max(pool.faces), aim), defence_against(game, shot, aim).value
        if shot.unit == NONE:
            game.emit(events.ExplosionResolved(shot.target, result, need))
        else:
            game.emit(events.ShotResolved(shot.unit, shot.target, result, need))
        if result.value < need:
            game.emit(events.Missed(shot.target))
            return Goto(self.frighten)
        if shot.kind == "suppression":
            suppress(game, target, result.value // need)
            return Goto(self.batter)
        if result.value >= 2 * need:
            return Call(Destruction(shot.target), then=self.batter)
        return Call(StepLoss(shot.target, "fire", weapon_of(game, shot).piercing), then=self.batter)

    def frighten(self, game: Game) -> Step:
        """After a failure some weapons may still give the target a Suppressed marker, though not in a burst.

        [hon.abil.frightening hon.abil.frightening-no-burst hon.ruling.frightening-suppression]
        """
        if self.shot.share or not weapon_of(game, self.shot).frightening:
            return Goto(self.batter)
        options: list[Frighten | LetBe] = [Frighten(), LetBe()]
        about = {"target": self.shot.target}
        return Ask(firing_seat(game, self.shot), "fire.frighten", options, self.frightened, args=about)

    def frightened(self, game: Game, choice: Frighten | LetBe) -> Step:
        """Place the marker, or leave it."""
        if isinstance(choice, Frighten):
            suppress(game, game.unit(self.shot.target), 1)
        return Goto(self.batter)

    def batter(self, game: Game) -> Step:
        """Then the structure that the target is in may take destruction points; templates strike it by themselves.

        [hon.destr.who hon.destr.order]
        """
        target, dice = game.unit(self.shot.target), weapon_of(game, self.shot).destruction
        if target.on_board:
            suppress(game, target, self.shot.shock)
        if not dice or self.shot.area:
            return self.done()
        found = structure_around(game, firing_seat(game, self.shot), dice, self.place, but=self.shot.target)
        return self.done() if found is None else Call(found, then=self.finished)
