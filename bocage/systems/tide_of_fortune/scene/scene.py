"""The scene: all of a scenario that never changes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from bocage.board.bits import bits, mask
from bocage.board.hex import Hex, HexGrid
from bocage.content import ContentError
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.scene.ground import Ground
from bocage.systems.tide_of_fortune.scene.profiles import hq_name, profiles_of
from bocage.systems.tide_of_fortune.scene.roads import Roads
from bocage.systems.tide_of_fortune.schema.calendar import date_of, day_at, day_of, first_box
from bocage.systems.tide_of_fortune.schema.charts import Charts
from bocage.systems.tide_of_fortune.schema.profiles import DivisionProfile, Roster
from bocage.systems.tide_of_fortune.schema.rulebook import Rulebook
from bocage.systems.tide_of_fortune.schema.scenario import Arrival, Calendar, Means, Scenario, Settings
from bocage.systems.tide_of_fortune.schema.vocabulary import SIDES, Side, Weather

if TYPE_CHECKING:
    from bocage.systems.tide_of_fortune.state.game import Game

CITY, CLEAR = "city", "clear"


class Scene:
    """All of a scenario that never changes: ground, counters, order of battle, charts."""

    def __init__(
        self,
        scenario: Scenario,
        ground: Ground,
        roster: Roster,
        charts: Charts,
        rulebook: Rulebook,
        calendar: Calendar,
    ) -> None:
        self.scenario = scenario
        self.settings: Settings = scenario.settings
        self.ground = ground
        self.roster = roster
        self.charts = charts
        self.rulebook = rulebook
        self.calendar = calendar
        self.seats: tuple[Side, ...] = SIDES
        self.arrivals: tuple[Arrival, ...] = scenario.arriving(roster, calendar)
        self.profiles = tuple(profiles_of(roster, rulebook))
        self.profile_ids = {profile.name: number for number, profile in enumerate(self.profiles)}
        self.armies = tuple(army for army in roster.armies if army in (*scenario.armies, "army-group-reserve"))
        self.divisions = self._divisions()
        self.division_ids = {name: number for number, name in enumerate(self.divisions)}
        self.near = tuple((hex, *self.grid.neighbours(hex)) for hex in range(len(self.grid)))
        """Each hex with those around it."""
        self.cities = frozenset(hex for hex, name in enumerate(ground.terrain_names) if name == CITY)
        self.site_names = tuple(ground.places)
        self.sites = tuple(ground.places.values())
        self.site_at = {hex: number for number, hex in enumerate(self.sites)}
        self.losable = tuple(self._losable(side) for side in self.seats)
        """The hexes by which each side may lose an entry for good, with its letter.  [tof.ruling.entry-lost]"""

    @cached_property
    def first_box(self) -> int:
        """The first of the day on which the scenario starts.  [tof.s1.frame tof.s1.v1-frame tof.s2.frame]"""
        return first_box(day_of(self.scenario.starts))

    def _losable(self, side: Side) -> dict[Hex, str]:
        entries, letters = self.entries[self.seats.index(side)], self.scenario.losable.get(side, ())
        if unknown := [letter for letter in letters if letter not in entries]:
            raise ContentError("scenario", f"losable.{side}", f"there is no entry {unknown[0]!r}")
        return {hex: letter for letter in letters for hex in entries[letter]}

    @property
    def grid(self) -> HexGrid:
        """The hexes."""
        return self.ground.grid

    @property
    def place_names(self) -> tuple[str, ...]:
        """The names of the hexes."""
        return self.ground.names

    def _divisions(self) -> tuple[str, ...]:
        """The divisions in play: on the map, in England, or due."""
        scenario = self.scenario
        due = {arrival.who for arrival in self.arrivals}
        inside = {*scenario.divisions, *scenario.england, *due}
        return tuple(name for name in self.roster.divisions if name in inside)

    def means(self, seat: Seat) -> Means:
        """What a side begins with and gets."""
        return self.scenario.sides[self.seats[seat]]

    def pool_of(self, seat: Seat, army: str) -> int:
        """The pool of support points that an army draws on, -1 where it has none.  [tof.ruling.support-pools]"""
        pools = list(self.means(seat).pools.values())
        return next((number for number, pool in enumerate(pools) if army in pool.armies), -1)

    def printed(self, division: int) -> DivisionProfile:
        """What the headquarters of a division prints."""
        return self.roster.divisions[self.divisions[division]]

    def hex(self, name: str, field: str) -> Hex:
        """A hex by its name or by the place in it."""
        if name in self.ground.places:
            return self.ground.places[name]
        if name not in self.ground.numbers:
            raise ContentError("scenario", field, f"no hex is called {name!r}")
        return self.ground.numbers[name]

    def entry_hexes(self, seat: Seat, entry: str) -> tuple[Hex, ...]:
        """The hexes of an entry: of its letter, or the one that it names.  [tof.ruling.reinforcement-arrival]"""
        if entry in self.entries[seat]:
            return self.entries[seat][entry]
        return (self.ground.numbers[entry],) if entry in self.ground.numbers else ()

    @cached_property
    def entries(self) -> tuple[dict[str, tuple[Hex, ...]], ...]:
        """The entry areas of each side that are open.  [tof.6.sources]"""
        found = []
        for side in self.seats:
            given = self.scenario.entries.get(side) or self.ground.text.entries.get(side, {})
            closed = self.scenario.closed.get(side, ())
            found.append(
                {
                    letter: tuple(self.ground.numbers[name] for name in hexes)
                    for letter, hexes in given.items()
                    if letter not in closed
                }
            )
        return tuple(found)

    @cached_property
    def sources(self) -> tuple[int, ...]:
        """The hexes from which each side is supplied at first.  [tof.6.sources tof.6.german-sources]"""
        drawn = self.scenario.position
        found = []
        for seat, side in enumerate(self.seats):
            hexes = {hex for area in self.entries[seat].values() for hex in area}
            if drawn is not None:
                hexes |= {self.hex(name, "position.sources") for name in drawn.sources.get(side, ())}
            found.append(mask(hexes))
        return tuple(found)

    @cached_property
    def roads(self) -> Roads:
        """The roads as a graph.  [tof.6.hq-line-roads]"""
        return Roads(self.ground)

    @cached_property
    def coast(self) -> int:
        """The hexes of land beside the sea.  [tof.9.naval-support]"""
        found = 0
        for hex in bits(self.ground.sea):
            found |= self.grid.adjacent[hex]
        return found & self.ground.land

    @cached_property
    def ports(self) -> tuple[Hex, ...]:
        """The hexes of ports.  [tof.9.barge-capacity]"""
        return tuple(self.ground.places[name] for name in self.ground.text.ports)

    @cached_property
    def drop_zones(self) -> int:
        """The hexes of clear ground in play.  [tof.ruling.drop-clear]"""
        clear = mask(hex for hex, name in enumerate(self.ground.terrain_names) if name == CLEAR)
        return clear & self.grid.playable & self.ground.land

    @cached_property
    def landmarks(self) -> int:
        """Junctions of roads, towns, and the ends of bridges: hexes that a player names as destinations."""
        ground, found = self.ground, self.ground.towns
        for crossing in ground.bridges:
            found |= mask(crossing.ends)
        for hex in range(len(self.grid)):
            if sum(ground.road_between(hex, near) is not None for near in self.grid.neighbours(hex)) > 2:
                found |= 1 << hex
        return found & ground.land

    @cached_property
    def ferries(self) -> dict[Hex, tuple[Hex, ...]]:
        """Where ferries lead, both ways.  [tof.7.ferry-cost]"""
        found: dict[Hex, tuple[Hex, ...]] = {}
        for one, other in self.ground.text.ferries:
            a, b = self.ground.places[one], self.ground.places[other]
            found[a], found[b] = (*found.get(a, ()), b), (*found.get(b, ()), a)
        return found

    @cached_property
    def exits(self) -> int:
        """The hexes by which Allied divisions leave the map for good.  [tof.ruling.exit]"""
        victory = self.scenario.victory
        names = [name for score in victory.scores if score.kind == "exit" for name in score.at]
        names += victory.sudden.exits if victory.sudden is not None else ()
        return mask(self.hex(name, "victory") for name in names if name in self.ground.numbers)

    def is_muddy(self, box: int, weather: Weather) -> bool:
        """Whether rain makes mud: not before November.  [tof.3.weather-ground-none]"""
        return weather == "rain" and day_at(box) >= day_of(self.charts.weather.mud)

    def room(self, game: Game, hex: Hex) -> int:
        """The most stacking points that a hex holds now.  [tof.7.stack-limit]"""
        return self.ground.room(hex, game.now.flooded, game.muddy)

    def date(self, box: int) -> str:
        """The date of a box of the turn track."""
        return date_of(day_at(box))

    def hq_name(self, division: int) -> str:
        """The name of a division's headquarters."""
        return hq_name(self.divisions[division])

    def area(self, name: str) -> tuple[Hex, ...]:
        """The hexes of an area that rules name; none where it is not on the map."""
        return tuple(bits(self.ground.areas.get(name, 0)))
