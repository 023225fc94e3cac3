"""The muster sheet: an army while it is recruited, laid out for a client: points, tiles with their slots, and stock.

Armies are built in the open, so everybody sees the sheet; only whose turn it is can choose from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bocage.kernel import Option, Seat, View
from bocage.kernel.records import dump
from bocage.show import Berth, Muster, Piece, Recruit, Text, Ware
from bocage.systems.heroes_of_normandie.rules.recruitment.army_builder import (
    ArmyBuilder,
    ChooseArmy,
    FitOption,
    TakeArmy,
    TakeTile,
)
from bocage.systems.heroes_of_normandie.schema.armies import Tables, cost_of, members, orders_of, why_not_option
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption, RecruitmentTile, Slot
from bocage.systems.heroes_of_normandie.schema.scenario import Group
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES, MarkerKind
from bocage.systems.heroes_of_normandie.show.sketch import look_of, shows_facing, values_of
from bocage.systems.heroes_of_normandie.state.records import NONE, OFF_BOARD, UNKNOWN, Tile, TileId

EAST = 2
"""Where counters on the sheet face, in eighths of a turn."""


def muster(view: View) -> Muster | None:
    """The army that is being recruited, if the game is about that."""
    frame = view.asking
    if isinstance(frame, ChooseArmy):
        return Sheet(view, frame.seat).ready_made()
    return Sheet(view, frame.seat).building() if isinstance(frame, ArmyBuilder) else None


class Sheet:
    """What a side has recruited, and what it may recruit."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.seat = seat
        self.side = SIDES[seat]
        self.tables: Tables = view.scene.tables
        self.points = view.scene.scenario.sides[self.side].points
        tiles = [tile for tile in view.table(Tile) if tile.seat == seat]
        self.fitted = {(tile.on, tile.slot): tile.name for tile in tiles if tile.is_option}
        self.hosts = [tile for tile in tiles if not tile.is_option]

    def ready_made(self) -> Muster:
        """Whole armies to choose from; what they cost says whether they can be had."""
        armies = [(name, army) for name, army in self.tables.armies.items() if army.side == self.side]
        stock = [
            Ware(
                name,
                cost_of(army.groups, self.tables),
                (self.summary(army.groups),),
                self.counters(member.type for member in members(army.groups, self.tables)),
                dump(TakeArmy(name)),
            )
            for name, army in armies
        ]
        return Muster(self.seat, self.points, self.points, stock=tuple(stock))

    def building(self) -> Muster:
        """The army so far, tile by tile, and all tiles of the side."""
        groups = [
            Group(tile=host.name, options={slot: name for (on, slot), name in self.fitted.items() if on == host.id})
            for host in self.hosts
        ]
        stock = (self.tile(card, TakeTile(name)) for name, card in self.tables.tiles.items() if card.side == self.side)
        return Muster(
            self.seat,
            self.points,
            self.points - cost_of(groups, self.tables),
            (self.summary(groups),),
            tuple(self.recruit(host) for host in self.hosts),
            tuple(stock),
        )

    def summary(self, groups: Sequence[Group]) -> Text:
        """How many units an army has, and how many Order Stars."""
        units = sum(1 for _ in members(groups, self.tables))
        return Text("muster-army", {"units": units, "stars": orders_of(groups, self.tables)})

    def recruit(self, host: Tile) -> Recruit:
        """A tile of the army with its slots."""
        card = self.tables.tiles[host.name]
        return Recruit(self.tile(card), tuple(self.berth(host.id, card, slot) for slot in card.slots))

    def berth(self, host: TileId, card: RecruitmentTile, slot: Slot) -> Berth:
        """A slot: the option in it, or those of its size, kind and stripes."""
        name = self.fitted.get((host, slot.name))
        if name is not None:
            return Berth(slot.name, self.option(self.tables.options[name]))
        fitting = (
            self.option(option, FitOption(host, slot.name, option.name))
            for option in self.tables.options.values()
            if why_not_option(card, slot, option) is None
        )
        return Berth(slot.name, stock=tuple(fitting))

    def tile(self, card: RecruitmentTile, takes: TakeTile | None = None) -> Ware:
        """A tile: its Order Stars, Breaking Point, victory points and markers."""
        values = {"stars": card.stars, "breaking": card.breaking_point, "victory": card.victory}
        lines = (Text("muster-tile", values), *_markers(card.markers))
        return Ware(card.name, card.cost, lines, self.counters(card.units), _written(takes))

    def option(self, option: RecruitmentOption, takes: FitOption | None = None) -> Ware:
        """An option: what it does."""
        lines = (Text(f"name-{option.name}.text", {}),)
        return Ware(option.name, option.cost, lines, self.counters(option.units), _written(takes))

    def counters(self, types: Iterable[str]) -> tuple[Piece, ...]:
        """The counters of some types, as they look when they are set up."""
        kinds = (self.tables.types[name] for name in types)
        return tuple(
            Piece(
                UNKNOWN,
                OFF_BOARD,
                self.seat,
                "",
                facing=EAST if shows_facing(kind, kind.front) else NONE,
                look=look_of(kind),
                figures=(kind.name,),
                values=values_of(kind.front),
                beside=(OFF_BOARD,) * (kind.squares - 1),
            )
            for kind in kinds
        )


def _written(takes: Option | None) -> dict[str, Any] | None:
    return None if takes is None else dump(takes)


def _markers(markers: Mapping[MarkerKind, int]) -> Iterator[Text]:
    """What markers a tile shares out among its units."""
    for marker, count in markers.items():
        yield Text("muster-markers", {"marker": marker, "count": count})
