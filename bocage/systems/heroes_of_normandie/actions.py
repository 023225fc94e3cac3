"""Unit actions (Actions d'unité): what an activated unit may do, once."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Option, Refusal, Step, UnitId
from bocage.systems.heroes_of_normandie import events
from bocage.systems.heroes_of_normandie.acts import Act, When
from bocage.systems.heroes_of_normandie.movement import MovementAction
from bocage.systems.heroes_of_normandie.offers import acts_of
from bocage.systems.heroes_of_normandie.state import NONE, Game, Unit


class March(Option):
    """Make a Movement Action, of no squares if one likes."""


class DoNothing(Option):
    """Let the activation pass."""

    passes = True


Action = March | Act | DoNothing
STANDING = When("standing")


class Activation(Frame[None]):
    """An activated unit makes one action: a Movement Action or a Fire Action, or nothing.

    [hon.act.one-action hon.act.pass hon.fire.when]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Choose the action."""
        unit = game.unit(self.unit)
        options: list[Action] = []
        if why_no_march(unit) is None:
            options.append(March())
        options += acts_of(game, unit, STANDING)
        options.append(DoNothing())
        return Ask(
            unit.seat, "activation", options, self.chosen, self.why_not, {"unit": unit.id, "type": game.kind(unit).name}
        )

    def why_not(self, game: Game, choice: Action) -> Refusal | None:
        """Why the unit cannot do that."""
        unit = game.unit(self.unit)
        match choice:
            case March():
                return why_no_march(unit)
            case Act():
                return choice.why_not(game, unit, STANDING)
            case DoNothing():
                return None

    def chosen(self, game: Game, choice: Action) -> Step:
        """Carry it out."""
        unit = game.unit(self.unit)
        match choice:
            case March():
                return Call(MovementAction.of(unit, "activation"), then=self.finished)
            case Act():
                return Call(choice.begin(game, unit, STANDING), then=self.finished)
            case DoNothing():
                game.emit(events.DidNothing(self.unit))
                return self.done()


def why_no_march(unit: Unit) -> Refusal | None:
    """A vehicle with damaged tracks moves no more, and units aboard have to get out first.

    [hon.hvy.tracks hon.trans.board]
    """
    if "tracks" in unit.damage:
        return Refusal("hon.hvy.tracks", {"unit": unit.id})
    if unit.aboard != NONE:
        return Refusal("hon.trans.board", {"unit": unit.id})
    return None
