"""The Activation phase (Phase d'activation): tokens come up in turn, and between them whoever may act out of turn."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.kernel import Call, Frame, Goto, Option, Pass, Refusal, Seat, Step, UnitId, Window
from bocage.kernel.records import ActorId
from bocage.systems.heroes_of_normandie.rules.activation.unit_actions import Activation
from bocage.systems.heroes_of_normandie.rules.cards.holding.event_windows import Precedence, event_window
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import clear
from bocage.systems.heroes_of_normandie.rules.hiding.secrets import may_have
from bocage.systems.heroes_of_normandie.rules.orders.order_tokens import mark_activated, special_value
from bocage.systems.heroes_of_normandie.rules.victory import take_control
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import SPECIAL, Unit, enemy_of

# Who may act out of turn


class ActAlone(Option):
    """Activate an Autonomous unit."""

    unit: ActorId


class RevealSpecial(Option):
    """Reveal a Special Order."""

    unit: ActorId


class AutonomousWindow(Window[Game, ActAlone, None]):
    """Before each token: either player may activate an Autonomous unit, the one with the initiative first.

    [hon.cmd.autonomous hon.act.special-autonomous-window hon.ruling.autonomous-both]
    """

    prompt = "activation.autonomous"
    hidden = True

    def seats(self, game: Game) -> Sequence[Seat]:
        """Who may have such a unit, as far as his enemy can tell."""
        if not game.freed | game.mavericks:
            return ()
        return [seat for seat in game.order_of_play if _may_have_autonomous(game, seat)]

    def options(self, game: Game, seat: Seat) -> Sequence[ActAlone]:
        """The Autonomous units that have not acted."""
        able = bits(game.forces[seat] & (game.freed | game.mavericks))
        return [ActAlone(unit) for unit in able if why_not_alone(game, game.units[unit], seat) is None]

    def why_not(self, game: Game, choice: ActAlone | Pass) -> Refusal | None:
        """Why that unit cannot act now."""
        return None if isinstance(choice, Pass) else why_not_alone(game, game.unit(choice.unit), self.asking)

    def react(self, game: Game, seat: Seat, choice: ActAlone) -> Step:
        """It acts, and is activated; then everyone is asked again.  [hon.ruling.autonomous-and-tokens]"""
        clear(game)
        mark_activated(game, game.unit(choice.unit))
        game.emit(events.ActedAlone(choice.unit))
        return Call(Activation(choice.unit), then=self.acted)

    def acted(self, game: Game) -> Step:
        """The activation is over."""
        take_control(game)
        return Goto(self.again)


def _may_have_autonomous(game: Game, seat: Seat) -> bool:
    """Whether a player may have an Autonomous unit that has not acted, as far as his enemy can tell."""
    able = game.forces[seat] & (game.freed | game.mavericks)
    waiting = game.forces[seat] & game.ready & ~game.acted
    alone, units = game.scene.autonomous, game.units
    for number in bits(able & waiting):
        unit = units[number]
        if unit.freed or (unit.seen and alone[unit.type][unit.back]):
            return True
    if not any(not units[number].seen for number in bits(able & game.mavericks)):
        return False
    strange = [unit for number in bits(waiting) if not (unit := units[number]).seen]
    return any(may_have(game, unit, lambda face: face.abilities.autonomous) for unit in strange)


def why_not_alone(game: Game, unit: Unit, seat: Seat) -> Refusal | None:
    """Only one's own Autonomous units, or those that a card has made so, act without a token, once a turn.

    [hon.cmd.autonomous]
    """
    if unit.seat != seat or not unit.at_hand or not (unit.freed or game.face(unit).abilities.autonomous):
        return Refusal("hon.cmd.autonomous", {"unit": unit.id})
    if unit.has_acted:
        return Refusal("hon.act.activated-def", {"unit": unit.id})
    return None


class SpecialWindow(Window[Game, RevealSpecial, None]):
    """Before or after any other token, a player may reveal a Special Order; the one with the initiative goes first.

    It does not use up his turn.
    [hon.order.special hon.order.special-tie hon.act.special-autonomous-window hon.ruling.special-order-alternation]
    """

    prompt = "activation.special"
    hidden = True

    def seats(self, game: Game) -> Sequence[Seat]:
        """Who has taken Special Orders that he has not revealed."""
        one, other = game.armies
        return (
            [seat for seat in game.order_of_play if game.armies[seat].specials]
            if one.specials or other.specials
            else ()
        )

    def options(self, game: Game, seat: Seat) -> Sequence[RevealSpecial]:
        """His units with a Special Order."""
        marked = [game.units[number] for number in bits(game.forces[seat] & game.ordered)]
        return [RevealSpecial(unit.id) for unit in marked if why_no_special(game, unit, seat) is None]

    def why_not(self, game: Game, choice: RevealSpecial | Pass) -> Refusal | None:
        """Why that unit cannot act now."""
        return None if isinstance(choice, Pass) else why_no_special(game, game.unit(choice.unit), self.asking)

    def react(self, game: Game, seat: Seat, choice: RevealSpecial) -> Step:
        """The token is revealed and its unit acts."""
        clear(game)
        game.reveal(game.unit(choice.unit).but(revealed=True))
        game.put(game.armies[seat].but(specials=game.armies[seat].specials - 1))
        game.emit(events.SpecialRevealed(choice.unit, special_value(game)))
        return Call(Activation(choice.unit), then=self.acted)

    def acted(self, game: Game) -> Step:
        """The activation is over."""
        take_control(game)
        return Goto(self.again)


def why_no_special(game: Game, unit: Unit, seat: Seat) -> Refusal | None:
    """A Special Order is revealed by its owner, once.  [hon.order.special]"""
    if unit.seat != seat or not unit.at_hand or unit.order != SPECIAL:
        return Refusal("hon.order.special", {"unit": unit.id})
    if unit.has_acted:
        return Refusal("hon.act.activated-def", {"unit": unit.id})
    return None


# The phase


def next_to_reveal(game: Game) -> Seat | None:
    """Whose number comes up next: the lower one, that of the player with the initiative first; None when all are up.

    When one player has no token left, the other goes on alone.
    [hon.act.alternate hon.act.run-out]
    """
    first, second = game.order_of_play
    one, other = game.armies[first], game.armies[second]
    if one.called >= one.numbered:
        return second if other.called < other.numbered else None
    return second if other.called < one.called and other.called < other.numbered else first


def doings(game: Game) -> tuple[tuple[UnitId, ...], int]:
    """Who has acted so far this turn, and how many cards lie open."""
    one, other = game.armies
    return bits(game.acted), len(one.discards) + len(other.discards)


class ActivationPhase(Frame[None]):
    """Both players reveal their numbers in ascending order, in turn, and activate the units that have them.

    [hon.act.eligible hon.act.alternate hon.act.run-out]
    """

    acted: tuple[UnitId, ...] = ()
    """Who had acted when Autonomous units were last asked about."""
    played: int = 0
    """How many cards lay open then."""

    def start(self, game: Game) -> Step:
        """Begin the phase.  [hon.turn.phases]"""
        game.put(game.now.but(phase="activation"))
        return Goto(self.loners)

    def loners(self, game: Game) -> Step:
        """Window A: Autonomous units come before anything else.  [hon.cmd.autonomous]"""
        window = AutonomousWindow()
        return Call(window, then=self.specials) if window.seats(game) else self.specials(game)

    def specials(self, game: Game) -> Step:
        """Window B: Special Orders."""
        asked = ActivationPhase(*doings(game))
        window = SpecialWindow()
        return Call(window, then=asked.cards) if window.seats(game) else asked.cards(game)

    def cards(self, game: Game) -> Step:
        """Window C: cards between activations; who is Autonomous by one of them may act at once."""
        window = event_window(game, "between-activations")
        return self.due(game) if window is None else Call(window, then=self.freed)

    def freed(self, game: Game) -> Step:
        """A unit that a card has just made Autonomous need not wait for the next number."""
        waiting = [unit for unit in bits(game.freed & ~game.acted) if game.units[unit].in_play] if game.freed else ()
        return Call(AutonomousWindow(), then=self.due) if waiting else self.due(game)

    def due(self, game: Game) -> Step:
        """The next number is due, and the other player may come first; after the last one the phase is over.

        It goes on as long as somebody still acts, by a Special Order or alone, or plays a card.
        [hon.card.initiative hon.ruling.initiative-card hon.ruling.phase-end]
        """
        seat = next_to_reveal(game)
        if seat is None:
            return self.done() if (self.acted, self.played) == doings(game) else Goto(self.loners)
        window = Precedence(seat=seat)
        return Call(window, then=self.reveal) if window.seats(game) else self.reveal(game, precedence=False)

    def reveal(self, game: Game, precedence: bool) -> Step:
        """A number comes up."""
        seat = next_to_reveal(game)
        assert seat is not None
        return Call(RevealNumber(enemy_of(seat) if precedence else seat), then=self.loners)


class RevealNumber(Frame[None]):
    """A player's next number comes up. If no unit has it any more, nothing happens.

    [hon.act.alternate hon.act.lost-token hon.act.tokens-stay]
    """

    seat: Seat

    def start(self, game: Game) -> Step:
        """Turn the token over; it stays with its unit until the end of the turn."""
        clear(game)
        army = game.armies[self.seat]
        number = army.called + 1
        lost = tuple([one for one in army.lost if one != number]) if army.lost else ()
        game.put(army.but(called=number, lost=lost))
        game.put(game.now.but(last_number=number))
        for one in bits(game.forces[self.seat] & game.ordered):
            if game.units[one].order == number:
                game.reveal(game.units[one].but(revealed=True))
                game.emit(events.OrderRevealed(one, number))
                return Call(Activation(one), then=self.acted)
        game.emit(events.NumberSkipped(self.seat, number))
        return self.done()

    def acted(self, game: Game) -> Step:
        """The activation is over."""
        take_control(game)
        return self.done()
