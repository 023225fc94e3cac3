"""Obstacles before the battle: wire, barricades and what stops tanks, laid for all to see."""

from __future__ import annotations

from bocage.board.table import Path
from bocage.board.table.crossings import crosses, is_near_leg
from bocage.kernel import Ask, Dice, Frame, Option, Point, Refusal, Seat, Step
from bocage.systems.rules_of_engagement.state.events.works import ObstacleLaid
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Work

OBSTACLE = "deploy.obstacle"
WIRE, BARRICADE, DEFENCES = "wire", "barricade", ("wire", "barricade", "at-obstacle")
LISTED = 8
EVERY = 3


class LayObstacle(Option):
    """An obstacle lies round a point, its long side from west to east, or upright from north to south."""

    at: Point
    upright: bool


def shape_round(game: Game, kind: str, at: Point, upright: bool) -> Path:
    """The ends of an obstacle that is a line, or the corners of one that is an area, round a point.

    [roe.wire.layout roe.barricade.placement roe.atobs.size]
    """
    book = game.scene.rulebook.works
    sizes = {WIRE: (book.wire, 0), BARRICADE: (book.barricade, 0)}
    long, deep = sizes.get(kind, book.at_obstacle)
    x, y = (deep // 2, long // 2) if upright else (long // 2, deep // 2)
    if deep == 0:
        return (at.x - x, at.y - y), (at.x + x, at.y + y)
    return (at.x - x, at.y - y), (at.x + x, at.y - y), (at.x + x, at.y + y), (at.x - x, at.y + y)


def waiting_obstacles(game: Game, seat: Seat) -> list[Work]:
    """The obstacles that a side has still to lay."""
    return [work for work in game.works if work.seat == seat and work.kind in DEFENCES and not work.outline]


class LayDefence(Frame[None]):
    """A side lays one section of wire, a barricade or a field of obstacles against tanks in its zone.

    [roe.wire.layout roe.barricade.placement roe.atobs.size]
    """

    work: int

    def start(self, game: Game) -> Step:
        """Where?"""
        work = game.works[self.work]
        stations = game.scene.works_stations[work.seat]
        options = [LayObstacle(Point(*one.at), upright) for one in stations for upright in (False, True)]
        legal = [one for one in options if self.why_not(game, one) is None][::EVERY]
        args: dict[str, int | str] = {"seat": work.seat, "kind": work.kind}
        return Ask(work.seat, OBSTACLE, legal[:LISTED], self.chosen, self.why_not, args, True, sample=self.sample)

    def why_not(self, game: Game, choice: LayObstacle) -> Refusal | None:
        """In its side's zone; wire 5 cm from other wire, a barricade on a road.

        [roe.wire.layout roe.barricade.placement]
        """
        work = game.works[self.work]
        west, north, east, south = game.scene.side(work.seat).works_zone
        ends = shape_round(game, work.kind, choice.at, choice.upright)
        args = {"seat": work.seat}
        if not all(west <= x <= east and north <= y <= south and game.ground.holds((x, y)) for x, y in ends):
            return Refusal("roe.ruling.works-zone", args)
        if work.kind == BARRICADE and game.ground.footing((choice.at.x, choice.at.y)).move != "road":
            return Refusal("roe.barricade.placement", args)
        if work.kind == WIRE and self._is_near_wire(game, (ends[0], ends[1])):
            return Refusal("roe.wire.layout", args)
        return None

    def _is_near_wire(self, game: Game, leg: tuple[tuple[int, int], tuple[int, int]]) -> bool:
        """Whether a section would lie less than 5 cm from another."""
        gap = game.scene.rulebook.works.wire_gap - 1
        for other in game.works:
            if other.kind == WIRE and other.is_there:
                one = (other.corners[0], other.corners[1])
                ends = [is_near_leg(at, one, gap) for at in leg] + [is_near_leg(at, leg, gap) for at in one]
                if any(ends) or crosses(leg[0], leg[1], one):
                    return True
        return False

    def sample(self, game: Game, dice: Dice) -> LayObstacle:
        """Anywhere in the zone."""
        west, north, east, south = game.scene.side(game.works[self.work].seat).works_zone
        at = Point(west + dice.draw(east - west) - 1, north + dice.draw(south - north) - 1)
        return LayObstacle(at, upright=False)

    def chosen(self, game: Game, choice: LayObstacle) -> Step:
        """There it lies, for all to see."""
        work = game.works[self.work]
        ends = shape_round(game, work.kind, choice.at, choice.upright)
        game.put(work.but(outline=tuple(Point(*at) for at in ends)))
        game.emit(ObstacleLaid(work.seat, game.scene.place_of_work(work.id)))
        return self.done()
