"""Checks of secrets: what a seat is shown depends on nothing that it may not know."""

from __future__ import annotations

from typing import Any

from bocage.kernel import SPECTATOR, Match, Option, Seat, dump
from bocage.registry import system_of
from bocage.system import System

from .play import chance_for, choose, ensure, ensure_same, question, random_choice, sampled, some, twin_of
from .things import near_misses

POSITIONS = 16
TWINS = 2
RECENT = 8
ODDS = 2
MISSES = 24
PAIRS = 3
PLAYED_ON = 3


def shown_to(match: Match, seat: Seat) -> dict[str, Any]:
    """All that a seat is shown of a position, apart from odds and refusals."""
    view = match.view(seat)
    decision = match.pending.get(seat)
    return {
        "view": view.plain(),
        "steps": [getattr(step, "__qualname__", "") for step in view.steps],
        "sketch": system_of(match).show.sketch(view),
        "status": list(system_of(match).show.status(view)),
        "decision": None if decision is None else question(decision),
        "events": [dump(event) for event in match.events(seat, max(0, match.revision - RECENT))],
        "undo": match.may_undo(seat),
    }


def check_views(system: System, scenario: str, seed: int) -> None:
    """A determinized game shows the seat the same view and offers it the same options; and it can be played on."""
    hidden = drawn = False
    positions = sampled(system, scenario, seed, POSITIONS)
    for match in positions:
        truth = match.game.state()["tables"]
        seats = range(match.game.seats)
        hidden = hidden or any(_hides(match, seat, truth) for seat in seats)
        for seat in (*seats, SPECTATOR):
            twin = twin_of(match, seat, "view")
            drawn = drawn or twin.game.state()["tables"] != truth
            guards = match.game.guard_depth(), twin.game.guard_depth()
            ensure(guards[0] == guards[1], match, "determinized, it forgets that it is in the middle of an interrupt")
            ensure_same(
                match.view(seat).plain(),
                twin.view(seat).plain(),
                match,
                f"determinized, it shows seat {seat} another view",
            )
            if seat in match.pending:
                ensure(seat in twin.pending, match, f"determinized, it does not ask seat {seat}")
                ensure_same(
                    question(match.pending[seat]),
                    question(twin.pending[seat]),
                    match,
                    f"determinized, it asks seat {seat} otherwise",
                )
    ensure(drawn or not hidden, positions[0], "something is hidden, and determinize never draws it anew")
    for match in some(positions, PLAYED_ON, chance_for(positions[0], "play on")):
        for seat in range(match.game.seats):
            _play_on(twin_of(match, seat, "play on"))


def _hides(match: Match, seat: Seat, truth: dict[str, Any]) -> bool:
    shown = match.view(seat).plain()["tables"]
    return any(shown[name] != truth[name] for name in truth if name in shown)


def _play_on(twin: Match) -> None:
    chance = chance_for(twin, "play on")
    for _ in range(200):
        if twin.pending:
            choose(twin, *random_choice(twin, chance))


def check_leaks(system: System, scenario: str, seed: int) -> None:
    """Options, prompts, events, undo, odds and refusals are the same when only what is hidden from the seat differs."""
    for match in sampled(system, scenario, seed, POSITIONS):
        for seat in (*range(match.game.seats), SPECTATOR):
            shown = shown_to(match, seat)
            for salt in range(TWINS):
                twin = twin_of(match, seat, salt)
                ensure_same(shown, shown_to(twin, seat), match, f"seat {seat} is shown what it may not know")
                if seat in match.pending:
                    _check_refusals(match, twin, seat)
                    _check_odds(match, twin, seat)


def _check_refusals(match: Match, twin: Match, seat: Seat) -> None:
    misses = near_misses(match, match.pending[seat])
    for option in some(misses, MISSES, chance_for(match, "misses")):
        a, b = match.why_not(option, seat=seat), twin.why_not(option, seat=seat)
        ensure(a == b, match, f"the refusal of {option} tells seat {seat} what it may not know: {a} or {b}")


def _check_odds(match: Match, twin: Match, seat: Seat) -> None:
    committing = [option for option in match.pending[seat].options if option.until]
    for option in some(committing, ODDS, chance_for(match, "odds")):
        ensure_same(
            match.odds(option, seat=seat),
            twin.odds(option, seat=seat),
            match,
            f"the odds of {option} tell seat {seat} what it may not know",
        )


def check_secret_answers(system: System, scenario: str, seed: int) -> None:
    """Where two answers of a seat differ only in what is hidden from another, frames and events do not tell them apart.

    And where an answer shows a seat nothing of a hidden fact, neither does whether it may be taken back.
    """
    for match in sampled(system, scenario, seed, POSITIONS):
        for decision in match.pending.values():
            kinds: dict[type[Option], list[Option]] = {}
            for option in decision.options:
                kinds.setdefault(type(option), []).append(option)
            for first, *others in kinds.values():
                for other in some(others, PAIRS, chance_for(match, "pairs")):
                    _check_pair(match, decision.seat, first, other)
                _check_undo_alike(match, decision.seat, first)


def _check_pair(match: Match, seat: Seat, first: Option, other: Option) -> None:
    one, two = match.clone(), match.clone()
    choose(one, first, seat)
    choose(two, other, seat)
    if _hidden_part(one) == _hidden_part(two):
        return
    for watcher in (*range(match.game.seats), SPECTATOR):
        if watcher == seat or one.view(watcher).plain()["tables"] != two.view(watcher).plain()["tables"]:
            continue
        problem = f"seat {watcher} can tell the secret answers {first} and {other} of seat {seat} apart"
        ensure_same(shown_to(one, watcher), shown_to(two, watcher), match, problem)
        same = one.game.dice.counter == two.game.dice.counter
        ensure(same, match, f"the dice tell the secret answers {first} and {other} of seat {seat} apart")


def _hidden_part(match: Match) -> list[Any]:
    state = match.game.state()
    return [state["tables"], state["answers"]]


def _check_undo_alike(match: Match, seat: Seat, option: Option) -> None:
    after = match.clone()
    choose(after, option, seat)
    shown = shown_to(after, seat)
    for salt in range(TWINS):
        twin = twin_of(match, seat, salt)
        choose(twin, option, seat)
        alike = shown_to(twin, seat)
        if {**shown, "undo": False} == {**alike, "undo": False}:
            problem = f"whether {option} may be taken back tells seat {seat} what it may not know"
            ensure(shown["undo"] == alike["undo"], match, problem)
