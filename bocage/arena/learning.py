"""Learning: a network that foretells who wins, from matches that the plan plays against itself.

`python -m bocage.arena.learning GAME/SCENARIO [--matches N] [--into FILE] [--keep]` plays the matches, learns from nine
tenths of them, and prints how well it foretells the others beside the evaluation by hand: log losses, where 0.69 is
knowing nothing. With `--keep` searches go by it from now on: that is for a network that has been shown to win.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bocage import registry
from bocage.kernel.match import Decision
from bocage.mind.channels import Array
from bocage.mind.network import Network, logit, network_file, save, seen
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


class Samples(NamedTuple):
    """Positions at the beginnings of rounds: what is seen, the evaluation by hand, and whether the seat won."""

    inputs: Array
    by_hand: Array
    won: Array

    def part(self, places: Any) -> Samples:
        """Some of them."""
        return Samples(self.inputs[places], self.by_hand[places], self.won[places])


def wandering(system: System, game: Any, decision: Decision, chance: random.Random) -> Any:
    """What the plan chooses, or now and then something else that it likes."""
    if len(decision.options) > 1 and chance.random() < WANDER:
        likely = promising(system.mind.expect(game, decision), most=6)
        return decision.options[chance.choice(likely)]
    return planned(system, game, decision)


def positions(title: str, matches: int, places: int, seed: int) -> Iterator[tuple[int, Array, float, float]]:
    """The positions of matches: the number of the match, what a seat sees, the evaluation by hand, whether it won."""
    for number in range(matches):
        match = registry.new(title, seed=seed + number)
        system, chance, game = system_of(match), random.Random(seed + number), match.game.clone()
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


def log_loss(scores: Array, won: Array) -> float:
    """How badly scores foretell who won: half the logit of winning each."""
    return float(np.mean(np.logaddexp(0.0, 2 * scores) - 2 * scores * won))


class Learner:
    """A network that learns by gradient descent with moments (Adam)."""

    def __init__(self, width: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights = [
            (chance.normal(size=(width, HIDDEN)) * 0.1 / np.sqrt(width)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (chance.normal(size=HIDDEN) * 0.1).astype(np.float32),
            np.zeros(1, np.float32),
            np.ones(1, np.float32),
        ]
        self._first = [np.zeros_like(weight) for weight in self.weights]
        self._second = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def scores(self, samples: Samples) -> Array:
        """Half the logits of winning."""
        inner, inner_bias, outer, outer_bias, trust = self.weights
        hidden = np.tanh(samples.inputs @ inner + inner_bias)
        found: Array = hidden @ outer + outer_bias + trust * samples.by_hand
        return found

    def learn(self, samples: Samples) -> None:
        """One step towards what came of these positions."""
        inner, inner_bias, outer, outer_bias, trust = self.weights
        hidden = np.tanh(samples.inputs @ inner + inner_bias)
        scores = hidden @ outer + outer_bias + trust * samples.by_hand
        error = 2 * (1 / (1 + np.exp(-2 * scores)) - samples.won) / len(scores)
        back = np.outer(error, outer) * (1 - hidden**2)
        self._move(
            [
                samples.inputs.T @ back + DECAY * inner,
                back.sum(axis=0),
                hidden.T @ error + DECAY * outer,
                np.array([error.sum()]),
                np.array([(error * samples.by_hand).sum()]),
            ]
        )

    def _move(self, gradients: Sequence[Any]) -> None:
        self._steps += 1
        for weight, first, second, gradient in zip(self.weights, self._first, self._second, gradients, strict=True):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            towards = first / (1 - 0.9**self._steps)
            weight -= RATE * towards / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)


def gather(title: str, matches: int, places: int, seed: int) -> tuple[Samples, np.ndarray]:
    """The positions of matches, and the number of the match that each is of."""
    numbers, inputs, by_hand, won = zip(*positions(title, matches, places, seed), strict=True)
    samples = Samples(*(np.array(column, np.float32) for column in (inputs, by_hand, won)))
    return samples, np.array(numbers)


def fit(samples: Samples, numbers: np.ndarray, places: int, seed: int = 0) -> tuple[Network, dict[str, float]]:
    """A network that fits nine tenths of the matches, and log losses on the others, by hand and by the network.

    The evaluation by hand is scaled to the same data first.
    """
    spread = samples.inputs.std(axis=0) + 0.1
    scaled = samples._replace(inputs=samples.inputs / spread)
    tenth = numbers % 10
    taught, aside, kept = (scaled.part(where) for where in (tenth < 8, tenth == 8, tenth == 9))
    scales = np.linspace(0.2, 3.0, 57)
    scale = min(scales, key=lambda one: log_loss(one * taught.by_hand, taught.won))
    learner, chance = Learner(samples.inputs.shape[1], seed), np.random.default_rng(seed)
    best, weights, since = np.inf, [weight.copy() for weight in learner.weights], 0
    for _ in range(EPOCHS):
        for batch in np.array_split(chance.permutation(len(taught.won)), max(len(taught.won) // BATCH, 1)):
            learner.learn(taught.part(batch))
        loss = log_loss(learner.scores(aside), aside.won)
        since += 1
        if loss < best:
            best, weights, since = loss, [weight.copy() for weight in learner.weights], 0
        if since == PATIENCE:
            break
    learner.weights = weights
    losses = {
        "by hand": log_loss(scale * kept.by_hand, kept.won),
        "network": log_loss(learner.scores(kept), kept.won),
    }
    inner, inner_bias, outer, outer_bias, trust = weights
    folded = (inner / spread[:, None]).astype(np.float32)
    return Network(places, folded, inner_bias, outer, float(outer_bias[0]), float(trust[0])), losses


def main(arguments: Sequence[str]) -> None:
    """Learn from matches of a scenario, say how well, and write the network where it is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--into", type=Path)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args(arguments)
    places = places_of(asked.title)
    samples, numbers = gather(asked.title, asked.matches, places, asked.seed)
    network, losses = fit(samples, numbers, places, asked.seed)
    told = ", ".join(f"{name} {loss:.3f}" for name, loss in losses.items())
    sys.stdout.write(f"{asked.title}: {asked.matches} matches, {len(numbers)} positions; log loss {told}\n")
    if asked.into is not None:
        save(asked.into, network)
    if asked.keep:
        match = registry.new(asked.title, seed=0)
        scene = match.view(0).scene
        save(network_file(system_of(match).folder / "mind", scene), network)


if __name__ == "__main__":
    main(sys.argv[1:])
