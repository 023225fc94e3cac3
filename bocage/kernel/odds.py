"""Exact odds: the same steps under enumerating dice, to the end of a named procedure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from bocage.kernel.dice import Branch, EnumeratingDice
from bocage.kernel.errors import BadSave, RulesError, Unknown
from bocage.kernel.events import Event
from bocage.kernel.frames import Frame, Option
from bocage.kernel.game import Game
from bocage.kernel.records import Seat, named
from bocage.kernel.windows import passing

MOST_QUESTIONS = 1_000

Path = tuple[tuple[Any, Fraction], ...]
"""The outcomes of throws so far, each with its chance."""
Reply = Callable[[Sequence[Option]], Option]


class Chance(NamedTuple):
    """What may come of an option, and how likely it is.

    >>> Chance(Fraction(1, 6), ()).probability
    Fraction(1, 6)
    """

    probability: Fraction
    events: tuple[Event, ...]


def odds(
    game: Game, seat: Seat, option: Option, package: str, *, until: str = "", reply: Reply = passing
) -> list[Chance]:
    """Every outcome of an option with its probability, the likeliest first.

    The game runs until the frame of the package that is named `until` is over (by default `option.until`, else the
    frame that asks); what comes before that frame is played once. Each question on the way gets the answer that `reply`
    picks: the one that passes, or the first. Outcomes are told apart by the events with `outcome` set that the seat
    hears.
    """
    name = until or option.until
    watch = _frame_named(name, package) if name else None
    below = game.below(watch) if watch else game.stack
    chances: dict[tuple[Event, ...], Fraction] = {}
    first = game.clone()
    first.hush()
    first.watch, first.until, first.halts = watch, below, watch is not None
    paths: list[tuple[Game, Path, Fraction]] = [(first, (), Fraction(1))]
    while paths:
        origin, path, likely = paths.pop()
        trial = origin.clone()
        trial.dice = EnumeratingDice(path)
        try:
            _play_out(trial, seat, option, reply)
        except Branch as branch:
            paths.extend((origin, (*path, outcome), likely * outcome[1]) for outcome in branch.outcomes)
            continue
        if trial.halts and trial.watch is None:
            trial.halts = False
            paths.append((trial, (), likely))
            continue
        heard = tuple(told.event for told in trial.told if told.event.outcome and told.heard_by(seat))
        chances[heard] = chances.get(heard, Fraction(0)) + likely
    return sorted((Chance(p, events) for events, p in chances.items()), key=lambda chance: -chance.probability)


def _frame_named(name: str, package: str) -> type[Frame[Any]]:
    try:
        return named(name, Frame, package)
    except BadSave:
        raise Unknown(f"no procedure is called {name!r}") from None


def _play_out(game: Game, seat: Seat, option: Option, reply: Reply) -> None:
    """Answer and go on; or go on from the beginning of the watched frame, where the game has halted."""
    if game.asked is None:
        game.proceed()
    else:
        game.answer(seat, option)
    for _ in range(MOST_QUESTIONS):
        questions = game.questions()
        if not questions:
            return
        waiting, options = next(iter(questions.items()))
        game.answer(waiting, reply(options))
    raise RulesError(f"after {MOST_QUESTIONS} questions {type(option).__name__} has come to no end")
