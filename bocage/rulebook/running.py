"""Running a rule case: each of its runs on scripted dice, and a clear word on those that do not hold."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bocage import registry
from bocage.content import ContentError, Fault
from bocage.kernel import BocageError, RulesError, ScriptedDice, Setup, patience
from bocage.rulebook.casefile import Case, Run
from bocage.rulebook.ledger import load_ledger
from bocage.rulebook.patience import PatientMatch
from bocage.rulebook.patterns import CaseFailed, text
from bocage.rulebook.play import Play


class Outcome(NamedTuple):
    """Whether a case holds, else which steps do not and why; `crashed` means that all the rules did was break down.

    >>> Outcome(True)
    Outcome(passed=True, message='', crashed=False)
    """

    passed: bool
    message: str = ""
    crashed: bool = False


def run_case(case: Case) -> Outcome:
    """Play a case: every run of it, each to the first step that does not hold."""
    unknown = unknown_rules(case)
    if unknown:
        return Outcome(False, f"{case.file or case.id}: the ledger has no rule {', '.join(map(repr, unknown))}")
    failed = [outcome for outcome in outcomes(case) if not outcome.passed]
    crashed = bool(failed) and all(outcome.crashed for outcome in failed)
    return Outcome(not failed, "\n".join(outcome.message for outcome in failed), crashed)


def outcomes(case: Case) -> Iterator[Outcome]:
    """The outcome of each run of a case, one by one."""
    for number, run in enumerate(case.plays(), start=1):
        where = case.file or case.id
        if case.runs:
            where += f": run {number}" + (f" ({run.name})" if run.name else "")
        yield _outcome(case, run, where)


def _outcome(case: Case, run: Run, where: str) -> Outcome:
    taken = 0
    try:
        steps = run.play or ()
        play = _begun(case, run)
        for step, following in zip(steps, (*steps[1:], steps[-1]), strict=True):
            taken += 1
            play.step(step)
            if not following.stop:
                play.settle()
        _check_dice(play, run)
    except CaseFailed as error:
        return Outcome(False, f"{_at(where, run, taken)}: {error}")
    except Exception as error:  # whatever breaks in a game's rules is that case's failure, not the program's
        judged = is_out_of_dice(error) or (taken == 0 and isinstance(error, BocageError | ContentError | Fault))
        return Outcome(False, f"{_at(where, run, taken)}: {error if judged else _crash(error)}", not judged)
    return Outcome(True)


def _begun(case: Case, run: Run) -> Play:
    """The play of a run before its first step."""
    system = registry.system(case.game)
    packs = tuple(Path(case.file).parent / pack for pack in run.packs or ())
    scenario = str(run.position.get("scenario", case.id))
    with patience():
        game = system.play.position(run.position, ScriptedDice(run.dice or ()), packs)
    play = Play(PatientMatch(system.play, game, Setup(case.game, scenario, packs=packs)))
    if not (run.play or ())[0].stop:
        play.settle()
    return play


def _at(where: str, run: Run, step: int) -> str:
    if step == 0:
        return f"{where}: position"
    line = (run.play or ())[step - 1]
    said = "pass" if line.passed else f"{line.verb} {text(line.pattern)}"
    return f"{where}: step {step}, {said}"


def _crash(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} (in {last.name}, {last.filename.rpartition('/')[2]}:{last.lineno})"


def _check_dice(play: Play, run: Run) -> None:
    dice = play.match.game.dice
    if isinstance(dice, ScriptedDice) and dice.left and not run.spare:
        raise CaseFailed(f"after it {len(dice.left)} of the dice have not been rolled: {text(list(dice.left))}")


def is_out_of_dice(error: BaseException) -> bool:
    """Whether an error means that the rules rolled other dice than a script foresees: a verdict, not a breakdown.

    >>> try:
    ...     ScriptedDice([3]).dice(2)
    ... except RulesError as error:
    ...     is_out_of_dice(error)
    True
    """
    frames = list(traceback.walk_tb(error.__traceback__))
    return isinstance(error, RulesError) and frames[-1][0].f_code is ScriptedDice._next.__code__


# Rules that a case names


def unknown_rules(case: Case) -> list[str]:
    """The rules that a case names and that neither the ledger of its game nor the kernel has."""
    known = _ids(registry.system(case.game).folder / "rules.yaml")
    named = dict.fromkeys([*case.rules, *(rule for run in case.plays() for rule in _named(run))])
    return [rule for rule in named if not _is_known(rule, known)]


def _named(run: Run) -> Iterator[str]:
    """The rules by which steps expect a refusal or the end."""
    for step in run.play or ():
        if step.rule is not None:
            yield step.rule
        elif step.expect is not None and "over" in step.expect:
            yield from _rules_of(step.expect)


def _rules_of(end: dict[str, Any]) -> Iterator[str]:
    if isinstance(end.get("rule"), str):
        yield end["rule"]


def _is_known(rule: str, known: frozenset[str]) -> bool:
    """A refusal may be named by its rule, or by rule and reason."""
    return rule in known or rule.rpartition(".")[0] in known or rule.startswith("kernel.")


@cache
def _ids(ledger: Path) -> frozenset[str]:
    return frozenset(load_ledger(ledger).ids)
