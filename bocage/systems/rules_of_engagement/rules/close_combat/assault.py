"""Assaults: who may declare one, who is near enough, and the charge itself."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Call, Frame, Goto, Refusal, Step, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.approach import approach
from bocage.systems.rules_of_engagement.rules.close_combat.buildings import (
    ForceDoor,
    is_near_enough,
    storm,
    stormed,
    turn_to,
)
from bocage.systems.rules_of_engagement.rules.close_combat.contact import fighters
from bocage.systems.rules_of_engagement.rules.close_combat.engaging import engage, go
from bocage.systems.rules_of_engagement.rules.close_combat.exploitation import Exploit, GoOn
from bocage.systems.rules_of_engagement.rules.close_combat.rush import Rush
from bocage.systems.rules_of_engagement.rules.discipline.states import destroy, is_below_half
from bocage.systems.rules_of_engagement.rules.enemies import gap_between
from bocage.systems.rules_of_engagement.rules.hooks import reactions
from bocage.systems.rules_of_engagement.rules.movement.marching import break_aim_at
from bocage.systems.rules_of_engagement.rules.weapons.guns import touch_guns
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND
from bocage.systems.rules_of_engagement.schema.vocabulary import Command
from bocage.systems.rules_of_engagement.state.events.close_combat import Charged, ChargeFailed
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId, Squad


def why_not_assault(game: Game, squad: Squad, order: Command, target: UnitId) -> Refusal | None:
    """Whoever crawls, advances or runs may declare an assault on an enemy whom all can see; the shaken may not.

    Nobody does in the first turn of all.
    [roe.cc.who roe.cc.not-ambushed roe.cc.no-orders roe.ruling.cc-states roe.ruling.cc-ambushed roe.scn.first-turn]
    """
    args = {"unit": squad.id, "target": target}
    if game.now.opening:
        return Refusal("roe.scn.first-turn", args)
    if squad.combat is not None:
        return Refusal("roe.cc.no-orders", {"unit": squad.id})
    if order == "hold":
        return Refusal("roe.cc.who", args)
    if squad.is_broken:
        return Refusal("roe.cc.who", args, "state")
    enemy = game.squad(target)
    if enemy.seat == squad.seat or not game.members[target]:
        return Refusal("roe.cc.who", args, "target")
    if game.vehicle(squad.id) is not None or squad.aboard != NOBODY or enemy.aboard != NOBODY:
        return Refusal("roe.cc.who", args, "state")
    if enemy.is_ambushed:
        return Refusal("roe.cc.not-ambushed", args)
    return None


def may_charge(game: Game, squad: Squad) -> bool:
    """Whether a squad carries out the assault that it has declared: it has its order and its nerve still.

    [roe.cc.must-carry-out roe.ruling.cc-states]
    """
    able = squad.order is not None and not squad.spent and not squad.is_broken and squad.combat is None
    return able and bool(squad.chargers) and bool(game.members[squad.id]) and bool(game.members[squad.assault])


def may_occupy(game: Game, squad: Squad) -> bool:
    """Whether the enemy that a squad was to attack is gone, so that it may take his place.  [roe.cc.occupy]"""
    if squad.assault == NOBODY or game.members[squad.assault]:
        return False
    return squad.order is not None and not squad.spent and not squad.is_broken and squad.combat is None


class MeasureAssaults(Frame[None]):
    """When all have moved it is measured who can charge: whoever is within 10 cm of the squad that he is to attack.

    [roe.cc.distance roe.cc.measure-after-movement]
    """

    shown = False

    def start(self, game: Game) -> Step:
        """All at once; what fire does to either squad later does not change it."""
        for squad in game.squads_of(game.now.active):
            if squad.assault != NOBODY:
                men = bits(game.members[squad.id])
                near = [one for one in men if is_near_enough(game, game.figures[one].at, squad.assault)]
                game.put(squad.but(chargers=tuple(near)))
        return self.done()


class Assault(Frame[None]):
    """A squad charges the one that it has declared.  [roe.cc.steps roe.cc.must-carry-out]"""

    unit: UnitId
    target: UnitId

    def start(self, game: Game) -> Step:
        """Before it goes the enemy may use his opportunity fire.  [roe.ruling.opp-instant]"""
        return Call(reactions(game, self.unit), then=self.charge)

    def charge(self, game: Game) -> Step:
        """Those who can touch an enemy do; demoralised remnants do not wait for it.

        [roe.cc.contact-nearest-first roe.disc.demoralised-assaulted]
        """
        squad = game.squad(self.unit)
        if not may_charge(game, squad):
            game.put(squad.but(assault=NOBODY, chargers=()))
            return self.done()
        break_aim_at(game, self.unit)
        target = game.squad(self.target)
        if target.state == "demoralised" and is_below_half(game, target):
            destroy(game, self.target)
            return Call(Exploit(self.unit), then=self.finished)
        place = stormed(game, self.unit, self.target)
        if place != OPEN_GROUND:
            return Call(ForceDoor(self.unit, place), then=self.at_door)
        reach = self._reach(game, squad)
        found = approach(game, self.unit, [self.target], reach, game.scene.rulebook.combat.reach)
        return Call(Rush.of(self.unit, found), then=self.arrived)

    def arrived(self, game: Game, there: bool) -> Step:
        """At the enemy, or held up on the way; a gun that nobody serves may stand there.

        [roe.ruling.cc-rush roe.weapon.support-abandoned]
        """
        touch_guns(game, self.unit)
        if there or not game.members[self.unit]:
            return Goto(self.clash)
        game.put(game.squad(self.unit).but(moved=True, assault=NOBODY, chargers=()))
        game.emit(ChargeFailed(self.unit, self.target))
        return self.done()

    def at_door(self, game: Game, open: bool) -> Step:
        """In they go, or on outside.  [roe.bldg.assault-contact roe.bunker.cc roe.bunker.door]"""
        if not open:
            game.put(game.squad(self.unit).but(assault=NOBODY, chargers=()))
            return Call(GoOn(self.unit), then=self.finished)
        place = stormed(game, self.unit, self.target)
        go(game, storm(game, self.unit, self.target, place))
        go(game, turn_to(game, self.target, self.unit, place))
        return Goto(self.clash)

    def clash(self, game: Game) -> Step:
        """Whoever touches an enemy is engaged.  [roe.cc.must-contact]"""
        game.put(game.squad(self.unit).but(moved=True, assault=NOBODY, chargers=()))
        if engage(game, self.unit):
            game.emit(Charged(self.unit, self.target, fighters(game, self.unit).bit_count()))
        else:
            game.emit(ChargeFailed(self.unit, self.target))
        return self.done()

    def _reach(self, game: Game, squad: Squad) -> dict[FigureId, int]:
        """How far each goes: 10 cm, further where fire has thinned out the enemy before those who were near enough.

        [roe.cc.measure-after-movement roe.ruling.cc-locked]
        """
        book = game.scene.rulebook.combat
        thinned = gap_between(game, self.unit, self.target) > book.reach
        return {
            one: book.locked if thinned and one in squad.chargers else book.reach
            for one in bits(game.members[self.unit])
        }
