"""Morale: two dice for all who test, each against its own rating."""

from __future__ import annotations

from typing import Literal

from bocage.kernel import Frame, Step, UnitId
from bocage.systems.tide_of_fortune.rules.formations.ratings import defence, offence
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Unit
from bocage.systems.tide_of_fortune.state.rolling import roll

Rating = Literal["offence", "defence"]


def rating_of(game: Game, unit: Unit, rating: Rating) -> int:
    """What a unit fights and tests on: its headquarters' rating, an asset its own.

    Of an asset that is its AR as it is now; a higher headquarters has a fixed one, and so have units without theirs.

    [tof.8.morale-roll tof.8.morale-hq tof.8.morale-asset tof.ruling.asset-morale tof.4.army-hq tof.ruling.hq-lost]
    """
    profile = game.profile(unit)
    if profile.role == "asset":
        return max(game.face(unit).ar - unit.steps, 0)
    if profile.role == "higher":
        return game.scene.rulebook.headquarters.higher_dr
    division = game.divisions[unit.division]
    if not game.hq_of(division).on_map:
        return max(game.scene.rulebook.orphans.ar - unit.steps, 0)
    return offence(game, division) if rating == "offence" else defence(game, division)


class Morale(Frame[tuple[UnitId, ...]]):
    """A morale test: one roll for all; answers those whose rating it exceeds.

    [tof.8.morale-roll tof.1.stack-morale-roll tof.8.morale-fail]
    """

    units: tuple[UnitId, ...]
    rating: Rating

    def start(self, game: Game) -> Step:
        """Roll once, and compare for each."""
        testing = [game.unit(unit) for unit in self.units if game.unit(unit).on_map]
        if not testing:
            return self.done(())
        dice = roll(game, "morale", testing[0].seat, 2)
        total = sum(dice)
        game.emit(events.MoraleRolled(testing[0].seat, dice, total))
        failed = [unit for unit in testing if total > rating_of(game, unit, self.rating)]
        for unit in failed:
            game.emit(events.MoraleFailed(unit.id, rating_of(game, unit, self.rating)))
        return self.done(tuple([unit.id for unit in failed]))
