"""Cards that bring new units: reinforcements on the map's edge and squads from the air."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.kernel import Call, Event, PlaceId, Seat, Step, UnitId
from bocage.systems.tide_of_iron.rules.cards.carrying_out import CardEffect
from bocage.systems.tide_of_iron.rules.cards.effects.figures import type_for
from bocage.systems.tide_of_iron.rules.movement.stacking import has_room
from bocage.systems.tide_of_iron.rules.phases.reinforcements import ReinforcementsDue
from bocage.systems.tide_of_iron.rules.setup.placement import Placement, open_hexes
from bocage.systems.tide_of_iron.rules.setup.supply import bases_left, figures_left
from bocage.systems.tide_of_iron.scene.scene import Figures
from bocage.systems.tide_of_iron.schema.card_effects import Parachute, Reinforce, Role
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, SideId, Unit, other
from bocage.systems.tide_of_iron.state.setup import next_name


class Landed(Event):
    """A squad comes down by parachute."""

    unit: UnitId
    hex: PlaceId


class LostInTheAir(Event):
    """A squad comes down where it cannot be, and is lost."""

    hex: PlaceId


def figures_from_box(game: Game, side: SideId, wanted: Mapping[Role, int]) -> Figures:
    """The figures of a new squad, as far as the box has them.  [toi.supply.limited]"""
    found: list[int] = []
    for role, count in wanted.items():
        kind = type_for(game, side, role)
        found += [kind] * max(min(count, figures_left(game, kind)), 0)
    return tuple(sorted(found))


def new_unit(game: Game, seat: Seat, figures: Figures, is_vehicle: bool = False, aboard: UnitId = NONE) -> UnitId:
    """A unit that did not exist before, off the board until it is placed."""
    side = game.divisions[seat].side
    name = next_name(game.units, side)
    game.put(Unit(len(game.units), name, seat, side, OFF_BOARD, figures, is_vehicle=is_vehicle).but(aboard=aboard))
    return len(game.units) - 1


class Arrive(CardEffect):
    """Reinforcements by card are placed at once, in the reinforcement zone.

    [toi.status.card-reinforcements toi.status.reinforcement-zone toi.stacking.reinforcements]
    """

    def start(self, game: Game) -> Step:
        """Take the units from the box, then place them."""
        effect, seat, side = self.effect(game, Reinforce), self.seat(game), self.side(game)
        arrived: list[UnitId] = []
        if effect.vehicle is not None:
            kind = type_for(game, side, effect.vehicle)
            for _ in range(min(effect.vehicles, figures_left(game, kind))):
                arrived.append(new_unit(game, seat, (kind,), is_vehicle=True))
        carrier = arrived[0] if arrived else NONE
        figures = figures_from_box(game, side, effect.squad)
        if figures and bases_left(game, side) > 0:
            squad = new_unit(game, seat, figures, aboard=carrier)
            if carrier == NONE:
                arrived.append(squad)
        game.emit(ReinforcementsDue(seat, tuple(arrived)))
        return Call(Placement(seat, tuple(arrived), "reinforcement"), then=self.over)

    def over(self, game: Game) -> Step:
        """They are placed."""
        return self.done()


def may_arrive(game: Game, seat: Seat, effect: Reinforce) -> bool:
    """Whether the box has the units, and the zone room for one of them.  [toi.supply.limited]"""
    side = game.divisions[seat].side
    if effect.vehicle is not None and figures_left(game, type_for(game, side, effect.vehicle)) <= 0:
        return False
    if effect.squad and (bases_left(game, side) <= 0 or not figures_from_box(game, side, effect.squad)):
        return False
    probe = Unit(len(game.units), "", seat, side, OFF_BOARD, (), is_vehicle=effect.vehicle is not None)
    return bool(open_hexes(game, probe, "reinforcement"))


class Jump(CardEffect):
    """A squad comes down in the final hex, fatigued; among enemies, on bad ground or in a full hex it is lost."""

    def start(self, game: Game) -> Step:
        """Look where it lands."""
        seat, side = self.seat(game), self.side(game)
        figures = figures_from_box(game, side, self.effect(game, Parachute).figures)
        probe = Unit(len(game.units), "", seat, side, self.hex, figures)
        if not figures or bases_left(game, side) <= 0 or not can_land(game, probe):
            game.emit(LostInTheAir(self.hex))
            return self.done()
        squad = new_unit(game, seat, figures)
        game.put(game.unit(squad).but(hex=self.hex, status="fatigued"))
        game.emit(Landed(squad, self.hex))
        return self.done()


def can_land(game: Game, squad: Unit) -> bool:
    """Whether a squad finds open ground, room and no enemy where it comes down."""
    if game.occupied[other(squad.side)] >> squad.hex & 1 or game.scene.terrain[squad.hex].squad is None:
        return False
    return has_room(game, squad, squad.hex)


def may_jump(game: Game, seat: Seat, effect: Parachute) -> bool:
    """Whether the box has at least one figure and a base.  [toi.supply.limited]"""
    side = game.divisions[seat].side
    return bases_left(game, side) > 0 and bool(figures_from_box(game, side, effect.figures))
