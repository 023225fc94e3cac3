"""Fire and movement (Tir et mouvement): one attack at half firepower, before the move or after it."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Goto, Option, Refusal, Step, UnitId
from bocage.systems.tide_of_iron.rules.cards.operations import is_snowed_in
from bocage.systems.tide_of_iron.rules.fire.concentrated_fire import ConcentratedFire, DeclareFire, Shoot
from bocage.systems.tide_of_iron.rules.fire.targets import (
    Shot,
    has_target,
    target_hexes,
    targets_in,
    targets_of,
    why_cannot_shoot,
    why_no_load,
)
from bocage.systems.tide_of_iron.rules.movement.advance import (
    Movement,
    Way,
    can_move,
    is_over,
    legs_of,
    why_cannot_move,
)
from bocage.systems.tide_of_iron.rules.movement.entering import why_not_stay
from bocage.systems.tide_of_iron.scene.scene import POINT
from bocage.systems.tide_of_iron.state.game import Game, Unit


class HoldFire(Option):
    """Do not attack after all."""

    passes = True


HOLD_FIRE = HoldFire()


def penalty(game: Game, unit: Unit) -> int:
    """What the action costs a squad and a vehicle, in thirds of a point.

    [toi.action.fm-penalty-squad toi.action.fm-penalty-vehicle]
    """
    cost = game.scene.rulebook.fire_and_movement
    return (cost.vehicle if unit.is_vehicle else cost.squad) * POINT


class FireAndMovement(Movement):
    """The unit moves, and may then make one attack, which ends its move; then it is fatigued.

    [toi.action.fm toi.action.fm-decline toi.action.fm-fatigue]
    """

    @classmethod
    def of(cls, game: Game, unit: Unit) -> FireAndMovement:
        """The whole action, to begin with a move."""
        return cls(unit.id, unit.hex, unit.hex, legs_of(game, unit))

    def penalty(self, game: Game, unit: Unit) -> int:
        """See `penalty`."""
        return penalty(game, unit)

    def choose(self, game: Game) -> Step:
        """Step 7, beside the others: attack from here.  [toi.timing.m7-attack]"""
        unit = game.units[self.unit]
        points = self.points(game, unit)
        options: list[Way | Shoot] = [] if is_over(unit) else [*self.ways(game, unit, points)]
        if not options:
            return Goto(self.end)
        if unit.hex == self.safe:
            options += shots_of(game, unit)
        return Ask(unit.seat, self.prompt, options, self.chosen, self.why_not, self.about(points))

    def why_not(self, game: Game, choice: Way | Shoot) -> Refusal | None:
        """Why the unit cannot go there, or fire at that."""
        if not isinstance(choice, Shoot):
            return super().why_not(game, choice)
        unit = game.units[self.unit]
        if unit.hex != self.safe and (refusal := why_not_stay(game, unit, "attack")) is not None:
            return refusal
        return why_no_shot(game, unit, choice)

    def chosen(self, game: Game, choice: Way | Shoot) -> Step:
        """Go there, or attack and move no more."""
        if not isinstance(choice, Shoot):
            return super().chosen(game, choice)
        return Call(DeclareFire(shot_of(self.unit, choice)), then=self.shot_fired)

    def shot_fired(self, game: Game, units: tuple[UnitId, ...]) -> Step:
        """The attack was the end of the move."""
        return Goto(self.end)


class FireThenMovement(Movement):
    """The unit may make one attack, and then moves; then it is fatigued.

    [toi.action.fm toi.action.fm-decline toi.action.fm-fatigue]
    """

    @classmethod
    def of(cls, game: Game, unit: Unit) -> FireThenMovement:
        """The whole action, to begin with an attack."""
        return cls(unit.id, unit.hex, unit.hex, legs_of(game, unit))

    def penalty(self, game: Game, unit: Unit) -> int:
        """See `penalty`."""
        return penalty(game, unit)

    def start(self, game: Game) -> Step:
        """Choose the target, or do not attack after all."""
        unit = game.units[self.unit]
        options: list[Shoot | HoldFire] = [*shots_of(game, unit), HOLD_FIRE]
        return Ask(unit.seat, ConcentratedFire.prompt, options, self.fire, self.why_hold_fire, {"unit": unit.id})

    def why_hold_fire(self, game: Game, choice: Shoot | HoldFire) -> Refusal | None:
        """Why the unit cannot fire at that target with those figures."""
        return why_no_shot(game, game.units[self.unit], choice) if isinstance(choice, Shoot) else None

    def fire(self, game: Game, choice: Shoot | HoldFire) -> Step:
        """Attack, if wished; then move."""
        if isinstance(choice, HoldFire):
            return Goto(self.choose)
        return Call(DeclareFire(shot_of(self.unit, choice)), then=self.shot_fired)

    def shot_fired(self, game: Game, units: tuple[UnitId, ...]) -> Step:
        """Now the unit moves."""
        return Goto(self.choose)


# The attack


def shots_of(game: Game, unit: Unit) -> list[Shoot]:
    """The attacks that a unit can make on the move: never at long range, and only if nothing else halves it.

    [toi.action.fm-half-fp toi.action.fm-no-long-range toi.calc.halve-once]
    """
    hexes = target_hexes(game, unit, "moving")
    if not hexes or why_cannot_shoot(game, unit, mode="moving") is not None:
        return []
    return [Shoot(target.id, load.types) for target, load in targets_in(game, unit, hexes, "moving")]


def why_no_shot(game: Game, unit: Unit, shoot: Shoot) -> Refusal | None:
    """Why a unit cannot make an attack on the move."""
    return why_cannot_shoot(game, unit, mode="moving") or why_no_load(
        game, unit, game.units[shoot.target], shoot.figures, "moving"
    )


def shot_of(unit: UnitId, shoot: Shoot) -> Shot:
    """The attack as declared; nobody supports it.  [toi.action.fm-no-support]"""
    return Shot(unit, shoot.figures, shoot.target, "moving")


# Who may take the action


def may_fire_and_move(game: Game, unit: Unit) -> bool:
    """Whether a unit can move and has weapons to fire on the move."""
    profile = game.profile(unit)
    if profile.heavy_weapon or not any(profile.longest) or is_snowed_in(game, unit):
        return False
    return can_move(game, unit, penalty(game, unit))


def why_no_fire_and_movement(game: Game, unit: Unit) -> Refusal | None:
    """Squads with a heavy weapon cannot fire and move, and unarmed vehicles have nothing to fire.

    [toi.action.fm-no-heavy toi.ruling.firepower-0-attacks]
    """
    profile = game.profile(unit)
    if profile.heavy_weapon:
        return Refusal("toi.action.fm-no-heavy", {"unit": unit.id})
    if not any(profile.longest):
        return Refusal("toi.ruling.firepower-0-attacks", {"unit": unit.id})
    if is_snowed_in(game, unit):
        return Refusal("toi.ops.what", {"unit": unit.id}, "snow")
    return why_cannot_move(game, unit, penalty(game, unit))


def may_fire_first(game: Game, unit: Unit) -> bool:
    """Whether a unit can fire and then move."""
    if not has_target(game, unit, "moving") or not may_fire_and_move(game, unit):
        return False
    return why_cannot_shoot(game, unit, mode="moving") is None


def why_no_fire_first(game: Game, unit: Unit) -> Refusal | None:
    """Who is to fire first needs a target first."""
    refusal = why_no_fire_and_movement(game, unit) or why_cannot_shoot(game, unit, mode="moving")
    if refusal is None and next(targets_of(game, unit, "moving"), None) is None:
        return Refusal("toi.combat.validity", {"unit": unit.id})
    return refusal
