"""Cards that change the markers of units: repairs, rallies, new orders, and the enemy's nerves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from bocage.board.bits import bits
from bocage.kernel import Ask, Event, Goto, Refusal, Seat, Step, UnitId
from bocage.systems.tide_of_iron.rules.cards.carrying_out import (
    ENOUGH,
    CardEffect,
    Enough,
    OnUnit,
    enemies_of,
    is_harried,
    near,
    units_of,
)
from bocage.systems.tide_of_iron.rules.cards.effects.fire_support import unmask
from bocage.systems.tide_of_iron.rules.fire.concealment import conceal
from bocage.systems.tide_of_iron.rules.fire.damage import CONDITIONS, DAMAGES, shake
from bocage.systems.tide_of_iron.rules.phases.status_phase import take_op_fire
from bocage.systems.tide_of_iron.rules.setup.deployment import Concealed
from bocage.systems.tide_of_iron.rules.setup.supply import concealed_left
from bocage.systems.tide_of_iron.schema.card_effects import Change, Scout
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game, Unit, other


class Repaired(Event):
    """A vehicle is repaired."""

    unit: UnitId
    damage: Literal["intact", "light"]


class Refreshed(Event):
    """A unit is fresh again."""

    unit: UnitId


class ChangeKind(NamedTuple):
    """Which units a change is for, what it does to one, and why not to another."""

    units: Callable[[Game, Seat], Iterator[Unit]]
    apply: Callable[[Game, Unit], None]


# What is changed


def damaged_vehicles(game: Game, seat: Seat) -> Iterator[Unit]:
    """Damaged vehicles of one's own that are not adjacent to an enemy."""
    return (unit for unit in units_of(game, seat) if unit.damage != "intact" and not is_harried(game, unit))


def repair(game: Game, unit: Unit) -> None:
    """Heavy damage becomes light, light damage is removed."""
    damage = DAMAGES[DAMAGES.index(unit.damage) - 1]
    game.put(unit.but(damage=damage))
    game.emit(Repaired(unit.id, "light" if damage == "light" else "intact"))


def watchers(game: Game, seat: Seat) -> Iterator[Unit]:
    """Units of one's own in op-fire mode."""
    side = game.divisions[seat].side
    return (game.units[number] for number in bits(game.watching[side]) if game.units[number].seat == seat)


def refresh(game: Game, unit: Unit) -> None:
    """The unit is fresh again."""
    game.put(unit.but(status="fresh"))
    game.emit(Refreshed(unit.id))


def tired_units(game: Game, seat: Seat) -> Iterator[Unit]:
    """Fatigued units of one's own that are neither pinned nor disrupted."""
    awake = game.fresh[seat] | game.watching[game.divisions[seat].side] | game.shaken
    return (game.units[number] for number in bits(game.present[seat] & ~awake))


def rested_units(game: Game, seat: Seat) -> Iterator[Unit]:
    """Those of them that are not adjacent to an enemy."""
    return (unit for unit in tired_units(game, seat) if not is_harried(game, unit))


def shaken_squads(game: Game, seat: Seat) -> Iterator[Unit]:
    """Pinned and disrupted squads of one's own."""
    return (game.units[number] for number in bits(game.present[seat] & game.shaken))


def steady(game: Game, unit: Unit) -> None:
    """A pinned squad is in good order again, a disrupted one is pinned."""
    condition = CONDITIONS[CONDITIONS.index(unit.condition) - 1]
    game.put(unit.but(condition=condition))
    game.emit(events.Recovered(unit.id, "pinned" if condition == "pinned" else "good"))


def squads_out_of_reach(game: Game, seat: Seat) -> Iterator[Unit]:
    """Squads of one's own that may go to ground: none adjacent to an enemy, as long as there are markers.

    [toi.errata.go-to-ground toi.concealed.no-vehicles]
    """
    for unit in units_of(game, seat):
        if why_not_to_ground(game, unit) is None:
            yield unit


def why_not_to_ground(game: Game, unit: Unit) -> Refusal | None:
    """Only squads go to ground, and never next to an enemy.  [toi.errata.go-to-ground]"""
    if unit.is_vehicle:
        return Refusal("toi.concealed.no-vehicles", {"unit": unit.id})
    if unit.concealed or is_harried(game, unit):
        return Refusal("toi.errata.go-to-ground", {"unit": unit.id})
    if concealed_left(game, unit.side) <= 0:
        return Refusal("toi.supply.limited", {"unit": unit.id}, "concealed")
    return None


def go_to_ground(game: Game, unit: Unit) -> None:
    """The squad is concealed; in the open and in sight it is revealed at once.

    [toi.errata.go-to-ground toi.concealed.go-to-ground]
    """
    game.emit(Concealed(unit.id))
    conceal(game, unit)


def wavering_enemies(game: Game, seat: Seat) -> Iterator[Unit]:
    """Pinned enemy squads that a unit of one's own sees which is not fatigued."""
    if not game.shaken:
        return
    pinned = [unit for unit in enemies_of(game, seat) if unit.condition == "pinned" and not unit.concealed]
    if pinned:
        seen = in_sight(game, [unit for unit in units_of(game, seat) if unit.status != "fatigued"])
        yield from (unit for unit in pinned if seen >> unit.hex & 1)


