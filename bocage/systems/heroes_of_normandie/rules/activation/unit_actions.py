"""Unit actions (Actions d'unité): what an activated unit may do, once."""

from __future__ import annotations

from bocage.kernel import Argument, Ask, Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.systems.heroes_of_normandie.rules.activation.act import Act, When
from bocage.systems.heroes_of_normandie.rules.activation.offers import acts_of
from bocage.systems.heroes_of_normandie.rules.cards.effects.instant_cards import may_play_in_action
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import has_feat
from bocage.systems.heroes_of_normandie.rules.movement.movement_action import MovementAction
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit


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

    prompt = "activation"
    unit: UnitId
    moved: bool = False
    """Whether it has moved already, and may still fire.  [hon.card.feat]"""
    fired: bool = False
    """Whether it has fired already, and may still move.  [hon.card.feat]"""

    def start(self, game: Game) -> Step:
        """Choose the action; what else he could choose is a secret of his hand."""
        unit = game.unit(self.unit)
        options: list[Action] = []
        if self.why_no_march(unit) is None:
            options.append(March())
        acts = acts_of(game, unit, STANDING, fires=not self.fired)
        options += [act for act in acts if self.why_no_more(unit, act) is None] if self.moved or self.fired else acts
        options.append(DoNothing())
        about: dict[str, Argument] = {"unit": unit.id, "type": game.kind(unit).name}
        hidden = may_play_in_action(game, unit, moving=False)
        return Ask(unit.seat, self.prompt, options, self.chosen, self.why_not, about, hidden=hidden)

    def why_no_march(self, unit: Unit) -> Refusal | None:
        """A unit moves once in an activation.  [hon.act.one-action]"""
        return Refusal("hon.act.one-action", {"unit": unit.id}) if self.moved else why_no_march(unit)

    def why_no_more(self, unit: Unit, act: Act) -> Refusal | None:
        """A unit fires once in an activation, and after a move does nothing but fire.

        [hon.act.one-action hon.card.feat hon.ruling.action-feat-moving]
        """
        if unit.waits:
            return Refusal("hon.setup.enter", {"unit": unit.id}, "off-board")
        spent = self.fired if act.fires else (self.moved or self.fired) and not act.instant
        return Refusal("hon.act.one-action", {"unit": unit.id}) if spent else None

    def why_not(self, game: Game, choice: Action) -> Refusal | None:
        """Why the unit cannot do that."""
        unit = game.unit(self.unit)
        match choice:
            case March():
                return self.why_no_march(unit)
            case Act():
                return self.why_no_more(unit, choice) or choice.why_not(game, unit, STANDING)
            case DoNothing():
                return None

    def chosen(self, game: Game, choice: Action) -> Step:
        """Carry it out."""
        unit = game.unit(self.unit)
        match choice:
            case March():
                return Call(MovementAction.of(unit, "activation"), then=self.but(moved=True).acted)
            case Act() if choice.instant:
                return Call(choice.begin(game, unit, STANDING), then=self.start)
            case Act():
                return Call(choice.begin(game, unit, STANDING), then=self.but(fired=True).acted)
            case DoNothing():
                game.emit(events.DidNothing(self.unit))
                return self.done()

    def acted(self, game: Game) -> Step:
        """One action is all, unless a feat of arms lets a unit both move and fire.

        [hon.act.one-action hon.card.feat]
        """
        unit = game.unit(self.unit)
        more = has_feat(game, unit) and unit.in_play and not (self.moved and self.fired)
        return Goto(self.start) if more else self.done()


def why_no_march(unit: Unit) -> Refusal | None:
    """A vehicle with damaged tracks moves no more.  [hon.hvy.tracks]"""
    return Refusal("hon.hvy.tracks", {"unit": unit.id}) if "tracks" in unit.damage else None
