"""Specialised squads (Squads spécialisés): the special actions of engineers and medics."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Ask, Call, Event, Frame, Goto, Option, PlaceId, Pool, Refusal, Roll, Step, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.tide_of_iron.rules.movement.fortifications import why_no_marker
from bocage.systems.tide_of_iron.rules.setup.supply import figures_left, markers_left
from bocage.systems.tide_of_iron.scene.scene import TypeId
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import NONE, Game, Unit
from bocage.systems.tide_of_iron.state.markers import lay


class Dug(Event):
    """A squad digs an entrenchment."""

    unit: UnitId
    hex: PlaceId


class Healed(Event):
    """A medic brings a figure back."""

    outcome = True
    unit: UnitId
    figure: str


class NotHealed(Event):
    """A medic cannot help."""

    outcome = True
    unit: UnitId


# Engineers


def why_cannot_dig(game: Game, unit: Unit) -> Refusal | None:
    """An engineer squad that is not shaken digs where the ground allows it and the hex is not full.

    [toi.spec.engineer-dig toi.spec.engineer-dig-limits toi.squad-damage.no-special toi.spec.not-when-shaken]
    """
    if unit.specialisation != "engineer":
        return Refusal("toi.spec.engineer-dig", {"unit": unit.id})
    if not unit.in_good_order:
        return Refusal("toi.squad-damage.no-special", {"unit": unit.id})
    if not game.scene.terrain[unit.hex].digging:
        return Refusal("toi.spec.engineer-dig-limits", {"place": unit.hex})
    if markers_left(game, "entrenchment") <= 0:
        return Refusal("toi.supply.limited", {"place": unit.hex}, "markers")
    return why_no_marker(game, "entrenchment", unit.hex)


def can_dig(game: Game, unit: Unit) -> bool:
    """Whether a unit may dig now."""
    return unit.specialisation == "engineer" and why_cannot_dig(game, unit) is None


class OccupyTrench(Option):
    """Put the squad into the new entrenchment."""

    unit: ActorId


class StandClear(Option):
    """Leave the squad in the open."""

    unit: ActorId


class Dig(Frame[None]):
    """Special action: engineers dig an entrenchment in their hex and may go into it.

    [toi.action.special toi.spec.engineer-dig]
    """

    unit: UnitId
    marker: int = NONE

    def start(self, game: Game) -> Step:
        """Place the entrenchment."""
        unit = game.unit(self.unit)
        marker = lay(game, "entrenchment", unit.hex)
        game.emit(Dug(unit.id, unit.hex))
        if unit.shelter != NONE:
            return Goto(self.end)
        return Goto(self.but(marker=marker.id).offer)

    def offer(self, game: Game) -> Step:
        """The squad may go in at once, free of charge."""
        options: list[OccupyTrench | StandClear] = [OccupyTrench(self.unit), StandClear(self.unit)]
        return Ask(game.unit(self.unit).seat, "dig.enter", options, self.chosen, self.why_not, {"unit": self.unit})

    def why_not(self, game: Game, choice: OccupyTrench | StandClear) -> Refusal | None:
        """Only the squad that has dug goes in."""
        return None if choice.unit == self.unit else Refusal("toi.spec.engineer-dig", {"unit": choice.unit}, "other")

    def chosen(self, game: Game, choice: OccupyTrench | StandClear) -> Step:
        """In, or not."""
        if isinstance(choice, OccupyTrench):
            game.put(game.unit(self.unit).but(shelter=self.marker))
        return Goto(self.end)

    def end(self, game: Game) -> Step:
        """The squad is fatigued."""
        return _tired(game, self)


# Medics


def why_cannot_heal(game: Game, unit: Unit) -> Refusal | None:
    """A medic squad that is not shaken heals if a reduced squad is in its hex and a regular in the box.

    [toi.spec.medic-heal toi.spec.medic-limits toi.squad-damage.no-special toi.spec.not-when-shaken]
    """
    if unit.specialisation != "medic":
        return Refusal("toi.spec.medic-heal", {"unit": unit.id})
    if not unit.in_good_order:
        return Refusal("toi.squad-damage.no-special", {"unit": unit.id})
    if not any(patients(game, unit)):
        return Refusal("toi.spec.medic-limits", {"unit": unit.id})
    return None


def can_heal(game: Game, unit: Unit) -> bool:
    """Whether a unit may heal now."""
    return unit.specialisation == "medic" and why_cannot_heal(game, unit) is None


def patients(game: Game, medic: Unit) -> Iterator[Unit]:
    """The friendly squads in the medic's hex that can be treated."""
    return (unit for unit in game.units_in(medic.hex) if why_no_patient(game, medic, unit) is None)


