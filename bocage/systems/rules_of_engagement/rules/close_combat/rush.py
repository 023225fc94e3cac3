"""The rush: the way of a charge, on which hidden troops, mines and wire are met as on any other."""

from __future__ import annotations

from bocage.board.table import Path
from bocage.kernel import Call, Frame, Goto, Point, Record, Step, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.approach import Approach
from bocage.systems.rules_of_engagement.rules.close_combat.engaging import go
from bocage.systems.rules_of_engagement.rules.hiding.discovery import stumbles
from bocage.systems.rules_of_engagement.rules.movement.march import ways_of
from bocage.systems.rules_of_engagement.rules.works.mines import InMines, stuck_in
from bocage.systems.rules_of_engagement.rules.works.passage import AtWire, met
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId


class Goal(Record):
    """Where a man runs to."""

    figure: FigureId
    to: Point


class Rush(Frame[bool]):
    """Some of a squad run to their places; answers whether they have come there, and nothing has stopped them.

    [roe.ruling.cc-rush]
    """

    shown = False
    unit: UnitId
    goals: tuple[Goal, ...]
    through: bool = False
    """Whether they have got through wire, or heed none."""
    apart: bool = False
    """Whether the others of the squad are in a fight, and stay out of it."""

    @classmethod
    def of(cls, unit: UnitId, found: Approach) -> Rush:
        """A rush to the places of an approach."""
        return cls(unit, tuple([Goal(one, Point(*at)) for one, at in sorted(found.places.items())]))

    @classmethod
    def within(cls, unit: UnitId, found: Approach) -> Rush:
        """One to places in a fight that goes on, which takes no heed of wire."""
        return cls.of(unit, found).but(through=True, apart=True)

    def start(self, game: Game) -> Step:
        """Whoever stands among mines moves among them."""
        field = stuck_in(game, game.squad(self.unit), self._runners())
        if field is not None:
            return Call(InMines(self.unit, field.id, entering=False, figures=self._runners()), then=self.run)
        return Goto(self.run)

    def run(self, game: Game) -> Step:
        """Off they go, as far as they can."""
        squad, paths = game.squad(self.unit), self._paths(game)
        if not paths:
            return self.done(bool(game.members[self.unit]))
        stopped = stumbles(game, squad, paths, 0, 1)
        obstacle = met(game, squad, paths, 0, 1, self.through) if stopped is None else None
        there = stopped or (obstacle.at if obstacle is not None else tuple([path[-1] for _, path in paths]))
        go(game, Approach(dict(zip([figure for figure, _ in paths], there, strict=True)), 0))
        if obstacle is None:
            return self.done(stopped is None)
        if obstacle.field is not None:
            return Call(self._mined(obstacle.field), then=self.halted)
        return Call(AtWire(self.unit, obstacle.wire), then=self.at_wire)

    def halted(self, game: Game) -> Step:
        """Mines stop whoever they leave alive.  [roe.mine.survivors]"""
        return self.done(False)

    def at_wire(self, game: Game, passed: bool) -> Step:
        """Through the wire and on, or no further.  [roe.wire.stop]"""
        return Goto(self.but(through=True).run) if passed else self.done(False)

    def _mined(self, field: int) -> InMines:
        return InMines(self.unit, field, entering=True, figures=self._runners())

    def _runners(self) -> tuple[FigureId, ...]:
        """Those who run, where the others do not; nobody named is all of them."""
        return tuple([goal.figure for goal in self.goals]) if self.apart else ()

    def _paths(self, game: Game) -> list[tuple[FigureId, Path]]:
        """The ways of those who are left."""
        ways = ways_of(game, self.unit)
        found = []
        for goal in self.goals:
            figure, end = game.figures[goal.figure], (goal.to.x, goal.to.y)
            if figure.is_there:
                found.append((goal.figure, ways.way(figure.at, end) or (figure.at, end)))
        return found
