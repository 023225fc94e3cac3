"""Snipers (Sniper): an Alternative Fire Action that is read on a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bocage.kernel import Call, Goto, Modifier, Pool, Refusal, Roll, Step, Total, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.heroes_of_normandie.rules.activation.act import Mode, When
from bocage.systems.heroes_of_normandie.rules.cards.holding.play_windows import before_dice
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import FireAct, Salvo
from bocage.systems.heroes_of_normandie.rules.fire.losses import StepLoss, suppress
from bocage.systems.heroes_of_normandie.rules.fire.shots import (
    LEAST,
    RIFLE,
    Shot,
    penalties,
    whom_to_hit,
    why_not_bear,
    why_not_hit,
    why_not_target,
)
from bocage.systems.heroes_of_normandie.schema.recruitment import SniperLine
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit


class Snipe(FireAct):
    """Fire at a unit as a sniper."""

    until: ClassVar[str] = "SniperFire"
    target: TargetId

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """Only a sniper does, only at infantry, and only at what he sees.  [hon.sniper.target]"""
        target = game.unit(self.target)
        about = {"unit": unit.id, "target": target.id}
        if not game.face(unit).abilities.sniper:
            return Refusal("hon.sniper.target", about, "ability")
        refusal = why_not_target(unit, target) or why_not_bear(game, unit, RIFLE, when.mode)
        if refusal is not None:
            return refusal
        if not game.is_infantry(target):
            return Refusal("hon.sniper.target", about)
        return why_not_hit(game, unit, RIFLE, target)

    def strikes(self, game: Game, unit: Unit, target: Unit) -> bool:
        """See `FireAct`."""
        return self.target == target.id

    def volley(self, game: Game, unit: Unit, mode: Mode, used: int, against: UnitId) -> SniperFire:
        """See `FireAct`."""
        shot = Shot(unit.id, NONE, self.target, "normal", mode, area="sniper")
        return SniperFire(unit.id, mode, used, NONE, against, shot)


def sniper_acts(game: Game, unit: Unit, when: When) -> Sequence[Snipe]:
    """The targets of a sniper."""
    if when.phase != "activation" or not game.face(unit).abilities.sniper:
        return ()
    shots = [Snipe(target) for target in whom_to_hit(game, unit, RIFLE, when.against)]
    return [act for act in shots if act.why_not(game, unit, when) is None]


class SniperFire(Salvo):
    """One die on the sniper's table, less Suppressed markers and obstacles.

    [hon.sniper.target hon.sniper.modifiers]
    """

    markers: int = 0
    """The Suppressed markers for a target that survives."""

    def fire(self, game: Game) -> Step:
        """Gear and cards are announced before the die.  [hon.ruling.sniper-long-range]"""
        announcing = before_dice(game, self.shot)
        return Goto(self.roll) if announcing is None else Call(announcing, then=self.announced)

    def announced(self, game: Game, shot: Shot) -> Step:
        """They are."""
        return Goto(self.but(shot=shot).roll)

    def roll(self, game: Game) -> Step:
        """Roll one die."""
        return Call(Roll("sniper", game.unit(self.unit).seat, 1), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Read the table; range and cover do not matter.

        [hon.sniper.table hon.sniper.modifiers hon.ruling.sniper-low hon.ruling.double-hit-assault]
        """
        shot = self.shot
        terms = [Modifier("hon.sniper.table", pool.faces[0]), *shot.bonuses, *penalties(game, shot)]
        result = Total.of(terms, least=LEAST)
        game.emit(events.Sniped(self.unit, shot.target, result))
        line = line_of(game, game.unit(self.unit), result.value)
        if line.steps:
            return Call(StepLoss(shot.target), then=self.but(markers=line.suppressed).shaken)
        if not line.suppressed:
            game.emit(events.Missed(shot.target))
        suppress(game, game.unit(shot.target), line.suppressed)
        return Goto(self.next_weapon)

    def shaken(self, game: Game) -> Step:
        """A target that has survived its step loss is suppressed as well.  [hon.sniper.table]"""
        target = game.unit(self.shot.target)
        if target.on_board:
            suppress(game, target, self.markers)
        return Goto(self.next_weapon)


def line_of(game: Game, unit: Unit, result: int) -> SniperLine:
    """The line of the table that a result falls in: the unit's tile may print a table of its own.

    [hon.sniper.own-table hon.sniper.table]
    """
    tile = None if unit.tile == NONE else game.scene.tables.tiles.get(game.tiles[unit.tile].name)
    table = tile.sniper if tile is not None and tile.sniper else game.scene.rulebook.sniper
    return next(line for line in table if result <= line.up_to)
