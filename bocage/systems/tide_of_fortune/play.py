"""The rules of Tide of Fortune at work, as a match asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bocage.content import ShelfPlay
from bocage.kernel import Dice, ScenarioInfo
from bocage.systems.tide_of_fortune.rules import positions
from bocage.systems.tide_of_fortune.rules.sequence import RULES
from bocage.systems.tide_of_fortune.scene.loading import TideOfFortuneShelf, shelf
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.schema.scenario import Scenario
from bocage.systems.tide_of_fortune.show.standing_orders import obey
from bocage.systems.tide_of_fortune.show.view import determinize, view
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.setup import new_game


class TideOfFortunePlay(ShelfPlay[Scenario, Scene, Game]):
    """See `Play`."""

    version = "4"
    package = "bocage.systems.tide_of_fortune"
    view = staticmethod(view)
    determinize = staticmethod(determinize)
    obey = staticmethod(obey)
    drawn = staticmethod(positions.drawn)
    enter = staticmethod(positions.enter)

    def shelf(self, packs: Sequence[Path] = ()) -> TideOfFortuneShelf:
        """See `ShelfPlay`."""
        return shelf(tuple(packs))

    def info(self, name: str, scenario: Scenario) -> ScenarioInfo:
        """See `ShelfPlay`."""
        return ScenarioInfo(name, len(scenario.sides), scenario.learning)

    def set_up(self, scene: Scene, dice: Dice) -> Game:
        """See `ShelfPlay`."""
        return new_game(scene, dice, RULES)
