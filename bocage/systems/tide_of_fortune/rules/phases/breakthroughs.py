"""Breakthroughs are followed up, and their markers removed."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Ask, Goto, InTurn, Option, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.zones.holding import take_hold
from bocage.systems.tide_of_fortune.scene.ground import MAJOR
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import BREAKTHROUGHS, Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import NONE, OFF_MAP, Unit, other

FOLLOW = "breakthrough.unit"


class FollowUp(Option):
    """Advance with a unit into a breakthrough."""

    unit: ActorId
    hex: AimId


class EndFollowing(Option):
    """Advance with nobody more; the markers are removed."""

    passes = True


END = EndFollowing()


class BreakthroughSegment(InTurn):
    """The initiative player first: units beside his markers may advance into them, then the markers are removed.

    `advanced` are those that have: each follows up once.

    [tof.3.final-breakthrough tof.8.bt-advance tof.ruling.breakthrough-advance]
    """

    advanced: tuple[UnitId, ...] = ()

    def order(self, game: Game) -> tuple[Seat, Seat]:
        """See `InTurn`."""
        return game.now.initiative, other(game.now.initiative)

    def serve(self, game: Game, seat: Seat) -> Step:
        """Ask for the next unit."""
        offers: list[FollowUp | EndFollowing] = [
            FollowUp(unit.id, hex)
            for hex in marked(game, seat)
            for near in game.scene.grid.neighbours(hex)
            for unit in game.units_in(near)
        ]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        return Ask(seat, FOLLOW, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: FollowUp | EndFollowing) -> Refusal | None:
        """An undisrupted unit beside the marker that finds room, not over a major river without a bridge.

        [tof.8.bt-advance tof.ruling.breakthrough-advance]
        """
        if isinstance(choice, EndFollowing):
            return None
        unit = game.unit(choice.unit)
        about = {"unit": unit.id, "hex": choice.hex}
        if unit.seat != self.seat(game) or unit.disrupted or choice.hex not in marked(game, unit.seat):
            return Refusal("tof.8.bt-advance", about)
        if unit.id in self.advanced:
            return Refusal("tof.8.bt-advance", about, reason="again")
        if unit.hex == OFF_MAP or not can_step(game, unit, choice.hex) or is_reserve(game, unit):
            return Refusal("tof.ruling.breakthrough-advance", about)
        full = game.loads[choice.hex] + load_of(game, unit) > game.scene.room(game, choice.hex)
        return Refusal("tof.7.stack-end", about) if full else None

    def chosen(self, game: Game, choice: FollowUp | EndFollowing) -> Step:
        """It advances, whatever zones there are; or the markers are removed."""
        if isinstance(choice, FollowUp):
            unit = game.unit(choice.unit)
            game.put(unit.but(hex=choice.hex))
            game.emit(events.BrokeThrough(unit.id, choice.hex))
            take_hold(game, unit, choice.hex)
            return Goto(self.but(advanced=(*self.advanced, unit.id)).start)
        for marker in game.markers:
            if marker.kind in BREAKTHROUGHS and marker.seat == self.seat(game) and marker.hex != OFF_MAP:
                game.put(marker.but(hex=OFF_MAP))
        return self.next_turn()


def marked(game: Game, seat: Seat) -> list[Hex]:
    """The hexes with breakthrough markers of a side in which no enemy is."""
    return [
        one.hex
        for one in game.markers
        if one.kind in BREAKTHROUGHS
        and one.seat == seat
        and one.hex != OFF_MAP
        and not game.closed(seat) >> one.hex & 1
    ]


def can_step(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether a unit is beside a hex with no unbridged major river between."""
    for near, water, bridge in game.scene.ground.around[unit.hex]:
        if near == hex:
            return water != MAJOR or (bridge != NONE and not game.down >> bridge & 1)
    return False


def is_reserve(game: Game, unit: Unit) -> bool:
    """Whether a unit is held in reserve."""
    return unit.division != NONE and bool(game.divisions[unit.division].reserve)
