"""Proofs: rule cases and marked tests, run to learn whether they judge the rules right, wrong, or cannot judge them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from bocage.kernel.errors import BocageError
from bocage.rulebook.cases import load_case
from bocage.rulebook.running import is_out_of_dice, outcomes

Word = Literal["passed", "failed", "crashed"]


def judge_cases(files: Sequence[str]) -> tuple[Word, str]:
    """Play cases to the first that fails. Rules that break down are no verdict: another case may still give one.

    >>> judge_cases([])
    ('passed', '')
    """
    crash = ""
    for file in files:
        try:
            for outcome in outcomes(load_case(file)):
                if not outcome.passed and not outcome.crashed:
                    return "failed", outcome.message
                crash = crash or outcome.message
        except Exception as error:  # the altered system could not even be imported
            crash = f"{type(error).__name__}: {error}"
    return ("crashed", crash) if crash else ("passed", "")


def judge_tests(nodes: Sequence[str], root: Path) -> tuple[Word, str]:
    """Run tests by their node ids. A failed assertion is a verdict, and so is a choice that is not on offer."""
    import pytest

    os.chdir(root)
    watch = _Watch()
    options = ["-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist"]
    status = pytest.main([*options, f"--rootdir={root}", *nodes], plugins=[watch])
    if watch.verdict:
        return "failed", watch.verdict
    if watch.crash or status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return "crashed", watch.crash or f"pytest ended with status {int(status)}"
    return ("passed", "") if watch.passed else ("crashed", f"none of these tests ran: {', '.join(nodes)}")


class _Watch:
    """A plugin of pytest that tells verdicts from breakdowns."""

    def __init__(self) -> None:
        self.verdict = ""
        self.crash = ""
        self.passed = 0

    def pytest_runtest_makereport(self, item: Any, call: Any) -> None:
        """Note how a phase of a test ended."""
        import pytest

        if call.excinfo is None:
            self.passed += call.when == "call"
            return
        error = call.excinfo.value
        judged = isinstance(error, AssertionError | BocageError | pytest.fail.Exception) or is_out_of_dice(error)
        said = f"{item.nodeid}: {type(error).__name__}: {error}"
        if call.when == "call" and judged:
            self.verdict = self.verdict or said
        elif not isinstance(error, pytest.skip.Exception):
            self.crash = self.crash or said
