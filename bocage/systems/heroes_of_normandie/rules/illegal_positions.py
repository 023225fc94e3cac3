"""Positions that no game can have come to: what a rule case draws is refused with the rule that it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bocage.content import IllegalPosition
from bocage.systems.heroes_of_normandie.rules.vehicles.crews import can_crew, crew_of
from bocage.systems.heroes_of_normandie.rules.vehicles.transport import is_large, passengers, room_taken
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import MOST_NUMBERED, NO_ORDER, Unit

Flaw = tuple[str, str]
"""The rule that is broken, and by what."""


def check(game: Game) -> None:
    """Raise the first flaw of a position, if it has one."""
    for rule, problem in flaws(game):
        raise IllegalPosition(rule, problem)


def flaws(game: Game) -> Iterator[Flaw]:
    """All that is wrong with the units and tokens of a position."""
    for unit in game.units:
        if not unit.lost:
            yield from _infantry_flaws(game, unit) if game.is_infantry(unit) else _vehicle_flaws(game, unit)
    for square, there in enumerate(game.here):
        if there & there - 1:
            yield from _square_flaws(game, square)
    for army in game.armies:
        yield from _order_flaws(game, army.id)


def _infantry_flaws(game: Game, unit: Unit) -> Iterator[Flaw]:
    """Infantry takes steps, not damage; it hides by an ability or a marker, and serves in a crew if it can."""
    if unit.damage:
        yield "hon.loss.heavy", f"{unit.name} is infantry and has damage to its {unit.damage[0]}"
    back = game.kind(unit).back
    lurks = back is not None and back.abilities.ambush
    if unit.ambushed and not unit.concealed and not lurks:
        yield "hon.state.face-only", f"{unit.name} is ambushed and has no such face"
    if unit.crewing and not can_crew(game, unit):
        yield "hon.crew.activate", f"{unit.name} is in a crew and cannot be"


def _vehicle_flaws(game: Game, vehicle: Unit) -> Iterator[Flaw]:
    """Light vehicles are destroyed by what damages heavy ones, and those by a second hit; no vehicle hides."""
    name = vehicle.name
    if vehicle.damage and game.kind(vehicle).family != "heavy":
        yield "hon.loss.light", f"{name} is a light vehicle and has damage to its {vehicle.damage[0]}"
    if len(set(vehicle.damage)) < len(vehicle.damage):
        yield (
            "hon.hvy.second-same",
            f"{name} has been struck twice in its {Counter(vehicle.damage).most_common()[0][0]}",
        )
    if vehicle.ambushed:
        yield "hon.opt.concealed", f"{name} is a vehicle and hidden"
    yield from _load_flaws(game, vehicle)


def _load_flaws(game: Game, vehicle: Unit) -> Iterator[Flaw]:
    """Friends ride in a vehicle: one crew besides those for whom it has room, and one large counter."""
    riders = list(passengers(game, vehicle))
    crew = crew_of(game, vehicle)
    for unit in riders if crew is None else [*riders, crew]:
        if unit.seat != vehicle.seat:
            yield "hon.trans.board", f"{unit.name} is aboard {vehicle.name} of the other side"
        if not game.is_infantry(unit):
            yield "hon.trans.capacity", f"{unit.name} is a vehicle and aboard {vehicle.name}"
    taken, most = sum(room_taken(game, unit) for unit in riders), game.face(vehicle).abilities.transport
    if taken > most:
        yield "hon.trans.capacity", f"{vehicle.name} carries {taken}, it has room for {most}"
    if sum(is_large(game, unit) for unit in riders) > 1:
        yield "hon.trans.oversize", f"{vehicle.name} carries more than one large counter"


def _square_flaws(game: Game, square: int) -> Iterator[Flaw]:
    """One unit in a square; vehicles that stand aslant may overlap."""
    units = list(game.units_in(square))
    name = game.scene.place_names[square]
    infantry = [unit for unit in units if game.is_infantry(unit)]
    if len(infantry) > 1 or (infantry and len(units) > 1):
        yield "hon.move.no-stacking", f"{units[0].name} and {units[1].name} are both in {name}"
    elif len(units) > 1:
        yield "hon.ruling.vehicle-through-vehicle", f"{units[0].name} and {units[1].name} are both in {name}"


def _order_flaws(game: Game, seat: int) -> Iterator[Flaw]:
    """An army has each numbered token once."""
    numbers = Counter(unit.order for unit in game.units if unit.seat == seat and NO_ORDER < unit.order <= MOST_NUMBERED)
    for number, count in numbers.items():
        if count > 1:
            yield "hon.order.numbered", f"order {number} lies on {count} units of one side"
