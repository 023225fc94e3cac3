"""Entering squares: what terrain, units and Zones of Control allow a moving unit, one square at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.board.bits import bits
from bocage.board.square import Square
from bocage.kernel import Option, Refusal
from bocage.kernel.records import AimId
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import ignores_difficult, windows_left
from bocage.systems.heroes_of_normandie.schema.vocabulary import FAMILIES
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, OFF_BOARD, Unit, enemy_of


class Enter(Option):
    """Move into an adjacent square."""

    place: AimId


def family_of(game: Game, unit: Unit) -> int:
    """The unit's family as a number."""
    return game.scene.families[unit.type]


def enterable(game: Game, unit: Unit, left: int) -> Sequence[Square]:
    """The adjacent squares that a unit may enter with so many squares left to move."""
    if left < 1 or game.scene.is_long[unit.type]:
        return ()
    if unit.aboard != NONE:
        return tuple(ways_out(game, unit, left))
    here, grid = unit.place, game.scene.grid
    if game.armies[unit.seat].playing and windows_left(game, unit):
        return [square for square in grid.neighbours(here) if why_not_enter(game, unit, here, square, left) is None]
    if not grid.adjacent[here] & (game.infantry | game.lurking | game.vehicles):
        return walks_from(game, unit, here)
    free, shared = steps_from(game, unit, here)
    return [
        square
        for square in grid.neighbours(here)
        if free >> square & 1 or (shared >> square & 1 and can_pass_over(game, unit, square, left))
    ]


def walks_from(game: Game, unit: Unit, here: Square) -> tuple[Square, ...]:
    """Where a unit may step to from a square with nobody near it, clockwise; worked out once for a ground."""
    ground, scene = game.ground, game.scene
    swims = ground.water != 0 and scene.faces[unit.type][unit.back].abilities.amphibious
    key = here, scene.families[unit.type], swims
    walks = ground.walks.get(key)
    if walks is None:
        free, _ = steps_from(game, unit, here)
        walks = ground.walks[key] = tuple([square for square in scene.grid.neighbours(here) if free >> square & 1])
    return walks


def steps_from(game: Game, unit: Unit, here: Square) -> tuple[int, int]:
    """Where a unit may step to from a square if it uses no window: free squares, and those of friendly infantry.

    It may enter the latter if it can go on from there. To a vehicle all squares without vehicles are free.
    Nothing of what `why_not_enter` asks for first can be said against them.  [hon.ram.pass]
    """
    near = game.ground.steps_from(here) & open_ground(game, unit)
    if not game.scene.on_foot[unit.type]:
        return near & ~game.vehicles, 0
    for watcher in bits(game.watchers(here, 1 - unit.seat)):
        near &= ~game.zone_of(game.units[watcher])
    taken = near & (game.infantry | game.lurking | game.vehicles)
    own = unit.place
    if own != OFF_BOARD and taken >> own & 1 and game.here[own] == 1 << unit.id:
        taken ^= 1 << own
    return near & ~taken, taken & ~game.vehicles & ~game.posts[1 - unit.seat]


def why_not_enter(game: Game, unit: Unit, here: Square, square: Square, left: int) -> Refusal | None:
    """Why a unit in one square may not go on to another one.

    [hon.move.directions hon.move.allowance hon.move.inf-pass-through hon.move.no-stacking hon.zoc.infantry-move
    hon.move.offset-access]
    """
    about = {"unit": unit.id, "place": square}
    if game.kind(unit).squares > 1:
        return Refusal("hon.veh.two-square-count", about)
    if not game.scene.grid.adjacent[here] >> square & 1:
        return Refusal("hon.move.directions", about)
    if left < 1:
        return Refusal("hon.move.allowance", about)
    return (
        why_closed(game, unit, here, square)
        or why_taken(game, unit, square)
        or why_controlled(game, unit, here, square)
        or why_not_stop(game, unit, square, left)
    )


def why_closed(game: Game, unit: Unit, here: Square, square: Square) -> Refusal | None:
    """Terrain that keeps a unit out, and edges that nobody crosses; between two corners of buildings all may pass.

    [hon.terr.passage-forbidden hon.bldg.door hon.terr.impassable hon.terr.water hon.terr.forbidden-some
    hon.move.offset-infantry-only hon.bldg.half-square hon.move.terrain hon.bldg.gap-diagonal]
    """
    ground, grid, about = game.ground, game.scene.grid, {"unit": unit.id, "place": square}
    if not grid.passes(here, square, ground.walls) and not goes_by_window(game, unit, here, square):
        inside = game.scene.house_of
        rule = "hon.bldg.door" if here in inside or square in inside else "hon.terr.passage-forbidden"
        return Refusal(rule, about)
    return why_closed_ground(game, unit, square)


def goes_by_window(game: Game, unit: Unit, here: Square, square: Square) -> bool:
    """Whether a unit needs a window to get from one square to another, and has a card for it.  [hon.card.surprise]"""
    if not windows_left(game, unit) or game.scene.grid.passes(here, square, game.ground.walls):
        return False
    return game.scene.grid.passes(here, square, game.ground.walls & ~game.scene.windows)


