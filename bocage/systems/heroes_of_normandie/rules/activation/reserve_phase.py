"""The Reserve phase (Phase de réserve): who has not acted may move, all recover, and the next turn is prepared."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Phases, Refusal, Seat, Step
from bocage.kernel.records import ActorId
from bocage.systems.heroes_of_normandie.rules.activation.phase_effects import ReserveBegins, ReserveEnds
from bocage.systems.heroes_of_normandie.rules.activation.unit_actions import why_no_march
from bocage.systems.heroes_of_normandie.rules.cards.holding.event_windows import event_window
from bocage.systems.heroes_of_normandie.rules.cards.holding.hands import RefillHands
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import clear
from bocage.systems.heroes_of_normandie.rules.movement.movement_action import MovementAction
from bocage.systems.heroes_of_normandie.rules.order_of_play import PlayersInTurn
from bocage.systems.heroes_of_normandie.rules.victory import take_control
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import BLUFF, NO_ORDER, OFF_BOARD, Unit, enemy_of


class EnterReservePhase(Frame[None]):
    """The Reserve phase is the last of a turn.  [hon.turn.phases]"""

    shown = False

    def start(self, game: Game) -> Step:
        """Begin it."""
        clear(game)
        game.put(game.now.but(phase="reserve"))
        return self.done()


class DiscardBluffs(Frame[None]):
    """Step 2: both players discard the Bluff tokens on their units.  [hon.reserve.step2]"""

    shown = False

    def start(self, game: Game) -> Step:
        """All see who only pretended."""
        bluffers = [unit for number in bits(game.ordered) if (unit := game.units[number]).order == BLUFF]
        for unit in bluffers:
            game.reveal(unit.but(order=NO_ORDER, looked=False))
        for army in game.armies:
            game.put(army.but(bluffs=0, lost=tuple(order for order in army.lost if order != BLUFF)))
        if bluffers:
            game.emit(events.BluffsDiscarded(tuple(unit.id for unit in bluffers)))
        return self.done()


# Moving and recovering


class MoveInReserve(Option):
    """Make a Movement Action with a unit that has not acted."""

    unit: ActorId


class EndReserve(Option):
    """Move no more units."""

    passes = True


class ReserveMoves(PlayersInTurn):
    """Steps 3 and 4: a player moves any of his units that have not acted, then all of them recover; then the other.

    [hon.reserve.step3 hon.reserve.who hon.ruling.reserve-moves-order]
    """

    prompt = "reserve"

    def serve(self, game: Game, seat: Seat) -> Step:
        """Before a player's moves, cards may be played as between activations.  [hon.ruling.reserve-cards]"""
        window = event_window(game, "between-activations")
        return Goto(self.choose) if window is None else Call(window, then=self.choose)

    def choose(self, game: Game) -> Step:
        """Choose the next unit to move."""
        seat = self.seat(game)
        options: list[MoveInReserve | EndReserve] = [
            MoveInReserve(unit.id) for unit in self.rested(game, seat) if why_not_reserve(unit, seat) is None
        ]
        return Ask(seat, self.prompt, [*options, EndReserve()], self.chosen, self.why_not)

    @staticmethod
    def rested(game: Game, seat: Seat) -> list[Unit]:
        """A player's units that may have leave to move, for a first test: those without a marker."""
        own = [game.units[number] for number in bits(game.forces[seat] & game.ready)]
        return [unit for unit in own if not (unit.activated or unit.moved) and unit.order in (NO_ORDER, BLUFF)]

    def why_not(self, game: Game, choice: MoveInReserve | EndReserve) -> Refusal | None:
        """Why that unit may not move now."""
        return None if isinstance(choice, EndReserve) else why_not_reserve(game.unit(choice.unit), self.seat(game))

    def chosen(self, game: Game, choice: MoveInReserve | EndReserve) -> Step:
        """Move it: no fire and no assault, whatever a card says.  [hon.reserve.immutable]"""
        if isinstance(choice, EndReserve):
            return Goto(self.recover)
        clear(game)
        unit = game.unit(choice.unit)
        game.put(unit.but(moved=True))
        return Call(MovementAction.of(unit, "reserve"), then=self.moved)

    def moved(self, game: Game) -> Step:
        """The unit has moved; whoever stands on an objective holds it."""
        take_control(game)
        return Goto(self.choose)

    def recover(self, game: Game) -> Step:
        """One Suppressed marker comes off each of his units.  [hon.reserve.recover-one]"""
        for number in bits(game.forces[self.seat(game)]):
            unit = game.units[number]
            if unit.suppressed and unit.in_play:
                game.put(unit.but(suppressed=unit.suppressed - 1))
                game.emit(events.Recovered(unit.id, unit.suppressed - 1))
        return self.next_turn()


def why_not_reserve(unit: Unit, seat: Seat) -> Refusal | None:
    """A unit moves once, if it is one's own, has no token but a Bluff, and has not been activated.

    [hon.reserve.who hon.reserve.bluff-units-move hon.act.pass hon.order.who-acts]
    """
    if unit.seat != seat:
        return Refusal("hon.reserve.who", {"unit": unit.id}, "other-side")
    if not unit.at_hand:
        return Refusal("hon.reserve.who", {"unit": unit.id}, "not-in-play")
    if not unit.may_move_in_reserve:
        return Refusal("hon.reserve.who", {"unit": unit.id})
    return why_no_march(unit)


# The end of the turn


class DiscardOrders(Frame[None]):
    """Step 6: all Order tokens are discarded, and all that lasted for this turn.

    [hon.reserve.step6 hon.ruling.activated-marker-removal]
    """

    shown = False

    def start(self, game: Game) -> Step:
        """Clear the table."""
        for unit in [one for one in game.units if is_marked(one)]:
            fresh = unit.but(
                order=NO_ORDER, revealed=False, looked=False, activated=False, moved=False, freed=False, weapons_used=0
            )
            game.put(fresh)
        for army in game.armies:
            game.put(army.but(numbered=0, specials=0, bluffs=0, called=0, lost=(), in_force=()))
        for marker in game.markers:
            if marker.kind == "smoke" and marker.place != OFF_BOARD:
                game.put(marker.but(place=OFF_BOARD))
        return self.done()


def is_marked(unit: Unit) -> bool:
    """Whether a unit bears anything of this turn: a token, a marker, or what it has done."""
    done = unit.activated or unit.moved or unit.freed or unit.weapons_used
    return bool(unit.order != NO_ORDER or unit.revealed or unit.looked or done)


class PassInitiative(Frame[None]):
    """Step 8: the initiative passes to the other player.  [hon.reserve.step8 hon.turn.initiative]"""

    shown = False

    def start(self, game: Game) -> Step:
        """Turn the marker over."""
        seat = enemy_of(game.now.initiative)
        game.put(game.now.but(initiative=seat))
        game.emit(events.InitiativePassed(seat))
        return self.done()


class ReservePhase(Phases):
    """The eight steps of the Reserve phase.  [hon.reserve.steps]"""

    SEQUENCE = (
        EnterReservePhase,
        ReserveBegins,
        DiscardBluffs,
        ReserveMoves,
        ReserveEnds,
        DiscardOrders,
        RefillHands,
        PassInitiative,
    )
