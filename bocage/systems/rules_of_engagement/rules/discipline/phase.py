"""The discipline phase."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Step
from bocage.systems.rules_of_engagement.rules.discipline.response import Response
from bocage.systems.rules_of_engagement.state.game import Game


class DisciplinePhase(Frame[None]):
    """Each squad that has lost its nerve responds, once; whoever is in close combat counts as confident.

    [roe.cc.draw-confident roe.turn.discipline-summary roe.disc.when]
    """

    def start(self, game: Game) -> Step:
        """The next of them; when all have, crossfire is forgotten.  [roe.ruling.crossfire-memory]"""
        squads = game.squads_of(game.now.active)
        for squad in squads:
            if squad.state != "confident" and squad.combat is None and not squad.done:
                game.put(squad.but(done=True))
                return Call(Response(squad.id), then=self.start)
        for squad in squads:
            if squad.crossfire:
                game.put(squad.but(crossfire=False))
        return self.done()
