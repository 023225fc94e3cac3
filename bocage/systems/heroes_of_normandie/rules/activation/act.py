"""Acts: what a unit may do when it is activated or on the move; each kind says whether it is legal and what it does.

A chapter brings its own kinds of acts and the function that finds them, which `offers` lists.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from bocage.kernel import Frame, Option, Record, Refusal, UnitId
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit

Mode = Literal["standing", "moving", "opportunity"]
Phase = Literal["activation", "reserve", "scout"]


class When(Record):
    """The moment of an act: standing or on the move, in which phase, with how many squares left to move.

    `flipped` tells whether the unit has changed its state in this action, `against` which unit it has to strike.
    """

    mode: Mode
    phase: Phase = "activation"
    left: int = 0
    flipped: bool = False
    fresh: bool = False
    """Whether a Movement Action has only just begun."""
    against: UnitId = NONE
    """The unit that Opportunity Fire has to strike."""


class Act(Option):
    """Something that a unit may do. One that fires is a Fire Action: once in an activation, never in reserve."""

    fires: ClassVar[bool] = False
    ends_move: ClassVar[bool] = False
    instant: ClassVar[bool] = False
    """Whether the unit may then do all that it could do before."""

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """The rule that forbids it."""
        raise NotImplementedError

    def begin(self, game: Game, unit: Unit, when: When) -> Frame[None]:
        """The procedure that carries it out."""
        raise NotImplementedError
