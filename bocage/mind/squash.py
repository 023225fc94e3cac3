"""Squashing: scores without bounds as a value from -1 to 1, or as a chance."""

from __future__ import annotations

from math import exp, tanh

SLOWLY = 0.2
"""How fast the tail comes to its bound, against the rest."""


def squash(score: float, tail: float) -> float:
    """A score, half the logit of the chance to win, as a value from -1 (lost) to 1 (won).

    The share `tail` of it goes on rising where the rest has long come to its bound: a player who is losing still has a
    better and a worse way to lose.

    >>> squash(0.0, 0.2), round(squash(1.0, 0.2), 2)
    (0.0, 0.65)
    >>> squash(-3.0, 0.2) - squash(-4.0, 0.2) > 0.02
    True
    """
    return (1.0 - tail) * tanh(score) + tail * tanh(SLOWLY * score)


def logistic(logit: float) -> float:
    """A logit as a chance.

    >>> logistic(0.0), round(logistic(2.0), 2), logistic(-1000.0)
    (0.5, 0.88, 0.0)
    """
    return 1.0 / (1.0 + exp(-logit)) if logit > -30.0 else 0.0
