"""Minefields before the battle: where a side lays them, and whether the enemy sees them, or something like them."""

from __future__ import annotations

from bocage.board.table import Area, Path
from bocage.board.table.shapes import do_overlap, rectangle
from bocage.kernel import Ask, Dice, Frame, Goto, Option, Point, Refusal, Seat, Step
from bocage.systems.rules_of_engagement.rules.works.mines import MINEFIELD
from bocage.systems.rules_of_engagement.state.events.works import FieldHidden, FieldSeen, FieldShown, FieldSomewhere
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Work

FIELD, MARK = "deploy.minefield", "deploy.mark"
LISTED = 8
EVERY = 7


class LayField(Option):
    """A minefield lies round a point, its long side from west to east, or upright from north to south."""

    at: Point
    upright: bool


class KeepSecret(Option):
    """The enemy has to find it."""


class MarkOpenly(Option):
    """It is marked for all to see."""


def outline(game: Game, at: Point, upright: bool) -> Path:
    """The corners of a minefield round a point.  [roe.mine.size]"""
    long, deep = game.scene.rulebook.works.minefield
    width, depth = (deep, long) if upright else (long, deep)
    return rectangle(at.x - width // 2, at.y - depth // 2, at.x + width // 2, at.y + depth // 2).points


def waiting_fields(game: Game, seat: Seat) -> list[Work]:
    """The minefields that a side has still to lay."""
    return [work for work in game.works if work.seat == seat and not work.kind and not work.secret]


class LayMinefield(Frame[None]):
    """A side lays a minefield in its zone, and the dice say what the enemy sees of it.

    [roe.mine.size roe.mine.revealed-roll roe.mine.decoy-roll roe.ruling.mine-secret]
    """

    field: int

    def start(self, game: Game) -> Step:
        """Where?"""
        seat = game.works[self.field].seat
        stations = game.scene.works_stations[seat][::EVERY]
        options = [LayField(Point(*one.at), upright) for one in stations for upright in (False, True)]
        legal = [one for one in options if self.why_not(game, one) is None]
        return Ask(seat, FIELD, legal[:LISTED], self.chosen, self.why_not, {"seat": seat}, True, sample=self.sample)

    def why_not(self, game: Game, choice: LayField) -> Refusal | None:
        """As a whole in the zone of its side, and clear of its other fields.  [roe.mine.size]"""
        seat = game.works[self.field].seat
        west, north, east, south = game.scene.side(seat).works_zone
        corners = outline(game, choice.at, choice.upright)
        if not all(west <= x <= east and north <= y <= south and game.ground.holds((x, y)) for x, y in corners):
            return Refusal("roe.mine.size", {"seat": seat})
        box = Area(corners).box
        own = [work for work in game.works if work.seat == seat and work.kind == MINEFIELD and work.is_there]
        if any(do_overlap(box, Area(work.corners).box) for work in own):
            return Refusal("roe.mine.size", {"seat": seat}, "apart")
        return None

    def sample(self, game: Game, dice: Dice) -> LayField:
        """Anywhere in the zone."""
        west, north, east, south = game.scene.side(game.works[self.field].seat).works_zone
        at = Point(west + dice.draw(east - west) - 1, north + dice.draw(south - north) - 1)
        return LayField(at, upright=False)

    def chosen(self, game: Game, choice: LayField) -> Step:
        """Up to a 2 the enemy does not see it; one that he sees is a decoy from a 5 on.

        [roe.mine.revealed-roll roe.mine.decoy-roll roe.mine.unrevealed]
        """
        book, work = game.scene.rulebook.works, game.works[self.field]
        place, only = game.scene.place_of_work(work.id), 1 << work.seat
        points = tuple(Point(*at) for at in outline(game, choice.at, choice.upright))
        laid = work.but(kind=MINEFIELD, outline=points)
        if game.dice.die() <= book.unrevealed:
            game.put(laid.but(secret=True))
            game.emit(FieldHidden(work.seat, place), only, FieldSomewhere(work.seat))
            return Goto(self.mark)
        decoy = game.dice.die() >= book.decoy
        game.reveal(laid.but(decoy=decoy))
        game.emit(FieldShown(work.seat, place, decoy), only, FieldSeen(work.seat, place))
        return self.done()

    def mark(self, game: Game) -> Step:
        """Its owner may mark it all the same.  [roe.mine.unrevealed]"""
        work = game.works[self.field]
        args = {"seat": work.seat, "place": game.scene.place_of_work(work.id)}
        options: list[KeepSecret | MarkOpenly] = [KeepSecret(), MarkOpenly()]
        return Ask(work.seat, MARK, options, self.marked, args=args)

    def marked(self, game: Game, choice: KeepSecret | MarkOpenly) -> Step:
        """Secret, or there for all to see."""
        work = game.works[self.field]
        if isinstance(choice, MarkOpenly):
            game.reveal(work.but(secret=False))
            game.emit(FieldSeen(work.seat, game.scene.place_of_work(work.id)))
        return self.done()