def in_sight(game: Game, units: list[Unit]) -> int:
    """The hexes that any of the units sees, as a bitset."""
    found = 0
    for unit in units:
        found |= game.fields.sees[unit.hex]
    return found


def unnerve(game: Game, unit: Unit) -> None:
    """A pinned squad is disrupted."""
    shake(game, unit, "disrupted")


def idle_watchers(game: Game, seat: Seat) -> Iterator[Unit]:
    """Enemy units in op-fire mode that are not adjacent to one's own units."""
    beside = near(game, units_of(game, seat), 1)
    for number in bits(game.watching[other(game.divisions[seat].side)]):
        unit = game.units[number]
        if not beside >> unit.hex & 1:
            yield unit


def distract(game: Game, unit: Unit) -> None:
    """The unit is fatigued."""
    game.put(unit.fatigued())
    game.emit(events.Fatigued(unit.id))


CHANGES: dict[str, ChangeKind] = {
    "repair": ChangeKind(damaged_vehicles, repair),
    "stand-down": ChangeKind(watchers, refresh),
    "refresh": ChangeKind(rested_units, refresh),
    "ready": ChangeKind(tired_units, take_op_fire),
    "steady": ChangeKind(shaken_squads, steady),
    "conceal": ChangeKind(squads_out_of_reach, go_to_ground),
    "unnerve": ChangeKind(wavering_enemies, unnerve),
    "distract": ChangeKind(idle_watchers, distract),
}
"""The changes that cards make to units."""


def weight(unit: Unit) -> int:
    """A disrupted squad takes as much steadying as two pinned ones."""
    return 2 if unit.condition == "disrupted" else 1


# Choosing the units


class ChangeUnits(CardEffect):
    """Choose up to so many units, one by one, and change each."""

    picked: tuple[UnitId, ...] = ()
    used: int = 0

    def start(self, game: Game) -> Step:
        """Ask for the next unit."""
        effect = self.effect(game, Change)
        options: list[OnUnit | Enough] = [OnUnit(unit.id) for unit in self.candidates(game)]
        if not options or self.used >= effect.most:
            return self.done()
        if self.picked:
            options.append(ENOUGH)
        args = {"card": self.card, "left": effect.most - self.used}
        return Ask(self.seat(game), self.ON_UNITS, options, self.chosen, self.why_not, args)

    def candidates(self, game: Game) -> Iterator[Unit]:
        """The units that may be chosen next."""
        effect = self.effect(game, Change)
        for unit in CHANGES[effect.change].units(game, self.seat(game)):
            if unit.id in self.picked or self.used + cost_of(effect, unit) > effect.most:
                continue
            if not effect.together or not self.picked or unit.hex == game.unit(self.picked[0]).hex:
                yield unit

    def why_not(self, game: Game, choice: OnUnit | Enough) -> Refusal | None:
        """Why that unit cannot be chosen."""
        if isinstance(choice, Enough):
            return None if self.picked else self.why_not_enough()
        if any(unit.id == choice.unit for unit in self.candidates(game)):
            return None
        if self.effect(game, Change).change == "conceal":
            unit = game.unit(choice.unit)
            mine = unit.seat == self.seat(game) and unit.on_board
            return (why_not_to_ground(game, unit) if mine else None) or Refusal(
                "toi.errata.go-to-ground", {"unit": unit.id}
            )
        return self.why_not_unit(choice.unit)

    def chosen(self, game: Game, choice: OnUnit | Enough) -> Step:
        """Change it."""
        if isinstance(choice, Enough):
            return self.done()
        unit, effect = game.unit(choice.unit), self.effect(game, Change)
        used = self.used + cost_of(effect, unit)
        CHANGES[effect.change].apply(game, unit)
        return Goto(self.but(picked=(*self.picked, unit.id), used=used).start)


def cost_of(effect: Change, unit: Unit) -> int:
    """How much of a card's effect a unit takes up."""
    return weight(unit) if effect.change == "steady" else 1


def may_change(game: Game, seat: Seat, effect: Change) -> bool:
    """Whether the change could be made to any unit."""
    return any(cost_of(effect, unit) <= effect.most for unit in CHANGES[effect.change].units(game, seat))


# Scouts


class ScoutAhead(CardEffect):
    """Reveal the concealed enemies near and in sight of one's squads."""

    def start(self, game: Game) -> Step:
        """Reveal them."""
        unmask(game, other(self.side(game)), scouted_hexes(game, self.seat(game), self.effect(game, Scout)))
        return self.done()


def scouted_hexes(game: Game, seat: Seat, effect: Scout) -> int:
    """The hexes that scouts look into."""
    found = 0
    for unit in units_of(game, seat):
        if not unit.is_vehicle:
            found |= game.fields.sees[unit.hex] & near(game, [unit], effect.range)
    return found


def may_scout(game: Game, seat: Seat, effect: Scout) -> bool:
    """Whether there is any concealed enemy to be found."""
    if not game.concealed:
        return False
    side, hexes = other(game.divisions[seat].side), scouted_hexes(game, seat, effect)
    return any(game.units[one].side == side and hexes >> game.units[one].hex & 1 for one in bits(game.concealed))
