"""Channels: what a player sees of a position of Tide of Fortune, as named numbers."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.mind.channels import Channels, Goal, Piece
from bocage.systems.tide_of_fortune.mind.chart import chart_of
from bocage.systems.tide_of_fortune.mind.evaluation import turns_left
from bocage.systems.tide_of_fortune.rules.victory import points
from bocage.systems.tide_of_fortune.scene.profiles import Profile
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, NONE, Side, Unit, other

UNITS = (
    *(
        "headquarters",
        "combat units",
        "assets",
        "TR",
        "AB",
        "AR",
        "movement",
        "stacking points",
        "attackers",
        "motorised",
    ),
    *("disrupted", "isolated", "out of command", "fatigue", "losses", "in reserve"),
)


def pieces(game: Game) -> Iterator[Piece]:
    """The units on the map."""
    for seat in (0, 1):
        for number in bits(game.present[seat]):
            unit = game.units[number]
            yield Piece(seat, unit.hex, (*kind(game.profile(unit)), *values(game, unit), *state(game, unit)))


def kind(profile: Profile) -> tuple[float, ...]:
    """What a unit is."""
    return (
        float(profile.role in ("hq", "higher")),
        float(profile.role == "unit"),
        float(profile.role == "asset"),
    )


def values(game: Game, unit: Unit) -> tuple[float, ...]:
    """What the side of its counter that is shown prints."""
    profile, face = game.profile(unit), game.face(unit)
    load = game.scene.rulebook.stacking.values[profile.cr]
    return (
        *(float(face.tr), float(face.ab), float(face.ar), float(face.mp), float(load)),
        *(float(profile.may_attack), float(profile.motorised)),
    )


def state(game: Game, unit: Unit) -> tuple[float, ...]:
    """What has happened to a unit; a division's fatigue and losses are seen at its headquarters."""
    fatigue, steps, reserve = 0, unit.steps, 0
    if game.profile(unit).is_hq:
        division = game.divisions[unit.division]
        fatigue, steps, reserve = division.fatigue, division.steps, division.reserve
    return (
        *(float(unit.disrupted), float(unit.iso), float(unit.occ)),
        *(float(fatigue), float(steps), float(bool(reserve))),
    )


def goals(game: Game) -> Iterator[Goal]:
    """The hexes that count for victory."""
    for goal in chart_of(game.scene).goals:
        site = game.scene.site_at.get(goal.hex)
        yield Goal(goal.hex, goal.stake, NONE if site is None else game.sites[site].holder)


def bridges(game: Game, *, down: bool) -> Iterator[Hex]:
    """Both ends of each bridge that can be crossed, or cannot."""
    for bridge, crossing in zip(game.bridges, game.scene.ground.bridges, strict=True):
        if (bridge.state != "intact") is down:
            yield from crossing.ends


def points_of(side: Side) -> float:
    """The points that a side has for what it does now."""
    return float(side.cp + side.ip + side.rp)


CHANNELS = Channels[Game](
    units=UNITS,
    pieces=pieces,
    goals=goals,
    marks={
        "bridges": lambda game: bridges(game, down=False),
        "bridges down": lambda game: bridges(game, down=True),
    },
    ground={
        "cover": lambda game: [float(terrain.line) for terrain in game.scene.ground.dry],
        "going": lambda game: [float(terrain.mot or 0) for terrain in game.scene.ground.dry],
        "land": lambda game: [float(game.scene.ground.land >> hex & 1) for hex in range(len(game.scene.grid))],
    },
    numbers={
        "turns left": lambda game, seat: turns_left(game),
        "lead in points": lambda game, seat: float(points(game) if seat == ALLIED else -points(game)),
        "box of the track": lambda game, seat: float(game.now.track),
        "initiative": lambda game, seat: 1.0 if game.now.initiative == seat else 0.0,
        "own points": lambda game, seat: points_of(game.sides[seat]),
        "enemy points": lambda game, seat: points_of(game.sides[other(seat)]),
        "support points": lambda game, seat: float(sum(game.sides[seat].support)),
    },
)
