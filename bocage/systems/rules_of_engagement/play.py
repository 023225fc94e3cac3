"""The rules of Rules of Engagement at work, as a match asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bocage.content import ShelfPlay
from bocage.kernel import Dice, ScenarioInfo
from bocage.systems.rules_of_engagement.rules import positions
from bocage.systems.rules_of_engagement.rules.sequence import RULES
from bocage.systems.rules_of_engagement.scene.loading import EngagementShelf, shelf
from bocage.systems.rules_of_engagement.scene.scene import Scene
from bocage.systems.rules_of_engagement.schema.scenario import Scenario
from bocage.systems.rules_of_engagement.show.standing_orders import obey
from bocage.systems.rules_of_engagement.show.view import determinize, view
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.setup import new_game


class RulesOfEngagementPlay(ShelfPlay[Scenario, Scene, Game]):
    """See `Play`."""

    version = "8"
    package = "bocage.systems.rules_of_engagement"
    view = staticmethod(view)
    determinize = staticmethod(determinize)
    obey = staticmethod(obey)
    drawn = staticmethod(positions.drawn)
    enter = staticmethod(positions.enter)

    def shelf(self, packs: Sequence[Path] = ()) -> EngagementShelf:
        """See `ShelfPlay`."""
        return shelf(tuple(packs))

    def info(self, name: str, scenario: Scenario) -> ScenarioInfo:
        """See `ShelfPlay`."""
        return ScenarioInfo(name, len(scenario.sides), scenario.learning)

    def set_up(self, scene: Scene, dice: Dice) -> Game:
        """See `ShelfPlay`."""
        return new_game(scene, dice, RULES)
