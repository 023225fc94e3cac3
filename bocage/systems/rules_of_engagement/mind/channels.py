"""Channels: what a player sees of a table of Rules of Engagement, as named numbers on a raster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bocage.board.table import Point as Spot
from bocage.kernel import Option, PlaceId, Point
from bocage.mind.channels import Channels, Goal, Piece, Raster
from bocage.systems.rules_of_engagement.mind.aims import holder_of
from bocage.systems.rules_of_engagement.mind.chart import chart_of
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.setup.victory import lost, started
from bocage.systems.rules_of_engagement.rules.vehicles.driving import Drive
from bocage.systems.rules_of_engagement.scene.scene import Man
from bocage.systems.rules_of_engagement.schema.vocabulary import COVERS, MOVES, WeaponType
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

RASTER = Raster(36, 24)
KINDS = ("men", "leaders", "automatic weapons", "support weapons", "anti-tank weapons", "vehicles", "markers")
STATES = ("suppressed", "shaken", "demoralised", "holds", "crawls", "advances", "runs", "watches", "moved", "hits")
FIGHTS = ("in close combat", "hidden")
UNITS = (*KINDS, *STATES, *FIGHTS)
LEADERS = ("nco", "officer")
AUTOMATIC: tuple[WeaponType, ...] = ("isw", "lmg", "hmg", "vehicle-mg")
SUPPORT: tuple[WeaponType, ...] = ("hmg", "mortar", "light-mortar", "atg")
ANTI_TANK: tuple[WeaponType, ...] = ("inf-at", "atg", "tank-gun", "at-grenade")
NONE_BUT_A_MARKER = (0.0,) * (len(KINDS) - 1) + (1.0,) + (0.0,) * (len(STATES) + len(FIGHTS))


def square(game: Game, at: Spot) -> PlaceId:
    """The square of the raster that a point lies in."""
    width, depth = game.scene.ground.size
    return RASTER.at(at[0] / width, at[1] / depth)


def pieces(game: Game) -> Iterator[Piece]:
    """Each man on the table with what he is and how his squad stands, each vehicle, each marker."""
    for squad in game.squads:
        vehicle = game.vehicle(squad.id)
        if vehicle is not None and vehicle.is_there:
            yield Piece(squad.seat, square(game, vehicle.at), (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, *state(game, squad)))
        elif game.members[squad.id]:
            standing = state(game, squad)
            for figure, man in game.men(squad.id):
                yield Piece(squad.seat, square(game, figure.at), (*kind(man), *standing))
    for marker in game.markers:
        if marker.is_there:
            yield Piece(marker.seat, square(game, marker.at), NONE_BUT_A_MARKER)


def kind(man: Man) -> tuple[float, ...]:
    """What a man is and bears."""
    types = [arm.type for arm in man.arms]
    arms = [float(any(one in some for one in types)) for some in (AUTOMATIC, SUPPORT, ANTI_TANK)]
    return 1.0, float(any(mark in LEADERS for mark in man.marks)), *arms, 0.0, 0.0


def state(game: Game, squad: Squad) -> tuple[float, ...]:
    """How a squad stands: its nerve, its order, what has happened to it."""
    return (
        *(float(squad.state == name) for name in ("suppressed", "shaken", "demoralised")),
        *(float(squad.order == name) for name in ("hold", "crawl", "advance", "run")),
        *(float(squad.zone is not None), float(squad.moved), squad.count / max(game.strength(squad.id), 1)),
        *(float(squad.combat is not None), float(squad.is_hidden)),
    )


def goals(game: Game) -> Iterator[Goal]:
    """What the battle is about, by who has it; an edge to leave by is where it is nearest to the middle."""
    for aim in chart_of(game.scene).aims:
        if aim.kind != "guard":
            at = aim.spots[len(aim.spots) // 2]
            yield Goal(square(game, at), max(aim.worth), holder_of(game, aim))


def place(game: Game, squad: Squad) -> PlaceId | None:
    """The square in which the leader of a squad stands."""
    return square(game, game.places[squad.id][0]) if game.places[squad.id] else None


def leads(game: Game, option: Option) -> PlaceId | None:
    """The square that an option leads to: of its first point, where a way is driven of its last."""
    for name in option.__struct_fields__:
        value = getattr(option, name)
        if isinstance(value, tuple) and value and isinstance(value[0], Point):
            value = value[-1] if isinstance(option, Drive) else value[0]
        if isinstance(value, Point):
            return square(game, (value.x, value.y))
    return None


def on_the_ground(number: Callable[[Game, Spot], float]) -> Callable[[Game], Sequence[float]]:
    """What the ground is like in the middle of each square."""

    def values(game: Game) -> Sequence[float]:
        width, depth = game.scene.ground.size
        middles = (RASTER.centre(place) for place in range(RASTER.columns * RASTER.rows))
        return [number(game, (int(x * width), int(y * depth))) for x, y in middles]

    return values


def hides(game: Game, at: Spot) -> float:
    """Whether a piece of terrain that hides what is in it lies at a point."""
    piece = game.ground.piece(game.ground.footing(at).place)
    return float(piece is not None and piece.kind.los == "area")


CHANNELS = Channels[Game](
    units=UNITS,
    pieces=pieces,
    goals=goals,
    ground={
        "cover": on_the_ground(lambda game, at: float(COVERS.index(game.ground.footing(at).cover))),
        "going": on_the_ground(lambda game, at: float(MOVES.index(game.ground.footing(at).move))),
        "hides": on_the_ground(hides),
        "height": on_the_ground(lambda game, at: game.ground.rise(at) / 100),
    },
    numbers={
        "turns left": lambda game, seat: float(game.scene.scenario.turns - game.now.turn),
        "in turn": lambda game, seat: 1.0 if game.now.active == seat else -1.0,
        "own losses": lambda game, seat: lost(game, seat) / max(started(game, seat), 1),
        "enemy losses": lambda game, seat: lost(game, other(seat)) / max(started(game, other(seat)), 1),
        "batteries": lambda game, seat: float(sum(one.seat == seat and not one.spent for one in game.batteries)),
    },
    raster=RASTER,
    unit=lambda game, number: game.squads[number],
    place=place,
    leads=leads,
)
