"""Networks: how a position stands, as learned from matches: a small one, on what is seen and the evaluation by hand."""

from __future__ import annotations

from math import atanh, tanh
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bocage.kernel import Seat
from bocage.mind.channels import Array, Channels

SUREST = 0.98
"""No evaluation by hand is taken to be surer than this."""


def seen(channels: Channels[Any], game: Any, seat: Seat, places: int) -> Array:
    """What a network looks at: what changes place by place, then what belongs to no place."""
    return np.concatenate([channels.board(game, seat, places).ravel(), channels.rest(game, seat)])


class Network(NamedTuple):
    """A layer of hidden numbers between what is seen and half the logit of winning, beside the evaluation by hand."""

    places: int
    inner: Array
    inner_bias: Array
    outer: Array
    outer_bias: float
    trust: float
    """How much the evaluation by hand counts."""

    def value(self, channels: Channels[Any], game: Any, seat: Seat, evaluation: float) -> float:
        """How a position stands for a seat, from -1 to 1, when the evaluation by hand says so much."""
        return tanh(self.score(seen(channels, game, seat, self.places), logit(evaluation)))

    def score(self, inputs: Array, by_hand: float) -> float:
        """Half the logit of winning."""
        hidden = np.tanh(inputs @ self.inner + self.inner_bias)
        return float(hidden @ self.outer) + self.outer_bias + self.trust * by_hand


def logit(evaluation: float) -> float:
    """An evaluation as half the logit of winning.

    >>> round(logit(0.5), 2), round(logit(1.0), 1)
    (0.55, 2.3)
    """
    return atanh(min(max(evaluation, -SUREST), SUREST))


def save(path: Path, network: Network) -> None:
    """Write a network, in numbers of half the usual size."""
    path.parent.mkdir(exist_ok=True)
    np.savez_compressed(
        path,
        inner=network.inner.astype(np.float16),
        inner_bias=network.inner_bias,
        outer=network.outer,
        rest=np.array([network.places, network.outer_bias, network.trust]),
    )


def load(path: Path) -> Network:
    """Read a network."""
    with np.load(path) as found:
        places, outer_bias, trust = found["rest"].tolist()
        inner = found["inner"].astype(np.float32)
        return Network(int(places), inner, found["inner_bias"], found["outer"], outer_bias, trust)
