"""Vehicles (Mouvement des véhicules): how those of two squares drive, turn and reverse, and what stops them."""

from __future__ import annotations

from bocage.board.bits import bits, mask
from bocage.board.square import Manoeuvre, Square, Stance, manoeuvres
from bocage.kernel import Argument, Option, Record, Refusal
from bocage.kernel.records import AimId
from bocage.systems.heroes_of_normandie.rules.movement.entering import family_of, why_closed_ground
from bocage.systems.heroes_of_normandie.rules.vehicles.hedge_cutter import cutter_of, hedgerows
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Tile, Unit


class Drive(Option):
    """Drive, reverse or pivot by one square, so that the front comes here and faces that way."""

    place: AimId
    facing: int


class Course(Record):
    """A step of a long vehicle, with all that the board has to do with it."""

    drive: Drive
    squares: int
    """All on which it comes to stand, on the way and after the turn."""
    entered: tuple[Square, ...]
    """Those that are new to it, in the order in which it comes to them."""
    astride: tuple[tuple[Square, ...], ...]
    """The pairs of squares that it covers at once."""


def _course(scene: Scene, old: tuple[Square, ...], step: Manoeuvre) -> Course:
    after = scene.long_stand(*step.to)
    astride = (after,) if step.kind == "pivot" else (scene.long_stand(*step.through), after)
    squares = dict.fromkeys(astride[0] if step.kind == "pivot" else astride[0] + after)
    entered = tuple([square for square in squares if square not in old])
    return Course(Drive(*step.to), mask(squares), entered, astride)


def passes_walls(game: Game, course: Course) -> bool:
    """Whether no wall is in the way of a step: the vehicle stands astride no closed edge."""
    walls = game.ground.walls
    if not course.squares & walled_squares(game.scene, walls):
        return True
    return all(game.scene.grid.passes(front, rear, walls) for front, rear in course.astride)


def walled_squares(scene: Scene, walls: int) -> int:
    """The squares with one of some walls on an edge of theirs; worked out once for those that stand."""
    known = scene.walled.get(walls)
    if known is None:
        grid = scene.grid
        known = mask(square for square in grid.squares if any(walls >> edge & 1 for edge in grid.edges_of(square)))
        scene.walled[walls] = known
    return known


def is_long(game: Game, unit: Unit) -> bool:
    """How a vehicle moves depends on its length alone.  [hon.veh.by-size hon.unit.light-oversize]"""
    return game.kind(unit).squares > 1


def stance_of(unit: Unit) -> Stance:
    """Where the front of a vehicle stands and where it faces."""
    return Stance(unit.place, unit.facing)


def drives(game: Game, unit: Unit, left: int) -> list[Drive]:
    """All steps of a long vehicle with so many squares left to move."""
    if left < 1 or not game.scene.is_long[unit.type]:
        return []
    return [course.drive for course in open_courses(game, unit)]


def courses_of(game: Game, unit: Unit) -> tuple[Course, ...]:
    """All steps of a long vehicle from where it stands, whatever is in their way; worked out once for a scene."""
    scene, stance = game.scene, stance_of(unit)
    if stance not in scene.courses:
        old = game.squares_of(unit)
        scene.courses[stance] = tuple([_course(scene, old, step) for step in manoeuvres(scene.grid, stance)])
    return scene.courses[stance]


def open_courses(game: Game, unit: Unit) -> list[Course]:
    """A long vehicle advances or reverses by a square, with a free turn of 45 degrees, or pivots where it stands.

    Each step costs one square. Only the squares where it comes to stand count: it slips between two closed squares.
    [hon.veh.two-square-count hon.veh.two-square-free-pivot hon.veh.two-square-static-pivot hon.veh.diagonal-squeeze
    hon.veh.diagonal-occupancy hon.ruling.two-square-model]
    """
    tile = cutter_of(game, unit)
    closed = barred(game, unit)
    steps = [one for one in courses_of(game, unit) if not one.squares & closed and passes_walls(game, one)]
    if tile is None:
        return steps
    hedges = hedgerows(game, unit)
    return [course for course in steps if can_cut(course, hedges, tile)]


def can_cut(course: Course, hedges: int, tile: Tile) -> bool:
    """Whether a vehicle has a Passage marker for each square of bocage that it enters in a step.  [hon.opt.culin]"""
    return (hedges & mask(course.entered)).bit_count() <= len(tile.markers)


def barred(game: Game, unit: Unit) -> int:
    """The squares that a vehicle may not enter: closed ground, and other vehicles. Infantry does not stop it.

    [hon.ruling.vehicle-through-vehicle]
    """
    closed = game.ground.closed[family_of(game, unit)]
    if game.face(unit).abilities.amphibious:
        closed &= ~game.ground.water
    if cutter_of(game, unit):
        closed &= ~hedgerows(game, unit)
    return closed | (game.vehicles & ~mask(game.squares_of(unit)))


def course_to(game: Game, unit: Unit, drive: Drive) -> Course | None:
    """The step that brings a long vehicle there; there is never more than one."""
    return next((course for course in courses_of(game, unit) if course.drive == drive), None)


def why_not_drive(game: Game, unit: Unit, drive: Drive, left: int) -> Refusal | None:
    """Why a vehicle cannot make a step.

    [hon.veh.two-square-count hon.veh.by-size]
    """
    about: dict[str, Argument] = {"unit": unit.id, "place": drive.place}
    if not is_long(game, unit):
        return Refusal("hon.veh.by-size", about)
    course = course_to(game, unit, drive)
    if course is None:
        return Refusal("hon.veh.two-square-count", about)
    if left < 1:
        return Refusal("hon.move.allowance", about)
    tile = cutter_of(game, unit)
    if tile is not None and not can_cut(course, hedgerows(game, unit), tile):
        return Refusal("hon.opt.culin", about, "markers")
    return why_barred(game, unit, course)


def why_barred(game: Game, unit: Unit, course: Course) -> Refusal | None:
    """What closes a step: a square that the vehicle would stand on, on the way or after the turn, or a wall."""
    grid, family = game.scene.grid, family_of(game, unit)
    for squares in course.astride:
        for square in bits(mask(squares) & barred(game, unit)):
            about = {"unit": unit.id, "place": square}
            closed = game.ground.closed[family] >> square & 1
            refusal = why_closed_ground(game, unit, square) if closed else None
            return refusal or Refusal("hon.move.inf-pass-through", about, "vehicle")
        front, rear = squares
        if not grid.passes(front, rear, game.ground.walls):
            return Refusal("hon.terr.passage-forbidden", {"unit": unit.id, "place": front})
    return None


def halted_by(unit: Unit, was_holed: bool) -> str:
    """The damage that stops a moving vehicle at once: its tracks, or its hull if that is new; else nothing.

    [hon.hvy.tracks hon.hvy.hull hon.ruling.hull-suppressed-mid-move]
    """
    if "tracks" in unit.damage:
        return "hon.hvy.tracks"
    return "hon.hvy.hull" if "hull" in unit.damage and not was_holed else ""
