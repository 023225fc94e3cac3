"""Heroes of Normandie: fire teams, heroes and vehicles on squares, secret orders, cards at almost any moment."""

from pathlib import Path

from bocage.system import System
from bocage.systems.heroes_of_normandie.mind.mind import HeroesOfNormandieMind
from bocage.systems.heroes_of_normandie.play import HeroesOfNormandiePlay
from bocage.systems.heroes_of_normandie.scene.loading import GAME
from bocage.systems.heroes_of_normandie.schema.boards import Board, Building
from bocage.systems.heroes_of_normandie.schema.cards import Card
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption, RecruitmentTile
from bocage.systems.heroes_of_normandie.schema.rulebook import Rulebook
from bocage.systems.heroes_of_normandie.schema.scenario import ArmyList, Scenario
from bocage.systems.heroes_of_normandie.schema.units import Terrain, UnitType, Weapon
from bocage.systems.heroes_of_normandie.show.show import HeroesOfNormandieShow

SYSTEM = System(
    name=GAME,
    folder=Path(__file__).parent,
    play=HeroesOfNormandiePlay(),
    show=HeroesOfNormandieShow(),
    mind=HeroesOfNormandieMind(),
    schemas={
        "scenario": Scenario,
        "board": Board,
        "units": UnitType,
        "weapons": Weapon,
        "terrain": Terrain,
        "buildings": Building,
        "tiles": RecruitmentTile,
        "options": RecruitmentOption,
        "cards": Card,
        "armies": ArmyList,
        "rulebook": Rulebook,
    },
)

__all__ = ["SYSTEM"]
