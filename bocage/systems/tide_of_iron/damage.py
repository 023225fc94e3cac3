"""Damage: casualties of squads, the ladder of suppression, the ladder of vehicle damage."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Option, Step, UnitId
from bocage.systems.tide_of_iron import events
from bocage.systems.tide_of_iron.state import OFF_BOARD, Condition, Damage, Game, Unit

RUNGS_OF_HITS = {1: 1, 2: 1, 3: 2}
"""How far hits push a unit down its ladder of three rungs; four and more push it off.

[toi.squad-damage.supp-good-1-2 toi.squad-damage.supp-good-3 toi.squad-damage.supp-good-4
toi.squad-damage.supp-pinned-1-2 toi.squad-damage.supp-pinned-3 toi.squad-damage.supp-disrupted
toi.vehicle-damage.ladder-intact-1-2 toi.vehicle-damage.ladder-intact-3 toi.vehicle-damage.ladder-intact-4
toi.vehicle-damage.ladder-light-1-2 toi.vehicle-damage.ladder-light-3 toi.vehicle-damage.ladder-heavy]
"""
CONDITIONS: tuple[Condition, ...] = ("good", "pinned", "disrupted")
DAMAGES: tuple[Damage, ...] = ("intact", "light", "heavy")
OFF_THE_LADDER = 3


def rung_after(rung: int, hits: int) -> int:
    """The rung on which hits leave a unit: 0 unharmed, 1 and 2 its two markers, 3 or more gone."""
    return rung + RUNGS_OF_HITS.get(hits, OFF_THE_LADDER)


def suppress(game: Game, unit: Unit, hits: int) -> None:
    """A suppressive attack pins, disrupts or routs a squad.  [toi.attack.normal-vs-suppressive]"""
    rung = rung_after(CONDITIONS.index(unit.condition), hits)
    if rung >= OFF_THE_LADDER:
        game.emit(events.Routed(unit.id))
        game.move(unit, OFF_BOARD)
    else:
        shake(game, unit, CONDITIONS[rung])


def shake(game: Game, unit: Unit, condition: Condition) -> None:
    """Mark a squad as pinned or disrupted; one in op-fire mode is fatigued at once, a fresh one stays fresh.

    [toi.squad-damage.no-op-fire toi.squad-damage.fresh-stays-fresh
    toi.ruling.suppressive-area-attack-and-op-fire-units]
    """
    marked = unit.but(condition=condition)
    game.put(marked.fatigued() if unit.status == "op-fire" else marked)
    game.emit(events.Pinned(unit.id) if condition == "pinned" else events.Disrupted(unit.id))


def damage_vehicle(game: Game, unit: Unit, hits: int) -> None:
    """Hits damage a vehicle lightly or heavily, or destroy it; a fragile one does not survive heavy damage.

    [toi.truck.fragile]
    """
    rung = rung_after(DAMAGES.index(unit.damage), hits)
    fragile = "fragile" in game.scene.types[unit.figures[0]].traits
    if rung >= OFF_THE_LADDER or (fragile and DAMAGES[rung] == "heavy"):
        game.emit(events.VehicleDestroyed(unit.id))
        game.move(unit, OFF_BOARD)
    else:
        game.put(unit.but(damage=DAMAGES[rung]))
        game.emit(events.Damaged(unit.id, "light" if DAMAGES[rung] == "light" else "heavy"))


class LoseFigure(Option):
    """Remove a figure of this type."""

    unit: UnitId
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
        return Ask(unit.seat, "casualties", choices, then=self.lose, args={"unit": unit.id, "hits": self.hits})

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
        game.move(game.unit(self.unit), OFF_BOARD)
        return self.done()
