"""The preliminary bombardment: the attacker's artillery falls before the first turn."""

from __future__ import annotations

from typing import Annotated

from bocage.board.table.points import middle
from bocage.kernel import Ask, Call, Dice, Frame, Goto, Option, Pass, PlaceId, Point, Refusal, Seat, Step, Thing
from bocage.kernel.frames import PASS
from bocage.systems.rules_of_engagement.rules.artillery.hidden import ShelledMarkers, settle, shelled
from bocage.systems.rules_of_engagement.rules.artillery.landing import BOMBARDMENT, Landing
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND, Piece
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Battery, BatteryId

BOMBARD = "bombard"


class Bombard(Option):
    """A battery fires at a place, or at a single spot."""

    battery: BatteryId
    place: Annotated[int, Thing("place", "aim")]
    at: Point


def is_target(piece: Piece) -> bool:
    """Whether a piece of terrain is a target by itself: buildings, woods and the like, but no fields and hedges.

    [roe.arty.prelim-targets]
    """
    return not piece.kind.linear and (piece.kind.walls or piece.kind.los == "area" or bool(piece.kind.av))


def centre_of(piece: Piece) -> Point:
    """The middle of a piece of terrain."""
    return Point(*middle(piece.text.outline))


def why_not_target(game: Game, place: PlaceId, at: Point) -> str:
    """Whether a battery may fire there: at the middle of what is a target by itself, or at a spot on the table.

    [roe.arty.prelim-targets]
    """
    piece = game.ground.piece(place)
    if place == OPEN_GROUND:
        return "" if game.ground.holds((at.x, at.y)) else "roe.arty.prelim-targets"
    return "" if piece is not None and is_target(piece) and at == centre_of(piece) else "roe.arty.prelim-targets"


def targets(game: Game) -> list[tuple[PlaceId, Point]]:
    """What is worth listing: all that is a target by itself, and the middles of the rest."""
    return [
        (piece.place if is_target(piece) else OPEN_GROUND, centre_of(piece))
        for piece in game.ground.pieces
        if piece.kind.cover != "none"
    ]


def may_bombard(game: Game, seat: Seat) -> bool:
    """Only in a battle of attack and defence, and only the attacker.  [roe.arty.prelim-when]"""
    roles = [side.role for side in game.scene.scenario.sides.values()]
    return "defender" in roles and roles[seat] == "attacker"


class Bombardment(Frame[None]):
    """After deployment the attacker uses batteries or keeps them.  [roe.arty.prelim-when roe.arty.options]"""

    kept: tuple[int, ...] = ()

    def start(self, game: Game) -> Step:
        """At what does the next battery fire?"""
        battery = self._next(game)
        if battery is None:
            for squad in game.squads:
                if squad.hits:
                    settle(game, squad.id)
            return Call(ShelledMarkers(shelled(game)), then=self.finished)
        options: list[Bombard | Pass] = [Bombard(battery.id, *one) for one in targets(game)]
        args = {"battery": battery.id}
        return Ask(battery.seat, BOMBARD, [*options, PASS], self.chosen, self.why_not, args, True, sample=self.sample)

    def _next(self, game: Game) -> Battery | None:
        for battery in game.batteries:
            if not battery.spent and battery.id not in self.kept and may_bombard(game, battery.seat):
                return battery
        return None

    def why_not(self, game: Game, choice: Bombard | Pass) -> Refusal | None:
        """The battery that is asked for, at a target."""
        if isinstance(choice, Pass):
            return None
        battery = self._next(game)
        chosen = game.batteries[choice.battery]
        if not may_bombard(game, chosen.seat):
            return Refusal("roe.arty.prelim-when", {"battery": choice.battery})
        if battery is None or choice.battery != battery.id:
            return Refusal("roe.arty.options", {"battery": choice.battery}, "battery")
        rule = why_not_target(game, choice.place, choice.at)
        return Refusal(rule, {"battery": choice.battery}) if rule else None

    def sample(self, game: Game, dice: Dice) -> Bombard:
        """Any spot."""
        width, depth = game.ground.size
        battery = self._next(game)
        assert battery is not None
        return Bombard(battery.id, OPEN_GROUND, Point(dice.draw(width), dice.draw(depth)))

    def chosen(self, game: Game, choice: Bombard | Pass) -> Step:
        """It fires, or is kept for the battle."""
        if isinstance(choice, Pass):
            battery = self._next(game)
            assert battery is not None
            return Goto(Bombardment((*self.kept, battery.id)).start)
        game.put(game.batteries[choice.battery].but(aim=choice.at, place=choice.place))
        return Call(Landing(choice.battery, BOMBARDMENT), then=self.start)
