"""Effects at the beginning and at the end of a phase: abilities, then cards, then options, then the scenario's.

A chapter that has such an effect puts its source into the table of its moment: a function that answers the procedure
to run now, or None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from bocage.kernel import Call, Frame, Step
from bocage.systems.heroes_of_normandie.rules.cards.holding.event_windows import phase_events
from bocage.systems.heroes_of_normandie.rules.fire.sticky_bombs import bombs_explode
from bocage.systems.heroes_of_normandie.rules.hiding.concealed import take_back_markers
from bocage.systems.heroes_of_normandie.state.game import Game

Source = Callable[[Game], Frame[None] | None]
Sources = tuple[Source, ...]

ABILITIES: Mapping[str, Sources] = {}
CARDS: Mapping[str, Sources] = {
    "order-start": (lambda game: phase_events(game, "order-start"),),
    "order-tokens": (lambda game: phase_events(game, "order-tokens"),),
    "order-end": (lambda game: phase_events(game, "order-end"),),
    "reserve-start": (lambda game: phase_events(game, "reserve-start"),),
}
OPTIONS: Mapping[str, Sources] = {"reserve-start": (take_back_markers,), "reserve-end": (bombs_explode,)}
SCENARIO: Mapping[str, Sources] = {}
KINDS = (ABILITIES, CARDS, OPTIONS, SCENARIO)
"""The kinds of effects in the order in which they are resolved.  [hon.order.effect-order hon.reserve.step1
hon.reserve.step5]"""


class Effects(Frame[None]):
    """All effects of one moment, kind by kind.  [hon.order.effect-order]"""

    shown = False
    MOMENT: ClassVar[str] = ""
    done_so_far: int = 0

    def start(self, game: Game) -> Step:
        """Run the next effect that has anything to do."""
        number = 0
        for kind in KINDS:
            for source in kind.get(self.MOMENT, ()):
                number += 1
                if number > self.done_so_far and (frame := source(game)) is not None:
                    return Call(frame, then=self.but(done_so_far=number).start)
        return self.done()


class OrderPhaseBegins(Effects):
    """Step 1 of the Order phase.  [hon.order.steps]"""

    MOMENT = "order-start"


class OrderTokenEffects(Effects):
    """What grants tokens while they are taken.  [hon.ruling.sudden-death-timing]"""

    MOMENT = "order-tokens"


class OrderPhaseEnds(Effects):
    """Step 4 of the Order phase.  [hon.order.steps]"""

    MOMENT = "order-end"


class ReserveBegins(Effects):
    """Step 1 of the Reserve phase.  [hon.reserve.step1]"""

    MOMENT = "reserve-start"


class ReserveEnds(Effects):
    """Step 5 of the Reserve phase.  [hon.reserve.step5]"""

    MOMENT = "reserve-end"
