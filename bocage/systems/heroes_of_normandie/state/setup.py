"""Setting up: the records of a game from its scenario, before anything is deployed, or as a rule case draws them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from bocage.content import ContentError
from bocage.kernel import Dice, Rules, Seat
from bocage.systems.heroes_of_normandie.scene.ground_variants import MARKERS
from bocage.systems.heroes_of_normandie.scene.scene import COMPASS, Scene
from bocage.systems.heroes_of_normandie.schema.effects import Conceal
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption, RecruitmentTile
from bocage.systems.heroes_of_normandie.schema.scenario import Group, ObjectiveEntry, UnitEntry
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import (
    BLUFF,
    NO_ORDER,
    NOBODY,
    NONE,
    OFF_BOARD,
    SPECIAL,
    Army,
    Clock,
    Marker,
    MarkerKind,
    Objective,
    Structure,
    Tile,
    Unit,
)

PREFIXES = ("US", "DE")
"""What the names of a side's units begin with."""
TOKENS = {"": NO_ORDER, "bluff": BLUFF, "special": SPECIAL}


class Identity(NamedTuple):
    """What a unit is: its type and the tile or option that brings it."""

    type: int
    tile: int


def new_game(scene: Scene, dice: Dice, rules: Rules) -> Game:
    """A game of the scene that has not begun."""
    scenario = scene.scenario
    tiles = list(_tiles(scene))
    first = scenario.initiative
    units = _drawn_units(scene, tiles) if scenario.units else _recruited_units(scene, tiles, dice)
    return Game(
        seats=len(SIDES),
        dice=dice,
        rules=rules,
        scene=scene,
        units=units,
        armies=[_army(scene, seat, tiles, dice) for seat in range(len(SIDES))],
        tiles=[tile.but(broken=_is_broken(scene, tile, units)) for tile in tiles],
        structures=_structures(scene),
        markers=_markers(scene),
        objectives=[_objective(scene, number, entry) for number, entry in enumerate(scenario.objectives)],
        clock=[Clock(0, scenario.turn, 0 if first == "roll" else SIDES.index(first))],
    )


def _is_broken(scene: Scene, tile: Tile, units: Sequence[Unit]) -> bool:
    """Whether a rule case draws a group with as many losses as its Breaking Point.  [hon.break.point]"""
    lost = sum(unit.lost and unit.tile == tile.id for unit in units)
    return 0 < printed_on(scene, tile).breaking_point <= lost


# Armies


def _tiles(scene: Scene) -> Iterator[Tile]:
    """The tiles of both sides, each followed by the options on it; who recruits has none yet.

    [hon.recruit.tile hon.recruit.slots]
    """
    number = 0
    for seat in range(len(SIDES)):
        for tile in _laid(scene, seat, scene.scenario.sides[SIDES[seat]].groups, number):
            yield tile
            number += 1


def _laid(scene: Scene, seat: Seat, groups: Sequence[Group], first: int) -> Iterator[Tile]:
    number = first
    for group in groups:
        host = number
        yield new_tile(scene, Tile(host, seat, group.tile))
        number += 1
        for slot, name in group.options.items():
            yield new_tile(scene, Tile(number, seat, name, is_option=True, on=host, slot=slot))
            number += 1


def new_tile(scene: Scene, tile: Tile) -> Tile:
    """A tile or option with the markers that it brings.

    [hon.recruit.tile hon.recruit.tile-markers hon.opt.gear-markers hon.opt.traits-markers]
    """
    supply = printed_on(scene, tile).markers
    return tile.but(markers=tuple(kind for kind, count in supply.items() for _ in range(count)))


def printed_on(scene: Scene, tile: Tile) -> RecruitmentOption | RecruitmentTile:
    """What is printed on a tile or option."""
    tables: Mapping[str, RecruitmentOption | RecruitmentTile]
    tables = scene.tables.options if tile.is_option else scene.tables.tiles
    if tile.name not in tables:
        what = "option" if tile.is_option else "tile"
        raise ContentError("scenario", f"sides.{SIDES[tile.seat]}.groups", f"no {what} is called {tile.name!r}")
    return tables[tile.name]


