"""Imagining: games that a seat cannot tell from the one it plays, and how they go on by the plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bocage.kernel.dice import Dice
from bocage.kernel.frames import Ask
from bocage.kernel.match import Decision

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.game import Game
    from bocage.kernel.records import Seat
    from bocage.players.guide import Guide
    from bocage.system import System

MOST_ANSWERS = 200
CLEARLY = 0.05
"""By how much the plan must expect less of an option than of its favourite for it to be clearly worse."""
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class QuickDice(Dice):
    """Dice for games that are only imagined: a counter through a mixing function, quick and easily repeated.

    >>> QuickDice(7).dice(5) == QuickDice(7).dice(5) != QuickDice(8).dice(5)
    True
    """

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed & _MASK

    def draw(self, bound: int) -> int:
        """See `Dice.draw`."""
        self.counter += 1
        return (mixed(self.seed + self.counter) >> 32) * bound // (1 << 32) + 1

    def renew(self) -> None:
        """Go on with the next dice, however many of these were thrown."""
        self.seed = mixed(self.seed)
        self.counter = 0


def mixed(number: int) -> int:
    """A number of 64 bits that looks like any other (splitmix).

    >>> mixed(1)
    16294208416658607535
    """
    value = number * _STEP & _MASK
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & _MASK
    return value ^ value >> 31


class Horizon:
    """How far an imagined game goes on: so many procedures, or to the end of a round if that comes first.

    Where a round ends no side is half a turn ahead, which is when games are best compared. Each procedure gets dice of
    its own, so that games which began with different options go on with the same luck.
    """

    __slots__ = ("_stage", "procedures")

    def __init__(self, procedures: int, stage: int | None = None) -> None:
        self.procedures = procedures
        self._stage = stage

    def is_reached(self, system: System, game: Game) -> bool:
        """Whether to stop at a question; each is looked at once."""
        mind = system.mind
        if self.procedures > 0 and mind.is_settled(game):
            self.procedures -= 1
            if self._stage is not None and mind.is_even(game) and mind.stage(game) > self._stage:
                self.procedures = 0
            if isinstance(game.dice, QuickDice):
                game.dice.renew()
        return self.procedures <= 0


def in_time() -> bool:
    """It is never late."""
    return False


class Imagination:
    """What one seat can imagine of one decision: determinized games, and their evaluation.

    The worlds are numbered: the same seed and number imagine the same cards and the same dice.
    """

    def __init__(self, system: System, view: View, decision: Decision, seed: int, guide: Guide | None = None) -> None:
        self.system = system
        self.view = view
        self.decision = decision
        self.seed = seed
        self._worlds: dict[int, Game] = {}
        self._advice: Sequence[float] | None = None
        self._network = system.mind.network(view.scene)
        self._expect = system.mind.expect if guide is None else guide.expect

    def world(self, number: int, chance: int | None = None) -> Game:
        """A game of its own to go on with: the world of a number, with its dice or with others."""
        known = self._worlds.get(number)
        if known is None:
            known = self._worlds[number] = self.system.play.determinize(self.view, QuickDice(mixed(self.seed + number)))
            known.hush()
        game = known.clone()
        game.dice = QuickDice(mixed(self.seed ^ (number if chance is None else chance) + 1 << 20))
        return game

    def advice(self) -> Sequence[float]:
        """What the plan expects of the options of the decision."""
        if self._advice is None:
            self._advice = self.system.mind.expect(self.world(0), self.decision)
        return self._advice

    def expect(self, game: Game, decision: Decision) -> Sequence[float]:
        """What is expected of the options of a question that comes up later."""
        return self._expect(game, decision)

    def follow(self, game: Game, course: Sequence[Any], stays: bool = False) -> None:
        """Let the seat choose the options of a course one after the other, as long as they are on offer.

        What is asked in between, of whomever, is answered by the plan; so is what is asked at its end, where whoever
        `stays` takes no further step.
        """
        seat = self.decision.seat
        game.answer(seat, course[0])
        for option in course[1:]:
            decision = self._asked_again(game)
            if decision is None or option not in decision.options:
                return
            game.answer(seat, option)
        if not stays or (decision := self._asked_again(game)) is None:
            return
        others = tuple(option for option in decision.options if type(option) is not type(course[-1]))
        if others:
            game.answer(seat, planned(self.system, game, Decision(seat, decision.prompt, others, decision.args, 0)))

    def _asked_again(self, game: Game) -> Decision | None:
        """The same question, if it is asked once more before the procedure is over; what comes before is planned."""
        for _ in range(MOST_ANSWERS):
            decision = question(game)
            if decision is None or (decision.seat == self.decision.seat and decision.prompt == self.decision.prompt):
                return decision
            if self.system.mind.is_settled(game):
                return None
            game.answer(decision.seat, planned(self.system, game, decision))
        return None

    def finish(self, game: Game, horizon: Horizon, is_late: Callable[[], bool] = in_time) -> bool:
        """Let every seat follow the plan, until the horizon is reached; answers whether that was before it was late."""
        system = self.system
        for _ in range(MOST_ANSWERS * horizon.procedures):
            decision = question(game)
            if decision is None or horizon.is_reached(system, game):
                break
            if is_late():
                return False
            game.answer(decision.seat, planned(system, game, decision))
        return True

    def value(self, game: Game, seat: Seat) -> float:
        """How the game stands for a seat: its result, or the system's evaluation, corrected by what was learned."""
        if game.result is not None:
            winners = game.result.winners
            return (1.0 if seat in winners else -1.0) if winners else 0.0
        mind = self.system.mind
        evaluation = mind.evaluation(game, seat)
        return evaluation if self._network is None else self._network.value(mind.channels, game, seat, evaluation)


def question(game: Game) -> Decision | None:
    """The first question that an imagined game waits with, or None when it is over."""
    asked = game.asked
    if asked is None:
        return None
    if type(asked) is Ask:
        return Decision(asked.seat, asked.prompt, asked.options, asked.args, 0)
    seat = next(seat for seat in asked.options if seat not in game.answers)
    return Decision(seat, asked.prompt, asked.options[seat], asked.args, 0)


def planned(system: System, game: Game, decision: Decision) -> Any:
    """The option that the plan likes best, the first of several."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    advice = system.mind.advise(game, decision)
    return options[max(range(len(options)), key=advice.__getitem__)]


def promising(advice: Sequence[float], most: int, gap: float = CLEARLY) -> list[int]:
    """The places of the options worth trying, the plan's favourite first: none of which it expects less by `gap`.

    >>> promising([0.02, -0.3, 0.09, 0.05], most=2)
    [2, 3]
    """
    least = max(advice) - gap
    order = [place for place, score in enumerate(advice) if score >= least]
    order.sort(key=lambda place: -advice[place])
    return order[:most]
