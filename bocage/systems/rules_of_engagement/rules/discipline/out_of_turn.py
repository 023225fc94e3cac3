"""Tests out of turn: a squad that opportunity fire has shaken answers for its nerves at once."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Step, UnitId
from bocage.systems.rules_of_engagement.rules.discipline.response import Response
from bocage.systems.rules_of_engagement.rules.discipline.states import earned, set_state
from bocage.systems.rules_of_engagement.state.game import Game


class OutOfTurn(Frame[None]):
    """A squad with hits enough to be shaken falls back or tests now, once a turn.

    [roe.disc.opp-shaken-only roe.opp.test-immediate roe.opp.test-pass roe.opp.one-test-per-turn roe.opp.hits-carry]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Only being shaken matters at once; hits that suppress wait for the end of the enemy's fire phase."""
        squad = game.squad(self.unit)
        if not game.members[self.unit] or squad.combat is not None:
            return self.done()
        if squad.tested or squad.is_broken or earned(game, squad) != "shaken":
            return self.done()
        if not game.scene.settings.discipline:
            return self.done()
        game.put(squad.but(tested=True))
        set_state(game, self.unit, "shaken")
        return Call(Response(self.unit), then=self.finished)
