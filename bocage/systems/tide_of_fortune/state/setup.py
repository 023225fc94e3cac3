"""Setting up: the records of a game from its scenario."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.content import ContentError
from bocage.kernel import Dice, Rules
from bocage.systems.tide_of_fortune.scene.profiles import hq_name
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.schema.calendar import day_of, first_box
from bocage.systems.tide_of_fortune.schema.position import DivisionState, Position, UnitState
from bocage.systems.tide_of_fortune.schema.scenario import AIRBORNE
from bocage.systems.tide_of_fortune.schema.vocabulary import SIDES
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import (
    ALLIED,
    GERMAN,
    NONE,
    OFF_MAP,
    Army,
    Battery,
    Bridge,
    Clock,
    Division,
    Marker,
    Side,
    Site,
    Transport,
    Unit,
    Whereabouts,
)

AS_DRAWN = Position()


def new_game(scene: Scene, dice: Dice, rules: Rules) -> Game:
    """A game of the scene that has not begun."""
    units = [unit.but(id=number) for number, unit in enumerate(_units(scene))]
    divisions = _divisions(scene, units)
    return Game(
        len(scene.seats),
        dice,
        rules,
        scene=scene,
        units=units,
        divisions=divisions,
        armies=_armies(scene, units),
        sides=[_side(scene, seat) for seat in (ALLIED, GERMAN)],
        markers=[marker.but(id=number) for number, marker in enumerate(_markers(scene))],
        bridges=_bridges(scene, units),
        batteries=_batteries(scene),
        sites=_sites(scene),
        transports=_transports(scene),
        clock=[_clock(scene)],
    )


def _drawn(scene: Scene) -> Position:
    return scene.scenario.position or AS_DRAWN


def _units(scene: Scene) -> Iterator[Unit]:
    """Headquarters, their units, assets, and the headquarters of armies and corps, in the order of the roster."""
    scenario = scene.scenario
    for division in scene.divisions:
        entry = scenario.divisions.get(division)
        yield _unit(scene, hq_name(division), division, entry.hq if entry else "", division)
        for name in scenario.members(division, scene.roster):
            at = entry.units.get(name, "") if entry else ""
            if at or _comes(scene, name) or not entry:
                yield _unit(scene, name, division, at, division if not _comes(scene, name) else name)
    for names, standing in ((scene.roster.assets, scenario.assets), (scene.roster.higher, scenario.higher)):
        for name in names:
            if name in standing or _comes(scene, name):
                yield _unit(scene, name, "", standing.get(name, ""), name)


def _comes(scene: Scene, name: str) -> bool:
    """Whether a unit arrives by itself."""
    return any(arrival.who == name for arrival in scene.arrivals)


def _unit(scene: Scene, name: str, division: str, at: str, who: str) -> Unit:
    profile = scene.profiles[scene.profile_ids[name]]
    state = _drawn(scene).units.get(name, UnitState())
    arrival = next((one for one in scene.arrivals if one.who == who), None)
    where: Whereabouts = "map" if at else "england" if who in scene.scenario.england else "later"
    if arrival is not None and arrival.entry == AIRBORNE:
        where = "england"
    attached = scene.scenario.attached.get(name, "")
    if state.aboard:
        at, where = "", "aboard"
    if state.gone:
        at, where = "", "gone"
    return Unit(
        0,
        name,
        scene.profile_ids[name],
        profile.seat,
        scene.division_ids[division] if division else NONE,
        scene.division_ids.get(profile.home, NONE),
        hex=scene.hex(at, f"hex of {name}") if at else OFF_MAP,
        where=where,
        due=first_box(day_of(arrival.date)) if arrival is not None else 0,
        entry=arrival.entry if arrival is not None else "",
        disrupted=state.disrupted,
        steps=state.steps,
        occ=state.occ,
        iso=state.iso,
        attached=scene.division_ids[attached] if attached else NONE,
        transport=next((one.id for one in _transports(scene) if one.name == state.aboard), NONE),
        attacked=1 if state.attacked else 0,
    )


def _divisions(scene: Scene, units: list[Unit]) -> list[Division]:
    numbers = {unit.name: unit.id for unit in units}
    found = []
    for number, name in enumerate(scene.divisions):
        profile, entry = scene.roster.divisions[name], scene.scenario.divisions.get(name)
        state = _drawn(scene).divisions.get(name, DivisionState())
        found.append(
            Division(
                number,
                name,
                SIDES.index(scene.roster.side_of(name)),
                scene.armies.index(profile.army),
                numbers[hq_name(name)],
                fatigue=state.fatigue,
                steps=state.steps,
                reserve=entry.reserve if entry else 0,
                refitting=state.refitting,
                hungry=state.hungry,
                active=1 if state.active else 0,
            )
        )
    return found


def _armies(scene: Scene, units: list[Unit]) -> list[Army]:
    """Those of the scenario, each with its headquarters, if that has a counter in play.  [tof.s1.v1-frame]"""
    found = []
    for number, name in enumerate(scene.armies):
        higher = [
            one for one, profile in scene.roster.higher.items() if (profile.army, profile.level) == (name, "army")
        ]
        hq = next((unit.id for unit in units if unit.name in higher), NONE)
        found.append(Army(number, name, SIDES.index(scene.roster.armies[name].side), hq))
    return found


def _side(scene: Scene, seat: int) -> Side:
    """What a side begins with, as the scenario says.

    [tof.s1.allied-points tof.s1.german-points tof.s2.allied-points tof.s2.german-points tof.9.german-replacements]
    """
    means, drawn = scene.means(seat), scene.scenario.position
    has_initiative = drawn is not None and SIDES[seat] == drawn.initiative
    return Side(
        seat,
        means.cp,
        tuple(pool.points for pool in means.pools.values()),
        means.tac,
        means.airlift,
        means.naval,
        means.replacements,
        ip=drawn.ip if drawn is not None and has_initiative else 0,
        rp=drawn.rp if drawn is not None and not has_initiative else 0,
        free_enhanced=bool(means.first_operation),
        lost=_drawn(scene).lost.get(SIDES[seat], ()),
    )


def _markers(scene: Scene) -> Iterator[Marker]:
    """The mines of the set-up, and what a drawn position lays; those of delays are kept off the map.

    [tof.9.mines-setup tof.5.delay-place]
    """
    sea = scene.scenario.sea
    mines = (*sea.mines, *(sea.further_mines if _hq_on_island(scene) else ()))
    for name in mines:
        yield Marker(0, "mine", scene.hex(name, "sea.mines"), GERMAN)
    for marker in _drawn(scene).markers:
        seat = SIDES.index(marker.side)
        yield Marker(0, marker.kind, scene.hex(marker.at, "position.markers"), seat, marker.value)


def _hq_on_island(scene: Scene) -> bool:
    """Whether a German division has its headquarters on Walcheren.  [tof.9.mines-setup]"""
    area = scene.ground.areas.get(scene.rulebook.coast.mines_area, 0)
    return any(
        area >> scene.hex(entry.hq, f"divisions.{name}.hq") & 1
        for name, entry in scene.scenario.divisions.items()
        if scene.roster.side_of(name) == "german"
    )


def _bridges(scene: Scene, units: list[Unit]) -> list[Bridge]:
    ground, numbers = scene.ground, {unit.name: unit.id for unit in units}
    blown = {ground.grid.side_named(name) for name in scene.scenario.blown.bridges}
    drawn = {ground.grid.side_named(one.side): one for one in _drawn(scene).bridges}
    found = []
    for number, crossing in enumerate(ground.bridges):
        entry = drawn.get(crossing.side)
        if entry is None:
            found.append(Bridge(number, "blown" if crossing.side in blown else "intact"))
        else:
            found.append(Bridge(number, entry.state, numbers.get(entry.builder, NONE)))
    if unknown := blown - {crossing.side for crossing in ground.bridges}:
        names = ", ".join(sorted(ground.grid.side_name(side) for side in unknown))
        raise ContentError("scenario", "blown.bridges", f"there is no bridge at {names}")
    return found


def _batteries(scene: Scene) -> list[Battery]:
    strengths = scene.ground.text.batteries
    return [
        Battery(number, scene.hex(place, "batteries"), strength)
        for number, (place, strength) in enumerate(strengths.items())
    ]


def _sites(scene: Scene) -> list[Site]:
    """All places, with who holds each; cities that are Allied have been entered.  [tof.ruling.city-first-road]"""
    allied = {scene.hex(name, "allied") for name in scene.scenario.allied}
    return [
        Site(number, hex, ALLIED if hex in allied else GERMAN, liberated=hex in allied)
        for number, hex in enumerate(scene.sites)
    ]


def _transports(scene: Scene) -> list[Transport]:
    """Those that lie somewhere, and those that come."""
    lying = scene.scenario.sea.transports
    found: list[Transport] = []
    for name, profile in scene.roster.transports.items():
        arrival = next((one for one in scene.arrivals if one.who == name), None)
        if name in lying or arrival is not None:
            hex = scene.hex(lying[name], "sea.transports") if name in lying else OFF_MAP
            due = first_box(day_of(arrival.date)) if arrival is not None else 0
            found.append(Transport(len(found), name, SIDES.index(profile.side), hex, due))
    return found


def _clock(scene: Scene) -> Clock:
    """The first day of the scenario and its weather."""
    drawn = scene.scenario.position
    clock = Clock(0, scene.first_box, scene.scenario.weather)
    if drawn is None:
        return clock
    return clock.but(
        box=clock.box + drawn.boxes,
        turn=drawn.turn,
        initiative=SIDES.index(drawn.initiative),
        impulse=1,
        counted=1,
        spoiling=drawn.spoiling,
        flooded=drawn.flooded,
        last_battery=drawn.last_battery,
    )
