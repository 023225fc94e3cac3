"""Marching: all figures of a squad go their ways together, and at every mark the enemy may fire."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.board.table import Path
from bocage.board.table import Point as Spot
from bocage.board.table.points import FINE, along, length, rounded
from bocage.kernel import Call, Frame, Goto, Point, Step, UnitId
from bocage.kernel.events import EVERYONE
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal, stumbles
from bocage.systems.rules_of_engagement.rules.hooks import reactions
from bocage.systems.rules_of_engagement.rules.movement.march import (
    March,
    places_of,
    stays_upstairs,
    via_of,
    way_by,
    ways_of,
    ways_to,
)
from bocage.systems.rules_of_engagement.rules.works.mines import InMines, stuck_in
from bocage.systems.rules_of_engagement.rules.works.passage import AtWire, met
from bocage.systems.rules_of_engagement.state.events.action import Marched, Stopped
from bocage.systems.rules_of_engagement.state.events.hiding import MovedUnseen
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId


class Marching(Frame[None]):
    """A squad on its way: at each mark all its figures stand at the same share of their paths.

    `origin` are the places where its figures began, `to` those where they go; whoever is lost on the way leaves the
    others to go on.  [roe.move.measure-path roe.opp.when]
    """

    unit: UnitId
    figures: tuple[FigureId, ...]
    origin: tuple[Point, ...]
    to: tuple[Point, ...]
    near: int
    marks: int
    mark: int = 0
    through: bool = False
    """Whether it has got through wire on its way, or heeds none.  [roe.ruling.wire]"""
    via: tuple[Point, ...] = ()

    @classmethod
    def of(cls, game: Game, march: March) -> Marching:
        """A march from where the squad stands, cut at every 5 cm of its longest path."""
        ways = ways_to(game, march.unit, places_of(march), via_of(march)) or []
        longest = max((length(way) for way in ways), default=0)
        marks = -(-longest // (FINE * game.scene.rulebook.movement.mark))
        origin = tuple([Point(x, y) for x, y in game.places[march.unit]])
        figures = bits(game.members[march.unit])
        return cls(march.unit, figures, origin, march.to, march.near, marks, via=march.via)

    def start(self, game: Game) -> Step:
        """Before the first step the enemy may fire already."""
        if not self.marks:
            return self.done()
        break_aim_at(game, self.unit)
        field = stuck_in(game, game.squad(self.unit))
        if field is not None:
            return Call(InMines(self.unit, field.id, entering=False), then=self.set_off)
        return Goto(self.set_off)

    def set_off(self, game: Game) -> Step:
        """The first moment in which the enemy may fire."""
        return Call(reactions(game, self.unit), then=self.reached)

    def advance(self, game: Game) -> Step:
        """Go on to the next mark, as those who are left."""
        squad = game.squad(self.unit)
        if not game.members[self.unit] or squad.spent:
            game.emit(Stopped(self.unit))
            return self.done()
        mark = self.mark + 1
        paths = self._on_the_way(game)
        stopped = stumbles(game, squad, paths, self.mark, self.marks)
        obstacle = met(game, squad, paths, self.mark, self.marks, self.through) if stopped is None else None
        if obstacle is not None or stopped is not None:
            reveal(game, self.unit)
        if obstacle is not None:
            _put(game, paths, obstacle.at)
            if obstacle.field is not None:
                return Call(InMines(self.unit, obstacle.field, entering=True), then=self.halted)
            return Call(AtWire(self.unit, obstacle.wire), then=self.at_wire)
        _put(game, paths, stopped or [along(path, mark, self.marks) for _, path in paths])
        if stopped is not None:
            return Goto(self.halted)
        return Call(reactions(game, self.unit), then=self.but(mark=mark).reached)

    def at_wire(self, game: Game, passed: bool) -> Step:
        """Through the wire and on, or no further in this move.  [roe.wire.stop]"""
        return Goto(self.but(through=True).advance) if passed else Goto(self.halted)

    def halted(self, game: Game) -> Step:
        """The enemy may fire at whoever has come to a halt, too."""
        return Call(reactions(game, self.unit), then=self.stopped)

    def stopped(self, game: Game) -> Step:
        """Hidden troops, mines or wire were in the way.  [roe.ruling.proximity roe.mine.survivors]"""
        if game.members[self.unit]:
            game.emit(Stopped(self.unit))
        return self.done()

    def reached(self, game: Game) -> Step:
        """The end of the way, or the next mark; whoever has got away from fire has left it.  [roe.ruling.recon-move]"""
        if any(game.figures[one].at != along(path, self.mark, self.marks) for one, path in self._on_the_way(game)):
            game.emit(Stopped(self.unit))
            return self.done()
        if self.mark < self.marks:
            return Goto(self.advance)
        if game.members[self.unit]:
            far = max(rounded(length(path)) for _, path in self._on_the_way(game))
            heard = 1 << game.squad(self.unit).seat if game.squad(self.unit).is_hidden else EVERYONE
            game.emit(Marched(self.unit, self.near, far), heard, MovedUnseen(self.unit) if heard != EVERYONE else None)
        return self.done()

    def _on_the_way(self, game: Game) -> list[tuple[int, Path]]:
        """The figures that are left, each with its path."""
        ways = ways_of(game, self.unit)
        bends = [(point.x - self.origin[0].x, point.y - self.origin[0].y) for point in self.via]
        found = []
        for figure, start, end in zip(self.figures, self.origin, self.to, strict=True):
            if game.figures[figure].is_there:
                a, b = (start.x, start.y), (end.x, end.y)
                via = tuple([(start.x + x, start.y + y) for x, y in bends])
                found.append((figure, way_by(ways, a, via, b) or (a, *via, b)))
        return found


def _put(game: Game, paths: list[tuple[int, Path]], places: Sequence[Spot]) -> None:
    for (figure, _), at in zip(paths, places, strict=True):
        move_to(game, figure, at)


def move_to(game: Game, figure: FigureId, at: Spot) -> None:
    """Somebody stands at a point, on his floor if that is in the same building, else on the ground."""
    floor = game.figures[figure].floor
    if floor and not stays_upstairs(game, figure, at):
        floor = 0
    game.put(game.figures[figure].but(x=at[0], y=at[1], floor=floor))


def break_aim_at(game: Game, squad: UnitId) -> None:
    """Whoever had a squad as an acquired target loses that when it moves.  [roe.hit.acquired]"""
    for other in game.squads:
        if squad in other.acquired:
            game.put(other.but(acquired=tuple(one for one in other.acquired if one != squad)))
