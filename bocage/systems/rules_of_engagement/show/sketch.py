"""The table as clients draw it: pieces of terrain, figures at their points, lines with their width."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.table.points import Point as Spot
from bocage.board.table.points import middle, towards
from bocage.board.table.turns import heading
from bocage.kernel import Point, View
from bocage.show import Cell, Mark, Piece, Sketch, Stroke, Text, Tray
from bocage.systems.rules_of_engagement.rules.setup.victory import SEATS, has_more_at, holds
from bocage.systems.rules_of_engagement.rules.works.mines import MINEFIELD
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND, Ground, leg_at
from bocage.systems.rules_of_engagement.scene.ground import Piece as Terrain
from bocage.systems.rules_of_engagement.scene.scene import Scene
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import (
    NOBODY,
    UNKNOWN,
    Battery,
    Charge,
    Figure,
    Marker,
    Squad,
    Structure,
    Vehicle,
    Work,
)


def sketch(view: View) -> Sketch:
    """The table with all that stands on it. A counter is a squad's: its leader, with the others as further pieces."""
    scene: Scene = view.scene
    game: Game = view.board()
    ground = game.ground
    return Sketch(
        "table",
        (*_cells(view, game), *_fields(view)),
        tuple(sorted(_pieces(view, ground), key=lambda piece: piece.unit)),
        tuple(_strokes(scene, ground)),
        trays=tuple(_trays(view)),
    )


def _points(path: tuple[tuple[int, int], ...]) -> tuple[Point, ...]:
    return tuple([Point(x, y) for x, y in path])


def _strokes(scene: Scene, ground: Ground) -> Iterator[Stroke]:
    """Pieces that are lines, and the openings of buildings along their walls."""
    for piece in ground.pieces:
        if piece.text.path:
            yield Stroke(piece.kind.name, _points(piece.text.path), piece.text.width)
        for kind, openings in (("door", piece.text.doors), ("window", piece.text.windows)):
            for at in openings:
                yield Stroke(kind, _points(_opening(scene, piece, at)))


def _opening(scene: Scene, piece: Terrain, at: Spot) -> tuple[Spot, Spot]:
    """The two ends of an opening in the wall that it is in."""
    wall = leg_at(piece, at)
    half = scene.rulebook.sight.opening // 2
    return towards(at, wall[0], half), towards(at, wall[1], half)


