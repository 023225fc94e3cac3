"""Minefields: those who step into one, those who are in one and move, and those that are none."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.table import Area, Path
from bocage.kernel import Frame, Step, UnitId
from bocage.systems.rules_of_engagement.rules.discipline.states import set_state
from bocage.systems.rules_of_engagement.rules.works.structures import lose
from bocage.systems.rules_of_engagement.schema.vocabulary import worse
from bocage.systems.rules_of_engagement.state.events.works import DecoyFound, MinesWentOff
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId, Squad, Work

MINEFIELD = "minefield"


def minefields(game: Game, squad: Squad) -> list[Work]:
    """The minefields that a squad would set off: not its own that all see, if it crawls.  [roe.ruling.mine-entry]"""
    found = [work for work in game.works if work.kind == MINEFIELD and work.is_there]
    if squad.order != "crawl":
        return found
    return [work for work in found if work.seat != squad.seat or work.secret]


def entered(fields: list[Work], origin: Path, before: Path, after: Path) -> Work | None:
    """The minefield that somebody has come into who was not in it when the march began.  [roe.mine.activation]"""
    for field in fields:
        area = Area(field.corners)
        for start, one, two in zip(origin, before, after, strict=True):
            if not area.holds(start) and not area.holds(one) and area.holds(two):
                return field
    return None


def stuck_in(game: Game, squad: Squad, figures: Sequence[FigureId] = ()) -> Work | None:
    """The minefield that somebody of a squad, or of those of it who move, stands in as it begins.  [roe.mine.stuck]"""
    places = [game.figures[one].at for one in figures] or game.places[squad.id]
    for field in minefields(game, squad):
        if not field.decoy and any(Area(field.corners).holds(at) for at in places):
            return field
    return None


class InMines(Frame[None]):
    """A die for each figure of a squad in a minefield; those who step in are lost on a 5, those who move on on a 6.

    [roe.mine.activation roe.mine.infantry roe.mine.stuck]
    """

    unit: UnitId
    field: int
    entering: bool
    figures: tuple[FigureId, ...] = ()
    """Who moves, where not all of the squad do."""

    def start(self, game: Game) -> Step:
        """The field is known from now on; whoever steps in is stopped and suppressed, but for those in a fight.

        [roe.mine.survivors roe.ruling.cc-engaged]
        """
        work = game.works[self.field]
        place = game.scene.place_of_work(work.id)
        if work.secret or not work.proved:
            game.reveal(work.but(secret=False, proved=True))
        book = game.scene.rulebook.works
        need = book.mine if self.entering else book.mine_again
        area = Area(work.corners)
        men = [figure for figure, _ in game.men(self.unit) if not self.figures or figure.id in self.figures]
        there = [figure for figure in men if area.holds(figure.at)]
        dead = [figure.id for figure in there if game.dice.die() >= need]
        for figure in dead:
            lose(game, figure)
        game.emit(MinesWentOff(self.unit, place, len(dead)))
        if self.entering and game.members[self.unit]:
            game.put(game.squad(self.unit).but(was_hit=True))
            if game.scene.settings.discipline and game.squad(self.unit).combat is None:
                set_state(game, self.unit, worse(game.squad(self.unit).state, "suppressed"))
        return self.done()


def find_decoy(game: Game, field: Work) -> None:
    """A decoy is taken away as soon as an enemy is in it.  [roe.ruling.mine-secret roe.mine.decoy-roll]"""
    game.reveal(field.but(gone=True, decoy=False))
    game.emit(DecoyFound(game.scene.place_of_work(field.id)))
