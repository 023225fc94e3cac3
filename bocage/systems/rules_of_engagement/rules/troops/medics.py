"""Medics: once in each player's turn one of them may save a man who is about to be removed."""

from __future__ import annotations

from typing import Annotated

from bocage.board.table.points import is_within
from bocage.kernel import Ask, Call, Frame, Option, Pass, Pool, Refusal, Roll, Step, Thing, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.state.events.troops import Treated
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId, Squad

MEDIC = "medic"


class Treat(Option):
    """A medic treats a man."""

    until = "Treatment"
    unit: ActorId
    figure: Annotated[int, Thing("figure", "aim")]


def why_not_treat(game: Game, medic: Squad, patients: UnitId) -> Refusal | None:
    """A medic who keeps his nerve, fights nobody and is near enough, if he has treated nobody in this player's turn.

    [roe.special.medic roe.ruling.medic]
    """
    squad, args = game.squad(patients), {"unit": medic.id}
    healers = [figure.at for figure, man in game.men(medic.id) if "medic" in man.marks]
    able = not (medic.treated or medic.is_broken or medic.combat is not None or medic.is_hidden)
    if medic.seat != squad.seat or medic.id == patients or not healers or not able:
        return Refusal("roe.special.medic", args)
    reach, across = game.scene.rulebook.troops.medic, 2 * game.scene.across
    near = any(is_within(one, at, reach, across) for one in healers for at in game.places[patients])
    return None if near else Refusal("roe.special.medic", args, "far")


def medics_for(game: Game, unit: UnitId) -> list[UnitId]:
    """The squads with a medic who may treat somebody of a squad."""
    return [one.id for one in game.squads_of(game.squad(unit).seat) if why_not_treat(game, one, unit) is None]


class Treatment(Frame[bool]):
    """A man is about to be removed: a medic may treat him, and on a six he stays.  [roe.special.medic]"""

    figure: FigureId

    def unit(self, game: Game) -> UnitId:
        """The man's squad."""
        return game.figures[self.figure].squad

    def start(self, game: Game) -> Step:
        """Does somebody treat him?"""
        medics = medics_for(game, self.unit(game))
        if not medics:
            return self.done(False)
        options: list[Treat | Pass] = [Treat(one, self.figure) for one in medics]
        seat = game.squad(self.unit(game)).seat
        return Ask(seat, MEDIC, [*options, PASS], self.chosen, self.why_not, {"figure": self.figure})

    def why_not(self, game: Game, choice: Treat | Pass) -> Refusal | None:
        """A medic who may, for the man who is to be removed."""
        if isinstance(choice, Pass):
            return None
        if choice.figure != self.figure:
            return Refusal("roe.special.medic", {"unit": choice.unit}, "figure")
        return why_not_treat(game, game.squad(choice.unit), self.unit(game))

    def chosen(self, game: Game, choice: Treat | Pass) -> Step:
        """The die."""
        if isinstance(choice, Pass):
            return self.done(False)
        medic = game.squad(choice.unit)
        game.put(medic.but(treated=True))
        need = game.scene.rulebook.troops.treats
        return Call(Roll(MEDIC, medic.seat, 1, need), then=Treating(choice.unit, self.figure).rolled)


class Treating(Frame[bool]):
    """A medic has done what he could.  [roe.special.medic]"""

    shown = False
    medic: UnitId
    figure: FigureId

    def rolled(self, game: Game, pool: Pool) -> Step:
        """On a six he stays."""
        game.emit(Treated(self.medic, self.figure, bool(pool.hits)))
        return self.done(bool(pool.hits))
