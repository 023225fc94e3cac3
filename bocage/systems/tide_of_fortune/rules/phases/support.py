"""New support points, and naval ones."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN

SHARE = "support.share"


class Share(Option):
    """Give so many of the new points to the first pool, the rest to the other."""

    points: int


class SupportSegment(Frame[None]):
    """Each side receives the points of its scenario; a side with two pools divides them as it likes.

    [tof.3.final-support tof.s1.allied-points tof.ruling.support-pools tof.9.naval-pool]
    """

    seat: Seat = ALLIED

    def start(self, game: Game) -> Step:
        """One side after the other."""
        if self.seat > GERMAN:
            return self.done()
        self.reinforce_navy(game)
        return Goto(self.ask)

    def reinforce_navy(self, game: Game) -> None:
        """[tof.9.naval-pool]"""
        side, means = game.sides[self.seat], game.scene.means(self.seat)
        naval = min(side.naval + means.naval_per_turn, game.scene.rulebook.caps.naval)
        if naval != side.naval:
            game.put(side.but(naval=naval))

    def ask(self, game: Game) -> Step:
        """Ask for the share of the first pool, where there are two."""
        new = game.scene.means(self.seat).support_per_turn
        if len(game.sides[self.seat].support) < 2:
            return Goto(self.but(seat=self.seat).take_all)
        options = [Share(points) for points in range(new + 1)]
        return Ask(self.seat, SHARE, options, self.shared, self.why_not, args={"points": new})

    def why_not(self, game: Game, choice: Share) -> Refusal | None:
        """Not more than there are.  [tof.s1.allied-points]"""
        new = game.scene.means(self.seat).support_per_turn
        return None if 0 <= choice.points <= new else Refusal("tof.s1.allied-points", {"points": new})

    def take_all(self, game: Game) -> Step:
        """A single pool takes all."""
        return self.divide(game, game.scene.means(self.seat).support_per_turn)

    def shared(self, game: Game, choice: Share) -> Step:
        """Each pool gets its part."""
        return self.divide(game, choice.points)

    def divide(self, game: Game, first: int) -> Step:
        """What exceeds a track is lost.  [tof.3.final-support]"""
        side, means = game.sides[self.seat], game.scene.means(self.seat)
        parts = (first, means.support_per_turn - first)
        support = list(side.support)
        for number, (pool, points) in enumerate(zip(means.pools, parts, strict=False)):
            support[number] = min(support[number] + points, game.scene.rulebook.caps.support)
            game.emit(events.SupportReceived(self.seat, pool, points))
        game.put(side.but(support=tuple(support)))
        return Goto(SupportSegment(self.seat + 1).start)
