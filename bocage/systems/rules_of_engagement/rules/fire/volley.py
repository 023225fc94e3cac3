"""The fire of one squad at another: dice by weapon, from the hit to the casualty."""

from __future__ import annotations

from typing import NamedTuple

from bocage.kernel import Call, Frame, Goto, Step, Total, UnitId
from bocage.kernel.dice import Links
from bocage.kernel.events import EVERYONE
from bocage.systems.rules_of_engagement.rules.close_combat.contact import exposed
from bocage.systems.rules_of_engagement.rules.fire.losses import Losses
from bocage.systems.rules_of_engagement.rules.fire.needs import hit_links, hit_modifiers, save_need
from bocage.systems.rules_of_engagement.rules.fire.scores import mark_fired, mark_hits
from bocage.systems.rules_of_engagement.rules.fire.shooters import Group, dice_of, groups
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.troops.disengaging import Disengage, may_disengage
from bocage.systems.rules_of_engagement.rules.troops.snipers import TakeAim, marks_of, stays_hidden
from bocage.systems.rules_of_engagement.rules.vehicles.armour import Hits, StrikeVehicle, hits_on_vehicle
from bocage.systems.rules_of_engagement.rules.weapons.blast import Toll
from bocage.systems.rules_of_engagement.rules.weapons.templates import Explosions, shots_of
from bocage.systems.rules_of_engagement.state.events.action import (
    Fired,
    FireResult,
    NothingSeen,
)
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId, Vehicle


class Shots(NamedTuple):
    """The dice of a group: what is added to them, how many, what they need, and after how many of these it is a hit."""

    modifiers: Total
    chain: Links


class SquadFire(Frame[None]):
    """A squad fires at another, whose owner removes who is lost.  [roe.fire.steps roe.opp.resolution]"""

    unit: UnitId
    target: UnitId
    opportunity: bool = False
    weapon: str = ""
    """What some of its figures use in place of their usual weapon."""
    figures: tuple[FigureId, ...] = ()
    seers: tuple[FigureId, ...] = ()
    """Who has seen the target before it got out of the way.  [roe.special.recon-disengage]"""

    def start(self, game: Game) -> Step:
        """Whoever fires is seen, but for a sniper; then the dice.

        [roe.los.firing-reveals roe.special.sniper-stays-hidden]
        """
        squad = game.squad(self.unit)
        if not stays_hidden(game, squad, self.target, dict.fromkeys(self.figures, self.weapon)):
            reveal(game, self.unit)
        target = game.squad(self.target)
        if game.vehicle(self.target) is not None or target.evaded or not may_disengage(game, target, self.unit):
            return Goto(self.fire)
        uses = dict.fromkeys(self.figures, self.weapon)
        seers = tuple(one for group in groups(game, self.unit, self.target, uses) for one in group.figures)
        game.put(game.squad(self.unit).but(zone=None))
        return Call(Disengage(self.target, self.unit), then=self.but(seers=seers).fire)

    def fire(self, game: Game) -> Step:
        """The dice."""
        volley = Volley(self.unit, self.target, self.opportunity, self.weapon, self.figures, self.seers)
        return Call(volley, then=self.struck)

    def struck(self, game: Game, hits: Hits) -> Step:
        """What strikes a vehicle does its work; else what has a template comes down, then the losses."""
        if game.vehicle(self.target) is not None:
            return Call(StrikeVehicle(self.unit, self.target, hits), then=self.finished)
        lost = hits.lost
        uses = dict.fromkeys(self.figures, self.weapon)
        shots = shots_of(groups(game, self.unit, self.target, uses, seers=self.seers))
        if shots:
            tolls = (Toll(self.target, lost),) if lost else ()
            return Call(Explosions(self.unit, self.target, self.opportunity, shots, tolls), then=self.finished)
        return Call(Losses(self.target, lost, self.unit), then=self.finished)


