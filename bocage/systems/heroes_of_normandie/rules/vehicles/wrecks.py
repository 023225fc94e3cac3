"""Wrecks (Épaves): heavy vehicles crush them, vehicles push them, and destruction points clear them away."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits, mask
from bocage.board.square import Facing, Square, Stance, moved, stand, turned
from bocage.kernel import Argument, Call, Frame, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import AimId, TargetId
from bocage.systems.heroes_of_normandie.rules.movement.entering import family_of
from bocage.systems.heroes_of_normandie.rules.movement.forced_moves import ForcedMove
from bocage.systems.heroes_of_normandie.rules.vehicles.driving import stance_of
from bocage.systems.heroes_of_normandie.scene.ground import INFANTRY, is_closed
from bocage.systems.heroes_of_normandie.schema.vocabulary import FAMILIES
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import OFF_BOARD, Unit

BACKWARDS = 4
"""Half a turn, in eighths."""
PUSH_SUPPRESSED = 0
"""The Suppressed markers of infantry that makes room for a pushed wreck.  [hon.ruling.push-suppressed]"""


def wreck_in(game: Game, square: Square) -> Unit | None:
    """The wreck that lies in a square."""
    return next((unit for unit in wrecks_of(game) if square in game.squares_of(unit)), None)


def wrecks_of(game: Game) -> list[Unit]:
    """All wrecks on the board."""
    return [unit for unit in game.units if unit.lost and unit.is_wreck]


# Destruction points


def batter(game: Game, wreck: Unit, points: int) -> None:
    """Give a wreck destruction points; when they come to its structure value, it leaves the board.

    [hon.unit.wreck-terrain hon.terr.structure]
    """
    symbols = game.kind(wreck).wreck
    assert symbols is not None
    total = wreck.points + points
    game.put(wreck.but(points=total))
    game.emit(events.WreckCrushed(wreck.id, points, total))
    if symbols.structure and total >= symbols.structure:
        game.put(game.unit(wreck.id).but(place=OFF_BOARD))
        game.emit(events.WreckCleared(wreck.id))


def crush(game: Game, unit: Unit, entered: tuple[Square, ...], before: tuple[Square, ...]) -> tuple[Square, ...]:
    """A heavy vehicle that enters a wreck's square gives it a point, two in all if it enters several in one action.

    Answers all squares of wrecks that it has entered in this action.
    [hon.wreck.crush hon.ruling.light-vehicle-wreck-entry]
    """
    crushed = before
    if game.kind(unit).family != "heavy":
        return crushed
    rules = game.scene.rulebook
    for square in entered:
        wreck = None if square in crushed else wreck_in(game, square)
        if wreck is not None:
            again = any(other in crushed for other in game.squares_of(wreck))
            crushed = (*crushed, square)
            batter(game, wreck, rules.crush_several - rules.crush_one if again else rules.crush_one)
    return crushed


# Pushing


class AnnouncePush(Option):
    """Announce before the move that this wreck will be pushed."""

    wreck: TargetId


class PushWreck(Option):
    """Push the wreck one square ahead, and take its place."""

    place: AimId
    facing: int


def announcements(game: Game, unit: Unit, left: int) -> Iterator[AnnouncePush]:
    """The wrecks that a vehicle could get to with so many squares to move, and push."""
    if left > 0 and not game.is_infantry(unit):
        for wreck in wrecks_of(game):
            if why_not_announce(game, unit, wreck, left) is None:
                yield AnnouncePush(wreck.id)


def why_not_announce(game: Game, unit: Unit, wreck: Unit, left: int) -> Refusal | None:
    """A heavy vehicle pushes any wreck in reach, a light one of two squares that of a vehicle of one.

    [hon.wreck.push-who]
    """
    about = {"unit": unit.id, "wreck": wreck.id}
    kind, other = game.kind(unit), game.kind(wreck)
    strong = kind.family == "heavy" or (kind.family == "light" and kind.squares > 1 and other.squares == 1)
    if not wreck.is_wreck or not strong:
        return Refusal("hon.wreck.push-who", about)
    near = 0
    for square in game.squares_of(unit):
        near |= game.scene.grid.within(square, left)
    return None if near & mask(game.squares_of(wreck)) else Refusal("hon.wreck.push-who", about, "far")


def pushes(game: Game, unit: Unit, wreck: Unit) -> Iterator[PushWreck]:
    """The ways to push a wreck from where a vehicle stands: ahead or in reverse, any way if it is short."""
    for push in straight_steps(game, unit):
        if why_not_push(game, unit, wreck, push) is None:
            yield push


def straight_steps(game: Game, unit: Unit) -> Iterator[PushWreck]:
    """The steps without a turn; a vehicle of one square turns freely first."""
    grid = game.scene.grid
    if game.kind(unit).squares == 1:
        for square in grid.neighbours(unit.place):
            yield PushWreck(square, grid.direction(unit.place, square))
        return
    for squares in (1, -1):
        stance = moved(grid, stance_of(unit), squares)
        if stance is not None and stand(grid, stance) is not None:
            yield PushWreck(stance.front, stance.facing)


def why_not_push(game: Game, unit: Unit, wreck: Unit, push: PushWreck) -> Refusal | None:
    """The vehicle drives straight into the wreck, takes a square that is open to it, and the wreck has room to go.

    [hon.wreck.push-direction hon.wreck.push-freed-square hon.ruling.push-chain]
    """
    about: dict[str, Argument] = {"unit": unit.id, "wreck": wreck.id}
    if push not in straight_steps(game, unit):
        return Refusal("hon.wreck.push-direction", about)
    squares = footprint_after(game, unit, push)
    freed = squares & mask(game.squares_of(wreck)) & ~mask(game.squares_of(unit))
    if not freed:
        return Refusal("hon.wreck.push-direction", about)
    for square in bits(squares & ~mask(game.squares_of(unit))):
        if not is_open_without(game, unit, wreck, square) or not can_cross(game, unit, push, square):
            return Refusal("hon.wreck.push-freed-square", about)
    return why_wreck_stays(game, unit, wreck, push)


def footprint_after(game: Game, unit: Unit, push: PushWreck) -> int:
    """The squares of the vehicle after the push."""
    length = game.kind(unit).squares
    return mask(stand(game.scene.grid, Stance(push.place, push.facing), length) or ())


def direction_of(game: Game, unit: Unit, push: PushWreck) -> Facing:
    """Which way a vehicle moves in a push; a long one that leaves its front behind reverses."""
    if game.kind(unit).squares > 1 and push.place in game.squares_of(unit):
        return turned(push.facing, BACKWARDS)
    return push.facing


def can_cross(game: Game, unit: Unit, push: PushWreck, square: Square) -> bool:
    """Whether no wall is between a vehicle and the square that it drives into."""
    grid = game.scene.grid
    behind = grid.neighbour(square, turned(direction_of(game, unit, push), BACKWARDS))
    return behind is not None and grid.passes(behind, square, game.ground.walls)


def is_open_without(game: Game, unit: Unit, wreck: Unit, square: Square) -> bool:
    """Whether a square would be open to a vehicle if the wreck were not there.  [hon.wreck.push-freed-square]"""
    ground, family, own = game.ground, FAMILIES[family_of(game, unit)], game.kind(wreck).wreck
    if (ground.taken | game.scene.grid.offset | game.vehicles) >> square & 1:
        return False
    return not any(is_closed(one, family) for one in ground.squares.get(square, ()) if one is not own)


def landing(game: Game, unit: Unit, wreck: Unit, push: PushWreck) -> tuple[Square, ...]:
    """The squares that the wreck comes to, all shifted by one; none if one of them is off the board."""
    grid, way = game.scene.grid, direction_of(game, unit, push)
    squares = [grid.neighbour(square, way) for square in game.squares_of(wreck)]
    return tuple(square for square in squares if square is not None) if None not in squares else ()


def why_wreck_stays(game: Game, unit: Unit, wreck: Unit, push: PushWreck) -> Refusal | None:
    """A wreck goes to squares of the board that are open to vehicles of both kinds, or water.

    It is not pushed into another wreck, a vehicle, a building or a wall, nor off the board.
    [hon.wreck.push-terrain hon.ruling.push-chain]
    """
    about: dict[str, Argument] = {"unit": unit.id, "wreck": wreck.id}
    ground, grid = game.ground, game.scene.grid
    old, new = game.squares_of(wreck), landing(game, unit, wreck, push)
    if not new or any(not grid.passes(a, b, ground.walls) for a, b in zip(old, new, strict=True)):
        return Refusal("hon.wreck.push-terrain", about)
    entered = mask(new) & ~mask(old)
    closed = ground.taken | grid.offset
    for family, squares in enumerate(ground.closed):
        if family != INFANTRY:
            closed |= squares & ~ground.water
    others = (one for one in game.units if one.is_wreck and one.id != wreck.id)
    blocked = closed | game.vehicles | mask(square for one in others for square in game.squares_of(one))
    if entered & blocked or mask(new) & footprint_after(game, unit, push):
        return Refusal("hon.wreck.push-terrain", about)
    return None


class Pushing(Frame[None]):
    """A vehicle pushes a wreck by one square; infantry in its way has to move aside, and in deep water it sinks.

    [hon.wreck.push-direction hon.wreck.push-infantry hon.wreck.sink]
    """

    unit: UnitId
    wreck: UnitId
    place: PlaceId
    facing: int

    def start(self, game: Game) -> Step:
        """The wreck goes one square in the direction of the move, the vehicle takes its place.

        [hon.wreck.push-direction]
        """
        unit, wreck = game.unit(self.unit), game.unit(self.wreck)
        (front, *_) = landing(game, unit, wreck, PushWreck(self.place, self.facing))
        game.put(wreck.but(place=front))
        game.put(unit.but(place=self.place, facing=self.facing))
        game.emit(events.WreckPushed(self.unit, self.wreck, front))
        return Goto(self.make_room)

    def make_room(self, game: Game) -> Step:
        """Infantry where the wreck arrives makes a Forced Move, without a marker.  [hon.wreck.push-infantry]"""
        for square in game.squares_of(game.unit(self.wreck)):
            for one in game.units_in(square):
                around = game.scene.grid.neighbours(square)
                aside = ForcedMove(one.id, (square,), around, suppressed=PUSH_SUPPRESSED, under=self.wreck)
                return Call(aside, then=self.made_room)
        return Goto(self.sink)

    def made_room(self, game: Game, lives: bool) -> Step:
        """The next one."""
        return Goto(self.make_room)

    def sink(self, game: Game) -> Step:
        """A wreck that lies wholly in water is gone.  [hon.wreck.sink hon.ruling.partial-water]"""
        wreck = game.unit(self.wreck)
        if not mask(game.squares_of(wreck)) & ~game.ground.water:
            game.put(wreck.but(place=OFF_BOARD))
            game.emit(events.WreckSank(wreck.id))
        return self.done()
