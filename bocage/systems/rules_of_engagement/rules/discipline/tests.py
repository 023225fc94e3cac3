"""Discipline tests: a die, the modifiers, and the value of the squad."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Pool, Roll, Step, Total, UnitId
from bocage.systems.rules_of_engagement.rules.discipline.modifiers import discipline_of, modifiers
from bocage.systems.rules_of_engagement.state.events.action import Tested
from bocage.systems.rules_of_engagement.state.game import Game

DISCIPLINE = "discipline"


class DisciplineTest(Frame[bool]):
    """A squad tests its discipline.  [roe.disc.test-procedure roe.test.procedure roe.disc.one-die-per-phase]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """One die; it needs the value less what is added, in its phase and out of it.  [roe.disc.out-of-phase]"""
        squad = game.squad(self.unit)
        need = max(1, discipline_of(game, squad) - self.modifiers(game).value)
        return Call(Roll(DISCIPLINE, squad.seat, 1, need), then=self.rolled)

    def modifiers(self, game: Game) -> Total:
        """What is added; tests with a table of their own say so."""
        return modifiers(game, game.squad(self.unit))

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Passed by the value or more."""
        squad = game.squad(self.unit)
        passed = bool(pool.hits)
        game.emit(Tested(self.unit, self.modifiers(game), discipline_of(game, squad), passed))
        return self.done(passed)
