"""The scene: all of a scenario that never changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bocage.board.hex import Hex, HexGrid
from bocage.board.kept import Kept
from bocage.content import ContentError
from bocage.systems.grand_tactical.scene.ground import Ground
from bocage.systems.grand_tactical.scene.module_rules import module_rules
from bocage.systems.grand_tactical.scene.profiles import profiles_of
from bocage.systems.grand_tactical.schema.rulebook import Results, Rulebook
from bocage.systems.grand_tactical.schema.scenario import Scenario
from bocage.systems.grand_tactical.schema.units import UnitType
from bocage.systems.grand_tactical.schema.vocabulary import Outcome, WeaponClass, Weather

NIGHT = "Night"
DIRECT = "direct"
"""What the names of the chits of Direct Command begin with."""
CLEAR = "clear"
"""The ground on which gliders land."""
MISS: Outcome = ""


@dataclass(frozen=True, slots=True)
class TurnInfo:
    """A turn of the track: its label, its day, its hour (24 at night).  [gts.time.turn-lengths]"""

    label: str
    day: str
    hour: int

    @property
    def night(self) -> bool:
        """Whether it is a night turn."""
        return self.hour == 24

    @property
    def date(self) -> str:
        """The day as texts name it, such as `6-jun`."""
        return self.day.lower().replace(" ", "-")

    @property
    def time(self) -> str:
        """The hour as it is printed."""
        return NIGHT.lower() if self.night else f"{self.hour:02}:00"


class DispatchItem(NamedTuple):
    """A question of step D: about the points of a Division, or about the chit of one of its Formations."""

    division: int
    chit: int


class Scene:
    """All of a scenario that never changes: ground, counters, order of battle, tables."""

    def __init__(
        self,
        scenario: Scenario,
        ground: Ground,
        types: Mapping[str, UnitType],
        rulebook: Rulebook,
        results: Results,
    ) -> None:
        self.scenario = scenario
        self.ground = ground
        self.rulebook = rulebook
        self.results = results
        self.seats = scenario.sides
        self.types = tuple(types.values())
        self.type_ids = {name: number for number, name in enumerate(types)}
        self.profiles = tuple(profiles_of(kind, rulebook) for kind in self.types)
        self.turns = tuple(turn_info(label) for label in scenario.turns)
        self.turn_numbers = {turn.label: number for number, turn in enumerate(self.turns, start=1)}
        self.division_names = tuple(scenario.divisions)
        self.formation_names = tuple(scenario.formations)
        self.command_values = tuple(division.command for division in scenario.divisions.values())
        self.dispatch_values = tuple(division.dispatch for division in scenario.divisions.values())
        self.paid_tests = frozenset(rulebook.auto_pass.tests)
        self.module = module_rules(scenario)
        self.rows: Kept[tuple[WeaponClass, bool, int], tuple[Outcome, ...]] = Kept(self._row)
        self.rear_guards = frozenset(
            self.type_ids[one.rear_guard] for one in scenario.limits.values() if one.rear_guard
        )
        self.dispatch_order = tuple(self._dispatch_order(side) for side in self.seats)
        self.ring = tuple(_mask(self.grid.neighbours(hex)) for hex in range(len(self.grid)))
        farthest = max(profile.zone for sides in self.profiles for profile in sides)
        self.near = tuple(self.grid.within(hex, farthest) for hex in range(len(self.grid)))
        """The hexes that the farthest direct fire from each reaches: a barrage changes no fire zone beyond."""
        self.objectives = self._objectives()
        self.goals = _mask(tuple(self.objectives))
        self.areas = {
            name: frozenset(self.place(hex, f"victory.areas.{name}") for hex in area.hexes)
            for name, area in scenario.victory.areas.items()
        }
        self.landing_zone = self._landing_zone()

    @property
    def grid(self) -> HexGrid:
        """The hexes."""
        return self.ground.grid

    @property
    def place_names(self) -> tuple[str, ...]:
        """The names of the hexes."""
        return self.ground.names

    def field(self, hex: Hex, reach: int, barrages: int) -> int:
        """What is seen from a hex up to a distance, with barrages on the map, without the hex itself."""
        return self.ground.sees(hex, reach, barrages & self.near[hex]) & ~(1 << hex)

    def sight_limit(self, night: bool, weather: Weather) -> int:
        """How far one sees.  [gts.los.max-clear-day gts.los.max-bad gts.los.max-night gts.night.los]"""
        limits = self.rulebook.sight
        if weather in ("fog", "rain"):
            return limits.bad
        return limits.night if night else limits.day

    def seat_of(self, side: str) -> int:
        """The seat of a side."""
        if side not in self.seats:
            raise ContentError("scenario", "side", f"no side is called {side!r}")
        return self.seats.index(side)

    def place(self, name: str, field: str) -> Hex:
        """A hex by its name, by a place of the map, or as a neighbour of one: `Neuville/S/SE`."""
        first, *steps = name.split("/")
        hex = self._named(first, name, field)
        for step in steps:
            if step not in self.grid.compass:
                raise ContentError("scenario", field, f"{name!r}: no direction is called {step!r}")
            across = self.grid.neighbour(hex, self.grid.compass.index(step))
            if across is None:
                raise ContentError("scenario", field, f"{name!r} is off the map")
            hex = across
        return hex

    def _named(self, first: str, name: str, field: str) -> Hex:
        if first in self.ground.places:
            return self.ground.places[first]
        if first in self.ground.names:
            return self.ground.names.index(first)
        raise ContentError("scenario", field, f"{name!r}: no hex or place is called {first!r}")

    def turn_number(self, label: str, field: str) -> int:
        """The number of a turn by its label, from 1 on."""
        if label not in self.turn_numbers:
            raise ContentError("scenario", field, f"no turn is called {label!r}")
        return self.turn_numbers[label]

    def row(self, weapon: WeaponClass, armoured: bool, value: int) -> tuple[Outcome, ...]:
        """The ten faces of the die for a value from 0 to 8: one die decides both hit and damage.

        [gts.proc.single-die gts.core.auto-results]
        """
        return self.rows[weapon, armoured, value]

    def _row(self, key: tuple[WeaponClass, bool, int]) -> tuple[Outcome, ...]:
        """Each class of weapons has a row against armour, and one against all else.  [gts.ruling.weapon-class-count]"""
        weapon, armoured, value = key
        row = (self.results.armoured if armoured else self.results.unarmoured)[weapon]
        return tuple([row[face] if face <= value and face < len(row) else MISS for face in range(10)])

    def is_rear_guard(self, kind: int) -> bool:
        """Whether counters of a type are rear guards.  [gts.rg.values]"""
        return kind in self.rear_guards

    def entry_of(self, formation: str, entry: str = "") -> Hex:
        """The hex through which units of a formation enter, -1 where there is none.  [gts.reinf.enter-on-divact]"""
        of = self.scenario.formations[formation]
        name = entry or of.entry or self.scenario.divisions[of.division].entry
        return self.place(name, f"formations.{formation}.entry") if name else -1

    def _objectives(self) -> dict[Hex, int]:
        """The hexes that count for victory, with the seat that holds each at the start."""
        victory = self.scenario.victory
        found = {
            self.place(name, "victory.objectives"): self.seat_of(side) for name, side in victory.objectives.items()
        }
        for name, area in victory.areas.items():
            for hex in area.hexes:
                found.setdefault(self.place(hex, f"victory.areas.{name}"), self.seat_of(area.holder))
        return found

    def _landing_zone(self) -> int:
        """The clear hexes on which a formation may land, where that is played.  [gts.excl.glider]"""
        landing = self.module.glider
        if landing is None:
            return 0
        near = self.grid.within(self.place(landing.place, "special.glider.place"), landing.distance)
        return near & _mask(tuple([hex for hex, name in enumerate(self.ground.terrain_names) if name == CLEAR]))

    def _dispatch_order(self, side: str) -> tuple[DispatchItem, ...]:
        """The Divisions of a side, each followed by its Formations that have a chit.

        [gts.ruling.dispatch-order gts.dp.formation-chit-need]
        """
        items: list[DispatchItem] = []
        for number, (division, entry) in enumerate(self.scenario.divisions.items()):
            if entry.side == side:
                items.append(DispatchItem(number, -1))
                items += [
                    DispatchItem(number, chit)
                    for chit, name in enumerate(self.chit_names)
                    if name in self.scenario.formations and self.scenario.formations[name].division == division
                ]
        return tuple(items)

    @cached_property
    def chit_names(self) -> tuple[str, ...]:
        """All chits by number: those of Direct Command, of the Divisions, of the Formations.  [gts.core.chit-kinds]"""
        formations = [name for name, one in self.scenario.formations.items() if one.leader is not None]
        direct = [f"{DIRECT}-{side}" for side in self.seats]
        return (*direct, *self.division_names, *formations)


def turn_info(label: str) -> TurnInfo:
    """A turn by its label.

    >>> turn_info("6 Jun 0900"), turn_info("17 Sep Night").night
    (TurnInfo(label='6 Jun 0900', day='6 Jun', hour=9), True)
    """
    day, _, hour = label.rpartition(" ")
    if hour == NIGHT:
        return TurnInfo(label, day, 24)
    if not (len(hour) == 4 and hour.isdigit() and day):
        raise ContentError("scenario", "turns", f"{label!r} is no turn such as '6 Jun 0900' or '6 Jun Night'")
    return TurnInfo(label, day, int(hour[:2]))


def _mask(hexes: tuple[Hex, ...]) -> int:
    return sum(1 << hex for hex in hexes)
