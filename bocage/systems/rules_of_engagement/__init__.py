"""Rules of Engagement: single soldiers on a table in centimetres."""

from pathlib import Path

from bocage.system import System
from bocage.systems.rules_of_engagement.mind.mind import RulesOfEngagementMind
from bocage.systems.rules_of_engagement.play import RulesOfEngagementPlay
from bocage.systems.rules_of_engagement.scene.loading import GAME
from bocage.systems.rules_of_engagement.schema.armies import Army, Requisition
from bocage.systems.rules_of_engagement.schema.fortifications import Fortification
from bocage.systems.rules_of_engagement.schema.profiles import Profile, SquadKind, Weapon
from bocage.systems.rules_of_engagement.schema.rulebook import Rulebook
from bocage.systems.rules_of_engagement.schema.scenario import Scenario
from bocage.systems.rules_of_engagement.schema.terrain import TerrainKind
from bocage.systems.rules_of_engagement.schema.vehicles import VehicleKind
from bocage.systems.rules_of_engagement.show.show import RulesOfEngagementShow

SYSTEM = System(
    name=GAME,
    folder=Path(__file__).parent,
    play=RulesOfEngagementPlay(),
    show=RulesOfEngagementShow(),
    mind=RulesOfEngagementMind(),
    schemas={
        "scenario": Scenario,
        "rulebook": Rulebook,
        "terrain": TerrainKind,
        "weapons": Weapon,
        "profiles": Profile,
        "squads": SquadKind,
        "vehicles": VehicleKind,
        "fortifications": Fortification,
        "armies": Army,
        "requisition": Requisition,
    },
)

__all__ = ["SYSTEM"]
