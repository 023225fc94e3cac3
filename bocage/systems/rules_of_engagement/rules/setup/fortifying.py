"""Fortifying before the battle: which obstacles a side chooses, and where its trenches and bunkers are."""

from __future__ import annotations

from itertools import combinations_with_replacement

from bocage.board.table import Area, Path
from bocage.board.table.hulls import do_touch
from bocage.board.table.shapes import do_overlap
from bocage.board.table.turns import FULL
from bocage.kernel import Ask, Dice, Frame, Option, Point, Refusal, Seat, Step
from bocage.systems.rules_of_engagement.rules.setup.army_list import fortifications_of
from bocage.systems.rules_of_engagement.rules.works.occupying import BUNKER
from bocage.systems.rules_of_engagement.schema.fortifications import DUG, Barrier, Fortification
from bocage.systems.rules_of_engagement.schema.terrain import TerrainKind
from bocage.systems.rules_of_engagement.state.events.works import WorkLaid, WorkSomewhere
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Work
from bocage.systems.rules_of_engagement.state.setup import pieces_of_barrier

CHOOSE_OBSTACLES, FORTIFY = "deploy.choose-obstacles", "deploy.fortify"
LISTED = 8
EVERY = 3
QUARTERS = (0, 90, 180, 270)
SLITS = 30
"""How far the slits of a bunker are apart."""


class TakeObstacles(Option):
    """So many elements of each kind."""

    wire: int = 0
    at_obstacle: int = 0
    barricade: int = 0
    minefield: int = 0

    @property
    def kinds(self) -> list[Barrier]:
        """Each element by its kind."""
        counts: tuple[tuple[Barrier, int], ...] = (
            ("wire", self.wire),
            ("at-obstacle", self.at_obstacle),
            ("barricade", self.barricade),
            ("minefield", self.minefield),
        )
        return [kind for kind, count in counts for _ in range(max(0, count))]


class Fortify(Option):
    """A trench, a gun pit or a bunker lies round a point; its front looks along a heading, a quarter of the circle."""

    at: Point
    facing: int


class ChooseObstacles(Frame[None]):
    """A side chooses the elements that it has paid for.  [roe.fort.cost-obstacles roe.ruling.fort-three]"""

    seat: Seat
    bought: int
    """Which of its fortifications."""

    def start(self, game: Game) -> Step:
        """Which ones?"""
        offer = self._offer(game)
        found = [_taken(kinds) for kinds in combinations_with_replacement(offer.of, offer.choose)]
        legal = [one for one in found if self.why_not(game, one) is None]
        return Ask(self.seat, CHOOSE_OBSTACLES, legal, self.chosen, self.why_not, {"seat": self.seat})

    def _offer(self, game: Game) -> Fortification:
        return game.scene.fortifications[fortifications_of(game, self.seat)[self.bought]]

    def why_not(self, game: Game, choice: TakeObstacles) -> Refusal | None:
        """As many as were paid for, not too many alike.  [roe.fort.cost-obstacles]"""
        offer, kinds = self._offer(game), choice.kinds
        alike = max((kinds.count(kind) for kind in kinds), default=0)
        if len(kinds) != offer.choose or alike > offer.most_alike or not set(kinds) <= set(offer.of):
            return Refusal("roe.fort.cost-obstacles", {"seat": self.seat})
        return None

    def chosen(self, game: Game, choice: TakeObstacles) -> Step:
        """They are to be laid."""
        for kind in choice.kinds:
            for laid in pieces_of_barrier(kind):
                game.put(Work(len(game.works), self.seat, laid))
        return self.done()


def _taken(kinds: tuple[Barrier, ...]) -> TakeObstacles:
    return TakeObstacles(*(kinds.count(kind) for kind in ("wire", "at-obstacle", "barricade", "minefield")))


def _bars_digging(kind: TerrainKind) -> bool:
    """Whether nobody digs in there: walls, water, roads."""
    return kind.walls or kind.water or kind.move in ("road", "impassable")


def waiting_digging(game: Game, seat: Seat) -> list[Work]:
    """The trenches and bunkers that a side has still to place."""
    return [one for one in game.works if one.seat == seat and one.kind in DUG and not one.outline and not one.secret]


