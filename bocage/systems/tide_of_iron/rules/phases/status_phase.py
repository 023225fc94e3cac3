"""The Status phase (Phase d'état): markers come off, units go into op-fire mode, squads mix, reinforcements arrive."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.kept import Kept
from bocage.kernel import PASS, Ask, Frame, Goto, Option, Pass, Phases, Refusal, Seat, Step
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_iron.rules.cards.deck import DrawCards
from bocage.systems.tide_of_iron.rules.cards.training import Sergeants
from bocage.systems.tide_of_iron.rules.fire.concealment import end_of_status
from bocage.systems.tide_of_iron.rules.fire.smoke import lift_smoke
from bocage.systems.tide_of_iron.rules.fire.targets import has_officer
from bocage.systems.tide_of_iron.rules.initiative_order import PlayersInTurn
from bocage.systems.tide_of_iron.rules.phases.reinforcements import Reinforcements
from bocage.systems.tide_of_iron.rules.phases.squad_transfers import SquadTransfers
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, Unit


class SetOpFire(Option):
    """Put a fresh unit in op-fire mode."""

    unit: ActorId


def take_op_fire(game: Game, unit: Unit) -> None:
    """Put an op-fire marker on a unit.  [toi.action.op-fire-mode]"""
    game.put(unit.but(status="op-fire"))
    game.emit(events.TookOpFire(unit.id))


def may_take_op_fire(game: Game, unit: Unit) -> bool:
    """Whether a fresh unit may go into op-fire mode."""
    return unit.condition == "good" and unit.aboard == NONE


def why_no_op_fire(unit: Unit) -> Refusal | None:
    """A pinned or disrupted squad never goes into op-fire mode, nor does one aboard a vehicle.

    [toi.squad-damage.no-op-fire toi.transport.carried-immune]
    """
    if unit.aboard != NONE:
        return Refusal("toi.transport.carried-immune", {"unit": unit.id}, "op-fire")
    return None if unit.in_good_order else Refusal("toi.squad-damage.no-op-fire", {"unit": unit.id})


class RemoveMarkers(Frame[None]):
    """Step 2: every unit is fresh again, pinned squads recover, disrupted ones are pinned, smoke clears.

    Damage, concealed and transport markers, fortifications and obstacles stay.
    [toi.status.clear-activation toi.status.clear-pinned toi.status.clear-temporary toi.status.damage-stays]
    """

    def start(self, game: Game) -> Step:
        """Take the markers off, judged as they all lie at the start of the step."""
        for unit in [refreshed(game, unit) for unit in game.units if bears_markers(unit)]:
            if unit.condition != game.units[unit.id].condition and unit.condition != "disrupted":
                game.emit(events.Recovered(unit.id, unit.condition))
            game.put(unit)
        lift_smoke(game)
        return self.done()


def bears_markers(unit: Unit) -> bool:
    """Whether a unit on the board or aboard a vehicle has anything to be taken off it."""
    in_play = unit.hex != OFF_BOARD or unit.aboard != NONE
    return in_play and (unit.status != "fresh" or unit.condition != "good")


def refreshed(game: Game, unit: Unit) -> Unit:
    """The unit without its activation marker and one step less shaken; with an officer, not shaken at all.

    [toi.status.disrupted-to-pinned toi.officer.recovery toi.transport.carried-markers]
    """
    if unit.condition == "disrupted" and not has_officer(game, unit.hex, unit.side):
        return unit.but(status="fresh", condition="pinned")
    return unit.but(status="fresh", condition="good")


SET_OP_FIRE = Kept(SetOpFire)


class PlaceOpFire(PlayersInTurn):
    """Step 3: in initiative order each side may put any of its units in op-fire mode.  [toi.status.op-fire]"""

    prompt = "status.op-fire"

    def serve(self, game: Game, seat: Seat) -> Step:
        """Ask for the next unit, one at a time."""
        # Who is on the board changes seldom, who is ready with every answer: only the first set is known to `bits`.
        ready = game.fresh[seat] & ~game.shaken
        options: list[SetOpFire | Pass] = [PASS]
        options += [SET_OP_FIRE[unit] for unit in bits(game.present[seat]) if ready >> unit & 1]
        return Ask(seat, self.prompt, options, self.place, self.why_not)

    def why_not(self, game: Game, choice: SetOpFire | Pass) -> Refusal | None:
        """Why a unit cannot go into op-fire mode now."""
        if isinstance(choice, Pass):
            return None
        unit = game.units[choice.unit]
        if not game.fresh[self.seat(game)] >> unit.id & 1:
            return Refusal("toi.action.fresh-only", {"unit": unit.id})
        return why_no_op_fire(unit)

    def place(self, game: Game, choice: SetOpFire | Pass) -> Step:
        """One more unit, or the next player."""
        if isinstance(choice, Pass):
            return self.next_turn()
        take_op_fire(game, game.units[choice.unit])
        return Goto(self.start)


class LookAround(Frame[None]):
    """At the end of the phase concealed squads next to an enemy are found.  [toi.concealed.reveal-adjacent]"""

    shown = False

    def start(self, game: Game) -> Step:
        """Look at every concealed squad."""
        end_of_status(game)
        return self.done()


class StatusPhase(Phases):
    """The steps of the Status phase; the round marker moves after the last.  [toi.status.steps]"""

    SEQUENCE = (DrawCards, Sergeants, RemoveMarkers, PlaceOpFire, SquadTransfers, Reinforcements, LookAround)
