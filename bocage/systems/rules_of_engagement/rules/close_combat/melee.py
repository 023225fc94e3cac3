"""A round of a close combat: group by group, then winner, loser's nerve, reinforcement or exploitation."""

from __future__ import annotations

from typing import Annotated

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Seat, Step, Thing, UnitId
from bocage.kernel.frames import PASS
from bocage.systems.rules_of_engagement.rules.close_combat.contact import release
from bocage.systems.rules_of_engagement.rules.close_combat.duel import GroupFight
from bocage.systems.rules_of_engagement.rules.close_combat.exploitation import Exploit
from bocage.systems.rules_of_engagement.rules.close_combat.groups import Knot, knots
from bocage.systems.rules_of_engagement.rules.close_combat.outcome import Losing, numbers, weight
from bocage.systems.rules_of_engagement.rules.close_combat.reinforcement import Reinforcing
from bocage.systems.rules_of_engagement.rules.discipline.states import set_state
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.state.events.close_combat import CombatDrawn, CombatWon
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Combat

GROUP = "combat.group"


class FightGroup(Option):
    """The group round this man fights next."""

    figure: Annotated[int, Thing("figure", "aim")]


class Melee(Frame[None]):
    """A round of the combat between some squads; `before` says how many men each side had in it.

    [roe.cc.steps roe.cc.groups roe.ruling.cc-order]
    """

    squads: tuple[UnitId, ...]
    groups: tuple[Knot, ...] = ()
    before: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, game: Game, squads: tuple[UnitId, ...]) -> Melee:
        """The round that begins as the squads stand."""
        return cls(squads, knots(game, squads), (numbers(game, squads, 0), numbers(game, squads, 1)))

    def start(self, game: Game) -> Step:
        """Which group is next is for the active player to say; passing, he takes them as they stand."""
        if not self.groups:
            return Goto(self.reckon)
        options: list[FightGroup | Pass] = [FightGroup(knot.lone) for knot in self.groups]
        if len(self.groups) > 1:
            options.append(PASS)
        return Ask(game.now.active, GROUP, options, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: FightGroup | Pass) -> Refusal | None:
        """Groups that have not fought."""
        if isinstance(choice, Pass) or any(knot.lone == choice.figure for knot in self.groups):
            return None
        return Refusal("roe.cc.groups", {"figure": choice.figure})

    def chosen(self, game: Game, choice: FightGroup | Pass) -> Step:
        """It fights."""
        if isinstance(choice, Pass):
            return Goto(self.fight_on)
        knot = next(knot for knot in self.groups if knot.lone == choice.figure)
        return Call(GroupFight(knot.lone, knot.many), then=self._without(knot).start)

    def fight_on(self, game: Game) -> Step:
        """All that are left, one after the other."""
        if not self.groups:
            return Goto(self.reckon)
        knot = self.groups[0]
        return Call(GroupFight(knot.lone, knot.many), then=self._without(knot).fight_on)

    def _without(self, knot: Knot) -> Melee:
        return self.but(groups=tuple([one for one in self.groups if one != knot]))

    def lost(self, game: Game, seat: Seat) -> int:
        """How many men a side has lost in the round."""
        return self.before[seat] - numbers(game, self.squads, seat)

    def side(self, game: Game, seat: Seat) -> list[UnitId]:
        """The squads of a side that are still in the combat."""
        return [
            unit
            for unit in self.squads
            if game.squad(unit).seat == seat and game.members[unit] and game.squad(unit).combat is not None
        ]

    def reckon(self, game: Game) -> Step:
        """The side that has lost fewer men wins, and one that is alone; at equal losses all fight on, as confident men.

        [roe.cc.winner roe.cc.draw-confident roe.cc.winner-confident roe.ruling.cc-nobody-left]
        """
        losses = self.lost(game, 0), self.lost(game, 1)
        winner = self._winner(game, losses)
        if winner is None:
            game.emit(CombatDrawn(losses[0]))
            for unit in self.squads:
                if game.members[unit]:
                    set_state(game, unit, "confident")
            return Goto(self.go_on)
        game.emit(CombatWon(winner, losses[other(winner)], losses[winner]))
        for unit in self.side(game, winner):
            set_state(game, unit, "confident")
        for unit in self.side(game, other(winner)):
            squad = game.squad(unit)
            game.put(squad.but(combat=(squad.combat or Combat()).but(pressed=True)))
        sizes = weight(game, self.squads, winner), weight(game, self.squads, other(winner))
        return Call(LosingSide(tuple(self.side(game, other(winner))), *sizes), then=self.go_on)

    def _winner(self, game: Game, losses: tuple[int, int]) -> Seat | None:
        """Who has won, if anybody has.  [roe.cc.winner roe.ruling.cc-nobody-left]"""
        alone = [seat for seat in (0, 1) if not numbers(game, self.squads, other(seat))]
        if alone:
            return alone[0] if len(alone) == 1 else None
        return None if losses[0] == losses[1] else int(losses[1] < losses[0])

    def go_on(self, game: Game) -> Step:
        """Where both sides are left they bring up more men; where one is gone the other may exploit.

        [roe.cc.reinforce roe.cc.exploit]
        """
        sides = self.side(game, 0), self.side(game, 1)
        if sides[0] and sides[1]:
            active = game.now.active
            return Call(Reinforcing((*sides[active], *sides[other(active)])), then=self.come_up)
        release(game)
        return Call(Exploitation(tuple(sides[0] or sides[1])), then=self.finished)

    def come_up(self, game: Game) -> Step:
        """Whoever touches nobody after that is out of it."""
        release(game)
        return self.done()


class LosingSide(Frame[None]):
    """The squads of the side that has lost a round answer for their nerves, one after the other.

    The numbers are those of both sides after the round.  [roe.cc.loser-test roe.ruling.cc-who-wins]
    """

    shown = False
    squads: tuple[UnitId, ...]
    against: int
    friends: int

    def start(self, game: Game) -> Step:
        """The next of them."""
        if not self.squads:
            return self.done()
        onward = self.but(squads=self.squads[1:])
        return Call(Losing(self.squads[0], self.against, self.friends), then=onward.start)


class Exploitation(Frame[None]):
    """The squads that are left alone on the field may make use of it, one after the other.  [roe.cc.exploit]"""

    shown = False
    squads: tuple[UnitId, ...]

    def start(self, game: Game) -> Step:
        """The next of them."""
        if not self.squads:
            return self.done()
        onward = Exploitation(self.squads[1:])
        if not game.members[self.squads[0]]:
            return Goto(onward.start)
        return Call(Exploit(self.squads[0]), then=onward.start)
