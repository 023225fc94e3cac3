"""The close combat phase: charges, then every combat fights a round."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.rules_of_engagement.rules.close_combat.assault import Assault, may_charge, may_occupy
from bocage.systems.rules_of_engagement.rules.close_combat.contact import combat_of, release
from bocage.systems.rules_of_engagement.rules.close_combat.exploitation import Exploit
from bocage.systems.rules_of_engagement.rules.close_combat.melee import Melee
from bocage.systems.rules_of_engagement.rules.vehicles.assaulting import AssaultVehicle
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY

CHARGE, COMBAT = "charge", "combat.next"


class ChargeNow(Option):
    """This squad charges next."""

    unit: ActorId
    target: TargetId


class FightNext(Option):
    """The combat of this squad is fought next."""

    unit: ActorId


class CloseCombatPhase(Frame[None]):
    """Squads take the places of enemies who are gone, others charge, then all who touch an enemy fight.

    [roe.turn.cc-summary roe.cc.steps roe.ruling.cc-every-phase]
    """

    def start(self, game: Game) -> Step:
        """Whoever closed up after exploiting a victory fights like all others."""
        for squad in game.squads_of(game.now.active):
            if squad.combat is not None and squad.combat.exploits:
                game.put(squad.but(combat=squad.combat.but(exploits=False)))
        return Goto(self.vacated)

    def vacated(self, game: Game) -> Step:
        """Those first whose enemy fire has swept away.  [roe.cc.occupy]"""
        for squad in game.squads_of(game.now.active):
            if may_occupy(game, squad):
                return Call(Exploit(squad.id, fought=False), then=self.vacated)
        return Goto(self.charges)

    def charges(self, game: Game) -> Step:
        """Every assault that can be is carried out, in the order that the active player likes."""
        ready = [squad for squad in game.squads_of(game.now.active) if may_charge(game, squad)]
        if not ready:
            release(game)
            engaged = tuple([one.id for one in game.squads_of(game.now.active) if one.combat is not None])
            return Goto(Fights(engaged).start)
        options = [ChargeNow(squad.id, squad.assault) for squad in ready]
        return Ask(game.now.active, CHARGE, options, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: ChargeNow) -> Refusal | None:
        """Squads that have declared it and are near enough, at no other enemy.

        [roe.cc.must-carry-out roe.cc.distance]
        """
        squad = game.squad(choice.unit)
        args = {"unit": choice.unit, "target": choice.target}
        if squad.seat != game.now.active or squad.assault == NOBODY or squad.assault != choice.target:
            return Refusal("roe.cc.must-carry-out", args)
        return None if may_charge(game, squad) else Refusal("roe.cc.distance", args)

    def chosen(self, game: Game, choice: ChargeNow) -> Step:
        """Off it goes."""
        if game.vehicle(choice.target) is not None:
            return Call(AssaultVehicle(choice.unit, choice.target), then=self.charges)
        return Call(Assault(choice.unit, choice.target), then=self.charges)


class Fights(Frame[None]):
    """The combats of the squads that were engaged when all had charged; new ones wait for the next phase.

    [roe.ruling.cc-every-phase roe.cc.exploit-contact]
    """

    shown = False
    pending: tuple[UnitId, ...]

    def start(self, game: Game) -> Step:
        """Which combat is next."""
        left = [unit for unit in self.pending if game.members[unit] and game.squad(unit).combat is not None]
        first = {combat_of(game, unit): unit for unit in reversed(left)}
        if not first:
            return self.done()
        options = [FightNext(unit) for unit in sorted(first.values())]
        return Ask(game.now.active, COMBAT, options, self.but(pending=tuple(left)).chosen, self.why_not)

    def why_not(self, game: Game, choice: FightNext) -> Refusal | None:
        """Squads whose combat has not been fought."""
        if choice.unit in self.pending and game.squad(choice.unit).combat is not None:
            return None
        return Refusal("roe.cc.groups", {"unit": choice.unit}, "unit")

    def chosen(self, game: Game, choice: FightNext) -> Step:
        """A round of it."""
        squads = combat_of(game, choice.unit)
        onward = Fights(tuple([unit for unit in self.pending if unit not in squads]))
        return Call(Melee.of(game, squads), then=onward.start)