def why_closed_ground(game: Game, unit: Unit, square: Square) -> Refusal | None:
    """Terrain that keeps a unit out of a square, wherever it comes from.

    [hon.terr.impassable hon.terr.water hon.terr.forbidden-some hon.move.offset-infantry-only hon.bldg.half-square
    hon.wreck.no-entry-face hon.ruling.light-vehicle-wreck-entry]
    """
    ground, about = game.ground, {"unit": unit.id, "place": square}
    if not ground.closed[family_of(game, unit)] >> square & 1:
        return None
    if ground.taken >> square & 1:
        return Refusal("hon.bldg.half-square", about)
    if ground.water >> square & 1:
        return None if game.face(unit).abilities.amphibious else Refusal("hon.terr.water", about)
    if any(symbols.impassable for symbols in ground.squares.get(square, ())):
        return Refusal("hon.terr.impassable", about)
    if game.scene.grid.offset >> square & 1 and not game.is_infantry(unit):
        return Refusal("hon.move.offset-infantry-only", about)
    if any(len(symbols.forbidden) == len(FAMILIES) for symbols in ground.squares.get(square, ())):
        return Refusal("hon.wreck.no-entry-face", about)
    return Refusal("hon.terr.forbidden-some", about)


def open_ground(game: Game, unit: Unit) -> int:
    """The squares whose ground lets a unit in: where `why_closed_ground` has nothing against it."""
    ground = game.ground
    closed = ground.closed[game.scene.families[unit.type]]
    if ground.water and game.scene.faces[unit.type][unit.back].abilities.amphibious:
        closed &= ~ground.water | ground.taken
    return ~closed


def why_taken(game: Game, unit: Unit, square: Square) -> Refusal | None:
    """Infantry goes through friendly infantry only, vehicles through any infantry; nobody goes through a vehicle.

    [hon.move.inf-pass-through hon.ruling.vehicle-through-vehicle]
    """
    about = {"unit": unit.id, "place": square}
    for other in game.units_in(square):
        if not game.is_infantry(other):
            return Refusal("hon.move.inf-pass-through", about, "vehicle")
        if other.seat != unit.seat and game.is_infantry(unit):
            return Refusal("hon.move.inf-pass-through", about, "enemy")
    return None


def why_controlled(game: Game, unit: Unit, here: Square, square: Square) -> Refusal | None:
    """Infantry does not go from one square to another of the same enemy's Zone of Control. Vehicles do not care.

    [hon.zoc.infantry-move hon.zoc.vehicle-immune]
    """
    if not game.is_infantry(unit):
        return None
    enemy = enemy_of(unit.seat)
    both = game.watchers(here, enemy) & game.watchers(square, enemy)
    for watcher in bits(both):
        return Refusal("hon.zoc.infantry-move", {"unit": unit.id, "place": square, "enemy": watcher})
    return None


# Out of a vehicle


def doors_of(game: Game, unit: Unit) -> tuple[Square, ...]:
    """The squares from which a unit takes its next step: its own, or any one of the vehicle that it is in."""
    return (unit.place,) if unit.aboard == NONE else game.squares_of(game.unit(unit.aboard))


def ways_out(game: Game, unit: Unit, left: int) -> Iterator[Square]:
    """The squares that a unit aboard a vehicle may get out to."""
    grid, doors = game.scene.grid, doors_of(game, unit)
    near = 0
    for door in doors:
        near |= grid.adjacent[door]
    return (square for square in bits(near) if why_not_get_out(game, unit, square, left) is None)


def why_not_get_out(game: Game, unit: Unit, square: Square, left: int) -> Refusal | None:
    """Who is aboard gets out to a free square next to the vehicle, which is the first step of its move.

    [hon.trans.board hon.ruling.crew-enter-cost]
    """
    about = {"unit": unit.id, "place": square}
    if not is_free(game, unit, square):
        return Refusal("hon.move.no-stacking", about)
    ways = [why_not_enter(game, unit, door, square, left) for door in doors_of(game, unit)]
    return None if None in ways else ways[0]


# Stopping


def is_free(game: Game, unit: Unit, square: Square) -> bool:
    """Whether no other unit is in a square.  [hon.move.no-stacking]"""
    return not game.here[square] & ~(1 << unit.id)


def must_stop(game: Game, unit: Unit, square: Square) -> bool:
    """Difficult Passage stops whoever enters it, unless a card lets it pass.  [hon.terr.difficult]"""
    difficult = game.ground.difficult[game.scene.families[unit.type]] >> square & 1
    return bool(difficult) and not ignores_difficult(game, unit)


def why_not_stop(game: Game, unit: Unit, square: Square, left: int) -> Refusal | None:
    """Infantry does not enter an occupied square unless it can go on from there to a free one.  [hon.move.no-stacking]

    A vehicle may stop on infantry, and rams it.
    """
    if not game.is_infantry(unit) or is_free(game, unit, square):
        return None
    if can_pass_over(game, unit, square, left):
        return None
    return Refusal("hon.move.no-stacking", {"unit": unit.id, "place": square})


def can_pass_over(game: Game, unit: Unit, square: Square, left: int) -> bool:
    """Whether infantry that enters a square with friendly infantry gets on to a free one.  [hon.move.no-stacking]"""
    return not must_stop(game, unit, square) and can_go_on(game, unit, square, left - 1)


def can_go_on(game: Game, unit: Unit, here: Square, left: int) -> bool:
    """Whether a unit in an occupied square can get from there to a free one."""
    if left < 1:
        return False
    if windows_left(game, unit):
        neighbours = game.scene.grid.neighbours(here)
        return any(why_not_enter(game, unit, here, square, left) is None for square in neighbours)
    free, shared = steps_from(game, unit, here)
    return bool(free) or any(can_pass_over(game, unit, square, left) for square in bits(shared))


def is_crowded(game: Game, unit: Unit) -> bool:
    """Whether infantry stands where it may not stay; a vehicle stays where infantry is."""
    others = 0 if unit.place == OFF_BOARD else game.here[unit.place] & ~(1 << unit.id)
    return others != 0 and not unit.lost and game.is_infantry(unit)
