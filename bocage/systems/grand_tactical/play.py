"""The rules of Grand Tactical at work, as a match asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bocage.content import ShelfPlay
from bocage.kernel import Dice, ScenarioInfo
from bocage.systems.grand_tactical.rules import positions
from bocage.systems.grand_tactical.rules.sequence import RULES
from bocage.systems.grand_tactical.scene.loading import GrandTacticalShelf, shelf
from bocage.systems.grand_tactical.scene.scene import Scene
from bocage.systems.grand_tactical.schema.scenario import Scenario
from bocage.systems.grand_tactical.show.standing_orders import obey
from bocage.systems.grand_tactical.show.view import determinize, view
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.setup import new_game


class GrandTacticalPlay(ShelfPlay[Scenario, Scene, Game]):
    """See `Play`."""

    version = "2"
    package = "bocage.systems.grand_tactical"
    view = staticmethod(view)
    determinize = staticmethod(determinize)
    obey = staticmethod(obey)
    drawn = staticmethod(positions.drawn)
    enter = staticmethod(positions.enter)

    def shelf(self, packs: Sequence[Path] = ()) -> GrandTacticalShelf:
        """See `ShelfPlay`."""
        return shelf(tuple(packs))

    def info(self, name: str, scenario: Scenario) -> ScenarioInfo:
        """See `ShelfPlay`."""
        return ScenarioInfo(name, len(scenario.sides), scenario.learning)

    def set_up(self, scene: Scene, dice: Dice) -> Game:
        """See `ShelfPlay`."""
        return new_game(scene, dice, RULES)
