"""Opportunity fire: a squad that holds its fire may use it at any instant."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.kernel import Call, Frame, Option, Pass, Refusal, Seat, Step, UnitId, Window
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.rules_of_engagement.rules.close_combat.contact import is_locked
from bocage.systems.rules_of_engagement.rules.discipline.out_of_turn import OutOfTurn
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.fire.screens import is_hidden_by_smoke
from bocage.systems.rules_of_engagement.rules.fire.shooters import can_fire, groups, is_in_zone
from bocage.systems.rules_of_engagement.rules.fire.volley import SquadFire
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.hiding.sightings import why_not_known
from bocage.systems.rules_of_engagement.rules.hooks import reactions
from bocage.systems.rules_of_engagement.rules.troops.snipers import why_not_openly
from bocage.systems.rules_of_engagement.rules.weapons.choices import uses_of, why_not_use
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId

OPPORTUNITY = "opportunity"


class FireNow(Option):
    """A squad uses its opportunity fire."""

    until = "Volley"
    unit: ActorId
    target: TargetId


class FireNowWith(FireNow):
    """A squad uses its opportunity fire, and some of its figures another weapon than their usual one."""

    until = "SquadFire"
    weapon: str
    figures: tuple[FigureId, ...]


class FireNowOpenly(FireNow):
    """A sniper and his assistant use their opportunity fire, and are seen."""

    until = "SquadFire"


class OpportunityFire(Window[Game, FireNow, None]):
    """The enemy may fire at a squad that moves or fires.  [roe.opp.when roe.opp.chain roe.turn.fire-out-of-phase]"""

    prompt = OPPORTUNITY
    trigger: UnitId
    firer: UnitId = NOBODY
    """Who has just used the moment."""
    struck: bool = False
    """Whether anybody has."""

    def seats(self, game: Game) -> Sequence[Seat]:
        """The other side, if anybody of it waits for such a moment."""
        trigger = game.squad(self.trigger)
        seat = other(trigger.seat)
        if trigger.is_hidden or not game.members[self.trigger]:
            return ()
        return (seat,) if game.watching[seat] or waiting(game, seat) else ()

    def options(self, game: Game, seat: Seat) -> Sequence[FireNow]:
        """Squads that have the target in their zone, in sight and in range."""
        found: list[FireNow] = []
        for unit in (*bits(game.watching[seat]), *waiting(game, seat)):
            if why_not_snap(game, unit, self.trigger) is None:
                found.append(FireNow(unit, self.trigger))
                uses = uses_of(game, game.squad(unit), self.trigger, opportunity=True)
                found += [FireNowWith(unit, self.trigger, weapon, figures) for weapon, figures in uses]
                if why_not_openly(game, game.squad(unit), self.trigger) is None:
                    found.append(FireNowOpenly(unit, self.trigger))
        return found

    def why_not(self, game: Game, choice: FireNow | Pass) -> Refusal | None:
        """The judge of the window."""
        if isinstance(choice, Pass):
            return None
        if game.squad(choice.unit).seat != self.asking or choice.target != self.trigger:
            return Refusal("roe.opp.when", {"unit": choice.unit, "target": choice.target})
        refusal = why_not_snap(game, choice.unit, choice.target)
        if refusal is None and isinstance(choice, FireNowOpenly):
            return why_not_openly(game, game.squad(choice.unit), choice.target)
        if refusal is None and isinstance(choice, FireNowWith):
            squad = game.squad(choice.unit)
            return why_not_use(game, squad, choice.target, choice.weapon, choice.figures, opportunity=True)
        return refusal

    def react(self, game: Game, seat: Seat, choice: FireNow) -> Step:
        """The shot."""
        if isinstance(choice, FireNowOpenly):
            reveal(game, choice.unit)
        weapon, figures = (choice.weapon, choice.figures) if isinstance(choice, FireNowWith) else ("", ())
        return Call(
            SnapShot(choice.unit, choice.target, weapon, figures),
            then=self.but(firer=choice.unit, struck=True).answered,
        )

    def answered(self, game: Game) -> Step:
        """Whoever has fired may be fired at; then others may use the moment too.  [roe.opp.chain]"""
        return Call(reactions(game, self.firer), then=self.again)

    def closed(self) -> Step:
        """When all have fired who want to, the target answers for its nerves, once.

        [roe.opp.test-immediate roe.opp.one-test-per-turn]
        """
        return Call(OutOfTurn(self.trigger), then=self.finished) if self.struck else self.done()


class AmbushFire(OpportunityFire):
    """The same moment where the enemy has hidden squads: he is asked whether or not one of them can fire.

    [roe.ruling.opp-instant roe.ruling.known-enemies]
    """

    hidden = True


def waiting(game: Game, seat: Seat) -> list[UnitId]:
    """The squads of a side that lie in ambush and may fire at any instant, as all can tell."""
    return [
        one.id
        for one in game.squads
        if one.veil != "open" and one.lies_in_wait and one.seat == seat and game.members[one.id]
    ]


class SnapShot(Frame[None]):
    """A squad uses its opportunity fire.  [roe.opp.resolution roe.opp.once]"""

    unit: UnitId
    target: UnitId
    weapon: str = ""
    figures: tuple[FigureId, ...] = ()

    def start(self, game: Game) -> Step:
        """Normal fire at -1; grenades may be thrown.  [roe.weapon.grenade-opp]"""
        fire = SquadFire(self.unit, self.target, opportunity=True, weapon=self.weapon, figures=self.figures)
        return Call(fire, then=self.finished)


def why_not_snap(game: Game, squad: UnitId, target: UnitId) -> Refusal | None:
    """A squad may use opportunity fire that it has prepared, at what it sees in its zone and in range.

    [roe.opp.who roe.order.opp-zone roe.range.check]
    """
    firer = game.squad(squad)
    args = {"unit": squad, "target": target}
    ready = firer.lies_in_wait or (firer.zone is not None and firer.order == "hold")
    if not ready or not game.members[squad] or not can_fire(game, firer):
        return Refusal("roe.opp.who", args)
    unknown = why_not_known(game, squad, target)
    if unknown is not None:
        return unknown
    if is_locked(game, target):
        return Refusal("roe.cc.no-fire-into", args)
    if not game.members[target] or not is_in_zone(game, firer, target):
        return Refusal("roe.order.opp-zone", args)
    if is_hidden_by_smoke(game, squad, target):
        return Refusal("roe.smoke.hit", args)
    if not game.sight_from(squad).any_sees(game.places[squad], game.places[target]):
        return Refusal("roe.los.method", args)
    return None if groups(game, squad, target) else Refusal("roe.range.check", args)
