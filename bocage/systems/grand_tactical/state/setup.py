"""Setting up: the records of a game from its scenario."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.content import ContentError
from bocage.kernel import Dice, Rules
from bocage.systems.grand_tactical.scene.scene import DIRECT, Scene
from bocage.systems.grand_tactical.schema.scenario import Chits, UnitEntry
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import (
    NONE,
    OFF_MAP,
    Army,
    Chit,
    ChitKind,
    Clock,
    Division,
    Formation,
    Leader,
    Objective,
    Park,
    Unit,
    Work,
    Zone,
)


def new_game(scene: Scene, dice: Dice, rules: Rules) -> Game:
    """A game of the scene that has not begun."""
    scenario = scene.scenario
    divisions = _divisions(scene)
    formations = _formations(scene)
    units = [*_units(scene, formations), *_rear_guards(scene, formations)]
    units = [unit.but(id=number) for number, unit in enumerate(units)]
    parks = _parks(scene, divisions)
    units, parks = _in_parks(scene, units, parks)
    return Game(
        len(scene.seats),
        dice,
        rules,
        scene=scene,
        units=units,
        leaders=_leaders(scene, formations, units),
        formations=_with_leaders(formations),
        divisions=divisions,
        chits=_chits(scene),
        parks=parks,
        works=_works(scene, units),
        objectives=_objectives(scene),
        sorties=[],
        armies=[Army(seat) for seat in range(len(scene.seats))],
        clock=[Clock(0, scenario.turn, scenario.weather)],
    )


def _divisions(scene: Scene) -> list[Division]:
    return [
        Division(number, name, scene.seat_of(entry.side), entry.cp, entry.dp, entry.cp, entry.dp)
        for number, (name, entry) in enumerate(scene.scenario.divisions.items())
    ]


def _formations(scene: Scene) -> list[Formation]:
    found = []
    for number, (name, entry) in enumerate(scene.scenario.formations.items()):
        if entry.division not in scene.division_names:
            raise ContentError("scenario", f"formations.{name}.division", f"no division is called {entry.division!r}")
        division = scene.division_names.index(entry.division)
        seat = scene.seat_of(scene.scenario.divisions[entry.division].side)
        parent = scene.formation_names.index(entry.parent) if entry.parent else NONE
        leader = 0 if entry.leader is not None else NONE
        found.append(Formation(number, name, division, seat, entry.stripe, leader, parent))
    return found


def _with_leaders(formations: list[Formation]) -> list[Formation]:
    """Leaders are numbered in the order of their formations."""
    numbers = iter(range(len(formations)))
    return [one.but(leader=next(numbers)) if one.leader != NONE else one for one in formations]


def _leaders(scene: Scene, formations: list[Formation], units: list[Unit]) -> list[Leader]:
    """Each begins where the scenario says, or with the first unit of his formation that is on the map."""
    found: list[Leader] = []
    for formation in formations:
        entry = scene.scenario.formations[formation.name].leader
        if entry is None:
            continue
        first = next((unit for unit in units if unit.formation == formation.id and unit.on_map), None)
        hex = scene.place(entry.at, f"formations.{formation.name}.leader") if entry.at else OFF_MAP
        if not entry.at and first is not None:
            hex = first.hex
        entering = not entry.at and first is not None and first.entering
        found.append(
            Leader(len(found), entry.name, formation.id, formation.seat, entry.range, entry.attachment, hex, entering)
        )
    return found


def _units(scene: Scene, formations: list[Formation]) -> Iterator[Unit]:
    for formation in formations:
        for name, entry in scene.scenario.formations[formation.name].units.items():
            yield _unit(scene, formation, name, entry)


def _unit(scene: Scene, formation: Formation, name: str, entry: UnitEntry) -> Unit:
    field = f"units.{name}"
    if entry.type not in scene.type_ids:
        raise ContentError("scenario", f"{field}.type", f"no unit type is called {entry.type!r}")
    return Unit(
        0,
        name,
        scene.type_ids[entry.type],
        formation.id,
        formation.division,
        formation.seat,
        hex=scene.place(entry.at, f"{field}.at") if entry.at else OFF_MAP,
        where="map" if entry.at else "later",
        due=scene.turn_number(entry.turn, f"{field}.turn") if entry.turn else 0,
        entry=scene.entry_of(formation.name, entry.entry),
        lost=entry.lost,
        hits=entry.hits,
        suppressed=entry.suppressed,
        column=entry.column,
        mounted=entry.mounted,
        shelter=entry.shelter,
        marker=entry.marker,
        contact=_formation_number(scene, entry.contact, field),
        attached=_formation_number(scene, entry.attached, field),
        entering=entry.entering,
        rallying=entry.rallying,
        working=entry.working,
        working_on=entry.working_on,
    )


def _formation_number(scene: Scene, name: str, field: str) -> int:
    if not name:
        return NONE
    if name not in scene.formation_names:
        raise ContentError("scenario", field, f"no formation is called {name!r}")
    return scene.formation_names.index(name)


def _rear_guards(scene: Scene, formations: list[Formation]) -> Iterator[Unit]:
    """The rear guards that a side may create: they have no formation of their own yet.  [gts.rg.limit]"""
    for side, limits in scene.scenario.limits.items():
        seat = scene.seat_of(side)
        home = next((one for one in formations if one.seat == seat), None)
        for number in range(limits.rear_guards if home is not None else 0):
            assert home is not None
            kind = scene.type_ids[limits.rear_guard]
            yield Unit(0, f"{side}-rear-guard-{number + 1}", kind, home.id, home.division, seat, where="stock")


def _parks(scene: Scene, divisions: list[Division]) -> list[Park]:
    counts = [(one, scene.scenario.divisions[one.name].parks) for one in divisions]
    owners = [division for division, count in counts for _ in range(count)]
    return [Park(number, division.id, division.seat) for number, division in enumerate(owners)]


def _in_parks(scene: Scene, units: list[Unit], parks: list[Park]) -> tuple[list[Unit], list[Park]]:
    """Units that begin in a Park, which lies in their hex."""
    parks = list(parks)
    inside = {name for one in scene.scenario.formations.values() for name, entry in one.units.items() if entry.park}
    for unit in [unit for unit in units if unit.name in inside]:
        park = next((one for one in parks if one.division == unit.division and one.hex in (unit.hex, OFF_MAP)), None)
        if park is None:
            raise ContentError("scenario", f"units.{unit.name}.park", "its division has no Park marker left")
        parks[park.id] = park.but(hex=unit.hex)
        units[unit.id] = unit.but(park=park.id)
    return units, parks


def _chits(scene: Scene) -> list[Chit]:
    """Those of the first cup, or where a position says that they lie.

    [gts.cup.first-turn gts.act.first-chit-t1 gts.act.turn-one-cup]
    """
    scenario = scene.scenario
    lying = scenario.chits or Chits(cup=scenario.cup, carried=scenario.first)
    zones: dict[Zone, tuple[str, ...]] = {
        "cup": lying.cup,
        "now": lying.now,
        "next": lying.next,
        "carried": (lying.carried,),
    }
    for zone, names in zones.items():
        for name in names:
            if name and name not in scene.chit_names:
                raise ContentError("scenario", f"chits.{zone}", f"no chit is called {name!r}")
    found = []
    for number, name in enumerate(scene.chit_names):
        seat, kind, of = _owner(scene, name)
        found.append(
            Chit(number, seat, kind, of, next((zone for zone, names in zones.items() if name in names), "out"))
        )
    return found


def _owner(scene: Scene, name: str) -> tuple[int, ChitKind, int]:
    scenario = scene.scenario
    if name in scenario.divisions:
        return scene.seat_of(scenario.divisions[name].side), "division", scene.division_names.index(name)
    if name in scenario.formations:
        division = scenario.formations[name].division
        return scene.seat_of(scenario.divisions[division].side), "formation", scene.formation_names.index(name)
    seat = scene.seat_of(name.removeprefix(f"{DIRECT}-"))
    return seat, "direct", seat


def _works(scene: Scene, units: list[Unit]) -> list[Work]:
    """Those that the scenario lists, and an entrenchment for each unit that begins in one.  [gts.ent.permanent]"""
    listed = _listed_works(scene)
    free = [(work.hex, work.seat) for work in listed if work.kind == "entrenchment"]
    for unit in units:
        if unit.shelter == "entrenched":
            if (unit.hex, unit.seat) in free:
                free.remove((unit.hex, unit.seat))
            else:
                listed.append(Work(len(listed), "entrenchment", unit.hex, unit.seat))
    return listed


def _listed_works(scene: Scene) -> list[Work]:
    return [
        Work(
            number,
            entry.kind,
            scene.place(entry.at, "works"),
            scene.seat_of(entry.side) if entry.side else NONE,
            scene.division_names.index(entry.division) if entry.division else NONE,
        )
        for number, entry in enumerate(scene.scenario.works)
    ]


def _objectives(scene: Scene) -> list[Objective]:
    return [Objective(number, hex, seat) for number, (hex, seat) in enumerate(scene.objectives.items())]
