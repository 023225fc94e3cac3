"""After a won assault: the retreat (Retraite) of the defenders and the advance into the hex that they leave."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Event, Frame, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import ActorId, AimId, TargetId
from bocage.systems.tide_of_iron.rules.assault.assault_losses import defenders_of
from bocage.systems.tide_of_iron.rules.fire.concealment import check_objective, check_sight, reveal
from bocage.systems.tide_of_iron.rules.fire.damage import remove, shake
from bocage.systems.tide_of_iron.rules.movement.obstacles import Minefield
from bocage.systems.tide_of_iron.state.game import Game, SideId, Unit, other


class RetreatTo(Option):
    """Retreat to this hex."""

    hex: AimId


class RemoveExcess(Option):
    """Give up this unit: the hex is too full."""

    unit: TargetId


class AdvanceInto(Option):
    """Advance into the hex with this squad."""

    unit: ActorId


class HoldBack(Option):
    """Advance with no more squads."""

    passes = True


HOLD_BACK = HoldBack()


class Retreated(Event):
    """A unit retreats to a hex."""

    unit: ActorId
    hex: AimId


class LostInRetreat(Event):
    """A unit cannot retreat and is lost."""

    outcome = True
    unit: UnitId


class AdvancedInto(Event):
    """A squad advances into the hex that it has taken."""

    unit: ActorId
    hex: AimId


def can_step(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether the ground lets a unit go to an adjacent hex, whatever it costs: no cliff, nothing impassable.

    [toi.ruling.downhill-over-two-levels]
    """
    table = game.scene.vehicle_steps if unit.is_vehicle else game.scene.squad_steps
    return any(hex in hexes for _, hexes in table[unit.hex])


# The retreat


def is_able_to_retreat(unit: Unit) -> bool:
    """Disrupted squads and heavily damaged vehicles are lost instead.

    [toi.assault.retreat-disrupted toi.ruling.immobile-vehicles-and-impassable-hexes-in-retreat]
    """
    return unit.condition != "disrupted" and unit.damage != "heavy"


def retreat_hexes(game: Game, hex: Hex, units: Sequence[Unit]) -> list[Hex]:
    """The adjacent hexes without enemies, concealed ones too, that at least one of the units can enter.

    [toi.assault.retreat-hex toi.ruling.retreat-into-a-hex-with-only-concealed
    toi.ruling.immobile-vehicles-and-impassable-hexes-in-retreat]
    """
    if not units:
        return []
    enemies = game.occupied[other(units[0].side)]
    free = [place for place in game.scene.grid.neighbours(hex) if not enemies >> place & 1]
    return [place for place in free if any(can_step(game, unit, place) for unit in units)]


class Retreat(Frame[None]):
    """All defenders go to one adjacent hex of their player's choice. It is no normal move: nobody fires at it.

    [toi.assault.success toi.assault.retreat-hex toi.assault.retreat-no-op-fire toi.opfire.not-vs-retreat]
    """

    prompt = "retreat"
    hex: PlaceId
    side: SideId

    def start(self, game: Game) -> Step:
        """Who stayed hidden is revealed and must go too; who cannot go is lost, and all are without a legal hex.

        [toi.ruling.assault-on-concealed-squads toi.assault.retreat-none]
        """
        units = defenders_of(game, self.hex, self.side)
        for unit in units:
            if unit.concealed:
                reveal(game, unit)
        able = [unit for unit in units if is_able_to_retreat(unit)]
        cornered = not retreat_hexes(game, self.hex, able)
        for unit in units:
            if cornered or not is_able_to_retreat(unit):
                lose_in_retreat(game, unit)
        return Goto(self.choose)

    def choose(self, game: Game) -> Step:
        """Choose the hex; passengers who have got out of a lost vehicle come along."""
        units = defenders_of(game, self.hex, self.side)
        options = [RetreatTo(hex) for hex in retreat_hexes(game, self.hex, units)]
        if not options:
            return Goto(self.start) if units else self.done()
        return Ask(units[0].seat, self.prompt, options, self.go, self.why_not, {"place": self.hex})

    def why_not(self, game: Game, choice: RetreatTo) -> Refusal | None:
        """Why the defenders cannot retreat there."""
        about = {"place": choice.hex}
        if choice.hex not in game.scene.grid.neighbours(self.hex):
            return Refusal("toi.assault.retreat-hex", about)
        if game.occupied[other(self.side)] >> choice.hex & 1:
            return Refusal("toi.assault.retreat-hex", about, "enemy")
        if choice.hex not in retreat_hexes(game, self.hex, defenders_of(game, self.hex, self.side)):
            return Refusal("toi.ruling.immobile-vehicles-and-impassable-hexes-in-retreat", about)
        return None

    def go(self, game: Game, choice: RetreatTo) -> Step:
        """All go at once, but who cannot enter the hex is lost."""
        gone = []
        for unit in defenders_of(game, self.hex, self.side):
            if is_able_to_retreat(unit) and can_step(game, unit, choice.hex):
                fall_back(game, unit, choice.hex)
                gone.append(unit.id)
            else:
                lose_in_retreat(game, unit)
        check_sight(game)
        return Call(Regroup(choice.hex, tuple(gone)), then=self.start)


