"""Checks of odds: exact chances agree with what happens when the same dice are rolled many times."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

from bocage.kernel import Ask, BadSave, Event, Frame, Game, LiveDice, Match, Option, Seat, passing
from bocage.kernel.records import named
from bocage.system import System

from .play import chance_for, ensure, played, some, where

Sample = tuple[tuple[Event, ...], bool]

SAMPLES = 400
OPTIONS = 2
POSITIONS = 6
DEVIATIONS = 5.0
SLACK = 0.01


def check_odds(system: System, scenario: str, seed: int) -> None:
    """The exact odds of committing options add up to one, and agree with samples."""
    game = played(system, scenario, seed)
    committing = [match for match in game.positions if any(_options(match))]
    for match in some(committing, POSITIONS, chance_for(game.match, "odds")):
        for option, seat in some(_options(match), OPTIONS, chance_for(match, "odds")):
            _check_option(match, option, seat)


def _options(match: Match) -> list[tuple[Option, Seat]]:
    return [
        (option, decision.seat) for decision in match.pending.values() for option in decision.options if option.until
    ]


def _check_option(match: Match, option: Option, seat: Seat) -> None:
    frame = _frame(match, option)
    exact = {chance.events: chance.probability for chance in match.odds(option, seat=seat)}
    ensure(sum(exact.values()) == 1, match, f"the odds of {option} add up to {sum(exact.values())}")
    base = match.imagined(seat, match.game.dice.clone())
    samples = [_sample(base, f"{match.setup.scenario}:{n}", seat, option, frame) for n in range(SAMPLES)]
    counted = Counter(events for events, _ in samples)
    ensure(
        any(entered for _, entered in samples), match, f"{option} shows its odds until {option.until}, which never runs"
    )
    for events in dict.fromkeys([*exact, *counted]):
        chance, share = exact.get(events, Fraction(0)), Fraction(counted[events], SAMPLES)
        spread = DEVIATIONS * sqrt(float(chance * (1 - chance)) / SAMPLES) + SLACK
        close = abs(float(share - chance)) <= spread and (events in exact or share == 0)
        problem = (
            f"{option} leads to {events} with {float(chance):.3f}, and did in {float(share):.3f} of {SAMPLES} samples"
        )
        ensure(close, match, problem)


def _frame(match: Match, option: Option) -> type[Frame[Any]]:
    try:
        return named(option.until, Frame, match.play.package)
    except BadSave:
        raise AssertionError(
            f"{where(match)}: {type(option).__name__}.until names {option.until!r}, and no frame is called that"
        ) from None


def _sample(
    base: Game, stream: str, seat: Seat, option: Option, frame: type[Frame[Any]]
) -> tuple[tuple[Event, ...], bool]:
    """What a play with live dice leads to, and whether it came to the frame at all."""
    game = base.clone()
    game.hush()
    game.dice = LiveDice("samples", stream)
    game.watch, game.until = frame, base.below(frame)
    game.answer(seat, option)
    while (asked := game.asked) is not None:
        if isinstance(asked, Ask):
            game.answer(asked.seat, passing(asked.options))
        else:
            waiting = next(other for other in asked.options if other not in game.answers)
            game.answer(waiting, passing(asked.options[waiting]))
    heard = tuple(told.event for told in game.told if told.event.outcome and told.heard_by(seat))
    return heard, game.until is not None
