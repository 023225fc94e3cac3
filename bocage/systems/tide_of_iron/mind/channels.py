"""Channels: what a player sees of a position of Tide of Iron, as named numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bocage.board.bits import bits
from bocage.kernel import Seat
from bocage.mind.channels import Channels, Goal, Piece
from bocage.systems.tide_of_iron.mind.evaluation import rounds_left
from bocage.systems.tide_of_iron.scene.scene import POINT, Scene
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, Unit

UNITS = (
    *("figures", "officer", "elites", "heavy weapon", "vehicle", "firepower at squads", "firepower at vehicles"),
    *("range", "movement", "fresh", "op-fire", "fatigued", "pinned", "disrupted", "damaged", "concealed", "sheltered"),
)


def pieces(game: Game) -> Iterator[Piece]:
    """The units on the board."""
    for unit in game.units:
        if unit.hex != OFF_BOARD:
            yield Piece(unit.seat, unit.hex, (*strength(game, unit), *state(unit)))


def strength(game: Game, unit: Unit) -> tuple[float, ...]:
    """What a unit is capable of, by its figures."""
    return _strength(game.scene, unit.figures, unit.is_vehicle)


@lru_cache(maxsize=4_000)
def _strength(scene: Scene, figures: tuple[int, ...], is_vehicle: bool) -> tuple[float, ...]:
    profile = scene.profile(figures)
    fire = [loads[0].firepower if loads else 0 for loads in profile.loads[:2]]
    movement = profile.movement / POINT
    return (
        *(0.0 if is_vehicle else float(len(figures)), float(profile.officer), profile.elites, profile.heavy_weapon),
        *(float(is_vehicle), *fire, float(max(profile.longest)), movement),
    )


@lru_cache(maxsize=4_000)
def state(unit: Unit) -> tuple[float, ...]:
    """What has happened to a unit."""
    status, condition = unit.status, unit.condition
    return (
        *(float(status == name) for name in ("fresh", "op-fire", "fatigued")),
        *(float(condition == name) for name in ("pinned", "disrupted")),
        *(float(unit.damage != "intact"), float(unit.concealed), float(unit.shelter != NONE)),
    )


def goals(game: Game) -> Iterator[Goal]:
    """The objectives; those that bring command count a third."""
    for goal in game.objectives:
        worth = float(goal.value or 1)
        yield Goal(goal.hex, worth if goal.kind == "victory" else worth / 3, goal.control)


def hand(game: Game, seat: Seat) -> Iterator[int]:
    """The strategy cards in the headquarters of a seat's side."""
    names = cards(game)
    for number in bits(game.hands[game.divisions[seat].side]):
        yield names.index(game.cards[number].name)


def cards(game: Game) -> Sequence[str]:
    """The strategy cards that the decks of the scenario hold."""
    return sorted({card.name for card in game.cards if card.name in game.scene.book.strategy})


def lead(game: Game, seat: Seat, name: str) -> float:
    """By how much a seat's side is ahead in points of a kind."""
    side = game.divisions[seat].side
    return float(getattr(game.sides[side], name) - getattr(game.sides[1 - side], name))


CHANNELS = Channels[Game](
    units=UNITS,
    pieces=pieces,
    goals=goals,
    ground={
        "cover": lambda game: [terrain.cover for terrain in game.scene.terrain],
        "level": lambda game: game.scene.levels,
    },
    numbers={
        "rounds left": lambda game, seat: float(rounds_left(game)),
        "initiative": lambda game, seat: 1.0 if game.now.initiative == game.divisions[seat].side else -1.0,
        "lead in victory": lambda game, seat: lead(game, seat, "victory"),
        "lead in command": lambda game, seat: lead(game, seat, "command"),
        "lead in reserve": lambda game, seat: lead(game, seat, "reserve"),
    },
    cards=cards,
    hand=hand,
)
