"""New leaders: a squad that has lost its NCO may find another."""

from __future__ import annotations

from typing import Annotated

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step, Thing, UnitId
from bocage.systems.rules_of_engagement.rules.discipline.tests import DisciplineTest
from bocage.systems.rules_of_engagement.rules.troops.qualities import has_nco, is_leaderless
from bocage.systems.rules_of_engagement.state.events.troops import TookOver
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

LEADER = "leader"


class TakeLead(Option):
    """This man leads his squad from now on."""

    figure: Annotated[int, Thing("figure", "actor")]


def seeks_leader(game: Game, squad: Squad) -> bool:
    """Whether a squad needs a new NCO; the motivated have found theirs already, and crews have their commander.

    [roe.special.nco-replacement roe.special.motivated]
    """
    crew = game.rides[squad.id] != NOBODY
    return not crew and is_leaderless(game, squad) and not has_nco(game, squad)


class NewLeaders(Frame[None]):
    """At the beginning of the discipline phase each squad without its NCO tests, besides its other test.

    [roe.special.nco-replacement roe.ruling.one-die]
    """

    shown = False
    units: tuple[UnitId, ...]

    def start(self, game: Game) -> Step:
        """The next of them."""
        if not self.units:
            return self.done()
        onward = NewLeaders(self.units[1:])
        return Call(NewLeader(self.units[0]), then=onward.start)


class NewLeader(Frame[None]):
    """A squad tests with all that applies; where it passes, its owner says who leads it.

    [roe.special.nco-replacement roe.ruling.nco-loss]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """The test."""
        return Call(DisciplineTest(self.unit), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """It may try again in its next turn."""
        return Goto(self.choose) if passed else self.done()

    def choose(self, game: Game) -> Step:
        """Who takes over?"""
        options = [TakeLead(one) for one in bits(game.members[self.unit])]
        return Ask(game.squad(self.unit).seat, LEADER, options, self.chosen, self.why_not, {"unit": self.unit})

    def why_not(self, game: Game, choice: TakeLead) -> Refusal | None:
        """Somebody of the squad."""
        if game.members[self.unit] >> choice.figure & 1:
            return None
        return Refusal("roe.special.nco-replacement", {"unit": self.unit})

    def chosen(self, game: Game, choice: TakeLead) -> Step:
        """He counts as an NCO; his skills are as they were."""
        game.put(game.squad(self.unit).but(leader=choice.figure))
        game.emit(TookOver(self.unit, choice.figure))
        return self.done()
