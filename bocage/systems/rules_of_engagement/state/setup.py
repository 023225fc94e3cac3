"""Setting up: squads and figures of a scenario, or of a drawn position."""

from __future__ import annotations

from functools import partial

import msgspec

from bocage.board.table.formations import flanks
from bocage.board.table.turns import direction, heading, is_ahead
from bocage.content import ContentError, TablePiece
from bocage.kernel import Dice, Point, Rules
from bocage.systems.rules_of_engagement.scene.scene import Scene
from bocage.systems.rules_of_engagement.schema.armies import PLUS
from bocage.systems.rules_of_engagement.schema.fortifications import Barrier
from bocage.systems.rules_of_engagement.schema.scenario import ROLL, ChargeDrawn, CombatGiven, SquadDrawn, WorkDrawn
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import (
    NOBODY,
    ArmyList,
    Battery,
    Charge,
    Clock,
    Combat,
    Figure,
    Hit,
    Marker,
    Squad,
    Structure,
    Trace,
    Vehicle,
    Work,
)

SECTIONS = 3
"""How many sections of wire are one element.  [roe.wire.layout]"""


def field_forces(game: Game, seat: int, kinds: list[tuple[str, bool]]) -> None:
    """The squads of an army that its player has built come into being, and whether they come later.

    [roe.force.scenario-forces]
    """
    scene, side = game.scene, game.scene.sides[seat]
    names = [squad.name for squad in game.squads]
    for kind, later in kinds:
        base = kind.partition(PLUS)[0]
        names.append(base)
        name = f"{base}-{sum(one == base or one.startswith(f'{base}-') for one in names)}"
        names[-1] = name
        squad = _fielded(scene, len(game.squads), side, kind, name, later)
        game.put(squad)
        for man in range(squad.start):
            game.put(Figure(len(game.figures), squad.id, man))
        if kind in scene.vehicles:
            game.put(Vehicle(len(game.vehicles), squad.id))


def lay_out_markers(game: Game, seat: int) -> None:
    """The markers of an army that was built, or whose mission was rolled for.  [roe.scn.hidden-deployment]"""
    hidden = sum(game.scene.has_marker(squad) for squad in game.squads if squad.seat == seat)
    kinds = [squad.kind for squad in game.squads if squad.seat == seat]
    for _ in range(game.scene.dummies(seat, kinds) + hidden if hidden else 0):
        game.put(Marker(len(game.markers), seat))


def _fielded(scene: Scene, number: int, side: str, kind: str, name: str, later: bool) -> Squad:
    """A squad that is still beside the table."""
    ready = kind not in scene.served or (scene.scenario.sides[side].set_up and not later)
    return Squad(
        number,
        scene.seat_of(side),
        kind,
        name,
        len(scene.rosters[kind]),
        veil="open" if later else scene.veil_of(side, kind),
        reserve=later,
        ready=ready,
        settled=ready,
    )


def new_game(scene: Scene, dice: Dice, rules: Rules) -> Game:
    """A game that has not begun: squads that wait beside the table, or those of a drawn position."""
    scenario = scene.scenario
    squads, figures = _drawn(scene, scenario.units) if scenario.is_drawn else _forces(scene)
    first = 0 if scenario.first == ROLL else scene.seat_of(scenario.first)
    clock = [Clock(0, scenario.turn, first, first, opening=scenario.opening)]
    markers = _drawn_markers(scene, squads, figures) if scenario.is_drawn else _markers(scene)
    return Game(
        2,
        dice,
        rules,
        scene=scene,
        squads=squads,
        figures=figures,
        markers=markers,
        vehicles=_drawn_vehicles(scene) if scenario.is_drawn else _vehicles(scene, squads),
        works=_works(scene),
        structures=_drawn_structures(scene),
        batteries=_batteries(scene),
        charges=[_drawn_charge(scene, number, one) for number, one in enumerate(scene.scenario.charges)],
        lists=[ArmyList(seat, seat) for seat in range(len(scene.sides))],
        clock=clock,
    )


def _works(scene: Scene) -> list[Work]:
    """The works of a drawn position, or the minefields that sides have to lay."""
    if scene.scenario.is_drawn:
        return [_drawn_work(scene, number, one) for number, one in enumerate(scene.scenario.works)]
    seats = [seat for seat, side in enumerate(scene.scenario.sides.values()) for _ in range(side.minefields)]
    obstacles = [
        (seat, kind)
        for seat, side in enumerate(scene.scenario.sides.values())
        for barrier in side.obstacles
        for kind in pieces_of_barrier(barrier)
    ]
    dug = [
        (seat, kind)
        for seat, side in enumerate(scene.scenario.sides.values())
        if not scene.builds(seat)
        for name in side.fortifications
        for kind in scene.fortifications[name].works
    ]
    laid = [(seat, "") for seat in seats] + obstacles + dug
    return [Work(number, seat, kind) for number, (seat, kind) in enumerate(laid)]