def _cells(view: View, game: Game) -> Iterator[Cell]:
    width, depth = game.ground.size
    corners = ((0, 0), (width, 0), (width, depth), (0, depth))
    middle_of = Point(width // 2, depth // 2)
    lying = tuple(_lying(view))
    yield Cell(OPEN_GROUND, "open-ground", middle_of, _points(corners), "open-field", 0, lying)
    damage = {one.place: one.lost for one in view.table(Structure) if one.lost and not one.ruined}
    for piece in game.ground.pieces:
        yield _cell(game, piece, damage.get(piece.place, 0))


def _lying(view: View) -> Iterator[Mark]:
    """What lies anywhere on the table: smoke before squads, charges, guns without their men, where shells will fall."""
    for squad in view.table(Squad):
        if squad.smoke is not None:
            yield Mark("thick-smoke" if squad.smoke.thick else "thin-smoke", at=squad.smoke.at)
        if squad.gun == "left" and squad.gun_at is not None:
            yield Mark("gun-left", holder=squad.seat, at=squad.gun_at)
    for charge in view.table(Charge):
        if not charge.gone:
            yield Mark("charge", at=Point(charge.x, charge.y))
    for battery in view.table(Battery):
        if battery.due and battery.aim is not None:
            yield Mark("aim-point", holder=battery.seat, at=battery.aim)


def _fields(view: View) -> Iterator[Cell]:
    """Minefields, of which the ground knows nothing."""
    for work in view.table(Work):
        if work.kind == MINEFIELD and work.is_there:
            place, name = view.scene.place_of_work(work.id), view.scene.name_of_work(work.id, work.kind)
            yield Cell(place, name, Point(*middle(work.corners)), work.outline, work.kind)


def _cell(game: Game, piece: Terrain, damage: int) -> Cell:
    marks = tuple(_goals(game, piece))
    if damage:
        marks = (*marks, Mark("damaged", damage))
    outline = () if piece.text.path else _points(piece.text.outline)
    return Cell(piece.place, piece.name, Point(*middle(piece.text.outline)), outline, piece.kind.name, 0, marks)


def _goals(game: Game, piece: Terrain) -> Iterator[Mark]:
    """What a piece is worth, or the points of the table that lie on it, and who has them now, as far as is known."""
    victory = game.scene.scenario.victory
    if piece.name in victory.buildings:
        holder = next((seat for seat in SEATS if holds(game, seat, piece.name)), None)
        yield Mark("victory", victory.buildings[piece.name], is_goal=True, holder=holder)
    for point in victory.points:
        if game.ground.footing(point.at).place == piece.place:
            holder = next((seat for seat in SEATS if has_more_at(game, seat, point)), None)
            yield Mark("victory", point.points, is_goal=True, holder=holder, at=Point(*point.at))


def _pieces(view: View, ground: Ground) -> Iterator[Piece]:
    squads = view.table(Squad)
    manned = {one.squad for one in view.table(Vehicle) if one.is_manned}
    for vehicle in view.table(Vehicle):
        if vehicle.is_there:
            yield _vehicle(view, ground, squads[vehicle.squad], vehicle)
    for figure in view.table(Figure):
        if figure.is_there and figure.squad not in manned and squads[figure.squad].aboard == NOBODY:
            yield _piece(view.scene, ground, squads[figure.squad], figure)

    for marker in view.table(Marker):
        if marker.is_there:
            yield _marker(view.scene, ground, marker)


def _vehicle(view: View, ground: Ground, squad: Squad, vehicle: Vehicle) -> Piece:
    """A vehicle by its hull: `size` is its length, `look` its kind; those aboard have no piece of their own."""
    scene: Scene = view.scene
    words = (squad.state, squad.order, "watching" if squad.zone else None, *_damage(vehicle))
    return Piece(
        squad.id,
        ground.footing(vehicle.at).place,
        squad.seat,
        squad.name,
        tuple(word for word in words if word and word != "confident") if vehicle.is_manned else _damage(vehicle),
        look=squad.kind,
        values=(("length", scene.vehicles[squad.kind].hull[0]), ("width", scene.vehicles[squad.kind].hull[1])),
        carries=tuple(one.id for one in view.table(Squad) if one.aboard == squad.id),
        group=squad.id,
        at=Point(*vehicle.at),
        size=scene.vehicles[squad.kind].hull[0],
        heading=vehicle.facing,
    )


def _damage(vehicle: Vehicle) -> tuple[str, ...]:
    """The words for what has happened to a vehicle."""
    if vehicle.wreck:
        return ("smoking-wreck",) if vehicle.smokes else ("wreck",)
    marks = {"abandoned": vehicle.left, "gun-out": vehicle.gun_out}
    stuck = () if vehicle.stuck == "free" else (vehicle.stuck,)
    return (*stuck, *(word for word, holds in marks.items() if holds))


def _marker(scene: Scene, ground: Ground, marker: Marker) -> Piece:
    """A marker that stands for a squad or for nobody."""
    place = ground.footing(marker.at).place
    at = Point(*marker.at)
    return Piece(NOBODY, place, marker.seat, "marker", look="marker", at=at, size=scene.across)


def _piece(scene: Scene, ground: Ground, squad: Squad, figure: Figure) -> Piece:
    man = scene.rosters[squad.kind][figure.man]
    veil = "ambush" if squad.is_ambushed else None
    upstairs = "upstairs" if figure.floor else None
    words = (squad.state, squad.order, "watching" if squad.zone else None, veil, upstairs, *man.marks)
    states = tuple(word for word in words if word)
    return Piece(
        squad.id,
        ground.footing(figure.at).place,
        squad.seat,
        squad.name,
        tuple(state for state in states if state != "confident"),
        look=man.arms[0].type if man.arms else man.rank,
        figures=(man.rank,),
        values=(("man", figure.man + 1), ("figure", figure.id)),
        group=squad.id,
        at=Point(*figure.at),
        size=scene.across,
        heading=_ahead(scene, squad),
    )


def _ahead(scene: Scene, squad: Squad) -> int:
    """Where a squad looks: over its zone, along its gun, or away from its own edge of the table."""
    ahead = squad.zone[1] if squad.zone is not None else squad.facing
    return heading((0, 0), scene.front(squad.seat) if ahead is None else (ahead.x, ahead.y))


def _trays(view: View) -> Iterator[Tray]:
    """Squads beside the table: those that deploy, those that come later, those that have left.

    And those of which the seat knows only that they are somewhere.
    """
    figures = view.table(Figure)
    somewhere = {one.squad for one in figures if one.x == UNKNOWN}
    seen = {one.squad for one in figures if one.is_there or one.lost}
    for seat in (0, 1):
        own = [squad for squad in view.table(Squad) if squad.seat == seat and squad.parent == NOBODY]
        off = [squad for squad in own if squad.id not in seen and squad.id not in somewhere]
        for kind, squads in (
            ("waiting", [squad for squad in off if not squad.reserve and not squad.away]),
            ("reserve", [squad for squad in off if squad.reserve]),
            ("away", [squad for squad in own if squad.away]),
            ("hidden", [squad for squad in own if squad.id in somewhere]),
        ):
            if squads:
                pieces = [Piece(one.id, OPEN_GROUND, seat, one.name, group=one.id) for one in squads]
                yield Tray(kind, Text(f"tray-{kind}", {"seat": seat}), seat, tuple(pieces))
