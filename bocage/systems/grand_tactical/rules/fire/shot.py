"""Shots: the company bonus, the die, and the result."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, RolledLow, Step
from bocage.systems.grand_tactical.rules.batteries.markers import mark_fired
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim, is_armoured_target, shot_value, weapon_of
from bocage.systems.grand_tactical.rules.fire.results import Suffer
from bocage.systems.grand_tactical.scene.scene import MISS
from bocage.systems.grand_tactical.state.events import fire as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit


class Shot(Frame[bool]):
    """One unit fires at one unit; answers whether that had an effect.  [gts.proc.steps gts.fire.no-combining]"""

    aim: Aim
    bonus: bool = False

    def start(self, game: Game) -> Step:
        """One die decides both hit and damage.  [gts.proc.single-die gts.proc.miss-ends gts.core.d10]"""
        aim = self.aim
        unit, target = game.unit(aim.unit), game.unit(aim.target)
        mark_fired(game, unit)
        value, weapon = shot_value(game, aim, self.bonus), weapon_of(game, aim)
        game.emit(events.Fired(unit.id, target.id, weapon, value))
        face, result = game.dice.read(game.scene.row(weapon, is_armoured_target(game, aim), value.value))
        game.emit(RolledLow("fire", unit.seat, value.value, int(result != MISS), (face,)))
        if result == MISS:
            game.emit(events.Missed(target.id))
            return self.done(False)
        game.emit(events.Struck(target.id, result))
        return Call(Suffer(target.id, result, bare=aim.bare), then=self.suffered)

    def suffered(self, game: Game, effective: bool) -> Step:
        """What it did."""
        return self.done(effective)


class DeliberateShot(Frame[bool]):
    """Fire with the company bonus, if the unit passes its test for it.  [gts.mod.company-bonus]"""

    aim: Aim

    def start(self, game: Game) -> Step:
        """Only a whole unit of two steps tests."""
        if has_company(game, game.unit(self.aim.unit)):
            take_aim(game, self.aim)
            return Call(QualityTest(self.aim.unit, "company-bonus"), then=self.tested)
        return Goto(self.fire)

    def tested(self, game: Game, passed: bool) -> Step:
        """Fire with it, or without."""
        return Call(Shot(self.aim, passed), then=self.fired)

    def fire(self, game: Game) -> Step:
        """Fire without it."""
        return Call(Shot(self.aim), then=self.fired)

    def fired(self, game: Game, effective: bool) -> Step:
        """What the shot did."""
        return self.done(effective)


def take_aim(game: Game, aim: Aim) -> None:
    """What a shot is worth is told before the test on which it depends, for those who weigh it.  [gts.mod.list]"""
    game.emit(events.Aimed(aim.unit, aim.target, weapon_of(game, aim), shot_value(game, aim)))


def has_company(game: Game, unit: Unit) -> bool:
    """Two steps and none lost; cohesion hits do not matter.

    [gts.mod.company-bonus gts.ruling.company-bonus-cohesion gts.ind.company-bonus-needs-two-steps]
    """
    return game.scene.types[unit.type].steps == 2 and not unit.lost
