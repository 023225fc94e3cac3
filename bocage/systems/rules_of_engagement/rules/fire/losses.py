"""Losses: the owner removes figures, those first that are protected least."""

from __future__ import annotations

from typing import Annotated

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step, Thing, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.contact import exposed
from bocage.systems.rules_of_engagement.rules.fire.arms import take_over
from bocage.systems.rules_of_engagement.rules.troops.medics import Treatment
from bocage.systems.rules_of_engagement.state.events.action import ManLost
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, FigureId

LOSS = "losses"


class Lose(Option):
    """This figure is removed."""

    figure: Annotated[int, Thing("figure", "aim")]


class Losses(Frame[None]):
    """So many figures of a squad are lost.  [roe.cas.roll roe.cas.removal-order]"""

    unit: UnitId
    n: int
    source: UnitId
    among: tuple[FigureId, ...] = ()
    """Under a template only those who were hit.  [roe.ruling.blast-hits-count]"""
    falling: FigureId = NOBODY
    """Who is about to be removed."""

    def start(self, game: Game) -> Step:
        """One at a time, by the owner's choice among those that are protected least."""
        left = self._left(game)
        if self.n == 0 or not left:
            return self.done()
        options = [Lose(figure) for figure in least_protected(game, left, self.source)]
        return Ask(game.squad(self.unit).seat, LOSS, options, self.chosen, self.why_not, {"unit": self.unit})

    def why_not(self, game: Game, choice: Lose) -> Refusal | None:
        """Only those who are protected least, of this squad."""
        if choice.figure in least_protected(game, self._left(game), self.source):
            return None
        return Refusal("roe.cas.removal-order", {"unit": self.unit})

    def _left(self, game: Game) -> list[FigureId]:
        """Who may be lost: nobody who is engaged hand to hand, but for those whom a template has caught.

        [roe.cc.no-fire-into roe.cc.template-spill]
        """
        if self.among:
            return [one for one in bits(game.members[self.unit]) if one in self.among]
        return list(bits(exposed(game, self.unit)))

    def chosen(self, game: Game, choice: Lose) -> Step:
        """A medic may save him yet.  [roe.special.medic]"""
        return Call(Treatment(choice.figure), then=self.but(falling=choice.figure).treated)

    def treated(self, game: Game, saved: bool) -> Step:
        """Otherwise he is out of the battle."""
        onward = self.but(n=self.n - 1, falling=NOBODY)
        if saved:
            return Goto(onward.start)
        game.put(game.figures[self.falling].but(lost=True))
        squad = game.squad(self.unit)
        if squad.kind in game.scene.flaming and NOBODY not in squad.fallen:
            game.put(squad.but(fallen=(*squad.fallen, self.falling)))
        game.emit(ManLost(self.unit, self.falling))
        take_over(game, game.figures[self.falling])
        return Goto(onward.start)


def least_protected(game: Game, figures: list[FigureId], source: UnitId) -> list[FigureId]:
    """The figures in the class that goes first: no shelter, open ground, light cover, heavy cover, then out of sight.

    Against a hidden enemy the ground alone counts, for who is in his sight would tell where he is.
    [roe.cas.removal-order roe.ruling.removal-any roe.ruling.known-enemies]
    """
    ranks = {figure: _rank(game, figure, source) for figure in figures}
    lowest = min(ranks.values())
    return [figure for figure, rank in ranks.items() if rank == lowest]


def _rank(game: Game, figure: FigureId, source: UnitId) -> int:
    at = game.figures[figure].at
    if source < 0 or game.squad(source).is_hidden:
        return int(game.ground.footing(at).shelter == "open")
    eyes = [eye for eye in game.places[source] if game.sight.sees(eye, at)]
    if not eyes:
        return 4
    cover = min(game.cover(eye, at) for eye in eyes)
    return 1 + cover if cover else int(game.ground.footing(at).shelter == "open")
