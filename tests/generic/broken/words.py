"""Mistakes of legality and of words."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import (
    Event,
    Modifier,
    Option,
    Refusal,
    Seat,
    Step,
    Total,
)

from ..mini import rules, sequence
from ..mini.state import Fire, Ford, GiveOrder, Stop, Unit
from .variant import Action, Patch, variant


@variant
def lenient_judge(patch: Patch) -> None:
    patch.setattr(sequence, "why_not_act", lambda game, unit, points, choice: None)


@variant
def strict_judge(patch: Patch) -> None:
    def why_not_act(game: Ford, unit: Unit, points: int, choice: Action) -> Refusal | None:
        return Refusal("mini.fire.range") if isinstance(choice, Fire) else rules.why_not_act(game, unit, points, choice)

    patch.setattr(sequence, "why_not_act", why_not_act)


@variant
def failing_judge(patch: Patch) -> None:
    def why_not_order(game: Ford, seat: Seat, choice: GiveOrder) -> Refusal | None:
        return {unit.id: None for unit in game.units_of(seat)}[choice.unit]

    patch.setattr(sequence, "why_not_order", why_not_order)


@variant
def lawless_judge(patch: Patch) -> None:
    patch.setattr(sequence, "why_not_lay", lambda game, choice: _lawless(rules.why_not_lay(game, choice)))


def _lawless(refusal: Refusal | None) -> Refusal | None:
    return None if refusal is None else Refusal("mini.mine.nowhere", refusal.args)


@variant
def writing_judge(patch: Patch) -> None:
    def why_not_act(game: Ford, unit: Unit, points: int, choice: Action) -> Refusal | None:
        refusal = rules.why_not_act(game, unit, points, choice)
        if refusal is not None:
            game.put(game.sides[0].but(coins=game.sides[0].coins + 1))
        return refusal

    patch.setattr(sequence, "why_not_act", why_not_act)


@variant
def undiscerning_step(patch: Patch) -> None:
    done = sequence.Act.do

    def do(self: sequence.Act, game: Ford, choice: Option) -> Step:
        return done(self, game, choice)  # type: ignore[arg-type]

    patch.setattr(sequence.Act, "do", do)


# Words


class Salute(Stop):
    """An option without a text."""


class Spoke(Event):
    words: str


class Sum(Event):
    total: Total


def telling(patch: Patch, event: Event) -> None:
    shown = sequence.Acting.start

    def start(self: sequence.Acting, game: Ford) -> Step:
        game.emit(event)
        return shown(self, game)

    patch.setattr(sequence.Acting, "start", start)


@variant
def untexted(patch: Patch) -> None:
    def actions(game: Ford, unit: Unit, points: int) -> Sequence[Action]:
        return [*rules.actions(game, unit, points), Salute()]

    patch.setattr(sequence, "actions", actions)


@variant
def wrong_argument(patch: Patch) -> None:
    patch.setattr(sequence.Act, "why_not", lambda self, game, choice: Refusal("mini.fire.range", {"unit": 0}))


@variant
def undeclared_argument(patch: Patch) -> None:
    patch.setattr(sequence.Act, "why_not", lambda self, game, choice: Refusal("mini.fire.range", {"enemy": 3}))


@variant
def nobody(patch: Patch) -> None:
    refusal = Refusal("mini.fire.range", {"unit": 99, "range": 2})
    patch.setattr(sequence.Act, "why_not", lambda self, game, choice: refusal)


@variant
def sentence(patch: Patch) -> None:
    telling(patch, Spoke("the mine is laid"))


@variant
def lawless_modifier(patch: Patch) -> None:
    telling(patch, Sum(Total.of([Modifier("mini.fire.rain", 2)])))


@variant
def lawless_result(patch: Patch) -> None:
    finished = Ford.finish

    def finish(self: Ford, winners: Sequence[Seat], rule: str) -> None:
        finished(self, winners, "mini.victory.luck")

    patch.setattr(Ford, "finish", finish)
