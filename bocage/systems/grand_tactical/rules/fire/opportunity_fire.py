"""Opportunity fire: what the enemy does in a fire zone is answered, by one unit after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bocage.board.bits import bits
from bocage.kernel import Call, Frame, Modifier, Option, Pass, PlaceId, Refusal, Seat, Step, UnitId, Window
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.grand_tactical.rules.batteries.parks import break_up_park_of
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim
from bocage.systems.grand_tactical.rules.fire.shot import Shot, take_aim
from bocage.systems.grand_tactical.rules.fire.weapons import why_no_direct_fire
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, other

Trigger = Literal["move", "mount", "dismount", "column", "trench", "assault", "flee", "engineer"]
BARE: frozenset[Trigger] = frozenset({"move", "mount", "column", "trench", "assault", "flee"})
"""What is done by leaving a position, which then gives no benefit.  [gts.opp.no-dig-benefit gts.ip.lost]"""


class FireAtMover(Option):
    """Fire at a unit that is doing something in one's fire zone, if one's test is passed."""

    until = "OpportunityShot"
    unit: ActorId
    target: TargetId


class OpportunityFire(Window[Game, FireAtMover, tuple[UnitId, ...]], kw_only=True):
    """The enemies of some units may fire at them before they do what they announced; answers who has tried.

    Each firer once a trigger, at one of the units. `to` is the hex that they are about to enter; `firers`, where it is
    not empty, are the only ones who may. The attempt is enough, and it is no action of who fires.

    [gts.opp.what gts.opp.timing gts.opp.queue gts.opp.stack gts.ruling.opp-stack-one-trigger gts.opp.declining-free
    gts.opp.attempt-triggers gts.opp.trigger-other-move gts.opp.trigger-engineer gts.opp.transport-timing
    gts.ruling.opp-entrench-timing gts.gloss.action-vs-fire gts.gloss.inactive-both-sides]
    """

    prompt = "opportunity-fire"
    trigger: Trigger
    units: tuple[UnitId, ...]
    hex: PlaceId
    to: PlaceId = OFF_MAP
    fired: tuple[UnitId, ...] = ()
    firers: tuple[UnitId, ...] = ()

    def seats(self, game: Game) -> Sequence[Seat]:
        """The enemy of the units."""
        return (other(game.unit(self.units[0]).seat),)

    def options(self, game: Game, seat: Seat) -> Sequence[FireAtMover]:
        """Every unit whose fire zone covers the hex, at every unit that is still there."""
        if not game.swept[seat] >> self.hex & 1:
            return ()
        targets = self.targets(game)
        if not targets:
            return ()
        near = game.occupied[seat] & game.scene.near[self.hex]
        able = [
            firer
            for hex in bits(near)
            for firer in bits(game.here[hex])
            if game.zones[firer] >> self.hex & 1 and self.is_free(firer)
        ]
        return [FireAtMover(firer, target) for firer in able for target in targets]

    def targets(self, game: Game) -> list[UnitId]:
        """The units that are still doing it: not eliminated, and not suppressed unless they flee."""
        there = game.here[self.hex] & ~game.entering
        return [
            unit
            for unit in self.units
            if there >> unit & 1 and (self.trigger == "flee" or not game.suppressed >> unit & 1)
        ]

    def is_free(self, firer: UnitId) -> bool:
        """Whether a unit may still answer this trigger; at the next it may again.

        [gts.ruling.opp-stack-one-trigger gts.opp.repeat gts.opp.trigger-assault]
        """
        return firer not in self.fired and (not self.firers or firer in self.firers)

    def why_not(self, game: Game, choice: FireAtMover | Pass) -> Refusal | None:
        """Only who has the hex in his fire zone, once, and only at units that triggered it.  [gts.opp.who]"""
        if isinstance(choice, Pass):
            return None
        unit = game.unit(choice.unit)
        if unit.seat != self.asking or not unit.on_map:
            return Refusal("gts.opp.who", {"unit": unit.id}, reason="own")
        if why := why_no_direct_fire(game, unit):
            return why
        if not game.zones[unit.id] >> self.hex & 1:
            return Refusal("gts.opp.trigger-move", {"unit": unit.id, "hex": self.hex})
        if not self.is_free(unit.id):
            return Refusal("gts.ruling.opp-stack-one-trigger", {"unit": unit.id})
        if choice.target not in self.targets(game):
            return Refusal("gts.opp.stack", {"target": choice.target})
        return None

    def react(self, game: Game, seat: Seat, choice: FireAtMover) -> Step:
        """One firer after the other, each fully resolved.  [gts.opp.queue]"""
        tried = self.but(fired=(*self.fired, choice.unit))
        return Call(OpportunityShot(self.aim(game, seat, choice)), then=tried.again)

    def aim(self, game: Game, seat: Seat, choice: FireAtMover) -> Aim:
        """The shot that would be fired.  [gts.opp.no-dig-benefit]"""
        return Aim(choice.unit, choice.target, bare=self.trigger in BARE, terms=self.terms(game, seat))

    def terms(self, game: Game, seat: Seat) -> tuple[Modifier, ...]:
        """Into another fire zone, or in place, it is easier; into the open, harder; against flight, easier still.

        [gts.opp.plus-two gts.opp.minus-one gts.opp.flee-plus-two gts.ruling.opp-zone-of-any gts.ruling.flee-modifier]
        """
        numbers = game.scene.rulebook.opportunity
        if self.trigger == "move" and not game.swept[seat] >> self.to & 1:
            return (Modifier("gts.opp.minus-one", numbers.open),)
        swept = swept_term(game)
        if self.trigger == "flee":
            return swept, Modifier("gts.opp.flee-plus-two", numbers.fleeing)
        return (swept,)

    def closed(self) -> Step:
        """Nobody fires any more."""
        return self.done(self.fired)


def swept_term(game: Game) -> Modifier:
    """Whoever stays in a fire zone is hit more easily."""
    return Modifier("gts.opp.plus-two", game.scene.rulebook.opportunity.swept)


class OpportunityShot(Frame[None]):
    """A unit tests whether it reacts, which no command point does for it, and fires without company bonus.

    [gts.opp.test gts.opp.no-company-bonus gts.cp.no-auto-pass]
    """

    aim: Aim

    def start(self, game: Game) -> Step:
        """Test."""
        take_aim(game, self.aim)
        return Call(QualityTest(self.aim.unit, "opportunity-fire"), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """Fire, or not at this trigger.  [gts.opp.declining-free gts.park.forced-dissolve]"""
        if not passed:
            return self.done()
        break_up_park_of(game, game.unit(self.aim.target))
        return Call(Shot(self.aim), then=self.fired)

    def fired(self, game: Game, effective: bool) -> Step:
        """The shot is resolved."""
        return self.done()
