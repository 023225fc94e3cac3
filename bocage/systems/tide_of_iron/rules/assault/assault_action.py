"""The Assault action (Assaut): a squad moves up, at a cost, and may then assault an adjacent hex."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Goto, Refusal, Step
from bocage.systems.tide_of_iron.rules.assault.assault import (
    Assault,
    AssaultHex,
    assault_hexes,
    can_assault,
    why_no_assault,
)
from bocage.systems.tide_of_iron.rules.movement.advance import (
    Movement,
    Way,
    can_move,
    is_over,
    legs_of,
    why_cannot_move,
)
from bocage.systems.tide_of_iron.rules.movement.entering import why_not_stay
from bocage.systems.tide_of_iron.scene.scene import POINT
from bocage.systems.tide_of_iron.state.game import Game, Unit


def penalty(game: Game) -> int:
    """What the action costs a squad, in thirds of a point, also if it does not assault in the end.

    [toi.action.assault]
    """
    return game.scene.rulebook.assault_action.points * POINT


class AssaultMovement(Movement):
    """The squad moves, also not at all, and may then assault, which ends its move; then it is fatigued.

    [toi.action.assault toi.action.assault-fatigue toi.ruling.assault-without-moving]
    """

    @classmethod
    def of(cls, game: Game, unit: Unit) -> AssaultMovement:
        """The whole action."""
        return cls(unit.id, unit.hex, unit.hex, legs_of(game, unit))

    def penalty(self, game: Game, unit: Unit) -> int:
        """See `penalty`."""
        return penalty(game)

    def choose(self, game: Game) -> Step:
        """Step 7, beside the others: assault from here.  [toi.timing.m7-attack]"""
        unit = game.units[self.unit]
        points = self.points(game, unit)
        options: list[Way | AssaultHex] = [] if is_over(unit) else [*self.ways(game, unit, points)]
        if not options:
            return Goto(self.end)
        if unit.hex == self.safe:
            options += [AssaultHex(hex) for hex in bits(assault_hexes(game, unit, self.entered_obstacle))]
        return Ask(unit.seat, self.prompt, options, self.chosen, self.why_not, self.about(points))

    def why_not(self, game: Game, choice: Way | AssaultHex) -> Refusal | None:
        """Why the squad cannot go there, or assault that."""
        if not isinstance(choice, AssaultHex):
            return super().why_not(game, choice)
        unit = game.units[self.unit]
        if unit.hex != self.safe and (refusal := why_not_stay(game, unit, "attack")) is not None:
            return refusal
        return why_no_assault(game, unit, choice.hex, self.entered_obstacle)

    def chosen(self, game: Game, choice: Way | AssaultHex) -> Step:
        """Go there, or assault and move no more."""
        if not isinstance(choice, AssaultHex):
            return super().chosen(game, choice)
        unit = game.units[self.unit]
        return Call(Assault(unit.id, choice.hex), then=self.assaulted)

    def assaulted(self, game: Game) -> Step:
        """The assault was the end of the move; where the squad is now, there it stays."""
        return Goto(self.but(safe=game.units[self.unit].hex).end)


def may_assault(game: Game, unit: Unit) -> bool:
    """Whether a unit can take the Assault action."""
    return can_assault(game, unit) and can_move(game, unit, penalty(game))


def why_no_assault_action(game: Game, unit: Unit) -> Refusal | None:
    """Vehicles and squads with a heavy weapon never assault.  [toi.action.assault-who]"""
    if not can_assault(game, unit):
        return Refusal("toi.action.assault-who", {"unit": unit.id})
    return why_cannot_move(game, unit, penalty(game))
