"""Damage: casualties of squads, the ladder of suppression, the ladder of vehicle damage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.tide_of_iron.rules.cards.lasting import keeps_nerve, saves_vehicle
from bocage.systems.tide_of_iron.schema.rulebook import OFF_THE_LADDER
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Condition, Damage, Game, Unit

Kind = Literal["normal", "suppressive"]
"""The two types of attack (attaque normale, harcèlement)."""
CONDITIONS: tuple[Condition, ...] = ("good", "pinned", "disrupted")
DAMAGES: tuple[Damage, ...] = ("intact", "light", "heavy")


def rung_after(game: Game, rung: int, hits: int) -> int:
    """The rung on which hits leave a unit: 0 unharmed, 1 and 2 its two markers, 3 or more gone.

    [toi.squad-damage.supp-good-1-2 toi.squad-damage.supp-good-3 toi.squad-damage.supp-good-4
    toi.squad-damage.supp-pinned-1-2 toi.squad-damage.supp-pinned-3
    toi.vehicle-damage.ladder-intact-1-2 toi.vehicle-damage.ladder-intact-3 toi.vehicle-damage.ladder-intact-4
    toi.vehicle-damage.ladder-light-1-2 toi.vehicle-damage.ladder-light-3]
    """
    rungs = game.scene.rulebook.ladder.rungs
    return rung + rungs[min(hits, len(rungs)) - 1]


def suffer(game: Game, unit: Unit, hits: int, kind: Kind, then: Callable[[Game], Step]) -> Step:
    """Apply hits by the type of attack and of unit, and go on: vehicles do not mind suppression.

    [toi.attack.apply toi.attack.normal-vs-suppressive toi.vehicle-damage.suppressive-immune]
    """
    if kind == "suppressive":
        if not unit.is_vehicle:
            suppress(game, unit, hits)
    elif unit.is_vehicle:
        damage_vehicle(game, unit, hits)
    else:
        return Call(Casualties(unit.id, hits), then=then)
    return Goto(then)


def remove(game: Game, unit: Unit) -> None:
    """Take a unit off the board for good."""
    game.move(unit.but(shelter=NONE), OFF_BOARD)


def suppress(game: Game, unit: Unit, hits: int) -> None:
    """A suppressive attack pins, disrupts or routs a squad, whatever figures it has left.

    [toi.attack.normal-vs-suppressive toi.squad-damage.independent toi.squad-damage.supp-disrupted]
    """
    rung = rung_after(game, CONDITIONS.index(unit.condition), hits + game.scene.book.conditions[unit.side].shaken)
    if rung == CONDITIONS.index("pinned") and keeps_nerve(game, unit):
        return
    if rung >= OFF_THE_LADDER:
        game.emit(events.Routed(unit.id))
        remove(game, unit)
    else:
        shake(game, unit, CONDITIONS[rung])


def shake(game: Game, unit: Unit, condition: Condition) -> None:
    """Mark a squad as pinned or disrupted until a Status phase; one on watch is fatigued, a fresh one stays fresh.

    Markers never run out.
    [toi.squad-damage.no-op-fire toi.squad-damage.fresh-stays-fresh toi.squad-damage.marker-stays
    toi.components.state-tokens toi.supply.unlimited toi.ruling.suppressive-area-attack-and-op-fire-units]
    """
    marked = unit.but(condition=condition)
    game.put(marked.fatigued() if unit.status == "op-fire" else marked)
    game.emit(events.Pinned(unit.id) if condition == "pinned" else events.Disrupted(unit.id))


def damage_vehicle(game: Game, unit: Unit, hits: int) -> None:
    """Hits damage a vehicle lightly or heavily, or destroy it; a fragile one does not survive heavy damage.

    The damage stays with the vehicle, which goes on watching if it did.
    [toi.truck.fragile toi.vehicle-damage.follows toi.vehicle-damage.op-fire-mode-ok toi.vehicle-damage.ladder-heavy]
    """
    rung = rung_after(game, DAMAGES.index(unit.damage), hits)
    fragile = "fragile" in game.scene.types[unit.figures[0]].traits
    if rung >= OFF_THE_LADDER and saves_vehicle(game, unit):
        rung = DAMAGES.index("heavy")
    if rung >= OFF_THE_LADDER or (fragile and DAMAGES[rung] == "heavy"):
        game.emit(events.VehicleDestroyed(unit.id))
        remove(game, unit)
    else:
        game.put(unit.but(damage=DAMAGES[rung]))
        game.emit(events.Damaged(unit.id, "light" if DAMAGES[rung] == "light" else "heavy"))


class LoseFigure(Option):
    """Remove a figure of this type."""

    unit: TargetId
    figure: str


class Casualties(Frame[None]):
    """A squad loses one figure per hit, of its owner's choice; the last one takes the base with it.

    [toi.squad-damage.casualties toi.squad-damage.crew-one-figure toi.ruling.who-chooses-figures-removed]
    """

    unit: UnitId
    hits: int

    def start(self, game: Game) -> Step:
        """Ask the owner for the next loss."""
        unit = game.unit(self.unit)
        if self.hits == 0 or not unit.on_board:
            return self.done()
        if len(unit.figures) <= self.hits:
            return Goto(self.wiped_out)
        choices = [LoseFigure(unit.id, game.scene.types[figure].name) for figure in sorted(set(unit.figures))]
        args = {"unit": unit.id, "hits": self.hits}
        return Ask(unit.seat, "casualties", choices, self.lose, self.why_not, args)

    def why_not(self, game: Game, choice: LoseFigure) -> Refusal | None:
        """Only a figure of the squad can be lost."""
        names = [game.scene.types[figure].name for figure in game.unit(self.unit).figures]
        if choice.unit == self.unit and choice.figure in names:
            return None
        return Refusal("toi.squad-damage.casualties", {"unit": self.unit})

    def lose(self, game: Game, choice: LoseFigure) -> Step:
        """Take the figure away."""
        unit = game.unit(self.unit)
        figures = list(unit.figures)
        figures.remove(game.scene.type_ids[choice.figure])
        game.put(unit.but(figures=tuple(figures)))
        game.emit(events.FigureLost(unit.id, choice.figure))
        return Goto(Casualties(self.unit, self.hits - 1).start)

    def wiped_out(self, game: Game) -> Step:
        """Nothing is left to choose: the squad is gone."""
        game.emit(events.SquadLost(self.unit))
        remove(game, game.unit(self.unit))
        return self.done()
