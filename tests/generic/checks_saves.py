"""Checks of saves and of wrong choices: what does not belong is refused, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from bocage.kernel import BadSave, BocageError, Match, NotOffered, NotYourTurn, Option, Stale, canonical, digest, saves
from bocage.system import System

from .play import chance_for, ensure, ensure_same, played, questions, sampled, some, where
from .things import near_misses

POSITIONS = 3

Content = dict[str, Any]


def check_saves(system: System, scenario: str, seed: int) -> None:
    """A save is loaded as it was and verified; an altered one is refused, also with a new seal."""
    for match in sampled(system, scenario, seed, POSITIONS):
        for version in (match, _with_an_undo(match)):
            _check_save(system, version)


def check_save_of_the_end(system: System, scenario: str, seed: int) -> None:
    """The same when the game is over."""
    _check_save(system, played(system, scenario, seed).match)


def _check_save(system: System, match: Match) -> None:
    data = saves.save(match)
    _check_verified(system, match, saves.read(data))
    _check_damage(match, data)
    _check_forgeries(system, match, saves.read(data))
    _check_loaded(system, match, saves.read(data))


def _with_an_undo(match: Match) -> Match:
    """The match after a choice that was taken back with everyone's consent."""
    assert match.decision is not None
    after = match.clone()
    seat = match.decision.seat
    after.choose(0, seat=seat)
    after.undo(seat, [other for other in range(match.game.seats) if other != seat])
    return after


def _check_loaded(system: System, match: Match, content: Content) -> None:
    try:
        loaded = saves.load(content, system.play)
    except Exception as error:
        raise AssertionError(f"{where(match)}: a save is not loaded: {type(error).__name__}: {error}") from error
    ensure_same(_all_of(match), _all_of(loaded), match, "loaded from its save, the match differs")


def _all_of(match: Match) -> Content:
    seats = range(match.game.seats)
    return {
        "state": match.game.state(),
        "asked": questions(match),
        "revision": match.revision,
        "events": [match.events(seat) for seat in seats],
        "undo": [match.may_undo(seat) for seat in seats],
        "save": saves.read(saves.save(match)),
    }


def _check_verified(system: System, match: Match, content: Content) -> None:
    try:
        saves.verify(content, system.play)
    except Exception as error:
        raise AssertionError(f"{where(match)}: a true save is not verified: {type(error).__name__}: {error}") from error


def _check_damage(match: Match, data: bytes) -> None:
    content = saves.read(data)
    cases = {
        "cut short": data[: len(data) // 2],
        "of another format": canonical({**content, "bocage": -1}),
        "with another revision": data.replace(
            b'"revision":%d,' % match.revision, b'"revision":%d,' % (match.revision + 1)
        ),
        "with another seed": _sealed({**content, "seed": str(content["seed"]) + "x"}),
    }
    for what, altered in cases.items():
        try:
            saves.read(altered)
        except BadSave:
            continue
        ensure(False, match, f"a save {what} is read")


def _sealed(content: Content) -> bytes:
    return canonical({**content, "digest": digest(content)})


def _check_forgeries(system: System, match: Match, content: Content) -> None:
    """Changes that are sealed anew: only playing the match again finds them."""
    forgers: dict[str, Callable[[Content], bool]] = {"state": _other_state, "dice": _other_faces}
    for what, forge in forgers.items():
        forged = deepcopy(content)
        if not forge(forged):
            continue
        try:
            saves.verify(saves.read(_sealed(forged)), system.play)
        except BadSave:
            continue
        ensure(False, match, f"a save with other {what} is verified")


def _other_state(content: Content) -> bool:
    content["state"]["chance"] += 1
    return True


def _other_faces(content: Content) -> bool:
    for entry in content["journal"]:
        if entry.get("faces"):
            entry["faces"][0] += 1
            return True
    return False


def check_forged_choice(system: System, scenario: str, seed: int) -> None:
    """A save in which a seat once chose what was not on offer is not verified, though its state follows from it."""
    for match in sampled(system, scenario, seed, 2 * POSITIONS):
        decision = match.decision
        assert decision is not None
        for option in some(near_misses(match, decision), 2, chance_for(match, "forge")):
            if match.why_not(option, seat=decision.seat) is None:
                continue
            forged = match.clone()
            try:
                forged._answer(decision.seat, option, "chosen")
            except Exception:
                continue
            try:
                saves.verify(saves.read(saves.save(forged)), system.play)
            except BadSave:
                continue
            ensure(False, match, f"a save in which seat {decision.seat} chose {option}, not on offer, is verified")


def check_wrong_choices(system: System, scenario: str, seed: int) -> None:
    """A stale choice, one not on offer and one out of turn are refused, each with its error, and nothing changes."""
    for match in sampled(system, scenario, seed, 6 * POSITIONS):
        before = _all_of(match)
        for decision in match.pending.values():
            _refused(match, Stale, decision.options[0], seat=decision.seat, revision=match.revision - 1)
            _refused(match, Stale, decision.options[0], seat=decision.seat, revision=match.revision + 1)
            _refused(match, NotOffered, len(decision.options), seat=decision.seat)
            _refused(match, NotOffered, -1, seat=decision.seat)
            for option in some(near_misses(match, decision), 5, chance_for(match, "wrong")):
                if match.why_not(option, seat=decision.seat) is not None:
                    _refused(match, NotOffered, option, seat=decision.seat)
        for seat in range(match.game.seats):
            if seat not in match.pending:
                _refused(match, NotYourTurn, 0, seat=seat)
        ensure_same(before, _all_of(match), match, "a refused choice changes something")


def _refused(match: Match, error: type[BocageError], choice: Option | int, **how: int) -> None:
    try:
        match.choose(choice, **how)
    except error:
        return
    except Exception as other:
        ensure(False, match, f"{choice} ({how}) is refused with {other!r}, not with {error.__name__}")
    ensure(False, match, f"{choice} ({how}) is taken")
