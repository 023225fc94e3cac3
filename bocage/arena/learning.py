"""Learning: a network that foretells who wins, from matches that the plan plays against itself.

`python -m bocage.arena.learning GAME/SCENARIO [--matches N] [--jobs J] [--data FILE] [--into FILE] [--keep]` plays the
matches in J processes, learns from eight tenths of them, stops by another tenth, and prints how well it foretells the
last one beside the evaluation by hand: log losses, where 0.69 is knowing nothing. With `--data` the positions are kept
in a file, and only the matches that it has not yet are played. With `--keep` players go by the network from now on:
that is for one that has been shown to win.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial, reduce
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bocage import registry
from bocage.kernel.match import Decision
from bocage.mind.channels import Array
from bocage.mind.learned import NETWORKS, learned_file
from bocage.mind.network import Network, logit, save, seen
from bocage.players.imagining import planned, promising, question
from bocage.registry import system_of
from bocage.system import System

HIDDEN = 32
WANDER = 0.15
"""How often another option than the plan's favourite is taken, so that more than its own matches are seen."""
RATE, DECAY = 0.002, 0.003
BATCH, EPOCHS = 64, 40
PATIENCE = 5
"""Training ends when so many rounds through the data have not helped with matches that were set aside."""
AT_ONCE = 4_000
"""How many positions are looked at together."""
PORTION = 1_000
"""After so many matches their positions are written down."""

Whole = NDArray[np.int64]


class Rows(NamedTuple):
    """Rows of numbers that are mostly nothing: what a position shows, without the empty places.

    >>> rows = Rows.of([np.array([0.0, 2.0, 0.0]), np.array([1.0, 0.0, 3.0])])
    >>> rows.dense(np.array([1])).tolist(), rows.values.tolist()
    ([[1.0, 0.0, 3.0]], [2.0, 1.0, 3.0])
    """

    width: int
    starts: Whole
    columns: NDArray[np.int32]
    values: Array

    @classmethod
    def of(cls, found: Iterable[Array]) -> Rows:
        """Rows as they come, of the same width each."""
        width, starts, columns, values = 0, [0], [], []
        for row in found:
            width, (full,) = len(row), np.nonzero(row)
            columns.append(full.astype(np.int32))
            values.append(row[full].astype(np.float32))
            starts.append(starts[-1] + len(full))
        return cls(width, np.array(starts), np.concatenate(columns), np.concatenate(values))

    def and_then(self, more: Rows) -> Rows:
        """These rows, and others after them."""
        return Rows(
            self.width,
            np.concatenate([self.starts, self.starts[-1] + more.starts[1:]]),
            np.concatenate([self.columns, more.columns]),
            np.concatenate([self.values, more.values]),
        )

    def dense(self, places: Whole) -> Array:
        """Some of the rows with all their numbers."""
        found = np.zeros((len(places), self.width), np.float32)
        for row, place in zip(found, places, strict=True):
            where = slice(self.starts[place], self.starts[place + 1])
            row[self.columns[where]] = self.values[where]
        return found

    def spread(self) -> Array:
        """How much the numbers of each column differ from row to row."""
        count = len(self.starts) - 1
        mean = np.bincount(self.columns, self.values, self.width) / count
        squares = np.bincount(self.columns, self.values.astype(np.float64) ** 2, self.width) / count
        found: Array = np.sqrt(np.maximum(squares - mean**2, 0)).astype(np.float32)
        return found


class Samples(NamedTuple):
    """Positions at the beginnings of rounds: what is seen, evaluation by hand, whether the seat won, of which match."""

    inputs: Rows
    by_hand: Array
    won: Array
    matches: Whole

    def and_then(self, more: Samples) -> Samples:
        """These positions, and others after them."""
        return Samples(
            self.inputs.and_then(more.inputs),
            np.concatenate([self.by_hand, more.by_hand]),
            np.concatenate([self.won, more.won]),
            np.concatenate([self.matches, more.matches]),
        )


def wandering(system: System, game: Any, decision: Decision, chance: random.Random) -> Any:
    """What the plan chooses, or now and then something else that it likes."""
    if len(decision.options) > 1 and chance.random() < WANDER:
        likely = promising(system.mind.expect(game, decision), most=6)
        return decision.options[chance.choice(likely)]
    return planned(system, game, decision)