class Volley(Frame[Hits]):
    """The dice of a squad that fires at another, and what they come to.  [roe.fire.steps]"""

    unit: UnitId
    target: UnitId
    opportunity: bool = False
    weapon: str = ""
    figures: tuple[FigureId, ...] = ()
    seers: tuple[FigureId, ...] = ()

    def start(self, game: Game) -> Step:
        """A sniper who holds aims at one man; everybody else fires at the squad, or at a vehicle."""
        vehicle = game.vehicle(self.target)
        if vehicle is not None:
            return self.done(self._at_vehicle(game, vehicle))
        if marks_of(game, game.squad(self.unit), self.target):
            return Call(TakeAim(self.unit, self.target, self.opportunity), then=self.assist)
        return Goto(self.roll)

    def assist(self, game: Game) -> Step:
        """A sniper's assistant fires only where both are seen.  [roe.special.sniper-assistant-fires]"""
        return Goto(self.roll) if groups(game, self.unit, self.target) else self.done(Hits())

    def roll(self, game: Game) -> Step:
        """All weapons of the squad are rolled before anybody is removed.  [roe.ruling.casualty-timing]"""
        mark_fired(game, self.unit, self.target)
        uses = dict.fromkeys(self.figures, self.weapon)
        groups_firing = groups(game, self.unit, self.target, uses, seers=self.seers)
        firing = [group for group in groups_firing if not group.blast]
        if groups_firing and not firing:
            return self.done(Hits())
        if not firing:
            game.emit(NothingSeen(self.unit, self.target))
            return self.done(Hits())
        shots = [self._shots(game, group) for group in firing]
        possible = [(group, shot) for group, shot in zip(firing, shots, strict=True) if shot.chain[1]]
        chains = game.dice.chains([shot.chain for _, shot in possible])
        hits, lost = 0, 0
        for (group, shot), chain in zip(possible, chains, strict=True):
            hit, killed = chain.left[shot.chain[2] - 1], chain.left[-1]
            fired = Fired(self.unit, self.target, group.weapon.name, chain.n, shot.modifiers, hit, killed)
            game.emit(fired, self._heard(game))
            hits += hit
            lost += killed
        lost = min(lost, exposed(game, self.target).bit_count())
        game.emit(FireResult(self.unit, self.target, hits, lost))
        if hits:
            mark_hits(game, self.unit, self.target, hits)
        return self.done(Hits(lost))

    def _at_vehicle(self, game: Game, vehicle: Vehicle) -> Hits:
        mark_fired(game, self.unit, self.target)
        firing = groups(game, self.unit, self.target, dict.fromkeys(self.figures, self.weapon))
        if firing:
            return hits_on_vehicle(game, self.unit, vehicle, firing, self.opportunity)
        game.emit(NothingSeen(self.unit, self.target))
        return Hits()

    def _heard(self, game: Game) -> int:
        """Who learns how each weapon fired: of a hidden sniper his own side alone: its sum would tell where he is.

        [roe.ruling.sniper-hidden]
        """
        squad = game.squad(self.unit)
        return 1 << squad.seat if squad.is_hidden else EVERYONE

    def _shots(self, game: Game, group: Group) -> Shots:
        """The dice of a group by its rate of fire, and what they need: to hit, to get past the save, to wound.

        [roe.hit.rof-dice roe.wchar.rof roe.exp.test roe.cas.roll roe.weapon.lmg-no-loader roe.wchar.ap roe.weapon.smg
        roe.weapon.assault-rifle]
        """
        dice = dice_of(game, group)
        modifiers = hit_modifiers(game, self.unit, self.target, group, self.opportunity)
        roster = game.scene.rosters[game.squad(self.unit).kind]
        shooting = roster[game.figures[group.figures[0]].man].profile.shooting
        links = hit_links(game, shooting, modifiers)
        needs = (*links, -save_need(game, self.target, group.weapon), group.weapon.ap) if links else ()
        return Shots(modifiers, (dice, needs, len(links)))
