"""Overrun (Débordement): a tank drives through a hex with enemies, and pins the squads in it."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.hex import Hex
from bocage.systems.tide_of_iron.rules.cards.lasting import overruns_free
from bocage.systems.tide_of_iron.rules.fire.damage import shake
from bocage.systems.tide_of_iron.scene.scene import POINT
from bocage.systems.tide_of_iron.state.game import NONE, Game, SideId, Unit, other


def can_overrun(game: Game, unit: Unit) -> bool:
    """Tanks, medium or heavy, drive through enemies.  [toi.tank.overrun-move toi.tank.type]"""
    return unit.is_vehicle and "overrun" in game.scene.types[unit.figures[0]].traits


def units_in_the_way(game: Game, side: SideId, hex: Hex) -> Iterator[Unit]:
    """The units of a side that an enemy tank drives over: concealed squads and squads aboard vehicles are not.

    [toi.concealed.pass-through toi.transport.carried-immune]
    """
    return (unit for unit in game.units_in(hex) if unit.side == side and not unit.concealed)


def overrun_cost(game: Game, unit: Unit, hex: Hex) -> int:
    """A point for each enemy figure and each vehicle in the hex; as an option, one for each unit.

    A card may make overruns free.
    [toi.tank.overrun-cost toi.ruling.overrun-cost-per-figure-or-per-unit toi.card.beats-rules]
    """
    if overruns_free(game, unit):
        return 0
    each, cost = units_in_the_way(game, other(unit.side), hex), game.scene.rulebook.overrun.points * POINT
    if game.scene.scenario.settings.overrun_cost_per_unit:
        return cost * sum(1 for _ in each)
    return cost * sum(len(unit.figures) for unit in each)


def is_pinned_by_overrun(unit: Unit) -> bool:
    """Squads in good order are pinned, unless a fortification protects them; vehicles never are.

    [toi.tank.overrun-pin toi.fort.overrun-safe]
    """
    return not unit.is_vehicle and unit.in_good_order and unit.shelter == NONE


def pin_squads(game: Game, side: SideId, hex: Hex) -> None:
    """The tank has left the hex: the squads of the side in it are pinned.

    [toi.timing.m8-overrun toi.ruling.overrun-pinned-timing]
    """
    for unit in list(units_in_the_way(game, side, hex)):
        if is_pinned_by_overrun(unit):
            shake(game, unit, "pinned")
