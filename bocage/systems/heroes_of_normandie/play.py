"""The rules of Heroes of Normandie at work, as a match asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bocage.content import ShelfPlay
from bocage.kernel import Dice, ScenarioInfo
from bocage.systems.heroes_of_normandie.rules import illegal_positions, positions
from bocage.systems.heroes_of_normandie.rules.sequence import RULES
from bocage.systems.heroes_of_normandie.scene.loading import HeroesOfNormandieShelf, shelf
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.scenario import Scenario
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.show.standing_orders import obey
from bocage.systems.heroes_of_normandie.show.view import determinize, view
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.setup import new_game


class HeroesOfNormandiePlay(ShelfPlay[Scenario, Scene, Game]):
    """See `Play`."""

    version = "0.3"
    package = "bocage.systems.heroes_of_normandie"
    view = staticmethod(view)
    determinize = staticmethod(determinize)
    obey = staticmethod(obey)
    drawn = staticmethod(positions.drawn)
    enter = staticmethod(positions.enter)
    check = staticmethod(illegal_positions.check)

    def shelf(self, packs: Sequence[Path] = ()) -> HeroesOfNormandieShelf:
        """See `ShelfPlay`."""
        return shelf(tuple(packs))

    def info(self, name: str, scenario: Scenario) -> ScenarioInfo:
        """See `ShelfPlay`."""
        return ScenarioInfo(name, len(SIDES), scenario.learning)

    def set_up(self, scene: Scene, dice: Dice) -> Game:
        """See `ShelfPlay`."""
        return new_game(scene, dice, RULES)
