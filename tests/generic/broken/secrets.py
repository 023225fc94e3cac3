"""Mistakes that tell a seat what it may not know."""

from __future__ import annotations

from bocage.kernel import (
    Ask,
    Dice,
    Goto,
    Refusal,
    Seat,
    Step,
    UnitId,
    View,
)

from ..mini import rules, sequence
from ..mini import system as mini_system
from ..mini import view as mini_view
from ..mini.state import Ford, GiveOrder, LayMine, MineLaid, Move, Unit
from .variant import Action, Patch, variant


@variant
def leaking_options(patch: Patch) -> None:
    def actions(game: Ford, unit: Unit, points: int) -> list[Action]:
        mine = Move(game.mines[1 - unit.seat].place)
        return [option for option in rules.actions(game, unit, points) if option != mine]

    patch.setattr(sequence, "actions", actions)


@variant
def leaking_refusal(patch: Patch) -> None:
    def why_not_order(game: Ford, seat: Seat, choice: GiveOrder) -> Refusal | None:
        unit = game.alive(choice.unit)
        refusal = rules.why_not_order(game, seat, choice)
        return refusal.but(reason="ready") if refusal is not None and unit is not None and unit.ordered else refusal

    patch.setattr(sequence, "why_not_order", why_not_order)


@variant
def leaking_prompt(patch: Patch) -> None:
    def start(self: sequence.Act, game: Ford) -> Step:
        unit = game.alive(self.unit)
        if unit is None:
            return self.done()
        args = {"mine": game.mines[1 - unit.seat].place}
        options = rules.actions(game, unit, self.points)
        return Ask(unit.seat, "act", options, then=self.do, judge=self.why_not, args=args)

    patch.setattr(sequence.Act, "start", start)


@variant
def leaking_view(patch: Patch) -> None:
    seen = mini_view.view

    def view(game: Ford, seat: Seat) -> View:
        honest = seen(game, seat)
        return View.of(game, seat, honest.scene, {**honest.tables, "mines": tuple(game.mines)})

    patch.setattr(mini_system, "view", view)


@variant
def leaking_event(patch: Patch) -> None:
    def lay(self: sequence.Laying, game: Ford, choice: LayMine) -> Step:
        game.put(game.mines[self.seat].but(place=choice.place, laid=True))
        game.emit(MineLaid(self.seat, choice.place))
        return Goto(sequence.Mining().start)

    patch.setattr(sequence.Laying, "lay", lay)


class Gossip(sequence.Ordering):
    """Orders, remembering the unit that got the last one."""

    last: UnitId


@variant
def leaking_frame(patch: Patch) -> None:
    given = sequence.OrderOf.give

    def give(self: sequence.OrderOf, game: Ford, choice: GiveOrder) -> Step:
        given(self, game, choice)
        return Goto(Gossip(choice.unit).start)

    patch.setattr(sequence.OrderOf, "give", give)


@variant
def leaking_dice(patch: Patch) -> None:
    given = sequence.OrderOf.give

    def give(self: sequence.OrderOf, game: Ford, choice: GiveOrder) -> Step:
        if choice.unit % 2:
            game.dice.die()
        return given(self, game, choice)

    patch.setattr(sequence.OrderOf, "give", give)


@variant
def leaking_undo(patch: Patch) -> None:
    done = sequence.Act.do

    def do(self: sequence.Act, game: Ford, choice: Action) -> Step:
        unit = game.alive(self.unit)
        if isinstance(choice, Move) and unit is not None and game.hand(1 - unit.seat, "luck"):
            game.revealed = True
        return done(self, game, choice)

    patch.setattr(sequence.Act, "do", do)


@variant
def forgetful_determinize(patch: Patch) -> None:
    honest = mini_view.determinize

    def determinize(view: View, dice: Dice) -> Ford:
        game = honest(view, dice)
        game.units = [None if unit is None else unit.but(ordered=False) for unit in game.units]
        return game

    patch.setattr(mini_system, "determinize", determinize)


@variant
def failing_determinize(patch: Patch) -> None:
    def determinize(view: View, dice: Dice) -> Ford:
        raise KeyError("holds")

    patch.setattr(mini_system, "determinize", determinize)
