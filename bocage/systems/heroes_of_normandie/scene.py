"""Scene: everything of a scenario that never changes, worked out once: the board, the types, the decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.square import (
    Corner,
    Facing,
    Square,
    SquareGrid,
    Stance,
    Template,
    corners_inside,
    laid,
    stand,
)
from bocage.content import ContentError
from bocage.systems.heroes_of_normandie.armies import Tables
from bocage.systems.heroes_of_normandie.arms import arms_of
from bocage.systems.heroes_of_normandie.battlefield import Cell, Field, PlacedBuilding, cell_name, zone
from bocage.systems.heroes_of_normandie.buildings import rooms_of
from bocage.systems.heroes_of_normandie.card_sets import CardSets
from bocage.systems.heroes_of_normandie.content import (
    FAMILIES,
    SIDES,
    Abilities,
    Edge,
    Option,
    SideName,
    Symbols,
)
from bocage.systems.heroes_of_normandie.drill import (
    changes_state,
    has_limited_arc,
    has_mobile_weapon,
    may_have_flamethrower,
    may_have_opportunity_fire,
)
from bocage.systems.heroes_of_normandie.ground import Ground, Walls
from bocage.systems.heroes_of_normandie.loading import deck_of
from bocage.systems.heroes_of_normandie.scenario import Scenario

if TYPE_CHECKING:
    from bocage.systems.heroes_of_normandie.records import Tile
    from bocage.systems.heroes_of_normandie.stores import Stores
    from bocage.systems.heroes_of_normandie.vehicles import Course

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
SIDES_OF_A_SQUARE = {"n": 0, "e": 2, "s": 4, "w": 6}
INWARD: Mapping[Edge, Facing] = {"north": 4, "east": 6, "south": 0, "west": 2}
"""Where a side looks that comes from an edge of the board."""
PASSAGE = "passage"
MARKERS = ("smoke", "barbed-wire", PASSAGE)
"""What is laid on a square, and not printed on it."""
KEPT_GROUNDS = 256
"""So many grounds with things lying on them are remembered."""

Overlay = tuple[Square, str]
"""Something that lies on a square: a terrain by its name, a passage, or a wreck by the type of its vehicle."""


class House(NamedTuple):
    """A building on the board: its inner squares, the squares under it, its walls and its openings, as bitsets."""

    name: str
    kind: str
    inner: tuple[Square, ...]
    under: int
    walls: int
    """All edges that are built up, with the openings."""
    openings: int
    doors: int
    """The edges of openings through which one walks.  [hon.bldg.door]"""


class Scene:
    """The board, the types, the cards and the scenario, with their tables."""

    def __init__(self, scenario: Scenario, field: Field, tables: Tables) -> None:
        self.scenario = scenario
        self.field = field
        self.tables = tables
        self.rulebook = tables.rulebook
        self.types = tuple(tables.types.values())
        self.faces = tuple((kind.face(False), kind.face(True)) for kind in self.types)
        """The front and the back of each type."""
        self.arms = tuple((arms_of(front), arms_of(back)) for front, back in self.faces)
        """The weapons of both."""
        self.families = tuple(FAMILIES.index(kind.family) for kind in self.types)
        """The number of the family of each type."""
        self.on_foot = tuple(kind.family == "infantry" for kind in self.types)
        """Whether each type is infantry."""
        self.is_long = tuple(kind.squares > 1 for kind in self.types)
        """Whether each type covers two squares."""
        self.flips = tuple(changes_state(kind) for kind in self.types)
        """Whether each type changes between two states."""
        self.autonomous = tuple((front.abilities.autonomous, back.abilities.autonomous) for front, back in self.faces)
        """Whether each type acts without a token, on its front and on its back."""
        self.personal = tuple(
            (front.abilities.personal_order, back.abilities.personal_order) for front, back in self.faces
        )
        """Whether each type has a Personal Order, on its front and on its back."""
        self.stars = tuple(tuple(stars_of(face.abilities) for face in faces) for faces in self.faces)
        """The Order Stars of each type, on its front and on its back."""
        self.mobile = tuple(tuple(has_mobile_weapon(face) for face in faces) for faces in self.faces)
        """Whether each type fires on the move, on its front and on its back."""
        self.watchers = tuple(
            tuple(may_have_opportunity_fire(kind, back) for back in (False, True)) for kind in self.types
        )
        """Whether each type may have Opportunity Fire, on its front and on its back."""
        self.flamers = tuple(tuple(may_have_flamethrower(kind, back) for back in (False, True)) for kind in self.types)
        """Whether each type may have a flamethrower, on its front and on its back."""
        self.arcs = tuple(tuple(has_limited_arc(kind, face) for face in (False, True)) for kind in self.types)
        """Whether it matters which way each type faces, on its front and on its back."""
        self.type_ids = {name: number for number, name in enumerate(tables.types)}
        self.cards = tuple(tables.cards.values())
        self.card_ids = {name: number for number, name in enumerate(tables.cards)}
        rooms = [name for placed in field.buildings for name in inner_names(placed)]
        self.grid = SquareGrid(field.columns, field.rows, offset=[*rooms, *field.alleys])
        self.houses = tuple(self._house(placed) for placed in field.buildings)
        self.windows = mask(edge for house in self.houses for edge in bits(house.openings & ~house.doors))
        """The edges of openings through which nobody walks.  [hon.card.surprise]"""
        self.house_of = {square: number for number, house in enumerate(self.houses) for square in house.inner}
        """The building that an inner square belongs to."""
        self.insides = tuple(mask(house.inner) for house in self.houses)
        """The inner squares of each building."""
        self.cores = tuple(corners_inside(self.grid, house.inner) for house in self.houses)
        """The intersections inside the walls of each building.  [hon.direct.no-building]"""
        self.thresholds = tuple(self._threshold(house) for house in self.houses)
        """The squares outside each building next to one of its openings."""
        self.room_of = rooms_of(self.grid, [(house.inner, house.walls) for house in self.houses])
        self.position_of = {
            self.square(cell): number
            for number, tile in enumerate(field.tiles)
            if tables.terrain[tile.terrain].position
            for cell in tile.cells
        }
        """The defensive position that a square belongs to.  [hon.terr.defensive-position]"""
        self.positions = mask(self.position_of)
        """The squares of all defensive positions."""
        self.barriers = mask(self._edge_between(a, b) for a, b in field.barriers)
        self.decks = tuple(self._deck_list(seat) for seat in range(len(SIDES)))
        """The cards of each side's whole deck, which both players know.  [hon.card.decks]"""
        self.card_sets = CardSets(self.cards)
        """The cards by what they are for."""
        self.marker_sources = marker_sources(tables)
        """The option that explains each marker."""
        self.printed = tuple(self._ground_names())
        """The terrain of each square of the grid."""
        self.home_edges = tuple(self.edge_squares(scenario.sides[side].edge) for side in SIDES)
        """The squares along the own edge of each side."""
        self.exits = tuple(self._exit_squares(side) for side in SIDES)
        """The squares from which the units of each side may leave the board."""
        self.mined = mask(place for place, name in enumerate(self.printed) if self._is_mined(name))
        """The squares whose printed ground may be mined.  [hon.card.mine]"""
        self.paces: dict[tuple[int, bool, int, int], int] = {}
        """How many squares each type may move on a face, with so many Suppressed markers and a bonus."""
        self.fitting: dict[tuple[str, str], tuple[str, ...]] = {}
        """The options that go into a slot of a tile."""
        self.walled: dict[int, int] = {}
        """The squares with a wall on one of their edges, by the walls that stand."""
        self.stores: dict[tuple[Tile, ...], Stores] = {}
        """What tiles and options have for whom, by all tiles of both sides."""
        self.courses: dict[Stance, tuple[Course, ...]] = {}
        """The steps of a long vehicle from where it stands."""
        self._stands: dict[tuple[Square, Facing], tuple[Square, ...]] = {}
        self._flames: dict[tuple[Square, Facing], tuple[int, ...]] = {}
        self._corners: dict[tuple[Square, int], int] = {}
        self._zones: dict[tuple[str, ...], int] = {}
        self._grounds: dict[tuple[tuple[Overlay, ...], int], Ground] = {}
        self._bare: dict[tuple[tuple[Overlay, ...], int], Ground] = {}
        """The grounds with nothing on them but passages, which others are like: what is known of them is worth most."""

    # Places

    def square(self, cell: Cell) -> Square:
        """The square of the grid at a column and row."""
        found = self.grid.at(*cell)
        if found is None:
            raise ContentError("scenario", cell_name(cell), "is not on the board")
        return found

    def place(self, name: str, field: str) -> Square:
        """The square of that name."""
        try:
            return self.grid.square(name)
        except (ValueError, KeyError):
            raise ContentError("scenario", field, f"no square is called {name!r}") from None

    def zone(self, words: tuple[str, ...], field: str) -> int:
        """The squares of a zone, with the inner squares of buildings that lie wholly in it; worked out once."""
        if words not in self._zones:
            cells = zone(words, self.field.columns, self.field.rows, field)
            squares = mask(self.square(cell) for cell in cells)
            inner = [square for house in self.houses if not house.under & ~squares for square in house.inner]
            self._zones[words] = squares | mask(inner)
        return self._zones[words]

    def edge_squares(self, edge: Edge) -> int:
        """The squares along an edge of the board."""
        columns, rows = self.field.columns, self.field.rows
        if edge in ("north", "south"):
            return mask(self.square((x, 0 if edge == "north" else rows - 1)) for x in range(columns))
        return mask(self.square((0 if edge == "west" else columns - 1, y)) for y in range(rows))

    def _is_mined(self, terrain: str) -> bool:
        return terrain in self.tables.terrain and self.tables.terrain[terrain].mined

    def _exit_squares(self, side: SideName) -> int:
        """The edge by which units of a side may leave, if the scenario gives it one.  [hon.setup.points]"""
        entry = next((one for one in self.scenario.exits if one.side == side), None)
        return 0 if entry is None else self.edge_squares(entry.edge)

    def corners_within(self, square: Square, distance: int) -> tuple[Corner, ...]:
        """The intersections so far away from a square or less."""
        return bits(self.corners_around(square, distance))

    def corners_around(self, square: Square, distance: int) -> int:
        """The bitset of the intersections so far away from a square or less, worked out once."""
        key = square, distance
        if key not in self._corners:
            far = self.grid.corner_distances(square)
            self._corners[key] = mask(corner for corner, steps in enumerate(far) if steps <= distance)
        return self._corners[key]

    def long_stand(self, place: Square, facing: Facing) -> tuple[Square, ...]:
        """The squares of a long vehicle, the front one first; its front alone where it would not lie on the board."""
        key = place, facing
        if key not in self._stands:
            self._stands[key] = stand(self.grid, Stance(place, facing)) or (place,)
        return self._stands[key]

    def flames(self, place: Square, facing: Facing) -> tuple[int, ...]:
        """The squares under a flamethrower's template, step by step, as bitsets; worked out once."""
        key = place, facing
        if key not in self._flames:
            template = Template(self.rulebook.flame_straight, self.rulebook.flame_diagonal)
            self._flames[key] = laid(self.grid, template, place, facing)
        return self._flames[key]

    def area(self, name: str, field: str) -> tuple[Square, ...]:
        """The squares of a tile or building by its name."""
        for house in self.houses:
            if house.name == name:
                return house.inner
        for tile in self.field.tiles:
            if tile.name == name:
                return tuple(self.square(cell) for cell in tile.cells)
        raise ContentError("scenario", field, f"no tile or building is called {name!r}")

    def inward(self, seat: int) -> Facing:
        """Where the units of a side look at first: away from its own edge."""
        return INWARD[self.scenario.sides[SIDES[seat]].edge]

    # Ground

    def ground(self, overlays: tuple[Overlay, ...], ruined: int) -> Ground:
        """The board with things lying on it and some buildings in ruins, worked out once.

        What passages leave is a ground of its own, and that with other things like it: so these only add to it.
        """
        key = overlays, ruined
        known = self._grounds if any(name != PASSAGE for _, name in overlays) else self._bare
        ground = known.get(key)
        if ground is None:
            ground = self._ground(overlays, ruined)
            if len(known) >= KEPT_GROUNDS:
                known.clear()
            known[key] = ground
        return ground

    def _ground(self, overlays: tuple[Overlay, ...], ruined: int) -> Ground:
        if not overlays:
            return Ground(self.grid, dict(self._printed(ruined)), self.walls(ruined))
        passages = tuple([overlay for overlay in overlays if overlay[1] == PASSAGE])
        added = [overlay for overlay in overlays if overlay[1] != PASSAGE]
        like = self.ground(passages if added else (), ruined)
        squares = dict(like.squares)
        for square, name in added:
            squares[square] = (*squares.get(square, ()), self._symbols(name))
        for square, _ in passages if not added else ():
            squares.pop(square, None)
        changed = mask(square for square, _ in added or passages)
        return Ground(self.grid, squares, self.walls(ruined), like, changed)

    def walls(self, ruined: int) -> Walls:
        """The walls of the buildings that stand; under a ruin too squares are taken."""
        taken = closed = blind = doors = rooms = cores = 0
        for number, house in enumerate(self.houses):
            taken |= house.under
            if not ruined >> number & 1:
                closed |= house.walls & ~house.doors
                blind |= house.walls & ~house.openings
                doors |= house.doors
                rooms |= self.insides[number]
                cores |= self.cores[number]
        return Walls(closed | self.barriers, blind | self.barriers, doors, taken, rooms, cores)

    def _ground_names(self) -> Iterator[str]:
        """The terrain of the field, or what a rule case prints on a square instead."""
        over = {self.place(name, f"markers.{name}"): kind for name, kind in self.scenario.markers.items()}
        for name, kind in self.scenario.markers.items():
            if kind not in self.tables.terrain and kind not in MARKERS:
                raise ContentError("scenario", f"markers.{name}", f"no terrain is called {kind!r}")
        for place, name in enumerate(self.field.terrain):
            kind = over.get(place, name)
            yield name if kind in MARKERS else kind

    def _printed(self, ruined: int) -> Iterator[tuple[Square, tuple[Symbols, ...]]]:
        """The terrain of the boards and tiles; a tile hides what it lies on, and all its squares have its symbols.

        [hon.terr.printed-wins hon.terr.extent hon.terr.defpos-los]
        """
        terrain, buildings = self.tables.terrain, self.tables.buildings
        for place, name in enumerate(self.printed):
            if name in terrain and not any(house.under >> place & 1 for house in self.houses):
                yield place, (terrain[name],)
        for number, house in enumerate(self.houses):
            kind = buildings[house.kind]
            symbols: Symbols = terrain[kind.ruined] if ruined >> number & 1 else kind
            for square in house.inner:
                yield square, (symbols,)

    def _symbols(self, name: str) -> Symbols:
        if name in self.tables.terrain:
            return self.tables.terrain[name]
        wreck = self.tables.types[name].wreck
        assert wreck is not None
        return wreck

    def terrain_name(self, square: Square) -> str:
        """The word for the ground of a square."""
        if square in self.house_of:
            return "building"
        return self.printed[square] if square < len(self.printed) else "open"

    # Making

    def _house(self, placed: PlacedBuilding) -> House:
        """[hon.bldg.nature hon.bldg.opening hon.bldg.door hon.bldg.red-marks]"""
        grid, plan = self.grid, placed.plan
        names = dict(zip(_inner_cells(placed), inner_names(placed), strict=True))
        inner = {cell: grid.square(name) for cell, name in names.items()}
        walls = set()
        for (x, y), square in inner.items():
            for side, (dx, dy) in {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}.items():
                if (x + dx, y + dy) not in inner:
                    walls.add(grid.edge_at(square, SIDES_OF_A_SQUARE[side]))
        for a, b in plan.inner_walls:
            walls.add(self._shared_edge(inner[a], inner[b]))
        gaps = [(gap.kind, grid.edge_at(inner[gap.cell], SIDES_OF_A_SQUARE[gap.side])) for gap in plan.openings]
        left, top = placed.at
        under = [(left + x, top + y) for y in range(plan.rows + 1) for x in range(plan.columns + 1)]
        return House(
            placed.name,
            placed.building,
            tuple(inner.values()),
            mask(self.square(cell) for cell in under),
            mask(walls),
            mask(edge for _, edge in gaps),
            mask(edge for kind, edge in gaps if kind == "door"),
        )

    def _threshold(self, house: House) -> int:
        """Doors and windows alike; a wall without an opening is next to nothing.  [hon.bldg.opening]"""
        built = house.walls & ~house.openings
        return mask(
            outside
            for square in house.inner
            for outside in self.grid.neighbours(square)
            if outside not in house.inner and self.grid.passes(square, outside, built)
        )

    def _edge_between(self, a: Cell, b: Cell) -> int:
        return self._shared_edge(self.square(a), self.square(b))

    def _shared_edge(self, a: Square, b: Square) -> int:
        (edge,) = set(self.grid.edges_of(a)) & set(self.grid.edges_of(b))
        return edge

    def _deck_list(self, seat: int) -> tuple[int, ...]:
        return tuple(self.card_ids[name] for name in deck_of(SIDES[seat], self.scenario, self.tables))


def stars_of(abilities: Abilities) -> int:
    """The Order Stars of a face, that of a Personal Order among them.  [hon.cmd.order hon.cmd.personal]"""
    return abilities.orders + abilities.personal_order


def marker_sources(tables: Tables) -> dict[str, Option]:
    """The first option with an effect that has each marker: a support option that brings it prints none."""
    found: dict[str, Option] = {}
    for option in tables.options.values():
        if option.effect is not None:
            for marker in option.markers:
                found.setdefault(marker, option)
    return found


def _inner_cells(placed: PlacedBuilding) -> list[Cell]:
    return [(x, y) for y in range(placed.plan.rows) for x in range(placed.plan.columns)]


def inner_names(placed: PlacedBuilding) -> list[str]:
    """The names of a building's inner squares, half a square south-east of those they are named after."""
    left, top = placed.at
    return [f"{cell_name((left + x, top + y))}se" for x, y in _inner_cells(placed)]
