"""Scouting: when all have deployed, recon troops may crawl ahead before the battle begins."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table.points import squared
from bocage.kernel import Ask, Call, Dice, Frame, Point, Refusal, Seat, Step, UnitId
from bocage.systems.rules_of_engagement.rules.hiding.ambush import set_off
from bocage.systems.rules_of_engagement.rules.movement.candidates import anywhere, candidates
from bocage.systems.rules_of_engagement.rules.movement.march import March, Stay, allowance, why_not_march
from bocage.systems.rules_of_engagement.rules.movement.marching import Marching
from bocage.systems.rules_of_engagement.rules.troops.disengaging import scouts_of
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

SCOUT = "scout"
LISTED = 8


def crawling(squad: Squad) -> Squad:
    """A squad as if it had been ordered to crawl."""
    return squad.but(order="crawl")


def why_not_scout(game: Game, squad: Squad, march: March) -> Refusal | None:
    """One free crawl, of those who are recon alone.  [roe.special.recon-free-move roe.ruling.recon-order-observers]"""
    refusal = why_not_march(game, crawling(squad), march)
    if refusal is not None:
        return refusal
    scouts = scouts_of(game, squad)
    moved = [n for n, (at, to) in enumerate(zip(game.places[squad.id], march.to, strict=True)) if at != (to.x, to.y)]
    return None if set(moved) <= set(scouts) else Refusal("roe.special.recon-free-move", {"unit": squad.id})


def marches(game: Game, squad: Squad) -> list[March]:
    """Where recon troops may crawl: as a squad, or the observer alone."""
    reach = allowance(game, squad, "crawl", slowed=False)
    scouts = scouts_of(game, squad)
    if len(scouts) == game.strength(squad.id):
        return candidates(game, crawling(squad), reach, why_not_scout)
    places, lone = game.places[squad.id], scouts[0]
    near = sorted(
        (squared(one.at, places[lone]), one.at)
        for one in game.scene.stations
        if squared(one.at, places[lone]) <= reach**2
    )
    place = game.ground.footing(places[0]).place
    manner = game.ground.manner(place)
    found = [
        March(squad.id, tuple([Point(*(at if n == lone else there)) for n, there in enumerate(places)]), place, manner)
        for _, at in reversed(near)
    ]
    return [one for one in found if why_not_scout(game, squad, one) is None][:LISTED]


class ReconMoves(Frame[None]):
    """When all have deployed, each recon squad may make one free crawl, the defender's first.

    [roe.special.recon-free-move roe.ruling.recon-order]
    """

    moved: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """The next of them."""
        for seat in self._seats(game):
            for squad in game.squads_of(seat):
                if squad.id not in self.moved and game.vehicle(squad.id) is None and scouts_of(game, squad):
                    return Call(FreeMove(squad.id), then=self.but(moved=(*self.moved, squad.id)).start)
        return self.done()

    def _seats(self, game: Game) -> list[Seat]:
        sides = game.scene.scenario.sides.values()
        return sorted(range(len(sides)), key=lambda seat: game.scene.side(seat).role != "defender")


class FreeMove(Frame[None]):
    """A recon squad may crawl before the battle; nobody fires yet.  [roe.special.recon-free-move]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Where to, or not at all."""
        squad = game.squad(self.unit)
        listed: list[March | Stay] = [*marches(game, squad), Stay(self.unit)]
        return Ask(squad.seat, SCOUT, listed, self.chosen, self.why_not, {"unit": self.unit}, True, sample=self.sample)

    def why_not(self, game: Game, choice: March | Stay) -> Refusal | None:
        """The judge of free moves."""
        if isinstance(choice, Stay):
            return None if choice.unit == self.unit else Refusal("roe.move.procedure", {"unit": self.unit})
        return why_not_scout(game, game.squad(self.unit), choice)

    def sample(self, game: Game, dice: Dice) -> March:
        """Any place within reach."""
        squad = game.squad(self.unit)
        return anywhere(game, squad, allowance(game, squad, "crawl", slowed=False), dice)

    def chosen(self, game: Game, choice: March | Stay) -> Step:
        """They crawl, and those who were hidden stay so under cover."""
        if isinstance(choice, Stay):
            return self.done()
        game.put(crawling(game.squad(self.unit)))
        set_off(game, self.unit, choice)
        return Call(Marching.of(game, choice), then=self.arrived)

    def arrived(self, game: Game) -> Step:
        """They have no order yet."""
        if bits(game.members[self.unit]):
            game.put(game.squad(self.unit).but(order=None))
        return self.done()