def why_no_patient(game: Game, medic: Unit, unit: Unit) -> Refusal | None:
    """A friendly squad in the same hex with a free slot is treated, whatever it is made of and however shaken.

    [toi.spec.medic-heal toi.spec.medic-limits toi.ruling.healing-specialised-or-heavy-squads]
    """
    about = {"unit": unit.id}
    if unit.is_vehicle or unit.side != medic.side or unit.hex != medic.hex:
        return Refusal("toi.spec.medic-heal", about, "patient")
    if free_slots(game, unit) < 1:
        return Refusal("toi.spec.medic-limits", about, "full")
    if figures_left(game, regular_of(game, unit)) <= 0:
        return Refusal("toi.spec.medic-limits", about, "box")
    return None


def free_slots(game: Game, squad: Unit) -> int:
    """The slots of a squad's base that are empty.  [toi.terms.full-reduced]"""
    return game.scene.rulebook.base.slots - sum([game.scene.types[figure].slots for figure in squad.figures])


def regular_of(game: Game, squad: Unit) -> TypeId:
    """The regular infantry of a squad's nation.  [toi.unit.regular]"""
    nation = game.scene.types[squad.figures[0]].nation
    return next(
        number
        for number, kind in enumerate(game.scene.types)
        if kind.nation == nation and kind.kind == "figure" and not kind.traits
    )


class Treat(Option):
    """Treat a squad."""

    until = "Heal"
    unit: TargetId


class Heal(Frame[None]):
    """Special action: medics treat a squad in their hex, or themselves.  [toi.action.special toi.spec.medic-heal]"""

    unit: UnitId
    patient: UnitId = NONE

    def start(self, game: Game) -> Step:
        """Choose the squad."""
        medic = game.unit(self.unit)
        options = [Treat(unit.id) for unit in patients(game, medic)]
        return Ask(medic.seat, "heal.patient", options, self.treat, self.why_not, {"unit": medic.id})

    def why_not(self, game: Game, choice: Treat) -> Refusal | None:
        """Why a squad cannot be treated."""
        return why_no_patient(game, game.unit(self.unit), game.unit(choice.unit))

    def treat(self, game: Game, choice: Treat) -> Step:
        """Roll one die."""
        medic = game.unit(self.unit)
        need = game.scene.rulebook.healing.hit_on
        return Call(Roll("healing", medic.seat, 1, need), then=self.but(patient=choice.unit).treated)

    def treated(self, game: Game, die: Pool) -> Step:
        """A success adds a regular figure, whatever was lost."""
        patient = game.unit(self.patient)
        if die.hits:
            regular = regular_of(game, patient)
            game.put(patient.but(figures=tuple(sorted((*patient.figures, regular)))))
            game.emit(Healed(patient.id, game.scene.types[regular].name))
        else:
            game.emit(NotHealed(patient.id))
        return Goto(self.end)

    def end(self, game: Game) -> Step:
        """The medic squad is fatigued either way."""
        return _tired(game, self)


def _tired(game: Game, action: Dig | Heal) -> Step:
    game.put(game.unit(action.unit).fatigued())
    game.emit(events.Fatigued(action.unit))
    return action.done()
