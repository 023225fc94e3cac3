"""The outcome of a round: who has won, and whether the loser keeps his nerve."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Call, Frame, Goto, Modifier, Pool, Seat, Step, Total, UnitId
from bocage.systems.rules_of_engagement.rules.discipline.fall_back import FallBack, has_way_back
from bocage.systems.rules_of_engagement.rules.discipline.modifiers import (
    LEAST,
    has_officer_near,
    is_in_cohesion,
)
from bocage.systems.rules_of_engagement.rules.discipline.states import destroy, is_below_half, set_state
from bocage.systems.rules_of_engagement.rules.discipline.tests import DisciplineTest
from bocage.systems.rules_of_engagement.rules.troops.qualities import fanaticism, has_nco, has_quality
from bocage.systems.rules_of_engagement.state.events.troops import TriesAgain
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad


def numbers(game: Game, squads: tuple[UnitId, ...], seat: Seat) -> int:
    """How many men a side has in the squads of a combat.  [roe.ruling.cc-who-wins]"""
    return sum([game.strength(unit) for unit in squads if game.squad(unit).seat == seat])


def weight(game: Game, squads: tuple[UnitId, ...], seat: Seat) -> int:
    """How many men a side counts as when it is asked who is outnumbered.  [roe.special.fanatic-cc]"""
    there = [game.squad(unit) for unit in squads if game.members[unit] and game.squad(unit).seat == seat]
    return sum([game.strength(squad.id) + fanaticism(game, squad) for squad in there])


class CombatTest(DisciplineTest):
    """The loser of a round tests his discipline, with a table of its own.  [roe.cc.loser-test]"""

    against: int
    """How many the enemy has in the combat."""
    friends: int
    """How many its own side has."""
    again: bool = False
    """Whether it is taken for the second time."""

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Stubborn troops who fail try once more.  [roe.special.stubborn]"""
        if pool.hits or self.again or not has_quality(game, game.squad(self.unit), "stubborn"):
            return super().rolled(game, pool)
        game.emit(TriesAgain(self.unit))
        return Goto(self.but(again=True).start)

    def modifiers(self, game: Game) -> Total:
        """See `DisciplineTest`."""
        return Total.of(self._terms(game, game.squad(self.unit)), LEAST)

    def _terms(self, game: Game, squad: Squad) -> Iterator[Modifier]:
        """State, numbers, strength and leaders count, and nothing else.  [roe.cc.loser-mods]"""
        book, combat = game.scene.rulebook.discipline, game.scene.rulebook.combat
        if squad.is_broken:
            yield Modifier("roe.disc.mod-state", book.state)
        if self.against >= 2 * self.friends:
            yield Modifier("roe.cc.loser-mods", combat.doubled)
        elif self.against > self.friends:
            yield Modifier("roe.cc.loser-mods", combat.outnumbered)
        if is_below_half(game, squad) or game.strength(squad.id) == 1:
            yield Modifier("roe.disc.mod-half", book.half)
        if has_nco(game, squad) and is_in_cohesion(game, squad):
            yield Modifier("roe.disc.mod-nco", book.nco)
        if has_officer_near(game, squad):
            yield Modifier("roe.disc.mod-officer", book.officer)


class Losing(Frame[None]):
    """A squad whose side has lost a round surrenders, or tests: it stays, or falls back shaken.

    [roe.cc.loser-test roe.cc.loser-surrender]
    """

    unit: UnitId
    against: int
    friends: int

    def start(self, game: Game) -> Step:
        """Too few against too many surrender without a die."""
        squad = game.squad(self.unit)
        if not game.members[self.unit]:
            return self.done()
        if is_below_half(game, squad) and self.friends < self.against:
            destroy(game, self.unit)
            return self.done()
        return Call(CombatTest(self.unit, self.against, self.friends), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """Whoever keeps his nerve fights on; whoever loses it falls back at once, and breaks up where he cannot.

        [roe.cc.loser-pass roe.cc.loser-fail roe.ruling.cc-fallback-path]
        """
        if passed:
            set_state(game, self.unit, "confident")
            return self.done()
        game.put(game.squad(self.unit).but(combat=None))
        set_state(game, self.unit, "shaken")
        if not has_way_back(game, game.squad(self.unit)):
            destroy(game, self.unit)
            return self.done()
        return Call(FallBack(self.unit), then=self.finished)
