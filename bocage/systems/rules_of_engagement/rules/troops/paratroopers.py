"""Paratroopers: before they deploy some of them turn out to have come down elsewhere."""

from __future__ import annotations

from typing import Annotated

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pool, Refusal, Roll, Step, Thing, UnitId
from bocage.systems.rules_of_engagement.rules.troops.qualities import has_quality
from bocage.systems.rules_of_engagement.rules.works.passage import EXPERIENCE, experience_of
from bocage.systems.rules_of_engagement.state.events.troops import Dropped, WentMissing
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Figure, Squad

MISSING = "missing"


class LeaveOut(Option):
    """This man is not with his squad."""

    figure: Annotated[int, Thing("figure", "aim")]


def drops(game: Game, squad: Squad) -> bool:
    """Whether a squad tests how it came down: parachute squads, and the headquarters of a force that has some.

    [roe.special.paratrooper]
    """
    if game.scene.squad_kinds[squad.kind].kind == "hq":
        return any(has_quality(game, one, "paratrooper") for one in game.squads if one.seat == squad.seat)
    return has_quality(game, squad, "paratrooper")


def men_of(game: Game, unit: UnitId) -> list[Figure]:
    """Those of a squad who are with it, on the table or not yet."""
    return [one for one in game.figures if one.squad == unit and not one.lost]


class Drops(Frame[None]):
    """Before both sides deploy, squads that came by air test their experience, one after the other.

    [roe.special.paratrooper]
    """

    shown = False
    tested: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """The next of them."""
        for squad in game.squads:
            if squad.id not in self.tested and drops(game, squad):
                return Call(Drop(squad.id), then=Drops((*self.tested, squad.id)).start)
        return self.done()


class Drop(Frame[None]):
    """A squad tests how it came down.  [roe.special.paratrooper roe.special.paratrooper-loss]"""

    unit: UnitId
    missing: int = 0

    def start(self, game: Game) -> Step:
        """A test of experience."""
        return Call(Roll(EXPERIENCE, game.squad(self.unit).seat, 1, experience_of(game, self.unit)), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Who fails misses some men."""
        sides = game.scene.rulebook.troops.astray
        missing = 0 if pool.hits else min(game.dice.die(sides), len(men_of(game, self.unit)))
        game.emit(Dropped(self.unit, missing))
        return Goto(self.but(missing=missing).choose)

    def choose(self, game: Game) -> Step:
        """Whom, its owner says."""
        if not self.missing:
            return self.done()
        options = [LeaveOut(one.id) for one in men_of(game, self.unit)]
        return Ask(game.squad(self.unit).seat, MISSING, options, self.chosen, self.why_not, {"unit": self.unit})

    def why_not(self, game: Game, choice: LeaveOut) -> Refusal | None:
        """Somebody of the squad."""
        if any(one.id == choice.figure for one in men_of(game, self.unit)):
            return None
        return Refusal("roe.special.paratrooper-loss", {"unit": self.unit})

    def chosen(self, game: Game, choice: LeaveOut) -> Step:
        """He never was there: neither the squad nor its side counts him.  [roe.special.paratrooper-breakpoint]"""
        squad = game.squad(self.unit)
        game.put(game.figures[choice.figure].but(lost=True))
        game.put(squad.but(start=squad.start - 1))
        game.emit(WentMissing(self.unit, choice.figure))
        return Goto(self.but(missing=self.missing - 1).choose)
