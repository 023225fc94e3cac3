"""Checks of legality: the judge accepts what is offered and nothing else, and says why by a rule of the ledger."""

from __future__ import annotations

from bocage.kernel import Ask, Decision, Match, Option, Refusal, Window
from bocage.kernel.match import answer_kinds
from bocage.system import System

from .ledger import ledger
from .play import chance_for, choose, ensure, played, some, where
from .things import variants

PROPOSALS = 5


def check_judge(system: System, scenario: str, seed: int) -> None:
    """Each option on offer is accepted; a variant is accepted exactly if it is on offer, else refused by a rule."""
    game = played(system, scenario, seed)
    rules = ledger(system)
    for match in game.positions:
        for decision in match.pending.values():
            _check_offered(match, decision)
            _check_variants(match, decision, rules)


def has_judge(match: Match) -> bool:
    """Whether the question has a judge of its own; a window that does not override `why_not` has none."""
    judge = match.game.asked.judge if match.game.asked is not None else None
    return judge is not None and getattr(judge, "__func__", None) is not Window.why_not


def _check_offered(match: Match, decision: Decision) -> None:
    asked = match.game.asked
    assert asked is not None
    for option in decision.options:
        ensure(
            isinstance(option, answer_kinds(asked.then)), match, f"{option} is offered, and its step does not take it"
        )
        ensure(match.why_not(option, seat=decision.seat) is None, match, f"{option} is offered and refused")
        if has_judge(match):
            refusal = asked.refusal(match.game, decision.seat, option)
            ensure(refusal is None, match, f"{option} is offered, and the judge refuses it: {refusal}")


def _check_variants(match: Match, decision: Decision, rules: frozenset[str]) -> None:
    proposals = isinstance(match.game.asked, Ask) and match.game.asked.proposals
    accepted: list[Option] = []
    for option in variants(match, decision):
        refusal = _refusal(match, option, decision)
        if option in decision.options:
            ensure(refusal is None, match, f"{option} is offered and refused: {refusal}")
        elif refusal is None:
            ensure(proposals, match, f"{option} is not offered, and nothing speaks against it")
            accepted.append(option)
        else:
            _check_refusal(match, option, refusal, rules)
    for option in some(accepted, PROPOSALS, chance_for(match, "proposals")):
        choose(match.clone(), option, decision.seat)


def _refusal(match: Match, option: Option, decision: Decision) -> Refusal | None:
    try:
        return match.why_not(option, seat=decision.seat)
    except Exception as error:
        problem = f"the judge of {option} fails: {type(error).__name__}: {error}"
        raise AssertionError(f"{where(match)}: {problem}") from error


def _check_refusal(match: Match, option: Option, refusal: Refusal, rules: frozenset[str]) -> None:
    if refusal.rule == "kernel.not-offered":
        ensure(not has_judge(match), match, f"{option} is not offered, and the judge accepts it")
    elif refusal.rule == "kernel.not-now":
        ensure(False, match, f"{option} is of a kind that is offered, and is refused with 'not now'")
    else:
        ensure(refusal.rule in rules, match, f"{option} is refused by {refusal.rule!r}, which is not in the ledger")


def check_not_now(system: System, scenario: str, seed: int) -> None:
    """An option of a kind that the question does not take is refused with 'not now'."""
    game = played(system, scenario, seed)
    samples = {type(option): option for match in game.positions for option in _offered(match)}
    for match in game.positions:
        asked = match.game.asked
        assert asked is not None
        taken = answer_kinds(asked.then)
        name = getattr(asked.then, "__qualname__", "")
        ensure(taken != (Option,), match, f"{name} takes any option: its annotation names no kinds")
        for option in samples.values():
            if not isinstance(option, taken):
                refusal = match.why_not(option)
                rule = None if refusal is None else refusal.rule
                ensure(rule == "kernel.not-now", match, f"{option} is not asked for, and the answer is {refusal}")


def _offered(match: Match) -> list[Option]:
    return [option for decision in match.pending.values() for option in decision.options]