def _identities(scene: Scene, seat: Seat, tiles: Sequence[Tile]) -> Iterator[Identity]:
    """The counters that the tiles of a side and their options show.  [hon.recruit.tile hon.opt.support]"""
    for tile in tiles:
        if tile.seat == seat:
            for name in printed_on(scene, tile).units:
                yield Identity(scene.type_ids[name], tile.id)


def _recruited_units(scene: Scene, tiles: Sequence[Tile], dice: Dice) -> list[Unit]:
    """The units of both armies, none of them set up or seen; their ids are drawn, so that an id tells nothing."""
    units: list[Unit] = []
    for seat in range(len(SIDES)):
        units += _units_of(scene, seat, tiles, dice, len(units))
    return units


def _units_of(scene: Scene, seat: Seat, tiles: Sequence[Tile], dice: Dice, first: int) -> Iterator[Unit]:
    """A group that is to enter lies beside the board for all to see.  [hon.setup.enter]"""
    found = dice.shuffled(list(_identities(scene, seat, tiles)))
    outside = set(_outside(scene, seat, tiles))
    for place, (kind, tile) in enumerate(found):
        waits, name = tile in outside, f"{PREFIXES[seat]}{place + 1}"
        yield Unit(first + place, name, seat, kind, tile, seen=waits, waits=waits)


def _outside(scene: Scene, seat: Seat, tiles: Sequence[Tile]) -> Iterator[int]:
    """The tiles of the groups that begin off the board, and the options on them.  [hon.setup.enter]"""
    hosts = [tile.id for tile in tiles if tile.seat == seat and not tile.is_option]
    for host, group in zip(hosts, scene.scenario.sides[SIDES[seat]].groups, strict=False):
        if group.enter is not None:
            yield from (tile.id for tile in tiles if host in (tile.id, tile.on))


def _concealed_markers(scene: Scene, seat: Seat, tiles: Sequence[Tile]) -> int:
    options = [scene.tables.options[tile.name] for tile in tiles if tile.seat == seat and tile.is_option]
    return sum(option.markers.get("concealed", 0) for option in options if isinstance(option.effect, Conceal))


# Free battles


def lay_tile(game: Game, seat: Seat, name: str, host: int = NONE, slot: str = "") -> Tile:
    """Add a tile to an army, or an option to a slot of a tile that it has.  [hon.recruit.tile hon.recruit.slots]"""
    tile = new_tile(game.scene, Tile(len(game.tiles), seat, name, is_option=host != NONE, on=host, slot=slot))
    game.put(tile)
    return tile


def lay_groups(game: Game, seat: Seat, groups: Sequence[Group]) -> None:
    """Add whole groups to an army."""
    for tile in list(_laid(game.scene, seat, groups, len(game.tiles))):
        game.put(tile)


def muster(game: Game, seat: Seat) -> None:
    """Give a recruited army the units and Concealed markers of its tiles.  [hon.recruit.tile hon.setup.recruit]"""
    for unit in list(_units_of(game.scene, seat, game.tiles, game.dice, len(game.units))):
        game.put(unit)
    game.put(game.armies[seat].but(concealed=_concealed_markers(game.scene, seat, game.tiles)))


def _army(scene: Scene, seat: Seat, tiles: Sequence[Tile], dice: Dice) -> Army:
    """The deck is shuffled, unless a rule case says how it lies.  [hon.card.decks]"""
    entry = scene.scenario.sides[SIDES[seat]]
    markers = _concealed_markers(scene, seat, tiles)
    if entry.hand is None and entry.deck is None:
        return Army(seat, deck=tuple(dice.shuffled(scene.decks[seat])), concealed=markers)
    hand, deck = (_cards(scene, names or ()) for names in (entry.hand, entry.deck))
    return Army(seat, hand=tuple(sorted(hand)), deck=deck, concealed=markers)


