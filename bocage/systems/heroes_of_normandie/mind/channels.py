"""Channels: what a player sees of a position of Heroes of Normandie, as named numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bocage.board.bits import bits
from bocage.mind.channels import Channels, Goal, Piece
from bocage.systems.heroes_of_normandie.mind.evaluation import turns_left
from bocage.systems.heroes_of_normandie.mind.targets import will_act
from bocage.systems.heroes_of_normandie.rules.victory import points
from bocage.systems.heroes_of_normandie.schema.units import Armour, Face
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit

UNITS = (
    *("soldiers", "heavy weapon", "officer", "vehicle", "steps", "fire at infantry", "fire at vehicles", "defence"),
    *("movement", "suppressed", "has an order", "has acted", "ambushed"),
)


def pieces(game: Game) -> Iterator[Piece]:
    """The units on the board."""
    for number in bits(game.present):
        unit = game.units[number]
        if unit.on_board:
            yield Piece(unit.seat, unit.place, (*role(game, unit), *values(game.face(unit)), *state(unit)))


def role(game: Game, unit: Unit) -> tuple[float, ...]:
    """What a unit is."""
    kind = game.kind(unit)
    return tuple(float(kind.role == name) for name in ("soldiers", "heavy-weapon", "officer", "vehicle"))


@lru_cache(maxsize=1_000)
def values(face: Face) -> tuple[float, ...]:
    """What is printed on a face of a counter."""
    infantry = max((weapon.infantry or 0 for weapon in face.weapons), default=0)
    vehicles = max((max(weapon.light or 0, weapon.heavy or 0) for weapon in face.weapons), default=0)
    defence = face.defence.front if isinstance(face.defence, Armour) else face.defence
    return (2.0 if face.loss == "step" else 1.0, float(infantry), float(vehicles), float(defence), face.movement or 0.0)


def state(unit: Unit) -> tuple[float, ...]:
    """What has happened to a unit; which number its order has is a secret."""
    return float(unit.suppressed), float(will_act(unit)), float(unit.has_acted), float(unit.ambushed)


def goals(game: Game) -> Iterator[Goal]:
    """The squares of the objectives."""
    for goal in game.objectives:
        for place in goal.places:
            yield Goal(place, float(goal.value), goal.control)


def cards(game: Game) -> Sequence[str]:
    """The cards of the scenario's decks."""
    return [card.name for card in game.scene.cards]


CHANNELS = Channels[Game](
    units=UNITS,
    pieces=pieces,
    goals=goals,
    ground={
        "cover": lambda game: [game.ground.bonus(square, "infantry") for square in range(len(game.scene.grid))],
    },
    numbers={
        "turns left": lambda game, seat: float(turns_left(game)),
        "initiative": lambda game, seat: 1.0 if game.now.initiative == seat else -1.0,
        "lead in points": lambda game, seat: float(points(game, seat) - points(game, 1 - seat)),
        "lead in cards": lambda game, seat: float(len(game.armies[seat].hand) - len(game.armies[1 - seat].hand)),
    },
    cards=cards,
    hand=lambda game, seat: game.armies[seat].hand,
)
