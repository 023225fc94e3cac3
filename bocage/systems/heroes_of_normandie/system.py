"""Heroes of Normandie as a system: what the kernel, the clients and the players ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bocage import kernel
from bocage.kernel import Dice, Held, Muster, Order, PlaceId, Record, ScenarioInfo, Seat, Sketch, UnitId, View
from bocage.systems.heroes_of_normandie.mind import evaluation, plan
from bocage.systems.heroes_of_normandie.rules import positions
from bocage.systems.heroes_of_normandie.scene import loading
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.boards import Board, Building
from bocage.systems.heroes_of_normandie.schema.cards import Card
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption, RecruitmentTile
from bocage.systems.heroes_of_normandie.schema.rulebook import Rulebook
from bocage.systems.heroes_of_normandie.schema.scenario import ArmyList, Scenario, Settings
from bocage.systems.heroes_of_normandie.schema.units import Armour, Terrain, UnitType, Weapon
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.show import muster as muster_sheet
from bocage.systems.heroes_of_normandie.show import names as naming
from bocage.systems.heroes_of_normandie.show import overlays, standing_orders
from bocage.systems.heroes_of_normandie.show import sketch as sketches
from bocage.systems.heroes_of_normandie.show import view as views
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import UNKNOWN, Clock, Unit
from bocage.systems.heroes_of_normandie.state.records import Army as ArmyRecord
from bocage.systems.heroes_of_normandie.state.setup import new_game

Line = tuple[str, Mapping[str, Any]]


class HeroesOfNormandie(kernel.System):
    """Fire teams, heroes and tanks in the bocage, summer 1944."""

    name = loading.GAME
    version = "0.1"
    package = loading.PACKAGE
    folder = Path(__file__).parent
    foresight = 2

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        """See `System`."""
        found = {name: loading.load_scenario(name, tuple(packs)) for name in loading.scenario_names(tuple(packs))}
        return {name: ScenarioInfo(name, len(SIDES), scenario.learning) for name, scenario in found.items()}

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Game:
        """See `System`."""
        return positions.begin(new_game(positions.load_scene(scenario, tuple(packs), settings), dice))

    def position(self, position: Mapping[str, Any], dice: Dice) -> Game:
        """See `System`."""
        return positions.game_at(position, dice, ())

    def view(self, game: Game, seat: Seat) -> View:
        """See `System`."""
        return views.view(game, seat)

    def determinize(self, view: View, dice: Dice) -> Game:
        """See `System`."""
        return views.determinize(view, dice)

    def sketch(self, view: View) -> Sketch:
        """See `System`."""
        return sketches.sketch(view)

    def names(self, view: View, kind: str) -> Sequence[str]:
        """See `System`."""
        return naming.names_of(view, kind)

    def record(self, game: Game, kind: str, name: str) -> Record:
        """See `System`."""
        return naming.record(game, partial(self.find, self.view(game, 0)), kind, name)

    def status(self, view: View) -> Sequence[Line]:
        """See `System`."""
        (clock,) = views.items(view, "clock", Clock)
        turns = view.scene.scenario.turns
        lines: list[Line] = [("status-turn", {"turn": clock.turn, "turns": turns, "side": SIDES[clock.initiative]})]
        for army in views.items(view, "armies", ArmyRecord):
            about = {"side": SIDES[army.id], "orders": army.numbered, "called": army.called, "cards": len(army.hand)}
            lines.append(("status-side", about))
        return lines

    def details(self, view: View, unit: UnitId) -> Sequence[Line]:
        """See `System`."""
        scene: Scene = view.scene
        found = view.tables["units"][unit]
        assert isinstance(found, Unit)
        if found.type == UNKNOWN:
            return [("details-hidden", {"unit": found.name})]
        kind = scene.types[found.type]
        if found.lost:
            return [("details-lost", {"unit": found.name, "type": kind.name})]
        face = kind.face(found.back)
        lines: list[Line] = [("details-unit", {"unit": found.name, "type": kind.name, "state": face.state})]
        armour = face.defence
        if isinstance(armour, Armour):
            lines.append(("details-armour", {"front": armour.front, "side": armour.side, "rear": armour.rear}))
        else:
            lines.append(("details-defence", {"defence": armour}))
        lines.append(("details-movement", {"movement": _printed(face.movement)}))
        for weapon in face.weapons:
            values = {family: _printed(weapon.against(family)) for family in ("infantry", "light", "heavy")}
            lines.append(("details-weapon", {"weapon": weapon.name, **values}))
        if found.suppressed:
            lines.append(("details-suppressed", {"markers": found.suppressed}))
        for one in views.items(view, "units", Unit):
            if one.aboard == unit:
                lines.append(("details-crew" if one.crewing else "details-aboard", {"unit": one.name}))
        return lines

    def hand(self, view: View) -> Sequence[Held]:
        """See `System`."""
        scene: Scene = view.scene
        own = [army for army in views.items(view, "armies", ArmyRecord) if army.id == view.seat]
        return [
            Held(card, scene.cards[card].name, _printed_on(scene.cards[card])) for army in own for card in army.hand
        ]

    def overlays(self, view: View, unit: UnitId) -> Mapping[str, Mapping[PlaceId, str]]:
        """See `System`."""
        return overlays.overlays(view, unit)

    def covered(self, view: View, decision: Any) -> Mapping[int, Sequence[PlaceId]]:
        """See `System`."""
        return overlays.covered(view, decision)

    def muster(self, view: View) -> Muster | None:
        """See `System`."""
        return muster_sheet.muster(view)

    def settings(self, scenario: str) -> Settings:
        """See `System`."""
        return loading.load_scenario(scenario, ()).settings

    def obey(self, view: View, decision: kernel.Decision, order: Order) -> kernel.Option | None:
        """See `System`."""
        return standing_orders.obey(decision, order)

    def evaluation(self, game: Game, seat: Seat) -> float:
        """See `System`."""
        return evaluation.evaluation(game, seat)

    def advise(self, game: Game, decision: kernel.Decision) -> Sequence[float]:
        """See `System`."""
        return plan.advise(game, decision)

    def is_settled(self, game: Game) -> bool:
        """See `System`."""
        return plan.is_settled(game)

    def stage(self, game: Game) -> int:
        """See `System`."""
        return plan.stage(game)

    def motive(self, game: Game, decision: kernel.Decision, option: kernel.Option) -> str:
        """See `System`."""
        return plan.motive(game, decision, option)

    def schemas(self) -> Mapping[str, type]:
        """See `System`."""
        return {
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
        }


def _printed_on(card: Card) -> tuple[Line, ...]:
    """What a card says: its event, and the bonus that it may be played for instead."""
    return (f"name-{card.name}.text", {}), ("held-bonus", {"kind": card.bonus.kind, "value": card.bonus.value})


def _printed(value: int | None) -> str:
    """A value as a counter prints it."""
    return "X" if value is None else str(value)
