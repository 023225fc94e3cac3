"""Improved positions: infantry digs in by a test, engineers do it for anyone."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.kernel import Refusal, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.batteries.parks import why_no_digging
from bocage.systems.grand_tactical.rules.works.men_at_work import EngineerAction, is_leg_infantry, why_no_work
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import works as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit


class BuildPosition(TakeAction):
    """Build an improved position for a unit."""

    target: TargetId


class ImprovingPosition(EngineerAction):
    """A unit digs in, or an engineer digs another in, without a test.

    [gts.ip.build-infantry gts.ip.build-engineer gts.ip.engineer-action gts.ip.no-command-needed]
    """

    build = "improved-position"
    target: UnitId

    def is_sure(self, game: Game, unit: Unit) -> bool:
        """Engineers need no test.  [gts.ip.build-engineer]"""
        return game.profile(unit).engineer

    def make(self, game: Game) -> None:
        """The position serves this one unit.  [gts.ip.personal gts.ip.one-each gts.ent.not-same-activation]"""
        target = game.unit(self.target)
        if target.on_map and target.shelter == "none":
            game.put(target.but(shelter="improved", built=game.now.activation))
            game.emit(events.PositionImproved(self.unit, target.id))


def positions_to_build(game: Game, units: Units) -> Sequence[BuildPosition]:
    """For itself; by an engineer for all in its hex."""
    unit = game.unit(units[0])
    if not game.profile(unit).engineer:
        return (BuildPosition(unit.id, unit.id),)
    return [BuildPosition(unit.id, target) for target in bits(game.here[unit.hex] & game.present[unit.seat])]


def why_no_position(game: Game, units: Units, column: Column, option: BuildPosition) -> Refusal | None:
    """Leg infantry for itself, an engineer for anyone in its hex; nobody in Column.

    [gts.ip.build-infantry gts.ip.build-engineer gts.ip.cannot-build gts.ip.personal]
    """
    unit, target = game.unit(units[0]), game.unit(option.target)
    if why := why_no_work(game, unit):
        return why
    if not game.profile(unit).engineer:
        if not is_leg_infantry(game, unit):
            return Refusal("gts.ip.cannot-build", {"unit": unit.id})
        if target.id != unit.id:
            return Refusal("gts.ip.build-infantry", {"unit": unit.id})
    elif target.seat != unit.seat or target.hex != unit.hex or target.entering:
        return Refusal("gts.ip.build-engineer", {"target": target.id})
    return why_not_dug_in(game, target)


def why_not_dug_in(game: Game, target: Unit) -> Refusal | None:
    """A unit in Column or mounted has no position, nor one that has a shelter, nor artillery at a Park.

    [gts.ip.build-engineer gts.ip.lost gts.dig.general gts.park.no-dig]
    """
    about = {"target": target.id}
    if target.column:
        return Refusal("gts.ip.build-engineer", about, reason="column")
    if target.mounted:
        return Refusal("gts.ip.lost", about)
    if target.shelter != "none":
        return Refusal("gts.dig.general", about)
    return why_no_digging(game, target)


IMPROVED_POSITION = Action(
    BuildPosition,
    "improved-position",
    "engineer",
    why_no_position,
    lambda game, units, column, option: ImprovingPosition(units[0], option.target),
    positions_to_build,
)
