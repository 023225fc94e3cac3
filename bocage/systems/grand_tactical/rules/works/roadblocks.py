"""Roadblocks: built by engineers on routes, which they close to others, and cleared again."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Refusal, Seat
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.works.men_at_work import EngineerAction, is_leg_infantry, why_no_work
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import works as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, Unit, Work


class BuildRoadblock(TakeAction):
    """Build a roadblock."""


class ClearRoadblock(TakeAction):
    """Remove a roadblock."""


class Blocking(EngineerAction):
    """An engineer builds a roadblock where there is a route.  [gts.rb.build]"""

    build = "roadblock"

    def make(self, game: Game) -> None:
        """It is its division's; a marker that was removed serves again.  [gts.rb.limit]"""
        unit = game.unit(self.unit)
        if roadblock_in(game, unit.hex) is not None:
            return
        lying = (work for work in game.works if work.kind == "roadblock" and work.hex == OFF_MAP)
        number = next((work.id for work in lying), len(game.works))
        game.put(Work(number, "roadblock", unit.hex, unit.seat, unit.division))
        game.emit(events.RoadblockBuilt(unit.id, unit.hex))


class Clearing(EngineerAction):
    """A roadblock is removed: by an engineer surely, by infantry with a test.

    [gts.rb.remove-engineer gts.rb.remove-infantry]
    """

    build = "clearing"

    def is_sure(self, game: Game, unit: Unit) -> bool:
        """Engineers need no test.  [gts.rb.remove-engineer]"""
        return game.profile(unit).engineer

    def make(self, game: Game) -> None:
        """It can be used again.  [gts.rb.limit]"""
        unit = game.unit(self.unit)
        block = roadblock_in(game, unit.hex)
        if block is not None:
            game.put(block.but(hex=OFF_MAP))
            game.emit(events.RoadblockCleared(unit.id, unit.hex))


def roadblock_in(game: Game, hex: Hex) -> Work | None:
    """The roadblock in a hex: there is never more than one."""
    return next((work for work in game.works if work.kind == "roadblock" and work.hex == hex), None)


def has_route(game: Game, hex: Hex) -> bool:
    """Whether a road, a railway, a trail, a track or a path leads through a hex.  [gts.rb.route-def gts.rb.build]"""
    routes = game.scene.ground.routes
    return any(routes.between(hex, beside) for beside in game.scene.grid.neighbours(hex))


def why_no_roadblock(game: Game, units: Units, column: Column, option: BuildRoadblock) -> Refusal | None:
    """Engineers, where there is a route and no roadblock, while the army has one left.  [gts.rb.build gts.rb.limit]"""
    unit = game.unit(units[0])
    if not game.profile(unit).engineer:
        return Refusal("gts.rb.build", {"unit": unit.id}, reason="engineer")
    if why := why_no_work(game, unit):
        return why
    if not has_route(game, unit.hex):
        return Refusal("gts.rb.build", {"hex": unit.hex})
    if roadblock_in(game, unit.hex) is not None:
        return Refusal("gts.rb.build", {"hex": unit.hex}, reason="blocked")
    return None if has_roadblock_left(game, unit.seat) else Refusal("gts.rb.limit", {"unit": unit.id})


def has_roadblock_left(game: Game, seat: Seat) -> bool:
    """Whether an army has fewer on the map than it may.  [gts.rb.limit]"""
    limits = game.scene.scenario.limits.get(game.scene.seats[seat])
    built = [work for work in game.works if work.kind == "roadblock" and work.seat == seat and work.hex != OFF_MAP]
    return limits is not None and len(built) < limits.roadblocks


def why_not_clear(game: Game, units: Units, column: Column, option: ClearRoadblock) -> Refusal | None:
    """Engineers and leg infantry, whosever roadblock it is.  [gts.rb.remove-engineer gts.rb.remove-infantry]"""
    unit = game.unit(units[0])
    if roadblock_in(game, unit.hex) is None:
        return Refusal("gts.rb.remove-engineer", {"hex": unit.hex})
    if not game.profile(unit).engineer and not is_leg_infantry(game, unit):
        return Refusal("gts.rb.remove-infantry", {"unit": unit.id})
    return why_no_work(game, unit)


ROADBLOCK = Action(
    BuildRoadblock,
    "roadblock",
    "engineer",
    why_no_roadblock,
    lambda game, units, column, option: Blocking(units[0]),
)
CLEARING = Action(
    ClearRoadblock,
    "roadblock",
    "engineer",
    why_not_clear,
    lambda game, units, column, option: Clearing(units[0]),
)
