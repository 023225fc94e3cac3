"""Vehicles (Mouvement des véhicules): how those of two squares drive, turn and reverse, and what stops them."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits, mask
from bocage.board.square import Manoeuvre, Square, Stance, can_stand, manoeuvres, stand
from bocage.kernel import Argument, Option, PlaceId, Refusal
from bocage.systems.heroes_of_normandie.entering import family_of, why_closed_ground
from bocage.systems.heroes_of_normandie.hedge_cutter import cutter_of, hedgerows
from bocage.systems.heroes_of_normandie.state import Game, Tile, Unit


class Drive(Option):
    """Drive, reverse or pivot by one square, so that the front comes here and faces that way."""

    place: PlaceId
    facing: int


def is_long(game: Game, unit: Unit) -> bool:
    """How a vehicle moves depends on its length alone.  [hon.veh.by-size hon.unit.light-oversize]"""
    return game.kind(unit).squares > 1


def stance_of(unit: Unit) -> Stance:
    """Where the front of a vehicle stands and where it faces."""
    return Stance(unit.place, unit.facing)


def drives(game: Game, unit: Unit, left: int) -> Iterator[Drive]:
    """All steps of a long vehicle with so many squares left to move."""
    if left > 0 and is_long(game, unit):
        for step in steps_of(game, unit):
            yield Drive(step.to.front, step.to.facing)


def steps_of(game: Game, unit: Unit) -> tuple[Manoeuvre, ...]:
    """A long vehicle advances or reverses by a square, with a free turn of 45 degrees, or pivots where it stands.

    Each step costs one square. Only the squares where it comes to stand count: it slips between two closed squares.
    [hon.veh.two-square-count hon.veh.two-square-free-pivot hon.veh.two-square-static-pivot hon.veh.diagonal-squeeze
    hon.veh.diagonal-occupancy hon.ruling.two-square-model]
    """
    steps = manoeuvres(game.scene.grid, stance_of(unit), barred(game, unit), game.ground.walls)
    tile = cutter_of(game, unit)
    if tile is None:
        return steps
    hedges = hedgerows(game, unit)
    return tuple(step for step in steps if can_cut(game, unit, step, hedges, tile))


def can_cut(game: Game, unit: Unit, step: Manoeuvre, hedges: int, tile: Tile) -> bool:
    """Whether a vehicle has a Passage marker for each square of bocage that it enters in a step.  [hon.opt.culin]"""
    return (hedges & mask(squares_entered(game, unit, step))).bit_count() <= len(tile.markers)


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


def step_to(game: Game, unit: Unit, place: PlaceId, facing: int) -> Manoeuvre | None:
    """The step that brings a long vehicle there; there is never more than one."""
    wanted = Stance(place, facing)
    return next((step for step in steps_of(game, unit) if step.to == wanted), None)


def why_not_drive(game: Game, unit: Unit, drive: Drive, left: int) -> Refusal | None:
    """Why a vehicle cannot make a step.

    [hon.veh.two-square-count hon.veh.by-size]
    """
    about: dict[str, Argument] = {"unit": unit.id, "place": drive.place}
    if not is_long(game, unit):
        return Refusal("hon.veh.by-size", about)
    wanted = Stance(drive.place, drive.facing)
    step = next((one for one in manoeuvres(game.scene.grid, stance_of(unit)) if one.to == wanted), None)
    if step is None:
        return Refusal("hon.veh.two-square-count", about)
    if left < 1:
        return Refusal("hon.move.allowance", about)
    tile = cutter_of(game, unit)
    if tile is not None and not can_cut(game, unit, step, hedgerows(game, unit), tile):
        return Refusal("hon.opt.culin", about, "markers")
    return why_barred(game, unit, step)


def why_barred(game: Game, unit: Unit, step: Manoeuvre) -> Refusal | None:
    """What closes a step: a square that the vehicle would stand on, on the way or after the turn, or a wall."""
    grid, family = game.scene.grid, family_of(game, unit)
    for stance in (step.to,) if step.kind == "pivot" else (step.through, step.to):
        squares = stand(grid, stance) or ()
        for square in bits(mask(squares) & barred(game, unit)):
            about = {"unit": unit.id, "place": square}
            closed = game.ground.closed[family] >> square & 1
            refusal = why_closed_ground(game, unit, square) if closed else None
            return refusal or Refusal("hon.move.inf-pass-through", about, "vehicle")
        if not can_stand(grid, stance, 0, game.ground.walls):
            return Refusal("hon.terr.passage-forbidden", {"unit": unit.id, "place": stance.front})
    return None


def squares_entered(game: Game, unit: Unit, step: Manoeuvre) -> tuple[Square, ...]:
    """The squares that are new to a vehicle in a step, in the order in which it comes to them."""
    grid, old = game.scene.grid, game.squares_of(unit)
    found = [square for stance in (step.through, step.to) for square in stand(grid, stance) or ()]
    return tuple(dict.fromkeys(square for square in found if square not in old))


def halted_by(unit: Unit, was_holed: bool) -> str:
    """The damage that stops a moving vehicle at once: its tracks, or its hull if that is new; else nothing.

    [hon.hvy.tracks hon.hvy.hull hon.ruling.hull-suppressed-mid-move]
    """
    if "tracks" in unit.damage:
        return "hon.hvy.tracks"
    return "hon.hvy.hull" if "hull" in unit.damage and not was_holed else ""
