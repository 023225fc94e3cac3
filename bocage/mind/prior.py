"""Priors: how likely a search is to choose an option in the end, as learned from its own choices."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bocage.mind.channels import Array

TEMPER = 0.035
"""How sharply what the plan expects tells options apart: the smaller, the sharper."""
WORST = -10.0
"""No option is taken to be less likely by the plan than this, in units of `TEMPER` below its favourite."""


def gaps(expected: Sequence[float]) -> Array:
    """What the plan expects of options, as logits of choosing them.

    >>> gaps([0.035, 0.0, -9.0]).tolist()
    [0.0, -1.0, -10.0]
    """
    scores = np.asarray(expected, np.float32)
    found: Array = np.maximum((scores - scores.max()) / TEMPER, WORST)
    return found


class Prior(NamedTuple):
    """A layer of hidden numbers between what is said of an option and the logit of choosing it, beside the plan's."""

    inner: Array
    inner_bias: Array
    outer: Array
    trust: float
    """How much the plan's expectation counts."""

    def logits(self, rows: Array, by_plan: Array) -> Array:
        """For each option how likely it is, as a logit, when the plan's logits are these."""
        hidden = np.tanh(rows @ self.inner + self.inner_bias)
        found: Array = self.trust * by_plan + hidden @ self.outer
        return found

    def expected(self, rows: Array, expected: Sequence[float]) -> Sequence[float]:
        """What is expected of options, in the units in which the plan expects things."""
        found: list[float] = (TEMPER * self.logits(rows, gaps(expected))).tolist()
        return found


def save(path: Path, prior: Prior) -> None:
    """Write a prior."""
    path.parent.mkdir(exist_ok=True)
    np.savez_compressed(
        path, inner=prior.inner, inner_bias=prior.inner_bias, outer=prior.outer, trust=np.array(prior.trust)
    )


def load(path: Path) -> Prior:
    """Read a prior."""
    with np.load(path) as found:
        return Prior(found["inner"], found["inner_bias"], found["outer"], float(found["trust"]))
