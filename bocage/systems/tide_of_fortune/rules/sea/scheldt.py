"""The Scheldt: when Antwerp counts."""

from __future__ import annotations

from bocage.systems.tide_of_fortune.rules.sea.mines import mines_laid
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import GERMAN

DAMAGE = "damage"


def is_open(game: Game) -> bool:
    """Whether ships reach Antwerp: no artillery near its docks, no battery, no German on the islands, no mine.

    [tof.9.antwerp-vp tof.9.minesweep tof.ruling.scheldt-two-hexes tof.ruling.mines-two-conditions]
    """
    return not (
        is_under_fire(game)
        or any(battery.strength for battery in game.batteries)
        or holds_islands(game)
        or mines_laid(game)
    )


def is_under_fire(game: Game) -> bool:
    """Whether a German headquarters with artillery is within two hexes of the docks.

    [tof.9.antwerp-vp tof.ruling.scheldt-two-hexes]
    """
    docks = [game.scene.ground.places[name] for name in game.scene.ground.text.docks]
    far = game.scene.rulebook.coast.scheldt_distance
    guns = [
        game.hq_of(division).hex
        for division in game.divisions
        if division.seat == GERMAN and game.hq_of(division).on_map and game.scene.printed(division.id).art
    ]
    return any(game.scene.grid.distance(gun, dock) <= far for gun in guns for dock in docks)


def holds_islands(game: Game) -> bool:
    """Whether a German unit is on Walcheren, South Beveland or the isthmus.  [tof.9.antwerp-vp]"""
    areas = game.scene.rulebook.coast.scheldt_areas
    return any(game.scene.ground.areas.get(area, 0) & game.occupied[GERMAN] for area in areas)


def damage_of_port(game: Game) -> int:
    """The damage done to the docks of Antwerp.  [tof.9.antwerp-vp tof.3.demo-antwerp]"""
    docks = {game.scene.ground.places[name] for name in game.scene.ground.text.docks}
    return sum(marker.value for marker in game.markers if marker.kind == DAMAGE and marker.hex in docks)


def points_of_scheldt(game: Game, points: int) -> int:
    """What the Scheldt is worth: all or nothing.  [tof.9.antwerp-vp]"""
    return points if is_open(game) else 0


def points_of_antwerp(game: Game, points: int) -> int:
    """What Antwerp is worth while the Scheldt is open: less for each damage to its port.  [tof.9.antwerp-vp]"""
    return max(points - damage_of_port(game), 0) if is_open(game) else 0
