"""Concealed markers (Embusqués): infantry that is replaced by a marker lies in ambush, whatever its abilities."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Option, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import why_not_hide
from bocage.systems.heroes_of_normandie.rules.order_of_play import PlayersInTurn
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit

CONCEAL = "conceal"
"""The question who hides, between moves and at the end of one."""


class Hide(Option):
    """Replace this unit by a Concealed marker."""

    unit: ActorId


class KeepMarker(Option):
    """Give no Concealed marker now."""

    passes = True


class Concealment(PlayersInTurn):
    """At the start of the Reserve phase both players may give Concealed markers, the one with the initiative first.

    [hon.opt.concealed hon.opt.concealed-when]
    """

    def serve(self, game: Game, seat: Seat) -> Step:
        """Choose the next unit."""
        units: list[Hide | KeepMarker] = [
            Hide(unit.id) for unit in game.army_units(seat) if why_not_conceal(game, unit, seat) is None
        ]
        if not units:
            return self.next_turn()
        return Ask(seat, CONCEAL, [*units, KeepMarker()], self.chosen, self.why_not)

    def why_not(self, game: Game, choice: Hide | KeepMarker) -> Refusal | None:
        """Why that unit gets no marker."""
        if isinstance(choice, KeepMarker):
            return None
        return why_not_conceal(game, game.unit(choice.unit), self.seat(game))

    def chosen(self, game: Game, choice: Hide | KeepMarker) -> Step:
        """Give it, or leave it to the other player."""
        if isinstance(choice, KeepMarker):
            return self.next_turn()
        conceal(game, game.unit(choice.unit))
        return Goto(self.start)


class ConcealOne(Frame[None]):
    """One unit may be replaced by a marker: when it is set up, and at the end of its move in the Reserve phase.

    [hon.opt.concealed-when hon.opt.concealed-end-move]
    """

    shown = False
    unit: UnitId

    def start(self, game: Game) -> Step:
        """Ask, if it may hide here; of a unit that nobody has seen, ask in any case."""
        unit = game.unit(self.unit)
        options: list[Hide | KeepMarker] = [Hide(unit.id)] if why_not_conceal(game, unit, unit.seat) is None else []
        if unit.seen and not options:
            return self.done()
        return Ask(unit.seat, CONCEAL, [*options, KeepMarker()], self.chosen, self.why_not, hidden=not unit.seen)

    def why_not(self, game: Game, choice: Hide | KeepMarker) -> Refusal | None:
        """Only this unit may hide now."""
        if isinstance(choice, KeepMarker):
            return None
        unit = game.unit(choice.unit)
        if unit.id != self.unit:
            return Refusal("hon.opt.concealed-when", {"unit": unit.id})
        return why_not_conceal(game, unit, unit.seat)

    def chosen(self, game: Game, choice: Hide | KeepMarker) -> Step:
        """Hide it, or leave it as it is."""
        if isinstance(choice, Hide):
            conceal(game, game.unit(choice.unit))
        return self.done()


def hiding_of(game: Game, unit: Unit) -> Frame[None] | None:
    """What asks whether a unit is replaced by a marker; None where its owner has none left, or it is hidden already."""
    asks = game.armies[unit.seat].concealed and unit.on_board and not unit.ambushed
    return ConcealOne(unit.id) if asks else None


def take_back_markers(game: Game) -> Frame[None] | None:
    """The markers of units that were found since may be used again from this Reserve phase on.

    [hon.opt.concealed-found hon.opt.concealed-when]
    """
    if not any(army.concealed or army.unmasked for army in game.armies):
        return None
    for army in game.armies:
        if army.unmasked:
            game.put(army.but(concealed=army.concealed + army.unmasked, unmasked=0))
    return Concealment()


def why_not_conceal(game: Game, unit: Unit, seat: Seat) -> Refusal | None:
    """Infantry on the board that has not been activated, not hidden already, and that no enemy could spot.

    [hon.opt.concealed hon.opt.concealed-when hon.ruling.ambush-conditions]
    """
    about = {"unit": unit.id}
    if not game.armies[seat].concealed:
        return Refusal("hon.opt.concealed-found", about)
    if unit.seat != seat or not game.is_infantry(unit) or not unit.on_board or unit.ambushed or unit.aboard != NONE:
        return Refusal("hon.opt.concealed", about)
    if unit.has_acted:
        return Refusal("hon.opt.concealed-when", about)
    return why_not_hide(game, unit)


def conceal(game: Game, unit: Unit) -> None:
    """Replace a unit by a marker with a letter of its own; what the enemy has seen of it he still knows.

    [hon.opt.concealed-place]
    """
    army = game.armies[unit.seat]
    used = {other.concealed for other in game.units if other.seat == unit.seat}
    letter = next(number for number in range(1, len(game.units) + 2) if number not in used)
    game.put(army.but(concealed=army.concealed - 1))
    game.put(unit.but(ambushed=True, concealed=letter))
    game.emit(events.Hid(unit.id))
