"""Duels: two men, a die each, and the lower sum is out of the battle."""

from __future__ import annotations

from typing import Annotated

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step, Thing
from bocage.systems.rules_of_engagement.rules.close_combat.modifiers import bout, fighting_sum
from bocage.systems.rules_of_engagement.state.events.action import ManLost
from bocage.systems.rules_of_engagement.state.events.close_combat import Duelled
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId

FIGHTER = "combat.fighter"


class SendFighter(Option):
    """This man fights next."""

    figure: Annotated[int, Thing("figure", "actor")]


class Duel(Frame[None]):
    """Two men fight: a die each with what is added, and no save; at equal sums both stand.

    [roe.cc.roll roe.cc.tie]
    """

    figure: FigureId
    foe: FigureId
    rank: int
    """The rank of the foe among several, 0 where he is alone too.  [roe.cc.mod-outnumber]"""

    def start(self, game: Game) -> Step:
        """The dice."""
        one = fighting_sum(game, bout(game, self.figure, self.foe, 0))
        other = fighting_sum(game, bout(game, self.foe, self.figure, self.rank))
        die, against = game.dice.die(), game.dice.die()
        game.emit(Duelled(self.figure, self.foe, die, one, against, other))
        ahead = die + one.value - against - other.value
        if ahead:
            self._fell(game, self.foe if ahead > 0 else self.figure)
        return self.done()

    def _fell(self, game: Game, figure: FigureId) -> None:
        game.put(game.figures[figure].but(lost=True))
        game.emit(ManLost(game.figures[figure].squad, figure))


class GroupFight(Frame[None]):
    """One man against all who fight him, one after the other, until he falls.

    `many` are those whose turn has not been settled, `order` those who have theirs, `fought` how many of them have
    fought.  [roe.cc.sequential roe.cc.mod-outnumber roe.ruling.cc-order]
    """

    lone: FigureId
    many: tuple[FigureId, ...]
    order: tuple[FigureId, ...] = ()
    fought: int = 0

    def seat(self, game: Game) -> Seat:
        """The side with more men in the group."""
        return game.squad(game.figures[(*self.order, *self.many)[0]].squad).seat

    def start(self, game: Game) -> Step:
        """The more numerous side says in what order its men fight, before any die falls."""
        if not self.many:
            return Goto(self.fight)
        options = [SendFighter(one) for one in self.many]
        return Ask(self.seat(game), FIGHTER, options, self.chosen, self.why_not, {"figure": self.lone})

    def why_not(self, game: Game, choice: SendFighter) -> Refusal | None:
        """Those of the group who have no turn yet."""
        return None if choice.figure in self.many else Refusal("roe.cc.sequential", {"figure": choice.figure})

    def chosen(self, game: Game, choice: SendFighter) -> Step:
        """He is the next."""
        left = tuple([one for one in self.many if one != choice.figure])
        return Goto(self.but(many=left, order=(*self.order, choice.figure)).start)

    def fight(self, game: Game) -> Step:
        """Each in his turn; ranks stay as they were, whoever has fallen meanwhile."""
        if self.fought == len(self.order) or not game.figures[self.lone].is_there:
            return self.done()
        rank = self.fought + 1 if len(self.order) > 1 else 0
        duel = Duel(self.lone, self.order[self.fought], rank)
        return Call(duel, then=self.but(fought=self.fought + 1).fight)