def pieces_of_barrier(kind: Barrier) -> tuple[str, ...]:
    """What has to be laid for one element: wire by sections, a minefield without a kind until it lies there.

    [roe.wire.layout]
    """
    if kind == "minefield":
        return ("",)
    return (kind,) * (SECTIONS if kind == "wire" else 1)


def _drawn_work(scene: Scene, number: int, drawn: WorkDrawn) -> Work:
    if not (drawn.poly or drawn.rect or drawn.path):
        return Work(number, scene.seat_of(drawn.side), drawn.kind)
    text = TablePiece(drawn.kind, drawn.poly, drawn.rect, drawn.path)
    outline, doors, windows = [
        tuple(Point(*at) for at in points) for points in (text.outline, drawn.doors, drawn.windows)
    ]
    seat = scene.seat_of(drawn.side)
    return Work(
        number,
        seat,
        drawn.kind,
        outline,
        doors,
        windows,
        drawn.heading,
        secret=drawn.secret,
        decoy=drawn.decoy,
    )


def _drawn_charge(scene: Scene, number: int, drawn: ChargeDrawn) -> Charge:
    unit = next(one for one, squad in enumerate(scene.scenario.units) if squad.name == drawn.unit)
    seat = scene.seat_of(scene.scenario.units[unit].side)
    works = [scene.name_of_work(work, one.kind) for work, one in enumerate(scene.scenario.works)]
    place = [*scene.place_names, *works].index(drawn.place)
    return Charge(number, seat, unit, drawn.weapon, place, *drawn.at)


def _batteries(scene: Scene) -> list[Battery]:
    """The guns off the table: those of a drawn position, or of each side and of its observers.  [roe.arty.options]"""
    found: list[Battery] = []
    for drawn in scene.scenario.batteries:
        aim = None if drawn.aim is None else Point(*drawn.aim)
        seat = scene.seat_of(drawn.side)
        place = scene.place_names.index(drawn.place) if drawn.place else 0
        found.append(Battery(len(found), seat, drawn.name, failed=drawn.failed, due=drawn.due, aim=aim, place=place))
    if not scene.scenario.is_drawn:
        for seat, side in enumerate(scene.scenario.sides.values()):
            if scene.builds(seat):
                continue
            called = [scene.squad_kinds[kind].battery for kind, _ in side.all_forces]
            found += [
                Battery(len(found) + number, seat, name)
                for number, name in enumerate((*side.batteries, *(one for one in called if one)))
            ]
    return found


def _drawn_structures(scene: Scene) -> list[Structure]:
    names = scene.place_names
    return [
        Structure(number, names.index(name), lost)
        for number, (name, lost) in enumerate(scene.scenario.structures.items())
    ]


def _forces(scene: Scene) -> tuple[list[Squad], list[Figure]]:
    squads: list[Squad] = []
    figures: list[Figure] = []
    given = {name: side for name, side in scene.scenario.sides.items() if not scene.scenario.builds(name)}
    named = _numbered([kind for side in given.values() for kind, _ in side.all_forces])
    for name, side in given.items():
        for kind, later in side.all_forces:
            if kind not in scene.rosters:
                raise ContentError("position", f"sides.{name}.forces", f"no squad is called {kind!r}")
            roster = scene.rosters[kind]
            number = len(squads)
            squads.append(_fielded(scene, number, name, kind, named[number], later))
            figures += [Figure(len(figures) + man, number, man) for man in range(len(roster))]
    return squads, figures


def _vehicles(scene: Scene, squads: list[Squad]) -> list[Vehicle]:
    """The vehicles of both sides wait beside the table as their crews do."""
    crews = [squad for squad in squads if squad.kind in scene.vehicles]
    return [Vehicle(number, squad.id) for number, squad in enumerate(crews)]


def _drawn_vehicles(scene: Scene) -> list[Vehicle]:
    found: list[Vehicle] = []
    for number, one in enumerate(scene.scenario.units):
        if one.kind in scene.vehicles:
            at = one.hull or one.at[0]
            left = one.hull is not None
            found.append(
                Vehicle(len(found), number, *at, one.facing, one.stuck, one.gun_out, left, buttoned=one.buttoned)
            )
    return found