def positions(title: str, numbers: range, places: int) -> Iterator[tuple[int, Array, float, float]]:
    """The positions of matches: the number of the match, what a seat sees, the evaluation by hand, whether it won."""
    for number in numbers:
        match = registry.new(title, seed=number)
        system, chance, game = system_of(match), random.Random(number), match.game.clone()
        game.hush()
        mind, stage, found = system.mind, 0, []
        while (decision := question(game)) is not None:
            if mind.is_settled(game) and mind.is_even(game) and mind.stage(game) > stage:
                stage = mind.stage(game)
                for seat in (0, 1):
                    found.append((seat, seen(mind.channels, game, seat, places), logit(mind.evaluation(game, seat))))
            game.answer(decision.seat, wandering(system, game, decision, chance))
        winners = game.result.winners if game.result is not None else ()
        for seat, inputs, by_hand in found:
            yield number, inputs, by_hand, float(seat in winners) if winners else 0.5


def places_of(title: str) -> int:
    """How many places the board of a scenario has."""
    match = registry.new(title, seed=0)
    system = system_of(match)
    return system.mind.channels.places(cell.place for cell in system.show.sketch(match.view(0)).cells)


def gather(title: str, numbers: range, places: int) -> Samples:
    """The positions of the matches of these numbers, which are their seeds too."""
    matches, inputs, by_hand, won = zip(*positions(title, numbers, places), strict=True)
    return Samples(
        Rows.of(inputs), np.array(by_hand, np.float32), np.array(won, np.float32), np.array(matches, np.int64)
    )


def gathered(title: str, most: int, places: int, path: Path | None, jobs: int = 1) -> Samples:
    """The positions of so many matches: those that a file has, and those that are still to be played, which it gets."""
    parts = [read(path)] if path is not None and path.is_file() else []
    first = int(parts[0].matches[-1]) + 1 if parts else 0
    portions = [range(begin, min(begin + PORTION, most)) for begin in range(first, most, PORTION)]
    with get_context().Pool(max(1, min(jobs, len(portions)))) as pool:
        for more in pool.imap(partial(gather, title, places=places), portions):
            parts.append(more)
            if path is not None:
                parts = [together(parts)]
                write(path, parts[0])
    return together(parts)


def together(parts: Sequence[Samples]) -> Samples:
    """Positions that were gathered one after the other."""
    return reduce(Samples.and_then, parts)


def write(path: Path, samples: Samples) -> None:
    """Keep positions in a file."""
    inputs, by_hand, won, matches = samples
    beside = path.with_name(path.name + ".new.npz")
    np.savez_compressed(
        beside,
        width=np.array(inputs.width),
        starts=inputs.starts,
        columns=inputs.columns,
        values=inputs.values,
        by_hand=by_hand,
        won=won,
        matches=matches,
    )
    beside.replace(path)


def read(path: Path) -> Samples:
    """Positions that were kept."""
    with np.load(path) as kept:
        inputs = Rows(int(kept["width"]), kept["starts"], kept["columns"], kept["values"])
        return Samples(inputs, kept["by_hand"], kept["won"], kept["matches"])


def log_loss(scores: Array, won: Array) -> float:
    """How badly scores foretell who won: half the logit of winning each."""
    return float(np.mean(np.logaddexp(0.0, 2 * scores) - 2 * scores * won))


