"""Opportunity fire (Tir d'opportunité): the enemy's answer to each hex that the active unit enters."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Call, Option, Pass, Refusal, Seat, Step, UnitId, Window
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_iron.rules.fire.concentrated_fire import DeclareFire
from bocage.systems.tide_of_iron.rules.fire.targets import (
    Shot,
    has_mortars,
    loads_on,
    onlookers,
    why_cannot_shoot,
    why_no_load,
)
from bocage.systems.tide_of_iron.rules.teams import leads_too
from bocage.systems.tide_of_iron.scene.scene import Figures
from bocage.systems.tide_of_iron.state.game import Game, SideId, other


class LeadOpFire(Option):
    """Fire at the active unit: this unit leads, with these types of figures."""

    unit: ActorId
    figures: Figures


def watchers(game: Game, side: SideId, hex: Hex) -> int:
    """The units of a side in op-fire mode that see a hex, as a bitset.  [toi.opfire.when]"""
    watching = game.watching[side]
    return watching & onlookers(game, side, hex) if watching else 0


class OpportunityFire(Window[Game, LeadOpFire, tuple[UnitId, ...]]):
    """At most one op-fire attack at a unit that has just moved into a hex; answers who took part in it.

    [toi.opfire.when toi.opfire.one-per-hex toi.opfire.optional toi.move.op-fire-window toi.move.op-fire-once-per-hex
    toi.timing.m4-resolve]
    """

    prompt = "op-fire"
    target: UnitId
    fired: tuple[UnitId, ...]
    """The units that have taken part in op fire at this unit in this activation."""

    def seats(self, game: Game) -> Sequence[Seat]:
        """The opposing players."""
        return game.teams[other(game.units[self.target].side)]

    def options(self, game: Game, seat: Seat) -> Sequence[LeadOpFire]:
        """The seat's units in op-fire mode that can fire at the active unit, at any range, or in its very hex.

        [toi.opfire.full-range toi.tank.overrun-op-fire toi.ruling.mortar-example-with-op-fire]
        """
        target = game.units[self.target]
        found = []
        for number in bits(watchers(game, other(target.side), target.hex)):
            unit = game.units[number]
            if unit.seat == seat and number not in self.fired:
                loads = loads_on(game, unit, target)
                if loads and why_cannot_shoot(game, unit, supporting=False) is None:
                    found += [LeadOpFire(number, load.types) for load in loads]
        return found

    def why_not(self, game: Game, choice: LeadOpFire | Pass) -> Refusal | None:
        """Why a unit cannot lead an op fire now."""
        if isinstance(choice, Pass):
            return None
        unit = game.units[choice.unit]
        target = game.units[self.target]
        if unit.seat != self.asking:
            mine = leads_too(game, self.asking, unit)
            return Refusal("toi.opfire.when", {"unit": unit.id}, "other-division" if mine else "other-side")
        if unit.status != "op-fire":
            return Refusal("toi.opfire.when", {"unit": unit.id})
        if unit.id in self.fired:
            return Refusal("toi.opfire.one-per-activation", {"unit": unit.id, "target": target.id})
        if has_mortars(game, choice.figures):
            return Refusal("toi.mortar.no-op-fire", {"unit": unit.id})
        return why_cannot_shoot(game, unit, supporting=False) or why_no_load(game, unit, target, choice.figures)

    def react(self, game: Game, seat: Seat, choice: LeadOpFire) -> Step:
        """Declare and resolve the one attack of this hex; it costs no action.  [toi.action.free-op-fire]"""
        shot = Shot(choice.unit, choice.figures, self.target, "op-fire", barred=self.fired)
        return Call(DeclareFire(shot), then=self.shot_fired)

    def shot_fired(self, game: Game, units: tuple[UnitId, ...]) -> Step:
        """One attack closes the window."""
        return self.done(units)

    def closed(self) -> Step:
        """Nobody fired."""
        return self.done(())