def _cards(scene: Scene, names: Sequence[str]) -> tuple[int, ...]:
    for name in names:
        if name not in scene.card_ids:
            raise ContentError("scenario", "hand", f"no card is called {name!r}")
    return tuple(scene.card_ids[name] for name in names)


# Rule cases


def _drawn_units(scene: Scene, tiles: Sequence[Tile]) -> list[Unit]:
    entries = scene.scenario.units
    units = [_drawn_unit(scene, number, entry, tiles) for number, entry in enumerate(entries)]
    names = {unit.name: unit.id for unit in units}
    for entry, unit in zip(entries, list(units), strict=True):
        if entry.aboard:
            if entry.aboard not in names:
                raise ContentError("scenario", f"units.{entry.name}.aboard", f"no unit is called {entry.aboard!r}")
            back = scene.types[unit.type].back
            crewing = entry.back and back is not None and back.abilities.crew
            units[unit.id] = unit.but(aboard=names[entry.aboard], place=OFF_BOARD, crewing=crewing)
    return units


def _drawn_unit(scene: Scene, number: int, entry: UnitEntry, tiles: Sequence[Tile]) -> Unit:
    field = f"units.{entry.name}"
    if entry.type not in scene.type_ids:
        raise ContentError("scenario", f"{field}.type", f"no unit type is called {entry.type!r}")
    kind = scene.types[scene.type_ids[entry.type]]
    seat = SIDES.index(kind.side)
    tile = _tile_of(seat, entry, tiles)
    absent = not (entry.at or entry.aboard or entry.destroyed)
    hides = entry.ambushed or (kind.back is not None and kind.back.abilities.ambush and entry.back)
    return Unit(
        number,
        entry.name,
        seat,
        scene.type_ids[entry.type],
        tile=tile,
        place=scene.place(entry.at, f"{field}.at") if entry.at else OFF_BOARD,
        back=entry.back or entry.ambushed,
        facing=scene.inward(seat) if entry.heading is None else COMPASS.index(entry.heading),
        suppressed=entry.suppressed,
        order=TOKENS[entry.token] if entry.token in TOKENS else int(entry.token),
        revealed=entry.revealed,
        activated=entry.activated,
        moved=entry.moved,
        seen=entry.seen,
        ambushed=hides or entry.concealed,
        concealed=int(entry.concealed),
        damage=entry.damage,
        lost=entry.destroyed,
        waits=absent and tile in _outside(scene, seat, tiles),
    )


def _tile_of(seat: Seat, entry: UnitEntry, tiles: Sequence[Tile]) -> int:
    if entry.group is None:
        return NONE
    host = [tile for tile in tiles if tile.seat == seat and not tile.is_option][entry.group]
    brought = [tile.id for tile in tiles if tile.on == host.id and tile.slot == entry.slot]
    return brought[0] if entry.slot else host.id


# The board


def _structures(scene: Scene) -> list[Structure]:
    points = scene.scenario.destruction
    return [Structure(n, house.name, house.inner, points.get(house.name, 0)) for n, house in enumerate(scene.houses)]


def _markers(scene: Scene) -> list[Marker]:
    laid = [(name, kind) for name, kind in scene.scenario.markers.items() if kind in MARKERS]
    return [
        Marker(number, msgspec.convert(kind, MarkerKind), scene.place(name, f"markers.{name}"))
        for number, (name, kind) in enumerate(laid)
    ]


def _objective(scene: Scene, number: int, entry: ObjectiveEntry) -> Objective:
    field = f"objectives[{number}]"
    places = (scene.place(entry.at, field),) if entry.at else scene.area(entry.area, field)
    control = NOBODY if entry.control is None else SIDES.index(entry.control)
    return Objective(number, places, entry.victory, entry.kind, control)
