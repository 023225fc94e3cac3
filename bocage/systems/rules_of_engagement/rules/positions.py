"""Positions of rule cases: squads drawn on an empty table, in the middle of some phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bocage.content import converted, entries, listed
from bocage.kernel import BocageError, Call, Frame, Goto, Step
from bocage.systems.rules_of_engagement.rules.close_combat.phase import CloseCombatPhase
from bocage.systems.rules_of_engagement.rules.discipline.phase import DisciplinePhase
from bocage.systems.rules_of_engagement.rules.fire.phase import FirePhase
from bocage.systems.rules_of_engagement.rules.movement.phase import MovementPhase
from bocage.systems.rules_of_engagement.rules.orders.phase import OrderPhase
from bocage.systems.rules_of_engagement.rules.sequence import Battle, PlayerTurn
from bocage.systems.rules_of_engagement.rules.setup.minefields import LayMinefield, waiting_fields
from bocage.systems.rules_of_engagement.rules.setup.obstacles import LayDefence, waiting_obstacles
from bocage.systems.rules_of_engagement.rules.troops.irregulars import IrregularUnits
from bocage.systems.rules_of_engagement.rules.troops.paratroopers import Drops
from bocage.systems.rules_of_engagement.scene.loading import shelf
from bocage.systems.rules_of_engagement.schema.scenario import DEPLOYMENT, Scenario
from bocage.systems.rules_of_engagement.state.game import Game

PHASES = {
    name: PlayerTurn.SEQUENCE.index(phase) - before
    for name, phase, before in (
        ("discipline", DisciplinePhase, 1),
        ("orders", OrderPhase, 1),
        ("movement", MovementPhase, 2),
        ("fire", FirePhase, 5),
        ("close-combat", CloseCombatPhase, 1),
    )
}
"""Where in a side's turn each phase begins."""
BOMBARDMENT, DROPS, FIRST_PLAYER = "bombardment", "drops", "first-player"
ROW = 35
"""How far from one another figures stand in a row."""


def drawn(position: Mapping[str, Any]) -> Scenario:
    """The position of a rule case as a scenario: orchard-lane without its terrain, and what the case says besides."""
    quiet: dict[str, Any] = msgspec.to_builtins(shelf().scenario(str(position.get("scenario", "orchard-lane"))))
    given = {"phase": "orders", **position, "units": [_stood(one) for one in listed(entries(position, "units"))]}
    given["first"] = given.pop("active", quiet["first"])
    roles, changed = given.pop("roles", {}), given.pop("sides", {})
    known = quiet["sides"] if set(changed) <= set(quiet["sides"]) else {}
    sides = {
        name: {**known.get(name, {}), "role": roles.get(name, ""), **changed.get(name, {})} for name in known or changed
    }
    given["table"] = {"size": quiet["table"]["size"], "pieces": given.pop("terrain", ())}
    given.pop("scenario", None)
    return converted(Scenario, {**quiet, "sides": sides, "victory": {}, "deployment": (), **given}, "position")


def _stood(squad: dict[str, Any]) -> dict[str, Any]:
    """A squad whose figures are not placed one by one: `men` of them in a row to the east of the point `row`."""
    if "row" not in squad:
        return squad
    match squad:
        case {"row": [int(x), int(y)], "men": int(men)}:
            places = [[x + ROW * man, y] for man in range(men)]
        case {"name": name}:
            raise BocageError(f"the position cannot be read: units: {name}: a row has a point and a number of men")
    return {**{key: value for key, value in squad.items() if key not in ("row", "men")}, "at": places}


def enter(game: Game, scenario: Scenario) -> None:
    """Begin with the phase that the position names."""
    early = {
        DEPLOYMENT: Battle(),
        BOMBARDMENT: Bombarding(),
        DROPS: Dropping(),
        FIRST_PLAYER: Beginning(),
    }
    if scenario.phase in early:
        game.begin(early[scenario.phase])
        return
    if scenario.phase not in PHASES:
        named = ", ".join((*early, *PHASES))
        raise BocageError(f"the position cannot be read: phase: expected one of {named}")
    game.begin(Drawn(PHASES[scenario.phase]))


class Drawn(Frame[None]):
    """The turn of a drawn position, from some phase on."""

    shown = False
    phase: int

    def start(self, game: Game) -> Step:
        """As if the turn had come so far; what is not laid yet is laid first."""
        for seat in range(len(game.scene.sides)):
            for field in waiting_fields(game, seat):
                return Call(LayMinefield(field.id), then=self.start)
            for work in waiting_obstacles(game, seat):
                return Call(LayDefence(work.id), then=self.start)
        return Call(PlayerTurn(self.phase), then=Battle().next_turn)


class Dropping(Frame[None]):
    """A drawn position whose squads have still to find out who came down with them."""

    shown = False

    def start(self, game: Game) -> Step:
        """As if it were before deployment."""
        return Call(IrregularUnits(), then=self.drop)

    def drop(self, game: Game) -> Step:
        """Whoever comes by air."""
        return Call(Drops(), then=Battle().begin)


class Beginning(Frame[None]):
    """A drawn position in which it is still to be settled who begins."""

    shown = False

    def start(self, game: Game) -> Step:
        """As if both sides had just deployed."""
        return Goto(Battle().who_begins)


class Bombarding(Frame[None]):
    """A drawn position right after deployment."""

    shown = False

    def start(self, game: Game) -> Step:
        """As if both sides had just deployed."""
        return Goto(Battle().deployed)