class Descent:
    """Weights that go down their gradients, with moments (Adam)."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self._first = [np.zeros_like(weight) for weight in weights]
        self._second = [np.zeros_like(weight) for weight in weights]
        self._steps = 0

    def move(self, gradients: Sequence[Any]) -> None:
        """One step down."""
        self._steps += 1
        for weight, first, second, gradient in zip(self.weights, self._first, self._second, gradients, strict=True):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            towards = first / (1 - 0.9**self._steps)
            weight -= RATE * towards / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)


class Learner:
    """A network that learns by gradient descent, on columns that are brought to like size."""

    def __init__(self, samples: Samples, seed: int) -> None:
        self._samples = samples
        self._spread = samples.inputs.spread() + 0.1
        width = samples.inputs.width
        chance = np.random.default_rng(seed)
        self.descent = Descent(
            [
                (chance.normal(size=(width, HIDDEN)) * 0.1 / np.sqrt(width)).astype(np.float32),
                np.zeros(HIDDEN, np.float32),
                (chance.normal(size=HIDDEN) * 0.1).astype(np.float32),
                np.zeros(1, np.float32),
                np.ones(1, np.float32),
            ]
        )

    def loss(self, places: Whole) -> float:
        """How badly the network foretells what came of these positions."""
        parts = np.array_split(places, len(places) // AT_ONCE + 1)
        scores = np.concatenate([self._look(part)[2] for part in parts])
        return log_loss(scores, self._samples.won[places])

    def learn(self, places: Whole) -> None:
        """One step towards what came of these positions."""
        inputs, hidden, scores = self._look(places)
        inner, _, outer, _, _ = self.descent.weights
        error = 2 * (1 / (1 + np.exp(-2 * scores)) - self._samples.won[places]) / len(scores)
        back = np.outer(error, outer) * (1 - hidden**2)
        self.descent.move(
            [
                inputs.T @ back + DECAY * inner,
                back.sum(axis=0),
                hidden.T @ error + DECAY * outer,
                np.array([error.sum()]),
                np.array([(error * self._samples.by_hand[places]).sum()]),
            ]
        )

    def network(self, places: int) -> Network:
        """What was learned, for columns as they are."""
        inner, inner_bias, outer, outer_bias, trust = self.descent.weights
        folded = (inner / self._spread[:, None]).astype(np.float32)
        return Network(places, folded, inner_bias, outer, float(outer_bias[0]), float(trust[0]))

    def _look(self, places: Whole) -> tuple[Array, Array, Array]:
        """What positions show, the hidden numbers, and half the logits of winning."""
        inner, inner_bias, outer, outer_bias, trust = self.descent.weights
        inputs = self._samples.inputs.dense(places) / self._spread
        hidden = np.tanh(inputs @ inner + inner_bias)
        return inputs, hidden, hidden @ outer + outer_bias + trust * self._samples.by_hand[places]


def fit(samples: Samples, places: int, seed: int = 0) -> tuple[Network, dict[str, float]]:
    """A network that fits eight tenths of the matches, and log losses on a tenth unseen, by hand and by the network.

    The evaluation by hand is scaled to the same data first.
    """
    tenth = samples.matches % 10
    taught, aside, kept = (np.flatnonzero(where) for where in (tenth < 8, tenth == 8, tenth == 9))
    scales = np.linspace(0.2, 3.0, 57)
    scale = min(scales, key=lambda one: log_loss(one * samples.by_hand[taught], samples.won[taught]))
    learner, chance = Learner(samples, seed), np.random.default_rng(seed)
    best, weights, since = np.inf, [weight.copy() for weight in learner.descent.weights], 0
    for _ in range(EPOCHS):
        for batch in np.array_split(chance.permutation(taught), max(len(taught) // BATCH, 1)):
            learner.learn(batch)
        loss = learner.loss(aside)
        since += 1
        if loss < best:
            best, weights, since = loss, [weight.copy() for weight in learner.descent.weights], 0
        if since == PATIENCE:
            break
    learner.descent.weights = weights
    losses = {
        "by hand": log_loss(scale * samples.by_hand[kept], samples.won[kept]),
        "network": learner.loss(kept),
    }
    return learner.network(places), losses


def main(arguments: Sequence[str]) -> None:
    """Learn from matches of a scenario, say how well, and write the network where it is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--seed", type=int, default=0, help="of the training; the matches are numbered from 0")
    parser.add_argument("--data", type=Path, help="a file for the positions, which may hold some already")
    parser.add_argument("--into", type=Path)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args(arguments)
    places = places_of(asked.title)
    samples = gathered(asked.title, asked.matches, places, asked.data, asked.jobs)
    network, losses = fit(samples, places, asked.seed)
    told = ", ".join(f"{name} {loss:.3f}" for name, loss in losses.items())
    sys.stdout.write(
        f"{asked.title}: {samples.matches[-1] + 1} matches, {len(samples.won)} positions; log loss {told}\n"
    )
    if asked.into is not None:
        save(asked.into, network)
    if asked.keep:
        match = registry.new(asked.title, seed=0)
        scene = match.view(0).scene
        save(learned_file(system_of(match).folder / "mind", NETWORKS, scene), network)


if __name__ == "__main__":
    main(sys.argv[1:])
