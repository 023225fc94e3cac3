"""Scene: everything of a scenario that never changes, worked out once: the board, the types, the decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bocage.board.areas import Cell
from bocage.board.bits import bits, mask
from bocage.board.square import Corner, Facing, Square, SquareGrid, Stance, Template, laid, stand
from bocage.content import ContentError
from bocage.systems.heroes_of_normandie.scene.buildings import build, inner_names, rooms_of, shared_edge, threshold
from bocage.systems.heroes_of_normandie.scene.capabilities import (
    changes_state,
    has_limited_arc,
    has_mobile_weapon,
    may_have_flamethrower,
    may_have_opportunity_fire,
)
from bocage.systems.heroes_of_normandie.scene.card_sets import CardSets
from bocage.systems.heroes_of_normandie.scene.decks import deck_of
from bocage.systems.heroes_of_normandie.scene.ground import Ground
from bocage.systems.heroes_of_normandie.scene.ground_variants import MARKERS, Grounds, Overlay
from bocage.systems.heroes_of_normandie.scene.weapon_sets import arms_of
from bocage.systems.heroes_of_normandie.schema.armies import Tables
from bocage.systems.heroes_of_normandie.schema.boards import Field, cell_name, zone
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption
from bocage.systems.heroes_of_normandie.schema.scenario import Scenario
from bocage.systems.heroes_of_normandie.schema.units import Abilities
from bocage.systems.heroes_of_normandie.schema.vocabulary import FAMILIES, SIDES, Edge, Family, SideName

if TYPE_CHECKING:
    from bocage.systems.heroes_of_normandie.rules.vehicles.driving import Course
    from bocage.systems.heroes_of_normandie.state.records import Tile
    from bocage.systems.heroes_of_normandie.state.recruited import Stores

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
INWARD: Mapping[Edge, Facing] = {"north": 4, "east": 6, "south": 0, "west": 2}
"""Where a side looks that comes from an edge of the board."""


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
        self.place_names = tuple(self.grid.name(square) for square in self.grid.squares)
        self.houses = tuple(build(self.grid, placed) for placed in field.buildings)
        self.windows = mask(edge for house in self.houses for edge in bits(house.openings & ~house.doors))
        """The edges of openings through which nobody walks.  [hon.card.surprise]"""
        self.house_of = {square: number for number, house in enumerate(self.houses) for square in house.inner}
        """The building that an inner square belongs to."""
        self.insides = tuple(mask(house.inner) for house in self.houses)
        """The inner squares of each building."""
        self.thresholds = tuple(threshold(self.grid, house) for house in self.houses)
        """The squares outside each building next to one of its openings."""
        self.room_of = rooms_of(self.grid, self.houses)
        self.position_of = {
            self.square(cell): number
            for number, tile in enumerate(field.tiles)
            if tables.terrain[tile.terrain].position
            for cell in tile.cells
        }
        """The defensive position that a square belongs to.  [hon.terr.defensive-position]"""
        self.positions = mask(self.position_of)
        """The squares of all defensive positions."""
        self.barriers = mask(shared_edge(self.grid, self.square(a), self.square(b)) for a, b in field.barriers)
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
        self.grounds = Grounds(self.grid, self.printed, self.houses, self.barriers, tables)
        """The board with all that comes to lie on it."""
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

    # Places

    def first_of(self, family: Family) -> int:
        """The first type of a family that stands on one square: some unit of it, where it does not matter which."""
        return next(number for number, kind in enumerate(self.types) if kind.family == family and kind.squares == 1)

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

    # Terrain

    def ground(self, overlays: tuple[Overlay, ...], ruined: int) -> Ground:
        """The board with things lying on it and some buildings in ruins."""
        return self.grounds.ground(overlays, ruined)

    def _ground_names(self) -> Iterator[str]:
        """The terrain of the field, or what a rule case prints on a square instead."""
        over = {self.place(name, f"markers.{name}"): kind for name, kind in self.scenario.markers.items()}
        for name, kind in self.scenario.markers.items():
            if kind not in self.tables.terrain and kind not in MARKERS:
                raise ContentError("scenario", f"markers.{name}", f"no terrain is called {kind!r}")
        for place, name in enumerate(self.field.terrain):
            kind = over.get(place, name)
            yield name if kind in MARKERS else kind

    def terrain_name(self, square: Square) -> str:
        """The word for the ground of a square."""
        if square in self.house_of:
            return "building"
        return self.printed[square] if square < len(self.printed) else "open"

    # Cards

    def _deck_list(self, seat: int) -> tuple[int, ...]:
        return tuple(self.card_ids[name] for name in deck_of(SIDES[seat], self.scenario, self.tables))


def stars_of(abilities: Abilities) -> int:
    """The Order Stars of a face, that of a Personal Order among them.  [hon.cmd.order hon.cmd.personal]"""
    return abilities.orders + abilities.personal_order


def marker_sources(tables: Tables) -> dict[str, RecruitmentOption]:
    """The first option with an effect that has each marker: a support option that brings it prints none."""
    found: dict[str, RecruitmentOption] = {}
    for option in tables.options.values():
        if option.effect is not None:
            for marker in option.markers:
                found.setdefault(marker, option)
    return found
