"""Channels: what a player sees of a position of Grand Tactical, as named numbers."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.mind.channels import Channels, Goal, Piece
from bocage.systems.grand_tactical.mind.chart import chart_of
from bocage.systems.grand_tactical.rules.turn.victory import points
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit, other

UNITS = (
    *("steps", "fire", "range", "assault", "defence", "armoured", "quality", "movement", "cohesion hits"),
    *("suppressed", "in column", "mounted", "in a position", "has acted"),
)


def pieces(game: Game) -> Iterator[Piece]:
    """The units on the map."""
    for seat in (0, 1):
        for number in bits(game.present[seat]):
            unit = game.units[number]
            yield Piece(seat, unit.hex, (*strength(game, unit), *state(unit)))


def strength(game: Game, unit: Unit) -> tuple[float, ...]:
    """What is printed on the side of the counter that is shown."""
    profile = game.profile(unit)
    return (
        *(float(game.steps_of(unit)), float(profile.fire or 0), float(profile.range), float(profile.assault or 0)),
        *(float(profile.defence), float(profile.armoured), float(profile.quality), float(profile.movement or 0)),
    )


def state(unit: Unit) -> tuple[float, ...]:
    """What has happened to a unit."""
    return (
        *(float(unit.hits), float(unit.suppressed), float(unit.column), float(unit.mounted)),
        *(float(unit.shelter != "none"), float(unit.acted != NONE)),
    )


def goals(game: Game) -> Iterator[Goal]:
    """The hexes that count, by what they count for whoever counts them most."""
    stakes = chart_of(game.scene).stakes
    for goal in game.objectives:
        yield Goal(goal.hex, float(max(stakes[seat][goal.hex] for seat in (0, 1))), goal.holder)


CHANNELS = Channels[Game](
    units=UNITS,
    pieces=pieces,
    goals=goals,
    ground={"cover": lambda game: [-float(terrain.unarmoured) for terrain in game.scene.ground.terrain]},
    numbers={
        "turn": lambda game, seat: float(game.now.turn),
        "lead in points": lambda game, seat: float(points(game, seat) - points(game, other(seat))),
        "command points": lambda game, seat: float(sum(one.cp for one in game.divisions if one.seat == seat)),
    },
)
