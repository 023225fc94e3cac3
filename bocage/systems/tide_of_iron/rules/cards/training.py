"""What operations cards teach: engineers who lay smoke and clear mines, sergeants who rally.

[toi.spec.scenario-extra toi.ops.what]
"""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Ask, Event, Frame, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import AimId, TargetId
from bocage.systems.tide_of_iron.rules.cards.operations import conditions
from bocage.systems.tide_of_iron.rules.fire.smoke import lay_smoke, smoke_places, why_no_smoke
from bocage.systems.tide_of_iron.rules.fire.targets import has_officer
from bocage.systems.tide_of_iron.rules.initiative_order import SidesInTurn
from bocage.systems.tide_of_iron.rules.movement.obstacles import is_engineer
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game, SideId, Unit
from bocage.systems.tide_of_iron.state.markers import take_away


class LaySmokeIn(Option):
    """Lay smoke in this hex."""

    hex: AimId


class ClearMinesIn(Option):
    """Clear the minefield in this hex."""

    hex: AimId


class MinesCleared(Event):
    """A minefield is cleared."""

    unit: UnitId
    hex: PlaceId


def tire(game: Game, number: UnitId) -> None:
    """The squad that has done its work is fatigued."""
    game.put(game.unit(number).fatigued())
    game.emit(events.Fatigued(number))


# Smoke


def smoke_hexes(game: Game, unit: Unit) -> int:
    """The hexes in which engineers with smoke satchels may lay smoke, as a bitset."""
    if not conditions(game, unit.side).smoke_satchels or not is_engineer(unit) or not unit.on_board:
        return 0
    return game.scene.grid.within(unit.hex, 1) & smoke_places(game)


def may_lay_smoke(game: Game, unit: Unit) -> bool:
    """Whether the unit may lay smoke now."""
    return unit.specialisation == "engineer" and bool(smoke_hexes(game, unit))


def why_no_smoke_screen(game: Game, unit: Unit) -> Refusal | None:
    """Only engineers in good order, by an operations card.  [toi.spec.scenario-extra]"""
    return None if may_lay_smoke(game, unit) else Refusal("toi.ops.what", {"unit": unit.id}, "engineer")


class LaySmokeScreen(Frame[None]):
    """Special action: engineers lay smoke in their hex or in an adjacent one.  [toi.spec.scenario-extra]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Ask for the hex."""
        unit = game.unit(self.unit)
        options = [LaySmokeIn(hex) for hex in bits(smoke_hexes(game, unit))]
        return Ask(unit.seat, "smoke.where", options, self.laid, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: LaySmokeIn) -> Refusal | None:
        """Near, and where smoke is allowed."""
        if smoke_hexes(game, game.unit(self.unit)) >> choice.hex & 1:
            return None
        return why_no_smoke(game, choice.hex) or Refusal("toi.ops.what", {"unit": self.unit}, "engineer")

    def laid(self, game: Game, choice: LaySmokeIn) -> Step:
        """Lay it; the squad is fatigued."""
        lay_smoke(game, choice.hex)
        tire(game, self.unit)
        return self.done()


# Mines


def mined_hexes(game: Game, unit: Unit) -> int:
    """The minefields that trained engineers may clear, in their hex or next to it, as a bitset."""
    if not conditions(game, unit.side).mine_clearing or not is_engineer(unit) or not unit.on_board:
        return 0
    return game.scene.grid.within(unit.hex, 1) & game.marked["minefield"]


def may_clear_mines(game: Game, unit: Unit) -> bool:
    """Whether the unit may clear mines now."""
    return unit.specialisation == "engineer" and bool(mined_hexes(game, unit))


def why_no_mine_clearing(game: Game, unit: Unit) -> Refusal | None:
    """Only engineers in good order with mines at hand, by an operations card.  [toi.spec.scenario-extra]"""
    return None if may_clear_mines(game, unit) else Refusal("toi.ops.what", {"unit": unit.id}, "engineer")


class ClearMines(Frame[None]):
    """Special action: engineers remove a minefield in or next to their hex.  [toi.spec.scenario-extra]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Ask for the minefield."""
        unit = game.unit(self.unit)
        options = [ClearMinesIn(hex) for hex in bits(mined_hexes(game, unit))]
        return Ask(unit.seat, "mines.where", options, self.cleared, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: ClearMinesIn) -> Refusal | None:
        """A minefield at hand."""
        if mined_hexes(game, game.unit(self.unit)) >> choice.hex & 1:
            return None
        return Refusal("toi.ops.what", {"unit": self.unit}, "engineer")

    def cleared(self, game: Game, choice: ClearMinesIn) -> Step:
        """Take it away; the squad is fatigued."""
        take_away(game, "minefield", choice.hex)
        game.emit(MinesCleared(self.unit, choice.hex))
        tire(game, self.unit)
        return self.done()


# Sergeants


class RallyBySergeants(Option):
    """Let the sergeants rally this squad."""

    unit: TargetId


class Sergeants(SidesInTurn):
    """At the start of step 2 veteran sergeants bring one disrupted squad as far as if it were only pinned.

    [toi.ops.what]
    """

    def serve(self, game: Game, side: SideId) -> Step:
        """Ask the sides that have them, the initiative first."""
        options = [RallyBySergeants(unit.id) for unit in forlorn_squads(game, side)]
        if not options:
            return self.next_turn()
        return Ask(game.teams[side][0], "sergeants", options, self.rallied, self.why_not)

    def why_not(self, game: Game, choice: RallyBySergeants) -> Refusal | None:
        """A disrupted squad without an officer."""
        if any(unit.id == choice.unit for unit in forlorn_squads(game, self.side(game))):
            return None
        return Refusal("toi.ops.what", {"unit": choice.unit}, "sergeants")

    def rallied(self, game: Game, choice: RallyBySergeants) -> Step:
        """The step that follows takes the rest of its fear away."""
        game.put(game.unit(choice.unit).but(condition="pinned"))
        return self.next_turn()


def forlorn_squads(game: Game, side: SideId) -> Iterator[Unit]:
    """The disrupted squads of a side without an officer, if it has sergeants to rally them."""
    if not conditions(game, side).sergeants:
        return
    for unit in game.units:
        disrupted = unit.side == side and unit.on_board and unit.condition == "disrupted"
        if disrupted and not has_officer(game, unit.hex, side):
            yield unit
