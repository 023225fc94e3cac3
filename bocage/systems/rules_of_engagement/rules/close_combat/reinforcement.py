"""Reinforcement: those of the squads in a combat who fight nobody go to touch an enemy, and meet mines on their way."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Call, Frame, Goto, Step, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.approach import approach
from bocage.systems.rules_of_engagement.rules.close_combat.contact import exposed, fighters, opponents
from bocage.systems.rules_of_engagement.rules.close_combat.rush import Rush
from bocage.systems.rules_of_engagement.rules.movement.march import base_move
from bocage.systems.rules_of_engagement.state.events.close_combat import ClosedUp, Reinforced
from bocage.systems.rules_of_engagement.state.game import Game


class Reinforcing(Frame[None]):
    """Whoever of a combat fights nobody goes up to 10 cm to touch an enemy of it, and no other, squad by squad.

    [roe.cc.reinforce roe.cc.reinforce-limits]
    """

    shown = False
    squads: tuple[UnitId, ...]
    """All of the combat, those of the active side first."""
    nth: int = 0
    free: int = 0
    """Who of the squad fought nobody, as a bitset."""

    def start(self, game: Game) -> Step:
        """The next of them; the ground does not slow him."""
        if self.nth == len(self.squads):
            return self.done()
        unit, reach = self.squads[self.nth], game.scene.rulebook.combat.reach
        free, seat = exposed(game, unit), game.squad(unit).seat
        enemies = [one for one in self.squads if game.squad(one).seat != seat]
        found = approach(game, unit, enemies, dict.fromkeys(bits(free), reach), reach)
        if not found.places:
            return Goto(self._next().start)
        return Call(Rush.within(unit, found), then=self.but(free=free).arrived)

    def arrived(self, game: Game, there: bool) -> Step:
        """So many more are in contact."""
        unit = self.squads[self.nth]
        men = (fighters(game, unit) & self.free).bit_count()
        if men:
            game.emit(Reinforced(unit, men))
        return Goto(self._next().start)

    def _next(self) -> Reinforcing:
        return self.but(nth=self.nth + 1)


class ClosingUp(Frame[None]):
    """Those of an exploiting squad who fight nobody go as far as they can towards the enemy whom their friends touch.

    [roe.cc.exploit-contact roe.ruling.cc-exploit-orders]
    """

    shown = False
    after: UnitId = -1
    """The squad that has done so."""

    def start(self, game: Game) -> Step:
        """The squads of the active side, one after the other."""
        for squad in game.squads_of(game.now.active):
            if squad.id > self.after and squad.combat is not None and squad.combat.exploits:
                far, enemies = base_move(game, squad.id), opponents(game, squad.id)
                found = approach(game, squad.id, enemies, dict.fromkeys(bits(exposed(game, squad.id)), far), far)
                if found.places:
                    return Call(Rush.within(squad.id, found), then=self.but(after=squad.id).arrived)
        return self.done()

    def arrived(self, game: Game, there: bool) -> Step:
        """Into contact, if they can."""
        game.emit(ClosedUp(self.after))
        return Goto(self.start)
