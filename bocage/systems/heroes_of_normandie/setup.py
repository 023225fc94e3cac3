"""Setting up: the records of a game from its scenario, before anything is deployed, or as a rule case draws them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from bocage.content import ContentError
from bocage.kernel import Dice, Seat
from bocage.systems.heroes_of_normandie.armies import members
from bocage.systems.heroes_of_normandie.content import SIDES, Option
from bocage.systems.heroes_of_normandie.scenario import Group, ObjectiveEntry, UnitEntry
from bocage.systems.heroes_of_normandie.scene import COMPASS, MARKERS, Scene
from bocage.systems.heroes_of_normandie.state import (
    BLUFF,
    NO_ORDER,
    NOBODY,
    NONE,
    OFF_BOARD,
    SPECIAL,
    Army,
    Clock,
    Game,
    Marker,
    MarkerKind,
    Objective,
    Structure,
    Tile,
    Unit,
)
from bocage.systems.heroes_of_normandie.vocabulary import Conceal

PREFIXES = ("US", "DE")
"""What the names of a side's units begin with."""
TOKENS = {"": NO_ORDER, "bluff": BLUFF, "special": SPECIAL}


class Identity(NamedTuple):
    """What a unit is: its type and the tile or option that brings it."""

    type: int
    tile: int


def new_game(scene: Scene, dice: Dice) -> Game:
    """A game of the scene that has not begun."""
    scenario = scene.scenario
    tiles = list(_tiles(scene))
    first = scenario.initiative
    return Game(
        seats=len(SIDES),
        dice=dice,
        scene=scene,
        units=_drawn_units(scene, tiles) if scenario.units else _recruited_units(scene, tiles, dice),
        armies=[_army(scene, seat, tiles, dice) for seat in range(len(SIDES))],
        tiles=tiles,
        structures=_structures(scene),
        markers=_markers(scene),
        objectives=[_objective(scene, number, entry) for number, entry in enumerate(scenario.objectives)],
        clock=[Clock(0, scenario.turn, 0 if first == "roll" else SIDES.index(first))],
    )


# Armies


def groups_of(scene: Scene, seat: Seat) -> tuple[Group, ...]:
    """The groups of a side; where it is to recruit them, those of the first ready-made army that it can pay."""
    entry = scene.scenario.sides[SIDES[seat]]
    if entry.groups or not entry.points or scene.scenario.units:
        return entry.groups
    armies = [army for army in scene.tables.armies.values() if army.side == SIDES[seat] and army.points <= entry.points]
    if not armies:
        raise ContentError("scenario", f"sides.{SIDES[seat]}.points", "no army is ready for so few points")
    return max(armies, key=lambda army: army.points).groups


def _tiles(scene: Scene) -> Iterator[Tile]:
    """The tiles of both sides, each followed by the options on it.  [hon.recruit.tile hon.recruit.slots]"""
    number = 0
    for seat in range(len(SIDES)):
        for group in groups_of(scene, seat):
            host = number
            yield Tile(host, seat, group.tile)
            number += 1
            for slot, name in group.options.items():
                markers = _option_markers(scene.tables.options[name])
                yield Tile(number, seat, name, is_option=True, on=host, slot=slot, markers=markers)
                number += 1


def _option_markers(option: Option) -> tuple[str, ...]:
    """[hon.opt.gear-markers hon.opt.traits-markers]"""
    return tuple(kind for kind, count in option.markers.items() for _ in range(count))


def _identities(scene: Scene, seat: Seat, tiles: Sequence[Tile]) -> Iterator[Identity]:
    hosts = [tile for tile in tiles if tile.seat == seat and not tile.is_option]
    for member in members(groups_of(scene, seat), scene.tables):
        host = hosts[member.group]
        brought = [tile.id for tile in tiles if tile.on == host.id and tile.slot == member.slot]
        yield Identity(scene.type_ids[member.type], brought[0] if member.slot else host.id)


def _recruited_units(scene: Scene, tiles: Sequence[Tile], dice: Dice) -> list[Unit]:
    """The units of both armies, none of them set up or seen; their ids are drawn, so that an id tells nothing."""
    units: list[Unit] = []
    for seat in range(len(SIDES)):
        found = list(_identities(scene, seat, tiles))
        for place, identity in enumerate(dice.shuffled(found), start=1):
            name = f"{PREFIXES[seat]}{place}"
            units.append(Unit(len(units), name, seat, identity.type, identity.tile, seen=False))
    return units


def _army(scene: Scene, seat: Seat, tiles: Sequence[Tile], dice: Dice) -> Army:
    """The deck is shuffled, unless a rule case says how it lies.  [hon.card.decks]"""
    entry = scene.scenario.sides[SIDES[seat]]
    options = [scene.tables.options[tile.name] for tile in tiles if tile.seat == seat and tile.is_option]
    markers = sum(option.markers.get("concealed", 0) for option in options if isinstance(option.effect, Conceal))
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
    hides = entry.ambushed or (kind.back is not None and kind.back.abilities.ambush and entry.back)
    return Unit(
        number,
        entry.name,
        seat,
        scene.type_ids[entry.type],
        tile=_tile_of(seat, entry, tiles),
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
