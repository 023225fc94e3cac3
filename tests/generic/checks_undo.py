"""Checks of taking back: it restores what was, and takes back nothing that anyone has learned from."""

from __future__ import annotations

from typing import Any

from bocage.kernel import Match, NoUndo, Option, Seat
from bocage.system import System

from .play import chance_for, choose, ensure, ensure_same, kept, questions, sampled, some, twin_of

POSITIONS = 8
OPTIONS = 4
TWINS = 2


def check_undo(system: System, scenario: str, seed: int) -> None:
    """Undo stops at dice and at others' answers; else it restores the position, and the choice can be made again."""
    for match in sampled(system, scenario, seed, POSITIONS):
        for decision in match.pending.values():
            for option in some(decision.options, OPTIONS, chance_for(match, "undo")):
                _check_may_undo(match, option, decision.seat)
                _check_taking_back(match, option, decision.seat)


def _check_may_undo(match: Match, option: Option, seat: Seat) -> None:
    after = match.clone()
    choose(after, option, seat)
    for other in range(match.game.seats):
        if other != seat:
            ensure(not after.may_undo(other), match, f"seat {other} may take back {option} of seat {seat}")
    if after.game.dice.counter != match.game.dice.counter:
        ensure(not after.may_undo(seat), match, f"{option} may be taken back, and a die has fallen")
    if not after.may_undo(seat):
        digest, journal = after.game.digest(), after.journal
        try:
            after.undo(seat)
        except NoUndo:
            ensure((digest, journal) == (after.game.digest(), after.journal), match, "a refused undo changes something")
        else:
            ensure(False, match, f"{option} may not be taken back, and is")


def _check_taking_back(match: Match, option: Option, seat: Seat) -> None:
    """With consent, and alone where that is allowed."""
    after = match.clone()
    choose(after, option, seat)
    alone = after.may_undo(seat)
    back = after.clone()
    back.undo(seat, () if alone else [other for other in range(match.game.seats) if other != seat])
    ensure_same(_plain(match), _plain(back), match, f"{option} is taken back, and not all is as before")
    ensure(back.game.dice.counter >= after.game.dice.counter, match, f"{option} taken back, the dice fall again")
    ensure(back.revision == after.revision + 1, match, "an undo is not a revision of its own")
    if alone:
        choose(back, option, seat)
        ensure_same(_plain(after), _plain(back), match, f"{option}, chosen again after an undo, does other things")


def _plain(match: Match) -> dict[str, Any]:
    state = {**match.game.state(), "chance": None}
    return {"state": state, "kept": kept(match.game), "asked": questions(match)}


def check_undo_tells_nothing(system: System, scenario: str, seed: int) -> None:
    """What a seat may take back alone has shown it nothing: had the hidden facts been others, it would see the same."""
    for match in sampled(system, scenario, seed, 2 * POSITIONS):
        for decision in match.pending.values():
            for option in some(decision.options, 2 * OPTIONS, chance_for(match, "undo")):
                after = match.clone()
                choose(after, option, decision.seat)
                if after.may_undo(decision.seat):
                    for salt in range(TWINS):
                        _check_learned_nothing(match, after, option, decision.seat, salt)


def _check_learned_nothing(match: Match, after: Match, option: Option, seat: Seat, salt: int) -> None:
    twin = twin_of(match, seat, salt)
    ensure(seat in twin.pending, match, f"determinized for seat {seat}, the seat is not asked")
    choose(twin, option, seat)
    problem = f"seat {seat} learns a hidden fact by {option}, and may take it back"
    ensure_same(_learned(after, seat, match.revision), _learned(twin, seat, match.revision), match, problem)


def _learned(match: Match, seat: Seat, since: int) -> dict[str, Any]:
    return {"view": match.view(seat).plain()["tables"], "heard": match.events(seat, since)}
