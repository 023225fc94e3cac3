"""An example that learns to beat `random`: a weight for each feature of options, found by the cross-entropy method.

`python -m bocage.environments.example tide-of-iron/first-contact` trains for a minute or so and prints how often it
wins. In each generation some sets of weights play a few matches each; the next one is drawn around the best of them.
"""

from __future__ import annotations

import sys

import numpy as np

from bocage.environments.alone import MatchAgainst

SETS, BEST = 24, 6
"""How many sets of weights there are in a generation, and how many of them shape the next."""
TEMPER = 0.1
"""How much chance there is in the choices."""


def train(title: str, generations: int = 6, matches: int = 6, seed: int = 0) -> np.ndarray:
    """Weights for the features of options with which the first seat wins more often."""
    env, chance = MatchAgainst(title), np.random.default_rng(seed)
    middle, spread = np.zeros(len(env.encoder.features)), 2.0 * np.ones(len(env.encoder.features))
    for number in range(generations):
        sets = middle + spread * chance.normal(size=(SETS, len(middle)))
        seeds = range(number * matches, (number + 1) * matches)
        rewards = [mean_reward(env, weights, seeds, chance) for weights in sets]
        best = sets[np.argsort(rewards)[-BEST:]]
        middle, spread = best.mean(axis=0), best.std(axis=0) + 0.1
    return middle


def mean_reward(env: MatchAgainst, weights: np.ndarray, seeds: range, chance: np.random.Generator) -> float:
    """What matches with these seeds end with on average: 1 is always a win, -1 always a loss."""
    total = 0.0
    for seed in seeds:
        seen, _ = env.reset(seed=seed)
        done = False
        while not done:
            scores = seen["options"] @ weights + TEMPER * chance.gumbel(size=len(seen["options"]))
            action = np.argmax(np.where(seen["action_mask"], scores, -np.inf))
            seen, reward, done, _, _ = env.step(action)
            total += reward
    return total / len(seeds)


def share_of_wins(title: str, weights: np.ndarray, matches: int, seed: int = 10_000) -> float:
    """How often weights win, in matches that they were not chosen by."""
    env, chance = MatchAgainst(title), np.random.default_rng(seed)
    return (1 + mean_reward(env, weights, range(seed, seed + matches), chance)) / 2


if __name__ == "__main__":
    learnt = train(sys.argv[1])
    for name, found in (("untrained", np.zeros(len(learnt))), ("trained", learnt)):
        sys.stdout.write(f"{name}: wins {100 * share_of_wins(sys.argv[1], found, 100):.0f} of 100 against random\n")