def fall_back(game: Game, unit: Unit, hex: Hex) -> None:
    """A unit that retreats leaves its shelter and is fatigued; one that was pinned is disrupted.

    [toi.assault.retreat-fatigue toi.assault.retreat-pinned toi.ruling.pinned-unit-fatigued-on-retreat]
    """
    moved = game.move(unit, hex).fatigued()
    game.put(moved)
    game.emit(Retreated(unit.id, hex))
    if unit.condition == "pinned":
        shake(game, moved, "disrupted")


def lose_in_retreat(game: Game, unit: Unit) -> None:
    """Remove a unit that cannot retreat, or for which there is no room."""
    game.emit(LostInRetreat(unit.id))
    remove(game, game.unit(unit.id))


class Regroup(Frame[None]):
    """Where the retreat ends: what is too many there is removed at once, and mines explode.

    [toi.assault.retreat-stacking toi.stacking.retreat-excess toi.ruling.mines-in-retreat-and-advance-after-assault]
    """

    hex: PlaceId
    units: tuple[UnitId, ...]

    def start(self, game: Game) -> Step:
        """Ask for a unit to give up, as long as there are too many."""
        excess = self.excess(game)
        if not excess:
            return Goto(self.mines)
        options = [RemoveExcess(unit) for unit in excess]
        seat = game.unit(excess[0]).seat
        return Ask(seat, "retreat.excess", options, self.removed, self.why_not, {"place": self.hex})

    def excess(self, game: Game) -> list[UnitId]:
        """The units that came here and may be given up: vehicles where there are too many of them, else any."""
        there = list(game.units_in(self.hex))
        came = [unit for unit in there if unit.id in self.units]
        if sum(unit.is_vehicle for unit in there) > game.scene.rulebook.stacking.vehicles:
            return [unit.id for unit in came if unit.is_vehicle]
        return [unit.id for unit in came] if len(there) > game.scene.rulebook.stacking.units else []

    def why_not(self, game: Game, choice: RemoveExcess) -> Refusal | None:
        """Only units that have just come here are given up."""
        if choice.unit in self.excess(game):
            return None
        return Refusal("toi.stacking.retreat-excess", {"unit": choice.unit, "place": self.hex})

    def removed(self, game: Game, choice: RemoveExcess) -> Step:
        """Remove it."""
        lose_in_retreat(game, game.unit(choice.unit))
        return Goto(self.start)

    def mines(self, game: Game) -> Step:
        """Each unit that came here sets off the mines, one after the other."""
        if not game.marked["minefield"] >> self.hex & 1:
            return self.done()
        left = [unit for unit in self.units if game.unit(unit).on_board]
        if not left:
            return self.done()
        return Call(Minefield(left[0]), then=Regroup(self.hex, tuple(left[1:])).mines)


# The advance


def can_advance(game: Game, unit: Unit, lead: UnitId, hex: Hex) -> bool:
    """The active squad may advance, and supports that are not fatigued yet; three squads always find room.

    [toi.assault.advance toi.ruling.downhill-over-two-levels]
    """
    if not unit.on_board or unit.hex == hex or (unit.status == "fatigued" and unit.id != lead):
        return False
    return can_step(game, unit, hex)


class AdvanceAfterAssault(Frame[None]):
    """The active squad and its supports may move into the empty hex, free of charge. Nobody fires at it.

    [toi.assault.advance toi.assault.advance-no-op-fire toi.opfire.not-vs-retreat]
    """

    prompt = "assault.advance"
    lead: UnitId
    supports: tuple[UnitId, ...]
    hex: PlaceId

    def start(self, game: Game) -> Step:
        """Ask for the next squad to advance."""
        squads = [game.unit(unit) for unit in (self.lead, *self.supports)]
        options: list[AdvanceInto | HoldBack] = [HOLD_BACK]
        options += [AdvanceInto(unit.id) for unit in squads if can_advance(game, unit, self.lead, self.hex)]
        seat = game.unit(self.lead).seat
        return Ask(seat, self.prompt, options, self.chosen, self.why_not, {"place": self.hex})

    def why_not(self, game: Game, choice: AdvanceInto | HoldBack) -> Refusal | None:
        """Why a squad cannot advance."""
        if isinstance(choice, HoldBack):
            return None
        unit = game.unit(choice.unit)
        if unit.id in (self.lead, *self.supports) and can_advance(game, unit, self.lead, self.hex):
            return None
        return Refusal("toi.assault.advance", {"unit": unit.id, "place": self.hex})

    def chosen(self, game: Game, choice: AdvanceInto | HoldBack) -> Step:
        """Move it in; an objective gives a concealed squad away, and mines explode.

        [toi.ruling.mines-in-retreat-and-advance-after-assault toi.concealed.reveal-objective]
        """
        if isinstance(choice, HoldBack):
            return self.done()
        game.move(game.unit(choice.unit), self.hex)
        game.emit(AdvancedInto(choice.unit, self.hex))
        check_sight(game)
        check_objective(game, game.unit(choice.unit))
        if game.marked["minefield"] >> self.hex & 1:
            return Call(Minefield(choice.unit), then=self.start)
        return Goto(self.start)
