"""The rules of Tide of Iron at work, as a match asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bocage.content import ShelfPlay
from bocage.kernel import Dice, ScenarioInfo
from bocage.systems.tide_of_iron.rules import illegal_positions, positions
from bocage.systems.tide_of_iron.rules.sequence import RULES
from bocage.systems.tide_of_iron.scene.loading import TideOfIronShelf, shelf
from bocage.systems.tide_of_iron.scene.scene import Scene
from bocage.systems.tide_of_iron.schema.scenario import Scenario
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.show.standing_orders import obey
from bocage.systems.tide_of_iron.show.view import determinize, view
from bocage.systems.tide_of_iron.state.game import Game
from bocage.systems.tide_of_iron.state.setup import divisions_of, new_game


class TideOfIronPlay(ShelfPlay[Scenario, Scene, Game]):
    """See `Play`."""

    version = "0.2"
    package = "bocage.systems.tide_of_iron"
    view = staticmethod(view)
    determinize = staticmethod(determinize)
    obey = staticmethod(obey)
    drawn = staticmethod(positions.drawn)
    enter = staticmethod(positions.enter)
    check = staticmethod(illegal_positions.check)

    def shelf(self, packs: Sequence[Path] = ()) -> TideOfIronShelf:
        """See `ShelfPlay`."""
        return shelf(tuple(packs))

    def info(self, name: str, scenario: Scenario) -> ScenarioInfo:
        """See `ShelfPlay`."""
        divisions = divisions_of(scenario)
        sides = tuple(tuple(one.id for one in divisions if one.side == side) for side in range(len(SIDES)))
        return ScenarioInfo(name, len(divisions), scenario.learning, sides)

    def set_up(self, scene: Scene, dice: Dice) -> Game:
        """See `ShelfPlay`."""
        return new_game(scene, dice, RULES)
