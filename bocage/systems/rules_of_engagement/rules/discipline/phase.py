"""The discipline phase."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Step
from bocage.systems.rules_of_engagement.rules.discipline.leaders import NewLeaders, seeks_leader
from bocage.systems.rules_of_engagement.rules.discipline.response import Response, Withdrawal
from bocage.systems.rules_of_engagement.rules.troops.qualities import has_quality
from bocage.systems.rules_of_engagement.state.game import Game


class DisciplinePhase(Frame[None]):
    """Squads without an NCO look for one; then each that has lost its nerve responds, once.

    Whoever is in close combat counts as confident; light infantry that is confident may fall back all the same, but in
    hiding it moves by its orders alone: whether there is a way back would tell where it is.
    [roe.ruling.light-infantry-fallback roe.cc.draw-confident roe.turn.discipline-summary roe.disc.when
    roe.disc.fallback-needs-state]
    """

    def start(self, game: Game) -> Step:
        """New leaders first."""
        leaderless = tuple([squad.id for squad in game.squads_of(game.now.active) if seeks_leader(game, squad)])
        return Call(NewLeaders(leaderless), then=self.respond)

    def respond(self, game: Game) -> Step:
        """The next squad; when all have responded, crossfire is forgotten.  [roe.ruling.crossfire-memory]"""
        squads = game.squads_of(game.now.active)
        for squad in squads:
            if squad.combat is not None or squad.done:
                continue
            if squad.state != "confident":
                game.put(squad.but(done=True))
                return Call(Response(squad.id), then=self.respond)
            if has_quality(game, squad, "light-infantry") and not squad.is_hidden:
                game.put(squad.but(done=True))
                return Call(Withdrawal(squad.id), then=self.respond)
        for squad in squads:
            if squad.crossfire:
                game.put(squad.but(crossfire=False))
        return self.done()
