"""Concentrated fire and combined fire (Tir concentré, tir combiné): declaring an attack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.tide_of_iron.rules.cards.lasting import fires_alone
from bocage.systems.tide_of_iron.rules.fire.attack import Attack
from bocage.systems.tide_of_iron.rules.fire.mortars import (
    Bombard,
    Bombardment,
    bombardments_of,
    can_bombard,
    why_not_bombard,
)
from bocage.systems.tide_of_iron.rules.fire.targets import (
    Kind,
    Shot,
    has_mortars,
    has_target,
    loads_on,
    onlookers,
    targets_of,
    why_cannot_shoot,
    why_no_load,
)
from bocage.systems.tide_of_iron.rules.teams import pay_for_support, support_cost, why_no_cross_support
from bocage.systems.tide_of_iron.scene.scene import Figures
from bocage.systems.tide_of_iron.state.game import Game, SideId, Unit


class Shoot(Option):
    """Fire at a unit with these types of figures."""

    target: TargetId
    figures: Figures


class Support(Option):
    """Let another unit support the attack with these types of figures."""

    unit: ActorId
    figures: Figures


class OpenFire(Option):
    """Roll the dice, for a normal or a suppressive attack (harcèlement)."""

    until: ClassVar[str] = "Attack"
    kind: Kind


NORMAL, SUPPRESSIVE = OpenFire("normal"), OpenFire("suppressive")


class ConcentratedFire(Frame[None]):
    """Concentrated fire: a fresh unit attacks at full firepower without moving.  [toi.action.concentrated-fire]"""

    prompt = "fire.target"
    unit: UnitId

    def start(self, game: Game) -> Step:
        """Choose the target and the figures that fire, or a hex for the mortars: never both.  [toi.mortar.no-mix]"""
        unit = game.units[self.unit]
        options: list[Shoot | Bombard] = [Shoot(target.id, load.types) for target, load in targets_of(game, unit)]
        options += bombardments_of(game, unit)
        return Ask(unit.seat, self.prompt, options, self.declare, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: Shoot | Bombard) -> Refusal | None:
        """Why the unit cannot fire at that target with those figures."""
        unit = game.units[self.unit]
        if isinstance(choice, Bombard):
            return why_not_bombard(game, unit, choice.hex, choice.kind)
        return why_no_load(game, unit, game.units[choice.target], choice.figures)

    def declare(self, game: Game, choice: Shoot | Bombard) -> Step:
        """Go on to supports and the type of attack."""
        if isinstance(choice, Bombard):
            return Call(Bombardment(self.unit, choice.hex, choice.kind), then=self.bombarded)
        shot = Shot(self.unit, choice.figures, choice.target, "concentrated")
        return Call(DeclareFire(shot), then=self.over)

    def over(self, game: Game, units: tuple[UnitId, ...]) -> Step:
        """The attack was the whole action."""
        return self.done()

    def bombarded(self, game: Game) -> Step:
        """The bombardment was the whole action."""
        return self.done()


class DeclareFire(Frame[tuple[UnitId, ...]]):
    """Add supports one by one, then choose the type of attack and roll; answers who took part.

    [toi.combined.when toi.combined.lead]
    """

    prompt = "fire.declare"
    shot: Shot

    def start(self, game: Game) -> Step:
        """Ask for another support or for the type of attack; vehicles are only attacked normally.

        [toi.attack.type toi.vehicle-damage.suppressive-immune]
        """
        shot = self.shot
        options: list[OpenFire | Support] = [NORMAL]
        if not game.units[shot.target].is_vehicle:
            options.append(SUPPRESSIVE)
        options += supports_of(game, shot)
        args = {"unit": shot.lead, "target": shot.target}
        return Ask(game.units[shot.lead].seat, self.prompt, options, self.chosen, self.why_not, args)

    def why_not(self, game: Game, choice: OpenFire | Support) -> Refusal | None:
        """Why that support or type is not possible."""
        if isinstance(choice, Support):
            return why_no_support(game, self.shot, choice)
        if choice.kind == "suppressive" and game.units[self.shot.target].is_vehicle:
            return Refusal("toi.vehicle-damage.suppressive-immune", {"unit": self.shot.target})
        return None

    def chosen(self, game: Game, choice: OpenFire | Support) -> Step:
        """Another support, or the attack itself."""
        if isinstance(choice, Support):
            unit = game.units[choice.unit]
            pay_for_support(game, unit.side, support_cost(game, self.shot, unit))
            supports = (*self.shot.supports, (choice.unit, choice.figures))
            return Goto(DeclareFire(self.shot.but(supports=supports)).start)
        return Call(Attack(self.shot.but(kind=choice.kind)), then=self.over)

    def over(self, game: Game) -> Step:
        """The attack is resolved."""
        return self.done(tuple(unit for unit, _ in self.shot.firing))


def support_candidates(game: Game, shot: Shot) -> int:
    """The units that may support: fresh ones a Concentrated fire, those in op-fire mode an op fire.

    Nobody supports fire on the move.
    [toi.combined.eligibility toi.combined.not-fm toi.mg.repeat-targets toi.action.free-support
    toi.ruling.units-with-op-fire-marker-supporting-concentrated]
    """
    if shot.mode == "moving" or fires_alone(game, game.units[shot.lead]):
        return 0
    side = game.units[shot.lead].side
    candidates = game.watching[side] if shot.mode == "op-fire" else fresh_units(game, side)
    for unit in (shot.lead, *[unit for unit, _ in shot.supports], *shot.barred):
        candidates &= ~(1 << unit)
    return candidates


def fresh_units(game: Game, side: SideId) -> int:
    """The fresh units of a side, of all its divisions."""
    found = 0
    for seat in game.teams[side]:
        found |= game.fresh[seat]
    return found


def supports_of(game: Game, shot: Shot) -> Iterator[Support]:
    """Every support that may still join.  [toi.combined.no-double-half]"""
    target = game.units[shot.target]
    candidates = support_candidates(game, shot)
    if candidates:
        candidates &= onlookers(game, game.units[shot.lead].side, target.hex)
    for number in bits(candidates):
        unit = game.units[number]
        loads = loads_on(game, unit, target)
        if loads and why_unfit_to_support(game, shot, unit) is None:
            for load in loads:
                yield Support(number, load.types)


def why_unfit_to_support(game: Game, shot: Shot, unit: Unit) -> Refusal | None:
    """Why a unit cannot support, with whatever figures."""
    return why_cannot_shoot(game, unit, supporting=True) or why_no_cross_support(game, shot, unit)


def why_no_support(game: Game, shot: Shot, support: Support) -> Refusal | None:
    """Why a unit may not support the attack."""
    unit = game.units[support.unit]
    if shot.mode == "moving":
        return Refusal("toi.combined.not-fm", {"unit": shot.lead})
    if not support_candidates(game, shot) >> unit.id & 1:
        return Refusal("toi.combined.eligibility", {"unit": unit.id})
    if shot.mode == "op-fire" and has_mortars(game, support.figures):
        return Refusal("toi.mortar.no-op-fire", {"unit": unit.id})
    return why_unfit_to_support(game, shot, unit) or why_no_load(game, unit, game.units[shot.target], support.figures)


def may_lead(game: Game, unit: Unit) -> bool:
    """Whether a unit may lead a Concentrated fire now."""
    return (has_target(game, unit) or can_bombard(game, unit)) and why_cannot_shoot(game, unit) is None


def why_no_target(game: Game, unit: Unit) -> Refusal | None:
    """A unit needs a target in range and in sight."""
    if has_target(game, unit) or can_bombard(game, unit):
        return None
    return Refusal("toi.combat.validity", {"unit": unit.id})
