"""A squad that has lost its nerve responds: it falls back, hides or tests."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Option, Pass, Refusal, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.discipline.fall_back import FallBack, has_way_back, is_unseen
from bocage.systems.rules_of_engagement.rules.discipline.states import (
    destroy,
    improve,
    is_below_half,
    set_state,
    worsen,
)
from bocage.systems.rules_of_engagement.rules.discipline.tests import DisciplineTest
from bocage.systems.rules_of_engagement.rules.hiding.ambush import hide
from bocage.systems.rules_of_engagement.rules.troops.qualities import has_quality
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import is_in_or_on_a_vehicle
from bocage.systems.rules_of_engagement.rules.works.mines import stuck_in
from bocage.systems.rules_of_engagement.schema.vocabulary import worse
from bocage.systems.rules_of_engagement.state.events.action import Hid
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

RESPOND, WITHDRAW = "respond", "withdraw"


class ChooseFallBack(Option):
    """It falls back."""

    unit: ActorId


class ChooseTest(Option):
    """It tests its discipline."""

    until = "Response"
    unit: ActorId


class ChooseHide(Option):
    """It stays and hides."""

    unit: ActorId


class Response(Frame[None]):
    """A squad that is suppressed, shaken or demoralised falls back, hides or tests.

    [roe.disc.when roe.disc.suppressed-phase roe.disc.shaken-phase roe.disc.demoralised-phase]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """What does it do?"""
        squad = game.squad(self.unit)
        if not game.members[self.unit]:
            return self.done()
        options: list[ChooseTest | ChooseFallBack | ChooseHide] = [ChooseTest(self.unit)]
        options += [one for one in (ChooseFallBack(self.unit), ChooseHide(self.unit)) if not self.why_not(game, one)]
        return Ask(squad.seat, RESPOND, options, self.chosen, self.why_not, {"unit": self.unit})

    def why_not(self, game: Game, choice: ChooseTest | ChooseFallBack | ChooseHide) -> Refusal | None:
        """It can always test; it falls back where there is a way, and hides where nobody sees it.

        [roe.disc.hide-instead roe.disc.suppressed-hide]
        """
        squad = game.squad(self.unit)
        args = {"unit": self.unit}
        if isinstance(choice, ChooseFallBack):
            return why_not_withdraw(game, self.unit, choice)
        if choice.unit != self.unit:
            return Refusal("roe.disc.when", args)
        match choice:
            case ChooseHide():
                under_fire = squad.was_hit or squad.hits
                hidden = not under_fire and is_unseen(game, squad)
                return None if hidden else Refusal("roe.disc.hide-instead", args)
            case _:
                return None

    def chosen(self, game: Game, choice: ChooseTest | ChooseFallBack | ChooseHide) -> Step:
        """It does so; whoever falls back is a step better from the moment of the choice.  [roe.disc.graph]"""
        match choice:
            case ChooseFallBack():
                improve(game, self.unit)
                return Call(FallBack(self.unit), then=self.fell_back)
            case ChooseHide():
                game.put(game.squad(self.unit).but(spent=True, order=None, target=NOBODY, zone=None, done=True))
                game.emit(Hid(self.unit))
                hide(game, game.squad(self.unit))
                improve(game, self.unit)
                return self.done()
            case _:
                return Call(DisciplineTest(self.unit), then=self.tested)

    def fell_back(self, game: Game) -> Step:
        """Nobody is confident among mines.  [roe.ruling.fallback-short-terrain]"""
        if game.members[self.unit] and stuck_in(game, game.squad(self.unit)) is not None:
            set_state(game, self.unit, worse(game.squad(self.unit).state, "suppressed"))
        return self.done()

    def tested(self, game: Game, passed: bool) -> Step:
        """A test improves the state or makes it worse; a demoralised squad breaks up, or freezes.

        [roe.disc.graph roe.disc.demoralised-fail-destroyed roe.disc.demoralised-fail-frozen]
        """
        squad = game.squad(self.unit)
        if passed:
            improve(game, self.unit)
        elif squad.state != "demoralised":
            worsen(game, self.unit)
        elif is_below_half(game, squad):
            destroy(game, self.unit)
            return self.done()
        freeze(game, game.squad(self.unit))
        return self.done()


class Withdrawal(Frame[None]):
    """Light infantry that has not lost its nerve may fall back too.

    [roe.disc.fallback-needs-state roe.special.light-infantry-fallback roe.ruling.light-infantry-fallback]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Does it?"""
        fall_back = ChooseFallBack(self.unit)
        options: list[ChooseFallBack | Pass] = [PASS]
        if self.why_not(game, fall_back) is None:
            options.append(fall_back)
        return Ask(game.squad(self.unit).seat, WITHDRAW, options, self.chosen, self.why_not, {"unit": self.unit})

    def why_not(self, game: Game, choice: ChooseFallBack | Pass) -> Refusal | None:
        """Where there is a way."""
        return None if isinstance(choice, Pass) else why_not_withdraw(game, self.unit, choice)

    def chosen(self, game: Game, choice: ChooseFallBack | Pass) -> Step:
        """It does so, or waits for its orders."""
        return self.done() if isinstance(choice, Pass) else Call(FallBack(self.unit), then=self.finished)


def why_not_withdraw(game: Game, unit: UnitId, choice: ChooseFallBack) -> Refusal | None:
    """Only those fall back who have lost their nerve, and light infantry; away from the enemy, if there is a way.

    [roe.disc.fallback-needs-state roe.disc.fallback-impossible]
    """
    squad, args = game.squad(choice.unit), {"unit": choice.unit}
    if squad.state == "confident" and not has_quality(game, squad, "light-infantry"):
        return Refusal("roe.disc.fallback-needs-state", args)
    if choice.unit != unit:
        return Refusal("roe.disc.when", {"unit": unit})
    if is_in_or_on_a_vehicle(game, unit):
        return Refusal("roe.ruling.vehicle-nerves", args)
    return None if has_way_back(game, squad) else Refusal("roe.disc.fallback-impossible", args)


def freeze(game: Game, squad: Squad) -> None:
    """A demoralised squad gets no order and can do nothing, not even move.

    [roe.disc.demoralised-no-order roe.disc.demoralised-no-move]
    """
    if squad.state == "demoralised":
        game.put(squad.but(spent=True, order=None, target=NOBODY, zone=None))
