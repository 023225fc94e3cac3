"""Losses: steps on headquarters, on assets and on isolated units, and units given up instead."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Option, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.formations.assets import is_independent
from bocage.systems.tide_of_fortune.rules.formations.ratings import defence
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import NONE, OFF_MAP, Division, DivisionId, Unit

LOSS = "combat.loss"


class TakeStep(Option):
    """The headquarters of a division takes a step."""

    division: DivisionId


class Bear(Option):
    """An asset, or an isolated unit, takes a step."""

    unit: ActorId


class GiveUp(Option):
    """Eliminate a unit instead: it absorbs as many steps as its TR."""

    unit: ActorId


LossChoice = TakeStep | Bear | GiveUp
IN_REACH = ("map", "aboard")
"""Where a unit can suffer losses."""


def eliminate(game: Game, number: UnitId) -> None:
    """A unit is gone for good; the units of a lost headquarters are out of command.  [tof.ruling.hq-lost]"""
    unit = game.unit(number)
    if unit.where not in IN_REACH:
        return
    gone = unit.but(hex=OFF_MAP, where="gone", transport=NONE, attached=NONE)
    game.put(gone.but(moving=False, disrupted=False, occ=False, iso=False))
    game.emit(events.Eliminated(number))
    if game.profile(unit).is_hq:
        for member in game.units_of(game.members[unit.division]):
            if not member.occ:
                game.put(member.but(occ=True))


def can_take_step(game: Game, division: Division) -> bool:
    """Whether a headquarters is there, on the map or at sea, and its DR is not used up.  [tof.ruling.ratings-floor]"""
    return game.hq_of(division).where in IN_REACH and defence(game, division) > 0


def take_step(game: Game, number: DivisionId) -> None:
    """A step lowers OR and DR of a headquarters.  [tof.8.loss-on-hq tof.8.loss-effect]"""
    division = game.divisions[number]
    game.put(division.but(steps=division.steps + 1))
    game.emit(events.StepTaken(number, division.steps + 1))


def bear_step(game: Game, number: UnitId) -> None:
    """An asset is gone with as many steps as its AR, an isolated unit with more than its TR.

    [tof.8.loss-asset tof.8.loss-asset-effect tof.ruling.iso-steps tof.8.retreat-zoc-iso tof.ruling.hq-lost]
    """
    unit = game.unit(number)
    steps = unit.steps + 1
    game.put(unit.but(steps=steps))
    game.emit(events.UnitWorn(number, steps))
    if steps >= printed_ar(game, unit) if is_independent(game, unit) else steps > game.face(unit).tr:
        eliminate(game, number)


def printed_ar(game: Game, unit: Unit) -> int:
    """The AR of an asset as it is printed, or of those who serve as such.  [tof.8.loss-asset tof.ruling.hq-lost]"""
    profile = game.profile(unit)
    return profile.front.ar if profile.role == "asset" else game.scene.rulebook.orphans.ar


def bears_alone(game: Game, unit: Unit) -> bool:
    """Whether losses of a unit lie on itself: of assets and those who serve as such, and of isolated regular units.

    [tof.8.loss-asset tof.8.loss-eliminate-instead tof.ruling.iso-steps tof.ruling.not-designated-surrounded
    tof.ruling.hq-lost]
    """
    return is_independent(game, unit) or (game.profile(unit).role == "unit" and unit.iso)


class StepLosses(Frame[None]):
    """A force loses steps: its headquarters takes them, or units are given up, one after the other.

    `bound` says that the force has used an AB, so that its headquarters takes at least one.

    [tof.8.loss-on-hq tof.8.loss-eliminate-instead tof.8.loss-absorb tof.8.loss-all-gone tof.8.loss-ab-user
    tof.ruling.loss-multi-hq tof.ruling.ratings-floor tof.ruling.elim-optional]
    """

    units: tuple[UnitId, ...]
    steps: int = 1
    bound: bool = False

    def start(self, game: Game) -> Step:
        """Ask for the next step while there is one, and somebody to take it."""
        force = self.force(game)
        if self.steps <= 0 or not force:
            return self.done()
        legal = [choice for choice in self.candidates(game) if self.why_not(game, choice) is None]
        if not legal:
            return Goto(self.collapse)
        return Ask(self.seat(game), LOSS, legal, self.chosen, self.why_not, args={"steps": self.steps})

    def seat(self, game: Game) -> Seat:
        """Whose force it is."""
        return game.unit(self.units[0]).seat

    def force(self, game: Game) -> list[Unit]:
        """Those that are left."""
        return [game.unit(unit) for unit in self.units if game.unit(unit).on_map]

    def candidates(self, game: Game) -> list[LossChoice]:
        """All that might be chosen."""
        steps: list[LossChoice] = [TakeStep(division.id) for division in self.heaviest(game)]
        units = self.force(game)
        return [*steps, *(Bear(unit.id) for unit in units), *(GiveUp(unit.id) for unit in units)]

    def heaviest(self, game: Game) -> list[Division]:
        """The divisions with most stacking points among those whose headquarters can take a step for the force.

        [tof.ruling.loss-multi-hq]
        """
        weights: dict[DivisionId, int] = {}
        for unit in self.force(game):
            if unit.division != NONE and not bears_alone(game, unit):
                weights[unit.division] = weights.get(unit.division, 0) + load_of(game, unit)
        most = max(weights.values(), default=0)
        return [game.divisions[number] for number, weight in weights.items() if weight == most]

    def why_not(self, game: Game, choice: LossChoice) -> Refusal | None:
        """Who takes a step, and who may be given up instead."""
        match choice:
            case TakeStep(division=division):
                return self.why_not_step(game, division)
            case Bear(unit=unit):
                return self.why_not_bear(game, game.unit(unit))
            case GiveUp(unit=unit):
                return self.why_not_give_up(game, game.unit(unit))

    def why_not_step(self, game: Game, number: DivisionId) -> Refusal | None:
        """A headquarters that can take it.  [tof.ruling.ratings-floor]"""
        division = game.divisions[number]
        if division not in self.heaviest(game):
            return Refusal("tof.ruling.loss-multi-hq", {"division": number})
        if not can_take_step(game, division):
            return Refusal("tof.ruling.ratings-floor", {"division": number})
        return None

    def why_not_bear(self, game: Game, unit: Unit) -> Refusal | None:
        """An asset or an isolated unit, where there is no headquarters for the loss.  [tof.ruling.loss-multi-hq]"""
        if unit.id not in self.units or not unit.on_map or not bears_alone(game, unit):
            return Refusal("tof.8.loss-on-hq", {"unit": unit.id})
        return Refusal("tof.ruling.loss-multi-hq", {"unit": unit.id}, reason="unit") if self.heaviest(game) else None

    def why_not_give_up(self, game: Game, unit: Unit) -> Refusal | None:
        """A unit of the headquarters that would take the step, unless that has to.

        [tof.8.loss-eliminate-instead tof.8.loss-ab-user]
        """
        heaviest = self.heaviest(game)
        given = unit.id in self.units and unit.on_map and game.profile(unit).role == "unit" and not unit.iso
        if not given or unit.division not in [division.id for division in heaviest]:
            return Refusal("tof.8.loss-eliminate-instead", {"unit": unit.id})
        able = [division for division in heaviest if self.why_not_step(game, division.id) is None]
        return Refusal("tof.8.loss-ab-user", {"unit": unit.id}) if self.bound and able else None

    def chosen(self, game: Game, choice: LossChoice) -> Step:
        """It is taken; the rest follows."""
        left = self.but(steps=self.steps - 1, bound=False)
        match choice:
            case TakeStep(division=division):
                take_step(game, division)
            case Bear(unit=unit):
                bear_step(game, unit)
            case GiveUp(unit=unit):
                left = left.but(steps=self.steps - game.face(game.unit(unit)).tr)
                eliminate(game, unit)
        return Goto(left.start)

    def collapse(self, game: Game) -> Step:
        """A headquarters that has nothing left to lose is gone; what nobody can take is ignored.

        [tof.ruling.ratings-floor tof.8.loss-all-gone]
        """
        for unit in self.force(game):
            if game.profile(unit).is_hq:
                eliminate(game, unit.id)
        return self.done()
