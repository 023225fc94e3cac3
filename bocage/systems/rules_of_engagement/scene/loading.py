"""Loading: the game's files, and the data packs laid over them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from bocage.content import KEPT_SHELVES, ContentError, Fault, Shelf, blaming, check_kinds
from bocage.systems.rules_of_engagement.scene.missions import lost_missions
from bocage.systems.rules_of_engagement.scene.orders_of_battle import check_armies, check_sizes, is_large
from bocage.systems.rules_of_engagement.scene.scene import Scene
from bocage.systems.rules_of_engagement.schema.armies import Army, Requisition
from bocage.systems.rules_of_engagement.schema.fortifications import Fortification
from bocage.systems.rules_of_engagement.schema.profiles import Profile, SquadKind, Weapon
from bocage.systems.rules_of_engagement.schema.rulebook import Rulebook
from bocage.systems.rules_of_engagement.schema.scenario import Scenario
from bocage.systems.rules_of_engagement.schema.terrain import TerrainKind
from bocage.systems.rules_of_engagement.schema.vehicles import VehicleKind

GAME = "rules-of-engagement"


class EngagementShelf(Shelf[Scenario, Scene]):
    """The scenarios of the game and their scenes."""

    def read_scenario(self, name: str) -> Scenario:
        """See `Shelf`."""
        file = f"scenarios/{name}.toml"
        scenario = self.load(Scenario, file)
        try:
            check_kinds(scenario.table, self.kinds())
        except Fault as fault:
            raise ContentError(file, f"table.{fault.field}", fault.problem) from None
        for number, piece in enumerate(scenario.table.pieces):
            if self.kinds()[piece.kind].linear and (not piece.path or piece.width):
                raise ContentError(file, f"table.pieces[{number}]", f"{piece.kind} is a line: a path without a width")
            if self.kinds()[piece.kind].walls and is_large(
                piece, self.load_merged(Rulebook, "rulebook.toml").works.building
            ):
                problem = "a building of more than 12 by 6 cm is laid out in sections"
                raise ContentError(file, f"table.pieces[{number}]", problem)
        squads = {**self.squads(), **self.vehicles()}
        for side, data in scenario.sides.items():
            if data.army not in self.armies():
                raise ContentError(file, f"sides.{side}.army", f"no army is called {data.army!r}")
            for number, (kind, later) in enumerate(data.all_forces):
                if kind not in squads:
                    field = f"reserve.forces[{number - len(data.forces)}]" if later else f"forces[{number}]"
                    raise ContentError(file, f"sides.{side}.{field}", f"no squad is called {kind!r}")
            for number, name in enumerate(data.fortifications):
                if name not in self.fortifications():
                    field = f"sides.{side}.fortifications[{number}]"
                    raise ContentError(file, field, f"no fortification is called {name!r}")
        return scenario

    def kinds(self) -> dict[str, TerrainKind]:
        """The kinds of terrain."""
        return self.load_table(TerrainKind, "terrain.toml")

    def squads(self) -> dict[str, SquadKind]:
        """The kinds of squads."""
        return self.load_table(SquadKind, "squads.toml")

    def vehicles(self) -> dict[str, VehicleKind]:
        """The kinds of vehicles."""
        return self.load_table(VehicleKind, "vehicles.toml")

    def fortifications(self) -> dict[str, Fortification]:
        """What a side may fortify itself with."""
        return self.load_table(Fortification, "fortifications.toml")

    def armies(self) -> dict[str, Army]:
        """The armies."""
        return self.load_table(Army, "armies.toml")

    def make_scene(self, scenario: Scenario) -> Scene:
        """See `Shelf`."""
        if scenario.is_drawn:
            with blaming("position"):
                check_kinds(scenario.table, self.kinds())
        profiles, weapons = self.load_table(Profile, "profiles.toml"), self.load_table(Weapon, "weapons.toml")
        rulebook = self.load_merged(Rulebook, "rulebook.toml")
        scene = Scene(
            scenario,
            self.kinds(),
            self.squads(),
            profiles,
            weapons,
            rulebook,
            self.vehicles(),
            self.fortifications(),
            self.armies(),
            self.load_table(Requisition, "requisition.toml"),
        )
        if scenario.missions:
            scene.missions = {name: self.make_scene(scenario.under(name)) for name in scenario.missions}
            if not lost_missions(scene):
                raise ContentError("scenario", "missions", "guerrillas who lose the roll need an assault to defend in")
        if not scenario.is_drawn:
            check_sizes(self.squads(), weapons, rulebook.forces)
            check_armies(self.armies(), {**self.squads(), **self.vehicles()}, rulebook.forces)
        return scene

    def rank(self, scenario: Scenario) -> tuple[int, ...]:
        """See `Shelf`."""
        return (not scenario.learning,)


@lru_cache(maxsize=KEPT_SHELVES)
def shelf(packs: tuple[Path, ...] = ()) -> EngagementShelf:
    """The game's content with some packs."""
    return EngagementShelf(Path(__file__).parents[1] / "data", packs, game=GAME)