def _markers(scene: Scene) -> list[Marker]:
    """The markers of each side, those for dummies first; who lies under which is settled when all are laid."""
    found: list[Marker] = []
    for seat, side in enumerate(scene.scenario.sides.values()):
        if scene.builds(seat) or scene.missions:
            continue
        hidden = 0 if side.unmarked else sum(kind in side.hidden for kind in side.forces)
        found += [Marker(len(found) + number, seat) for number in range(scene.dummies(seat, side.forces) + hidden)]
    return found


def _drawn_markers(scene: Scene, squads: list[Squad], figures: list[Figure]) -> list[Marker]:
    spots = [(squad.seat, _leader(figures, squad.id).at, squad.id) for squad in squads if squad.veil == "marker"]
    spots += [(scene.seat_of(side), at, NOBODY) for side, places in scene.scenario.dummies.items() for at in places]
    return [Marker(number, seat, squad, *at, laid=True) for number, (seat, at, squad) in enumerate(sorted(spots))]


def _leader(figures: list[Figure], squad: int) -> Figure:
    return next(figure for figure in figures if figure.squad == squad)


def _numbered(kinds: list[str]) -> list[str]:
    """Squads are called by their kind and number."""
    return [f"{kind}-{kinds[: number + 1].count(kind)}" for number, kind in enumerate(kinds)]


def _called(drawn: tuple[SquadDrawn, ...], name: str) -> int:
    """The number of a drawn squad by its name; nobody's by no name."""
    if not name:
        return NOBODY
    for number, one in enumerate(drawn):
        if one.name == name:
            return number
    raise ContentError("position", "units", f"no unit is called {name!r}")


def _drawn(scene: Scene, drawn: tuple[SquadDrawn, ...]) -> tuple[list[Squad], list[Figure]]:
    drawn = tuple(_crewed(scene, one, drawn) for one in drawn)
    called = partial(_called, drawn)
    squads: list[Squad] = []
    figures: list[Figure] = []
    for number, one in enumerate(drawn):
        if one.kind not in scene.rosters or one.side not in scene.sides:
            raise ContentError("position", f"units[{number}]", f"no squad {one.kind!r} of {one.side!r}")
        roster = scene.rosters[one.kind]
        if len(one.at) > len(roster):
            raise ContentError("position", f"units[{number}]", f"{len(one.at)} men, and a {one.kind} has {len(roster)}")
        squads.append(
            Squad(
                number,
                scene.seat_of(one.side),
                one.kind,
                one.name,
                one.start or len(roster),
                state=one.state,
                order=one.order,
                target=called(one.target),
                zone=None if one.watching is None else zone_towards(one.at, one.watching),
                hits=tuple(Hit(called(source), n) for source, n in one.hits.items()),
                crossfire=one.crossfire,
                was_hit=one.was_hit,
                moved=one.moved,
                acquired=tuple(called(name) for name in one.acquired),
                fired_in=one.fired_in,
                ready=one.ready,
                settled=one.settled,
                screens=called(one.screens),
                spot=None if one.spot is None else Point(*one.spot),
                aboard=called(one.aboard),
                assault=called(one.assault),
                combat=_combat(one.combat),
                veil=one.veil,
                hides=one.hides,
                evaded=one.evaded,
                given_away=tuple(Trace(len(figures) + man, Point(*at)) for man, at in enumerate(one.given_away)),
            )
        )
        figures += [
            Figure(
                len(figures) + man,
                number,
                man,
                *at,
                lost=man in one.lost,
                floor=one.floors[man] if man < len(one.floors) else 0,
                shots=one.shots if roster[man].runs_out else 0,
            )
            for man, at in enumerate(one.at)
        ]
    return squads, figures


def _crewed(scene: Scene, one: SquadDrawn, drawn: tuple[SquadDrawn, ...]) -> SquadDrawn:
    """A vehicle is drawn at a point, and its crew and those aboard are there."""
    if one.aboard:
        carrier = drawn[_called(drawn, one.aboard)]
        return msgspec.structs.replace(one, at=carrier.at[:1] * one.men)
    if one.kind in scene.vehicles and one.hull is None:
        return msgspec.structs.replace(one, at=one.at[:1] * len(scene.rosters[one.kind]))
    return one


def _combat(given: CombatGiven | None) -> Combat | None:
    return None if given is None else Combat(given.defends, given.pressed, given.exploits)


def zone_towards(places: tuple[tuple[int, int], ...], towards: tuple[int, int]) -> tuple[Point, Point]:
    """The zone of opportunity fire before a squad: beyond the line through its flanks, on the side of a point.

    [roe.order.opp-zone]
    """
    a, b = flanks(places)
    if a == b:
        x, y = direction(heading(a, towards))
    else:
        x, y = b[1] - a[1], a[0] - b[0]
        if not is_ahead(a, (x, y), towards):
            x, y = -x, -y
    return Point(*a), Point(x, y)