def outline_of(game: Game, kind: str, at: Point, facing: int) -> Path:
    """The corners of a trench, a gun pit or a bunker round a point.  [roe.trench.size roe.bunker.capacity]"""
    book = game.scene.rulebook.works
    wide, deep = {"trench": book.trench, BUNKER: book.bunker}.get(kind, book.gun_pit)
    x, y = (deep // 2, wide // 2) if facing in (90, 270) else (wide // 2, deep // 2)
    return (at.x - x, at.y - y), (at.x + x, at.y - y), (at.x + x, at.y + y), (at.x - x, at.y + y)


def openings(kind: str, corners: Path, facing: int) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """The door of a bunker in its rear, and the slits in its front.  [roe.ruling.bunker-hmg roe.bunker.cc]"""
    if kind != BUNKER:
        return (), ()
    (west, north), (east, south) = corners[0], corners[2]
    x, y = (west + east) // 2, (north + south) // 2
    if facing in (0, 180):
        front, rear = (north, south) if facing == 0 else (south, north)
        return (Point(x, rear),), tuple(Point(x + step, front) for step in (-SLITS, 0, SLITS))
    front, rear = (east, west) if facing == 90 else (west, east)
    return (Point(rear, y),), tuple(Point(front, y + step) for step in (-SLITS, 0, SLITS))


class DigIn(Frame[None]):
    """A side places a trench, a gun pit or a bunker, and tells nobody.  [roe.fort.secret roe.trench.size]"""

    work: int

    def start(self, game: Game) -> Step:
        """Where?"""
        work = game.works[self.work]
        front = (180 + 90 * ("north", "east", "south", "west").index(game.scene.side(work.seat).edge)) % FULL
        facings = (front, (front + 90) % FULL)
        stations = game.scene.works_stations[work.seat]
        found = [Fortify(Point(*one.at), facing) for one in stations for facing in facings]
        legal = [one for one in found if self.why_not(game, one) is None][::EVERY]
        args: dict[str, int | str] = {"seat": work.seat, "kind": work.kind}
        return Ask(work.seat, FORTIFY, legal[:LISTED], self.chosen, self.why_not, args, True, sample=self.sample)

    def why_not(self, game: Game, choice: Fortify) -> Refusal | None:
        """Whole in its side's zone, on firm ground, clear of walls, roads and works.  [roe.ruling.works-zone]"""
        work = game.works[self.work]
        west, north, east, south = game.scene.side(work.seat).works_zone
        corners = outline_of(game, work.kind, choice.at, choice.facing)
        args = {"seat": work.seat}
        if choice.facing not in QUARTERS:
            return Refusal("roe.ruling.works-zone", args, "facing")
        if not all(west <= x <= east and north <= y <= south and game.ground.holds((x, y)) for x, y in corners):
            return Refusal("roe.ruling.works-zone", args)
        area = Area(corners)
        others = [one for one in game.works if one.is_there and (one.seat == work.seat or not one.secret)]
        if any(do_touch(area, piece.shape) for piece in game.ground.pieces if _bars_digging(piece.kind)):
            return Refusal("roe.ruling.works-zone", args, "ground")
        if any(do_overlap(area.box, Area(one.corners).box) for one in others):
            return Refusal("roe.ruling.works-zone", args, "ground")
        return None

    def sample(self, game: Game, dice: Dice) -> Fortify:
        """Anywhere in the zone."""
        west, north, east, south = game.scene.side(game.works[self.work].seat).works_zone
        at = Point(west + dice.draw(east - west) - 1, north + dice.draw(south - north) - 1)
        return Fortify(at, QUARTERS[dice.draw(len(QUARTERS)) - 1])

    def chosen(self, game: Game, choice: Fortify) -> Step:
        """There it is."""
        work = game.works[self.work]
        corners = outline_of(game, work.kind, choice.at, choice.facing)
        doors, windows = openings(work.kind, corners, choice.facing)
        outline = tuple(Point(*at) for at in corners)
        laid = work.but(outline=outline, doors=doors, windows=windows, heading=choice.facing, secret=True)
        game.put(laid)
        place = game.scene.place_of_work(work.id)
        game.emit(WorkLaid(work.seat, place), 1 << work.seat, WorkSomewhere(work.seat))
        return self.done()
